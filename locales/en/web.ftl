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
web-af-race = How far everyone came
web-af-points = Points by turn
web-af-goods = Goods by turn
web-af-good = Resource
web-af-chance = Chance to win
web-af-as-bot = as a bot sees it
web-af-thinking = A bot looks at every decision of the game…
web-af-turning = Turning points
web-af-no-turning = No decision stands out.
web-af-skills = How good the decisions were
web-af-skill = { $best } of { $decisions } decisions as the bot; { $lost }% of the winning chance lost on average
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
web-af-here = The move just made
web-af-begin = Nothing has been decided yet.
web-af-rather = A bot would have preferred:
web-af-same = A bot would have done much the same.
web-af-forced = There was only one answer.

## Help, log, reference and offline

web-help-nothing = Nothing is written about it yet.
web-help-rules = Rules
web-help-more = In the list of pieces
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-says = A bot would: { $answer }
web-since-count = { $count ->
    [one] One thing happened since your last answer.
   *[other] { $count } things happened since your last answer.
}
web-step-of = { $at } of { $of }
web-step-all = All
web-explore = All pieces: move with the arrow keys, press ? to learn what a piece is
web-what = What is this?
web-past = You are viewing an earlier moment
web-past-end = Back to the game
web-keys-hint = ask a bot what it would do
web-keys-show = in a guided game: show what the lesson suggests
web-keys-steps = step back and forth through what happened since your last answer
web-learn-cards = Pieces
web-learn-glossary = Glossary
web-cards-search = Search the pieces
web-cards-nothing = No piece matches “{ $word }”.
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
web-loading = One moment…
web-lost = There is no such page here.
web-unreachable = The server cannot be reached. Try again in a moment.
web-gone = Former player

# Home

