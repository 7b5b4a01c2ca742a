# What a table says when it refuses: chairs, questions, undo, proposals, clocks.

table-setup-game = This table is for { $game }, and its setup is for “{ $found }”.
table-setup-rules = The table was opened under rules version { $found }; this program has version { $known }.
table-setup-edition = The table was opened with other numbers: the edition “{ $edition }” has another hash.
table-setup-chairs = { $chairs ->
    [one] The table has { $chairs } seat, and the game is for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
   *[other] The table has { $chairs } seats, and the game is for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
}
table-setup-clock = The clock and the waiting time must be longer than zero.
table-setup-from = A game that begins from a position is not rated, and ends with it or goes on as its setup says.
table-setup-lesson = The script of a lesson begins after an opening and asks one seat at a time.
table-bot = The bot “{ $bot }” does not play at tables: choose a level without a thinking time.

table-chair-taken = Seat { $seat } is taken.
table-already-seated = You sit at this table already.
table-hot-seat = Several people play at one device at this table. Look at the table again and confirm that you want to sit down.
table-not-seated = You do not sit at this table.
table-not-your-seat = That is not your seat: { $seat }.
table-chairs-open = The game begins when every seat is taken.
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
table-no-advice = There are no hints in a rated game, or when another person plays.
table-bot-plays = A bot plays for { $seat } now.
table-no-bot = No bot plays for { $seat }.
table-forfeited = You have lost this game by leaving it.

table-undo-nothing = You have nothing to undo.
table-undo-off = Undo is off at this table.
table-undo-barrier = That cannot be undone: { $barrier }.
table-undo-absent = That cannot be undone: { $barrier }, and { $seat } is not here to agree.
table-undo-rated = In a rated game that cannot be undone: { $barrier }.
table-undo-late = The time for that answer is over, so it stands.

table-proposal-open = Something else is being proposed; that has to be settled first.
table-no-proposal = This proposal is no longer open.
table-consent-not-asked = You are not asked.
table-rematch-agreed = You have already agreed to a rematch.
table-rematch-not-agreed = Not everyone has agreed to a rematch.

table-clock-none = There is no clock at this table.
table-clock-not-out = { $seat } still has time.
table-clock-out = The clock of { $seat } has run out, and in a rated game that is a loss.
table-hand-over-early = It is too early to let a bot play for { $seat }.
table-hand-over-own = { $seat } is your own seat.
table-holiday = { $left ->
    [0] You have no days off left at this table.
    [one] You have { $left } day off left at this table; take at least one at a time.
   *[other] You have { $left } days off left at this table; take at least one at a time.
}
table-holiday-late = Your time has run out. Answer first; then you can take days off.
table-log-full = You have undone, proposed and changed so much at this table that now you may only answer.
table-full = This table has taken all { $most } moves that a table can take; the game ends without a result.
