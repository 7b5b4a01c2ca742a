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

## Shell

# The house and its pages

web-skip = Aller au contenu
web-home = Trestle, page d’accueil
web-nav = Pages
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-learn = Apprendre
web-menu = Menu
web-settings = Réglages
web-you = Vous
web-guest = Visiteur
web-close = Fermer
web-loading = Un instant…
web-lost = Cette page n’existe pas.
web-unreachable = Le serveur est injoignable. Réessayez dans un instant.
web-yes = oui
web-no = non
web-gone = Une personne partie

# Home

web-headline = Trois jeux de pierre, d’adresse et de rivalité
web-lead = Jouez avec des amis au loin, ou en solo contre des robots qui ne trichent pas. Sans inscription.
web-play-now = Jouer maintenant
web-invite-friends = Inviter des amis
web-invite-short = Inviter
web-quick-start = { $game } contre un robot ({ $level }), environ { $minutes } minutes.
web-change = Modifier
web-your-tables = Vos tables
web-tables-wait = { $count ->
    [0] aucune ne vous attend
    [one] une vous attend
   *[other] { $count } vous attendent
}
web-table-open = attend des joueurs
web-the-games = Les jeux
web-your-turn = À vous de jouer
web-look = Regarder
web-players = Joueurs
web-minutes = { $count } min
web-play-game = Jouer à { $game }
web-unaffiliated = Trestle n’est lié à aucun des éditeurs de ces jeux. Ils valent la peine d’être achetés.
web-game-architectura = Architectura
web-game-queens-architect = Queen’s Architect
web-game-west-kingdom = Architectes du Royaume de l’Ouest
web-about-architectura = Posez des cartes carrées le long des rues. Chaque nouveau bâtiment se mesure à son voisin, qui s’élève, décline ou s’écroule.
web-about-queens-architect = Engagez des artisans, faites-les tourner sur l’étoile des tâches et parcourez le royaume jusqu’à ce que la reine vous confie son palais.
web-about-west-kingdom = Placez des ouvriers, capturez ceux de vos rivaux, et choisissez entre une bonne réputation et un profit rapide.
web-level-novice = Novice
web-level-apprentice = Apprenti
web-level-journeyman = Compagnon
web-level-master = Maître
web-level-other = Robot

# Times

web-ago-now = à l’instant
web-ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
web-ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
web-ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

# Settings and you

web-language = Langue
web-theme = Thème
web-theme-is = Thème : { $theme }
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-speed = Mouvement des pièces
web-speed-none = aucun
web-speed-slow = lent
web-speed-normal = normal
web-speed-fast = rapide
web-playing = Pendant la partie
web-one-click = Un seul clic suffit quand la réponse peut être reprise librement
web-sounds = Sons
web-name = Votre nom
web-save-name = Prendre ce nom
web-account-lead = Avec un identifiant et un mot de passe, vous pourrez revenir depuis d’autres appareils. Vos parties restent les vôtres.
web-login = Identifiant
web-password = Mot de passe
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-register = Créer un compte
web-signed-in = Vous êtes connecté en tant que { $login }.
web-codes = Notez ces codes : chacun vous laisse entrer une fois si le mot de passe est perdu. Ils ne sont montrés que maintenant.
web-results = Résultats
web-played = Jouées
web-won = Gagnées
web-rating = Classement

# Lobby, set-up, invitations

