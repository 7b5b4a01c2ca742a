# Architectura. Un emplacement s’écrit rue:colonne, comme 1:4.

## Le nom du jeu

game-architectura = Architectura

## Sens de rotation, à l’intérieur d’autres phrases

ar-turn-cw = dans le sens horaire
ar-turn-ccw = dans le sens antihoraire

## Le genre de mot qu’attend une action : « … » devrait être …

ar-word-card = une carte, comme « library »
ar-word-space = un emplacement, comme « 1:4 » (rue 1, colonne 4)
ar-word-direction = « cw » (sens horaire) ou « ccw » (sens antihoraire)

## Questions

ar-ask-nothing = Il n’y a rien à décider.
ar-ask-decks = { $left ->
    [0] Composez votre paquet. Il ne vous reste aucun échange : répondez ready, et le paquet reste tel quel.
    [one] Composez votre paquet. Il vous reste un échange : faites-le, ou gardez le paquet tel quel.
   *[other] Composez votre paquet. Il vous reste { $left } échanges : faites-en un, ou gardez le paquet tel quel.
}
ar-ask-turn = À vous : jouez une carte.
ar-ask-pay = { $left ->
    [one] Pour payer { $card }, retirez une carte de la partie.
   *[other] Pour payer { $card }, retirez { $left } cartes de la partie, l’une après l’autre.
}
ar-ask-compare = Votre carte { $card }, en { $at }, est protégée. La carte que vous venez de jouer agit-elle sur elle, ou l’épargnez-vous ?
ar-ask-strike = Votre carte protégée { $card }, en { $at }, est dans la ligne de tir. Acceptez-vous sa destruction, ou l’épargnez-vous ?
ar-ask-escape = La carte { $card }, en { $at }, va être détruite. Déplacez-la sur un autre emplacement, ou acceptez sa destruction.
ar-ask-to = Où va la carte { $card }, qui quitte { $at } ?
ar-ask-replay = La carte { $card } est revenue dans votre main. Quelle autre carte jouez-vous sur { $at } ?
ar-ask-lay = Choisissez une carte de votre main à poser face cachée ; elle compte comme détruite.
ar-ask-rotate = { $left ->
    [one] { $card } : quelle carte faites-vous pivoter d’un cran ?
   *[other] { $card } : quelle carte faites-vous pivoter ? Vous avez droit à { $left } cartes, d’un cran chacune.
}
ar-ask-rotate-each = { $card } : quelle carte faites-vous pivoter ? Une au plus par joueur, d’un cran chacune.
ar-ask-swap = { $card } : quelles cartes adjacentes échangent leurs places ?
ar-ask-destroy = { $card } : quelle carte adjacente détruisez-vous ?
ar-ask-protect = { $card } : laquelle de vos cartes reçoit un jeton de protection ?
ar-ask-move = { $card } : laquelle de vos cartes déplacez-vous ?
ar-ask-rebuild = { $card } : laquelle de vos cartes détruites reconstruisez-vous ?
ar-ask-cycle = { $card } : quelle carte de votre main va sous votre pioche ? Vous en piochez une autre à la place.
ar-ask-reserve = { $card } : quel emplacement réservez-vous avec un jeton ?
ar-ask-copy = { $card } : quel effet copiez-vous ? Ensuite, la carte { $card } quitte la partie.
ar-ask-return = { $card } : laquelle de vos cartes reprenez-vous, pour en jouer une autre à sa place ?

## Réponses, comme lignes d’une liste numérotée

ar-do-exchange = Prendre { $card } à la place de la carte { $give }
ar-do-ready = Garder le paquet tel quel
ar-do-play = Jouer { $card } sur { $at }
ar-do-play-front = Jouer { $card } devant vous
ar-do-remove = Retirer { $card } de la partie, faute de pouvoir payer
ar-do-mulligan = Nouvelle main : mettre toute votre main sous votre pioche et repiocher autant de cartes
ar-do-search = Mettre { $card } sous votre pioche, en tirer la carte que vous pouvez chercher, et mélanger
ar-do-pay = Payer avec { $card }
ar-do-affect = Laisser faire
ar-do-spare = Épargner la carte
ar-do-turn = Faire pivoter { $card } ({ $owner }, { $at }) { $turn }
ar-do-space = Emplacement { $at }
ar-do-swap = Échanger { $card } ({ $owner }, { $at }) et { $other } ({ $other_owner }, { $other_at })
ar-do-destroy = Détruire { $card } ({ $owner }, { $at })
ar-do-protect = Protéger { $card } ({ $owner }, { $at })
ar-do-move = Déplacer { $card } ({ $owner }, { $at })
ar-do-to = Déplacer la carte sur { $at }
ar-do-rebuild = Reconstruire { $card } ({ $owner }, { $at })
ar-do-cycle = Mettre { $card } sous votre pioche et piocher une carte
ar-do-reserve = Réserver { $at }
ar-do-copy = Copier l’effet de la carte { $card }
ar-do-return = Reprendre en main { $card } ({ $owner }, { $at })
ar-do-lay = Poser { $card } face cachée sur { $at }
ar-do-lay-beside = Poser { $card } face cachée à côté de votre Cimetière
ar-do-fall = Accepter sa destruction
ar-do-pass = En rester là

