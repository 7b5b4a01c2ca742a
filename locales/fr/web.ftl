# What only the web client says.

## After a game

web-af-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } de plus : { $name } est derrière.
web-af-level = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : égalité avec { $name }.
web-af-fold = Voir le plateau
web-af-unfold = Voir la feuille de score
web-af-sources = D’où viennent les points
web-af-race = Jusqu’où chacun est allé
web-af-points = Points par tour
web-af-goods = Ressources par tour
web-af-good = Ressource
web-af-chance = Chances de gagner
web-af-as-bot = d’après un robot
web-af-thinking = Un robot examine chaque décision de la partie…
web-af-turning = Tournants de la partie
web-af-no-turning = Aucune décision ne se détache.
web-af-skills = La qualité des décisions
web-af-skill = { $best } décisions sur { $decisions } comme le robot ; { $lost } % des chances perdues en moyenne
web-af-turn = tour { $turn }
web-af-turns = Tour
web-af-table = En tableau
web-af-chart = Graphique : { $title }. Les mêmes nombres figurent dans le tableau ci-dessous.
web-af-seed-good = Le mélange est celui qui était promis : la graine correspond à l’empreinte montrée au début.
web-af-seed-bad = La graine ne correspond pas à l’empreinte montrée au début.
web-af-seed-more = Votre navigateur vient de calculer l’empreinte. Pour vérifier aussi chaque mélange, enregistrez la partie et lancez :
web-af-share = Copier le lien
web-af-shared = Copié
web-af-timeline = Moment de la partie
web-af-speed = Vitesse ×{ $speed }
web-af-here = Le coup qui vient d’être joué
web-af-begin = Rien n’est encore décidé.
web-af-rather = Un robot aurait préféré :
web-af-same = Un robot aurait fait à peu près de même.
web-af-forced = Il n’y avait qu’une seule réponse.

## Help, log, reference and offline

web-help-nothing = Rien n’est encore écrit à ce sujet.
web-help-rules = Règles
web-help-more = Dans la liste des pièces
web-hint = Indice
web-hint-thinking = Réflexion…
web-hint-says = Un robot jouerait : { $answer }
web-since-count = { $count ->
    [1] Un événement depuis votre dernière réponse.
   *[other] { $count } événements depuis votre dernière réponse.
}
web-step-of = { $at } sur { $of }
web-step-all = Tout
web-explore = Toutes les pièces : déplacez-vous avec les flèches, appuyez sur ? pour savoir ce qu’est une pièce
web-what = Qu’est-ce que c’est ?
web-past = Vous revoyez un moment passé
web-past-end = Revenir à la partie
web-keys-hint = demander à un robot ce qu’il ferait
web-keys-show = dans une partie guidée : montrer ce que propose la leçon
web-keys-steps = parcourir ce qui s’est passé depuis votre dernière réponse
web-learn-cards = Pièces
web-learn-glossary = Glossaire
web-cards-search = Chercher une pièce
web-cards-nothing = Aucune pièce ne correspond à « { $word } ».
web-cards-none = Il n’y a pas encore de liste des pièces pour ce jeu.
web-glossary-search = Chercher dans le glossaire
web-glossary-nothing = Ce mot n’y est pas : « { $word } ».
web-concerns = Concerne :
web-concerns-more = { $count ->
    [1] et une autre
   *[other] et { $count } autres
}
web-offline = Vous êtes hors ligne
web-offline-hint = Les règles, les pièces et les parties que vous avez revues sont là ; les tables attendent le réseau.

web-af-by = { $name } : { $what }
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
web-guest = Invité
web-close = Fermer
web-loading = Un instant…
web-lost = Cette page n’existe pas.
web-unreachable = Le serveur est injoignable. Réessayez dans un instant.
web-gone = Ancien joueur

# Home

