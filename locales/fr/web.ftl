# What only the web client says.

## Queen’s Architect board. The words of the game itself are those of the edition

web-qa-part-star = Étoile
web-qa-part-map = Carte
web-qa-part-billboard = Panneau
web-qa-part-tavern = Taverne
web-qa-performance = performance
web-qa-free = libre
web-qa-start = départ
web-qa-top-price = prix de la 1re ligne
web-qa-step = Case { $space }, un pas pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-qa-site = prochain terrain : { $deduction ->
    [0] aucune déduction
   *[other] −{ $deduction }
}
web-qa-craftsman = { $name } : performance { $performance }, { $jobs ->
    [one] encore { $jobs } travail
   *[other] encore { $jobs } travaux
}, réparation { $repair }
web-qa-talers = { $count ->
    [one] thaler
   *[other] thalers
}
web-qa-bonds = { $count ->
    [one] obligation
   *[other] obligations
}
web-qa-markers = { $left } pions Bâtiment sur { $all }
web-qa-per-visit = obligations par visite, { $talers ->
    [one] { $talers } thaler chacune
   *[other] { $talers } thalers chacune
}
web-qa-fees = 1 à { $most } guildes : { $fees }
web-qa-most = Maximum par lieu :
web-qa-roads = Trajet de 1 à { $most } :
web-qa-display = Artisans de départ
web-qa-palace = Pour construire le palais
web-qa-need-track = Piste : { $space } sur { $all }
web-qa-need-capital = Dans la capitale
web-qa-need-performance = Performance { $sum }
web-qa-need-action = Sur « { $action } »
web-qa-contributed = Au palais :
web-qa-met = (rempli)
web-qa-unmet = (pas encore)

## West Kingdom board

web-wk-you = (vous)
web-wk-or = ou
web-wk-of = { $count } sur { $most }
web-wk-answers = Réponses
web-wk-group = { $name } : { $count ->
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
    [one] engager, colonne 1
   *[other] engager, colonnes 1 à { $columns }
}
web-wk-hire-short = engager
web-wk-hire-free = engager au choix
web-wk-hire-price = { $price } pour engager
web-wk-build-or-advance = bâtir ou avancer
web-wk-building-pile = Pioche de bâtiments
web-wk-no-cathedral = pas de Cathédrale
web-wk-tax-ignored = { $count ->
    [one] { $from }–{ $to } : { $count } taxe ignorée
   *[other] { $from }–{ $to } : { $count } taxes ignorées
}
web-wk-market-closed = Marché noir fermé
web-wk-virtue-level = Vertu { $level }, { $vp } PV
web-wk-reset-prison = Réinitialisation : { $threshold } ou plus ici, −{ $virtue } vertu ; le plus grand nombre, { $debt ->
    [one] { $debt } dette
   *[other] { $debt } dettes
}
web-wk-spaces = { $filled } sur { $spaces }
web-wk-beside = { $count ->
    [one] { $count } ouvrier à côté
   *[other] { $count } ouvriers à côté
}
web-wk-on-level = { $name } : niveau { $level }
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
web-wk-short = manque : { $what }
web-wk-missing = sans { $what }
web-wk-built = { $count ->
    [one] { $count } bâti
   *[other] { $count } bâtis
}
web-wk-work = travail { $work } sur { $threshold }
web-wk-tab-board = Plateau
web-wk-tab-workshop = Atelier
web-wk-tab-halls = Édifices
web-wk-tab-players = Joueurs
web-wk-fx-none = sans capacité
web-wk-fx-place-worker = { $location } : { $gain } de plus
web-wk-fx-storehouse-trade = Entrepôt royal : { $pay } contre { $gain }
web-wk-fx-tax-stand-action = Perception : { $helps ->
    [gain] { $gain }
   *[less] perte réduite de { $less }
}
web-wk-fx-town-centre-action = Hôtel de Ville : { $less } de moins à payer
web-wk-fx-black-market-action = Marché noir : { $helps ->
    [gain] { $gain }
   *[less] { $less } de moins
}
web-wk-fx-debt-paid = Pour chaque dette payée : { $gain }
web-wk-fx-cathedral-advance = Pour chaque niveau de la Cathédrale : { $gain }
web-wk-fx-black-market-reset = À une réinitialisation, sans ouvrier en Prison : { $gain }
web-wk-fx-black-market-reset-release = À une réinitialisation : libérez jusqu’à { $count } de vos ouvriers de la Prison
web-wk-fx-gain = Aussitôt : { $gain }
web-wk-fx-gain-choice = Aussitôt : { $first } ou { $second }
web-wk-fx-gain-per = Aussitôt : { $gain } par { $per } { $of }
web-wk-fx-hire-free = Aussitôt : engagez { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
} sans payer
web-wk-fx-capture-free = Aussitôt : { $count ->
    [one] { $count } capture gratuite
   *[other] { $count } captures gratuites
}
web-wk-fx-choice = Aussitôt : une capture ou une rançon gratuite
web-wk-fx-take-debt = Aussitôt : prenez { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
}
web-wk-fx-destroy-unpaid-debt = Aussitôt : détruisez { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
}
web-wk-fx-release-own-from-prison = Aussitôt : tous vos ouvriers sortent de Prison
web-wk-fx-discard-building-for = Aussitôt : { $count ->
    [one] { $count } carte Bâtiment
   *[other] { $count } cartes Bâtiment
} sous la pioche contre { $gain }
web-wk-fx-all-players-gain = Aussitôt : tout le monde gagne { $gain }
web-wk-fx-all-players-lose = Aussitôt : quiconque a { $threshold } ouvriers ou plus en Prison perd { $virtue } vertu
web-wk-fx-vp-per = À la fin : { $vp } PV par { $per } { $of }
web-wk-fx-vp-if-most = À la fin : { $vp } PV à qui a le plus de { $of }
web-wk-fx-vp-if-no-unpaid-debt = À la fin : { $vp } PV sans dette impayée
web-wk-fx-unpaid-debt-vp-delta = À la fin : { $vp } PV par dette impayée à vous
web-wk-fx-virtue-per = À la fin : { $virtue } vertu par { $per } { $of }
web-wk-fx-virtue-if-most = À la fin : { $virtue } vertu à qui a le plus de { $of }
web-wk-fx-lose-virtue = À la fin : perdez { $virtue } vertu
web-wk-of-virtue = vertu
web-wk-of-clay = argile
web-wk-of-wood = bois
web-wk-of-stone = pierre
web-wk-of-gold = or
web-wk-of-marble = marbre
web-wk-of-silver = argent
web-wk-of-clay-wood-stone-total = argile, bois et pierre réunis
web-wk-of-cathedral-level = niveaux de la Cathédrale
web-wk-of-paid-debt = dettes payées
web-wk-of-captured-worker-on-own-board = ouvriers capturés
web-wk-of-own-constructed-building = bâtiments à vous
web-wk-of-apprentice-with-skill = apprentis
web-wk-power-gold-marble-interchangeable = { $name } : l’or et le marbre ne font qu’un
web-wk-power-black-market-action-gain = { $name } : { $gain } à chaque action au Marché noir
web-wk-power-ignore-tax = { $name } : ignore { $tax } taxe de plus dans chaque prix
web-wk-power-cathedral-no-discard = { $name } : aucune carte défaussée pour la Cathédrale
web-wk-power-workshop-hire = { $name } : engage pour { $less } de moins, jusqu’à { $limit } apprentis

