# What only the web client says of Architects of the West Kingdom. The words of the game itself are those of the
# edition and of `west-kingdom.ftl`.

web-game-west-kingdom = Architects of the West Kingdom
web-about-west-kingdom = Place workers, capture those of your rivals, and choose between a clean name and a quick profit.
web-wk-reset = reset
web-wk-last-turns = end

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
web-wk-hire-free = hire anyone
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
web-wk-work = work { $work } of { $threshold }
web-wk-tab-board = Board
web-wk-tab-workshop = Workshop
web-wk-tab-halls = Guildhall
web-wk-tab-hand = Hand
web-wk-constructed = Constructed
web-wk-no-apprentices = no apprentice yet
web-wk-nothing-built = nothing built yet
web-wk-no-captives = no captives
web-wk-unpaid = { $count } unpaid
web-wk-paid = { $count } paid
web-wk-level = level { $level } ({ $vp } VP)
web-wk-crew = { $free } at hand · { $board } on the board · { $prison } in Prison · { $held } captured by others
web-wk-have = you have { $count }
