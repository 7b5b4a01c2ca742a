# Ce que dit le serveur quand il refuse.

server-not-found = Cela n'existe pas ici.
server-signed-out = Dites d'abord qui vous êtes.
server-too-many = Trop de demandes à la fois ; attendez un instant.
server-internal = Une erreur s'est produite de notre côté. Rien n'a été changé.
server-store-away = Le serveur n’atteint pas sa mémoire en ce moment. Rien n’est perdu : réessayez dans un instant.
server-stopping = Le serveur est sur le point de s'arrêter.
server-login-taken = Cet identifiant est déjà pris.
server-foreign-origin = Cette demande vient d'une page étrangère.
server-bad-line = Ce n'est pas un souhait que la table comprend : { $reason }
server-bad-body = La demande est illisible : { $reason }
server-bad-query = L'adresse est illisible : { $reason }
server-too-large = La demande est trop grande.
server-method = On ne peut pas demander cela à cette adresse.
server-bad-page = Il n'y a pas de page de la liste à cet endroit.
server-bad-status = Une table est open, playing ou over.
server-bad-name = Un nom a de 1 à { $most } caractères.
server-no-edition = Ce serveur n'a pas cette édition.
server-one-chair = Vous ne pouvez prendre qu'une chaise, sauf si l'on joue sur un même appareil.
server-patience = Qui réfléchit a au moins { $seconds } secondes et au plus { $days } jours avant qu'un robot joue à sa place.
server-clock-live = Une pendule pour toute la partie donne au moins { $minutes } min et au plus { $days } jours, et au plus { $increment } min de plus par réponse.
server-clock-daily = Une pendule en jours donne de 1 à { $days } jours entiers par réponse, et au plus { $holidays } jours de congé.
server-rated-people = Une partie ne compte pour le classement que si des gens la jouent, chacun sur son propre appareil.
server-players = Ce jeu est pour { $least } à { $most } joueurs.
server-not-your-seat = Ce n'est pas votre place.
server-which-seat = Dites pour quelle place.
server-not-your-eyes = Vous ne pouvez pas regarder cette table ainsi.
server-not-host = Seuls l'hôte et ceux qui sont assis à la table peuvent le faire.
server-invited-only = On vient à cette table sur invitation.
server-table-full = Toutes les chaises de cette table sont prises.
server-table-unreadable = Cette version du programme ne peut pas lire cette table. Rien n'en est perdu.
server-not-over = La partie continue : ses secrets seront révélés à la fin.
server-bad-login = Un identifiant a de { $least } à { $most } caractères, sans espace.
server-bad-password = Un mot de passe a de { $least } à { $most } caractères.
server-wrong-login = L'identifiant ou le mot de passe est faux.
server-wrong-code = L'identifiant ou le code de secours est faux.
server-wrong-password = Le mot de passe est faux.
server-already-member = Vous avez déjà un compte.
server-not-member = Les invités n'ont pas de mot de passe ; créez d'abord un compte.
server-no-passkeys = Les clés d'accès ne fonctionnent pas à cette adresse. Il en faut une avec un nom et TLS, comme https://games.example ; sur cette machine, http://localhost.
server-passkey-late = C'était trop long, ou déjà terminé. Recommencez.
server-wrong-passkey = Cette clé d'accès n'ouvre aucun compte ici. Elle a peut-être été retirée.
server-bad-passkey = La clé d'accès n'a pas pu être créée. Recommencez.
server-passkey-known = Cette clé d'accès appartient déjà à un compte.
server-many-passkeys = Un compte a au plus { $most } clés d'accès. Retirez-en d'abord une.
server-last-way = C'est votre dernier moyen de vous connecter.
server-bad-scale = Les classements sont ceux des gens (people) ou des robots (bots).
server-no-phrase = Cette phrase n'existe pas.
server-bad-text = Un texte a au plus { $most } caractères, et une ligne en a au moins un.
server-not-speaking = Ceux qui sont assis à la table peuvent parler ; les autres, quand la partie est finie.
server-mute-self = Vous ne pouvez pas vous rendre muet vous-même.
server-bad-position = La partie a { $most } actions ; une position est avant, entre ou après elles, et l'on ne continue que d'une position où la partie n'est pas finie.
server-no-past = On ne vous a pas encore raconté cela de cette partie.
server-import-result = La partie enregistrée finit autrement qu'elle ne le dit.
server-import-action = L'action { $number } de la partie enregistrée (« { $action } ») est refusée.
server-import-long = Une partie enregistrée apportée ici compte au plus { $most } actions.
server-bad-webhook = Une adresse commence par http:// ou https://, ne contient ni nom ni mot de passe, et a au plus 1000 caractères.
server-private-address = Cette adresse appartient à un réseau privé ; le serveur n'y envoie rien.
server-bad-quiet = Les heures calmes commencent et finissent à deux moments différents de la journée, dans un fuseau horaire qui a un nom.
server-bad-browser = L'adresse ou les clés de ce navigateur ne peuvent pas servir.
server-no-browser = Aucun de vos navigateurs ne reçoit encore de messages.
server-no-webhook = Il n'y a pas encore d'adresse.

# Ce que l'on dit d'un geste.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, et bon jeu !
phrase-one-moment = Un instant, s'il vous plaît.
phrase-back = Me revoilà.
phrase-your-turn = C'est votre tour.
phrase-nice-move = Joli coup !
phrase-oops = Oups.
phrase-sorry = Désolé !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-again = On rejoue ?
phrase-goodbye = Au revoir !

# What people are told who are away.

reach-turn-title = C'est votre tour
reach-over-title = Une partie est finie
reach-with = { $game } avec { $names }
reach-test-title = Ça marche
reach-test-text = C'est ainsi que vous saurez que c'est votre tour.
