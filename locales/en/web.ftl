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
web-qa-group-craftsmen = Craftsmen
web-qa-group-guilds = Guilds
web-qa-group-actions = Action star
web-qa-group-places = Places
web-qa-group-demands = Demand tiles
web-qa-group-tokens = Appreciation tokens
web-qa-group-conditions = Conditions of the palace
web-qa-group-things = Other things
web-qa-token = Appreciation token { $points }
web-qa-help-faces = Performance from the first job to the last: { $numbers }.
web-qa-help-repair = At repairs: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-qa-help-icon = On “{ $action }” the tile can be turned one position for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
}; that counts as a job.
web-qa-help-copies = There are { $count } such tiles, among them { $starters ->
    [one] { $starters } starting craftsman
   *[other] { $starters } starting craftsmen
}.
web-qa-help-members = Its characters: { $names }.
web-qa-help-rest = Sent to the saloon, your craftsmen of this guild turn back one position. On your next visit the guild sleeps in the dormitory; after that it can be sent again.
web-qa-help-construct = Construct a building, do repairs with one to { $most } craftsmen, or contribute to the palace.
web-qa-help-construct-2 = For a building the whole band works: its performances, less what the site takes off, are your points, up to the limit of the place. Then the band turns.
web-qa-help-day-laborer = The income is { $income ->
    [one] { $income } taler
   *[other] { $income } talers
} for every two craftsmen, rounded up. Each craftsman with the icon can be turned one position for { $talers } more.
web-qa-help-hire = Hire one craftsman of the billboard for the price of the row. The lower the row, the cheaper, and the fewer jobs are left. With six craftsmen you fire one first.
web-qa-help-moneychanger = Move your moneychanger up one space, or redeem bonds for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
} each, as many as the space of the figure shows.
web-qa-help-travel = Move your carriage along the roads. Trips of 1 to { $most } spaces cost { $costs } talers.
web-qa-help-tavern = First the dormitory goes to the entrance and the saloon to the dormitory. Then you may send guilds from the entrance to the saloon: 1 to { $most } guilds cost { $costs } talers, and their craftsmen turn back one position.
web-qa-help-move = The architect moves { $least } to { $most } spaces clockwise; the action can be forfeited.
web-qa-help-limit = { $type }: a building brings at most { $points } points.
web-qa-help-demand = The demand tile shows { $count } guilds, and your band needs them all.
web-qa-help-sites = The sites of the first to the last builder take off { $sites }. Each player builds here only once.
web-qa-help-bonus = The demand tile gives a bonus besides: points, talers or an additional hire.
web-qa-help-band = Whoever builds here needs a craftsman of each of these guilds; the rest of the band works, too.
web-qa-help-token = A step onto the space of this token costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-qa-help-tokens = { $count } of the { $all } tokens in the box have this value.
web-qa-help-need-track = Your figure is on the last space of the appreciation track.
web-qa-help-need-capital = Your carriage is in the capital.
web-qa-help-need-performance = The performances of your band add up to at least { $sum }.
web-qa-help-need-construct = Your architect stops on “{ $action }”.
web-qa-help-taler = Talers pay for hires, trips and the tavern. Day labor, redeemed bonds and some towns bring them.
web-qa-help-bond = Each point that you do not spend on steps becomes a bond. The moneychanger redeems bonds for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
} each.
web-qa-help-building-marker = Each building takes one of your { $count } markers.
web-qa-help-price-scale = The marker shows the price of the top row. It moves on when another row is hired, and goes back to { $first } when the top row is hired. Where it cannot move on, the top tile leaves the game.
web-qa-help-moneychanger-figure = Its space shows how many bonds you may redeem in one visit: { $least } at the bottom, { $most } at the top.
web-qa-help-entrance = Guilds at the entrance can be sent to the saloon.
web-qa-help-saloon = Guilds just sent are here. On your next visit to the tavern they go to the dormitory.
web-qa-help-dormitory = Guilds in the dormitory cannot be sent. On your next visit to the tavern they go to the entrance first.
web-qa-help-palace = Whoever fulfills all four conditions may contribute to the palace with the performance of the band. The game ends with that round, and the highest contribution wins.

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
web-wk-power-gold-marble-interchangeable = { $name }: gold and marble are one good
web-wk-power-black-market-action-gain = { $name }: { $gain } with every action at the Black Market
web-wk-power-ignore-tax = { $name }: ignores { $tax } tax more in every price
web-wk-power-cathedral-no-discard = { $name }: no card goes under the pile for the Cathedral
web-wk-power-workshop-hire = { $name }: hires for { $less } less, up to { $limit } apprentices

