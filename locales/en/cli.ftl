# What the terminal and the engine say.

## Files

cli-cannot-read = “{ $file }” cannot be read: { $reason }
cli-cannot-write = “{ $file }” cannot be written: { $reason }
cli-io-not-found = there is no such file or folder
cli-io-denied = the system does not allow it
cli-io-folder = it is a folder
cli-io-no-text = it is not a text
cli-not-saved-game = “{ $file }” is not a saved game: { $reason }
cli-not-overwritten = “{ $file }” is there already and is not a saved game; it was left as it is. Please choose another name.
cli-data-faults = { $count ->
    [one] “{ $file }” has one fault:
   *[other] “{ $file }” has { $count } faults:
}
cli-data-which-game = “{ $file }” does not say which game it is for. Its first lines should have game = "…" with one of: { $known }.
cli-data-unknown-game = “{ $file }” says game = "{ $game }", and there is no such game. There is: { $known }.
cli-data-fine = “{ $file }” is fine: game { $game }, edition { $edition }, hash { $hash }.
cli-data-remarks = What was changed, and still has its old source:
cli-data-advice = If you own the box, look at these first:
cli-option-usual = { $choice } (default)
cli-option-range = Any whole number from { $least } to { $most }.
cli-option-each = Or a list with one for each player, no two alike:
cli-option-only = Only if { $field } is { $value }.
cli-data-heading = { $game }, edition { $edition } ({ $hash })

## What was typed

cli-config-not-json = --config is not JSON: { $reason }.
cli-config-not-object = --config should be a JSON object, such as {"{"}"players": 2{"}"}.
cli-players-twice = --players and --config speak of different numbers of players.
cli-too-many-seats = { $said } seats were named, and this game has { $seats }.
cli-seat-empty = One of the seats of --seat is empty: say human, human:NAME or the name of a bot for each, with a comma between two.
cli-seat-without-name = After “human:” comes a name, as in human:Ada; a person without a name is just human.
cli-not-a-seat = “{ $seat }” is not a seat: say a number from 0 up, or spectator.
cli-not-seconds = This should be a number of seconds, from 0.001 to 86400.
cli-not-threads = This should be a whole number of threads, from 1 up.
cli-not-count = This should be a whole number from 1 up; underscores may make it easier to read, as in 1_000_000.

## Play

cli-welcome-seed = Everything was shuffled before anyone looked; as proof, the hash of the seed: { $commitment }.
cli-welcome-resumed = { $actions ->
    [one] The game goes on after 1 action.
   *[other] The game goes on after { $actions } actions.
}
cli-label = { $label }: { $text }
cli-welcome-bots = Played by bots: { $bots }.
cli-bot-thinks = { $name } is thinking…
cli-hint = A journeyman would say: { $action }
cli-welcome-help = Type the number of an answer, or help.
cli-curtain = { $name }, it is your turn. Press Enter when no one else is looking.
cli-no-such-answer = { $answers ->
    [one] There is only answer 1.
   *[other] Choose a number from 1 to { $answers }.
}
cli-undo-done = Undone.
cli-undo-nothing = You have nothing to undo.
cli-undo-refused = That cannot be undone: { $why }.
cli-undo-past = Undone, although { $why }. No other person plays, so it is allowed; the game is now unrated.
cli-unrated = Something was undone past a point of no return, so this game is unrated.
cli-why-not-refused = That is allowed.
cli-why-nothing = Nothing you might look for is refused.
cli-why-likewise = likewise: { $actions }
cli-preview-which = Say which answer: preview N, with its number.
cli-preview-barrier = From here on it cannot be foreseen: { $why }.
cli-preview-after = { $name }: score { $score }; { $goods }
cli-log-nothing = Nothing has happened yet.
cli-rules = rules { $mark } shows a paragraph, rules WORD every paragraph with that word; trestle rules { $game } prints them all. why names the paragraph behind each refusal, and sheet tells what every piece does.
cli-rules-nothing = The rules have no paragraph with “{ $what }”.
cli-sheet-nothing = No piece is called “{ $piece }”; sheet alone lists all of them.
cli-question-more = { $count ->
    [0] more tells what each answer does.
    [one] There is { $count } more answer: more shows it, and what each answer does.
   *[other] There are { $count } more answers: more shows them, and what each answer does.
}
cli-board-more = board all also shows: { $parts }.
cli-board-parts = The board has these parts: { $parts }; board all shows everything.
cli-save-where = Say under which name: save FILE.
cli-saved = Saved in “{ $file }”. To go on:
cli-saved-over = Saved in “{ $file }”. To check that it was fair:
cli-quit-save = To keep the game, type save FILE; just Enter leaves without saving; back returns to the game.
cli-end-save = To keep the game, type save FILE; just Enter leaves without saving.
cli-quit-kept = The game is kept in “{ $file }”. Enter leaves; save FILE keeps it under another name; back returns to the game.
cli-input-ended = The input has ended, and with it the game; whatever was not saved is lost. Before leaving, save FILE keeps it.
cli-input-ended-kept = The input has ended. The game is kept in “{ $file }”; to go on:
cli-seed-was = The seed was { $seed }.
cli-seed-proof = Save the game, and trestle replay FILE --verify proves that it was fair; with --commitment HASH it also compares the hash shown at the start.

