# What only the web client says.

## After a game

web-af-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead of { $name }.
web-af-level = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as many as { $name }.
web-af-fold = Show the board
web-af-unfold = Show the score sheet
web-af-sources = Where the points came from
web-af-points = Points by turn
web-af-goods = Goods by turn
web-af-good = Which of the goods
web-af-chance = Chance to win
web-af-as-bot = as a bot sees it
web-af-thinking = A bot looks at every decision of the game …
web-af-turning = Turning points
web-af-no-turning = No decision stands out.
web-af-skills = How well they decided
web-af-skill = { $best } of { $decisions } as a bot would; { $lost } % of the chance lost each time
web-af-turn = turn { $turn }
web-af-turns = Turn
web-af-table = As a table
web-af-chart = Chart: { $title }. The same numbers are in the table below it.
web-af-seed-good = The shuffle is the promised one: the seed matches the hash shown at the start.
web-af-seed-bad = The seed does not match the hash shown at the start.
web-af-seed-more = Your browser has just computed the hash. To check every shuffle as well, save the game and run:
web-af-share = Copy link
web-af-shared = Copied
web-af-timeline = Moment of the game
web-af-speed = Speed ×{ $speed }
web-af-here = What was decided here
web-af-rather = A bot would rather:
web-af-same = A bot would have done much the same.
web-af-forced = There was only one answer.

## Help, log, reference and offline

web-help-nothing = Nothing is written about it yet.
web-help-rules = Rules
web-help-more = In the list of pieces
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-says = A bot would: { $answer }
web-since-count = { $count ->
    [one] One thing happened since your last answer.
   *[other] { $count } things happened since your last answer.
}
web-step-of = { $at } of { $of }
web-step-all = All
web-explore = All pieces: move with the arrow keys, press ? to learn what a piece is
web-what = What is this?
web-past = You are looking back
web-past-end = To the game
web-keys-hint = ask a bot what it would do
web-keys-show = in a guided game: show what the lesson suggests
web-keys-steps = step back and forth through what happened since your last answer
web-learn-cards = Pieces
web-learn-glossary = Glossary
web-cards-search = Search the pieces
web-cards-nothing = No piece speaks of “{ $word }”.
web-cards-none = There is no list of pieces for this game yet.
web-glossary-search = Search the glossary
web-glossary-nothing = There is no such word: “{ $word }”.
web-concerns = Concerns:
web-concerns-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
web-offline = You are offline
web-offline-hint = Rules, pieces, and the replays that you have opened are here; tables wait for the network.

web-af-by = { $name }: { $what }
## Shell

# The house and its pages

web-skip = Skip to the content
web-home = Trestle, home page
web-nav = Pages
web-nav-play = Play
web-nav-tables = Tables
web-nav-learn = Learn
web-menu = Menu
web-settings = Settings
web-you = You
web-guest = Guest
web-close = Close
web-loading = One moment …
web-lost = There is no such page here.
web-unreachable = The server cannot be reached. Try again in a moment.
web-gone = Somebody who left

# Home

web-headline = Three games of stone, skill and rivalry
web-lead = Play with friends far away or alone against bots that play fair. No account needed.
web-play-now = Play now
web-invite-friends = Invite friends
web-invite-short = Invite
web-quick-start = { $game } against a bot ({ $level }), about { $minutes } minutes.
web-change = Change
web-your-tables = Your tables
web-tables-wait = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
web-table-open = waits for players
web-the-games = The games
web-your-turn = Your turn
web-look = Look
web-players = Players
web-minutes = { $count } min
web-play-game = Play { $game }
web-unaffiliated = Trestle is not affiliated with the publishers of these games. They are worth buying.
web-level-novice = Novice
web-level-apprentice = Apprentice
web-level-journeyman = Journeyman
web-level-master = Master
web-level-other = Bot

# Times

web-ago-now = just now
web-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
web-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
web-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# Settings and you

web-language = Language
web-theme = Theme
web-theme-is = Theme: { $theme }
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-speed = Movement of the pieces
web-speed-none = none
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-playing = Playing
web-one-click = One click answers where the answer can be taken back freely
web-sounds = Sounds
web-name = Your name
web-save-name = Use this name
web-account-lead = With a login and a password you can come back from other devices. Your games stay yours.
web-login = Login
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-register = Make an account
web-signed-in = You are signed in as { $login }.
web-codes = Write these codes down: each lets you in once if the password is lost. They are shown only now.
web-results = Results
web-played = Played
web-won = Won
web-rating = Rating