## Ce qui s’est passé, pour le journal

ar-event-exchanged = { $seat } prend { $card } dans son paquet à la place de la carte { $given }.
ar-event-deck-ready = { $seat } a choisi son paquet.
ar-event-deck-shown = { $count ->
    [0] { $seat } joue avec le paquet de base.
    [one] { $seat } échange une carte. Entre : { $taken }. Sort : { $given }.
   *[other] { $seat } échange { $count } cartes. Entrent : { $taken }. Sortent : { $given }.
}
ar-event-dealt = { $count ->
    [one] Les paquets sont mélangés, et chacun pioche { $count } carte.
   *[other] Les paquets sont mélangés, et chacun pioche { $count } cartes.
}
ar-event-turn-began = Tour { $turn } : { $seat }.
ar-event-asked = La décision revient maintenant à { $seat }.
ar-event-skipped = { $seat } ne peut jouer aucune carte et passe son tour.
ar-event-mulligan = { $count ->
    [0] { $seat } prend une nouvelle main sans carte en main.
    [one] { $seat } prend une nouvelle main : la seule carte en main va sous la pioche, puis une carte est piochée.
   *[other] { $seat } prend une nouvelle main : les { $count } cartes en main vont sous la pioche, puis autant de cartes sont piochées.
}
ar-event-buried = { $seat } met { $card } sous sa pioche.
ar-event-buried-hidden = { $seat } met une carte de sa main sous sa pioche.
ar-event-searched = { $seat } cherche dans sa pioche, y prend { $card } et mélange.
ar-event-announced = { $seat } annonce { $card } pour { $at } et doit d’abord payer.
ar-event-played = { $seat } joue { $card } sur { $at }, valeur { $value }.
ar-event-played-front = { $seat } joue { $card } hors de la ville.
ar-event-removed = La carte { $card } ({ $seat }) quitte la partie.
ar-event-paid = { $seat } paie avec { $card }, qui quitte la partie.
ar-event-spared = { $owner } épargne { $card } en { $at }.
ar-event-turned = La carte { $card } ({ $owner }), en { $at }, pivote { $turn } et vaut maintenant { $value }.
ar-event-destroyed = La carte { $card } ({ $owner }), en { $at }, est détruite.
ar-event-gathered = La carte { $card } ({ $owner }), en { $at }, est détruite et va à côté du Cimetière.
ar-event-moved = La carte { $card } ({ $owner }) passe de { $from } à { $at }.
ar-event-swapped = Les cartes en { $at } et en { $other } échangent leurs places.
ar-event-protected = { $seat } protège la carte en { $at } avec un jeton.
ar-event-reserved = { $seat } réserve { $at } avec un jeton.
ar-event-token-back = { $seat } reprend son jeton en { $at }.
ar-event-rebuilt = La carte { $card } ({ $owner }), en { $at }, est reconstruite.
ar-event-hand-limit = { $seat } a désormais une limite de main de { $limit } cartes.
ar-event-copied = { $seat } copie l’effet de la carte { $card }.
ar-event-returned = { $seat } reprend en main { $card }, en { $at }.
ar-event-laid = { $seat } pose { $card } face cachée sur { $at }.
ar-event-laid-beside = { $seat } pose { $card } face cachée à côté de son Cimetière.
ar-event-drew = { $count ->
    [one] { $seat } pioche { $count } carte : { $cards }.
   *[other] { $seat } pioche { $count } cartes : { $cards }.
}
ar-event-drew-hidden = { $count ->
    [one] { $seat } pioche { $count } carte.
   *[other] { $seat } pioche { $count } cartes.
}
ar-event-game-over = Plus personne ne peut jouer : la partie est terminée.

