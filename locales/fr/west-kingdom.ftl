# Architectes du Royaume de l’Ouest. Les noms des lieux sont ceux du fichier de données.

## Le nom du jeu

game-west-kingdom = Architectes du Royaume de l’Ouest

## L’adversaire d’un joueur seul, dans une phrase et à son début

wk-house-rival = le rival maison
wk-house-rival-name = Rival maison
wk-house-rival-begins = Le rival maison

## Tant de quelque chose, seul ou dans une liste : 2 argiles et 1 or. Rien du tout se dit « rien »

wk-amount-clay = { $count ->
    [one] { $count } argile
   *[other] { $count } argiles
}
wk-amount-wood = { $count } bois
wk-amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
wk-amount-gold = { $count } or
wk-amount-marble = { $count ->
    [one] { $count } marbre
   *[other] { $count } marbres
}
wk-amount-silver = { $count ->
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
}
wk-amount-tax = { $count ->
    [one] { $count } taxe
   *[other] { $count } taxes
}
wk-amount-wood-or-stone = { $count ->
    [one] { $count } bois ou pierre
   *[other] { $count } bois ou pierres
}
wk-amount-clay-wood-or-stone = { $count ->
    [one] { $count } argile, bois ou pierre
   *[other] { $count } argiles, bois ou pierres
}
wk-amount-virtue = { $count ->
    [one] { $count } point de vertu
   *[other] { $count } points de vertu
}
wk-amount-building-card = { $count ->
    [one] { $count } carte Bâtiment
   *[other] { $count } cartes Bâtiment
}
wk-amount-debt = { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
}
wk-amount-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}

## Le genre de mot qu’attend une action : « … » devrait être …

wk-word-location = un lieu, comme « quarry »
wk-word-open-location = un lieu où l’on peut capturer des ouvriers, comme « forest »
wk-word-dig = « clay » ou « gold »
wk-word-row = une rangée d’apprentis, 1 (en haut) ou 2 (en bas)
wk-word-column = une colonne d’apprentis, de 1 (à gauche) à 4 (à droite)
wk-word-ransom = « silver », « debt » ou « free »
wk-word-option = 1 ou 2
wk-word-debts = un nombre de dettes, comme « 1 »
wk-word-workers = un nombre d’ouvriers, comme « 2 »
wk-word-mix = un nombre de ressources, comme « 2 », avec 12 au plus en tout
wk-word-mix-good = « clay », « wood » ou « stone », chacun une fois et dans cet ordre
wk-word-trade = « 1 », « 2 » ou un apprenti qui apporte un échange, comme « merchant_gold »
wk-word-building = un bâtiment, comme « well »
wk-word-apprentice = un apprenti, comme « squire_gold »
wk-word-seat = une place, de 0 à 4

## Questions. Le nom d’un lieu ou d’un joueur ne suit jamais « à » ou « de », qui voudraient un article

wk-ask-nothing = Il n’y a rien à décider.
wk-ask-draft = Carte { $pick } sur { $keep } : quelle carte Bâtiment gardez-vous ? Le reste passe à gauche.
wk-ask-draft-last = Carte { $pick } sur { $keep } : quelle carte Bâtiment gardez-vous ? Le reste va sous la pile.
wk-ask-turn = À vous : où placez-vous un ouvrier ? Vous avez { $workers }.
wk-ask-last-turn = Votre dernier tour : où placez-vous un ouvrier ? Vous avez { $workers }.
wk-ask-recall = Vous n’avez plus d’ouvrier à placer. Où en reprenez-vous un ? C’est tout votre tour.
wk-ask-dig = Que cherchez-vous dans les Mines ?
wk-ask-workshop = Atelier : qui embauchez-vous, ou piochez-vous des cartes Bâtiment ? Vous { $silver ->
    [rien] n’avez pas d’argent
   *[other] avez { $silver }
}.
wk-ask-trades = { $left ->
    [one] Entrepôt royal : quel échange faites-vous ? Vous pouvez encore en faire un.
   *[other] Entrepôt royal : quel échange faites-vous ? Vous pouvez encore en faire { $left }.
}
wk-ask-mix-trade = Que payez-vous pour { $gain } ? Le prix, au choix : { $pay }.
wk-ask-mix-advance = Que payez-vous pour le niveau { $level } de la Cathédrale ? Le prix, au choix : { $pay }.
wk-ask-captures = { $left ->
    [one] Hôtel de Ville : quels ouvriers capturez-vous ? Vous pouvez encore faire une capture, { $price ->
        [rien] gratuite
       *[other] pour { $price }
    }.
   *[other] Hôtel de Ville : quels ouvriers capturez-vous ? Vous pouvez encore faire { $left } captures, la prochaine { $price ->
        [rien] gratuite
       *[other] pour { $price }
    }.
}
wk-ask-captures-building = { $left ->
    [one] { $building } : quels ouvriers capturez-vous gratuitement ?
   *[other] { $building } : quels ouvriers capturez-vous gratuitement ? Il reste { $left } captures.
}
wk-ask-capture-or-ransom = { $left ->
    [one] { $building } : quels ouvriers capturez-vous, ou rachetez-vous les vôtres ? L’un et l’autre sont gratuits.
   *[other] { $building } : quels ouvriers capturez-vous, jusqu’à { $left } fois, ou rachetez-vous les vôtres ? L’un et l’autre sont gratuits.
}
wk-ask-guardhouse = { $left ->
    [one] Corps de Garde : que faites-vous ? Vous avez encore une action, { $silver ->
        [rien] et pas d’argent
       *[other] et { $silver }
    }.
   *[other] Corps de Garde : que faites-vous ? Vous avez encore { $left } actions, { $silver ->
        [rien] et pas d’argent
       *[other] et { $silver }
    }.
}
wk-ask-guildhall = Maison des guildes : que construisez-vous, ou avancez-vous les travaux de la Cathédrale ?
wk-ask-market-middle = { $cards ->
    [0] Marché noir : qui embauchez-vous gratuitement ? La pile des bâtiments est vide.
    [one] Marché noir : qui embauchez-vous gratuitement, ou prenez-vous la dernière carte Bâtiment ?
   *[other] Marché noir : qui embauchez-vous gratuitement, ou regardez-vous { $cards } cartes Bâtiment, pour en garder { $keep } ?
}
wk-ask-look = { $left ->
    [one] Vous regardez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } Bâtiment. Laquelle gardez-vous ? Le reste va sous la pile.
   *[other] Vous regardez { $cards } cartes Bâtiment, pour en garder { $left }. Laquelle gardez-vous d’abord ? Le reste va sous la pile.
}
wk-ask-free-hire = { $left ->
    [one] { $building } : qui embauchez-vous gratuitement ?
   *[other] { $building } : qui embauchez-vous gratuitement ? Il reste { $left } embauches.
}
wk-ask-dismiss = { $limit ->
    [one] Vous ne pouvez avoir que { $limit } apprenti. Qui s’en va, pour faire place à la carte { $apprentice } ?
   *[other] Vous avez { $limit } apprentis, et pas un de plus n’est permis. Qui s’en va, pour faire place à la carte { $apprentice } ?
}
wk-ask-discard-limit = { $left ->
    [one] Vous gardez en main { $limit } cartes Bâtiment au plus. Laquelle va sous la pile ?
   *[other] Vous gardez en main { $limit } cartes Bâtiment au plus, et { $left } doivent aller sous la pile. Laquelle d’abord ?
}
wk-ask-discard-cathedral = { $left ->
    [one] La Cathédrale demande une carte Bâtiment de votre main. Laquelle va sous la pile ?
   *[other] La Cathédrale demande { $left } cartes Bâtiment de votre main. Laquelle va d’abord sous la pile ?
}
wk-ask-discard-building = { $left ->
    [one] { $building } : quelle carte de votre main va sous la pile, pour { $gain } ?
   *[other] { $building } : quelles cartes de votre main vont sous la pile, { $left } pour { $gain } ? Choisissez-en une.
}
wk-ask-discard-deal = { $left ->
    [one] Vous jouez contre le rival maison (propre à ce projet, pas l’officiel). Vous avez reçu une carte Bâtiment de trop. Laquelle va sous la pile ?
   *[other] Vous jouez contre le rival maison (propre à ce projet, pas l’officiel). Vous avez reçu { $left } cartes Bâtiment de trop. Laquelle va d’abord sous la pile ?
}
wk-ask-choose = { $building } : que choisissez-vous ?
wk-ask-destroy = { $most ->
    [one] Détruisez-vous une dette ? Vous avez { $debts }.
   *[other] Combien de dettes détruisez-vous, { $most } au plus ? Vous avez { $debts }.
}
wk-ask-reset = Le Marché noir est réinitialisé, et vous avez { $workers } en Prison. Combien en libérez-vous ?
wk-ask-reset-order = Le Marché noir est réinitialisé, et vous avez { $workers } en Prison. Combien en libérez-vous, ou qui agit avant cela ?

