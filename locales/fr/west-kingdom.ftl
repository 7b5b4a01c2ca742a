# Architectes du Royaume de l’Ouest. Les noms des lieux sont ceux du fichier de données.

## Le nom du jeu

game-west-kingdom = Architectes du Royaume de l’Ouest

## Les ressources et les autres choses que l’on compte : 2 …

wk-good-clay = argile
wk-good-wood = bois
wk-good-stone = pierre
wk-good-gold = or
wk-good-marble = marbre
wk-good-silver = argent
wk-good-virtue = vertu
wk-good-building-card = carte bâtiment
wk-good-building-cards = cartes bâtiment
wk-good-debt = dette non payée
wk-good-debts = dettes non payées
wk-good-tax = taxe
wk-good-wood-or-stone = bois ou pierre
wk-good-clay-wood-or-stone = argile, bois ou pierre

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
wk-sheet-amount = { $count } { $what }

## Ce que font les cartes et les plateaux

wk-effect-also = Et aussi : { $count } { $what }.
wk-effect-also-pay = À payer en plus : { $count } { $what }.
wk-effect-none = Aucune capacité.
wk-effect-place-worker = { $location } : un ouvrier placé là rapporte en plus { $count } { $what }.
wk-effect-trade = Un échange de plus à l’Entrepôt royal : { $paid } { $paid_what } contre { $count } { $what }.
wk-effect-tax-stand = Perception : une visite rapporte aussi { $count } { $what }.
wk-effect-tax-stand-virtue = Perception : une visite coûte { $count } vertu de moins.
wk-effect-town-centre = Hôtel de Ville : les captures coûtent { $count } argent de moins.
wk-effect-market = Marché noir : chaque action rapporte aussi { $count } { $what }.
wk-effect-market-virtue = Marché noir : une action coûte { $count } vertu de moins.
wk-effect-market-silver = Marché noir : une action coûte { $count } argent de moins.
wk-effect-debt-paid = Une dette payée rapporte aussi { $count } { $what }.
wk-effect-cathedral = Une avancée sur la Cathédrale rapporte aussi { $count } { $what }.
wk-effect-reset = Réinitialisation du Marché noir : recevez { $count } { $what }.
wk-effect-reset-free = Réinitialisation du Marché noir : sans ouvrier en Prison, recevez { $count } { $what }.
wk-effect-reset-release = { $count ->
    [one] Réinitialisation du Marché noir : vous pouvez libérer { $count } ouvrier de la Prison.
   *[other] Réinitialisation du Marché noir : vous pouvez libérer jusqu’à { $count } ouvriers de la Prison.
}
wk-effect-gain = Aussitôt : { $count } { $what }.
wk-effect-gain-choice = Aussitôt, au choix :
wk-effect-option = { $count } { $what }.
wk-effect-gain-per = { $per ->
    [one] Aussitôt : { $count } { $what } pour chaque unité de ceci : { $of }.
   *[other] Aussitôt : { $count } { $what } par lot de { $per } de ceci : { $of }.
}
wk-effect-hire-free = { $count ->
    [one] Aussitôt : vous pouvez engager gratuitement { $count } apprenti de n’importe quelle colonne.
   *[other] Aussitôt : vous pouvez engager gratuitement jusqu’à { $count } apprentis de n’importe quelle colonne.
}
wk-effect-capture-free = { $count ->
    [one] Aussitôt : vous pouvez faire { $count } capture gratuite.
   *[other] Aussitôt : vous pouvez faire jusqu’à { $count } captures gratuites.
}
wk-effect-choice = Aussitôt, au choix, ou rien :
wk-effect-act-capture = { $count ->
    [one] { $count } capture gratuite.
   *[other] Jusqu’à { $count } captures gratuites.
}
wk-effect-act-ransom = Une rançon gratuite.
wk-effect-take-debt = { $count ->
    [one] Aussitôt : prenez { $count } dette non payée.
   *[other] Aussitôt : prenez { $count } dettes non payées.
}
wk-effect-destroy-debt = { $count ->
    [one] Aussitôt : vous pouvez détruire { $count } dette non payée.
   *[other] Aussitôt : vous pouvez détruire jusqu’à { $count } dettes non payées.
}
wk-effect-release = Aussitôt : libérez tous vos ouvriers de la Prison.
wk-effect-discard-for = { $cards ->
    [one] Aussitôt : vous pouvez défausser { $cards } carte bâtiment de votre main contre { $count } { $what }.
   *[other] Aussitôt : vous pouvez défausser { $cards } cartes bâtiment de votre main contre { $count } { $what }.
}
wk-effect-all-gain = Aussitôt : chaque joueur, vous compris, reçoit { $count } { $what }.
wk-effect-all-lose = { $threshold ->
    [one] Aussitôt : chaque joueur, vous compris, qui a un ouvrier en Prison perd { $count } vertu.
   *[other] Aussitôt : chaque joueur, vous compris, qui a au moins { $threshold } ouvriers en Prison perd { $count } vertu.
}
wk-effect-vp-per = { $per ->
    [one] À la fin : { $vp } PV pour chaque unité de ceci : { $of }.
   *[other] À la fin : { $vp } PV par lot de { $per } de ceci : { $of }.
}
wk-effect-vp-most = À la fin : { $vp } PV si personne n’a autant de ceci : { $of }.
wk-effect-vp-no-debt = À la fin : { $vp } PV sans dette non payée.
wk-effect-debt-delta = À la fin : { $delta } PV pour chacune de vos dettes non payées.
wk-effect-virtue-per = { $per ->
    [one] À la fin : { $count } vertu pour chaque unité de ceci : { $of }.
   *[other] À la fin : { $count } vertu par lot de { $per } de ceci : { $of }.
}
wk-effect-virtue-most = À la fin : { $count } vertu si personne n’a autant de ceci : { $of }.
wk-effect-lose-virtue = À la fin : perdez { $count } vertu.
wk-effect-small = Côté petit :
wk-effect-large = Côté grand :
wk-effect-start = Départ : { $silver } argent, Vertu { $virtue }, ouvriers en Prison : { $prison }.
wk-effect-start-with = Au départ : { $count } { $what }.
wk-effect-gold-marble = L’or et le marbre sont une seule et même ressource.
wk-effect-ignore-tax = Ignore { $count } taxe de chaque coût.
wk-effect-no-discard = Aucune carte bâtiment n’est défaussée pour la Cathédrale.
wk-effect-workshop = Engager à l’Atelier coûte { $count } argent de moins ; jusqu’à { $limit } apprentis.

