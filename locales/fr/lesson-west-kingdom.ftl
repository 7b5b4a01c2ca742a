# Une première partie d’Architectes du Royaume de l’Ouest, guidée. Le dernier paragraphe de chaque
# texte dit quoi faire.

lesson-wk-forest =
    Vous êtes architecte dans le Royaume de l’Ouest. Le plus de points de victoire à la fin gagne. À chaque tour, vous placez un de vos 20 ouvriers dans un lieu et recevez ce que le lieu donne ; l’ouvrier y reste.

    Trois manches ont déjà été jouées. Un de vos ouvriers est dans la Forêt, un dans les Mines et un dans la Carrière, et vous avez 1 bois, 2 argiles, 1 pierre et 3 pièces d’argent.

    Plus vous avez d’ouvriers dans un lieu, plus le suivant rapporte ; ceux des autres ne comptent pas.

    Placez un deuxième ouvrier dans la Forêt : il rapporte 2 bois.
lesson-wk-silver =
    Regardez l’Observatoire, une des cartes Bâtiment de votre main. Il vaut 7 points et coûte 1 argile, 3 bois, 1 pierre et 1 or. Il faut aussi quelqu’un qui connaît la charpenterie. Ces gens-là coûtent de l’argent.

    Placez un ouvrier chez l’Orfèvre : 2 pièces d’argent pour le premier.
lesson-wk-workshop =
    On embauche des apprentis à l’Atelier, où huit d’entre eux attendent sur deux rangées. Une embauche coûte 4 pièces : 2 pièces d’argent retournent à la réserve, et 2 sont des taxes, qui restent à la Perception. Avec un ouvrier sur place vous atteignez la première colonne, avec deux les deux premières, et ainsi de suite.

    Placez un ouvrier à l’Atelier.
lesson-wk-hire =
    Le Bûcheron, premier de la rangée du haut, connaît la charpenterie, et avec lui chaque ouvrier que vous placez dans la Forêt rapporte 1 bois de plus. Vous pouvez avoir jusqu’à cinq apprentis, et ils restent avec vous. Au lieu d’embaucher, vous pourriez aussi piocher ici une carte Bâtiment.

    Embauchez le Bûcheron.
lesson-wk-town =
    L’adversaire a trois ouvriers dans la Carrière : le suivant rapporterait 4 pierres. Vous pouvez y mettre fin. Depuis l’Hôtel de Ville, vous capturez un groupe : tous les ouvriers d’un joueur dans un lieu. Cela coûte 1 taxe.

    Placez un ouvrier à l’Hôtel de Ville.
lesson-wk-capture =
    Les ouvriers capturés viennent sur votre plateau. Vous pourriez aussi capturer vos propres ouvriers : ils reviendraient alors dans votre réserve, les ouvriers que vous pouvez placer.

    Capturez les trois ouvriers de la Carrière.
lesson-wk-guardhouse =
    Trois ouvriers de l’adversaire sont maintenant sur votre plateau. C’est l’affaire du Corps de Garde : vous y envoyez les ouvriers capturés en Prison pour 1 pièce d’argent chacun, vous libérez les vôtres de la Prison ou, contre une rançon, vous les rachetez sur les autres plateaux, ou vous payez une dette.

    Placez un ouvrier au Corps de Garde.
lesson-wk-imprison =
    En Prison, les ouvriers ne servent à personne, jusqu’à ce que leur propriétaire les libère avec un ouvrier au Corps de Garde.

    Envoyez les ouvriers capturés en Prison. Cela rapporte 3 pièces d’argent.
lesson-wk-market =
    Pour l’Observatoire, il vous manque encore 1 or. Les Mines n’en donnent que si vous y avez deux ouvriers. Le Marché noir va plus vite, mais ce n’est pas honnête : il coûte de l’argent et 1 point de vertu.

    La piste de Vertu montre votre réputation, maintenant 7. Tout en haut elle rapporte des points, plus bas elle en coûte. Au-dessous de 5, vous ne pouvez pas travailler à la Cathédrale ; à partir de 10, le Marché noir vous est fermé.

    Placez un ouvrier sur la case gauche du Marché noir : 1 pièce d’argent pour 2 or.
lesson-wk-guildhall =
    Vous avez tout pour l’Observatoire : les ressources, et un Bûcheron qui connaît la charpenterie. Les bâtiments se construisent à la Maison des guildes. Un ouvrier y fait une seule chose : construire un bâtiment ou avancer les travaux de la Cathédrale. Il y reste jusqu’à la fin de la partie.

    Placez un ouvrier à la Maison des guildes.
lesson-wk-construct =
    Vous payez les ressources, et la carte se trouve devant vous : 7 points, comptés à la fin. Les apprentis ne sont pas dépensés. Certains bâtiments ont aussi un effet, immédiat ou à la fin de la partie.

    Construisez l’Observatoire.
lesson-wk-reset =
    L’adversaire est venu en troisième au Marché noir, qui a donc été réinitialisé. Tous les ouvriers qui s’y trouvaient sont allés en Prison, le vôtre aussi. Un joueur qui a 3 ouvriers ou plus en Prison perd 1 point de vertu, et celui qui en a le plus prend une dette, qui coûte 2 points à la fin si elle n’est pas payée. C’était l’adversaire, grâce aux trois que vous y aviez envoyés.

    Il vous reste 1 or, et il vaut une seconde visite.

    Placez encore un ouvrier à la Maison des guildes.
lesson-wk-cathedral =
    La Cathédrale a cinq niveaux, pour 2, 4, 7, 12 et 20 points. Seul compte celui où vous êtes, et plus haut il y a peu de place. Le premier niveau coûte 1 or et une carte Bâtiment de votre main, et chaque niveau rapporte une carte Récompense. Il faut une vertu de 5 au moins ; vous avez 6.

    Avancez les travaux de la Cathédrale.
lesson-wk-discard =
    De quelle carte pouvez-vous vous passer ? La Salle de dessin demande deux compétences, dont vous avez une, et 3 or. La Glaisière ne demande aucune compétence, seulement 4 argiles et 1 bois.

    Mettez la Salle de dessin sous la pile.
lesson-wk-end =
    Vous avez vu comment les ouvriers rapportent de plus en plus et comment on les capture ; comment embaucher, construire, tricher un peu et travailler à la Cathédrale.

    La partie s’achève quand les douze cases de la Maison des guildes sont pleines : chacun joue alors encore un tour. Les points viennent des bâtiments, de votre niveau sur la Cathédrale et de la vertu ; 1 pour chaque or et chaque marbre, 1 pour 10 pièces d’argent. Une dette non payée coûte 2 points, deux de vos ouvriers en Prison coûtent 1 point.

    Sans ouvrier dans votre réserve, votre tour se borne à en reprendre un. Un bon plan pour la suite : de l’argile des Mines pour la Glaisière.
