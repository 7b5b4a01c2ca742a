# Words that every game needs: lists, colors with the short marks of terminal boards, notation, positions, saved games, editions, barriers.

piece = { $piece }
number = { $number }

list-comma = { ", " }
list-and = { $front } and { $last }
list-nothing = nothing

option-first = Who begins
option-round-limit = The game stops after so many rounds
option-round-limit-help = The game stops after that round, and no one has won.
option-round-limit-none = no limit
option-yes = yes
option-no = no

color-red = Red
color-blue = Blue
color-green = Green
color-yellow = Yellow
color-purple = Purple

mark-red = R
mark-blue = B
mark-green = G
mark-yellow = Y
mark-purple = P

unknown-game = There is no game called “{ $game }”. There are: { $known }.
unknown-bot = There is no bot called “{ $bot }”. There are: { $known }.
bot-budget = “{ $budget }” is no thinking time: give a number of simulations such as 2000, or a time such as 500ms.
bot-takes-no-budget = The bot { $bot } answers at once and takes no thinking time.
unknown-lang = The language “{ $lang }” is not available. Available: { $known }.
no-such-seat = { $seats ->
    [one] There is no seat { $seat }: this game has { $seats } seat, counted from 0.
   *[other] There is no seat { $seat }: this game has { $seats } seats, counted from 0.
}
seat-not-asked = Seat { $seat } has nothing to answer now.

notation-unknown = “{ $action }” is not an action of this game.
notation-wrong-word = In “{ $action }”, “{ $word }” should be { $wanted }.
notation-missing-word = “{ $action }” is incomplete: after it there should be { $wanted }.
notation-extra-word = In “{ $action }”, “{ $word }” is one word too many.

config-unreadable = This is not a configuration of { $game }: { $reason }. What it may say is in docs/games/{ $game }.md.
state-unreadable = This is not a state of { $game }: { $reason }. Its fields are in docs/games/{ $game }.md.

load-no-rng = The state has no “rng”, so a seed is needed with it.
load-field = In the state, “{ $field }” is wrong: { $why }.
load-frame = the game cannot stand at this question
load-range = the number is out of range
load-seat = there is no such seat
load-seats = the game is not for so many players
load-twice = it stands there twice

save-no-origin = This game was loaded from a bare position. It has no beginning, so it cannot be saved as a game.
saved-format = The saved game has format { $found }; this program reads format { $known }.
saved-game = The saved game is a game of { $found }, not of { $game }.
saved-rules = The saved game was played under rules version { $found }; this program has version { $known }.
saved-edition = The saved game was played with other numbers: its edition is “{ $found }”, and “{ $edition }” has another hash. Name its data file with --edition.

edition-syntax = It cannot be read: { $text }.
edition-schema = The file must say schema = { $known }.
edition-game = The file must say game = "{ $game }".
edition-default = Only the built-in edition is called "default", and the values here are others: give this edition a name of its own.
edition-same-source = Line { $line }: “{ $field }” differs from the built-in edition, and its source is still “{ $source }”. Say where the new value comes from.
edition-empty = This may not be empty.
edition-id = An id has 1 to 24 characters: small letters from a to z, digits and underscores.
edition-id-twice = Another row has this id already.
edition-range = { $value } is out of range: it must be from { $least } to { $most }.
edition-source = The source of “{ $field }” must be "rulebook", "reconstructed" or "public: …".

barrier-reveal = something hidden came to light
barrier-chance = chance decided something
barrier-handover = it was someone else’s turn to act

ahead-reveal = something hidden comes to light
ahead-chance = chance decides
ahead-handover = someone else decides

## Tables of pieces

sheet-id = Id
sheet-name = Name
