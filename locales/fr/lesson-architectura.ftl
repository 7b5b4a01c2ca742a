# Une première partie d’Architectura, guidée. Le dernier paragraphe de chaque texte dit quoi faire.

lesson-ar-lay =
    Tous les joueurs bâtissent une seule ville avec des cartes carrées. Les trois cartes de votre main se trouvent sous la ville. Une carte porte des nombres sur ses côtés, et le nombre du haut est sa valeur du moment. À la fin, vous additionnez les valeurs de vos cartes dans la ville ; la somme la plus haute gagne.

    La ville a deux rues de huit emplacements, qui s’étendent de gauche à droite. Elle est encore vide, et il n’y a qu’un emplacement pour une carte : rue 1, colonne 1, en abrégé 1:1.

    Jouez-y votre Parc, qui vaut 5 : choisissez la carte, puis l’emplacement, et confirmez.
lesson-ar-lower =
    À droite de votre Parc, l’adversaire a posé un Théâtre qui vaut 6. Une nouvelle carte est comparée à la carte située à sa gauche, et à aucune autre. Votre Parc valait moins que la nouvelle carte, mais plus que sa moitié : il a donc dû faire un quart de tour, et vaut maintenant 4.

    Faites-en autant au Théâtre : jouez votre Villa, qui vaut 9, sur 1:3. 6 est inférieur à 9, et supérieur à sa moitié.
lesson-ar-lift =
    Le Théâtre a baissé à 5. Puis l’adversaire a joué une Serre, dont l’effet a ramené le Théâtre à 6. Beaucoup de cartes ont un tel effet, qui s’applique après la comparaison. La Serre se trouve en 2:1 : on peut commencer la rue suivante à tout moment.

    Une comparaison peut aussi profiter à la carte de gauche : si elle vaut plus que la nouvelle, elle pivote dans l’autre sens et monte.

    Jouez votre Atelier, qui ne vaut que 3, sur 1:4. Il fait monter votre propre Villa de 9 à 10.
lesson-ar-may =
    Votre Villa vaut 10, son nombre le plus haut. Vient maintenant l’effet de l’Atelier : vous pouvez déplacer une de vos cartes vers un autre emplacement admissible. Quand un effet dit « pouvez », on peut s’en passer.

    Vos cartes sont bien placées. Choisissez d’en rester là.
lesson-ar-destroy =
    Le Marché de l’adversaire a fait baisser votre Atelier à 1. Un Marché vaut le numéro de sa colonne, ici 5.

    Voici le coup le plus dur. Si la carte de gauche vaut la moitié de la nouvelle ou moins, elle est détruite : on la retourne face cachée, et elle ne vaut plus rien. La Serre en 2:1 vaut 3, et votre Palais 8.

    Jouez le Palais sur 2:2. Son bouclier indique qu’il est protégé : les cartes de l’adversaire ne peuvent rien lui faire.
lesson-ar-cover =
    La Serre est détruite. Un emplacement dont la carte est face cachée est de nouveau admissible, et une nouvelle carte la recouvre simplement. Entre-temps, l’adversaire a fait monter une de ses cartes avec une plus petite, comme vous.

    Jouez votre Temple, qui vaut 7, sur 2:1, par-dessus la Serre. Il n’y a rien à sa gauche, donc rien n’est comparé.
lesson-ar-turn =
    L’effet du Temple : vous pouvez faire pivoter d’un cran une carte voisine. Voisine veut dire à gauche, à droite, au-dessus ou au-dessous, mais pas en diagonale ; 1:1, dans l’autre rue, est donc voisin de 2:1.

    Avec un effet, vous choisissez le sens. Attention : un cran après le nombre le plus haut vient souvent le plus bas.

    Faites pivoter votre Parc en 1:1 dans le sens horaire, de 4 à 5.
lesson-ar-market =
    Aïe : la Caserne de l’adversaire détruit une carte voisine. Votre Palais est protégé, et c’est votre Villa qui est détruite.

    Vous avez un Marché, vous aussi. Dans la colonne 4 il vaut 4, et la Caserne en 2:3 vaut 2 : la moitié.

    Jouez votre Marché sur 2:4 et détruisez la Caserne.
lesson-ar-rebuild =
    Voici l’effet du Marché : vous pouvez reconstruire une de vos cartes détruites. Elle est remise face visible là où elle se trouve, avec son premier nombre en haut. Rien n’est comparé.

    Reconstruisez votre Villa en 1:3.
lesson-ar-watchtower =
    Votre Villa vaut de nouveau 9, et il ne faudrait pas qu’elle soit détruite une seconde fois. Chaque joueur a deux jetons de protection, que seuls des effets de cartes mettent en jeu. C’est le cas de la Tour de guet. Elle-même ne vaut que 1 : cherchez un emplacement où cela ne nuit pas.

    Jouez-la sur 2:3, par-dessus la Caserne détruite. La carte à sa gauche est votre Palais, qui n’a qu’un seul nombre et ne peut pas pivoter.
lesson-ar-protect =
    Le jeton va sur une de vos cartes. Dès lors, les cartes de l’adversaire ne peuvent plus la faire pivoter, la détruire ni la déplacer ; pour vos propres cartes, vous décidez chaque fois.

    Protégez votre Villa en 1:3.
lesson-ar-greenhouse =
    La rue 1 est pleine. Après chaque tour vous avez pioché une carte, si bien que vous en avez toujours trois en main ; votre paquet compte douze cartes en tout, et quand il est épuisé, vous jouez ce qui vous reste.

    Jouez votre Serre, qui vaut 3, sur 2:5. Votre propre Marché, à sa gauche, vaut 4, plus que 3 : il monte donc.
lesson-ar-two =
    L’effet de la Serre : vous pouvez faire pivoter une ou deux de vos propres cartes, d’un cran chacune.

    Faites pivoter votre Atelier en 1:4 dans le sens horaire, de 1 à 3.
lesson-ar-last =
    Et une deuxième carte. Votre Marché de la colonne 4 vaut maintenant 5, et son meilleur côté compte la colonne plus 2.

    Faites pivoter le Marché en 2:4 dans le sens horaire, jusqu’à 6.
lesson-ar-end =
    Vous savez maintenant comment on pose, compare, fait pivoter, détruit, recouvre, reconstruit et protège les cartes.

    La partie s’achève quand plus personne ne peut jouer de carte. Chacun additionne alors les valeurs de ses cartes face visible. Deux sortes de cartes comptent aussi leurs voisines : un Parc rapporte 1 point pour chacune de vos cartes voisines, une Villa en perd 2 pour chaque Taverne ou Caserne voisine.

    Une dernière chose : une fois par partie, au début de votre tour, vous pouvez mettre toute votre main sous votre pioche et en piocher une nouvelle. C’est la nouvelle main.