## Réponses, comme lignes d’une liste numérotée. Entre parenthèses après un apprenti, ce qui le distingue de ses homonymes

wk-do-keep = Garder { $building } : { $cost } ; { $vp } PV{ $virtue ->
    [none] { "" }
   *[other] , vertu { $virtue }
}{ $skills ->
    [rien] { "" }
   *[other] { " " }; { $skills }
}
wk-do-discard = Mettre sous la pile : { $building } ({ $cost } ; { $vp } PV{ $virtue ->
    [none] { "" }
   *[other] , vertu { $virtue }
}{ $skills ->
    [rien] { "" }
   *[other] { " " }; { $skills }
})
wk-do-discard-for = Pour { $gain }, mettre sous la pile : { $building } ({ $cost } ; { $vp } PV{ $virtue ->
    [none] { "" }
   *[other] , vertu { $virtue }
}{ $skills ->
    [rien] { "" }
   *[other] { " " }; { $skills }
})
wk-do-place = { $location } : { $gain }
wk-do-place-mines = { $location } : { $clay }, ou { $gold }
wk-do-place-storehouse-idle = { $location } : aucun échange possible pour l’instant
wk-do-place-storehouse = { $count ->
    [one] { $location } : un échange
   *[other] { $location } : jusqu’à { $count } échanges
}
wk-do-place-workshop = { $location } : embaucher dans { $columns ->
    [one] la première colonne
   *[other] les { $columns } premières colonnes
}, ou { $cards ->
    [0] ne rien piocher, car la pile des bâtiments est vide
    [one] piocher { $cards } carte Bâtiment
   *[other] piocher { $cards } cartes Bâtiment
}
wk-do-place-town-centre = { $count ->
    [one] { $location } : une capture, { $price ->
        [rien] gratuite
       *[other] pour { $price }
    }
   *[other] { $location } : jusqu’à { $count } captures, la première { $price ->
        [rien] gratuite
       *[other] pour { $price }
    }
}
wk-do-place-tax-stand = { $location } : prendre { $gain }{ $loss ->
    [rien] { "" }
   *[other] , perdre { $loss }
}
wk-do-place-guardhouse = { $count ->
    [one] { $location } : une action
   *[other] { $location } : jusqu’à { $count } actions
}
wk-do-place-market = { $location } : { $price ->
    [rien] ne rien payer
   *[other] payer { $price }
}{ $loss ->
    [rien] { "" }
   *[other] , perdre { $loss }
}, recevoir { $gain }{ $reset ->
    [0] { "" }
   *[other] { " " }; puis une réinitialisation du Marché noir
}
wk-do-place-market-middle = { $location } : { $price ->
    [rien] ne rien payer
   *[other] payer { $price }
}{ $loss ->
    [rien] { "" }
   *[other] , perdre { $loss }
}, embaucher n’importe quel apprenti { $cards ->
    [0] (la pile des bâtiments est vide)
    [one] ou prendre la dernière carte Bâtiment
   *[other] ou garder { $keep } carte Bâtiment sur { $cards }
}{ $gain ->
    [rien] { "" }
   *[other] , recevoir { $gain }
}{ $reset ->
    [0] { "" }
   *[other] { " " }; puis une réinitialisation du Marché noir
}
wk-do-place-guildhall = { $location }, case { $space } sur { $spaces } : construire, ou avancer les travaux de la Cathédrale
wk-do-place-guildhall-reset = { $location }, case { $space } sur { $spaces } : construire, ou avancer les travaux de la Cathédrale ; puis une réinitialisation du Marché noir
wk-do-place-guildhall-end = { $location }, case { $space } sur { $spaces } : construire, ou avancer les travaux de la Cathédrale ; puis tout le monde a un dernier tour
wk-do-place-beside-guildhall = { $location }, à côté : construire, ou avancer les travaux de la Cathédrale
wk-do-place-prison = { $location }
wk-do-recall = Reprendre un ouvrier : { $location }
wk-do-recall-held = Reprendre un ouvrier sur un plateau adverse : { $holder }
wk-do-dig = Prendre { $gain }
wk-do-trade = Échanger { $pay } contre { $gain }
wk-do-trade-apprentice = Échanger { $pay } contre { $gain } ({ $apprentice })
wk-do-pay = Payer { $mix }
wk-do-hire = Embaucher { $apprentice }{ $pay ->
    [rien] { $gain ->
        [rien] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } contre { $gain })
}, rangée { $row }, colonne { $column } : { $price ->
    [rien] ne rien payer
   *[other] payer { $price }
}{ $skips ->
    [rien] { "" }
   *[other] , poser { $skips } sur les cartes sautées
}{ $coins ->
    [rien] { "" }
   *[other] , prendre { $coins } avec la carte
}{ $virtue ->
    [none] { "" }
   *[other] , vertu { $virtue }
}{ $skills ->
    [rien] { "" }
   *[other] { " " }; { $skills }
}
wk-do-hire-free = Embaucher gratuitement { $apprentice }{ $pay ->
    [rien] { $gain ->
        [rien] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } contre { $gain })
}, rangée { $row }, colonne { $column }{ $coins ->
    [rien] { "" }
   *[other] , et prendre { $coins } avec la carte
}{ $virtue ->
    [none] { "" }
   *[other] , vertu { $virtue }
}{ $skills ->
    [rien] { "" }
   *[other] { " " }; { $skills }
}
wk-do-hire-nobody = Embaucher, rangée { $row }, colonne { $column }
wk-do-draw = { $gain ->
    [rien] Ne rien piocher : la pile des bâtiments est vide
   *[other] Piocher { $gain }
}
wk-do-look = { $cards ->
    [0] Ne prendre aucune carte : la pile des bâtiments est vide
    [one] Prendre la dernière carte Bâtiment
   *[other] Regarder { $cards } cartes Bâtiment et en garder { $keep }
}
wk-do-dismiss = Laisser partir { $apprentice }{ $pay ->
    [rien] { $gain ->
        [rien] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } contre { $gain })
}
wk-do-capture = Capturer { $workers } ({ $owner }, { $location }){ $price ->
    [rien] { "" }
   *[other] { " " }pour { $price }
}
wk-do-capture-own = Reprendre { $workers } de votre couleur ({ $location }){ $price ->
    [rien] { "" }
   *[other] { " " }pour { $price }
}
wk-do-imprison = Envoyer { $workers } en Prison pour { $gain }
wk-do-release = Libérer { $workers } de la Prison
wk-do-ransom-silver = Racheter { $workers } pour { $price }
wk-do-ransom-debt = Racheter { $workers } : prendre { $debts }, perdre { $loss }
wk-do-ransom-free = Racheter { $workers } gratuitement
wk-do-settle = Payer une dette : { $price } pour { $gain }
wk-do-construct = Construire { $building } pour { $cost } : { $vp } PV{ $virtue ->
    [none] { "" }
   *[other] , vertu { $virtue }
}
wk-do-advance = Avancer au niveau { $level } de la Cathédrale pour { $cost }{ $discard ->
    [rien] { "" }
   *[other] , avec { $discard } de votre main
} : { $vp } PV{ $rewards ->
    [0] { "" }
   *[other] , et une carte Récompense
}
wk-do-advance-top = Avancer les travaux de la Cathédrale
wk-do-choose = Prendre { $gain }
wk-do-destroy = { $debts ->
    [0] Ne détruire aucune dette
    [one] Détruire { $debts } dette
   *[other] Détruire { $debts } dettes
}
wk-do-act = Utiliser d’abord { $apprentice }{ $gain ->
    [rien] { "" }
   *[other] { " " }: { $gain }
}
wk-do-act-idle = Utiliser d’abord { $apprentice } ({ $gain }) : en vain, tant que vous avez des ouvriers en Prison
wk-do-free = { $workers ->
    [0] Ne libérer personne de la Prison
    [one] Libérer { $workers } ouvrier de la Prison
   *[other] Libérer { $workers } ouvriers de la Prison
}
wk-do-done = En rester là
wk-do-done-trades = Arrêter les échanges
wk-do-done-captures = Arrêter les captures
wk-do-done-guardhouse = Quitter le Corps de Garde
wk-do-decline = S’en passer
wk-do-decline-captures = Ne capturer personne
wk-do-decline-hire = N’embaucher personne
wk-do-decline-discard = Garder vos cartes