## Pourquoi pas

ar-no-over = La partie est terminée.
ar-no-not-asked = C’est à quelqu’un d’autre de décider ; votre tour viendra.
ar-no-other-question = Cela ne répond pas à la question posée maintenant.
ar-no-not-in-hand = La carte { $card } n’est pas dans votre main.
ar-no-outside-city = La ville de cette partie ne va pas jusqu’à { $at }.
ar-no-space-taken = Une carte face visible occupe { $at }. Choisissez un emplacement vide, ou dont la carte est face cachée.
ar-no-left-neighbor = À gauche de { $at }, il n’y aurait rien, et les rues grandissent de gauche à droite.
ar-no-nearest-street = Un premier emplacement vide n’est admissible que dans une seule rue, celle sans cartes qui a le plus petit numéro ; { $at } n’est pas dans cette rue.
ar-no-reserved-space = { $owner } a réservé { $at } avec un jeton, et personne d’autre ne peut utiliser cet emplacement.
ar-no-third-in-row = Jouée sur { $at }, votre carte serait dans une suite d’au moins { $run } cartes de votre couleur, et seul un effet peut y mener. Choisissez un autre emplacement.
ar-no-goes-in-front = La carte { $card } ne prend aucun emplacement de la ville : jouez-la devant vous.
ar-no-goes-in-city = La carte { $card } va dans la ville : choisissez-lui un emplacement.
ar-no-cannot-pay = { $cost ->
    [one] La carte { $card } coûte une autre carte, et vous n’en avez pas à donner. Jouez-en une autre, ou retirez { $card }.
   *[other] La carte { $card } coûte { $cost } autres cartes, et vous n’en avez pas autant. Jouez-en une autre, ou retirez { $card }.
}
ar-no-must-pay = Vous pouvez payer la carte { $card }, elle n’est donc pas retirée : jouez-la, ou jouez-en une autre.
ar-no-nothing-to-remove = On ne retire qu’une carte qu’on ne peut pas payer, et ce n’est pas le cas de la carte { $card }.
ar-no-open-space = Aucun emplacement n’est admissible pour vous, et la carte { $card } reste dans votre main.
ar-no-mulligan-used = Vous avez déjà pris votre nouvelle main.
ar-no-search-too-late = Vous ne pouvez chercher dans votre pioche qu’au début de votre premier tour, avant toute autre chose.
ar-no-nothing-to-search = Votre pioche ne contient aucune carte que vous puissiez chercher.
ar-no-not-payable = Vous ne pouvez pas payer ici avec la carte { $card } : choisissez-en une autre.
ar-no-must-act = Cet effet est obligatoire tant qu’il peut faire quelque chose : choisissez ce qu’il fait.
ar-no-copy-must-act = Un effet copié doit faire quelque chose : choisissez ce qu’il fait.
ar-no-card = Il n’y a pas de carte en { $at }.
ar-no-face-down = La carte en { $at } est face cachée, et cet effet demande une carte face visible.
ar-no-not-face-down = La carte en { $at } est face visible, et seule une carte détruite peut être reconstruite.
ar-no-not-yours = La carte en { $at } n’est pas à vous, et cet effet ne vaut que pour vos propres cartes.
ar-no-protected = Un adversaire protège la carte en { $at }, et vos cartes ne peuvent rien contre elle.
ar-no-one-sided = La carte en { $at } n’a de valeur que sur un côté et ne peut donc pas pivoter.
ar-no-not-adjacent = La carte en { $at } n’est pas adjacente. Sont adjacents les emplacements voisins à gauche et à droite dans la même rue, et la même colonne des rues voisines.
ar-no-not-neighbors = { $at } et { $other } ne sont pas adjacents : seules deux cartes voisines d’une même rue ou d’une même colonne échangent leurs places.
ar-no-already-turned = La carte en { $at } a déjà pivoté, et chaque carte ne pivote qu’une fois.
ar-no-player-served = Une carte de ce joueur ({ $owner }) a déjà pivoté, et c’est une au plus par joueur.
ar-no-already-protected = La carte en { $at } est déjà protégée.
ar-no-token = Il ne vous reste aucun jeton libre.
ar-no-nowhere-to-go = La carte en { $at } n’a nulle part où aller : sans elle, aucun autre emplacement ne serait admissible.
ar-no-same-space = La carte vient de { $at } : choisissez un autre emplacement.
ar-no-reserved-twice = Votre jeton est déjà en { $at }.
ar-no-not-in-city = Il n’y a pas de carte { $card } face visible dans la ville.
ar-no-not-instant = La carte { $card } n’a pas d’effet au moment où on la joue, et seuls les effets de ce moment peuvent être copiés.
ar-no-copies-copier = La carte { $card } copie les autres et ne peut pas être copiée elle-même.
ar-no-would-do-nothing = L’effet de la carte { $card } ne ferait rien ici, on ne peut donc pas le copier.
ar-no-copier-stays = C’est la carte en { $at } qui copie, on ne peut donc pas la reprendre.
ar-no-nothing-to-replay = Vous n’avez en main aucune autre carte à jouer à sa place.
ar-no-another-card = Vous venez de reprendre la carte { $card } : jouez-en une autre.
ar-no-other-space = Jouez la carte sur { $at }, l’emplacement qui vient de se libérer.
ar-no-cannot-replay = La carte { $card } ne peut pas être jouée ici : sa place est hors de la ville, ou vous ne pouvez pas la payer.
ar-no-lays-beside = Vous avez un Cimetière : la carte va à côté et ne prend aucun emplacement.
ar-no-lays-in-city = Vous n’avez pas de Cimetière : la carte va dans la ville, choisissez-lui un emplacement.
ar-no-not-in-set = La carte { $card } n’est pas parmi vos cartes supplémentaires.
ar-no-exchanged = La carte { $card } est déjà dans votre paquet.
ar-no-given-away = La carte { $card } a déjà quitté votre paquet : échangez-en une autre.
ar-no-does-not-replace = La carte { $card } ne peut pas remplacer { $give } : elle ne remplace qu’une carte de même valeur de base, ou celle que son texte nomme.
ar-no-exchange-left = { $limit ->
    [0] Aucun échange n’est permis dans cette partie.
    [one] Un seul échange est permis, et vous l’avez fait.
   *[other] Seuls { $limit } échanges sont permis, et vous les avez tous faits.
}