# Lobby, set-up, invitations

web-lobby-which = Which tables
web-lobby-open = Open
web-lobby-playing = In play
web-lobby-mine = Yours
web-lobby-finished = Finished
web-lobby-all = All games
web-lobby-empty = There is nothing here yet.
web-lobby-open-one = Open a table: { $game }
web-join = Join
web-join-title = You are invited
web-join-lead = Somebody has kept a chair for you. Say your name and sit down.
web-setup-players = Players
web-setup-rules = Rules
web-setup-table = Table
web-setup-clock = Clock
web-setup-undo = Taking back
web-setup-watch = Who may watch
web-setup-rated = The game counts for ratings
web-setup-listed = Show the table in the lobby
web-open-table = Open the table
web-seat = Seat { $number }
web-chair-me = You
web-chair-friend = Open for a person
web-chair-here = Somebody at this device
web-chair-bot = Bot: { $level }
web-chair-open = open chair
web-first-lot = drawn by lot
web-clock-none = no clock
web-clock-live = time for the whole game
web-clock-daily = days for each move
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds more with each answer
web-clock-days = Days for each answer
web-clock-holidays = Days of holiday
web-policy-consent = freely in one’s turn, beyond it if the others agree
web-policy-free = freely in one’s turn
web-policy-none = not at all
web-watch-everyone = everybody
web-watch-players = only those who play
web-option-usual = as usual
web-setup-rulings = Where the rulebook is silent
web-setup-patience = A bot may play for somebody absent
web-patience-never = never
web-patience-minutes = after { $count } minutes
web-patience-day = after a day
web-waiting-title = Waiting for players
web-sit = Sit down
web-stand = Stand up
web-invite = Make an invitation link
web-link = Send this link:
web-link-copied = The link is copied. Send it:

# Set-up: what each choice means

web-option-usual-is = as usual: { $usual }
web-seat-option = { $option }, seat { $number }
web-option-each = each seat its own, chosen above
web-setup-edition = Edition
web-edition-default = built in
web-help-edition = The numbers on cards, tiles and boards that the game is played with.
web-help-clock-none = Everybody thinks as long as they like.
web-help-clock-live = Whoever uses up the time can be declared out of time by the others.
web-help-clock-daily = For games over days or weeks; a day of holiday stops the clock.
web-help-patience = The others may then hand the seat to a bot; the person can take it back at any time.
web-help-undo = What reveals a card or uses chance is never taken back alone.
web-help-watch = Whoever watches sees no hand and nothing else that is hidden.
web-help-rated = The result changes everyone’s rating; with a bot, only the bots’. Running out of time or leaving is a loss, and nothing is undone past a point of no return.
web-help-listed = Anybody may then take the open chair; else only those with the invitation link.
web-holiday = Take a holiday
web-hand-over-to = Let a bot play for { $name }
web-code = Recovery code
web-password-new = New password
web-password-change = Change the password
web-password-changed = The password is another one now.
web-passkeys-revoke = Also remove all passkeys
web-password-changed-passkeys = The password is another one now, all other sessions have ended, and the passkeys are removed.
web-recover-ask = Password lost?
web-recover-lead = One of the recovery codes lets you in and gives you a new password.
web-recover = Come back
web-recover-back = Sign in with a password
web-sign-out-elsewhere = Sign out everywhere else
web-sessions-ended = { $count ->
    [0] There was nothing else to end.
    [one] Signed out at { $count } other place.
   *[other] Signed out at { $count } other places.
}
web-account-care = Password and recovery codes
web-codes-new = New recovery codes
web-passkeys = Passkeys
web-passkeys-lead = A passkey signs you in without login and password: your device asks for your finger, your face or its code.
web-passkeys-nowhere = Your browser has no passkeys at this address. They need one with a name and TLS, or http://localhost on the machine itself.
web-passkey-name = Name of the passkey
web-passkey-mine = My passkey
web-passkey-add = Add a passkey
web-passkey-added = “{ $name }” signs you in from now on.
web-passkey-made = Made on { $date }
web-passkey-used = last used { $ago }
web-passkey-unused = not used yet
web-passkey-rename = Rename
web-passkey-remove = Remove
web-passkey-remove-lead = It will sign nobody in any more. Your device may go on showing it until you delete it there, too.
web-passkey-keep = Leave it
web-passkey-sign-in = Sign in with a passkey
web-passkey-cancelled = No passkey was used: it was cancelled, or took too long.
web-passkey-there = This device has a passkey of your account already.
web-passkey-failed = The browser could not use a passkey.
web-data = Your data
web-data-lead = Everything that is kept about you, in one file.
web-data-export = Download
web-leave = Leave for good
web-leave-lead = Your name, login, notes and ratings are deleted; games stay, without your name. This cannot be undone.
web-leave-act = Delete everything
web-averages = { $game } in detail
web-averages-lead = Points in a game, on average
web-wins-of = { $players ->
    [one] Alone: { $wins } of { $games } won
   *[other] With { $players } players: { $wins } of { $games } won
}
web-clock-live-of = { $time } each and { $seconds } s with each answer
web-clock-daily-of = { $count ->
    [one] { $count } day for each answer
   *[other] { $count } days for each answer
}
web-join-known = Somebody has kept a chair for you. You sit down as { $name }.

