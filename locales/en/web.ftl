# What only the web client says.

## Queen’s Architect board. The words of the game itself are those of the edition

web-qa-part-star = Star
web-qa-part-map = Map
web-qa-part-billboard = Billboard
web-qa-part-tavern = Tavern
web-qa-performance = performance
web-qa-free = free
web-qa-start = start
web-qa-top-price = price of the top row
web-qa-step = Space { $space }, a step for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-qa-site = next site: { $deduction ->
    [0] nothing taken off
   *[other] −{ $deduction }
}
web-qa-craftsman = { $name }: performance { $performance }, { $jobs ->
    [one] { $jobs } job left
   *[other] { $jobs } jobs left
}, repair { $repair }
web-qa-talers = { $count ->
    [one] taler
   *[other] talers
}
web-qa-bonds = { $count ->
    [one] bond
   *[other] bonds
}
web-qa-markers = { $left } of { $all } building markers
web-qa-per-visit = bonds per visit, { $talers ->
    [one] { $talers } taler each
   *[other] { $talers } talers each
}
web-qa-fees = 1–{ $most } guilds cost { $fees }
web-qa-most = Most a place pays:
web-qa-roads = Trip of 1–{ $most } costs
web-qa-display = Starting craftsmen
web-qa-palace = To build the palace
web-qa-need-track = Track { $space } of { $all }
web-qa-need-capital = In the capital
web-qa-need-performance = Performance { $sum }
web-qa-need-action = On “{ $action }”
web-qa-contributed = At the palace:
web-qa-met = (fulfilled)
web-qa-unmet = (not yet)

## West Kingdom board

