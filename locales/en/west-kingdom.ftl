# Architects of the West Kingdom. Names of places keep the spelling of the printed game.

## What the game is called

game-west-kingdom = Architects of the West Kingdom

## Goods and other things that are counted: 2 …

wk-good-clay = clay
wk-good-wood = wood
wk-good-stone = stone
wk-good-gold = gold
wk-good-marble = marble
wk-good-silver = silver
wk-good-virtue = virtue
wk-good-building-card = building card
wk-good-building-cards = building cards
wk-good-debt = unpaid debt
wk-good-debts = unpaid debts
wk-good-tax = tax
wk-good-wood-or-stone = wood or stone
wk-good-clay-wood-or-stone = clay, wood or stone

## What effects of buildings count, as in: for every 2 of these: …; for the most of these: …

wk-count-virtue = levels of virtue
wk-count-clay-wood-stone = clay, wood and stone together
wk-count-cathedral = levels on the Cathedral
wk-count-paid-debt = paid debts
wk-count-captured = captured workers on your board
wk-count-building = buildings constructed, this one included
wk-count-carpentry = apprentices with carpentry
wk-count-tiling = apprentices with tiling
wk-count-masonry = apprentices with masonry

## The table of cards and boards

wk-sheet-copies = Cards
wk-sheet-skills = Skills
wk-sheet-cost = Cost
wk-sheet-vp = VP
wk-sheet-virtue = Virtue
wk-sheet-list = { $items }
wk-sheet-amount = { $count } { $what }

## What cards and boards do

wk-effect-also = Also { $count } { $what }.
wk-effect-also-pay = Pay { $count } { $what } as well.
wk-effect-none = No ability.
wk-effect-place-worker = { $location }: a worker placed there brings { $count } { $what } more.
wk-effect-trade = One more trade at the King’s Storehouse: { $paid } { $paid_what } for { $count } { $what }.
wk-effect-tax-stand = Tax Stand: a visit also brings { $count } { $what }.
wk-effect-tax-stand-virtue = Tax Stand: a visit costs { $count } virtue less.
wk-effect-town-centre = Town Centre: captures cost { $count } silver less.
wk-effect-market = Black Market: every action also brings { $count } { $what }.
wk-effect-market-virtue = Black Market: an action costs { $count } virtue less.
wk-effect-market-silver = Black Market: an action costs { $count } silver less.
wk-effect-debt-paid = A debt paid also brings { $count } { $what }.
wk-effect-cathedral = An advance on the Cathedral also brings { $count } { $what }.
wk-effect-reset = Black Market reset: gain { $count } { $what }.
wk-effect-reset-free = Black Market reset: with no worker in Prison, gain { $count } { $what }.
wk-effect-reset-release = { $count ->
    [one] Black Market reset: you may release { $count } worker from Prison.
   *[other] Black Market reset: you may release up to { $count } workers from Prison.
}
wk-effect-gain = At once: { $count } { $what }.
wk-effect-gain-choice = At once, one of two:
wk-effect-option = { $count } { $what }.
wk-effect-gain-per = { $per ->
    [one] At once: { $count } { $what } for each of these: { $of }.
   *[other] At once: { $count } { $what } for every { $per } of these: { $of }.
}
wk-effect-hire-free = { $count ->
    [one] At once: you may hire { $count } apprentice of any column at no cost.
   *[other] At once: you may hire up to { $count } apprentices of any column at no cost.
}
wk-effect-capture-free = { $count ->
    [one] At once: you may make { $count } capture at no cost.
   *[other] At once: you may make up to { $count } captures at no cost.
}
wk-effect-choice = At once, one of two, or neither:
wk-effect-act-capture = { $count ->
    [one] { $count } capture at no cost.
   *[other] Up to { $count } captures at no cost.
}
wk-effect-act-ransom = A Ransom at no cost.
wk-effect-take-debt = { $count ->
    [one] At once: take { $count } unpaid debt.
   *[other] At once: take { $count } unpaid debts.
}
wk-effect-destroy-debt = { $count ->
    [one] At once: you may destroy { $count } unpaid debt.
   *[other] At once: you may destroy up to { $count } unpaid debts.
}
wk-effect-release = At once: release all your workers from Prison.
wk-effect-discard-for = { $cards ->
    [one] At once: you may discard { $cards } building card of your hand for { $count } { $what }.
   *[other] At once: you may discard { $cards } building cards of your hand for { $count } { $what }.
}
wk-effect-all-gain = At once: every player, you included, gains { $count } { $what }.
wk-effect-all-lose = { $threshold ->
    [one] At once: every player, you included, with a worker in Prison loses { $count } virtue.
   *[other] At once: every player, you included, with { $threshold } or more workers in Prison loses { $count } virtue.
}
wk-effect-vp-per = { $per ->
    [one] At the end: { $vp } VP for each of these: { $of }.
   *[other] At the end: { $vp } VP for every { $per } of these: { $of }.
}
wk-effect-vp-most = At the end: { $vp } VP if nobody has as many of these: { $of }.
wk-effect-vp-no-debt = At the end: { $vp } VP with no unpaid debt.
wk-effect-debt-delta = At the end: { $delta } VP for each of your unpaid debts.
wk-effect-virtue-per = { $per ->
    [one] At the end: { $count } virtue for each of these: { $of }.
   *[other] At the end: { $count } virtue for every { $per } of these: { $of }.
}
wk-effect-virtue-most = At the end: { $count } virtue if nobody has as many of these: { $of }.
wk-effect-lose-virtue = At the end: lose { $count } virtue.
wk-effect-small = Small side:
wk-effect-large = Large side:
wk-effect-start = Start: { $silver } silver, Virtue { $virtue }, { $prison } of the workers in Prison.
wk-effect-start-with = Start with { $count } { $what }.
wk-effect-gold-marble = Gold and marble are one and the same resource.
wk-effect-ignore-tax = Ignores { $count } tax of every cost.
wk-effect-no-discard = No building card is discarded for the Cathedral.
wk-effect-workshop = A hire in the Workshop costs { $count } silver less; up to { $limit } apprentices.