web-lobby-which = Quelles tables
web-lobby-open = Ouvertes
web-lobby-playing = En cours
web-lobby-mine = Les vôtres
web-lobby-finished = Terminées
web-lobby-all = Tous les jeux
web-lobby-empty = Il n’y a encore rien ici.
web-lobby-open-one = Ouvrir une table : { $game }
web-join = Rejoindre
web-join-title = Vous êtes invité
web-join-lead = Une chaise vous est réservée. Dites votre nom et prenez place.
web-setup-players = Joueurs
web-setup-first = Qui commence
web-setup-rules = Règles
web-setup-table = Table
web-setup-clock = Pendule
web-setup-undo = Retour en arrière
web-setup-watch = Qui peut regarder
web-setup-rated = La partie compte pour le classement
web-setup-listed = Montrer la table dans la liste
web-open-table = Ouvrir la table
web-seat = Place { $number }
web-chair-me = Vous
web-chair-friend = Libre pour une personne
web-chair-here = Quelqu’un sur cet appareil
web-chair-bot = Robot : { $level }
web-chair-open = chaise libre
web-first-lot = tiré au sort
web-clock-none = sans pendule
web-clock-live = temps pour toute la partie
web-clock-daily = des jours pour chaque coup
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées à chaque réponse
web-clock-days = Jours par réponse
web-clock-holidays = Jours de congé
web-policy-consent = librement pendant son tour, au-delà si les autres sont d’accord
web-policy-free = librement pendant son tour
web-policy-none = jamais
web-watch-everyone = tout le monde
web-watch-players = seulement les joueurs
web-option-usual = comme d’habitude
web-option-variant = Variante
web-variant-basic = jeu de base
web-variant-advanced = jeu avancé, avec échanges
web-option-sets = Cartes supplémentaires
web-sets-by-color = propres à chaque couleur
web-sets-uniform = les mêmes pour tous
web-option-exchanges = Échanges
web-exchanges-all = les six
web-exchanges-die = un dé décide
web-option-round-limit = La partie s’arrête après tant de manches
web-limit-none = sans limite
web-setup-rulings = Là où le livret ne dit rien
web-setup-patience = Un robot peut jouer pour un absent
web-patience-never = jamais
web-patience-minutes = après { $count } minutes
web-patience-day = après un jour
web-option-price-marker-forfeited = Le marqueur de prix avance quand on renonce à engager
web-option-town-hire-price = L’engagement en ville fait avancer le marqueur de prix
web-option-town-hire-timing = L’engagement en ville a lieu
web-timing-after = après la rotation de la troupe
web-timing-before = avant la rotation de la troupe
web-option-town-hire-rotated = L’artisan engagé en ville tourne aussi
web-option-bonds-limited = Les obligations se limitent à la réserve
web-option-travel-zero = Rester sur place compte comme un voyage
web-option-tavern-zero = Une action de taverne peut n’envoyer personne
web-option-palace-optional = On peut remettre le palais à plus tard
web-option-boards = Plateaux des joueurs
web-boards-side-1 = les mêmes pour tous
web-boards-dealt = personnages, distribués au hasard
web-option-conspirator = Un conspirateur fait gagner 1 pièce d’argent
web-conspirator-visit = par visite
web-conspirator-each = par capture supplémentaire
web-option-fortress = La limite des lieux vaut pour la forteresse
web-option-black-market = Une carte est retournée même si la pile du marché noir est vide
web-waiting-title = En attente de joueurs
web-sit = Prendre place
web-stand = Se lever
web-invite = Créer un lien d’invitation
web-link = Envoyez ce lien :
web-link-copied = Le lien est copié. Envoyez-le :

# The table

