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