## What an owner of the box should look at

wk-advice-apprentices = { $count ->
    [one] { $count } kind of apprentice is known from the digital edition only: compare skill, virtue and ability.
   *[other] { $count } kinds of apprentices are known from the digital edition only: compare skills, virtue and abilities.
}
wk-advice-buildings = { $count ->
    [one] { $count } building is known from the digital edition only: compare cost, skills, VP, virtue and effect.
   *[other] { $count } buildings are known from the digital edition only: compare cost, skills, VP, virtue and effect.
}
wk-advice-market = { $count ->
    [one] { $count } Black Market card is known from the digital edition only: compare both sides.
   *[other] { $count } Black Market cards are known from the digital edition only: compare both sides.
}
wk-advice-rewards = { $count ->
    [one] { $count } kind of Reward card is known from the digital edition only: compare what it brings.
   *[other] { $count } kinds of Reward cards are known from the digital edition only: compare what they bring.
}
wk-advice-boards = { $count ->
    [one] { $count } player board is known from the digital edition only: compare its side 2.
   *[other] { $count } player boards are known from the digital edition only: compare their side 2.
}
wk-advice-virtue = { $count ->
    [one] { $count } level of the Virtue track is known from the digital edition only: compare VP, tax and what is closed.
   *[other] { $count } levels of the Virtue track are known from the digital edition only: compare VP, tax and what is closed.
}
wk-advice-q1 = Does a Conspirator make the whole visit to the Town Centre cheaper, or each further capture? (WK-Q1)
wk-advice-q2 = Does the limit of locations bind the captures of the Fortress? (WK-Q2)
wk-advice-q3 = Is a card turned in the reset that finds the left Black Market pile empty? (WK-Q3)
wk-advice-q4 = May a worker be placed where it can do nothing? Here it may not, except on resources and at the Storehouse. (WK-Q4)
wk-advice-q5 = When may apprentices be discarded? Here it is only for a hire at the limit. (WK-Q5)
wk-advice-q6 = Who begins with side 2 of the boards, and with which silver? Here the highest Virtue begins, with the silver of the board. (WK-Q6)
wk-advice-q7 = Which immediate effects of buildings may be declined? Here it is captures, hires, the Church and the Library. (WK-Q7)
wk-advice-q8 = Does one pay for the Cathedral before the discard, or after it? Here it is before. (WK-Q8)
wk-advice-q9 = The official opponent of a single player is not known; the house rival stands in for it. (WK-Q9)
wk-advice-q10 = How many Guildhall columns and Reward cards are there for one player? Here there are as many as for two. (WK-Q10)

## What is wrong with a data file

wk-edition-color-twice = Another board has this color already.
wk-edition-copies = The copies are { $copies }, and the numbers listed are { $count }: each card has a number of its own.
wk-edition-count-apprentices = There are { $wanted } apprentice cards, and the copies of all rows add up to { $count }.
wk-edition-count-boards = There are { $wanted } player boards, and the file describes { $count }.
wk-edition-count-buildings = There are { $wanted } buildings, and the file describes { $count }.
wk-edition-count-market = There are { $wanted } Black Market cards, and the file describes { $count }.
wk-edition-count-rewards = There are { $wanted } Reward cards, and the copies of all rows add up to { $count }.
wk-edition-disagrees = { $value } does not agree with { $other }, which makes it { $wanted }.
wk-edition-falls = A higher level is not worth less: { $value } cannot come after { $before }.
wk-edition-fixed = The rules know only { $wanted } here, not { $value }.
wk-edition-length = The number of entries must be from { $least } to { $most }, and here it is { $count }.
wk-edition-location = The locations stand in a fixed order: here comes “{ $wanted }”, not “{ $id }”.
wk-edition-missing = This field is missing.
wk-edition-name-from = This must be "rulebook" or "rendering"; a remark may follow after a semicolon.
wk-edition-no-term = There is no term with the id “{ $id }”.
wk-edition-nothing = This may not be empty: name at least one thing and its number.
wk-edition-number-twice = Another card has the number { $number } already.
wk-edition-order = The rows stand in order: here comes { $wanted }, not { $value }.
wk-edition-question = An open question is cited as "WK-Q1".
wk-edition-rival-deck = The deck of the house rival has 1 to { $most } cards, and these are { $count }.
wk-edition-rows = There must be { $wanted } rows, and here the number is { $count }.
wk-edition-same-gain = This must be the same as { $other }.
wk-edition-skill-twice = The skill “{ $skill }” is listed already.
wk-edition-source = A source is one or more of { $known }, joined by +; a remark may follow after a semicolon.
wk-edition-unfit = This field does not go with “{ $tag }”.
wk-edition-unknown-field = There is no such field here.
wk-edition-unknown-word = “{ $word }” does not fit here. What fits: { $known }.
wk-edition-virtue-twice = Another board begins with Virtue { $level } already, so that it would not be clear who begins.
wk-edition-wants-flag = This must be true or false.
wk-edition-wants-list = This must be a list in square brackets.
wk-edition-wants-number = This must be a whole number.
wk-edition-wants-table = This must be a table.
wk-edition-wants-text = This must be a text in quotation marks.
