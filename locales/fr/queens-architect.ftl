# Queen’s Architect. Une rangée du panneau se compte à partir du haut, une position à partir de la position de départ d’une tuile.

## Le nom du jeu

game-queens-architect = Queen’s Architect

## Le genre de mot qu’attend une action : « … » devrait être …

qa-word-character = un artisan, comme « glazier_1 »
qa-word-guild = une guilde, comme « glazier »
qa-word-place = un lieu, comme « v3 »
qa-word-row = une ligne du panneau de recrutement, de 1 (en haut) à 6 (en bas)
qa-word-spaces = un nombre de cases, comme « 2 »
qa-word-turns = un nombre de crans, de 0 à 5
qa-word-bonds = un nombre d’obligations, comme « 2 »
qa-word-steps = un nombre de crans, comme « 2 »

## Questions. La Capitale est le seul lieu dont le nom veut un article

qa-ask-nothing = Il n’y a rien à décider.
qa-ask-pick = Choisissez un artisan de départ. Les nombres sont ses performances, du premier travail au dernier.
qa-ask-turn = { $talers ->
    [one] Faites-vous pivoter { $character } ? Chaque cran rapporte { $talers } thaler et laisse un travail de moins.
   *[other] Faites-vous pivoter { $character } ? Chaque cran rapporte { $talers } thalers et laisse un travail de moins.
}
qa-ask-advance = À vous : l’architecte est sur « { $action } ». De combien de cases avance-t-il ?
qa-ask-labor = Manouvrier : prenez-vous le revenu ?
qa-ask-icons = { $talers ->
    [one] Quel artisan au symbole manouvrier faites-vous pivoter, pour { $talers } thaler chacun ? Cela compte comme un travail.
   *[other] Quel artisan au symbole manouvrier faites-vous pivoter, pour { $talers } thalers chacun ? Cela compte comme un travail.
}
qa-ask-hire = { $talers ->
    [one] Qui recrutez-vous ? Vous avez { $talers } thaler.
   *[other] Qui recrutez-vous ? Vous avez { $talers } thalers.
}
qa-ask-bonus-hire = { $talers ->
    [one] La ville vous offre un recrutement supplémentaire. Qui recrutez-vous ? Vous avez { $talers } thaler.
   *[other] La ville vous offre un recrutement supplémentaire. Qui recrutez-vous ? Vous avez { $talers } thalers.
}
qa-ask-fire = Votre troupe est complète. Qui renvoyez-vous, pour faire place à { $character } ?
qa-ask-money = Que demandez-vous au courtier ? { $bonds ->
    [0] Vous n’avez pas d’obligation ; si vous en aviez, vous pourriez en encaisser { $most ->
        [one] une seule par visite
       *[other] jusqu’à { $most } par visite
    }.
    [one] Vous avez une obligation ; on { $most ->
        [one] ne peut en encaisser qu’une par visite
       *[other] peut en encaisser jusqu’à { $most } par visite
    }.
   *[other] Vous avez { $bonds } obligations ; on { $most ->
        [one] ne peut en encaisser qu’une par visite
       *[other] peut en encaisser jusqu’à { $most } par visite
    }.
}
qa-ask-travel = Où allez-vous ? Entre parenthèses, les guildes demandées sur place. Votre calèche est { $place ->
    [Capitale] dans la capitale
   *[other] à { $place }
}, et vous avez { $talers ->
    [one] { $talers } thaler
   *[other] { $talers } thalers
}.
qa-ask-tavern = Taverne : entrez-vous ?
qa-ask-rest = { $count ->
    [0] Quelle guilde envoyez-vous au bar ? Ses artisans reviennent d’un cran. Vous avez { $talers ->
        [one] { $talers } thaler
       *[other] { $talers } thalers
    }.
    [one] Quelle autre guilde envoyez-vous au bar ? Ses artisans reviennent d’un cran. Pour celle qui y est, vous devez { $fee ->
        [one] { $fee } thaler
       *[other] { $fee } thalers
    }, et vous en avez { $talers }.
   *[other] Quelle autre guilde envoyez-vous au bar ? Ses artisans reviennent d’un cran. Pour les { $count } qui y sont, vous devez { $fee ->
        [one] { $fee } thaler
       *[other] { $fee } thalers
    }, et vous en avez { $talers }.
}
qa-ask-construct = Que faites-vous { $place ->
    [Capitale] dans la capitale
   *[other] à { $place }
} ? Votre troupe a une performance totale de { $sum }.
qa-ask-repair = { $count ->
    [one] Qui d’autre participe aux réparations ? Pour l’instant, un artisan rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Qui d’autre participe aux réparations ? Pour l’instant, { $count } artisans rapportent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
qa-ask-spend = { $points ->
    [one] Vous avez { $points } point d’Estime. De combien de crans montez-vous ? Le reste devient des obligations.
   *[other] Vous avez { $points } points d’Estime. De combien de crans montez-vous ? Le reste devient des obligations.
}

## Réponses, comme lignes d’une liste numérotée

qa-do-take = { $icon ->
    [0] Prendre { $character } : { $numbers }, réparation { $repair }
   *[other] Prendre { $character } : { $numbers }, réparation { $repair }, manouvrier
}
qa-do-turn = { $positions ->
    [0] Laisser la tuile telle quelle
    [one] La faire pivoter de { $positions } cran pour { $talers ->
        [one] { $talers } thaler
       *[other] { $talers } thalers
    }
   *[other] La faire pivoter de { $positions } crans pour { $talers ->
        [one] { $talers } thaler
       *[other] { $talers } thalers
    }
}
qa-do-advance = { $spaces ->
    [one] Avancer de { $spaces } case : { $action }
   *[other] Avancer de { $spaces } cases : { $action }
}{ $idle ->
    [0] { "" }
   *[other] { " " }(rien n’y est possible maintenant)
}
qa-do-earn = { $talers ->
    [one] Prendre le revenu : { $talers } thaler
   *[other] Prendre le revenu : { $talers } thalers
}
qa-do-labor = { $talers ->
    [one] Faire pivoter { $character } pour { $talers } thaler
   *[other] Faire pivoter { $character } pour { $talers } thalers
}
qa-do-labor-last = { $talers ->
    [one] Faire pivoter { $character } pour { $talers } thaler : dernier travail, puis la tuile quitte la partie
   *[other] Faire pivoter { $character } pour { $talers } thalers : dernier travail, puis la tuile quitte la partie
}
qa-do-hire = Recruter { $character } pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} : performance { $performance }, { $jobs ->
    [one] { $jobs } travail
   *[other] { $jobs } travaux
}
qa-do-hire-nobody = Recruter sur la ligne { $row }
qa-do-fire = Renvoyer { $character } : performance { $performance }, encore { $jobs ->
    [one] { $jobs } travail
   *[other] { $jobs } travaux
}
qa-do-confidence = { $bonds ->
    [0] Gagner la confiance du courtier
    [one] Gagner la confiance du courtier : jusqu’à { $bonds } obligation par visite à venir
   *[other] Gagner la confiance du courtier : jusqu’à { $bonds } obligations par visite à venir
}
qa-do-redeem = Encaisser { $bonds ->
    [one] { $bonds } obligation
   *[other] { $bonds } obligations
} pour { $talers ->
    [one] { $talers } thaler
   *[other] { $talers } thalers
}
qa-do-travel = { $spaces ->
    [0] Vers { $place } ({ $guilds })
    [one] Vers { $place } : { $spaces } case, { $price ->
        [0] gratuit
        [one] { $price } thaler
       *[other] { $price } thalers
    } ({ $guilds })
   *[other] Vers { $place } : { $spaces } cases, { $price ->
        [0] gratuit
        [one] { $price } thaler
       *[other] { $price } thalers
    } ({ $guilds })
}
qa-do-travel-capital = { $spaces ->
    [0] Vers la capitale
    [one] Vers la capitale : { $spaces } case, { $price ->
        [0] gratuit
        [one] { $price } thaler
       *[other] { $price } thalers
    }
   *[other] Vers la capitale : { $spaces } cases, { $price ->
        [0] gratuit
        [one] { $price } thaler
       *[other] { $price } thalers
    }
}
qa-do-tavern = Entrer : le dortoir passe à l’entrée, le bar au dortoir ; puis envoyer des guildes
qa-do-rest = Envoyer au bar : { $guild } (tarif total : { $fee ->
    [one] { $fee } thaler
   *[other] { $fee } thalers
})
qa-do-rest-done = { $fee ->
    [0] C’est tout : rien à payer
    [one] C’est tout : payer { $fee } thaler
   *[other] C’est tout : payer { $fee } thalers
}
qa-do-build = Construire un bâtiment ({ $place }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $talers ->
    [0] { "" }
    [one] { " " }et { $talers } thaler
   *[other] { " " }et { $talers } thalers
}{ $hire ->
    [0] { "" }
   *[other] { " " }et un recrutement supplémentaire
}
qa-do-repair = Affecter { $character } aux réparations : { $value ->
    [one] { $value } point
   *[other] { $value } points
}{ $last ->
    [0] { "" }
   *[other] { " " }(dernier travail, puis la tuile quitte la partie)
}
qa-do-repair-done = { $points ->
    [one] C’est tout : réparations pour { $points } point
   *[other] C’est tout : réparations pour { $points } points
}
qa-do-palace = Contribuer au palais avec une performance totale de { $sum }
qa-do-steps = { $steps ->
    [0] Ne pas monter
    [one] Monter de { $steps } cran pour { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
   *[other] Monter de { $steps } crans pour { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
}{ $bonds ->
    [0] { "" }
    [one] , { $bonds } obligation reçue
   *[other] , { $bonds } obligations reçues
}{ $lost ->
    [0] { "" }
    [one] , { $lost } point perdu
   *[other] , { $lost } points perdus
}
qa-do-done = En rester là
qa-do-forfeit = Renoncer à l’action
qa-do-forfeit-bonus = Se passer du recrutement supplémentaire

## Ce qui s’est passé, pour le journal

qa-event-pick-began = C’est maintenant à { $seat } de choisir un artisan de départ.
qa-event-took = { $seat } prend { $character }.
qa-event-turned-for-talers = { $seat } fait pivoter { $character } de { $position ->
    [one] { $position } cran
   *[other] { $position } crans
} pour { $talers ->
    [one] { $talers } thaler
   *[other] { $talers } thalers
}.
qa-event-nothing-to-take = { $seat } a déjà tous les personnages proposés et n’en prend aucun.
qa-event-left-on-display = Personne ne pouvait prendre { $character } : la tuile quitte la partie.
qa-event-turn-began = Manche { $round }, tour { $turn } : { $seat }.
qa-event-advanced = { $spaces ->
    [one] { $seat } avance son architecte de { $spaces } case : { $action }.
   *[other] { $seat } avance son architecte de { $spaces } cases : { $action }.
}
qa-event-forfeited = { $forced ->
    [0] { $seat } renonce à l’action : { $action }.
   *[other] { $seat } ne peut rien y faire : { $action }.
}
qa-event-bonus-forfeited = { $seat } se passe du recrutement supplémentaire.
qa-event-labored = { $craftsmen ->
    [0] { $seat } n’a pas d’artisan et ne gagne rien.
    [one] { $seat } gagne { $talers ->
        [one] { $talers } thaler
       *[other] { $talers } thalers
    } avec { $craftsmen } artisan.
   *[other] { $seat } gagne { $talers ->
        [one] { $talers } thaler
       *[other] { $talers } thalers
    } avec { $craftsmen } artisans.
}
qa-event-earned = { $talers ->
    [one] { $seat } reçoit { $talers } thaler en faisant pivoter { $character }.
   *[other] { $seat } reçoit { $talers } thalers en faisant pivoter { $character }.
}
qa-event-town-paid = { $talers ->
    [one] { $seat } reçoit { $talers } thaler de la ville : { $place }.
   *[other] { $seat } reçoit { $talers } thalers de la ville : { $place }.
}
qa-event-fired = { $seat } renvoie { $character }, et la tuile quitte la partie.
qa-event-hired = { $price ->
    [one] { $seat } recrute { $character } sur la ligne { $row } pour { $price } thaler.
   *[other] { $seat } recrute { $character } sur la ligne { $row } pour { $price } thalers.
}
qa-event-price-moved = { $price ->
    [one] La ligne du haut du panneau coûte maintenant { $price } thaler.
   *[other] La ligne du haut du panneau coûte maintenant { $price } thalers.
}
qa-event-displaced = Personne n’a voulu payer { $character } au prix le plus bas : la tuile quitte la partie.
qa-event-moved-up = Les tuiles du panneau de recrutement montent.
qa-event-revealed = { $character } arrive sur la ligne { $row } du panneau de recrutement.
qa-event-gained-confidence = { $bonds ->
    [one] { $seat } gagne la confiance du courtier et peut désormais encaisser jusqu’à { $bonds } obligation par visite.
   *[other] { $seat } gagne la confiance du courtier et peut désormais encaisser jusqu’à { $bonds } obligations par visite.
}
qa-event-redeemed = { $seat } encaisse { $bonds ->
    [one] { $bonds } obligation
   *[other] { $bonds } obligations
} pour { $talers ->
    [one] { $talers } thaler
   *[other] { $talers } thalers
}.
qa-event-traveled = { $spaces ->
    [0] { $seat } laisse sa calèche où elle est.
   *[other] { $seat } quitte { $from ->
        [Capitale] la capitale
       *[other] { $from }
    } pour { $place ->
        [Capitale] la capitale
       *[other] { $place }
    } : { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, { $price ->
        [0] gratuit
        [one] { $price } thaler
       *[other] { $price } thalers
    }.
}
qa-event-tavern-moved = { $seat } entre à la taverne : le dortoir passe à l’entrée, le bar passe au dortoir.
qa-event-sent = { $seat } envoie au bar : { $guild }.
qa-event-paid-fee = { $seat } paie { $fee ->
    [one] { $fee } thaler
   *[other] { $fee } thalers
} pour { $count ->
    [one] { $count } guilde
   *[other] { $count } guildes
}.
qa-event-turned-back = { $character } ({ $seat }) se repose et revient à une performance de { $performance }.
qa-event-built = { $seat } construit à { $place } : performance totale { $sum }{ $deduction ->
    [0] { "" }
   *[other] , terrain −{ $deduction }
}{ $bonus ->
    [0] { "" }
   *[other] , bonus +{ $bonus }
}. Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $limit ->
    [0] { "" }
   *[other] { " " }La limite de { $limit } retranche le reste.
}
qa-event-assigned = { $value ->
    [one] { $seat } affecte { $character } aux réparations : { $value } point.
   *[other] { $seat } affecte { $character } aux réparations : { $value } points.
}
qa-event-repaired = { $points ->
    [one] { $seat } fait des réparations pour { $points } point.
   *[other] { $seat } fait des réparations pour { $points } points.
}
qa-event-stepped = { $steps ->
    [one] { $seat } monte de { $steps } cran sur la piste d’Estime, jusqu’à la case { $space }.
   *[other] { $seat } monte de { $steps } crans sur la piste d’Estime, jusqu’à la case { $space }.
}
qa-event-took-bonds = { $bonds ->
    [0] La réserve n’a plus d’obligation : { $seat } perd { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }.
    [one] { $seat } prend { $bonds } obligation{ $lost ->
        [0] .
        [one] { " " }; la réserve n’en a plus, et { $lost } point est perdu.
       *[other] { " " }; la réserve n’en a plus, et { $lost } points sont perdus.
    }
   *[other] { $seat } prend { $bonds } obligations{ $lost ->
        [0] .
        [one] { " " }; la réserve n’en a plus, et { $lost } point est perdu.
       *[other] { " " }; la réserve n’en a plus, et { $lost } points sont perdus.
    }
}
qa-event-turned = { $character } ({ $seat }) a travaillé et pivote : performance { $performance }.
qa-event-dropped-out = { $character } ({ $seat }) a fait son dernier travail et quitte la partie.
qa-event-contributed = { $seat } contribue au palais avec une performance totale de { $sum }. La partie finit avec cette manche.
qa-event-stopped = { $rounds ->
    [one] La partie est arrêtée après { $rounds } manche.
   *[other] La partie est arrêtée après { $rounds } manches.
}
qa-event-game-over = La partie est terminée.

## Pourquoi pas

qa-no-over = La partie est terminée.
qa-no-not-asked = C’est à quelqu’un d’autre de décider ; votre tour viendra.
qa-no-other-question = Cela ne répond pas à la question posée maintenant.
qa-no-must-move = L’architecte ne peut pas rester sur place. Avancez d’abord ; vous pourrez renoncer à l’action atteinte.
qa-no-such-move = L’architecte avance de { $least } à { $most } cases, et seulement dans le sens horaire.
qa-no-not-on-display = Cet artisan n’est pas proposé : { $character }. Choisissez un des artisans de départ qui le sont.
qa-no-taken-character = Vous avez déjà { $character }, et personne n’a deux fois le même personnage : choisissez-en un autre.
qa-no-past-arrow = { $most ->
    [one] Une tuile ne pivote pas au-delà de sa flèche d’épuisement : ici, de { $most } cran au plus.
   *[other] Une tuile ne pivote pas au-delà de sa flèche d’épuisement : ici, de { $most } crans au plus.
}
qa-no-not-in-band = Cet artisan n’est pas dans votre troupe : { $character }.
qa-no-icon = { $character } n’a pas le symbole manouvrier, et on ne fait pivoter pour des thalers que les artisans qui l’ont.
qa-no-already-turned = { $character } a déjà pivoté, et chaque artisan ne pivote qu’une fois par action.
qa-no-empty-row = La ligne { $row } du panneau de recrutement est vide : choisissez-en une avec un artisan.
qa-no-cannot-pay = { $talers ->
    [0] Cela coûte { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }, et vous n’en avez pas.
   *[other] Cela coûte { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }, et vous n’en avez que { $talers }.
}
qa-no-same-character = Vous avez déjà { $character }, et personne n’a deux fois le même personnage. Avec une troupe complète, vous pourriez renvoyer l’artisan que vous avez.
qa-no-must-fire-same = Vous recrutez { $character } une seconde fois : c’est donc cet artisan-là qui doit partir.
qa-no-must-fire = Vous avez choisi qui recruter, et votre troupe est complète : choisissez maintenant qui renvoyer.
qa-no-top-confidence = Votre pion est déjà en haut de la piste du courtier : encaissez des obligations, ou renoncez à l’action.
qa-no-bonds = Vous n’avez pas d’obligation à encaisser. Les points que vous ne dépensez pas sur la piste deviennent des obligations.
qa-no-too-many-bonds = { $most ->
    [one] Vous pouvez encaisser au plus { $most } obligation maintenant : pas plus que vous n’en avez, et pas plus que n’indique la case de votre pion sur la piste du courtier.
   *[other] Vous pouvez encaisser au plus { $most } obligations maintenant : pas plus que vous n’en avez, et pas plus que n’indique la case de votre pion sur la piste du courtier.
}
qa-no-other-side = Le lieu « { $place } » est sur l’autre face du plateau, et on ne joue pas sur cette face.
qa-no-same-place = Votre calèche est déjà { $place ->
    [Capitale] dans la capitale
   *[other] à { $place }
}. Allez ailleurs, ou renoncez à l’action pour rester.
qa-no-too-far = Il y a plus de { $most ->
    [one] { $most } case
   *[other] { $most } cases
} jusqu’à { $place ->
    [Capitale] la capitale
   *[other] { $place }
}, et aucun voyage n’est plus long. Il en faut plusieurs.
qa-no-nobody-to-send = Dans cette partie, une visite à la taverne demande au moins une guilde, et vous n’en avez aucune à envoyer, ou pas de quoi payer.
qa-no-must-send = Dans cette partie, une visite à la taverne demande au moins une guilde : envoyez-en une.
qa-no-already-sent = Cette guilde est déjà au bar : { $guild }. Choisissez-en une autre.
qa-no-asleep = Cette guilde dort au dortoir : { $guild }. À votre prochaine visite à la taverne, vous pourrez l’y envoyer de nouveau.
qa-no-in-capital = Dans la capitale, on ne construit que le palais. Pour construire un bâtiment, voyagez vers un autre lieu.
qa-no-already-built = Vous avez déjà un bâtiment à { $place }, et un seul est permis par lieu. Des réparations restent possibles.
qa-no-marker = Il ne vous reste aucun pion Bâtiment. Des réparations restent possibles.
qa-no-missing-guilds = Il manque à votre troupe ce qui est demandé ici : { $guilds }. Recrutez d’abord ; des réparations sont possibles sans cela.
qa-no-same-guild = Aux réparations, chaque artisan est d’une guilde différente, et il y en a déjà un de cette guilde : { $guild }.
qa-no-already-assigned = { $character } participe déjà : choisissez quelqu’un d’autre.
qa-no-not-at-palace = { $left ->
    [one] Vous êtes encore à { $left } cran du bout de la piste d’Estime, et ce n’est que de là qu’on peut contribuer au palais.
   *[other] Vous êtes encore à { $left } crans du bout de la piste d’Estime, et ce n’est que de là qu’on peut contribuer au palais.
}
qa-no-not-in-capital = Le palais se construit dans la capitale, et votre calèche est ailleurs : allez-y d’abord.
qa-no-too-weak = Votre troupe a une performance totale de { $sum }, et il faut { $wanted } pour le palais. Recrutez des artisans, ou laissez des guildes se reposer à la taverne.
qa-no-must-contribute = Vous pouvez contribuer au palais, et dans cette partie, c’est obligatoire.
qa-no-too-many-steps = { $points ->
    [one] C’est trop de crans pour { $points } point : chaque cran coûte le pion Estime de la case où il mène.
   *[other] C’est trop de crans pour { $points } points : chaque cran coûte le pion Estime de la case où il mène.
}
qa-no-end-of-track = La piste d’Estime finit avant : choisissez moins de crans.
qa-no-must-spend = Dites d’abord ce que deviennent vos points : « steps 0 » les change tous en obligations.

## Le tableau des tuiles, et ce qu’il faut y vérifier d’abord

qa-sheet-performance = Performance
qa-sheet-repair = Réparation
qa-sheet-tiles = Tuiles (!)
qa-sheet-guild = Guilde : { $guild }.
qa-sheet-laborer = Symbole manouvrier.
qa-sheet-demand = Requête : { $guilds }.
qa-bonus-appreciation = { $points ->
    [one] Bonus : +{ $points } point d’Estime.
   *[other] Bonus : +{ $points } points d’Estime.
}
qa-bonus-talers = { $count ->
    [one] Bonus : { $count } thaler.
   *[other] Bonus : { $count } thalers.
}
qa-bonus-hire = Bonus : un recrutement supplémentaire.

qa-advice-all-faces = Les faces des { $count } personnages sont toutes reconstituées : les six nombres, la valeur de réparation et le symbole manouvrier. Comparez-les à vos tuiles et corrigez [[character]].
qa-advice-faces = { $count ->
    [one] La face d’un personnage est reconstituée : { $characters }. Comparez les six nombres, la valeur de réparation et le symbole manouvrier à vos tuiles et corrigez [[character]].
   *[other] Les faces de { $count } personnages sont reconstituées : { $characters }. Comparez les six nombres, les valeurs de réparation et les symboles manouvrier à vos tuiles et corrigez [[character]].
}
qa-advice-copies = Le nombre de tuiles de chaque personnage, et de celles qui ont « ! » au dos, est reconstitué. Comptez les vôtres et corrigez copies et starting_copies dans [[character]].
qa-advice-demands = { $count ->
    [one] Les guildes ou le bonus d’une tuile Requête sont reconstitués. Comparez-les à votre tuile et corrigez [[demand]].
   *[other] Les guildes ou les bonus de { $count } tuiles Requête sont reconstitués. Comparez-les à vos tuiles et corrigez [[demand]].
}
qa-advice-boards = { $count ->
    [one] Les lieux, les routes ou les terrains de construction d’une face du plateau sont reconstitués. Comparez-les à votre plateau et corrigez [[board]] et [[board.location]].
   *[other] Les lieux, les routes ou les terrains de construction de { $count } faces du plateau sont reconstitués. Comparez-les à votre plateau et corrigez [[board]] et [[board.location]].
}
qa-advice-scale = Le bout droit de l’échelle de prix est reconstitué ; ici, c’est { $last }. Regardez votre plateau et corrigez values dans [price_scale].
qa-advice-star = L’ordre de l’étoile d’action n’est pas certain ; ici, dans le sens horaire à partir du haut, c’est { $order }. Si la vôtre est différente, corrigez order dans [action_star] ; dans tous les cas, enlevez order_alternative quand vous aurez regardé.
qa-advice-track = { $count ->
    [one] La piste d’Estime a ici { $count } case pour les pions, et il n’est pas certain que cela vaille pour les deux faces du plateau. Si la vôtre en a plus ou moins, corrigez token_spaces dans [appreciation_track].
   *[other] La piste d’Estime a ici { $count } cases pour les pions, et il n’est pas certain que cela vaille pour les deux faces du plateau. Si la vôtre en a plus ou moins, corrigez token_spaces dans [appreciation_track].
}

## Le plateau du terminal. Les pions sont ceux qui restent, l’équipe est sa performance totale

qa-sketch-line = { $label } : { $text }
qa-sketch-billboard = Panneau (pioche : { $pile })
qa-sketch-price = Prix du haut : { $scale }
qa-sketch-track = Piste d’Estime
qa-sketch-bonds = Obligations en réserve : { $bonds }
qa-sketch-palace = Palais dès { $sum }
qa-sketch-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
qa-sketch-talers = { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}
qa-sketch-legend-places = 20 points au plus   * dans votre troupe   RoBl bâtisseurs   -4 terrain suivant
qa-sketch-display = Artisans de départ proposés
qa-sketch-player = { $action }, thalers { $talers }, obligations { $bonds } (max { $redeems }), pions { $markers }, troupe { $sum }
qa-sketch-legend-craftsmen = 4·3·0 performance, puis après chaque travail   (2) réparation   $ manouvrier

## Ce que compte un aperçu : ces mots précèdent un nombre

goods-talers = thalers
goods-bonds = obligations
goods-craftsmen = artisans
goods-performance = performance

## Les lignes de la feuille de score, et ce qui départage une égalité

score-track = Piste d’Estime
score-palace = Palais

tie-band = la performance totale de la troupe

## Configurations impossibles

qa-setup-players = Le jeu est pour { $least } à { $most } joueurs, pas pour { $players }.
qa-setup-first = La place { $seat } ne peut pas commencer : il y a { $players } places, comptées à partir de 0.

## États impossibles : $why est l’une des propositions qui suivent

qa-load-billboard = le panneau de recrutement a six emplacements, et ceux qui sont vides sont en bas, et seulement quand la pioche est vide
qa-load-bonds = les obligations des joueurs et de la réserve doivent être celles de la boîte
qa-load-builders = il y a plus de bâtisseurs que de terrains de construction
qa-load-character = aucun artisan n’a cet identifiant
qa-load-demand = aucune tuile Requête de ce nom ne va sur ce type de lieu
qa-load-draft = les artisans de départ se choisissent avant le premier tour, et jusque-là rien d’autre ne s’est passé
qa-load-first = avant le premier tour, il faut dire qui commence
qa-load-guild = aucune guilde n’a cet identifiant
qa-load-markers = un joueur a plus de bâtiments que de pions Bâtiment
qa-load-not-in-band = cet artisan n’est pas dans la troupe du joueur dont c’est le tour
qa-load-notches = une étoile d’action n’a que six encoches
qa-load-over = une partie est terminée exactement quand sa dernière manche a été jouée et que « pending » est une liste vide
qa-load-palace = un joueur qui a contribué au palais l’a fait pendant cette manche, en remplit les conditions et a exactement cette somme
qa-load-pile = la pioche a trop de tuiles, ou ses artisans de départ ne sont pas au-dessus
qa-load-place = cette face du plateau n’a pas de lieu avec cet identifiant
qa-load-places = chaque lieu sauf la capitale doit avoir sa tuile Requête
qa-load-position = la position est au-delà de la flèche d’épuisement
qa-load-removed = les tuiles hors de la partie doivent être exactement celles qui ne sont nulle part ailleurs
qa-load-tiles = il y a plus de tuiles d’un personnage que dans la boîte
qa-load-track = il faut un pion Estime de la boîte sur chaque case de la piste
qa-load-turn = le numéro du tour ne va pas avec le joueur dont c’est le tour et celui qui a commencé

## Erreurs d’un fichier de données

qa-edition-action-once = { $count ->
    [0] « { $action } » manque : chaque action a une case de l’étoile.
   *[other] « { $action } » figure ici { $count } fois : chaque action a une case de l’étoile.
}
qa-edition-board-twice = Une autre face du plateau est déjà pour { $players } joueurs.
qa-edition-capital = Une face du plateau a exactement une capitale, et celle-ci en a { $count }.
qa-edition-coin = Il y a des pièces de 1 et de 3 thalers, mais aucune de { $value }.
qa-edition-count-bonds = Obligations : { $wanted } selon la boîte, { $count } ici.
qa-edition-count-coins = Pièces de { $value } : { $wanted } selon la boîte, { $count } dans le fichier.
qa-edition-count-craftsmen = Artisans : { $wanted } selon la boîte, { $count } en additionnant les exemplaires de tous les personnages du fichier.
qa-edition-count-demands = Tuiles Requête : { $wanted } selon la boîte, { $count } dans le fichier.
qa-edition-count-guild = Artisans par guilde : { $wanted }, mais { $count } en additionnant les exemplaires des personnages de la guilde « { $guild } ».
qa-edition-count-monasteries = Tuiles Requête pour les monastères : { $wanted } selon la boîte, { $count } dans le fichier.
qa-edition-count-starters = Artisans de départ : { $wanted } selon la boîte, { $count } en additionnant les exemplaires de départ de tous les personnages du fichier.
qa-edition-count-tokens = Pions Estime : { $wanted } selon la boîte, { $count } dans le fichier.
qa-edition-count-towns = Tuiles Requête pour les villes : { $wanted } selon la boîte, { $count } dans le fichier.
qa-edition-count-villages = Tuiles Requête pour les villages : { $wanted } selon la boîte, { $count } dans le fichier.
qa-edition-disagrees = { $value } ne va pas avec { $other }, d’où il suit { $wanted }.
qa-edition-display = À { $players } joueurs, on propose deux artisans de départ par joueur : écrivez { $wanted }, pas { $value }.
qa-edition-draw-pile = À { $players } joueurs, la pioche a les { $wanted } tuiles qui ne sont ni sur le panneau ni parmi les artisans proposés, pas { $value }.
qa-edition-dropout = La flèche d’épuisement est en { $value }, mais la ligne { $row } du panneau place un artisan en { $start }, au-delà de la flèche.
qa-edition-falls = Ces nombres ne peuvent pas baisser, et { $value } vient après { $before }.
qa-edition-few-demands = Tuiles Requête avec type = "{ $type }" : il en faut { $wanted } pour cette face, et il y en a { $count } dans le fichier.
qa-edition-few-sites = Jusqu’à { $players } joueurs construisent sur cette face, et le nombre de terrains de construction n’est que de { $count }.
qa-edition-few-starters = À { $players } joueurs, il faut { $wanted } artisans de départ, pour le panneau et pour le choix, et il y en a { $count }.
qa-edition-fixed = Les règles ne connaissent ici que { $wanted }, pas { $value }.
qa-edition-general-sites = Cette liste doit être celle du plateau « { $board } », celui pour quatre joueurs : { $wanted }.
qa-edition-guild-twice = La guilde « { $guild } » est déjà sur cette tuile.
qa-edition-guilds = Nombre de guildes : { $wanted } dans le jeu, { $count } dans le fichier.
qa-edition-length = Le nombre d’éléments doit aller de { $least } à { $most }, et il est ici de { $count }.
qa-edition-no-board = Aucune face du plateau n’est pour { $players } joueurs.
qa-edition-no-bonus = Chaque ville donne un bonus, et celle-ci n’en a pas.
qa-edition-no-word = Aucune ligne n’a l’identifiant « { $id } ».
qa-edition-rgb = « { $text } » n’est pas une couleur : écrivez # et six chiffres de 0 à f.
qa-edition-road-ends = Une route a deux bouts, et celle-ci en a { $count }.
qa-edition-road-loop = Cette route part de « { $place } » et y revient.
qa-edition-road-nowhere = Cette route ne mène nulle part : cette face du plateau n’a pas de lieu « { $place } ».
qa-edition-road-twice = Il y a déjà une route entre « { $from } » et « { $to } ».
qa-edition-row = Les lignes sont dans l’ordre à partir du haut : celle-ci est la { $wanted }, pas la { $value }.
qa-edition-row-price = Seule la ligne du haut a l’échelle de prix : ici, le prix est un nombre de thalers.
qa-edition-rows = Nombre de lignes du panneau : { $wanted } dans le jeu, { $count } dans le fichier.
qa-edition-ruling = Il n’y a pas de règles pour { $ruling } = true : écrivez false.
qa-edition-scale-step = Chaque prix de l’échelle vaut 1 de moins que le précédent : après { $before } vient { $wanted }, pas { $value }.
qa-edition-site-order = Les terrains de construction sont dans l’ordre, le meilleur en premier : { $value } ne peut pas venir après { $before }.
qa-edition-star-top = Les architectes commencent sur la case du haut, qui est "construct", pas « { $action } ».
qa-edition-too-many = Il y a de la place pour { $most } lignes de ce genre, et celle-ci est de trop.
qa-edition-top-price = Le prix de la ligne du haut est sur l’échelle de prix : écrivez "scale".
qa-edition-town-bonus = Seules les villes donnent un bonus : enlevez-le.
qa-edition-unknown-action = Il n’y a pas d’action « { $action } ». Les actions sont { $known }.
qa-edition-unknown-bonus = Il n’y a pas de bonus « { $type } ». Les bonus sont { $known }.
qa-edition-unknown-guild = Il n’y a pas de guilde « { $guild } » dans ce fichier.
qa-edition-unknown-type = « { $type } » ne convient pas ici. Les types sont { $known }.
qa-edition-unknown-word = « { $id } » ne convient pas ici. Les identifiants sont { $known }.
qa-edition-unreachable = Aucune route ne mène de la capitale à « { $place } », même en passant par d’autres lieux.

## Ce qu’on peut choisir pour une partie

qa-option-price-marker-forfeited = Le marqueur de prix avance quand on renonce à recruter
qa-option-town-hire-price = Le recrutement en ville fait avancer le marqueur de prix
qa-option-town-hire-timing = Le recrutement en ville a lieu
qa-option-timing-after = après la rotation de la troupe
qa-option-timing-before = avant la rotation de la troupe
qa-option-town-hire-rotated = L’artisan recruté en ville pivote aussi
qa-option-bonds-limited = Les obligations se limitent à la réserve
qa-option-travel-zero = Rester sur place compte comme un voyage
qa-option-tavern-zero = Une action de taverne peut n’envoyer personne
qa-option-palace-optional = On peut remettre le palais à plus tard

## Ce qu’il y a à dire des pièces et des lieux

qa-help-palace-title = Pour construire le palais
qa-help-token-title = Pion Estime { $points }
qa-help-faces = Performance, du premier travail au dernier : { $numbers }.
qa-help-repair = En réparation : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
qa-help-icon = Sur « { $action } », la tuile peut pivoter d’un cran pour { $talers ->
    [one] { $talers } thaler
   *[other] { $talers } thalers
} ; cela compte comme un travail.
qa-help-copies = Il y a { $count } de ces tuiles, dont { $starters ->
    [one] { $starters } artisan de départ
   *[other] { $starters } artisans de départ
}.
qa-help-members = Ses personnages : { $names }.
qa-help-rest = Quand la guilde est envoyée au bar, vos artisans de cette guilde reviennent d’un cran. À votre prochaine visite, elle dort au dortoir ; ensuite, elle peut être envoyée de nouveau.
qa-help-construct = Construire un bâtiment, réparer avec un à { $most } artisans, ou contribuer au palais.
qa-help-construct-2 = Pour un bâtiment, toute la troupe travaille : ses performances, moins la déduction du terrain, font vos points, jusqu’à la limite du lieu. Puis la troupe pivote.
qa-help-day-laborer = Le revenu est de { $income ->
    [one] { $income } thaler
   *[other] { $income } thalers
} pour deux artisans, arrondi au supérieur. Chaque artisan qui a le symbole peut pivoter d’un cran pour { $talers } de plus.
qa-help-hire = Recrutez un artisan du panneau au prix de sa ligne. Plus la ligne est basse, moins il coûte, et moins il lui reste de travaux. Avec six artisans, vous en renvoyez d’abord un.
qa-help-moneychanger = Avancez votre pion d’une case sur la piste du courtier, ou encaissez des obligations à { $talers ->
    [one] { $talers } thaler
   *[other] { $talers } thalers
} chacune, jusqu’au nombre inscrit à côté du pion.
qa-help-travel = Déplacez votre calèche le long des routes. Les trajets de 1 à { $most } cases coûtent { $costs } thalers.
qa-help-tavern = D’abord le dortoir passe à l’entrée, et le bar au dortoir. Ensuite, vous pouvez envoyer des guildes de l’entrée au bar : 1 à { $most } guildes coûtent { $costs } thalers, et leurs artisans reviennent d’un cran.
qa-help-move = L’architecte avance de { $least } à { $most } cases dans le sens horaire ; on peut renoncer à l’action.
qa-help-limit = { $type } : un bâtiment rapporte au plus { $points } points.
qa-help-demand = La tuile Requête montre { $count } guildes, et votre troupe doit les avoir toutes.
qa-help-sites = Du premier au dernier bâtisseur, les terrains déduisent { $sites }. Chacun ne construit ici qu’une fois.
qa-help-bonus = La tuile Requête donne aussi un bonus : des points, des thalers ou un recrutement supplémentaire.
qa-help-band = Pour construire ici, il faut un artisan de chacune de ces guildes ; le reste de la troupe travaille aussi.
qa-help-token = Un cran vers la case de ce pion coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
qa-help-tokens = { $count } des { $all } pions de la boîte ont cette valeur.
qa-help-need-track = Votre pion est sur la dernière case de la piste d’Estime.
qa-help-need-capital = Votre calèche est dans la capitale.
qa-help-need-performance = Les performances de votre troupe font au moins { $sum } au total.
qa-help-need-construct = Votre architecte s’arrête sur « { $action } ».
qa-help-taler = Les thalers paient les recrutements, les voyages et la taverne. Le travail de manouvrier, les obligations encaissées et certaines villes en rapportent.
qa-help-bond = Chaque point qui n’est pas dépensé sur la piste devient une obligation. Le courtier encaisse les obligations à { $talers ->
    [one] { $talers } thaler
   *[other] { $talers } thalers
} chacune.
qa-help-building-marker = Chaque bâtiment prend un de vos { $count } pions.
qa-help-price-scale = Le marqueur montre le prix de la première ligne. Il avance quand on recrute sur une autre ligne, et revient à { $first } quand on recrute sur la première. Là où il ne peut plus avancer, la tuile du haut quitte la partie.
qa-help-moneychanger-figure = Sa case montre combien d’obligations vous pouvez encaisser par visite : { $least } en bas, { $most } en haut.
qa-help-entrance = Les guildes à l’entrée peuvent être envoyées au bar.
qa-help-saloon = Les guildes qui viennent d’être envoyées sont ici. À votre prochaine visite à la taverne, elles passent au dortoir.
qa-help-dormitory = Les guildes au dortoir ne peuvent pas être envoyées. À votre prochaine visite à la taverne, elles repassent d’abord à l’entrée.
qa-help-palace = Si vous remplissez les quatre conditions, vous pouvez contribuer au palais avec la performance de votre troupe. La partie s’achève avec cette manche, et la plus haute contribution gagne.
qa-chapter-craftsmen = Artisans
qa-chapter-guilds = Guildes
qa-chapter-actions = Étoile d’action
qa-chapter-places = Lieux
qa-chapter-demands = Tuiles Requête
qa-chapter-tokens = Pions Estime
qa-chapter-conditions = Conditions du palais
qa-chapter-things = Autres éléments