cli-help-number = give the answer with this number; or type the answer as it is written
cli-help-undo = undo your last answer
cli-help-preview = see what an answer would do
cli-help-why = see what is refused now, and why
cli-help-why-action = ask why one action is refused
cli-help-hint = what a sensible player would answer
cli-help-log = everything that happened so far, as you saw it
cli-help-sheet = every piece and what it does; with a name, only that one
cli-help-rules = a paragraph of the rules by its mark, or all with a word
cli-help-board = the board and the question again (or just Enter); all, or the name of a part, shows what had no room
cli-help-more = all answers and what each of them does, where the list had no room
cli-help-save = save the game under this name
cli-help-quit = leave
cli-command-undo = undo
cli-command-preview = preview
cli-command-why = why
cli-command-save = save
cli-command-hint = hint
cli-command-log = log
cli-command-sheet = sheet
cli-command-rules = rules
cli-command-help = help
cli-command-board = board
cli-command-more = more
cli-command-back = back
cli-command-quit = quit
part-all = all
part-belongings = belongings
part-billboard = billboard
part-city = city
part-display = display
part-guilds = guilds
part-hand = hand
part-legend = legend
part-map = map
part-places = places
part-players = players
part-town = town
part-track = track
part-virtue = virtue
part-works = works
part-workshop = workshop

## The end