## Ce qui s’est passé, pour le journal. Un joueur au début d’une phrase y est dans chaque langue

wk-event-kept = { $seat } garde { $building }.
wk-event-passed = Chacun a gardé une carte, et le reste passe à gauche.
wk-event-received = { $seat } reçoit { $buildings }.
wk-event-drew = { $seat } pioche { $buildings }.
wk-event-drew-hidden = { $count ->
    [0] { $seat } ne pioche rien : la pile des bâtiments est vide.
    [one] { $seat } pioche { $count } carte Bâtiment.
   *[other] { $seat } pioche { $count } cartes Bâtiment.
}
wk-event-looked = { $seat } regarde { $buildings }.
wk-event-looked-hidden = { $count ->
    [one] { $seat } regarde { $count } carte Bâtiment.
   *[other] { $seat } regarde { $count } cartes Bâtiment.
}
wk-event-took-looked = { $seat } garde { $building }.
wk-event-took-looked-hidden = { $seat } garde une de ces cartes.
wk-event-chose = { $seat } choisit ce qui va sous la pile : { $building }.
wk-event-put-under = { $seat } met sous la pile : { $buildings }.
wk-event-put-under-hidden = { $count ->
    [one] { $seat } met { $count } carte Bâtiment sous la pile.
   *[other] { $seat } met { $count } cartes Bâtiment sous la pile.
}
wk-event-turn-began = Manche { $round }, tour { $turn } : { $seat }.
wk-event-asked = { $seat } décide maintenant.
wk-event-placed = { $workers ->
    [one] { $seat } place un ouvrier : { $location }.
   *[other] { $seat } place un ouvrier : { $location }, où cela en fait { $workers }.
}
wk-event-placed-in-guildhall = { $space ->
    [0] { $seat } pose un ouvrier à côté de la Maison des guildes.
   *[other] { $seat } place un ouvrier à la Maison des guildes, sur la case { $space }.
}
wk-event-recalled = { $seat } reprend un ouvrier : { $location }.
wk-event-recalled-held = { $seat } reprend un ouvrier sur un plateau adverse : { $holder }.
wk-event-skipped = { $seat } a tous ses ouvriers à la Maison des guildes et passe son tour.
wk-event-gained = { $seat } reçoit { $goods }.
wk-event-paid = { $seat } paie { $goods }.
wk-event-paid-tax = { $tax ->
    [one] { $seat } paie { $tax } taxe, qui va à la Perception.
   *[other] { $seat } paie { $tax } taxes, qui vont à la Perception.
}
wk-event-virtue-changed = { $seat } { $change ->
    [-6] perd 6 points de vertu
    [-5] perd 5 points de vertu
    [-4] perd 4 points de vertu
    [-3] perd 3 points de vertu
    [-2] perd 2 points de vertu
    [-1] perd 1 point de vertu
    [one] gagne { $change } point de vertu
   *[other] gagne { $change } points de vertu
} : Vertu { $level }.
wk-event-virtue-lost = { $virtue ->
    [one] { $seat } est au bout de la piste de Vertu : { $virtue } point de vertu de plus est perdu.
   *[other] { $seat } est au bout de la piste de Vertu : { $virtue } points de vertu de plus sont perdus.
}
wk-event-took-debts = { $debts ->
    [one] { $seat } prend { $debts } dette.
   *[other] { $seat } prend { $debts } dettes.
}
wk-event-destroyed-debts = { $debts ->
    [0] { $seat } ne détruit aucune dette.
    [one] { $seat } détruit { $debts } dette.
   *[other] { $seat } détruit { $debts } dettes.
}
wk-event-paid-debt = { $seat } a payé une dette.
wk-event-laid-coin = { $seat } pose une pièce sur la carte { $apprentice }, rangée { $row }, colonne { $column }.
wk-event-hired = { $coins ->
    [0] { $seat } embauche { $apprentice }, rangée { $row }, colonne { $column }.
    [one] { $seat } embauche { $apprentice }, rangée { $row }, colonne { $column }, et prend { $coins } pièce d’argent avec la carte.
   *[other] { $seat } embauche { $apprentice }, rangée { $row }, colonne { $column }, et prend { $coins } pièces d’argent avec la carte.
}
wk-event-dismissed = { $seat } laisse partir { $apprentice }, et la carte va sous la pile.
wk-event-refilled = { $apprentice } arrive dans la rangée { $row } de l’Atelier.
wk-event-slid = La rangée { $row } de l’Atelier glisse vers la gauche, et il n’y a plus de carte pour la compléter.
wk-event-took-taxes = { $silver ->
    [one] { $seat } prend { $silver } pièce d’argent à la Perception.
   *[other] { $seat } prend { $silver } pièces d’argent à la Perception.
}
wk-event-captured = { $workers ->
    [one] { $seat } capture { $workers } ouvrier ({ $owner }, { $location }).
   *[other] { $seat } capture { $workers } ouvriers ({ $owner }, { $location }).
}
wk-event-rounded-up = { $workers ->
    [one] { $seat } reprend { $workers } de ses propres ouvriers ({ $location }).
   *[other] { $seat } reprend { $workers } de ses propres ouvriers ({ $location }).
}
wk-event-imprisoned = { $workers ->
    [one] { $seat } envoie { $workers } ouvrier ({ $owner }) en Prison.
   *[other] { $seat } envoie { $workers } ouvriers ({ $owner }) en Prison.
}
wk-event-released = { $workers ->
    [one] { $seat } libère { $workers } ouvrier de la Prison.
   *[other] { $seat } libère { $workers } ouvriers de la Prison.
}
wk-event-ransomed = { $seat } rachète { $workers ->
    [one] { $workers } ouvrier, que détenait
   *[other] { $workers } ouvriers, que détenait
} { $holder }{ $by ->
    [silver] , avec de l’argent
    [debt] , contre une dette
   *[free] , gratuitement
}.
wk-event-constructed = { $seat } construit { $building }.
wk-event-advanced = { $seat } avance au niveau { $level } de la Cathédrale.
wk-event-rewarded = { $seat } révèle une carte : { $reward }.
wk-event-no-reward = { $seat } ne trouve plus de carte Récompense.
wk-event-declined = { $seat } se passe de ce qu’offre ce bâtiment : { $building }.
wk-event-reset-began = Le Marché noir est réinitialisé.
wk-event-jailed = { $location } : un ouvrier ({ $seat }) va en Prison.
wk-event-turned = { $card } : la carte est retournée. À droite, le Marché noir offre maintenant { $goods }.
wk-event-reshuffled = La pile droite du Marché noir est mélangée et devient la pile gauche.
wk-event-shown = À gauche, le Marché noir offre maintenant { $goods }.
wk-event-pile-empty = La pile gauche du Marché noir est maintenant vide.
wk-event-reset-acted = { $acted ->
    [0] { $seat } a des ouvriers en Prison : { $apprentice } ne rapporte rien.
   *[other] { $seat } utilise { $apprentice }.
}
wk-event-end-began = { $seat } a rempli la dernière case de la Maison des guildes. Après ce tour, chacun en a encore un.
wk-event-rival-turned = Le rival maison retourne une carte : { $location }.
wk-event-rival-turned-market = Le rival maison retourne une carte : Marché noir.
wk-event-rival-skipped = { $location } : le rival maison ne peut pas y aller et retourne une autre carte.
wk-event-rival-skipped-market = Marché noir : le rival maison ne peut pas y aller et retourne une autre carte.
wk-event-rival-shuffled = Le paquet du rival maison est mélangé.
wk-event-rival-worked = Le compteur de travail du rival maison est maintenant à { $work }.
wk-event-rival-took-back = { $workers ->
    [one] { $seat } reprend { $workers } ouvrier : { $location }.
   *[other] { $seat } reprend { $workers } ouvriers : { $location }.
}
wk-event-rival-built = { $seat } prend le bâtiment du dessus : { $building }.
wk-event-rival-removed = { $coins ->
    [0] Le rival maison retire { $apprentice } de l’Atelier.
    [one] Le rival maison retire { $apprentice } de l’Atelier, et { $coins } pièce d’argent avec la carte.
   *[other] Le rival maison retire { $apprentice } de l’Atelier, et { $coins } pièces d’argent avec la carte.
}
wk-event-rival-took-reward = Le rival maison retire une carte Récompense sans la montrer.
wk-event-rival-emptied = { $silver ->
    [one] Le rival maison vide la Perception : { $silver } pièce d’argent retourne à la réserve générale.
   *[other] Le rival maison vide la Perception : { $silver } pièces d’argent retournent à la réserve générale.
}
wk-event-rival-idle = { $seat } ne peut rien faire.
wk-event-end-effects = { $debts ->
    [0] { $seat } : après les effets de fin de partie, Vertu { $level }, aucune dette.
    [one] { $seat } : après les effets de fin de partie, Vertu { $level }, { $debts } dette non payée.
   *[other] { $seat } : après les effets de fin de partie, Vertu { $level }, { $debts } dettes non payées.
}
wk-event-stopped = { $rounds ->
    [one] La partie est arrêtée après { $rounds } manche.
   *[other] La partie est arrêtée après { $rounds } manches.
}
wk-event-game-over = La partie est terminée.

