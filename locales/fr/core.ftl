# Les mots dont chaque jeu a besoin : listes, couleurs et leurs abréviations pour le terminal, notation, positions, parties enregistrées, éditions, limites.

piece = { $piece }
number = { $number }

list-comma = { ", " }
list-and = { $front } et { $last }
list-nothing = rien

option-first = Qui commence
option-round-limit = La partie s’arrête après tant de manches
option-round-limit-help = La partie s’arrête après cette manche, et personne n’a gagné.
option-round-limit-none = sans limite
option-yes = oui
option-no = non

color-red = Rouge
color-blue = Bleu
color-green = Vert
color-yellow = Jaune
color-purple = Violet

mark-red = Ro
mark-blue = Bl
mark-green = Ve
mark-yellow = Ja
mark-purple = Vi

unknown-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
unknown-bot = Aucun robot ne s’appelle « { $bot } ». Il y a : { $known }.
bot-budget = « { $budget } » n’est pas un temps de réflexion : donnez un nombre de simulations comme 2000, ou une durée comme 500ms.
bot-takes-no-budget = Le robot { $bot } répond aussitôt et ne prend pas de temps de réflexion.
unknown-lang = La langue « { $lang } » n’est pas disponible. Il y a : { $known }.
no-such-seat = { $seats ->
    [one] Il n’y a pas de place { $seat } : cette partie a { $seats } place, comptée à partir de 0.
   *[other] Il n’y a pas de place { $seat } : cette partie a { $seats } places, comptées à partir de 0.
}
seat-not-asked = La place { $seat } n’a rien à répondre en ce moment.

notation-unknown = « { $action } » n’est pas une action de ce jeu.
notation-wrong-word = Dans « { $action } », « { $word } » devrait être { $wanted }.
notation-missing-word = « { $action } » est incomplet : il manque { $wanted }.
notation-extra-word = Dans « { $action } », « { $word } » est un mot de trop.

config-unreadable = Ceci n’est pas une configuration du jeu { $game } : { $reason }. Ce qu’elle peut contenir est dans docs/games/{ $game }.md.
state-unreadable = Ceci n’est pas un état du jeu { $game } : { $reason }. Ses champs sont dans docs/games/{ $game }.md.

load-no-rng = L’état n’a pas de « rng », il lui faut donc une graine.
load-field = Dans l’état, « { $field } » est faux : { $why }.
load-frame = la partie ne peut pas en être à cette question
load-range = le nombre est hors limites
load-seat = cette place n’existe pas
load-seats = le jeu ne se joue pas à ce nombre de joueurs
load-twice = cela y figure deux fois

save-no-origin = Cette partie vient d’une position seule. Elle n’a pas de début, on ne peut donc pas l’enregistrer comme partie.
saved-format = La partie enregistrée a le format { $found } ; ce programme lit le format { $known }.
saved-game = La partie enregistrée est une partie du jeu { $found }, pas du jeu { $game }.
saved-rules = La partie enregistrée suit la version { $found } des règles ; ce programme a la version { $known }.
saved-edition = La partie enregistrée a été jouée avec d’autres nombres : son édition est « { $found } », et « { $edition } » a une autre empreinte. Indiquez son fichier de données avec --edition.

edition-syntax = Lecture impossible : { $text }.
edition-schema = Le fichier doit contenir schema = { $known }.
edition-game = Le fichier doit contenir game = "{ $game }".
edition-default = Seule l’édition intégrée s’appelle "default", et les valeurs sont ici différentes : donnez à cette édition un nom à elle.
edition-same-source = Ligne { $line } : « { $field } » diffère de l’édition intégrée, et sa source est encore « { $source } ». Indiquez d’où vient la nouvelle valeur.
edition-empty = Cela ne peut pas être vide.
edition-id = Un identifiant a de 1 à 24 caractères : des minuscules de a à z, des chiffres et des tirets bas.
edition-id-twice = Une autre ligne a déjà cet identifiant.
edition-range = { $value } est hors limites : il faut un nombre de { $least } à { $most }.
edition-source = La source de « { $field } » doit être "rulebook", "reconstructed" ou "public: …".

barrier-reveal = quelque chose de caché a été révélé
barrier-chance = le hasard a décidé
barrier-handover = c’était à quelqu’un d’autre d’agir

ahead-reveal = quelque chose de caché est révélé
ahead-chance = le hasard décide
ahead-handover = quelqu’un d’autre décide

## Tables de pièces

sheet-id = Identifiant
sheet-name = Nom
