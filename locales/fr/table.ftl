# Ce que dit une table quand elle refuse : chaises, questions, annulations, propositions, pendules.

table-setup-game = Cette table est pour { $game }, et son réglage est pour « { $found } ».
table-setup-rules = La table a été ouverte avec la version { $found } des règles ; ce programme a la version { $known }.
table-setup-edition = La table a été ouverte avec d’autres nombres : l’édition « { $edition } » a une autre empreinte.
table-setup-chairs = { $chairs ->
    [one] La table a { $chairs } place, et la partie est pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
   *[other] La table a { $chairs } places, et la partie est pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
}
table-setup-clock = La pendule et le délai d’attente doivent être supérieurs à zéro.
table-setup-from = Une partie qui commence à partir d’une position ne compte pas pour le classement, et elle finit avec elle ou continue comme le dit son réglage.
table-setup-lesson = Le scénario d’une leçon commence après une ouverture et n’interroge qu’une place à la fois.
table-bot = Le robot « { $bot } » ne joue pas aux tables : choisissez un niveau sans temps de réflexion.

table-chair-taken = La place { $seat } est prise.
table-already-seated = Vous êtes déjà à cette table.
table-hot-seat = À cette table, plusieurs personnes jouent sur le même appareil. Regardez-la de nouveau et confirmez que vous voulez prendre place.
table-not-seated = Vous n’êtes pas à cette table.
table-not-your-seat = Ce n’est pas votre place : { $seat }.
table-chairs-open = La partie commence quand toutes les places sont prises.
table-server-only = Seul le serveur fait cela.

table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-broken = Cette réponse rencontre une erreur du programme. Rien n’a changé ; merci de la signaler.
table-frozen = Une erreur du programme a arrêté cette table. Rien de ce qui a été joué n’est perdu.
table-log = Le journal de cette table a une entrée qui ne peut pas être exécutée.

table-stale = La partie a continué : ce n’est pas la question posée en ce moment.
table-not-asked = On ne vous demande rien en ce moment.
table-no-advice = Pas d’indice dans une partie classée, ni quand une autre personne joue.
table-bot-plays = Un robot joue maintenant pour { $seat }.
table-no-bot = Aucun robot ne joue pour { $seat }.
table-forfeited = Vous avez perdu cette partie en la quittant.

table-undo-nothing = Vous n’avez rien à annuler.
table-undo-off = À cette table, rien ne s’annule.
table-undo-barrier = Cela ne peut pas être annulé : { $barrier }.
table-undo-absent = Cela ne peut pas être annulé : { $barrier }, et { $seat } n’est pas là pour donner son accord.
table-undo-rated = Dans une partie classée, cela ne peut pas être annulé : { $barrier }.
table-undo-late = Le temps pour ce coup est écoulé : il reste joué.

table-proposal-open = Une autre proposition est en cours ; il faut d’abord la régler.
table-no-proposal = Cette proposition n’est plus en cours.
table-consent-not-asked = On ne vous demande rien.
table-rematch-agreed = Vous avez déjà accepté la revanche.
table-rematch-not-agreed = Tout le monde n’a pas accepté la revanche.

table-clock-none = Il n’y a pas de pendule à cette table.
table-clock-not-out = { $seat } a encore du temps.
table-clock-out = { $seat } n’a plus de temps, et dans une partie classée c’est une défaite.
table-hand-over-early = Il est trop tôt pour laisser un robot jouer pour { $seat }.
table-hand-over-own = { $seat } est votre propre place.
table-holiday = { $left ->
    [0] Il ne vous reste aucun jour de congé à cette table.
    [one] Il vous reste { $left } jour de congé à cette table ; prenez-en au moins un à la fois.
   *[other] Il vous reste { $left } jours de congé à cette table ; prenez-en au moins un à la fois.
}
table-holiday-late = Votre temps est écoulé. Répondez d’abord ; ensuite, vous pourrez prendre des jours de congé.
table-log-full = Vous avez tant annulé, proposé et changé à cette table que vous ne pouvez plus que répondre.
table-full = Cette table a reçu les { $most } coups qu’une table peut recevoir ; la partie se termine sans résultat.