## Ce que devrait regarder qui possède la boîte

wk-advice-apprentices = { $count ->
    [one] { $count } sorte d’apprenti n’est connue que par l’édition numérique : comparez compétence, vertu et capacité.
   *[other] { $count } sortes d’apprentis ne sont connues que par l’édition numérique : comparez compétences, vertu et capacités.
}
wk-advice-buildings = { $count ->
    [one] { $count } bâtiment n’est connu que par l’édition numérique : comparez coût, compétences, PV, vertu et effet.
   *[other] { $count } bâtiments ne sont connus que par l’édition numérique : comparez coût, compétences, PV, vertu et effet.
}
wk-advice-market = { $count ->
    [one] { $count } carte Marché noir n’est connue que par l’édition numérique : comparez les deux côtés.
   *[other] { $count } cartes Marché noir ne sont connues que par l’édition numérique : comparez les deux côtés.
}
wk-advice-rewards = { $count ->
    [one] { $count } sorte de carte Récompense n’est connue que par l’édition numérique : comparez ce qu’elle rapporte.
   *[other] { $count } sortes de cartes Récompense ne sont connues que par l’édition numérique : comparez ce qu’elles rapportent.
}
wk-advice-boards = { $count ->
    [one] { $count } plateau joueur n’est connu que par l’édition numérique : comparez sa face 2.
   *[other] { $count } plateaux joueur ne sont connus que par l’édition numérique : comparez leur face 2.
}
wk-advice-virtue = { $count ->
    [one] { $count } niveau de la piste de Vertu n’est connu que par l’édition numérique : comparez PV, taxes et interdictions.
   *[other] { $count } niveaux de la piste de Vertu ne sont connus que par l’édition numérique : comparez PV, taxes et interdictions.
}
wk-advice-q1 = Un Conspirateur rend-il moins chère toute la visite à l’Hôtel de Ville, ou chaque capture suivante ? (WK-Q1)
wk-advice-q2 = La limite de lieux vaut-elle pour les captures de la Forteresse ? (WK-Q2)
wk-advice-q3 = Retourne-t-on une carte lors de la réinitialisation qui trouve vide la pile gauche du Marché noir ? (WK-Q3)
wk-advice-q4 = Peut-on placer un ouvrier là où il ne peut rien faire ? Ici non, sauf pour les ressources et à l’Entrepôt. (WK-Q4)
wk-advice-q5 = Quand peut-on défausser des apprentis ? Ici, seulement pour engager quand la limite est atteinte. (WK-Q5)
wk-advice-q6 = Qui commence avec la face 2 des plateaux, et avec quel argent ? Ici la plus haute Vertu commence, avec l’argent du plateau. (WK-Q6)
wk-advice-q7 = Quels effets immédiats des bâtiments peut-on refuser ? Ici les captures, les engagements, l’Église et la Bibliothèque. (WK-Q7)
wk-advice-q8 = Paie-t-on la Cathédrale avant la défausse, ou après ? Ici, avant. (WK-Q8)
wk-advice-q9 = L’adversaire officiel d’un joueur seul n’est pas connu ; le rival maison le remplace. (WK-Q9)
wk-advice-q10 = Combien de colonnes de la Maison des guildes et de cartes Récompense pour un joueur ? Ici, autant que pour deux. (WK-Q10)

