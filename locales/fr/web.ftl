# What only the web client says.

## After a game

web-af-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, soit { $ahead } de plus que { $name }.
web-af-level = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, autant que { $name }.
web-af-fold = Voir le plateau
web-af-unfold = Voir la feuille de score
web-af-sources = D’où viennent les points
web-af-points = Points par tour
web-af-goods = Ressources par tour
web-af-good = Quelle ressource
web-af-chance = Chances de gagner
web-af-as-bot = d’après un bot
web-af-thinking = Un bot examine chaque décision de la partie …
web-af-turning = Tournants de la partie
web-af-no-turning = Aucune décision ne se détache.
web-af-skills = La qualité des décisions
web-af-skill = { $best } sur { $decisions } comme un bot ; { $lost } % des chances perdues à chaque fois
web-af-turn = tour { $turn }
web-af-turns = Tour
web-af-table = En tableau
web-af-chart = Graphique : { $title }. Les mêmes nombres figurent dans le tableau ci-dessous.
web-af-seed-good = Le mélange est celui qui était promis : la graine correspond à l’empreinte montrée au début.
web-af-seed-bad = La graine ne correspond pas à l’empreinte montrée au début.
web-af-seed-more = Votre navigateur vient de calculer l’empreinte. Pour vérifier aussi chaque mélange, enregistrez la partie et lancez :
web-af-share = Copier le lien
web-af-shared = Copié
web-af-timeline = Moment de la partie
web-af-speed = Vitesse ×{ $speed }
web-af-here = Ce qui s’est décidé ici
web-af-rather = Un bot préférerait :
web-af-same = Un bot aurait fait à peu près de même.
web-af-forced = Il n’y avait qu’une seule réponse.

## Help, log, reference and offline

web-help-nothing = Rien n’est encore écrit à ce sujet.
web-help-rules = Règles
web-help-more = Dans la liste des pièces
web-hint = Indice
web-hint-thinking = Réflexion …
web-hint-says = Un robot répondrait : { $answer }
web-since-count = { $count ->
    [one] Un événement depuis votre dernière réponse.
   *[other] { $count } événements depuis votre dernière réponse.
}
web-step-of = { $at } sur { $of }
web-step-all = Tout
web-explore = Toutes les pièces : déplacez-vous avec les flèches, appuyez sur ? pour savoir ce qu’est une pièce
web-what = Qu’est-ce que c’est ?
web-past = Vous regardez en arrière
web-past-end = Revenir à la partie
web-keys-hint = demander à un robot ce qu’il ferait
web-keys-show = dans une partie guidée : montrer ce que propose la leçon
web-keys-steps = parcourir ce qui s’est passé depuis votre dernière réponse
web-learn-cards = Pièces
web-learn-glossary = Glossaire
web-cards-search = Chercher une pièce
web-cards-nothing = Aucune pièce ne parle de « { $word } ».
web-cards-none = Il n’y a pas encore de liste des pièces pour ce jeu.
web-glossary-search = Chercher dans le glossaire
web-glossary-nothing = Ce mot n’y est pas : « { $word } ».
web-concerns = Concerne :
web-concerns-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
web-offline = Vous êtes hors ligne
web-offline-hint = Les règles, les pièces et les parties que vous avez revues sont là ; les tables attendent le réseau.

web-af-by = { $name } : { $what }
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
web-setup-rulings = Là où le livret ne dit rien
web-setup-patience = Un robot peut jouer pour un absent
web-patience-never = jamais
web-patience-minutes = après { $count } minutes
web-patience-day = après un jour
web-waiting-title = En attente de joueurs
web-sit = Prendre place
web-stand = Se lever
web-invite = Créer un lien d’invitation
web-link = Envoyez ce lien :
web-link-copied = Le lien est copié. Envoyez-le :

# Set-up: what each choice means