## Textes des cartes

ar-effect-cost = { $count ->
    [one] Pour jouer cette carte, retirez de la partie une autre carte de votre main ; si c’est impossible, c’est elle qui est retirée.
   *[other] Pour jouer cette carte, retirez de la partie { $count } autres cartes de votre main ; si c’est impossible, c’est elle qui est retirée.
}
ar-effect-cost-beside = { $count ->
    [one] Pour jouer cette carte, retirez de la partie une autre carte, de votre main ou d’à côté de votre Cimetière ; si c’est impossible, c’est elle qui est retirée.
   *[other] Pour jouer cette carte, retirez de la partie { $count } autres cartes, de votre main, d’à côté de votre Cimetière ou des deux ; si c’est impossible, c’est elle qui est retirée.
}
ar-effect-off-city = Jouez cette carte devant vous, hors de la ville.
ar-effect-divert = Dès lors, vos cartes détruites vont face cachée à côté d’elle et ne peuvent pas être reconstruites.
ar-effect-search = Au début de votre premier tour, vous pouvez mettre une carte de votre main sous votre pioche, y chercher la carte { $card }, la prendre et mélanger.
ar-effect-escape = Quand cette carte va être détruite, vous pouvez la déplacer sur un autre emplacement admissible.
ar-effect-hand-limit = Votre limite de main passe à { $limit } pour le reste de la partie.
ar-effect-rotate-own = { $count ->
    [one] Vous pouvez faire pivoter d’un cran une de vos cartes.
   *[other] Vous pouvez faire pivoter jusqu’à { $count } de vos cartes, d’un cran chacune.
}
ar-effect-rotate-any = { $count ->
    [one] Vous pouvez faire pivoter d’un cran une carte de n’importe quel joueur.
   *[other] Vous pouvez faire pivoter jusqu’à { $count } cartes de n’importe quels joueurs, d’un cran chacune.
}
ar-effect-rotate-own-adjacent = { $count ->
    [one] Vous pouvez faire pivoter d’un cran une de vos cartes adjacentes.
   *[other] Vous pouvez faire pivoter jusqu’à { $count } de vos cartes adjacentes, d’un cran chacune.
}
ar-effect-rotate-any-adjacent = { $count ->
    [one] Vous pouvez faire pivoter d’un cran une carte adjacente.
   *[other] Vous pouvez faire pivoter jusqu’à { $count } cartes adjacentes, d’un cran chacune.
}
ar-effect-rotate-each = Vous pouvez faire pivoter d’un cran une carte de chaque joueur, une des vôtres comprise.
ar-effect-swap-any = Vous pouvez échanger les places de deux cartes face visible adjacentes l’une à l’autre.
ar-effect-swap-own = Vous pouvez échanger les places de deux de vos cartes face visible adjacentes l’une à l’autre.
ar-effect-destroy = Détruisez une carte adjacente.
ar-effect-may-destroy = Vous pouvez détruire une carte adjacente.
ar-effect-protect = Mettez un de vos jetons de protection sur une de vos cartes.
ar-effect-may-protect = Vous pouvez mettre un de vos jetons de protection sur une de vos cartes.
ar-effect-move = Vous pouvez déplacer une de vos cartes face visible sur un autre emplacement admissible.
ar-effect-rebuild = Vous pouvez reconstruire une de vos cartes détruites, si rien ne la recouvre.
ar-effect-cycle = Vous pouvez mettre une carte de votre main sous votre pioche et en piocher une autre.
ar-effect-reserve = Mettez un de vos jetons de protection sur un emplacement admissible : personne d’autre ne peut l’utiliser.
ar-effect-may-reserve = Vous pouvez mettre un de vos jetons de protection sur un emplacement admissible : personne d’autre ne peut l’utiliser.
ar-effect-copy = Vous pouvez appliquer ce que fait, au moment où on la joue, une carte face visible de la ville ; ensuite, cette carte-ci est retirée de la partie.
ar-effect-lay-down = Dans le sens horaire, chaque adversaire pose une carte de sa main face cachée sur un emplacement admissible ; elle compte comme détruite.
ar-effect-replay = Vous pouvez reprendre en main une de vos cartes face visible et jouer une autre carte sur son emplacement, avec comparaison et effet.
ar-effect-destroy-lower = Détruisez toutes les cartes de cette rue qui valent moins que celle-ci, les vôtres comprises.
ar-effect-per-named = { $points ->
    [one] À la fin de la partie : { $points } point de victoire par carte adjacente de ce type, quel qu’en soit le propriétaire : { $cards }.
   *[other] À la fin de la partie : { $points } points de victoire par carte adjacente de ce type, quel qu’en soit le propriétaire : { $cards }.
}
ar-effect-per-named-own = { $points ->
    [one] À la fin de la partie : { $points } point de victoire pour chacune de vos cartes adjacentes de ce type : { $cards }.
   *[other] À la fin de la partie : { $points } points de victoire pour chacune de vos cartes adjacentes de ce type : { $cards }.
}
ar-effect-per-own = { $points ->
    [one] À la fin de la partie : { $points } point de victoire pour chacune de vos cartes adjacentes.
   *[other] À la fin de la partie : { $points } points de victoire pour chacune de vos cartes adjacentes.
}
ar-effect-if-named = { $points ->
    [one] À la fin de la partie : { $points } point de victoire si une carte de ce type est adjacente, quel qu’en soit le propriétaire : { $cards }.
   *[other] À la fin de la partie : { $points } points de victoire si une carte de ce type est adjacente, quel qu’en soit le propriétaire : { $cards }.
}
ar-effect-if-named-own = { $points ->
    [one] À la fin de la partie : { $points } point de victoire si une de vos cartes de ce type est adjacente : { $cards }.
   *[other] À la fin de la partie : { $points } points de victoire si une de vos cartes de ce type est adjacente : { $cards }.
}
ar-effect-per-beside = { $points ->
    [one] À la fin de la partie : { $points } point de victoire par carte à côté de celle-ci.
   *[other] À la fin de la partie : { $points } points de victoire par carte à côté de celle-ci.
}
ar-effect-protected = Cette carte est protégée dès le début, sans jeton.
ar-effect-none = Cette carte n’a pas d’effet.

