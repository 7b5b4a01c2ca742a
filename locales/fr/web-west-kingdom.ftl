# What only the web client says of Architects of the West Kingdom. The words of the game itself are those of the
# edition and of `west-kingdom.ftl`.

web-game-west-kingdom = Architectes du Royaume de l’Ouest
web-about-west-kingdom = Placez des ouvriers, capturez ceux de vos rivaux, et choisissez entre une bonne réputation et un profit rapide.
web-wk-reset = réinitialisation
web-wk-last-turns = fin

web-wk-or = ou
web-wk-of = { $count } sur { $most }
web-wk-answers = Réponses
web-wk-group = { $name } : { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
web-wk-trades = { $count ->
    [0] aucun échange
    [one] { $count } échange
   *[other] { $count } échanges
}
web-wk-captures = { $count ->
    [one] { $count } capture
   *[other] { $count } captures
}
web-wk-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-wk-hire = { $columns ->
    [one] embaucher, colonne 1
   *[other] embaucher, colonnes 1 à { $columns }
}
web-wk-hire-short = embaucher
web-wk-hire-free = embaucher au choix
web-wk-hire-price = { $price } pour embaucher
web-wk-build-or-advance = construire ou avancer
web-wk-building-pile = Pile de bâtiments
web-wk-no-cathedral = pas de Cathédrale
web-wk-tax-ignored = { $count ->
    [one] { $from }–{ $to } : { $count } taxe ignorée
   *[other] { $from }–{ $to } : { $count } taxes ignorées
}
web-wk-market-closed = Marché noir fermé
web-wk-virtue-level = Vertu { $level }, { $vp } PV
web-wk-reset-prison = Réinitialisation : { $threshold } ou plus ici, −{ $virtue } en vertu ; le plus grand nombre, { $debt ->
    [one] { $debt } dette
   *[other] { $debt } dettes
}
web-wk-spaces = { $filled } sur { $spaces }
web-wk-beside = { $count ->
    [one] { $count } ouvrier à côté
   *[other] { $count } ouvriers à côté
}
web-wk-on-level = { $name } : niveau { $level }
web-wk-your-workers = Vos ouvriers
web-wk-workers = Ouvriers libres
web-wk-captured = Capturés
web-wk-debts = Dettes
web-wk-apprentices = Apprentis
web-wk-hand = Cartes Bâtiment en main
web-wk-choice = Cartes au choix
web-wk-no-cards = Aucune carte Bâtiment en main
web-wk-can-be-built = constructible
web-wk-sealed = votre choix
web-wk-short = manque : { $what }
web-wk-missing = sans { $what }
web-wk-work = travail { $work } sur { $threshold }
web-wk-tab-board = Plateau
web-wk-tab-workshop = Atelier
web-wk-tab-halls = Guildes
web-wk-tab-hand = Main
web-wk-constructed = Construits
web-wk-no-apprentices = aucun apprenti
web-wk-nothing-built = rien de construit
web-wk-no-captives = aucun captif
web-wk-unpaid = { $count ->
    [one] { $count } non payée
   *[other] { $count } non payées
}
web-wk-paid = { $count ->
    [one] { $count } payée
   *[other] { $count } payées
}
web-wk-level = niveau { $level } ({ $vp } PV)
web-wk-crew = { $free } disponibles · { $board } sur le plateau · { $prison } en Prison · { $held } capturés par d’autres
web-wk-have = vous en avez { $count }