# The table

web-table-fault = This table cannot be shown
web-phase-waiting = Waiting for players
web-phase-paused = The game is paused
web-phase-over = The game is over
web-phase-frozen = A fault has stopped this table; nothing is lost
web-round = Round { $round }
web-turn = Turn { $turn }
web-turn-of = turn of { $names }
web-rated = rated
web-hot-seat = one device
web-hot-seat-told = Several people play at one device at this table: one account has more than one seat.
web-rated-told = This game is rated: it has a clock, time that runs out or leaving is a loss, and nothing is undone past a point of no return.
web-seat-forfeited = has left and lost
web-log-forfeited = { $seat } has left the game and lost it.
web-unrated = not rated
web-watching = you are watching
web-house-rival = House rival
web-you-tag = (you)
web-seat-thinking = is thinking
web-seat-bot = bot
web-seat-bot-plays = a bot plays ({ $level })
web-seat-away = is away
web-seat-flagged = out of time
web-clock = { $left } left
web-flag = Time is up
web-hand-over = Let a bot play
web-reclaim = Play again yourself
web-curtain = { $name } is next
web-curtain-hint = Hand the device over. Nobody else should look.
web-curtain-take = I am { $name }
web-question = The question
web-question-hint = { $count ->
    [one] There is one answer.
   *[other] There are { $count } answers: choose on the board or in the list, or press a digit.
}
web-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-answers = Your answers
web-list = List
web-other-answer = Other answer
web-confirm = Do it
web-refused = { $count ->
    [one] One thing cannot be done now, and why
   *[other] { $count } things cannot be done now, and why
}
web-not-now = Not now:
web-barrier-ahead = Then { $why }: that cannot be taken back alone.
web-reconnecting = Reconnecting …
web-reconnecting-hint = Your last move is safe.
web-signed-out = You have signed out
web-signed-out-hint = This session was ended, here or elsewhere. Sign in again to play on.
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-free = Free, nothing new was seen.
web-undo-unrated = Possible, but the game no longer counts for ratings.
web-undo-consent = { $names } must agree: { $barrier }.
web-rail = Log, chat and rules
web-tabs = Parts of the table
web-tab-board = Board
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-since = Since your last answer
web-chat-empty = Nobody has said anything yet.
web-chat-line = Say something
web-phrases = Ready phrases
web-send = Send
web-note = A note for yourself
web-propose-pause = Propose a pause
web-propose-resign = Offer to give up
web-proposed-undo = { $seat } would like to take back an answer.
web-proposed-pause = { $seat } proposes a pause.
web-proposed-resign = { $seat } offers to give up.
web-proposed-rematch = { $seat } would like to play again.
web-proposal-waits = Still asked: { $names }.
web-agree = Agree
web-decline = Decline
web-withdraw = Take the proposal back
web-resume = Go on
web-pause = Pause
web-no-board = This game has no board yet.

# What happens at a table beside the game

web-log-sat = { $name } sits down.
web-log-stood = { $seat } gets up.
web-log-started = The game begins.
web-log-undone = { $seat } takes an answer back.
web-log-agreed = { $seat } agrees.
web-log-accepted = Everybody agrees.
web-log-withdrawn = The proposal is off the table.
web-log-declined = { $seat } does not agree.
web-log-paused = The game is paused.
web-log-resumed = The game goes on.
web-log-outage-minutes = { $count ->
    [one] The server was offline for a minute. Nobody runs out of time because of it.
   *[other] The server was offline for { $count } minutes. Nobody runs out of time because of it.
}
web-log-outage-hours = The server was offline for { $count } hours. Nobody runs out of time because of it.
web-log-flagged = The time of { $seat } is up.
web-log-handed-over = A bot plays for { $seat }.
web-log-reclaimed = { $seat } plays again.
web-log-holiday = { $seat } is away for some days.
web-log-unrated = The game no longer counts for ratings.
web-log-filling = This table takes { $left } more answers. Then the game ends without a result; it can still be replayed and saved.
web-log-rematch = There is another game at a new table.