web-wk-you = (you)
web-wk-or = or
web-wk-of = { $count } of { $most }
web-wk-answers = Answers
web-wk-group = { $name }: { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
web-wk-trades = { $count ->
    [0] no trade now
    [one] { $count } trade
   *[other] { $count } trades
}
web-wk-captures = { $count ->
    [one] { $count } capture
   *[other] { $count } captures
}
web-wk-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-wk-hire = { $columns ->
    [one] hire from column 1
   *[other] hire from columns 1–{ $columns }
}
web-wk-hire-short = hire
web-wk-hire-free = hire anybody
web-wk-hire-price = { $price } to hire
web-wk-build-or-advance = build or advance
web-wk-building-pile = Building pile
web-wk-no-cathedral = no Cathedral
web-wk-tax-ignored = { $from }–{ $to } ignore { $count } tax
web-wk-market-closed = Black Market closed
web-wk-virtue-level = Virtue { $level }, { $vp } VP
web-wk-reset-prison = At a reset: { $threshold } or more here lose { $virtue } virtue, the most get { $debt ->
    [one] { $debt } debt
   *[other] { $debt } debts
}
web-wk-spaces = { $filled } of { $spaces }
web-wk-beside = { $count ->
    [one] { $count } worker beside it
   *[other] { $count } workers beside it
}
web-wk-on-level = { $name }: level { $level }
web-wk-your-workers = Your workers
web-wk-workers = Free workers
web-wk-captured = Captured
web-wk-debts = Debts
web-wk-apprentices = Apprentices
web-wk-hand = Building cards in hand
web-wk-choice = Cards to choose from
web-wk-no-cards = No building card in hand
web-wk-can-be-built = can be built
web-wk-sealed = your choice
web-wk-short = { $what } short
web-wk-missing = no { $what }
web-wk-built = { $count } built
web-wk-work = work { $work } of { $threshold }
web-wk-tab-board = Board
web-wk-tab-workshop = Workshop
web-wk-tab-halls = Buildings
web-wk-tab-players = Players
web-wk-fx-none = no ability
web-wk-fx-place-worker = { $location }: { $gain } more
web-wk-fx-storehouse-trade = King’s Storehouse: { $pay } for { $gain }
web-wk-fx-tax-stand-action = Tax Stand: { $helps ->
    [gain] { $gain }
   *[less] lose { $less } less
}
web-wk-fx-town-centre-action = Town Centre: pay { $less } less
web-wk-fx-black-market-action = Black Market: { $helps ->
    [gain] { $gain }
   *[less] { $less } less
}
web-wk-fx-debt-paid = For every debt paid: { $gain }
web-wk-fx-cathedral-advance = For every level of the Cathedral: { $gain }
web-wk-fx-black-market-reset = At a reset, with nobody in Prison: { $gain }
web-wk-fx-black-market-reset-release = At a reset: free up to { $count } of your workers from Prison
web-wk-fx-gain = At once: { $gain }
web-wk-fx-gain-choice = At once: { $first } or { $second }
web-wk-fx-gain-per = At once: { $gain } for every { $per } { $of }
web-wk-fx-hire-free = At once: hire { $count } at no cost
web-wk-fx-capture-free = At once: { $count ->
    [one] { $count } capture
   *[other] { $count } captures
} at no cost
web-wk-fx-choice = At once: a capture or a Ransom at no cost
web-wk-fx-take-debt = At once: take { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
web-wk-fx-destroy-unpaid-debt = At once: destroy { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
web-wk-fx-release-own-from-prison = At once: all your workers come home from Prison
web-wk-fx-discard-building-for = At once: put { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
} under the pile for { $gain }
web-wk-fx-all-players-gain = At once: everybody gains { $gain }
web-wk-fx-all-players-lose = At once: everybody with { $threshold } or more workers in Prison loses { $virtue } virtue
web-wk-fx-vp-per = At the end: { $vp } VP for every { $per } { $of }
web-wk-fx-vp-if-most = At the end: { $vp } VP for the most { $of }
web-wk-fx-vp-if-no-unpaid-debt = At the end: { $vp } VP without an unpaid debt
web-wk-fx-unpaid-debt-vp-delta = At the end: { $vp } VP for every unpaid debt of yours
web-wk-fx-virtue-per = At the end: { $virtue } virtue for every { $per } { $of }
web-wk-fx-virtue-if-most = At the end: { $virtue } virtue for the most { $of }
web-wk-fx-lose-virtue = At the end: lose { $virtue } virtue
web-wk-of-virtue = virtue
web-wk-of-clay = clay
web-wk-of-wood = wood
web-wk-of-stone = stone
web-wk-of-gold = gold
web-wk-of-marble = marble
web-wk-of-silver = silver
web-wk-of-clay-wood-stone-total = clay, wood and stone together
web-wk-of-cathedral-level = levels of the Cathedral
web-wk-of-paid-debt = paid debts
web-wk-of-captured-worker-on-own-board = captured workers
web-wk-of-own-constructed-building = buildings of yours
web-wk-of-apprentice-with-skill = apprentices
web-wk-power-gold-marble-interchangeable = { $name }: gold and marble are one good
web-wk-power-black-market-action-gain = { $name }: { $gain } with every action at the Black Market
web-wk-power-ignore-tax = { $name }: ignores { $tax } tax more in every price
web-wk-power-cathedral-no-discard = { $name }: no card goes under the pile for the Cathedral
web-wk-power-workshop-hire = { $name }: hires for { $less } less, up to { $limit } apprentices

## Architectura board

web-ar-city = The city
web-ar-hand = Your hand
web-ar-deck = { $count ->
    [one] { $count } card in your deck
   *[other] { $count } cards in your deck
}
web-ar-tokens = { $count ->
    [one] { $count } token free
   *[other] { $count } tokens free
}
web-ar-new-hand = New hand
web-ar-new-hand-note = once per game, before you play
web-ar-search = Search the deck
web-ar-where = street { $street }, block { $column }
web-ar-space-empty = Empty space, { $place }
web-ar-space-reserved = Space reserved by { $owner }, { $place }
web-ar-space-card = { $card } of { $owner }, worth { $value }, { $place }
web-ar-space-protected = { $card } of { $owner }, worth { $value } and protected, { $place }
web-ar-space-fallen = { $card } of { $owner }, destroyed, { $place }
web-ar-lock-third = too many in a row
web-ar-lock-reserved = reserved
web-ar-turns = { $from } → { $to }
web-ar-falls = { $value } falls
web-ar-stays = { $value } stays
web-ar-protected = protected
web-ar-zone-falls = falls
web-ar-zone-down = turns down
web-ar-zone-up = turns up
web-ar-ruler = The new card is worth { $fresh }, the one on its left { $left }.
web-ar-ruler-alone = The new card is worth { $fresh }; there is nothing to compare it with.
web-ar-if-built = If { $card } is built here
web-ar-if-done = What this does
web-ar-quiet = No other card changes.
web-ar-choose = Choose a card of your hand.
web-ar-point = Choose a golden space. Each one shows what happens to the card on its left.
web-ar-score = { $name }: { $from } points before, { $to } after
web-ar-turn-cw = Clockwise
web-ar-turn-ccw = Counter-clockwise
web-ar-front = In front of { $owner }:
web-ar-beside = Beside it:
web-ar-removed = Out of the game:
web-ar-additional = Additional cards
web-ar-your-deck = Your deck
web-ar-given = Exchanged for others

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
web-yes = yes
web-no = no
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
web-game-architectura = Architectura
web-game-queens-architect = Queen’s Architect
web-game-west-kingdom = Architects of the West Kingdom
web-about-architectura = Lay square cards along the streets. Each new building weighs itself against its neighbor, which rises, sinks or falls.
web-about-queens-architect = Hire craftsmen, send them round the star of tasks, and travel the kingdom until the Queen gives you her palace.
web-about-west-kingdom = Place workers, capture those of your rivals, and choose between a clean name and a quick profit.
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
web-setup-first = Who begins
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
web-option-variant = Variant
web-variant-basic = basic game
web-variant-advanced = advanced game, with exchanges
web-option-sets = Additional cards
web-sets-by-color = each color its own
web-sets-uniform = the same for all
web-option-exchanges = Exchanges
web-exchanges-all = all six
web-exchanges-die = a die decides
web-option-round-limit = The game stops after so many rounds
web-limit-none = no limit
web-setup-rulings = Where the rulebook is silent
web-setup-patience = A bot may play for somebody absent
web-patience-never = never
web-patience-minutes = after { $count } minutes
web-patience-day = after a day
web-option-price-marker-forfeited = The price marker moves when a hire is forfeited
web-option-town-hire-price = The hire of a town moves the price marker
web-option-town-hire-timing = The hire of a town comes
web-timing-after = after the band has turned
web-timing-before = before the band turns
web-option-town-hire-rotated = The craftsman hired in a town turns as well
web-option-bonds-limited = Bonds are limited to the supply
web-option-travel-zero = Staying where one is counts as a trip
web-option-tavern-zero = A tavern action may send nobody
web-option-palace-optional = The palace may be left for later
web-option-boards = Player boards
web-boards-side-1 = the same for all
web-boards-dealt = characters, dealt at random
web-option-conspirator = A Conspirator takes 1 silver off
web-conspirator-visit = each visit
web-conspirator-each = each further capture
web-option-fortress = The limit of locations binds the Fortress
web-option-black-market = A card is turned though the Black Market pile is empty
web-waiting-title = Waiting for players
web-sit = Sit down
web-stand = Stand up
web-invite = Make an invitation link
web-link = Send this link:
web-link-copied = The link is copied. Send it:

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
web-log-flagged = The time of { $seat } is up.
web-log-handed-over = A bot plays for { $seat }.
web-log-reclaimed = { $seat } plays again.
web-log-holiday = { $seat } is away for some days.
web-log-unrated = The game no longer counts for ratings.
web-log-rematch = There is another game at a new table.

# After the game

web-ended-rules = The game is over.
web-ended-abandoned = The game was ended by its host.
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
web-rules-search = Search the rules
web-rules-nothing = The rules say nothing of “{ $word }”.
web-rules-english = The rules are written in English.
web-keys = Shortcuts
web-keys-pick = choose one of the first nine answers
web-keys-confirm = give the chosen answer
web-keys-drop = choose another answer
web-keys-undo = take back
web-keys-answers = show the answers as a list
web-keys-tabs = log, chat, rules
web-keys-replay = step through a replay
web-keys-help = this sheet