cli-score = Score
cli-score-total = Total
cli-score-rank = Rank
cli-won = { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-tie-break = The tie was decided by: { $tie }.
cli-order = Equal totals are ordered by: { $ties }.
cli-stopped = The game was stopped by its limit, and no one has won; the ranks are only an order.

## Replay

cli-replay-heading = { $players ->
    [one] { $game }, { $players } player, edition { $edition }, rules version { $rules }
   *[other] { $game }, { $players } players, edition { $edition }, rules version { $rules }
}
cli-replay-unfinished = The game is not over.
cli-replay-refused = Action { $number } (seat { $seat }, “{ $action }”) is refused: { $why }
cli-verify-actions = { $count ->
    [0] There are no actions yet.
    [one] The one action is legal.
   *[other] All { $count } actions are legal.
}
cli-verify-ended = The result and the hash of the last state agree ({ $hash }).
cli-verify-unfinished = The game is not over, and says so (hash of the state: { $hash }).
cli-verify-edition-agrees = The edition agrees: { $edition }, hash { $hash }.
cli-verify-seed = The hash of the seed is { $commitment }; compare it with the one shown at the start, or give that one with --commitment.
cli-verify-seed-agrees = The hash of the seed is the one you gave: { $commitment }.
cli-verify-seed-differs = The hash of the seed does not agree: you gave { $said }, the seed of the saved game has { $found }.
cli-verify-edition = The saved game calls its edition “{ $found }”; the one with these numbers is called “{ $edition }”.
cli-verify-not-over = The saved game has a result, but after its actions the game is not over.
cli-verify-over = The saved game has no result, but after its actions the game is over.
cli-verify-hash = The hash of the last state does not agree: the saved game says { $said }, its actions lead to { $found }.
cli-verify-result = The result does not agree: the actions lead to other ranks or scores.

## Simulation and measuring

cli-sim-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-sim-heading = { $game }, { $games }, seed { $seed }
cli-sim-seat = Seat
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-score = Mean score
cli-sim-stopped = { $games ->
    [one] { $games } game was stopped by its limit, and no one has won it.
   *[other] { $games } games were stopped by their limit, and no one has won them.
}
cli-sim-speed = { $turns } turns a game; { $decisions } decisions in { $seconds } s, { $rate } a second.
cli-order-drawn = Who begins is drawn anew in each game, so a share by seat does not show whether it helps. By order of play: { $places }.
cli-order-chosen = Seat { $seat } begins every game. By order of play: { $places }.
cli-order-place = { $place }: { $share }
cli-partial = Stopped after { $played } of { $wanted } games; this is what they say so far.
cli-again = Again
cli-bench-debug = This build checks itself as it goes and is slow; figures from a release build are the ones that count.
cli-bench-round = { $players ->
    [one] { $game }, { $players } player
   *[other] { $game }, { $players } players
}
cli-bench-game = Game
cli-bench-players = Players
cli-bench-decisions = Decisions/s
cli-bench-processor = Per CPU s
cli-bench-games = Games/s
cli-bench-state = State
cli-bench-clone = Clone
cli-bench-legal = Legal
cli-bench-sample = Sample
cli-bench-allocations = Allocations/decision
cli-bench-sims = Simulations/s

## Arena and analysis

cli-arena-heading = { $players ->
    [one] { $game }, { $players } player, { $games }, seed { $seed }
   *[other] { $game }, { $players } players, { $games }, seed { $seed }
}
cli-worker-ready = { $threads ->
    [one] Playing one game at a time
   *[other] Playing { $threads } games at a time
} for the server that hands them out at { $url }. Ctrl+C stops it.
cli-arena-bot = Bot
cli-arena-share = Won
cli-arena-interval = 95% interval
cli-arena-rating = Rating
cli-arena-score = Score
cli-arena-seconds = s/game
cli-arena-longest = Longest turn
cli-arena-seats = Won by seat: { $seats }.
cli-arena-seat = { $seat }: { $share }
cli-arena-few = { $games } games are too few for every choice of these bots to meet: that takes { $needed }.
cli-arena-unmet = Did not meet: { $pairs }. Ratings say nothing between them; with --games { $games } everyone meets.
cli-arena-stopping = Stopping: the games under way are played to their end, and then counted. Ctrl+C again leaves at once.
cli-arena-turns = { $turns } turns a game, give or take { $deviation }.
cli-arena-open = It is not clear yet whether { $bot } is nearer to { $low } or to { $high }.
cli-arena-low = It is clear that { $bot } is nearer to { $low } than to { $high }.
cli-arena-high = It is clear that { $bot } is nearer to { $high } than to { $low }.
cli-arena-sprt = “{ $text }” is no pair of shares such as 0.5,0.6, the lower one first.
cli-arena-file = The match file { $file } cannot be read or written: { $reason }.
cli-arena-line = Line { $line } of { $file } does not belong in a match file: { $reason }.
cli-arena-other = { $file } holds another match: { $what ->
    [game] the game
    [rules] the rules version
    [bots_version] the generation of bots
    [edition] the edition
    [config] the configuration
    [bots] the list of bots
    [players] the number of players
   *[seed] the seed
} differs. Use other options, or another file for this match.
cli-match-no-game = The match in { $file } has no game { $game }.
cli-match-which-game = { $file } holds the games of a match: say which one with --game, counted from 0.
cli-analyze-heading = { $decisions ->
    [one] { $game }, { $decisions } decision, { $sims } simulations each
   *[other] { $game }, { $decisions } decisions, { $sims } simulations each
}
cli-analyze-who = Player
cli-analyze-decisions = Decisions
cli-analyze-best = Best found
cli-analyze-lost = Lost on average
cli-analyze-graph = Win chances in the course of the game:
cli-analyze-slips = What cost most:
cli-analyze-no-slips = Nothing that was played cost more than simulations can tell.
cli-analyze-slip = Action { $number } (turn { $turn }), { $who }: “{ $given }”. Better “{ $best }”: { $from } instead of { $to }, { $lost } lost.

## Engine

internal = Something went wrong inside; the game stands as it stood before this request. This is a bug: please report it.
no-game-yet = There is no game yet: ask for new or load first.
request-not-json = The line is not JSON: { $reason }.
request-not-object = A request is a JSON object, such as {"{"}"id": 1, "op": "hello"{"}"}.
request-not-utf8 = The line is not UTF-8 text.
request-too-long = The line is longer than { $limit } bytes.
request-unknown-op = There is no operation “{ $op }”. There are: { $known }.
request-missing-field = The field “{ $field }” is missing.
request-unknown-field = The field “{ $field }” means nothing here.
request-wrong-type = The field “{ $field }” should be { $wanted }.
request-type-text = a text
request-type-seat = a seat, counted from 0
request-type-viewer = a seat, counted from 0, or "spectator"
request-type-count = a whole number from 1 to 4294967295
request-two-budgets = Say sims or ms, not both.
request-no-budget = This bot thinks, so it needs to know how long: say sims or ms.

## The server

cli-serve-listening = Trestle listens on { $url } and keeps everything in { $store }. Ctrl+C stops it.
cli-serve-stopping = Stopping: players are told to come back.
cli-serve-in-use = Another program listens on { $address } already. Stop it, or choose another address with --listen.
cli-serve-bad-address = “{ $address }” is not an address to listen on: it should look like 127.0.0.1:8080.
cli-serve-cannot-listen = It is not possible to listen on { $address }: { $reason }
cli-serve-public-url = “{ $url }” is not an address that people type: it should look like https://games.example, without a path.
cli-serve-log = There is no kind of log “{ $format }”: say text or json.
cli-serve-log-level = “{ $level }” does not say what is worth a line in the log ({ $reason }): say error, warn, info or debug, or parts such as server=debug,warn.
cli-serve-nats-store = “{ $store }” cannot be shared by several nodes: with --nats, the store must be on PostgreSQL (--store postgres://…).
cli-serve-nats = NATS cannot be used at { $url }: { $reason }
cli-nats-away = No one answers at { $url }: { $reason }. Start NATS there (nats-server -js), or give its address with --nats.
cli-nats-no-jetstream = NATS at { $url } runs without JetStream, and so keeps no jobs for workers. Start it with JetStream: nats-server -js
cli-serve-nats-away = NATS does not answer at { $url }: { $reason }. This node goes on without it and looks for what others do by itself; once NATS runs there, it joins. If the address is wrong, give another with --nats.
cli-serve-config = “{ $file }” is not a configuration: { $reason }
cli-serve-config-unknown = “{ $file }” has names that mean nothing: { $names }. There are: { $known }.
cli-store-bad-url = “{ $store }” does not name a store: it should look like sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE.
cli-store-cannot-open = The store { $store } cannot be opened: { $reason }
cli-store-folder = see that its folder exists and can be written
cli-store-exists = “{ $file }” is there already and was left as it is. Move it away first.
cli-store-server-away = The database server of { $store } cannot be reached: { $reason }. See that PostgreSQL runs there, and that the address and the port are right.
cli-store-server-refuses = The database server of { $store } does not let us in, or has no such database: { $reason }. See that name and password are right; createdb makes a database.
cli-store-empty = There is no store at { $store } yet: the database is empty.
cli-store-locked = The store { $store } is in use by another program that does not let go of it.
cli-store-damaged = The store { $store } is damaged, or no SQLite database. A backup can be restored with trestle store restore.
cli-store-full = No room is left for the store { $store }.
cli-store-foreign = { $store } is a database of some other program; give the server a file of its own.
cli-store-newer = A newer version of Trestle has used the store { $store } (migration { $schema } is unknown here).
cli-store-failed = The store { $store } failed: { $reason }
cli-store-backed-up = “{ $file }” has everything, and was checked.
cli-store-restored = The store { $store } is ready.
cli-store-copied = { $tables ->
    [one] { $store } has everything: one table with { $entries } entries. Every row was compared.
   *[other] { $store } has everything: { $tables } tables with { $entries } entries. Every row was compared.
}
cli-store-sound = { $tables ->
    [one] { $store } is sound: 1 table, { $entries } entries in its log, schema { $schema }.
   *[other] { $store } is sound: { $tables } tables, { $entries } entries in their logs, schema { $schema }.
}
cli-store-faults = { $store } is damaged:
    { $reason }
cli-io-exists = it is there already
cli-not-duration = This should be a time such as 2s, 500ms or 5m.
cli-load-moves = { $tables } tables of { $seats } seats: { $moves } moves, { $rate } a second; { $wanted } were wanted.
cli-load-times = From a move to the last seat: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $max } ms. Moves were sent up to { $lag } ms late (99 of 100).
cli-load-errors = Failed: { $errors }. Games that ended: { $over }.
cli-load-bytes = The server sent each seat { $bytes } bytes for a move.
cli-load-processor = Processor time of the server for a move: { $time } ms.
cli-load-memory = Memory of the server for each table, with the sockets of its seats: { $memory } KB before the first move, { $played } KB after the last one.
cli-load-idle = Memory of the server for each table that has begun and that no one looks at: { $memory } KB.
cli-load-no-memory = The server does not say how much memory it uses.
cli-load-bad-url = “{ $url }” is not the address of a server: it should look like http://127.0.0.1:8080.
cli-load-away = No server answers at { $url }: { $reason }. Start one with trestle serve --burst 100000, or check the address.
cli-load-limited = The server at { $url } does not let one address ask so much. Start it with trestle serve --burst 100000 for the time of the measurement.
cli-load-refused = The server at { $url } refuses: { $reason } Start it with trestle serve --burst 100000, and see that it is of the same version.
cli-load-other = What answers at { $url } is not Trestle. Check the address.