web-headline = { $count ->
    [1] Un jeu de pierre, d’adresse et de rivalité
    [2] Deux jeux de pierre, d’adresse et de rivalité
    [3] Trois jeux de pierre, d’adresse et de rivalité
    [4] Quatre jeux de pierre, d’adresse et de rivalité
    [5] Cinq jeux de pierre, d’adresse et de rivalité
   *[other] { $count } jeux de pierre, d’adresse et de rivalité
}
web-lead = Jouez dès le premier clic : la partie guidée montre chaque règle au bon moment. Sans compte, rien à installer.
web-play-now = Jouer maintenant
web-step-first = Votre première partie
web-step-first-start = Commencer votre première partie
web-step-guided = Partie guidée
web-step-guided-about = { $game }, partie guidée contre un robot. Environ dix minutes.
web-step-whole = Jouer une partie entière
web-step-won = Gagner une partie
web-stones = { $count } pierres : pour chaque jeu, une partie guidée, une partie entière, une première victoire
web-stones-laid = { $laid } pierres posées sur { $count }
web-play-bot = Jouer contre un robot
web-continue = Continuer
web-continue-none = Aucune partie en cours.
web-all-tables = Toutes les parties
web-go-on = Continuer
web-invite-friends = Inviter des amis
web-quick-start = { $game } contre un robot ({ $level }), environ { $minutes } minutes.
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
web-theme-is = Thème : { $theme }
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-speed = Mouvement des pièces
web-speed-none = aucun
web-speed-slow = lent
web-speed-normal = normal
web-speed-fast = rapide
web-playing = Pendant la partie
web-one-click = Un seul clic suffit quand la réponse peut être annulée librement
web-sounds = Sons
web-name = Votre nom
web-save-name = Prendre ce nom
web-account-lead = Avec un identifiant et un mot de passe, vous pourrez revenir depuis d’autres appareils. Vos parties restent les vôtres.
web-login = Identifiant
web-password = Mot de passe
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-register = Créer un compte
web-signed-in = Connexion active : { $login }.
web-codes = Notez ces codes : chacun vous connecte une fois si vous perdez le mot de passe. Ils ne sont montrés que maintenant.
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
web-lobby-loading = Recherche de tables…
web-lobby-away = Vos parties sont en sûreté. La liste reviendra d’elle-même.
web-try-again = Réessayer
web-lobby-none-open = Tout est calme
web-lobby-none-open-text = Personne ne cherche de joueurs. Ouvrez une table : elle reste ici jusqu’à ce que ses places soient prises.
web-lobby-none-playing = Aucune partie en cours
web-lobby-none-playing-text = Les parties que chacun peut regarder apparaissent ici.
web-lobby-none-mine = Rien de commencé
web-lobby-none-mine-text = Vos parties restent ici jusqu’à leur fin.
web-lobby-none-finished = Rien de terminé
web-lobby-none-finished-text = Les parties terminées restent ici, à revoir quand vous voulez.
web-lobby-own = Ouvrir une table :
web-pair = Jouer avec quelqu’un
web-pair-lead = Vous rejoignez une table qui convient. S’il n’y en a pas, la vôtre s’ouvre et les autres la trouvent ici.
web-pair-free = { $count ->
    [0] personne n’attend
    [one] une table attend
   *[other] { $count } tables attendent
}
web-pair-any = peu importe
web-pair-pace = Rythme
web-pace-none = Sans pendule
web-pace-quick = Rapide
web-pace-steady = Posé
web-pace-daily = Au jour le jour
web-pair-find = Me trouver une table
web-pair-fit = { $count ->
    [0] Aucune table ne convient encore : la vôtre s’ouvrira.
    [one] Une table convient.
   *[other] { $count } tables conviennent.
}
web-lobby-open-one = Ouvrir une table : { $game }
web-join = Rejoindre
web-join-title = Invitation à une table
web-join-from = { $name } vous invite à jouer à
web-join-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-join-minutes = environ { $minutes } minutes si tout le monde joue ensemble
web-join-yours = cette place est la vôtre
web-join-host = vous invite
web-join-seated = a pris place
web-join-name = Votre nom à la table
web-join-take = Prendre ma place
web-join-back = À ma place
web-join-watch = Regarder seulement
web-join-free = Aucun compte nécessaire
web-join-board = Comment cela commence
web-join-board-text = Un début de partie ; la vôtre sera mélangée à nouveau.
web-join-void = Cette invitation ne mène nulle part
web-join-late = Toutes les places sont prises
web-join-late-text = La table a commencé sans vous. Vous n’avez rien perdu.
web-join-else = Jouer à autre chose
web-presets = Tables toutes prêtes
web-preset-quiet = Une soirée tranquille
web-preset-quiet-about = { $count ->
    [0] En solo. Pas de pendule, annulation à volonté.
    [one] Vous et un robot au jeu régulier. Pas de pendule, annulation à volonté, indices permis.
   *[other] Vous et { $count } robots au jeu régulier. Pas de pendule, annulation à volonté, indices permis.
}
web-preset-test = Une vraie épreuve
web-preset-test-about = { $count ->
    [one] Vous contre un Maître. 25 minutes par joueur, rien ne s’annule.
   *[other] Vous contre { $count } Maîtres. 25 minutes par joueur, rien ne s’annule.
}
web-preset-friends = Des amis par lien
web-preset-friends-about = Vous recevez un lien à envoyer. En direct ou coup par coup sur plusieurs jours ; ajoutez des places ci-dessous.
web-preset-around = Autour d’un seul écran
web-preset-around-about = Passez-vous l’appareil. Les mains sont cachées entre les tours.
web-setup-lead = Choisissez et jouez. Tout le reste peut rester tel quel.
web-setup-facts = { $players } joueurs, environ { $minutes } minutes
web-setup-seats = Places en détail
web-setup-in-lobby = dans la liste des tables
web-rules-printed = comme imprimé, édition intégrée
web-begin = Commencer
web-plan-own = Votre table
web-plan-you = Vous jouez
web-plan-first = C’est vous ; le premier joueur est choisi au hasard
web-plan-first-seat = C’est vous ; la place { $number } commence
web-plan-bots = { $count ->
    [one] un robot : { $levels }
   *[other] { $count } robots : { $levels }
}
web-plan-here = { $count ->
    [one] une autre personne sur cet appareil
   *[other] { $count } autres personnes sur cet appareil
}
web-plan-open = { $count ->
    [one] une place libre : vous recevez un lien
   *[other] { $count } places libres : vous recevez un lien
}
web-plan-undo = annulation : { $how }
web-plan-undo-none = rien ne s’annule
web-plan-undo-alone = contre des robots, vous pouvez tout annuler
web-setup-rules = Règles
web-setup-clock = Pendule
web-setup-undo = Annulation des coups
web-setup-watch = Qui peut regarder
web-setup-rated = La partie compte pour le classement
web-setup-listed = Montrer la table dans la liste
web-open-table = Ouvrir la table
web-seat = Place { $number }
web-chair-me = Vous
web-chair-friend = Libre pour une personne
web-chair-here = Un autre joueur sur cet appareil
web-chair-bot = Robot : { $level }
web-chair-open = place libre
web-first-lot = au hasard
web-clock-none = sans pendule
web-clock-live = temps pour toute la partie
web-clock-daily = des jours pour chaque coup
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées à chaque coup
web-clock-days = Jours par coup
web-clock-holidays = Jours de congé
web-policy-consent = libre à son tour, puis avec l’accord des autres
web-policy-free = libre à son tour
web-policy-none = désactivée
web-watch-everyone = tout le monde
web-watch-players = seulement les joueurs
web-option-usual = par défaut
web-setup-rulings = Là où le livret ne dit rien
web-setup-patience = Un robot peut jouer à la place d’un joueur absent
web-patience-never = jamais
web-patience-minutes = après { $count } minutes
web-patience-day = après un jour
web-waiting-open = { $count ->
    [0] Toutes les places sont prises
    [one] Une place est libre
   *[other] { $count } places sont libres
}
web-waiting-lead = La partie commence d’elle-même quand toutes les places sont prises.
web-waiting-ready = en place
web-waiting-level = Niveau des robots
web-waiting-table = La table
web-waiting-while = En attendant
web-seat-a-bot = Asseoir un robot
web-sit = Prendre place
web-stand = Se lever
web-invite = Copier le lien d’invitation
web-link = Envoyez ce lien :
web-link-copied = Le lien est copié. Envoyez-le :