## Pourquoi pas

wk-no-over = La partie est terminée.
wk-no-not-asked = C’est à quelqu’un d’autre de décider ; votre tour viendra.
wk-no-other-question = Cela ne répond pas à la question posée maintenant.
wk-no-not-dealt = Cette carte n’est pas parmi celles que vous pouvez garder : { $building }.
wk-no-not-looked-at = Cette carte n’est pas parmi celles que vous regardez : { $building }.
wk-no-not-in-hand = Vous n’avez pas cette carte en main : { $building }.
wk-no-already-chosen = Vous avez déjà choisi { $building } : choisissez une autre carte.
wk-no-not-placeable = Personne ne va en Prison de son plein gré : placez votre ouvrier ailleurs.
wk-no-empty-tax-stand = Il n’y a pas d’argent à la Perception.
wk-no-first-capture = La première capture coûte { $price }, et vous { $silver ->
    [rien] n’en avez pas
   *[other] n’avez que { $silver }
}.
wk-no-nothing-at-guardhouse = Vous n’avez rien à faire au Corps de Garde : pas d’ouvrier à envoyer, à libérer ni à racheter, et pas de dette que vous puissiez payer.
wk-no-space-taken = Cette case est prise par { $seat } jusqu’à la prochaine réinitialisation : { $location }.
wk-no-too-virtuous = À Vertu { $level }, le Marché noir vous est fermé.
wk-no-market-too-dear = Cette case du Marché noir coûte { $price }, et vous { $silver ->
    [rien] n’en avez pas
   *[other] n’avez que { $silver }
}.
wk-no-nothing-to-build = Vous ne pouvez ni construire un bâtiment de votre main ni avancer les travaux de la Cathédrale : la Maison des guildes vous est fermée.
wk-no-worker-there = Vous n’avez pas d’ouvrier ici : { $location }.
wk-no-stays-in-guildhall = Les ouvriers restent à la Maison des guildes jusqu’à la fin de la partie.
wk-no-not-from-there = Aucun ouvrier ne revient de là tant que vous en avez sur des lieux ouverts : { $location }.
wk-no-not-from-board = Vous ne pouvez pas reprendre un ouvrier sur ce plateau ({ $holder }) : vous n’y en avez pas, ou vous en avez sur des lieux ouverts.
wk-no-gold = Pour de l’or, il vous faut plus d’ouvriers dans les Mines.
wk-no-such-trade = Cet échange demande un apprenti que vous n’avez pas : { $apprentice }.
wk-no-trader = Cet apprenti n’apporte pas d’échange : { $apprentice }.
wk-no-cannot-trade = Vous n’avez pas de quoi payer cet échange.
wk-no-wrong-mix = Ce n’est pas le prix : il faut { $total } des ressources permises, ni plus ni moins.
wk-no-mix-missing = Vous n’avez pas autant de ces ressources.
wk-no-apprentice = Il n’y a pas d’apprenti à cet endroit.
wk-no-hire-too-dear = Embaucher ici coûte { $price } en tout, et vous { $silver ->
    [rien] n’en avez pas
   *[other] n’avez que { $silver }
}.
wk-no-must-keep = Vous regardez déjà ces cartes : gardez-en une.
wk-no-not-hired = Vous n’avez pas cet apprenti : { $apprentice }.
wk-no-must-dismiss = Vous avez choisi qui embaucher, et il n’y a pas de place : choisissez qui s’en va.
wk-no-nobody-there = Il n’y a là aucun ouvrier de cette couleur ({ $owner }, { $location }).
wk-no-too-many-locations = { $most ->
    [one] Les captures de ce tour viennent d’un seul lieu : restez où vous avez commencé.
   *[other] Les captures de ce tour viennent de { $most } lieux au plus : restez-en à ceux où vous avez capturé.
}
wk-no-capture-too-dear = Cette capture coûte { $price }, et vous { $silver ->
    [rien] n’en avez pas
   *[other] n’avez que { $silver }
}.
wk-no-nobody-captured = Il n’y a pas d’ouvrier capturé sur votre plateau.
wk-no-nobody-in-prison = Vous n’avez pas d’ouvrier en Prison.
wk-no-nobody-held = Personne ne détient un de vos ouvriers.
wk-no-ransom-too-dear = Une rançon coûte { $price }, et vous { $silver ->
    [rien] n’en avez pas
   *[other] n’avez que { $silver }
}. Vous pourriez prendre une dette à la place.
wk-no-debt = Vous n’avez pas de dette à payer.
wk-no-debt-too-dear = Payer une dette coûte { $price }, et vous { $silver ->
    [rien] n’en avez pas
   *[other] n’avez que { $silver }
}.
wk-no-missing-skills = Pour { $building }, il manque à vos apprentis : { $skills }.
wk-no-missing-goods = { $building } coûte { $cost }, et vous n’avez pas tout.
wk-no-too-wicked = À Vertu { $level }, la Cathédrale vous est fermée.
wk-no-top-of-cathedral = Vous êtes au sommet de la Cathédrale.
wk-no-level-full = Le niveau { $level } de la Cathédrale est plein : il faut d’abord que quelqu’un le quitte.
wk-no-advance-too-dear = Vous n’avez pas les ressources pour le niveau { $level } de la Cathédrale.
wk-no-card-to-discard = Vous n’avez pas de carte Bâtiment en main à défausser.
wk-no-too-many-debts = { $most ->
    [0] Vous ne pouvez détruire aucune dette maintenant.
    [one] Vous pouvez détruire { $most } dette au plus.
   *[other] Vous pouvez détruire { $most } dettes au plus.
}
wk-no-cannot-act = Cet apprenti ne peut pas agir avant les autres maintenant : { $apprentice }.
wk-no-too-many-freed = { $most ->
    [0] Vous ne pouvez libérer personne maintenant.
    [one] Vous pouvez libérer { $most } ouvrier au plus.
   *[other] Vous pouvez libérer { $most } ouvriers au plus.
}
wk-no-must-place = Vous avez un ouvrier, il faut donc le placer : on ne peut pas passer.
wk-no-not-optional = Vous ne pouvez pas vous en passer : choisissez une des réponses.
wk-no-must-carry-out = Ce bâtiment est construit, son effet s’applique donc autant que possible : { $building }.