## West Kingdom pieces

web-wk-guide-places = Places
web-wk-guide-apprentices = Apprentices
web-wk-guide-buildings = Buildings
web-wk-guide-market = Black Market cards
web-wk-guide-rewards = Reward cards
web-wk-guide-boards = Player boards
web-wk-guide-virtue = Virtue track
web-wk-guide-terms = Goods and other things
web-wk-help-yield = A worker placed there brings { $per } for each worker of yours there, the new one included.
web-wk-help-yield-base = A worker placed there brings { $base }, and { $per } more for each worker of yours there, the new one included.
web-wk-help-yield-each = Or { $per } for every { $workers } workers of yours there; the two are not mixed.
web-wk-help-others = Workers of others never change what you get.
web-wk-help-trades = For each worker of yours there you may make one trade, one after the other.
web-wk-help-trade = Open to everybody: { $pay } for { $gain }.
web-wk-help-hire = Hire an apprentice for { $price }: from as many columns as you have workers there, counted from the left. { $coin } on each card skipped takes you one column further.
web-wk-help-draw = Or draw { $base }, and { $per } more for every { $workers } workers of yours there.
web-wk-help-captures = For each worker of yours there you may capture all workers of one player at one place: the first time for { $first }, then for { $next } each.
web-wk-help-capture-places = With 1 to 3 players the captures of a turn may come from { $few } places, with 4 or 5 from { $many }.
web-wk-help-tax-stand = Take all the silver that lies there, and lose { $loss }. Without silver it is closed.
web-wk-help-tax = Tax coins of all prices come here.
web-wk-help-guardhouse = For each worker of yours there you may take one action; any of them may be repeated.
web-wk-help-imprison = Send all workers that you have captured to Prison, for { $gain } each.
web-wk-help-release = Bring all your workers home from Prison.
web-wk-help-ransom = Bring all your workers home from the boards of others, for { $price }, or for { $debt } and a loss of { $loss }.
web-wk-help-settle = Pay a debt: { $price } for { $gain }.
web-wk-help-market-cost = There is room for one worker, who pays { $price } and loses { $loss }.
web-wk-help-market-small = It brings what the small card on the left pile shows; without a card, { $printed }.
web-wk-help-market-large = It brings what the large card on the right pile shows; without a card, { $printed }.
web-wk-help-market-middle = Hire any open apprentice at no cost, or look at { $draw } and keep { $keep }.
web-wk-help-market-closed = With Virtue { $level } or more it is closed to you.
web-wk-help-market-reset = When all three spaces are taken, the Black Market is reset: the workers go to Prison and a card is turned.
web-wk-help-guildhall = A worker there constructs a building of your hand or advances on the Cathedral, and stays for good.
web-wk-help-guildhall-signs = A moon marks a space that resets the Black Market. When the space with the flag is filled, everybody has one last turn.
web-wk-help-prison = Nobody is placed here: workers come by the Guardhouse and by a Black Market reset.
web-wk-help-prison-reset = At a reset, whoever has { $threshold } or more workers here loses { $loss }, and whoever has the most takes { $debt }.
web-wk-help-prison-end = At the end every { $workers } workers of yours here cost 1 VP.
web-wk-help-cathedral = To advance by a level you need Virtue { $virtue } or more and a free space there. You pay the cost and put a building card of your hand under the pile.
web-wk-help-cathedral-level = Level { $level }: { $cost }; { $vp } VP.
web-wk-help-cathedral-reward = Each advance turns up a Reward card; if none is left, it brings { $gain }. At the end only your own level counts.
web-wk-help-skills = Skills: { $skills }.
web-wk-help-no-skills = It asks for no skill.
web-wk-help-virtue-hired = Virtue { $change } when hired.
web-wk-help-virtue-built = Virtue { $change } when constructed.
web-wk-help-cost = Costs { $cost }; { $vp } VP.
web-wk-help-reward = Whoever turns it up on the Cathedral gains { $gain }.
web-wk-side-1 = Player board, side 1
web-wk-help-side-1 = Side 1 is the same for all: Virtue { $virtue }, { $workers }, and silver by the order of turns.
web-wk-help-limits = You may have { $apprentices } apprentices, and keep { $cards } in hand at the end of your turn.
web-wk-help-rival = It is an opponent of this project’s own and decides nothing: its errands bring it work, and every { $work } work a worker in the Guildhall.
web-wk-help-zone-vp = Worth at the end: { $levels }.
web-wk-help-zone-level = level { $level }: { $vp } VP
web-wk-help-zone-tax = In every price you ignore { $tax }.
web-wk-help-zone-cathedral = The Cathedral is closed to you.
web-wk-help-zone-market = The Black Market is closed to you.
web-wk-help-zone-open = Cathedral and Black Market are both open to you.
web-wk-help-zone-below = Whoever should lose virtue below { $level } takes a debt for each.
web-wk-help-zone-above = For each virtue beyond { $level } you may destroy an unpaid debt.
web-wk-help-material = It pays for buildings, for trades and for the Cathedral.
web-wk-help-material-vp = Each one left at the end is worth { $vp } VP.
web-wk-help-silver = It pays for hires, captures, the Black Market and debts. A red coin in a price is tax: it goes to the Tax Stand.
web-wk-help-silver-vp = Every full { $silver } silver at the end are worth 1 VP.
web-wk-help-debt = An unpaid debt costs { $vp } VP at the end, a paid one nothing. Debts are paid at the Guardhouse.
web-wk-help-worker = Everybody has { $count }. Workers stay where they are until somebody captures them or their place is emptied.
web-wk-help-captured = Captured workers stand on the board of their captor until they are ransomed or sent to Prison.
web-wk-help-building-cards = Building cards come from the Workshop, are constructed in the Guildhall and pay for the Cathedral. { $limit } stay in your hand at the end of your turn.

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
web-ar-basic = Basic cards
web-ar-things = On the table
web-ar-help-values = Its values, clockwise from the basic one: { $values }.
web-ar-help-value = It has one value, { $value }, and cannot be turned.
web-ar-help-x = X is the value of the card directly to its left, and 0 if none stands there face up.
web-ar-help-n = N is the number of its block.
web-ar-help-same-base = It may replace a basic card with the same basic value.
web-ar-help-replaces = It may replace the { $card }.
web-ar-help-token-name = Protection token
web-ar-help-token = Everybody has { $count }. On a card, it keeps all cards of opponents from affecting that card; on a space, it keeps that space for its owner. Only the effects of cards bring tokens into play.
web-ar-help-space-name = Space
web-ar-help-space = A card may be laid on an empty space whose left neighbor is occupied, on the first space of the nearest street without cards, and on a card that lies face down.
web-ar-help-block-name = Block
web-ar-help-block = The columns of the city are blocks with numbers. Cards with an N are worth more, the higher the number of their block is.
web-ar-about = About the { $card }
web-ar-seat-hand = { $count ->
    [one] { $count } card in hand, at most { $limit }
   *[other] { $count } cards in hand, at most { $limit }
}
web-ar-seat-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
web-ar-standing = { $count } standing
web-ar-fallen = { $count } fallen

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
web-af-reset = reset
web-af-last-turns = end
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