## Le tableau des cartes, et ce qu’il faut y vérifier d’abord

sheet-effect = Effet
ar-sheet-set = Type
ar-sheet-sides = Valeurs
ar-sheet-source = Source des valeurs
ar-set-basic = de base
ar-set-additional = supplémentaire

ar-advice-sides = { $card } (côtés { $sides }) : les côtés semblent avoir été lus dans le mauvais sens. On les lit dans le sens horaire depuis le haut, et un quart de tour dans ce sens, qui amène le côté gauche en haut, devrait faire monter la carte.
ar-advice-basic = { $count ->
    [one] Les valeurs d’une carte de base sont reconstituées : { $cards }.
   *[other] Les valeurs de { $count } cartes de base sont reconstituées : { $cards }.
}
ar-advice-additional = { $count ->
    [one] Les valeurs d’une carte supplémentaire sont reconstituées : { $cards }.
   *[other] Les valeurs de { $count } cartes supplémentaires sont reconstituées : { $cards }.
}

## Le plateau du terminal

ar-sketch-legend = = valeur calculée   * protégée   ## détruite   +1 cartes dessous   o réservé
ar-sketch-line = { $label } : { $text }
ar-sketch-player = points { $score }, main { $hand } (limite { $limit }), pioche { $deck }, jetons libres { $tokens }
ar-sketch-hand = Main
ar-sketch-front = Devant
ar-sketch-beside = À côté du Cimetière
ar-sketch-removed = Hors de la partie