## Les ressources et les autres choses que l’on compte : 2 …

wk-good-clay = argile
wk-good-wood = bois
wk-good-stone = pierre
wk-good-gold = or
wk-good-marble = marbre
wk-good-silver = argent

## Ce que comptent les effets des bâtiments : par lot de 2 : …

wk-count-virtue = niveaux de vertu
wk-count-clay-wood-stone = argile, bois et pierre réunis
wk-count-cathedral = niveaux de la Cathédrale
wk-count-paid-debt = dettes payées
wk-count-captured = ouvriers capturés sur votre plateau
wk-count-building = bâtiments construits, celui-ci compris
wk-count-carpentry = apprentis avec charpenterie
wk-count-tiling = apprentis avec tuilerie
wk-count-masonry = apprentis avec maçonnerie

## Le tableau des cartes et des plateaux

wk-sheet-copies = Cartes
wk-sheet-skills = Compétences
wk-sheet-cost = Coût
wk-sheet-vp = PV
wk-sheet-virtue = Vertu
wk-sheet-list = { $items }
wk-sheet-amounts = { $goods }

## Ce que font les cartes et les plateaux

wk-effect-none = Aucune capacité.
wk-effect-place-worker = { $location } : un ouvrier placé là rapporte en plus { $what }.
wk-effect-trade = Un échange de plus à l’Entrepôt royal : { $paid } contre { $what }.
wk-effect-tax-stand = Perception : une visite rapporte aussi { $what }.
wk-effect-tax-stand-virtue = Perception : une visite coûte { $what } de moins.
wk-effect-town-centre = Hôtel de Ville : les captures coûtent { $what } de moins.
wk-effect-market = Marché noir : chaque action rapporte aussi { $what }.
wk-effect-market-virtue = Marché noir : une action coûte { $what } de moins.
wk-effect-market-silver = Marché noir : une action coûte { $what } de moins.
wk-effect-debt-paid = Une dette payée rapporte aussi { $what }.
wk-effect-cathedral = Une avancée des travaux de la Cathédrale rapporte aussi { $what }.
wk-effect-reset = Réinitialisation du Marché noir : recevez { $what }.
wk-effect-reset-free = Réinitialisation du Marché noir : sans ouvrier en Prison, recevez { $what }.
wk-effect-reset-release = { $count ->
    [one] Réinitialisation du Marché noir : vous pouvez libérer { $count } ouvrier de la Prison.
   *[other] Réinitialisation du Marché noir : vous pouvez libérer jusqu’à { $count } ouvriers de la Prison.
}
wk-effect-gain = Immédiatement : { $what }.
wk-effect-gain-choice = Immédiatement, au choix :
wk-effect-option = { $what }.
wk-effect-gain-per = { $per ->
    [one] Immédiatement : { $what } pour chacun de ces éléments : { $of }.
   *[other] Immédiatement : { $what } par tranche de { $per } : { $of }.
}
wk-effect-hire-free = { $count ->
    [one] Immédiatement : embauchez gratuitement { $count } apprenti de n’importe quelle colonne.
   *[other] Immédiatement : embauchez gratuitement { $count } apprentis de n’importe quelle colonne.
}
wk-effect-capture-free = { $count ->
    [one] Immédiatement : faites { $count } capture gratuite.
   *[other] Immédiatement : faites { $count } captures gratuites.
}
wk-effect-choice = Immédiatement, au choix :
wk-effect-act-capture = { $count ->
    [one] { $count } capture gratuite.
   *[other] { $count } captures gratuites.
}
wk-effect-act-ransom = Une rançon gratuite.
wk-effect-take-debt = { $count ->
    [one] Immédiatement : prenez { $count } dette non payée.
   *[other] Immédiatement : prenez { $count } dettes non payées.
}
wk-effect-destroy-debt = { $count ->
    [one] Immédiatement : détruisez { $count } dette non payée.
   *[other] Immédiatement : détruisez { $count } dettes non payées.
}
wk-effect-release = Immédiatement : libérez tous vos ouvriers de la Prison.
wk-effect-discard-for = { $cards ->
    [one] Immédiatement : défaussez { $cards } carte Bâtiment de votre main contre { $what }.
   *[other] Immédiatement : défaussez { $cards } cartes Bâtiment de votre main contre { $what }.
}
wk-effect-all-gain = Immédiatement : chaque joueur, vous compris, reçoit { $what }.
wk-effect-all-lose = { $threshold ->
    [one] Immédiatement : chaque joueur, vous compris, qui a un ouvrier en Prison perd { $what }.
   *[other] Immédiatement : chaque joueur, vous compris, qui a au moins { $threshold } ouvriers en Prison perd { $what }.
}
wk-effect-vp-per = { $per ->
    [one] À la fin : { $vp } PV pour chacun de ces éléments : { $of }.
   *[other] À la fin : { $vp } PV par tranche de { $per } : { $of }.
}
wk-effect-vp-most = À la fin : { $vp } PV si vous en avez plus que tous les autres : { $of }.
wk-effect-vp-no-debt = À la fin : { $vp } PV sans dette non payée.
wk-effect-debt-delta = À la fin : { $delta } PV pour chacune de vos dettes non payées.
wk-effect-virtue-per = { $per ->
    [one] À la fin : { $what } pour chacun de ces éléments : { $of }.
   *[other] À la fin : { $what } par tranche de { $per } : { $of }.
}
wk-effect-virtue-most = À la fin : { $what } si vous en avez plus que tous les autres : { $of }.
wk-effect-lose-virtue = À la fin : perdez { $what }.
wk-effect-small = Petit côté : { $goods }.
wk-effect-large = Grand côté : { $goods }.
wk-effect-start = Départ : { $silver }, Vertu { $virtue }, ouvriers en Prison : { $prison }.
wk-effect-start-with = Au départ : { $what }.
wk-effect-gold-marble = L’or et le marbre sont une seule et même ressource.
wk-effect-ignore-tax = Ignore { $what } de chaque coût.
wk-effect-no-discard = Aucune carte Bâtiment n’est défaussée pour la Cathédrale.
wk-effect-workshop = Embaucher à l’Atelier coûte { $what } de moins ; jusqu’à { $limit } apprentis.

## Ce que devrait regarder qui possède la boîte

