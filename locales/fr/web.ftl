# What only the web client says.

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
