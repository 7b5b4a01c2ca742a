# What only the web client says of Queen’s Architect. The words of the game itself are those of the
# edition and of `queens-architect.ftl`.

web-game-queens-architect = Queen’s Architect
web-about-queens-architect = Recrutez des artisans, faites le tour de votre étoile d’action et parcourez le royaume jusqu’à ce que la reine vous confie son palais.

web-qa-part-star = Étoile
web-qa-part-map = Carte
web-qa-part-billboard = Panneau
web-qa-part-tavern = Taverne
web-qa-performance = performance
web-qa-race-won = { $count ->
    [one] Première contribution au palais, avec une performance de { $goal }.
   *[other] { $count } contributions au palais ; la plus haute performance est { $goal }.
}
web-qa-race-nobody = Personne n’a contribué au palais : ce n’est qu’un ordre.
web-qa-race-there = au palais, performance { $goal }
web-qa-race-at = { $at ->
    [0] encore devant la piste
   *[other] case { $at } sur { $of }
}
web-qa-free = libre
web-qa-start = départ
web-qa-top-price = ligne du haut
web-qa-step = Case { $space }, un cran pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-qa-site = prochain terrain : { $deduction ->
    [0] aucune déduction
   *[other] −{ $deduction }
}
web-qa-craftsman = { $name } : performance { $performance }, { $jobs ->
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
web-qa-fees = 1 à { $most } guildes : { $fees }
web-qa-most = Maximum par lieu :
web-qa-roads = Trajet de 1 à { $most } :
web-qa-display = Artisans de départ
web-qa-need-track = Piste : { $space } sur { $all }
web-qa-need-capital = Dans la capitale
web-qa-need-performance = Performance { $sum }
web-qa-need-action = Sur « { $action } »
web-qa-contributed = Au palais :
web-qa-met = (remplie)
web-qa-unmet = (pas encore)
web-qa-season-spring = Printemps
web-qa-season-summer = Été
web-qa-season-autumn = Automne
web-qa-season-winter = Hiver
web-qa-season-weather = simple décor
web-qa-jobs = { $jobs ->
    [one] encore { $jobs } travail
   *[other] encore { $jobs } travaux
}
web-qa-turning = Chaque travail fait pivoter la tuile d’un cran. Après le travail à la flèche rouge, l’artisan s’en va.
web-qa-put-aside = Voir le plateau
web-qa-take-up = Revenir au choix
web-qa-enter = Entrer