wk-advice-apprentices = { $count ->
    [one] { $count } sorte d’apprenti n’est connue que par l’édition numérique : comparez compétence, vertu et capacité.
   *[other] { $count } sortes d’apprentis ne sont connues que par l’édition numérique : comparez compétences, vertu et capacités.
}
wk-advice-buildings = { $count ->
    [one] { $count } bâtiment n’est connu que par l’édition numérique : comparez coût, compétences, PV, vertu et effet.
   *[other] { $count } bâtiments ne sont connus que par l’édition numérique : comparez coût, compétences, PV, vertu et effet.
}
wk-advice-market = { $count ->
    [one] { $count } carte Marché noir n’est connue que par l’édition numérique : comparez les deux côtés.
   *[other] { $count } cartes Marché noir ne sont connues que par l’édition numérique : comparez les deux côtés.
}
wk-advice-rewards = { $count ->
    [one] { $count } sorte de carte Récompense n’est connue que par l’édition numérique : comparez ce qu’elle rapporte.
   *[other] { $count } sortes de cartes Récompense ne sont connues que par l’édition numérique : comparez ce qu’elles rapportent.
}
wk-advice-boards = { $count ->
    [one] { $count } plateau de joueur n’est connu que par l’édition numérique : comparez sa face 2.
   *[other] { $count } plateaux de joueur ne sont connus que par l’édition numérique : comparez leur face 2.
}
wk-advice-virtue = { $count ->
    [one] { $count } niveau de la piste de Vertu n’est connu que par l’édition numérique : comparez PV, taxes et interdictions.
   *[other] { $count } niveaux de la piste de Vertu ne sont connus que par l’édition numérique : comparez PV, taxes et interdictions.
}
wk-advice-q1 = Un Conspirateur rend-il moins chère toute la visite à l’Hôtel de Ville, ou chaque capture suivante ? (WK-Q1)
wk-advice-q2 = La limite de lieux vaut-elle pour les captures de la Forteresse ? L’aide de la carte parle pour elle ; ici elle ne vaut pas. (WK-Q2)
wk-advice-q3 = Retourne-t-on une carte lors de la réinitialisation qui trouve vide la pile gauche du Marché noir ? (WK-Q3)
wk-advice-q4 = Peut-on placer un ouvrier là où il ne peut rien faire ? Ici non, sauf pour les ressources et à l’Entrepôt. (WK-Q4)
wk-advice-q5 = Quand peut-on défausser des apprentis ? Ici, seulement pour embaucher quand la limite est atteinte. (WK-Q5)
wk-advice-q6 = Qui commence avec la face 2 des plateaux, et avec quel argent ? Ici la plus haute Vertu commence, avec l’argent du plateau. (WK-Q6)
wk-advice-q7 = Peut-on refuser les effets immédiats des bâtiments ? Ici ils s’appliquent autant que possible, comme le dit le livret. (WK-Q7)
wk-advice-q8 = Paie-t-on la Cathédrale avant la défausse, ou après ? Ici, avant. (WK-Q8)
wk-advice-q9 = L’adversaire officiel d’un joueur seul n’est pas connu ; le rival maison le remplace. (WK-Q9)
wk-advice-q10 = Combien de colonnes de la Maison des guildes et de cartes Récompense pour un joueur ? Ici, autant que pour deux. (WK-Q10)

## Ce que compte un aperçu : ces mots précèdent un nombre

goods-clay = argile
goods-wood = bois
goods-stone = pierre
goods-gold = or
goods-marble = marbre
goods-silver = argent
goods-virtue = vertu
goods-workers = ouvriers libres
goods-cards = cartes Bâtiment
goods-debts = dettes

## Les lignes de la feuille de score, et ce qui départage une égalité

score-buildings = Bâtiments
score-effects = Effets des bâtiments
score-cathedral = Cathédrale
score-virtue = Vertu
score-debts = Dettes non payées
score-gold = Or
score-marble = Marbre
score-silver = Argent
score-prison = Ouvriers en Prison

tie-virtue = la plus haute Vertu
tie-silver = le plus d’argent

## Configurations impossibles