# Set-up: what each choice means

web-option-usual-is = par défaut : { $usual }
web-seat-option = { $option } de la place { $number }
web-option-each = à chaque place le sien
web-setup-edition = Édition
web-edition-default = intégrée
web-help-edition = Les nombres des cartes, tuiles et plateaux avec lesquels on joue.
web-help-clock-none = Chacun réfléchit aussi longtemps qu’il veut.
web-help-clock-live = Les autres peuvent signaler le temps écoulé d’un joueur.
web-help-clock-daily = Pour les parties sur plusieurs jours ou semaines ; un jour de congé arrête la pendule.
web-help-patience = Les autres peuvent alors confier la place à un robot ; le joueur peut la reprendre à tout moment.
web-help-undo = Ce qui révèle une carte ou fait appel au hasard ne s’annule jamais sans l’accord des autres. Contre des robots, vous pouvez tout annuler, sauf dans une partie classée.
web-help-watch = Les spectateurs ne voient aucune main ni rien d’autre de caché.
web-help-rated = Le résultat modifie le classement de tous ; avec un robot, seulement celui des robots. Le temps écoulé ou le départ est une défaite, et rien n’est annulé au-delà d’un point de non-retour.
web-help-listed = N’importe qui peut alors prendre la place libre ; sinon, il faut le lien d’invitation.
web-holiday = Prendre des jours de congé
web-hand-over-to = Faire jouer un robot pour { $name }
web-code = Code de secours
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-password-changed = Mot de passe changé.
web-passkeys-revoke = Retirer aussi toutes les clés d’accès
web-password-changed-passkeys = Mot de passe changé. Toutes les autres sessions sont fermées et les clés d’accès retirées.
web-recover-ask = Mot de passe perdu ?
web-recover-lead = Un code de secours vous connecte et vous laisse choisir un nouveau mot de passe.
web-recover = Réinitialiser le mot de passe
web-recover-back = Se connecter avec un mot de passe
web-sign-out-elsewhere = Se déconnecter de tous les autres appareils
web-sessions-ended = { $count ->
    [0] Aucune autre session n’était ouverte.
    [one] Session fermée sur { $count } autre appareil.
   *[other] Sessions fermées sur { $count } autres appareils.
}
web-account-care = Mot de passe et codes de secours
web-codes-new = Nouveaux codes de secours
web-passkeys = Clés d’accès
web-passkeys-lead = Une clé d’accès vous connecte sans identifiant ni mot de passe : votre appareil demande votre empreinte, votre visage ou son code.
web-passkeys-nowhere = Votre navigateur n’a pas de clés d’accès à cette adresse. Il en faut une avec un nom et TLS, ou http://localhost sur la machine même.
web-passkey-name = Nom de la clé d’accès
web-passkey-mine = Ma clé d’accès
web-passkey-add = Ajouter une clé d’accès
web-passkey-added = « { $name } » vous connecte désormais.
web-passkey-made = Créée le { $date }
web-passkey-used = dernier usage { $ago }
web-passkey-unused = pas encore utilisée
web-passkey-rename = Renommer
web-passkey-remove = Retirer
web-passkey-remove-lead = Vous ne pourrez plus vous connecter avec elle. Votre appareil la montrera peut-être encore, jusqu’à ce que vous l’y supprimiez aussi.
web-passkey-keep = Garder
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-cancelled = Aucune clé d’accès n’a servi : c’était annulé, ou trop long.
web-passkey-there = Cet appareil a déjà une clé d’accès de votre compte.
web-passkey-failed = Le navigateur n’a pas pu utiliser de clé d’accès.
web-data = Vos données
web-data-lead = Tout ce qui est conservé à votre sujet, dans un fichier.
web-data-export = Télécharger
web-leave = Supprimer le compte
web-leave-lead = Votre nom, votre identifiant, vos notes et votre classement sont effacés ; les parties restent, sans votre nom. C’est irréversible.
web-leave-act = Supprimer mon compte
web-averages = { $game } en détail
web-averages-lead = Points par partie, en moyenne
web-wins-of = { $players ->
    [one] En solo : { $wins } sur { $games } gagnées
   *[other] À { $players } joueurs : { $wins } sur { $games } gagnées
}
web-clock-live-of = { $time } chacun et { $seconds } s par coup
web-clock-daily-of = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
web-join-known = Une place vous est réservée. Vous jouerez sous ce nom : { $name }.

