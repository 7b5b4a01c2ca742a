# Ce que disent le terminal et le moteur.

## Fichiers

cli-cannot-read = impossible de lire « { $file } » : { $reason }
cli-cannot-write = impossible d’écrire « { $file } » : { $reason }
cli-io-not-found = ce fichier ou dossier n’existe pas
cli-io-denied = le système ne le permet pas
cli-io-folder = c’est un dossier
cli-io-no-text = ce n’est pas un texte
cli-not-saved-game = « { $file } » n’est pas une partie enregistrée : { $reason }
cli-not-overwritten = « { $file } » existe déjà et n’est pas une partie enregistrée ; il reste tel quel. Choisissez un autre nom.
cli-data-faults = { $count ->
    [one] « { $file } » a une erreur :
   *[other] « { $file } » a { $count } erreurs :
}
cli-data-which-game = « { $file } » ne dit pas à quel jeu il est destiné. Ses premières lignes devraient contenir game = "…" avec l’un de : { $known }.
cli-data-unknown-game = « { $file } » contient game = "{ $game }", et ce jeu n’existe pas ici. Il y a : { $known }.
cli-data-fine = « { $file } » est en ordre : jeu { $game }, édition { $edition }, empreinte { $hash }.
cli-data-remarks = Ce qui a changé, mais garde son ancienne source :
cli-data-advice = Si vous possédez la boîte, vérifiez d’abord ceci :
cli-option-usual = { $choice } (par défaut)
cli-option-range = Tout nombre entier de { $least } à { $most }.
cli-option-each = Ou une liste avec un élément par personne, tous différents :
cli-option-only = Seulement si { $field } vaut { $value }.
cli-data-heading = { $game }, édition { $edition } ({ $hash })

## Ce qui a été tapé

cli-config-not-json = --config n’est pas du JSON : { $reason }.
cli-config-not-object = --config devrait être un objet JSON, comme {"{"}"players": 2{"}"}.
cli-players-twice = --players et --config ne donnent pas le même nombre de joueurs.
cli-too-many-seats = { $said } places ont été nommées, et cette partie en a { $seats }.
cli-seat-empty = Une des places de --seat est vide : pour chacune, dites human, human:NOM ou le nom d’un robot, avec une virgule entre deux.
cli-seat-without-name = Après « human: » vient un nom, comme dans human:Ada ; une personne sans nom s’écrit human.
cli-not-a-seat = « { $seat } » n’est pas une place : donnez un nombre à partir de 0, ou spectator.
cli-not-seconds = Il faut ici un nombre de secondes, de 0.001 à 86400.
cli-not-threads = Il faut ici un nombre entier de fils d’exécution, à partir de 1.
cli-not-count = Il faut ici un nombre entier à partir de 1 ; des tirets bas peuvent le rendre plus lisible, comme dans 1_000_000.

## Jouer