## Architectura board

web-ar-city = La ville
web-ar-hand = Votre main
web-ar-deck = { $count ->
    [one] { $count } carte dans votre pioche
   *[other] { $count } cartes dans votre pioche
}
web-ar-tokens = { $count ->
    [one] { $count } jeton libre
   *[other] { $count } jetons libres
}
web-ar-new-hand = Nouvelle main
web-ar-new-hand-note = une fois par partie, avant de jouer
web-ar-search = Chercher dans la pioche
web-ar-where = rue { $street }, colonne { $column }
web-ar-space-empty = Emplacement libre, { $place }
web-ar-space-reserved = Emplacement réservé par { $owner }, { $place }
web-ar-space-card = { $card } de { $owner }, valeur { $value }, { $place }
web-ar-space-protected = { $card } de { $owner }, valeur { $value }, carte protégée, { $place }
web-ar-space-fallen = { $card } de { $owner }, carte détruite, { $place }
web-ar-lock-third = trop à la suite
web-ar-lock-reserved = réservé
web-ar-turns = { $from } → { $to }
web-ar-falls = { $value } tombe
web-ar-stays = { $value } reste
web-ar-protected = protégée
web-ar-zone-falls = tombe
web-ar-zone-down = baisse
web-ar-zone-up = monte
web-ar-ruler = La nouvelle carte vaut { $fresh }, celle à sa gauche { $left }.
web-ar-ruler-alone = La nouvelle carte vaut { $fresh } ; il n’y a rien à comparer.
web-ar-if-built = { $card } : si vous construisez ici
web-ar-if-done = Ce que cela fait
web-ar-quiet = Aucune autre carte ne change.
web-ar-choose = Choisissez une carte de votre main.
web-ar-point = Choisissez un emplacement doré. Chacun montre ce qui arrive à la carte de gauche.
web-ar-score = { $name } : { $from } points avant, { $to } après
web-ar-turn-cw = Sens horaire
web-ar-turn-ccw = Sens antihoraire
web-ar-front = Devant { $owner } :
web-ar-beside = À côté :
web-ar-removed = Hors de la partie :
web-ar-additional = Cartes supplémentaires
web-ar-your-deck = Votre paquet
web-ar-given = Échangées contre d’autres