web-option-usual-is = comme d’habitude : { $usual }
web-seat-option = { $option }, place { $number }
web-option-each = à chaque place le sien, choisi ci-dessus
web-setup-edition = Édition
web-edition-default = intégrée
web-help-edition = Les nombres des cartes, tuiles et plateaux avec lesquels on joue.
web-help-clock-none = Chacun réfléchit aussi longtemps qu’il veut.
web-help-clock-live = Qui a épuisé son temps peut être déclaré hors délai par les autres.
web-help-clock-daily = Pour les parties sur des jours ou des semaines ; un jour de congé arrête la pendule.
web-help-patience = Les autres peuvent alors confier la place à un robot ; la personne peut la reprendre à tout moment.
web-help-undo = Ce qui révèle une carte ou fait appel au hasard n’est jamais repris seul.
web-help-watch = Qui regarde ne voit aucune main ni rien d’autre de caché.
web-help-rated = Le résultat modifie le classement de tous ; avec un robot, seulement celui des robots. Le temps écoulé ou le départ est une défaite, et rien n’est annulé au-delà d’un point de non-retour.
web-help-listed = N’importe qui peut alors prendre la chaise libre ; sinon, seulement qui a le lien d’invitation.
web-holiday = Prendre congé
web-hand-over-to = Faire jouer un robot pour { $name }
web-code = Code de secours
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-password-changed = Le mot de passe est changé.
web-passkeys-revoke = Retirer aussi toutes les clés d’accès
web-password-changed-passkeys = Le mot de passe a changé, toutes les autres sessions sont fermées et les clés d’accès retirées.
web-recover-ask = Mot de passe perdu ?
web-recover-lead = Un des codes de secours vous laisse entrer et vous donne un nouveau mot de passe.
web-recover = Revenir
web-recover-back = Se connecter avec un mot de passe
web-sign-out-elsewhere = Se déconnecter partout ailleurs
web-sessions-ended = { $count ->
    [0] Il n’y avait rien d’autre à terminer.
    [one] Déconnecté à { $count } autre endroit.
   *[other] Déconnecté à { $count } autres endroits.
}
web-account-care = Mot de passe et codes de secours
web-codes-new = Nouveaux codes de secours
web-passkeys = Clés d’accès
web-passkeys-lead = Une clé d’accès vous connecte sans identifiant ni mot de passe : votre appareil demande votre doigt, votre visage ou son code.
web-passkeys-nowhere = Votre navigateur n’a pas de clés d’accès à cette adresse. Il en faut une avec un nom et TLS, ou http://localhost sur la machine même.
web-passkey-name = Nom de la clé d’accès
web-passkey-mine = Ma clé d’accès
web-passkey-add = Ajouter une clé d’accès
web-passkey-added = « { $name } » vous connecte désormais.
web-passkey-made = Créée le { $date }
web-passkey-used = dernier usage { $ago }
web-passkey-unused = pas encore utilisée
web-passkey-rename = Renommer
web-passkey-remove = Retirer
web-passkey-remove-lead = Elle ne connectera plus personne. Votre appareil la montrera peut-être encore, jusqu’à ce que vous l’y supprimiez aussi.
web-passkey-keep = Laisser
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-cancelled = Aucune clé d’accès n’a servi : c’était annulé, ou trop long.
web-passkey-there = Cet appareil a déjà une clé d’accès de votre compte.
web-passkey-failed = Le navigateur n’a pas pu utiliser de clé d’accès.
web-data = Vos données
web-data-lead = Tout ce qui est conservé à votre sujet, dans un fichier.
web-data-export = Télécharger
web-leave = Partir pour de bon
web-leave-lead = Votre nom, votre identifiant, vos notes et votre classement sont effacés ; les parties restent, sans votre nom. C’est irréversible.
web-leave-act = Tout effacer
web-averages = { $game } en détail
web-averages-lead = Points par partie, en moyenne
web-wins-of = { $players ->
    [one] Seul : { $wins } sur { $games } gagnées
   *[other] À { $players } joueurs : { $wins } sur { $games } gagnées
}
web-clock-live-of = { $time } chacun et { $seconds } s par réponse
web-clock-daily-of = { $count ->
    [one] { $count } jour par réponse
   *[other] { $count } jours par réponse
}
web-join-known = Une chaise vous est réservée. Vous prenez place sous le nom de { $name }.

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
web-hot-seat = un seul appareil
web-hot-seat-told = À cette table, plusieurs personnes jouent sur le même appareil : un compte a plusieurs places.
web-rated-told = Cette partie est classée : elle a une pendule, le temps écoulé ou le départ est une défaite, et rien n’est annulé au-delà d’un point de non-retour.
web-seat-forfeited = parti, a perdu
web-log-forfeited = { $seat } a quitté la partie et l’a perdue.
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
web-signed-out = Vous êtes déconnecté
web-signed-out-hint = Cette session a été fermée, ici ou ailleurs. Connectez-vous de nouveau pour continuer à jouer.
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
web-log-outage-minutes = { $count ->
    [one] Le serveur a été hors ligne pendant une minute. Personne ne dépasse son temps à cause de cela.
   *[other] Le serveur a été hors ligne pendant { $count } minutes. Personne ne dépasse son temps à cause de cela.
}
web-log-outage-hours = Le serveur a été hors ligne pendant { $count } heures. Personne ne dépasse son temps à cause de cela.
web-log-flagged = Le temps de { $seat } est écoulé.
web-log-handed-over = Un robot joue pour { $seat }.
web-log-reclaimed = { $seat } reprend la main.
web-log-holiday = { $seat } s’absente quelques jours.
web-log-unrated = La partie ne compte plus pour le classement.
web-log-filling = Cette table peut encore recevoir { $left } réponses. Ensuite, la partie se termine sans résultat ; on pourra toujours la revoir et l’enregistrer.
web-log-rematch = Une nouvelle partie attend à une autre table.