## Ce qui ne va pas dans un fichier de données

wk-edition-color-twice = Un autre plateau a déjà cette couleur.
wk-edition-copies = Nombre d’exemplaires : { $copies } ; numéros donnés : { $count }. Chaque carte a son numéro.
wk-edition-count-apprentices = Il y a { $wanted } cartes apprenti, et les exemplaires de toutes les lignes font { $count }.
wk-edition-count-boards = Il y a { $wanted } plateaux joueur, et le fichier en décrit { $count }.
wk-edition-count-buildings = Il y a { $wanted } bâtiments, et le fichier en décrit { $count }.
wk-edition-count-market = Il y a { $wanted } cartes Marché noir, et le fichier en décrit { $count }.
wk-edition-count-rewards = Il y a { $wanted } cartes Récompense, et les exemplaires de toutes les lignes font { $count }.
wk-edition-disagrees = { $value } ne s’accorde pas avec { $other }, qui donne { $wanted }.
wk-edition-falls = Un niveau plus haut ne vaut pas moins : { $value } ne peut pas suivre { $before }.
wk-edition-fixed = Les règles ne connaissent ici que { $wanted }, pas { $value }.
wk-edition-length = Il faut de { $least } à { $most } éléments ; ici, leur nombre est { $count }.
wk-edition-location = L’ordre des lieux est fixe : ici vient « { $wanted } », pas « { $id } ».
wk-edition-missing = Ce champ manque.
wk-edition-name-from = Il faut "rulebook" ou "rendering" ; une remarque peut suivre après un point-virgule.
wk-edition-no-term = Il n’y a pas de terme avec l’identifiant « { $id } ».
wk-edition-nothing = Cela ne peut pas être vide : nommez au moins une chose et son nombre.
wk-edition-number-twice = Une autre carte a déjà le numéro { $number }.
wk-edition-order = Les lignes sont dans l’ordre : ici vient { $wanted }, pas { $value }.
wk-edition-question = Une question ouverte se cite ainsi : "WK-Q1".
wk-edition-rival-deck = Le paquet du rival maison a de 1 à { $most } cartes ; celui-ci en a { $count }.
wk-edition-rows = Il faut { $wanted } lignes ; ici, leur nombre est { $count }.
wk-edition-same-gain = Il faut la même chose que { $other }.
wk-edition-skill-twice = La compétence « { $skill } » est déjà dans la liste.
wk-edition-source = Une source est faite d’un ou de plusieurs de ces mots, joints par + : { $known } ; une remarque peut suivre après un point-virgule.
wk-edition-unfit = Ce champ ne va pas avec « { $tag } ».
wk-edition-unknown-field = Il n’y a pas de tel champ ici.
wk-edition-unknown-word = « { $word } » ne convient pas ici. Ce qui convient : { $known }.
wk-edition-virtue-twice = Un autre plateau commence déjà avec Vertu { $level } : on ne saurait pas qui commence.
wk-edition-wants-flag = Il faut true ou false.
wk-edition-wants-list = Il faut une liste entre crochets.
wk-edition-wants-number = Il faut un nombre entier.
wk-edition-wants-table = Il faut une table.
wk-edition-wants-text = Il faut un texte entre guillemets droits.