cli-welcome-seed = Tout a été mélangé avant que quiconque ne regarde ; pour preuve, l’empreinte de la graine : { $commitment }.
cli-welcome-resumed = { $actions ->
    [one] La partie reprend après { $actions } action.
   *[other] La partie reprend après { $actions } actions.
}
cli-label = { $label } : { $text }
cli-welcome-bots = Joués par des robots : { $bots }.
cli-bot-thinks = { $name } réfléchit…
cli-hint = Un Compagnon jouerait : { $action }
cli-welcome-help = Tapez le numéro d’une réponse, ou aide.
cli-curtain = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-no-such-answer = { $answers ->
    [one] Il n’y a que la réponse 1.
   *[other] Choisissez un numéro de 1 à { $answers }.
}
cli-undo-done = Annulé.
cli-undo-nothing = Vous n’avez rien à annuler.
cli-undo-refused = Cela ne peut pas être annulé : { $why }.
cli-undo-past = Annulé, bien que la limite soit passée ({ $why }). Aucune autre personne ne joue, c’est donc permis ; la partie devient non classée.
cli-unrated = Un coup a été annulé au-delà d’un point de non-retour : cette partie est non classée.
cli-why-not-refused = C’est permis.
cli-why-nothing = Rien de ce que vous pourriez chercher n’est refusé.
cli-why-likewise = de même : { $actions }
cli-preview-which = Dites quelle réponse : aperçu N, avec son numéro.
cli-preview-barrier = La suite ne se prévoit pas : { $why }.
cli-preview-after = { $name } : score { $score } ; { $goods }
cli-log-nothing = Il ne s’est encore rien passé.
cli-rules = règles { $mark } montre un paragraphe, règles MOT tous ceux qui contiennent ce mot ; trestle rules { $game } les imprime tous, en anglais. pourquoi nomme le paragraphe derrière chaque refus, et fiche dit ce que fait chaque pièce.
cli-rules-nothing = Les règles n’ont aucun paragraphe avec « { $what } ».
cli-sheet-nothing = Aucune pièce ne s’appelle « { $piece } » ; fiche seul les montre toutes.
cli-question-more = { $count ->
    [0] plus dit ce que fait chaque réponse.
    [one] Il y a encore { $count } réponse : plus la montre, avec ce que fait chacune.
   *[other] Il y a encore { $count } réponses : plus les montre, avec ce que fait chacune.
}
cli-board-more = plateau tout montre aussi : { $parts }.
cli-board-parts = Le plateau a ces parties : { $parts } ; plateau tout les montre toutes.
cli-save-where = Dites sous quel nom : enregistrer FICHIER.
cli-saved = Enregistré dans « { $file } ». Pour continuer :
cli-saved-over = Enregistré dans « { $file } ». Pour vérifier que la partie était équitable :
cli-quit-save = Pour garder la partie, tapez enregistrer FICHIER ; Entrée seule quitte sans enregistrer ; retour ramène à la partie.
cli-end-save = Pour garder la partie, tapez enregistrer FICHIER ; Entrée seule quitte sans enregistrer.
cli-quit-kept = La partie est gardée dans « { $file } ». Entrée quitte ; enregistrer FICHIER la garde sous un autre nom ; retour ramène à la partie.
cli-input-ended = L’entrée est finie, et la partie avec elle ; ce qui n’a pas été enregistré est perdu. Avant de partir, enregistrer FICHIER la garde.
cli-input-ended-kept = L’entrée est finie. La partie est gardée dans « { $file } » ; pour continuer :
cli-seed-was = La graine était { $seed }.
cli-seed-proof = Enregistrez la partie, et trestle replay FICHIER --verify prouve qu’elle était équitable ; avec --commitment EMPREINTE, il compare aussi l’empreinte montrée au début.

cli-help-number = donner la réponse qui porte ce numéro ; ou tapez la réponse telle qu’elle est écrite
cli-help-undo = annuler votre dernière réponse
cli-help-preview = voir ce que ferait une réponse
cli-help-why = voir ce qui est refusé maintenant, et pourquoi
cli-help-why-action = demander pourquoi une action est refusée
cli-help-hint = ce que répondrait un joueur raisonnable
cli-help-log = tout ce qui s’est passé, comme vous l’avez vu
cli-help-sheet = chaque pièce et ce qu’elle fait ; avec un nom, seulement celle-là
cli-help-rules = un paragraphe des règles par son repère, ou tous ceux qui contiennent un mot
cli-help-board = de nouveau le plateau et la question (ou Entrée seule) ; tout, ou le nom d’une partie, montre ce qui n’avait pas de place
cli-help-more = toutes les réponses et l’effet de chacune, là où la liste n’avait pas de place
cli-help-save = enregistrer la partie sous ce nom
cli-help-quit = quitter
cli-command-undo = annuler
cli-command-preview = aperçu, apercu
cli-command-why = pourquoi
cli-command-save = enregistrer, sauver
cli-command-hint = indice, conseil
cli-command-log = journal
cli-command-sheet = fiche, fiches
cli-command-rules = règles, regles, règle, regle
cli-command-help = aide
cli-command-board = plateau
cli-command-more = plus, suite
cli-command-back = retour
cli-command-quit = quitter
part-all = tout
part-belongings = possessions
part-billboard = panneau
part-city = cité
part-display = départ
part-guilds = guildes
part-hand = main
part-legend = légende
part-map = carte
part-places = lieux
part-players = joueurs
part-town = ville
part-track = piste
part-virtue = vertu
part-works = chantiers
part-workshop = atelier

