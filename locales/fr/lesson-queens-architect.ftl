# Une première partie de Queen’s Architect, guidée. Le dernier paragraphe de chaque texte dit quoi
# faire.

lesson-qa-star =
    Vous êtes maître d’œuvre au service de la reine. Vous menez des artisans d’un lieu à l’autre ; celui qui est allé le plus loin dans l’estime de la reine, avec les meilleurs artisans, bâtit son palais et gagne.

    Sur votre étoile sont assis vos artisans, votre troupe : la Tailleuse et le Maçon. Chacun a un nombre à chaque coin, et celui qui est au marteau est sa performance, ce dont il est capable maintenant : 5 et 5. Vous avez aussi 3 thalers, la monnaie du jeu.

    À votre tour, votre architecte avance de 1, 2 ou 3 cases dans le sens horaire autour de l’étoile, et vous faites l’action de la case.

    Avancez de 2 cases, jusqu’à Recrutement.
lesson-qa-hire =
    Le panneau de recrutement montre six artisans avec leur prix. Un artisan qui travaille pivote jusqu’au coin suivant, et s’en va après le sixième. C’est ce que vous payez : celui du haut a encore six travaux devant lui, celui du bas un seul.

    Il y a six métiers, appelés guildes. Vous avez une tailleuse et un maçon ; un forgeron irait bien avec eux.

    Recrutez le Forgeron de la ligne 4 pour vos 3 thalers : trois travaux, et une performance de 4.
lesson-qa-demand =
    Sur la carte se trouvent des villages, des monastères et des villes, où l’on peut bâtir. La tuile d’un lieu montre les guildes qu’il demande : il vous faut au moins un artisan de chacune.

    Regardez le monastère de St. Alban, à une route de la capitale : il demande un forgeron, un maçon et un tailleur. C’est exactement votre troupe.

    Avancez l’architecte de 2 cases, jusqu’à Voyage.
lesson-qa-travel =
    Votre calèche est dans la capitale. Un voyage d’une case est gratuit, deux cases coûtent 1 thaler, trois en coûtent 3, et les longs voyages deviennent vite chers.

    Voyagez jusqu’à St. Alban.
lesson-qa-construct =
    Votre calèche y est, et votre troupe réunit les trois guildes. Il ne manque que la bonne case de l’étoile.

    Avancez l’architecte de 2 cases, jusqu’à Construction.
lesson-qa-build =
    Quand vous construisez un bâtiment, toute la troupe travaille et toutes les performances s’additionnent : 5, 5 et 4 font 14 points. Un village en compte au plus 10, un monastère 15, une ville 20. Personne n’a encore bâti ici ; le deuxième bâtisseur reçoit 2 points de moins, et personne ne bâtit deux fois au même lieu.

    Construisez le bâtiment.
lesson-qa-steps =
    14 points ! Avec eux, vous montez sur la piste d’Estime, la faveur de la reine. Chaque cran coûte le nombre de la case suivante : ici 7, puis 6. Les points qui restent deviennent des obligations, que vous pourrez changer en argent plus tard. On ne peut pas garder de points.

    Montez de 2 crans. Cela coûte 13 points et laisse 1 obligation.
lesson-qa-turned =
    Regardez votre étoile : tous les trois ont travaillé, et chacun a pivoté jusqu’au coin suivant. La Tailleuse est passée de 5 à 1 ! C’est le cœur du jeu : avoir les bonnes personnes au bon coin. Après le coin marqué d’une flèche, un artisan s’en va pour toujours.

    Vous n’avez pas de thalers, mais 3 obligations ; chacun a commencé avec deux.

    Avancez l’architecte de 3 cases, jusqu’au courtier.
lesson-qa-bonds =
    Le courtier vous rend l’un de deux services. Il encaisse des obligations, pour 2 thalers chacune, mais au début une seule à la fois. Ou bien vous gagnez sa confiance : votre pion monte, et dès lors il en prend une de plus à la fois.

    Encaissez 1 obligation.
lesson-qa-tired =
    Vous avez 2 thalers. C’est assez pour offrir du repos à quelqu’un.

    Avancez l’architecte de 2 cases, jusqu’à Taverne.
lesson-qa-tavern =
    À la taverne, vous envoyez des guildes entières se reposer. Chaque guilde y a une tuile Repos, qui passe de l’entrée au bar. À votre visite suivante elle est au dortoir, et une visite plus tard elle est de retour à l’entrée. Aucune guilde ne peut donc se reposer deux fois de suite.

    Entrez dans la taverne.
lesson-qa-rest =
    Tous vos artisans de la guilde envoyée reviennent d’un cran. Une guilde coûte 1 thaler, deux en coûtent 3, trois en coûtent 6.

    Envoyez les tailleurs : votre Tailleuse revient de 1 à 5.
lesson-qa-labor =
    La voilà reposée. Des six cases de l’étoile, une seule est encore nouvelle : Manouvrier, juste après Construction. Rien n’oblige à s’arrêter sur Construction ; on peut dépasser des cases.

    Avancez l’architecte de 2 cases, jusqu’à Manouvrier.
lesson-qa-earn =
    Le travail de manouvrier rapporte 1 thaler pour deux artisans, arrondi au supérieur. Cela fait 2 thalers pour vos trois artisans, et personne ne pivote pour cela.

    Prenez le revenu.
lesson-qa-icon =
    Les artisans qui ont le symbole manouvrier peuvent davantage : pour 2 thalers, ils pivotent jusqu’au coin suivant. Pour votre Maçon, le coin suivant vaut autant que celui-ci, 3. Mais c’est celui de la flèche : son prochain travail sera le dernier.

    Prenez les 2 thalers et faites pivoter le Maçon.
lesson-qa-end =
    Vous avez fait le tour de l’étoile : recruter, voyager, construire, encaisser, se reposer, gagner sa vie.

    Quand il n’y a rien à construire, Construction permet aussi des réparations, n’importe où : jusqu’à trois artisans de guildes différentes rapportent le nombre du parchemin au milieu de leur tuile, quel que soit leur coin.

    La piste d’Estime compte neuf crans. Une fois sur le dernier, ramenez votre calèche dans la capitale et arrêtez-vous sur Construction avec une troupe dont les performances font au moins 15 : vous pouvez alors contribuer au palais. On termine la manche, et la meilleure troupe parmi celles qui ont contribué gagne.