wk-setup-players = Le jeu est pour { $least } à { $most } joueurs, pas pour { $players }.
wk-setup-first = La place { $seat } ne peut pas commencer : le nombre de places est { $players }, et on les compte à partir de 0.
wk-setup-first-boards = Avec la face 2 des plateaux de joueur, la plus haute Vertu commence : ne dites pas qui est premier.
wk-setup-boards-count = Il faut un plateau par joueur : la liste en a { $boards }, et il y a { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
wk-setup-board-unknown = Aucun plateau de joueur ne s’appelle « { $board } » ; il y a : { $known }.
wk-setup-board-twice = Le plateau de joueur « { $board } » ne peut servir qu’une fois.

## États impossibles : $why est l’une des propositions qui suivent

wk-load-apprentice = aucun apprenti n’a cet identifiant
wk-load-apprentice-limit = le joueur a plus d’apprentis qu’il n’est permis
wk-load-apprentices = il faut autant de cartes de cet apprenti que dans la boîte
wk-load-board = aucun plateau de joueur n’a cet identifiant
wk-load-boards = tous les joueurs utilisent la face 2 d’un plateau, ou aucun
wk-load-building = aucun bâtiment n’a cet identifiant
wk-load-buildings = chaque bâtiment doit être quelque part : dans la pile, dans une main, dans un paquet ou construit
wk-load-cathedral = ce niveau de la Cathédrale n’a pas de place pour autant de marqueurs
wk-load-draft = les cartes Bâtiment se choisissent avant le premier tour, et jusque-là rien d’autre ne s’est passé
wk-load-held = les ouvriers capturés se comptent par place, et personne ne détient les siens
wk-load-last-turns = les derniers tours commencent exactement quand la Maison des guildes est pleine, et eux seuls amènent des ouvriers à côté
wk-load-leaving = seules partent des cartes de la main du joueur dont c’est le tour, et seulement pendant que l’on choisit des défausses
wk-load-location = aucun lieu ouvert n’a cet identifiant
wk-load-marble = pour ce plateau, l’or et le marbre ne font qu’un nombre, compté en or
wk-load-market = les deux piles du Marché noir doivent avoir ensemble toutes les cartes
wk-load-market-card = aucune carte Marché noir n’a cet identifiant
wk-load-market-workers = le Marché noir a trois emplacements
wk-load-over = une partie est terminée exactement quand son dernier tour a été joué et que « pending » est une liste vide
wk-load-packet = pendant le choix des cartes, paquets et mains ont autant de cartes que les choix faits en laissent ; après, il n’y a plus de paquets
wk-load-passed = ces cartes ne peuvent pas avoir été passées au voisin et se trouver là où elles sont
wk-load-pick = la carte choisie n’est pas dans le paquet
wk-load-pile-by = il faut une place, ou personne, pour chaque carte de la pile, et personne n’y a mis celles du dessus
wk-load-reset = une réinitialisation ne se déclenche que pendant une action, et un Marché noir plein est toujours vidé dans le même tour
wk-load-reward = aucune carte Récompense n’a cet identifiant
wk-load-rewards = il y a plus de cartes Récompense que dans la boîte, ou que dans la pile pour ce nombre de joueurs
wk-load-rival = le rival maison n’a ni ressources, ni main, ni apprentis, ni plateau de joueur
wk-load-rival-deck = le paquet du rival maison n’a pas cette carte, ou pas autant de fois
wk-load-rival-turn = une partie ne peut pas commencer par le tour du rival maison
wk-load-turn = le numéro du tour ne va pas avec le joueur dont c’est le tour et celui qui a commencé
wk-load-workers = les ouvriers de chaque joueur, sur les plateaux et dans sa réserve, doivent être aussi nombreux que dans la boîte
wk-load-workshop = l’Atelier a deux rangées de quatre apprentis, et un emplacement n’est libre que jusqu’à ce qu’il soit rempli

## Ce qui ne va pas dans un fichier de données

wk-edition-color-twice = Un autre plateau a déjà cette couleur.
wk-edition-copies = Nombre d’exemplaires : { $copies } ; numéros donnés : { $count }. Chaque carte a son numéro.
wk-edition-count-apprentices = Il y a { $wanted } cartes Apprenti, et les exemplaires de toutes les lignes font { $count }.
wk-edition-count-boards = Il y a { $wanted } plateaux de joueur, et le fichier en décrit { $count }.
wk-edition-count-buildings = Il y a { $wanted } bâtiments, et le fichier en décrit { $count }.
wk-edition-count-market = Il y a { $wanted } cartes Marché noir, et le fichier en décrit { $count }.
wk-edition-count-rewards = Il y a { $wanted } cartes Récompense, et les exemplaires de toutes les lignes font { $count }.
wk-edition-disagrees = { $value } ne s’accorde pas avec { $other }, qui donne { $wanted }.
wk-edition-falls = Un niveau plus haut ne vaut pas moins : { $value } ne peut pas suivre { $before }.
wk-edition-fixed = Les règles ne connaissent ici que { $wanted }, pas { $value }.
wk-edition-length = Il faut de { $least } à { $most } éléments ; ici, leur nombre est { $count }.
wk-edition-location = L’ordre des lieux est fixe : ici vient « { $wanted } », pas « { $id } ».
wk-edition-missing = Ce champ manque.
wk-edition-name-from = Il faut "rulebook" ou "rendering" ; une remarque peut suivre après un point-virgule.
wk-edition-no-term = Il n’y a pas de terme avec l’identifiant « { $id } ».
wk-edition-nothing = Cela ne peut pas être vide : nommez au moins une chose et son nombre.
wk-edition-number-twice = Une autre carte a déjà le numéro { $number }.
wk-edition-order = Les lignes sont dans l’ordre : ici vient { $wanted }, pas { $value }.
wk-edition-question = Une question ouverte se cite ainsi : "WK-Q1".
wk-edition-rival-deck = Le paquet du rival maison a de 1 à { $most } cartes ; celui-ci en a { $count }.
wk-edition-rows = Il faut { $wanted } lignes ; ici, leur nombre est { $count }.
wk-edition-same-gain = Il faut la même chose que { $other }.
wk-edition-skill-twice = La compétence « { $skill } » est déjà dans la liste.
wk-edition-source = Une source est faite d’un ou de plusieurs de ces mots, joints par + : { $known } ; une remarque peut suivre après un point-virgule.
wk-edition-unfit = Ce champ ne va pas avec « { $tag } ».
wk-edition-unknown-field = Il n’y a pas de tel champ ici.
wk-edition-unknown-word = « { $word } » ne convient pas ici. Ce qui convient : { $known }.
wk-edition-virtue-twice = Un autre plateau commence déjà avec Vertu { $level } : on ne saurait pas qui commence.
wk-edition-wants-flag = Il faut true ou false.
wk-edition-wants-list = Il faut une liste entre crochets.
wk-edition-wants-number = Il faut un nombre entier.
wk-edition-wants-table = Il faut une table.
wk-edition-wants-text = Il faut un texte entre guillemets droits.

## Le plateau dans un terminal

wk-sketch-line = { $label } : { $text }
wk-sketch-clay = Ar
wk-sketch-wood = Bo
wk-sketch-stone = Pi
wk-sketch-gold = Or
wk-sketch-marble = Ma
wk-sketch-silver = $
wk-sketch-tax = Tx
wk-sketch-virtue = Ve
wk-sketch-debt = De
wk-sketch-card = Ca
wk-sketch-points = PV
wk-sketch-prison = Pr
wk-sketch-carpentry = C
wk-sketch-tiling = T
wk-sketch-masonry = M
wk-sketch-cathedral = Cathédrale
wk-sketch-workers = Ouvriers
wk-sketch-next = Prochain ouvrier { $mark }
wk-sketch-trades = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
wk-sketch-hire-or-draw = { $columns ->
    [one] embaucher 1 / { $cards }
   *[other] embaucher 1-{ $columns } / { $cards }
}
wk-sketch-captures = { $count ->
    [one] { $count } capture : { $first }
   *[other] { $count } captures : { $first }, { $next }
}
wk-sketch-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
wk-sketch-hire-or-look = embaucher / { $keep } de { $cards }{ wk-sketch-card }
wk-sketch-in-prison = ! { $threshold }+ { $loss }, max { $debt }
wk-sketch-guard = en Prison { $imprison } chacun, libérer, rançon { $silver } ou { $debt }, dette { $pay }
wk-sketch-guildhall = { $name } { $filled }/{ $spaces }
wk-sketch-last-turns = DERNIERS TOURS : { $count }
wk-sketch-cathedral-from = { $name } ({ wk-sketch-virtue } { $virtue }+)
wk-sketch-pile-buildings = Pile bâtiments { $count }
wk-sketch-pile-rewards = Récompenses { $count }
wk-sketch-pile-market = Marché noir { $left } | { $right }
wk-sketch-no-market = pas de Marché noir
wk-sketch-hire = embaucher { $price }, et { $coin } par carte sautée ; pile { $pile }
wk-sketch-trade = échange { $trade }
wk-sketch-at-market = Marché noir { $help }
wk-sketch-at-payment = dette payée { $gain }
wk-sketch-at-cathedral = Cathédrale { $gain }
wk-sketch-at-reset = réinit. : { $gain }
wk-sketch-at-reset-none = réinit., { wk-sketch-prison } 0 { $gain }
wk-sketch-at-reset-free = réinit. libère 0-{ $count }
wk-sketch-at-end = fin : { $effect }
wk-sketch-tax-less = Perc. épargne { $count }{ wk-sketch-virtue }
wk-sketch-market-less = Marché épargne { $count }{ wk-sketch-virtue }
wk-sketch-hire-free = { $count ->
    [one] embaucher { $count } gratis
   *[other] embaucher { $count } gratis
}
wk-sketch-capture-free = { $count ->
    [one] { $count } capture gratuite
   *[other] { $count } captures gratuites
}
wk-sketch-ransom-free = rançon gratuite
wk-sketch-destroy = détruit { $count }{ wk-sketch-debt }
wk-sketch-release = libère vos { wk-sketch-prison }
wk-sketch-all = tous { $gain }
wk-sketch-all-lose = tous avec { wk-sketch-prison } { $threshold }+ : { $loss }
wk-sketch-no-debt = { $what } sans { wk-sketch-debt }
wk-sketch-per = { $what } par { $of }
wk-sketch-most = { $what } si max { $of }
wk-sketch-of-paid = { wk-sketch-debt } payées
wk-sketch-of-captured = captifs
wk-sketch-of-building = bâtiment
wk-sketch-of-apprentice = apprenti { $skill }
wk-sketch-no-discard = Cathédrale sans défausse
wk-sketch-cheap-hire = embaucher { $discount }, jusqu’à { $limit } apprentis
wk-sketch-head-cathedral = Cath
wk-sketch-head-supply = Libres
wk-sketch-head-held = Captifs
wk-sketch-rival = Rival maison
wk-sketch-work = travail { $work }/{ $threshold }, paquet { $deck }
wk-sketch-packet = Au choix : gardez-en 1
wk-sketch-looked = Cartes regardées
wk-sketch-hand = Main { $count } (limite { $limit })
wk-sketch-legend-codes = Tx taxe   PV points de victoire   De dettes non payées (1+2 : et 2 payées)   Ca cartes Bâtiment   Pr ouvriers à soi en Prison
wk-sketch-legend-signs = # occupé   ! réinitialisation   X fin   * constructible   > choisie

## Ce qui peut être choisi pour une partie

wk-option-boards = Plateaux de joueur
wk-option-boards-help = Les personnages commencent avec leurs propres ressources et ont un pouvoir ; la plus haute Vertu commence.
wk-option-boards-side-1 = les mêmes pour tous
wk-option-boards-dealt = personnages, distribués au hasard
wk-option-conspirator = Un Conspirateur réduit le prix de 1 pièce d’argent
wk-option-conspirator-visit = par visite
wk-option-conspirator-each = par capture supplémentaire
wk-option-fortress = La limite des lieux vaut pour la Forteresse
wk-option-black-market = Une carte est retournée même si la pile du Marché noir est vide
wk-option-effects-optional = Les effets des bâtiments peuvent être refusés

## Ce qu’il y a à dire des pièces et des lieux

wk-help-yield = Un ouvrier placé là rapporte { $per } pour chacun de vos ouvriers présents, le nouveau compris.
wk-help-yield-base = Un ouvrier placé là rapporte { $base }, et { $per } de plus pour chacun de vos ouvriers présents, le nouveau compris.
wk-help-yield-each = Ou { $per } par groupe de { $workers } de vos ouvriers présents ; les deux ne se mélangent pas.
wk-help-others = Les ouvriers des autres ne changent jamais ce que vous recevez.
wk-help-trades = Pour chacun de vos ouvriers présents, vous pouvez faire un échange, l’un après l’autre.
wk-help-trade = Ouvert à tous : { $pay } contre { $gain }.
wk-help-hire = Embauchez un apprenti pour { $price } : parmi autant de colonnes que vous avez d’ouvriers sur place, en partant de la gauche. { $coin } sur chaque carte sautée vous mène une colonne plus loin.
wk-help-draw = Ou piochez { $base }, et { $per } de plus par groupe de { $workers } de vos ouvriers présents.
wk-help-captures = Pour chacun de vos ouvriers présents, vous pouvez capturer tous les ouvriers d’un joueur dans un lieu : la première fois pour { $first }, ensuite pour { $next }.
wk-help-capture-places = De 1 à 3 joueurs, les captures d’un tour peuvent venir de { $few } lieux, à 4 ou 5 de { $many }.
wk-help-tax-stand = Prenez tout l’argent qui s’y trouve et perdez { $loss }. Sans argent, elle est fermée.
wk-help-tax = Les taxes de tous les coûts vont ici.
wk-help-guardhouse = Pour chacun de vos ouvriers présents, vous pouvez faire une action ; chacune peut être répétée.
wk-help-imprison = Envoyez en Prison tous les ouvriers que vous avez capturés, pour { $gain } chacun.
wk-help-release = Libérez tous vos ouvriers de la Prison.
wk-help-ransom = Rachetez tous vos ouvriers sur les plateaux des autres, pour { $price }, ou contre { $debt } et une perte de { $loss }.
wk-help-settle = Payez une dette : { $price } pour { $gain }.
wk-help-market-cost = Il y a place pour un seul ouvrier, qui paie { $price } et perd { $loss }.
wk-help-market-small = On reçoit ce que montre la petite carte de la pile de gauche ; sans carte, { $printed }.
wk-help-market-large = On reçoit ce que montre la grande carte de la pile de droite ; sans carte, { $printed }.
wk-help-market-middle = Embauchez gratuitement n’importe quel apprenti visible, ou regardez { $draw } et gardez-en { $keep }.
wk-help-market-closed = À partir de Vertu { $level }, il vous est fermé.
wk-help-market-reset = Quand les trois cases sont prises, le Marché noir est réinitialisé : les ouvriers vont en Prison et une carte est retournée.
wk-help-guildhall = Un ouvrier construit là un bâtiment de votre main ou avance les travaux de la Cathédrale, et y reste jusqu’à la fin.
wk-help-guildhall-signs = Une lune marque une case qui réinitialise le Marché noir. Quand la case au drapeau est prise, tout le monde a un dernier tour.
wk-help-prison = On ne place personne ici : les ouvriers y viennent par le Corps de Garde et par une réinitialisation du Marché noir.
wk-help-prison-reset = À une réinitialisation, les joueurs qui ont ici { $threshold } ouvriers ou plus perdent { $loss }, et celui qui en a le plus prend { $debt }.
wk-help-prison-end = À la fin, chaque groupe de { $workers } de vos ouvriers ici coûte 1 PV.
wk-help-cathedral = Pour avancer d’un niveau, il faut Vertu { $virtue } ou plus et une case libre. Vous payez le coût et mettez une carte Bâtiment de votre main sous la pile.
wk-help-cathedral-level = Niveau { $level } : { $cost } ; { $vp } PV.
wk-help-cathedral-reward = Chaque avancée révèle une carte Récompense ; s’il n’y en a plus, elle rapporte { $gain }. À la fin, seul votre niveau compte.
wk-help-skills = Compétences : { $skills }.
wk-help-no-skills = Aucune compétence n’est demandée.
wk-help-virtue-hired = Vertu { $change } à l’embauche.
wk-help-virtue-built = Vertu { $change } à la construction.
wk-help-cost = Coûte { $cost } ; { $vp } PV.
wk-help-reward = Si vous la révélez à la Cathédrale, vous recevez { $gain }.
wk-side-1 = Plateau de joueur, face 1
wk-help-side-1 = La face 1 est la même pour tous : Vertu { $virtue }, { $workers }, et de l’argent selon l’ordre du tour.
wk-help-limits = Vous pouvez avoir { $apprentices } apprentis et garder { $cards } en main à la fin de votre tour.
wk-help-rival = C’est un adversaire propre à ce projet, qui ne décide rien : ses courses lui donnent des points de travail, et { $work } points de travail placent un ouvrier à la Maison des guildes.
wk-help-zone-tax = Dans chaque coût, vous ignorez { $tax }.
wk-help-zone-cathedral = La Cathédrale vous est fermée.
wk-help-zone-market = Le Marché noir vous est fermé.
wk-help-zone-open = La Cathédrale et le Marché noir vous sont ouverts.
wk-help-zone-below = Pour chaque point de vertu que vous perdriez au-dessous de { $level }, vous prenez une dette.
wk-help-zone-above = Pour chaque point de vertu au-delà de { $level }, vous pouvez détruire une dette non payée.
wk-help-material = Sert à payer les bâtiments, les échanges et la Cathédrale.
wk-help-material-vp = Chaque unité restante à la fin vaut { $vp } PV.
wk-help-silver = Sert à payer les embauches, les captures, le Marché noir et les dettes. Une pièce rouge dans un coût est une taxe : elle va à la Perception.
wk-help-silver-vp = À la fin, { $silver } pièces d’argent valent 1 PV.
wk-help-debt = Une dette non payée coûte { $vp } PV à la fin, une dette payée rien. Les dettes se paient au Corps de Garde.
wk-help-worker = Chacun en a { $count }. Les ouvriers restent où ils sont jusqu’à ce qu’on les capture ou que leur lieu soit vidé.
wk-help-captured = Les ouvriers capturés restent sur le plateau du joueur qui les a capturés jusqu’à la rançon ou la Prison.
wk-help-building-cards = Les cartes Bâtiment viennent de l’Atelier, se construisent à la Maison des guildes et servent à payer la Cathédrale. À la fin de votre tour, { $limit } restent en main.
wk-help-zone = Vertu { $levels }
wk-help-zone-worth = Niveau { $level } : { $vp } PV à la fin.
wk-chapter-places = Lieux
wk-chapter-virtue = Piste de Vertu
wk-chapter-apprentices = Apprentis
wk-chapter-buildings = Bâtiments
wk-chapter-market = Cartes Marché noir
wk-chapter-rewards = Cartes Récompense
wk-chapter-boards = Plateaux de joueur
wk-chapter-terms = Ressources et autres choses
wk-power-gold-marble = { $name } : l’or et le marbre ne font qu’un
wk-power-market = { $name } : { $gain } à chaque action au Marché noir
wk-power-ignore-tax = { $tax ->
    [one] { $name } : ignore { $tax } taxe de plus dans chaque prix
   *[other] { $name } : ignore { $tax } taxes de plus dans chaque prix
}
wk-power-no-discard = { $name } : aucune carte défaussée pour la Cathédrale
wk-power-workshop = { $name } : embauche pour { $less } de moins, jusqu’à { $limit } apprentis