## La fin

cli-score = Score
cli-score-total = Total
cli-score-rank = Rang
cli-won = { $winners ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
cli-tie-break = L’égalité a été départagée par : { $tie }.
cli-order = À total égal, l’ordre suit : { $ties }.
cli-stopped = La partie a été arrêtée par sa limite, et personne n’a gagné ; les rangs ne donnent qu’un ordre.

## Relire

cli-replay-heading = { $players ->
    [one] { $game }, { $players } joueur, édition { $edition }, version { $rules } des règles
   *[other] { $game }, { $players } joueurs, édition { $edition }, version { $rules } des règles
}
cli-replay-unfinished = La partie n’est pas terminée.
cli-replay-refused = L’action { $number } (place { $seat }, « { $action } ») est refusée : { $why }
cli-verify-actions = { $count ->
    [0] Il n’y a pas encore d’action.
    [one] La seule action est permise.
   *[other] Les { $count } actions sont toutes permises.
}
cli-verify-ended = Le résultat et l’empreinte du dernier état concordent ({ $hash }).
cli-verify-unfinished = La partie n’est pas terminée, et elle le dit (empreinte de l’état : { $hash }).
cli-verify-edition-agrees = L’édition concorde : { $edition }, empreinte { $hash }.
cli-verify-seed = L’empreinte de la graine est { $commitment } ; comparez-la avec celle montrée au début, ou donnez celle-ci avec --commitment.
cli-verify-seed-agrees = L’empreinte de la graine est celle que vous avez donnée : { $commitment }.
cli-verify-seed-differs = L’empreinte de la graine ne concorde pas : vous avez donné { $said }, la graine de la partie enregistrée a { $found }.
cli-verify-edition = La partie enregistrée appelle son édition « { $found } » ; celle qui a ces nombres s’appelle « { $edition } ».
cli-verify-not-over = La partie enregistrée a un résultat, mais après ses actions la partie n’est pas terminée.
cli-verify-over = La partie enregistrée n’a pas de résultat, mais après ses actions la partie est terminée.
cli-verify-hash = L’empreinte du dernier état ne concorde pas : la partie enregistrée dit { $said }, ses actions mènent à { $found }.
cli-verify-result = Le résultat ne concorde pas : les actions mènent à d’autres rangs ou scores.

## Simuler et mesurer

cli-sim-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-sim-heading = { $game }, { $games }, graine { $seed }
cli-sim-seat = Place
cli-sim-wins = Victoires
cli-sim-share = Part
cli-sim-score = Score moyen
cli-sim-stopped = { $games ->
    [one] { $games } partie a été arrêtée par sa limite, sans vainqueur.
   *[other] { $games } parties ont été arrêtées par leur limite, sans vainqueur.
}
cli-sim-speed = { $turns } tours par partie ; { $decisions } décisions en { $seconds } s, { $rate } par seconde.
cli-order-drawn = Le premier joueur est tiré au sort à chaque partie : une part par place ne montre donc pas si c’est un avantage. Par ordre de jeu : { $places }.
cli-order-chosen = La place { $seat } commence chaque partie. Par ordre de jeu : { $places }.
cli-order-place = { $place } : { $share }
cli-partial = Arrêté après { $played } parties sur { $wanted } ; voici ce qu’elles disent jusqu’ici.
cli-again = De nouveau
cli-bench-debug = Cette compilation se vérifie en marchant et va lentement ; seuls comptent les chiffres d’une compilation release.
cli-bench-round = { $players ->
    [one] { $game }, { $players } joueur
   *[other] { $game }, { $players } joueurs
}
cli-bench-game = Jeu
cli-bench-players = Joueurs
cli-bench-decisions = Décisions/s
cli-bench-processor = Par s CPU
cli-bench-games = Parties/s
cli-bench-state = État
cli-bench-clone = Copie
cli-bench-legal = Réponses
cli-bench-sample = Tirage
cli-bench-allocations = Allocations/décision
cli-bench-sims = Simulations/s

## Arène et analyse

cli-arena-heading = { $players ->
    [one] { $game }, { $players } joueur, { $games }, graine { $seed }
   *[other] { $game }, { $players } joueurs, { $games }, graine { $seed }
}
cli-worker-ready = { $threads ->
    [one] Une partie à la fois est jouée
   *[other] { $threads } parties à la fois sont jouées
} pour le serveur qui les distribue à l’adresse { $url }. Ctrl+C arrête.
cli-arena-bot = Robot
cli-arena-share = Victoires
cli-arena-interval = Intervalle à 95 %
cli-arena-rating = Classement
cli-arena-score = Points
cli-arena-seconds = s/partie
cli-arena-longest = Tour le plus long
cli-arena-seats = Victoires par place : { $seats }.
cli-arena-seat = { $seat } : { $share }
cli-arena-few = { $games } parties ne suffisent pas pour que tous ces robots se rencontrent : il en faut { $needed }.
cli-arena-unmet = Ne se sont pas rencontrés : { $pairs }. Les classements ne disent rien entre eux ; avec --games { $games }, tous se rencontrent.
cli-arena-stopping = Arrêt : les parties en cours sont jouées jusqu’au bout, puis comptées. Ctrl+C encore une fois quitte aussitôt.
cli-arena-turns = { $turns } tours par partie, à { $deviation } près.
cli-arena-open = On ne sait pas encore si { $bot } est plus près de { $low } ou de { $high }.
cli-arena-low = C’est clair : { $bot } est plus près de { $low } que de { $high }.
cli-arena-high = C’est clair : { $bot } est plus près de { $high } que de { $low }.
cli-arena-sprt = « { $text } » n’est pas une paire de parts comme 0.5,0.6, la plus petite d’abord.
cli-arena-file = Le fichier de match { $file } ne peut être ni lu ni écrit : { $reason }.
cli-arena-line = La ligne { $line } de { $file } n’a pas sa place dans un fichier de match : { $reason }.
cli-arena-other = { $file } contient un autre match : { $what ->
    [game] le jeu
    [rules] la version des règles
    [bots_version] la génération des robots
    [edition] l’édition
    [config] la configuration
    [bots] la liste des robots
    [players] le nombre de joueurs
   *[seed] la graine
} diffère. Changez les options, ou donnez un autre fichier à ce match.
cli-match-no-game = Le match de { $file } n’a pas de partie { $game }.
cli-match-which-game = { $file } contient les parties d’un match : dites laquelle avec --game, en comptant à partir de 0.
cli-analyze-heading = { $decisions ->
    [one] { $game }, { $decisions } décision, { $sims } simulations chacune
   *[other] { $game }, { $decisions } décisions, { $sims } simulations chacune
}
cli-analyze-who = Joueur
cli-analyze-decisions = Décisions
cli-analyze-best = Meilleure trouvée
cli-analyze-lost = Perdu en moyenne
cli-analyze-graph = Chances de victoire au fil de la partie :
cli-analyze-slips = Ce qui a coûté le plus :
cli-analyze-no-slips = Rien de ce qui a été joué n’a coûté plus que ce que des simulations peuvent voir.
cli-analyze-slip = Action { $number } (tour { $turn }), { $who } : « { $given } ». Mieux, « { $best } » : { $from } au lieu de { $to }, { $lost } de perdus.

## Moteur

internal = Quelque chose s’est mal passé à l’intérieur ; la partie est comme avant cette demande. C’est un défaut : merci de le signaler.
no-game-yet = Il n’y a pas encore de partie : demandez d’abord new ou load.
request-not-json = La ligne n’est pas du JSON : { $reason }.
request-not-object = Une demande est un objet JSON, comme {"{"}"id": 1, "op": "hello"{"}"}.
request-not-utf8 = La ligne n’est pas un texte UTF-8.
request-too-long = La ligne dépasse { $limit } octets.
request-unknown-op = Il n’y a pas d’opération « { $op } ». Il y a : { $known }.
request-missing-field = Le champ « { $field } » manque.
request-unknown-field = Le champ « { $field } » ne signifie rien ici.
request-wrong-type = Le champ « { $field } » devrait être { $wanted }.
request-type-text = un texte
request-type-seat = une place, comptée à partir de 0
request-type-viewer = une place, comptée à partir de 0, ou "spectator"
request-type-count = un nombre entier de 1 à 4294967295
request-two-budgets = Dites sims ou ms, pas les deux.
request-no-budget = Ce robot réfléchit, il doit donc savoir combien de temps : dites sims ou ms.

## Le serveur

cli-serve-listening = Trestle écoute sur { $url } et garde tout dans { $store }. Ctrl+C l’arrête.
cli-serve-stopping = Arrêt : les joueurs sont priés de revenir.
cli-serve-in-use = Un autre programme écoute déjà sur { $address }. Arrêtez-le, ou choisissez une autre adresse avec --listen.
cli-serve-bad-address = « { $address } » n’est pas une adresse où écouter : elle devrait ressembler à 127.0.0.1:8080.
cli-serve-cannot-listen = Impossible d’écouter sur { $address } : { $reason }
cli-serve-public-url = « { $url } » n’est pas une adresse que l’on tape : elle devrait ressembler à https://games.example, sans chemin.
cli-serve-log = Il n’y a pas de journal « { $format } » : dites text ou json.
cli-serve-log-level = « { $level } » ne dit pas ce qui mérite une ligne dans le journal ({ $reason }) : dites error, warn, info ou debug, ou des parties comme server=debug,warn.
cli-serve-nats-store = « { $store } » ne peut pas être partagé entre plusieurs nœuds : avec --nats, les données doivent être dans PostgreSQL (--store postgres://…).
cli-serve-nats = NATS n’est pas utilisable à l’adresse { $url } : { $reason }
cli-nats-away = Personne ne répond à { $url } : { $reason }. Lancez-y NATS (nats-server -js), ou donnez son adresse avec --nats.
cli-nats-no-jetstream = NATS, à l’adresse { $url }, tourne sans JetStream et ne garde donc aucun travail pour les exécutants. Lancez-le avec JetStream : nats-server -js
cli-serve-nats-away = NATS ne répond pas à { $url } : { $reason }. Ce nœud continue sans lui et cherche lui-même ce que font les autres ; dès que NATS y tourne, il le rejoint. Si l’adresse est fausse, donnez-en une autre avec --nats.
cli-serve-config = « { $file } » n’est pas une configuration : { $reason }
cli-serve-config-unknown = « { $file } » contient des noms qui ne signifient rien : { $names }. Il y a : { $known }.
cli-store-bad-url = « { $store } » ne désigne pas un dépôt : cela devrait ressembler à sqlite:FICHIER ou postgres://UTILISATEUR:MOT-DE-PASSE@SERVEUR/BASE.
cli-store-cannot-open = Le dépôt { $store } ne peut pas être ouvert : { $reason }
cli-store-folder = vérifiez que son dossier existe et que l’on peut y écrire
cli-store-exists = « { $file } » existe déjà et reste tel quel. Déplacez-le d’abord.
cli-store-server-away = Le serveur de bases de données de { $store } ne répond pas : { $reason }. Vérifiez que PostgreSQL y tourne, et que l’adresse et le port sont bons.
cli-store-server-refuses = Le serveur de bases de données de { $store } refuse l’accès, ou n’a pas cette base : { $reason }. Vérifiez le nom et le mot de passe ; createdb crée une base.
cli-store-empty = Il n’y a pas encore de dépôt dans { $store } : la base est vide.
cli-store-locked = Le dépôt { $store } est utilisé par un autre programme qui ne le lâche pas.
cli-store-damaged = Le dépôt { $store } est abîmé, ou n’est pas une base SQLite. Une sauvegarde se restaure avec trestle store restore.
cli-store-full = Il n’y a plus de place pour le dépôt { $store }.
cli-store-foreign = { $store } est la base d’un autre programme ; donnez au serveur un fichier à lui.
cli-store-newer = Une version plus récente de Trestle a utilisé le dépôt { $store } (la migration { $schema } est inconnue ici).
cli-store-failed = Le dépôt { $store } a échoué : { $reason }
cli-store-backed-up = « { $file } » contient tout, et a été vérifié.
cli-store-restored = Le dépôt { $store } est prêt.
cli-store-copied = { $tables ->
    [one] { $store } contient tout : une table avec { $entries } entrées. Chaque ligne a été comparée.
   *[other] { $store } contient tout : { $tables } tables avec { $entries } entrées. Chaque ligne a été comparée.
}
cli-store-sound = { $tables ->
    [one] { $store } est en ordre : { $tables } table, { $entries } entrées dans son journal, schéma { $schema }.
   *[other] { $store } est en ordre : { $tables } tables, { $entries } entrées dans leurs journaux, schéma { $schema }.
}
cli-store-faults = { $store } est abîmé :
    { $reason }
cli-io-exists = il existe déjà
cli-not-duration = Cela devrait être une durée comme 2s, 500ms ou 5m.
cli-load-moves = { $tables } tables de { $seats } places : { $moves } coups, { $rate } par seconde ; { $wanted } étaient voulus.
cli-load-times = D’un coup jusqu’à la dernière place : la moitié en { $half } ms, 99 sur 100 en { $most } ms, le plus lent en { $max } ms. Les coups sont partis avec au plus { $lag } ms de retard (99 sur 100).
cli-load-errors = Échecs : { $errors }. Parties terminées : { $over }.
cli-load-bytes = Le serveur a envoyé à chaque place { $bytes } octets par coup.
cli-load-processor = Temps de processeur du serveur par coup : { $time } ms.
cli-load-memory = Mémoire du serveur pour chaque table, avec les connexions de ses places : { $memory } Ko avant le premier coup, { $played } Ko après le dernier.
cli-load-idle = Mémoire du serveur pour chaque table commencée que personne ne regarde : { $memory } Ko.
cli-load-no-memory = Le serveur ne dit pas combien de mémoire il utilise.
cli-load-bad-url = « { $url } » n’est pas l’adresse d’un serveur : elle devrait ressembler à http://127.0.0.1:8080.
cli-load-away = Aucun serveur ne répond à { $url } : { $reason }. Lancez-en un avec trestle serve --burst 100000, ou vérifiez l’adresse.
cli-load-limited = Le serveur à { $url } ne laisse pas une seule adresse demander autant. Lancez-le avec trestle serve --burst 100000 le temps de la mesure.
cli-load-refused = Le serveur à { $url } refuse : { $reason } Lancez-le avec trestle serve --burst 100000, et vérifiez qu’il est de la même version.
cli-load-other = Ce qui répond à { $url } n’est pas Trestle. Vérifiez l’adresse.