# Set-up: what each choice means

web-option-usual-is = as usual: { $usual }
web-seat-color = Color of seat { $number }
web-seat-board = Board of seat { $number }
web-boards-named = characters, chosen above
web-setup-edition = Edition
web-edition-default = built in
web-help-edition = The numbers on cards, tiles and boards that the game is played with.
web-help-variant = In the advanced game everybody may take additional cards into their deck before it begins.
web-help-sets = Which six additional cards each player may choose from.
web-help-exchanges = How many cards everybody may exchange at most.
web-help-round-limit = Whoever leads after that round wins, even if the game would go on.
web-help-boards = Characters begin with goods of their own and have an ability; the highest Virtue begins.
web-help-clock-none = Everybody thinks as long as they like.
web-help-clock-live = Whoever uses up the time can be declared out of time by the others.
web-help-clock-daily = For games over days or weeks; a day of holiday stops the clock.
web-help-patience = The others may then hand the seat to a bot; the person can take it back at any time.
web-help-undo = What reveals a card or uses chance is never taken back alone.
web-help-watch = Whoever watches sees no hand and nothing else that is hidden.
web-help-rated = The result changes the rating of everybody who plays. Taking back beyond one’s turn makes it count no more.
web-help-listed = Anybody may then take the open chair; else only those with the invitation link.
web-holiday = Take a holiday
web-hand-over-to = Let a bot play for { $name }
web-code = Recovery code
web-password-new = New password
web-password-change = Change the password
web-password-changed = The password is another one now.
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
web-ended-abandoned = Nobody is left at this table.
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
