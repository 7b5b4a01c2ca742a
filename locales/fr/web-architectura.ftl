# What only the web client says of Architectura. The words of the game itself are those of the
# edition and of `architectura.ftl`.

web-game-architectura = Architectura
web-about-architectura = Posez des cartes carrées le long des rues. Chaque nouveau bâtiment se mesure à son voisin, qui monte, baisse ou se fait détruire.

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
web-ar-space-card = { $card } ({ $owner }), valeur { $value }, { $place }
web-ar-space-protected = { $card } ({ $owner }), valeur { $value }, carte protégée, { $place }
web-ar-space-fallen = { $card } ({ $owner }), carte détruite, { $place }
web-ar-lock-third = trop à la suite
web-ar-lock-reserved = réservé
web-ar-turns = { $from } → { $to }
web-ar-falls = { $value } détruite
web-ar-stays = { $value } reste
web-ar-protected = protégée
web-ar-zone-falls = détruite
web-ar-zone-down = baisse
web-ar-zone-up = monte
web-ar-ruler = La nouvelle carte vaut { $fresh }, celle à sa gauche { $left }.
web-ar-ruler-alone = La nouvelle carte vaut { $fresh } ; il n’y a rien à comparer.
web-ar-if-built = { $card } : si vous construisez ici
web-ar-if-done = Ce que cela fait
web-ar-quiet = Aucune autre carte ne change.
web-ar-choose = Choisissez une carte de votre main.
web-ar-point = Choisissez un emplacement doré. Chacun montre ce qui arrive à la carte de gauche.
web-ar-score = { $from ->
    [one] { $name } : { $from } point avant, { $to } après
   *[other] { $name } : { $from } points avant, { $to } après
}
web-ar-turn-cw = Sens horaire
web-ar-turn-ccw = Sens antihoraire
web-ar-front = Devant { $owner } :
web-ar-beside = À côté :
web-ar-removed = Hors de la partie :
web-ar-your-deck = Votre paquet
web-ar-given = Échangées contre d’autres
web-ar-about = À propos de la carte { $card }
web-ar-seat-hand = { $count ->
    [one] { $count } carte en main, { $limit } au plus
   *[other] { $count } cartes en main, { $limit } au plus
}
web-ar-seat-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
web-ar-standing = { $count } debout
web-ar-fallen = { $count ->
    [one] { $count } détruite
   *[other] { $count } détruites
}
web-ar-hand-seen = Vues en main :
web-ar-unseen = En main ou dans la pioche :
web-ar-taken = Prises en échange :