web-headline = { $count ->
    [1] One game of stone, skill and rivalry
    [2] Two games of stone, skill and rivalry
    [3] Three games of stone, skill and rivalry
    [4] Four games of stone, skill and rivalry
    [5] Five games of stone, skill and rivalry
   *[other] { $count } games of stone, skill and rivalry
}
web-lead = Play from the very first click: the guided game shows you each rule when you need it. No account, nothing to install.
web-play-now = Play now
web-step-first = Your first game
web-step-first-start = Start your first game
web-step-guided = Guided game
web-step-guided-about = { $game }, guided, against one bot. About ten minutes.
web-step-whole = Play a whole game
web-step-won = Win a game
web-stones = { $count } stones: for each game a guided game, a whole game and a first win
web-stones-laid = { $laid } of { $count } stones laid
web-play-bot = Play a bot
web-continue = Continue
web-continue-none = No game is open.
web-all-tables = All games
web-go-on = Go on
web-invite-friends = Invite friends
web-quick-start = { $game } against a bot ({ $level }), about { $minutes } minutes.
web-tables-wait = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
web-table-open = waits for players
web-the-games = The games
web-your-turn = Your turn
web-look = Watch
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
web-one-click = Answer with one click when the answer can be undone freely
web-sounds = Sounds
web-name = Your name
web-save-name = Use this name
web-account-lead = With a login and a password you can come back from other devices. Your games stay yours.
web-login = Login
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-register = Create an account
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
web-lobby-loading = Looking for tables…
web-lobby-away = Your games are safe. The list comes back by itself.
web-try-again = Try again
web-lobby-none-open = Quiet at the moment
web-lobby-none-open-text = No one is looking for players. Open a table: it is shown here until its seats are taken.
web-lobby-none-playing = No game is being played
web-lobby-none-playing-text = Games that anyone may watch are shown here.
web-lobby-none-mine = Nothing begun yet
web-lobby-none-mine-text = Your games are shown here until they are over.
web-lobby-none-finished = Nothing finished yet
web-lobby-none-finished-text = Finished games are shown here, to be replayed.
web-lobby-own = Open a table:
web-pair = Play someone now
web-pair-lead = You join a table that fits. If there is none, yours opens and others find it here.
web-pair-free = { $count ->
    [0] no one waits
    [one] one waits
   *[other] { $count } wait
}
web-pair-any = any
web-pair-pace = Pace
web-pace-none = No clock
web-pace-quick = Quick
web-pace-steady = Steady
web-pace-daily = By the day
web-pair-find = Find me a table
web-pair-fit = { $count ->
    [0] No table fits yet: yours opens.
    [one] One table fits.
   *[other] { $count } tables fit.
}
web-lobby-open-one = Open a table: { $game }
web-join = Join
web-join-title = An invitation to play
web-join-from = { $name } invites you to a table of
web-join-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-join-minutes = about { $minutes } minutes if all play at once
web-join-yours = this seat is yours
web-join-host = has invited you
web-join-seated = has taken a seat
web-join-name = Your name at the table
web-join-take = Take my seat
web-join-back = To my seat
web-join-watch = Only watch
web-join-free = No account needed
web-join-board = How it begins
web-join-board-text = An opening of this game; yours is shuffled anew.
web-join-void = This invitation leads nowhere
web-join-late = All seats are taken
web-join-late-text = The table began without you. You have lost nothing.
web-join-else = Play something else
web-presets = Ready-made tables
web-preset-quiet = A quiet evening
web-preset-quiet-about = { $count ->
    [0] You alone. No clock, undo as you like.
    [one] You and a bot that plays steadily. No clock, undo as you like, hints allowed.
   *[other] You and { $count } bots that play steadily. No clock, undo as you like, hints allowed.
}
web-preset-test = A real test
web-preset-test-about = { $count ->
    [one] You against a Master. 25 minutes each, nothing is undone.
   *[other] You against { $count } Masters. 25 minutes each, nothing is undone.
}
web-preset-friends = Friends by link
web-preset-friends-about = You get a link to send. Play live or move by move over days; add seats below.
web-preset-around = Around one screen
web-preset-around-about = Pass the device on. Hands are covered between turns.
web-setup-lead = Pick one and play. Everything else may stay as it is.
web-setup-facts = { $players } players, about { $minutes } minutes
web-setup-seats = Seats in detail
web-setup-in-lobby = shown in the lobby
web-rules-printed = as printed, built-in edition
web-begin = Begin
web-plan-own = Your own table
web-plan-you = You play
web-plan-first = This is you; who begins is random
web-plan-first-seat = This is you; seat { $number } begins
web-plan-bots = { $count ->
    [one] one bot: { $levels }
   *[other] { $count } bots: { $levels }
}
web-plan-here = { $count ->
    [one] one more person at this device
   *[other] { $count } more people at this device
}
web-plan-open = { $count ->
    [one] one open seat: you get a link for it
   *[other] { $count } open seats: you get a link for them
}
web-plan-undo = undo: { $how }
web-plan-undo-none = nothing is undone
web-plan-undo-alone = against bots you may undo anything
web-setup-rules = Rules
web-setup-clock = Clock
web-setup-undo = Undo
web-setup-watch = Who may watch
web-setup-rated = The game counts for ratings
web-setup-listed = Show the table in the lobby
web-open-table = Open the table
web-seat = Seat { $number }
web-chair-me = You
web-chair-friend = Open for a person
web-chair-here = Another player on this device
web-chair-bot = Bot: { $level }
web-chair-open = open seat
web-first-lot = random
web-clock-none = no clock
web-clock-live = time for the whole game
web-clock-daily = days for each move
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added for each move
web-clock-days = Days for each move
web-clock-holidays = Days off
web-policy-consent = free in your turn, then if the others agree
web-policy-free = free in your turn
web-policy-none = off
web-watch-everyone = everyone
web-watch-players = only those who play
web-option-usual = default
web-setup-rulings = Where the rulebook is silent
web-setup-patience = A bot may play for an absent player
web-patience-never = never
web-patience-minutes = after { $count } minutes
web-patience-day = after a day
web-waiting-open = { $count ->
    [0] All seats are taken
    [one] One seat is open
   *[other] { $count } seats are open
}
web-waiting-lead = The game begins by itself when every seat is taken.
web-waiting-ready = ready
web-waiting-level = Level of the bots
web-waiting-table = The table
web-waiting-while = While you wait
web-seat-a-bot = Seat a bot
web-sit = Sit down
web-stand = Stand up
web-invite = Copy invitation link
web-link = Send this link:
web-link-copied = The link is copied. Send it:

# Set-up: what each choice means

web-option-usual-is = default: { $usual }
web-seat-option = { $option } of seat { $number }
web-option-each = each seat its own
web-setup-edition = Edition
web-edition-default = built in
web-help-edition = The numbers on cards, tiles and boards that the game is played with.
web-help-clock-none = Everyone thinks as long as they like.
web-help-clock-live = A player who runs out of time can be declared out of time by the others.
web-help-clock-daily = For games over days or weeks; a day off stops the clock.
web-help-patience = The others may then hand the seat to a bot; the player can take over again at any time.
web-help-undo = What reveals a card or involves chance can only be undone if the others agree. Against bots you may undo anything, except in a rated game.
web-help-watch = Spectators see no hand and nothing else that is hidden.
web-help-rated = The result changes everyone’s rating; with a bot, only the bots’. Running out of time or leaving is a loss, and nothing is undone past a point of no return.
web-help-listed = Anyone may then take the open seat; otherwise only those with the invitation link.
web-holiday = Take days off
web-hand-over-to = Let a bot play for { $name }
web-code = Recovery code
web-password-new = New password
web-password-change = Change the password
web-password-changed = Password changed.
web-passkeys-revoke = Also remove all passkeys
web-password-changed-passkeys = Password changed. All other sessions have ended, and the passkeys are removed.
web-recover-ask = Password lost?
web-recover-lead = A recovery code signs you in and lets you choose a new password.
web-recover = Reset password
web-recover-back = Sign in with a password
web-sign-out-elsewhere = Sign out on all other devices
web-sessions-ended = { $count ->
    [0] You were not signed in anywhere else.
    [one] Signed out on { $count } other device.
   *[other] Signed out on { $count } other devices.
}
web-account-care = Password and recovery codes
web-codes-new = New recovery codes
web-passkeys = Passkeys
web-passkeys-lead = A passkey signs you in without a login or password: your device asks for your fingerprint, your face or its PIN.
web-passkeys-nowhere = Your browser has no passkeys at this address. They need one with a name and TLS, or http://localhost on the machine itself.
web-passkey-name = Name of the passkey
web-passkey-mine = My passkey
web-passkey-add = Add a passkey
web-passkey-added = “{ $name }” signs you in from now on.
web-passkey-made = Created on { $date }
web-passkey-used = last used { $ago }
web-passkey-unused = not used yet
web-passkey-rename = Rename
web-passkey-remove = Remove
web-passkey-remove-lead = You can no longer sign in with it. Your device may keep showing it until you delete it there too.
web-passkey-keep = Leave it
web-passkey-sign-in = Sign in with a passkey
web-passkey-cancelled = No passkey was used: it was cancelled, or took too long.
web-passkey-there = This device has a passkey of your account already.
web-passkey-failed = The browser could not use a passkey.
web-data = Your data
web-data-lead = Everything that is kept about you, in one file.
web-data-export = Download
web-leave = Delete account
web-leave-lead = Your name, login, notes and ratings are deleted; games stay, without your name. This cannot be undone.
web-leave-act = Delete my account
web-averages = { $game } in detail
web-averages-lead = Points in a game, on average
web-wins-of = { $players ->
    [one] Solo: { $wins } of { $games } won
   *[other] With { $players } players: { $wins } of { $games } won
}
web-clock-live-of = { $time } each and { $seconds } s for each move
web-clock-daily-of = { $count ->
    [one] { $count } day for each move
   *[other] { $count } days for each move
}
web-join-known = A seat is kept for you. You take it as { $name }.

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
web-unrated = unrated
web-watching = you are watching
web-house-rival = House rival
web-you-tag = (you)
web-seat-thinking = is thinking
web-seat-bot = bot
web-seat-bot-plays = a bot plays ({ $level })
web-seat-away = on days off
web-seat-flagged = out of time
web-seat-open = Show the whole board of { $name }
web-recent = Since your last turn
web-chat-new = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
web-clock = { $left } left
web-flag = Claim time-out
web-hand-over = Let a bot play
web-reclaim = Take over from the bot
web-curtain = { $name } is next
web-curtain-hint = Hand over the device; no one else should look.
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
web-confirm = Confirm
web-refused = { $count ->
    [one] One thing cannot be done now, and why
   *[other] { $count } things cannot be done now, and why
}
web-not-now = Not now:
web-barrier-ahead = After this, { $why }: if other people play, you cannot undo it on your own.
web-reconnecting = Reconnecting…
web-reconnecting-hint = Your last move is safe.
web-signed-out = You have signed out
web-signed-out-hint = This session was ended, here or elsewhere. Sign in again to play on.
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-free = Free: nothing new was seen.
web-undo-unrated = Possible, but the game becomes unrated.
web-undo-consent = { $names } must agree: { $barrier }.
web-rail = Log, chat and rules
web-tabs = Parts of the table
web-tab-board = Board
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-since = Since your last answer
web-chat-empty = No one has said anything yet.
web-chat-line = Say something
web-phrases = Ready phrases
web-send = Send
web-note = Private note
web-propose-pause = Propose a pause
web-propose-resign = Offer to resign
web-proposed-undo = { $seat } asks to undo a move.
web-proposed-pause = { $seat } proposes a pause.
web-proposed-resign = { $seat } offers to resign.
web-proposed-rematch = { $seat } offers a rematch.
web-proposal-waits = Waiting for: { $names }.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw the proposal
web-resume = Resume
web-pause = Pause
web-no-board = This game has no board yet.