## Ce que compte un aperçu : ces mots précèdent un nombre

goods-hand = main
goods-deck = pioche
goods-tokens = jetons libres
goods-in-city = en ville

## Les lignes de la feuille de score, et ce qui départage une égalité ; la carte entre parenthèses est un exemple

score-values = Valeurs des cartes
score-adjacent-own = Cartes voisines de sa couleur (Parc)
score-adjacent-named = Certaines cartes voisines (Villa)
score-adjacent-any = Une certaine carte voisine (Statue)
score-cemetery = Cartes à côté du Cimetière

tie-cards = le plus grand nombre de cartes sur la table
tie-lowest = la carte la plus faible sur la table

## Ce que l’on peut choisir pour une partie

ar-option-variant = Variante
ar-variant-basic = jeu de base
ar-variant-advanced = jeu avancé, avec échanges
ar-option-sets = Cartes supplémentaires
ar-sets-by-color = propres à chaque couleur
ar-sets-uniform = les mêmes pour tous
ar-option-exchanges = Échanges
ar-exchanges-all = les six
ar-exchanges-die = un dé décide
ar-help-variant = Dans le jeu avancé, chacun peut prendre des cartes supplémentaires dans son paquet avant le début.
ar-help-sets = Les six cartes supplémentaires parmi lesquelles chacun peut choisir.
ar-help-exchanges = Le nombre de cartes que chacun peut échanger au plus.
ar-option-colors = Couleur

## Configurations impossibles

ar-setup-players = Le jeu est pour { $least } à { $most } joueurs, pas pour { $players }.
ar-setup-first = La place { $seat } ne peut pas commencer : il y a { $players } places, comptées à partir de 0.
ar-setup-color = « { $color } » n’est pas une couleur de ce jeu, ou elle est nommée deux fois. Les couleurs sont red, blue, green et yellow.
ar-setup-colors = Nommez { $players } couleurs, une par joueur.
ar-setup-basic = « exchanges » et « sets » font partie du jeu avancé : enlevez-les, ou donnez à « variant » la valeur « advanced ».
ar-setup-exchanges = Le nombre d’échanges va de 0 à { $most }, et { $count } est trop grand ; « die » le tire au dé.

## États impossibles : $why est l’une des propositions qui suivent

ar-load-beside = il n’y a de cartes à côté d’un Cimetière que là où un Cimetière a été joué
ar-load-card = aucune carte n’a cet identifiant
ar-load-choosing = pendant le choix des paquets, rien n’est distribué ni construit, et personne n’a fait plus d’échanges que convenu
ar-load-color = chaque place a sa propre couleur, parmi red, blue, green et yellow
ar-load-conserve = les cartes de chaque place doivent former un paquet que les règles permettent, chaque carte à un seul endroit
ar-load-covered = une carte recouverte par une autre est face cachée et ne montre aucun côté
ar-load-empty-space = un emplacement sans carte ni jeton ne s’écrit pas
ar-load-exchange = les cartes prises ne peuvent pas avoir été échangées contre les cartes données
ar-load-front = seule une carte qui se joue hors de la ville peut s’y trouver
ar-load-layers = la somme des couches doit faire la pioche, et aucune ne peut être vide
ar-load-not-choosing = « taken » et « given » ne servent que pendant le choix des paquets
ar-load-over = une partie est terminée exactement quand « pending » est une liste vide et que personne ne peut jouer
ar-load-reserved = on ne peut pas réserver un emplacement dont la carte est face visible
ar-load-shown = une carte montrée doit être dans la main ou dans la pioche de sa place
ar-load-side = un côté est un nombre de 0 à 3, et toujours 0 pour une carte qui ne peut pas pivoter
ar-load-space = ce n’est pas un emplacement de la ville ; un emplacement s’écrit comme 1:4
ar-load-tokens = il y a trop de jetons, ou il y en a un sur une carte qui n’en prend pas

