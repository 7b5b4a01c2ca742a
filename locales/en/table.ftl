# What a table says when it refuses: chairs, questions, undo, proposals, clocks.

table-setup-game = This table is for { $game }, and its setup is for “{ $found }”.
table-setup-rules = The table was opened under rules version { $found }; this program has version { $known }.
table-setup-edition = The table was opened with other numbers: the edition “{ $edition }” has another hash.
table-setup-chairs = The table has { $chairs } chairs, and the game is for { $players } players.
table-setup-clock = A clock or a patience must be longer than nothing.
table-setup-from = A game that begins from a position is not rated, and ends with it or goes on as its setup says.
table-setup-lesson = The script of a lesson begins after an opening and asks one seat at a time.
table-bot = The bot “{ $bot }” does not play at tables: choose a level without a thinking time.

table-chair-taken = Chair { $seat } is taken.
table-already-seated = You sit at this table already.
table-hot-seat = Several people play at one device at this table. Look at it again and say that you want to sit down all the same.
table-not-seated = You do not sit at this table.
table-not-your-seat = That is not your seat: { $seat }.
table-chairs-open = The game begins when every chair is taken.
table-server-only = Only the server does that.

table-not-started = The game has not begun yet.
table-started = The game has begun already.
table-over = The game is over.
table-not-over = The game is not over yet.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-broken = This answer meets a fault in the program. Nothing has changed; please report it.
table-frozen = A fault in the program has stopped this table. Nothing that was played is lost.
table-log = The log of this table has an entry that cannot be carried out.

table-stale = The game has moved on: this is not the question that is open now.
table-not-asked = You are not asked anything now.
table-no-advice = There is no advice in a rated game, nor where another person plays.
table-bot-plays = A bot plays for { $seat } now.
table-no-bot = No bot plays for { $seat }.
table-forfeited = You have lost this game by leaving it.

table-undo-nothing = There is nothing of yours to take back.
table-undo-off = At this table nothing is taken back.
table-undo-barrier = That cannot be taken back: { $barrier }.
table-undo-absent = That cannot be taken back: { $barrier }, and { $seat } is not here to agree.
table-undo-rated = In a rated game that cannot be undone: { $barrier }.
table-undo-late = The time for that answer is over, so it stands.

table-proposal-open = Something else is being proposed; that has to be settled first.
table-no-proposal = This proposal is no longer open.
table-consent-not-asked = You are not asked.
table-rematch-agreed = You have agreed already to play again.
table-rematch-not-agreed = Not everybody has agreed to play again.

table-clock-none = There is no clock at this table.
table-clock-not-out = The clock of { $seat } has not just run out.
table-clock-out = The clock of { $seat } has run out, and in a rated game that is a loss.
table-hand-over-early = It is too early to let a bot play for { $seat }.
table-hand-over-own = { $seat } is your own seat.
table-holiday = You may take { $left } more days of holiday at this table, and at least one at a time.
table-holiday-late = Your time has run out. Answer first; then you can take a holiday.
table-log-full = You have taken back, proposed and changed so much at this table that you may only answer now.
table-full = This table has taken all { $most } answers that a table takes; the game ends without a result.