# What happens at a table beside the game

web-log-sat = { $name } sits down.
web-log-stood = { $seat } gets up.
web-log-started = The game begins.
web-log-undone = { $seat } undoes a move.
web-log-agreed = { $seat } agrees.
web-log-accepted = Everyone agrees.
web-log-withdrawn = The proposal is withdrawn.
web-log-declined = { $seat } does not agree.
web-log-paused = The game is paused.
web-log-resumed = The game goes on.
web-log-outage-minutes = { $count ->
    [one] The server was offline for a minute. No one runs out of time because of it.
   *[other] The server was offline for { $count } minutes. No one runs out of time because of it.
}
web-log-outage-hours = The server was offline for { $count } hours. No one runs out of time because of it.
web-log-flagged = { $seat } is out of time.
web-log-handed-over = A bot plays for { $seat }.
web-log-reclaimed = { $seat } takes over from the bot.
web-log-holiday = { $seat } takes days off.
web-log-unrated = The game is now unrated.
web-log-filling = This table can take { $left } more moves. Then the game ends without a result; it can still be replayed and saved.
web-log-rematch = There is a rematch at a new table.

# After the game

web-ended-rules = The game is over.
web-ended-abandoned = No one is left at this table.
web-ended-full = This table has taken as many moves as a table can. The game ends without a result.
web-ended-resigned = { $seat } has resigned.
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
web-eyes-all = a spectator
web-first = To the start
web-last = To the end
web-next = Next
web-previous = Previous
web-move-of = Move { $at } of { $of }
web-moves = Moves
web-branch = Play on from here

# Rules and shortcuts

web-learn-lead = The whole rules of each game, in our own words, with a mark for every paragraph.
web-rules-read = Read the rules
web-rules-search = Search for a rule or a piece
web-rules-nothing = The rules have nothing on “{ $word }”.
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
web-keys-undo = undo
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
web-guide-left-text = That is fine: your opponent plays on as a beginner. Undo to return to the lesson, or play on by yourself.
web-guide-back = Undo
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
web-reach-failed = The browser’s message service does not answer. Try again later.
web-reach-what = Notify me
web-reach-turns = When it is my turn
web-reach-endings = When one of my games ends
web-reach-with-tab = Also while I have the table open
web-reach-quiet = Quiet hours
web-reach-quiet-on = Silent at night
web-reach-quiet-lead = What comes up meanwhile waits until they end.
web-reach-from = From
web-reach-to = Until
web-reach-hook = Webhook
web-reach-hook-lead = For programs: every message is also sent to this address as JSON, signed with a secret.
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