web-table-fault = Cette table ne peut pas être affichée
web-phase-waiting = En attente de joueurs
web-phase-paused = La partie est en pause
web-phase-over = La partie est terminée
web-phase-frozen = Une panne a arrêté cette table ; rien n’est perdu
web-round = Manche { $round }
web-turn = Tour { $turn }
web-turn-of = au tour de { $names }
web-rated = classée
web-unrated = non classée
web-watching = vous regardez
web-house-rival = Rival de la maison
web-you-tag = (vous)
web-seat-thinking = réfléchit
web-seat-bot = robot
web-seat-bot-plays = un robot joue ({ $level })
web-seat-away = en congé
web-seat-flagged = temps écoulé
web-clock = reste { $left }
web-flag = Temps écoulé
web-hand-over = Laisser jouer un robot
web-reclaim = Reprendre la main
web-curtain = Au tour de { $name }
web-curtain-hint = Passez l’appareil. Personne d’autre ne regarde.
web-curtain-take = Je suis { $name }
web-question = La question
web-question-hint = { $count ->
    [one] Il y a une réponse.
   *[other] Il y a { $count } réponses : choisissez sur le plateau ou dans la liste, ou appuyez sur un chiffre.
}
web-thinking = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
web-answers = Vos réponses
web-list = Liste
web-other-answer = Autre réponse
web-confirm = Confirmer
web-refused = { $count ->
    [one] Une chose impossible maintenant, et pourquoi
   *[other] { $count } choses impossibles maintenant, et pourquoi
}
web-not-now = Pas maintenant :
web-barrier-ahead = Ensuite, { $why } : on ne peut pas revenir en arrière seul.
web-reconnecting = Reconnexion…
web-reconnecting-hint = Votre dernier coup est enregistré.
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-free = Libre : rien de nouveau n’a été vu.
web-undo-unrated = Possible, mais la partie ne compte plus pour le classement.
web-undo-consent = Accord nécessaire de { $names } : { $barrier }.
web-rail = Journal, discussion et règles
web-tabs = Parties de la table
web-tab-board = Plateau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-since = Depuis votre dernière réponse
web-chat-empty = Personne n’a encore rien dit.
web-chat-line = Dire quelque chose
web-phrases = Phrases toutes faites
web-send = Envoyer
web-note = Une note pour vous
web-propose-pause = Proposer une pause
web-propose-resign = Proposer d’abandonner
web-proposed-undo = { $seat } souhaite reprendre une réponse.
web-proposed-pause = { $seat } propose une pause.
web-proposed-resign = { $seat } propose d’abandonner.
web-proposed-rematch = { $seat } propose une revanche.
web-proposal-waits = On attend encore : { $names }.
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer la proposition
web-resume = Reprendre la partie
web-pause = Pause
web-no-board = Ce jeu n’a pas encore de plateau.

# What happens at a table beside the game

web-log-sat = { $name } prend place.
web-log-stood = { $seat } se lève.
web-log-started = La partie commence.
web-log-undone = { $seat } reprend une réponse.
web-log-agreed = { $seat } est d’accord.
web-log-accepted = Tout le monde est d’accord.
web-log-withdrawn = La proposition est caduque.
web-log-declined = { $seat } n’est pas d’accord.
web-log-paused = La partie est mise en pause.
web-log-resumed = La partie reprend.
web-log-flagged = Le temps de { $seat } est écoulé.
web-log-handed-over = Un robot joue pour { $seat }.
web-log-reclaimed = { $seat } reprend la main.
web-log-holiday = { $seat } s’absente quelques jours.
web-log-unrated = La partie ne compte plus pour le classement.
web-log-rematch = Une nouvelle partie attend à une autre table.

# After the game

web-ended-rules = La partie est terminée.
web-ended-abandoned = L’hôte a mis fin à la partie.
web-ended-resigned = { $seat } a abandonné.
web-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
web-tie-break = L’égalité a été tranchée par ceci : { $why }.
web-category = Catégorie
web-points = Points
web-replay = Revoir
web-result = Résultat
web-rematch = Revanche
web-rematch-go = À la nouvelle table
web-new-game = Nouvelle partie
web-save = Enregistrer
web-seed = Le mélange était-il honnête ?
web-seed-check = La première ligne est la graine ; son empreinte BLAKE3, la deuxième ligne, a été montrée au début de la partie.
web-eyes = Vu par
web-eyes-all = un spectateur
web-first = Au début
web-last = À la fin
web-next = Suivant
web-previous = Précédent
web-move-of = Réponse { $at } sur { $of }
web-branch = Rejouer à partir d’ici

# Rules and shortcuts

web-learn-lead = Toutes les règles de chaque jeu, dans nos propres mots, avec un repère pour chaque paragraphe.
web-rules-read = Lire les règles
web-rules-search = Chercher dans les règles
web-rules-nothing = Les règles ne disent rien de « { $word } ».
web-rules-english = Les règles sont rédigées en anglais.
web-keys = Raccourcis
web-keys-pick = choisir une des neuf premières réponses
web-keys-confirm = donner la réponse choisie
web-keys-drop = choisir une autre réponse
web-keys-undo = reprendre
web-keys-answers = montrer les réponses en liste
web-keys-tabs = journal, discussion, règles
web-keys-replay = parcourir une partie
web-keys-help = cette feuille