# After the game

web-ended-rules = La partie est terminée.
web-ended-abandoned = Il n’y a plus personne à cette table.
web-ended-full = Cette table a reçu autant de réponses qu’une table peut en recevoir. La partie se termine sans résultat.
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
web-rules-search = Chercher une règle ou une pièce
web-rules-nothing = Les règles ne disent rien de « { $word } ».
web-rules-contents = Sommaire
web-rules-how = Comment lire cette page
web-rules-sources = Sources
web-rules-copy = Copier le lien
web-rules-copied = Lien copié
web-rules-try = À vous d’essayer
web-rules-play = Jouer à partir d’ici
web-rules-short = En bref
web-keys = Raccourcis
web-keys-pick = choisir une des neuf premières réponses
web-keys-confirm = donner la réponse choisie
web-keys-drop = choisir une autre réponse
web-keys-undo = reprendre
web-keys-answers = montrer les réponses en liste
web-keys-tabs = journal, discussion, règles
web-keys-replay = parcourir une partie
web-keys-help = cette feuille

## Guide

web-guide = Première partie guidée
web-guide-begin = Première partie guidée
web-guide-begin-game = Première partie guidée : { $game }
web-guide-step = Étape { $number } sur { $steps }
web-guide-progress = Avancement de la leçon
web-guide-text = Ce que dit le guide
web-guide-over = La leçon est finie
web-guide-left = Vous avez quitté la leçon
web-guide-left-text = Aucun problème : l’adversaire continue en débutant. Revenez en arrière pour retrouver la leçon, ou jouez la suite sans guide.
web-guide-back = Revenir en arrière
web-guide-on = Continuer la partie
web-guide-real = Commencer une vraie partie
web-guide-show = Montrez-moi
web-guide-shown = Confirmez maintenant
web-guide-stray = La leçon propose autre chose. Si vous confirmez, vous la quittez.
web-guide-rules = Dans les règles :
web-guide-fold = Montrer seulement quoi faire
web-guide-unfold = Montrer tout le texte

## Reaching people who are away

web-reach = Me prévenir quand c'est mon tour
web-reach-lead = Pendant votre absence, et une seule fois par tour.
web-reach-nobody = Dès que vous aurez un nom ici, vous pourrez être prévenu quand c'est votre tour.
web-reach-here = Dans ce navigateur, même quand aucune page n'est ouverte
web-reach-cannot = Ce navigateur ne peut pas afficher de messages ici. Il faut une page en https et, sur certains téléphones, ajoutée à l'écran d'accueil.
web-reach-denied = Ce navigateur n'affiche pas les messages de cette page. Vous pouvez les autoriser dans ses propres réglages.
web-reach-failed = Le service de messages du navigateur ne répond pas. Réessayez plus tard.
web-reach-what = De quoi vous prévenir
web-reach-turns = Que c'est mon tour
web-reach-endings = Qu'une de mes parties est finie
web-reach-with-tab = Même quand la table est ouverte devant moi
web-reach-quiet = Heures calmes
web-reach-quiet-on = Pas la nuit
web-reach-quiet-lead = Ce qui arrive entre-temps attend leur fin.
web-reach-from = De
web-reach-to = À
web-reach-hook = Une adresse à vous
web-reach-hook-lead = Pour les programmes : chaque message y est aussi envoyé en JSON, signé avec un secret (un webhook).
web-reach-address = Adresse
web-reach-save = Enregistrer
web-reach-secret = Montrer le secret
web-reach-try = Envoyer un essai
web-reach-tried = L'essai est bien arrivé.
web-reach-tried-not = L'essai n'est pas passé.
web-reach-tried-status = Réponse à l'essai : { $status }.
web-reach-offer = Voulez-vous être prévenu quand ce sera de nouveau votre tour ?
web-reach-offer-yes = Me prévenir
web-reach-offer-no = Non merci

# What the server has said in words already.
web-verbatim = { $text }