## Erreurs d’un fichier de données

edition-base = « base » doit être le premier des côtés, « { $top } ».
edition-basic-count = Nombre de cartes de base par couleur : { $wanted } selon la boîte, { $count } dans le fichier.
edition-basic-replaces = Une carte de base ne remplace rien : enlevez « replaces ».
edition-colors = Les couleurs sont { $wanted }, chacune une fois et dans cet ordre.
edition-compulsory = L’effet « { $tag } » ne laisse pas le choix : écrivez optional = false.
edition-off-city = Une carte posée hors de la ville ne peut avoir ni prix ni effet quand elle est jouée.
edition-one-effect = Une carte ne peut avoir qu’un seul effet de ce genre.
edition-optional = L’effet « { $tag } » est un choix : écrivez optional = true.
edition-cost = Le prix est de 1 à 6 cartes, et ses sources doivent comprendre "hand".
edition-end-game = end_game doit être true si un effet de la carte a timing = "end_game", et false si aucun ne l’a.
edition-mixed-sides = Les côtés d’une carte sont tous de simples nombres, tous des X ou tous des N.
edition-no-set = La couleur « { $color } » n’a pas de série de cartes supplémentaires.
edition-not-additional = « { $card } » n’est pas une carte supplémentaire de ce fichier.
edition-only-one = Une seule carte peut avoir l’effet « { $tag } ».
edition-params = Les paramètres ne conviennent pas à l’effet : { $text }.
edition-replaces = Elle ne remplace aucune carte de base : donnez l’identifiant de l’une d’elles, ou écrivez "same_base" s’il y en a une de même base.
edition-set-count = { $wanted ->
    [one] La série doit compter exactement { $wanted } carte.
   *[other] La série doit compter exactement { $wanted } cartes différentes.
}
edition-sides = Une carte a des valeurs sur ses quatre côtés, ou seulement sur le premier.
edition-source-extra = Il y a une source pour « { $field } », mais la carte n’a pas ce champ.
edition-timing = L’effet « { $tag } » demande timing = "{ $wanted }".
edition-too-many = Il y a de la place pour { $most } cartes différentes, et celle-ci est de trop.
edition-two-on-play = Une carte ne peut avoir qu’un effet avec timing = "on_play".
edition-unknown-card = Aucune carte n’a l’identifiant « { $card } ».
edition-value = « { $text } » n’est pas une valeur. Les valeurs sont des nombres de -20 à 40, ou X ou N, seuls ou avec un tel nombre, comme X-1 et N+2.

## What there is to say about cards, and the headings of their list

ar-chapter-basic = Cartes de base
ar-chapter-additional = Cartes supplémentaires
ar-chapter-things = Sur la table
ar-help-values = Ses valeurs, dans le sens horaire à partir de la valeur de base : { $values }.
ar-help-value = Elle n’a qu’une valeur, { $value }, et ne peut pas pivoter.
ar-help-x = X est la valeur de la carte située juste à sa gauche, et 0 si aucune carte visible ne s’y trouve.
ar-help-n = N est le numéro de sa colonne.
ar-help-same-base = Elle peut remplacer une carte de base de même valeur de base.
ar-help-replaces = Elle peut remplacer la carte { $card }.
ar-help-token-name = Jeton de protection
ar-help-token = Chacun en a { $count }. Sur une carte, il empêche toute carte adverse d’agir sur elle ; sur un emplacement, il le réserve à son propriétaire. Seuls les effets des cartes mettent des jetons en jeu.
ar-help-space-name = Emplacement
ar-help-space = On peut poser une carte sur un emplacement vide dont le voisin de gauche est occupé, sur le premier emplacement de la rue sans cartes la plus proche, et sur une carte face cachée.
ar-help-block-name = Carte Quartier
ar-help-block = Les cartes Quartier numérotent les colonnes de la ville. Une carte marquée N vaut d’autant plus que le numéro de sa colonne est élevé.