# The table

web-table-fault = Cette table ne peut pas être affichée
web-phase-waiting = En attente de joueurs
web-phase-paused = La partie est en pause
web-phase-over = La partie est terminée
web-phase-frozen = Une panne a arrêté cette table ; rien n’est perdu
web-round = Manche { $round }
web-turn = Tour { $turn }
web-turn-of = à jouer : { $names }
web-rated = classée
web-hot-seat = un seul appareil
web-hot-seat-told = À cette table, plusieurs personnes jouent sur le même appareil : un compte a plusieurs places.
web-rated-told = Cette partie est classée : elle a une pendule, le temps écoulé ou le départ est une défaite, et rien n’est annulé au-delà d’un point de non-retour.
web-seat-forfeited = a quitté et perdu
web-log-forfeited = { $seat } a quitté la partie et l’a perdue.
web-unrated = non classée
web-watching = vous regardez
web-house-rival = Rival maison
web-you-tag = (vous)
web-seat-thinking = réfléchit
web-seat-bot = robot
web-seat-bot-plays = un robot joue ({ $level })
web-seat-away = en congé
web-seat-flagged = temps écoulé
web-seat-open = Voir tout le plateau ({ $name })
web-recent = Depuis votre dernier tour
web-chat-new = { $count ->
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
web-clock = reste { $left }
web-flag = Signaler le temps écoulé
web-hand-over = Laisser jouer un robot
web-reclaim = Reprendre la place
web-curtain = { $name }, à vous
web-curtain-hint = Passez l’appareil ; que personne d’autre ne regarde.
web-curtain-take = Je suis { $name }
web-question = La question
web-question-hint = { $count ->
    [1] Il y a une réponse.
   *[other] Il y a { $count } réponses : choisissez sur le plateau ou dans la liste, ou appuyez sur un chiffre.
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
    [1] Une chose impossible maintenant, et pourquoi
   *[other] { $count } choses impossibles maintenant, et pourquoi
}
web-not-now = Pas maintenant :
web-barrier-ahead = Ensuite, { $why } : si d’autres personnes jouent, vous ne pourrez pas l’annuler sans elles.
web-reconnecting = Reconnexion…
web-reconnecting-hint = Votre dernier coup est enregistré.
web-signed-out = Session fermée
web-signed-out-hint = Elle a été fermée ici ou ailleurs. Connectez-vous de nouveau pour continuer à jouer.
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-free = Libre : rien de nouveau n’a été vu.
web-undo-unrated = Possible, mais la partie devient non classée.
web-undo-consent = Il faut l’accord des autres ({ $names }) : { $barrier }.
web-rail = Journal, discussion et règles
web-tabs = Sections de la table
web-tab-board = Plateau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-since = Depuis votre dernière réponse
web-chat-empty = Personne n’a encore rien dit.
web-chat-line = Dire quelque chose
web-phrases = Phrases toutes faites
web-send = Envoyer
web-note = Note personnelle
web-propose-pause = Proposer une pause
web-propose-resign = Proposer d’abandonner
web-proposed-undo = { $seat } demande à annuler un coup.
web-proposed-pause = { $seat } propose une pause.
web-proposed-resign = { $seat } propose d’abandonner.
web-proposed-rematch = { $seat } propose une revanche.
web-proposal-waits = On attend encore : { $names }.
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
web-log-undone = { $seat } annule un coup.
web-log-agreed = { $seat } est d’accord.
web-log-accepted = Tout le monde est d’accord.
web-log-withdrawn = La proposition est retirée.
web-log-declined = { $seat } n’est pas d’accord.
web-log-paused = La partie est mise en pause.
web-log-resumed = La partie reprend.
web-log-outage-minutes = { $count ->
    [one] Le serveur a été hors ligne pendant une minute. Personne ne dépasse son temps à cause de cela.
   *[other] Le serveur a été hors ligne pendant { $count } minutes. Personne ne dépasse son temps à cause de cela.
}
web-log-outage-hours = Le serveur a été hors ligne pendant { $count } heures. Personne ne dépasse son temps à cause de cela.
web-log-flagged = { $seat } : temps écoulé.
web-log-handed-over = Un robot joue pour { $seat }.
web-log-reclaimed = { $seat } reprend la place.
web-log-holiday = { $seat } prend des jours de congé.
web-log-unrated = La partie devient non classée.
web-log-filling = Cette table peut encore recevoir { $left } coups. Ensuite, la partie se termine sans résultat ; on pourra toujours la revoir et l’enregistrer.
web-log-rematch = La revanche attend à une nouvelle table.

# After the game

web-ended-rules = La partie est terminée.
web-ended-abandoned = Il n’y a plus personne à cette table.
web-ended-full = Cette table a reçu autant de coups qu’elle peut en recevoir. La partie se termine sans résultat.
web-ended-resigned = { $seat } a abandonné.
web-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
web-tie-break = Ce qui départage l’égalité : { $why }.
web-category = Catégorie
web-points = Points
web-replay = Revoir
web-result = Résultat
web-rematch = Revanche
web-rematch-go = À la nouvelle table
web-new-game = Nouvelle partie
web-save = Enregistrer
web-seed = Le mélange était-il honnête ?
web-seed-check = La première ligne est la graine ; son empreinte BLAKE3, la deuxième ligne, a été montrée au début de la partie.
web-eyes = Vu par
web-eyes-all = un spectateur
web-first = Au début
web-last = À la fin
web-next = Suivant
web-previous = Précédent
web-move-of = Coup { $at } sur { $of }
web-moves = Coups
web-branch = Rejouer à partir d’ici

# Rules and shortcuts

web-learn-lead = Toutes les règles de chaque jeu, dans nos propres mots, avec un repère pour chaque paragraphe.
web-rules-read = Lire les règles
web-rules-search = Chercher une règle ou une pièce
web-rules-nothing = Les règles ne disent rien de « { $word } ».
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
web-keys-undo = annuler
web-keys-answers = montrer les réponses en liste
web-keys-tabs = journal, discussion, règles
web-keys-replay = parcourir une partie
web-keys-help = cette feuille

## Guide

web-guide = Première partie guidée
web-guide-begin = Première partie guidée
web-guide-begin-game = Première partie guidée : { $game }
web-guide-step = Étape { $number } sur { $steps }
web-guide-progress = Avancement de la leçon
web-guide-text = Ce que dit le guide
web-guide-over = La leçon est terminée
web-guide-left = Vous avez quitté la leçon
web-guide-left-text = Aucun problème : l’adversaire continue en débutant. Annulez pour retrouver la leçon, ou jouez la suite sans guide.
web-guide-back = Annuler
web-guide-on = Continuer la partie
web-guide-real = Commencer une vraie partie
web-guide-show = Montrez-moi
web-guide-shown = Confirmez maintenant
web-guide-stray = La leçon propose autre chose. Si vous confirmez, vous la quittez.
web-guide-rules = Dans les règles :
web-guide-fold = Montrer seulement quoi faire
web-guide-unfold = Montrer tout le texte

## Reaching people who are away

web-reach = Me prévenir quand c’est mon tour
web-reach-lead = Pendant votre absence, et une seule fois par tour.
web-reach-nobody = Dès que vous aurez un nom ici, on pourra vous prévenir quand c’est votre tour.
web-reach-here = Dans ce navigateur, même quand aucune page n’est ouverte
web-reach-cannot = Ce navigateur ne peut pas afficher de messages ici. Il faut une page en https et, sur certains téléphones, ajoutée à l’écran d’accueil.
web-reach-denied = Ce navigateur n’affiche pas les messages de cette page. Vous pouvez les autoriser dans ses propres réglages.
web-reach-failed = Le service de messages du navigateur ne répond pas. Réessayez plus tard.
web-reach-what = Me prévenir
web-reach-turns = Quand c’est mon tour
web-reach-endings = Quand une de mes parties est terminée
web-reach-with-tab = Même quand la table est ouverte devant moi
web-reach-quiet = Heures calmes
web-reach-quiet-on = Silence la nuit
web-reach-quiet-lead = Ce qui arrive entre-temps attend leur fin.
web-reach-from = De
web-reach-to = À
web-reach-hook = Webhook
web-reach-hook-lead = Pour les programmes : chaque message est aussi envoyé à cette adresse en JSON, signé avec un secret.
web-reach-address = Adresse
web-reach-save = Enregistrer
web-reach-secret = Montrer le secret
web-reach-try = Envoyer un essai
web-reach-tried = L’essai est bien arrivé.
web-reach-tried-not = L’essai n’est pas passé.
web-reach-tried-status = Réponse à l’essai : { $status }.
web-reach-offer = Recevoir un avis quand ce sera de nouveau votre tour ?
web-reach-offer-yes = Me prévenir
web-reach-offer-no = Non merci

# What the server has said in words already.
web-verbatim = { $text }