# After the game

web-ended-rules = The game is over.
web-ended-abandoned = Nobody is left at this table.
web-ended-full = This table has taken as many answers as a table may. The game ends without a result.
web-ended-resigned = { $seat } has given up.
web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-tie-break = The tie was decided by { $why }.
web-category = Category
web-points = Points
web-replay = Replay
web-result = Result
web-rematch = Rematch
web-rematch-go = To the new table
web-new-game = New game
web-save = Save
web-seed = Was the shuffle fair?
web-seed-check = The first line is the seed; its BLAKE3 hash, the second line, was shown when the game began.
web-eyes = Seen by
web-eyes-all = somebody who looks on
web-first = To the start
web-last = To the end
web-next = Next
web-previous = Previous
web-move-of = Answer { $at } of { $of }
web-branch = Play on from here

# Rules and shortcuts

web-learn-lead = The whole rules of each game, in our own words, with a mark for every paragraph.
web-rules-read = Read the rules
web-rules-search = Search for a rule or a piece
web-rules-nothing = The rules say nothing of “{ $word }”.
web-rules-contents = Contents
web-rules-how = How to read this page
web-rules-sources = Sources
web-rules-copy = Copy the link
web-rules-copied = Link copied
web-rules-try = Try it
web-rules-play = Play from here
web-rules-short = In short
web-keys = Shortcuts
web-keys-pick = choose one of the first nine answers
web-keys-confirm = give the chosen answer
web-keys-drop = choose another answer
web-keys-undo = take back
web-keys-answers = show the answers as a list
web-keys-tabs = log, chat, rules
web-keys-replay = step through a replay
web-keys-help = this sheet

## Guide

web-guide = First game, guided
web-guide-begin = First game, guided
web-guide-begin-game = First game, guided: { $game }
web-guide-step = Step { $number } of { $steps }
web-guide-progress = How far the lesson is
web-guide-text = What the guide says
web-guide-over = The lesson is over
web-guide-left = You left the lesson
web-guide-left-text = That is fine: your opponent plays on as a beginner. Take it back to return to the lesson, or play on by yourself.
web-guide-back = Take it back
web-guide-on = Play on from here
web-guide-real = Start a real game
web-guide-show = Show me
web-guide-shown = Now confirm it
web-guide-stray = The lesson suggests something else. If you confirm this, you leave it.
web-guide-rules = In the rules:
web-guide-fold = Show only what to do
web-guide-unfold = Show the whole text

## Reaching people who are away

web-reach = Tell me when it is my turn
web-reach-lead = While you are away, and once for each turn.
web-reach-nobody = Once you have a name here, you can be told when it is your turn.
web-reach-here = In this browser, also while no page is open
web-reach-cannot = This browser cannot show messages here. It takes a page with https, and on some phones one that was added to the home screen.
web-reach-denied = This browser does not show messages of this page. You can allow them in its own settings.
web-reach-failed = The browser's message service does not answer. Try again later.
web-reach-what = What to tell
web-reach-turns = That it is my turn
web-reach-endings = That a game of mine is over
web-reach-with-tab = Also while I have the table open
web-reach-quiet = Quiet hours
web-reach-quiet-on = Not at night
web-reach-quiet-lead = What comes up meanwhile waits until they end.
web-reach-from = From
web-reach-to = Until
web-reach-hook = An address of your own
web-reach-hook-lead = For programs: every message is also sent there as JSON, signed with a secret (a webhook).
web-reach-address = Address
web-reach-save = Save
web-reach-secret = Show the secret
web-reach-try = Send a test
web-reach-tried = The test was taken.
web-reach-tried-not = The test did not get through.
web-reach-tried-status = The test was answered with { $status }.
web-reach-offer = Shall we tell you when it is your turn again?
web-reach-offer-yes = Tell me
web-reach-offer-no = No, thanks

# What the server has said in words already.
web-verbatim = { $text }
