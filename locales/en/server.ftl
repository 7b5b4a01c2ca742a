# What the server says when it refuses.

server-not-found = There is no such thing here.
server-signed-out = Say first who you are.
server-too-many = Too many requests at once; wait a moment.
server-internal = Something went wrong on our side. Nothing was changed.
server-store-away = The server cannot reach its memory right now. Nothing is lost: try again in a moment.
server-stopping = The server is about to stop.
server-login-taken = This login is taken.
server-foreign-origin = This request comes from a page of somebody else.
server-bad-line = This is no wish that a table understands: { $reason }
server-bad-body = The request cannot be read: { $reason }
server-bad-query = The address cannot be read: { $reason }
server-too-large = The request is too large.
server-method = This address cannot be asked in this way.
server-bad-page = There is no page of the list there.
server-bad-status = A table is open, playing or over.
server-bad-name = A name has 1 to { $most } characters.
server-no-edition = This server does not have that edition.
server-one-chair = You can take one chair only, unless people play at one device.
server-patience = Somebody who thinks has at least { $seconds } seconds and at most { $days } days before a bot plays for them.
server-clock-live = A clock for the whole game gives at least { $minutes } min and at most { $days } days, and at most { $increment } min more for each answer.
server-clock-daily = A clock of days gives 1 to { $days } whole days for each answer, and at most { $holidays } days of holiday.
server-rated-people = A game counts for ratings only if people play it, and each at a device of their own.
server-players = This game is for { $least } to { $most } players.
server-not-your-seat = That is not your seat.
server-which-seat = Say for which seat.
server-not-your-eyes = You may not look at this table so.
server-not-host = Only the host and those who sit at the table may do that.
server-invited-only = People come to this table by invitation.
server-table-full = Every chair of this table is taken.
server-table-unreadable = This table cannot be read by this version of the program. Nothing of it is lost.
server-not-over = The game goes on: its secrets are told when it is over.
server-bad-login = A login has { $least } to { $most } characters and no spaces.
server-bad-password = A password has { $least } to { $most } characters.
server-wrong-login = Login or password is wrong.
server-wrong-code = Login or recovery code is wrong.
server-wrong-password = The password is wrong.
server-already-member = You have an account already.
server-not-member = Guests have no password; make an account first.
server-no-passkeys = Passkeys do not work at this address. They need one with a name and TLS, such as https://games.example; on this machine, http://localhost.
server-passkey-late = That took too long, or was finished already. Begin again.
server-wrong-passkey = This passkey opens no account here. It may have been removed.
server-bad-passkey = The passkey could not be made. Begin again.
server-passkey-known = This passkey belongs to an account already.
server-many-passkeys = An account has at most { $most } passkeys. Remove one first.
server-last-way = This is your last way to sign in.
server-bad-scale = Ratings are of people or of bots.
server-no-phrase = There is no such phrase.
server-bad-text = A text has at most { $most } characters, and a line has at least one.
server-not-speaking = Those who sit at the table may speak; others when the game is over.
server-mute-self = You cannot mute yourself.
server-bad-position = The game has { $most } actions; a position stands before, between or after them, and a game goes on from one where it is not over.
server-no-past = You have not been told so much of this game.
server-import-result = The saved game ends otherwise than it says.
server-import-action = Action { $number } of the saved game (“{ $action }”) is refused.
server-import-long = A saved game that is brought here has at most { $most } actions.
server-bad-webhook = An address begins with http:// or https://, has no name and password in it, and at most 1000 characters.
server-private-address = This address belongs to a private network; the server sends nothing there.
server-bad-quiet = Quiet hours begin and end at two different times of a day, in a time zone that has a name.
server-bad-browser = This browser's address or keys cannot be used.
server-no-browser = None of your browsers takes messages yet.
server-no-webhook = There is no address yet.

# What people say with one touch.

phrase-hello = Hello!
phrase-good-luck = Good luck, and have fun!
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-your-turn = It is your turn.
phrase-nice-move = Nice move!
phrase-oops = Oops.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!

# What people are told who are away.

reach-turn-title = It is your turn
reach-over-title = A game is over
reach-with = { $game } with { $names }
reach-test-title = It works
reach-test-text = This is how you will be told when it is your turn.
