# Architects of the West Kingdom. Names of places keep the spelling of the printed game.

## What the game is called

game-west-kingdom = Architects of the West Kingdom

## The opponent of a single player, inside a sentence and at its beginning

wk-house-rival = the house rival
wk-house-rival-name = House rival
wk-house-rival-begins = The house rival

## So many of something, alone or in a list: 2 clay and 1 gold. Nothing of anything is said as “nothing”

wk-amount-clay = { $count } clay
wk-amount-wood = { $count } wood
wk-amount-stone = { $count } stone
wk-amount-gold = { $count } gold
wk-amount-marble = { $count } marble
wk-amount-silver = { $count } silver
wk-amount-tax = { $count } tax
wk-amount-wood-or-stone = { $count } wood or stone
wk-amount-clay-wood-or-stone = { $count } clay, wood or stone
wk-amount-virtue = { $count } virtue
wk-amount-building-card = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
wk-amount-debt = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
wk-amount-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}

## What kind of word an action text wants: “…” should be …

wk-word-location = a location such as “quarry”
wk-word-open-location = a location whose workers can be captured, such as “forest”
wk-word-dig = “clay” or “gold”
wk-word-row = a row of apprentices, 1 (upper) or 2 (lower)
wk-word-column = a column of apprentices, from 1 (left) to 4 (right)
wk-word-ransom = “silver”, “debt” or “free”
wk-word-option = 1 or 2
wk-word-debts = a number of debts such as “1”
wk-word-workers = a number of workers such as “2”
wk-word-mix = a number of goods such as “2”, with 12 in all at most
wk-word-mix-good = “clay”, “wood” or “stone”, each once and in this order
wk-word-trade = “1”, “2” or an apprentice with a trade, such as “merchant_gold”
wk-word-building = a building such as “well”
wk-word-apprentice = an apprentice such as “squire_gold”
wk-word-seat = a seat, from 0 to 4

## Questions

wk-ask-nothing = There is nothing to decide.
wk-ask-draft = Card { $pick } of { $keep }: which building card do you keep? The rest goes on to the left.
wk-ask-draft-last = Card { $pick } of { $keep }: which building card do you keep? The rest goes under the pile.
wk-ask-turn = Your turn: where do you place a worker? You have { $workers }.
wk-ask-last-turn = Your last turn: where do you place a worker? You have { $workers }.
wk-ask-recall = You have no worker left to place. From where do you take one back? That is your whole turn.
wk-ask-dig = What do you dig for in the Mines?
wk-ask-workshop = Workshop: whom do you hire, or do you draw building cards? You have { $silver ->
    [nothing] no silver
   *[other] { $silver }
}.
wk-ask-trades = { $left ->
    [one] King’s Storehouse: which trade do you make? You may make one more.
   *[other] King’s Storehouse: which trade do you make? You may make { $left } more.
}
wk-ask-mix-trade = What do you pay for { $gain }? The price is { $pay }, in any mix.
wk-ask-mix-advance = What do you pay for level { $level } of the Cathedral? The price is { $pay }, in any mix.
wk-ask-captures = { $left ->
    [one] Town Centre: which workers do you capture? You may make one more capture, { $price ->
        [nothing] at no cost
       *[other] for { $price }
    }.
   *[other] Town Centre: which workers do you capture? You may make { $left } more captures, the next one { $price ->
        [nothing] at no cost
       *[other] for { $price }
    }.
}
wk-ask-captures-building = { $left ->
    [one] { $building }: which workers do you capture, at no cost?
   *[other] { $building }: which workers do you capture, at no cost? There are { $left } captures left.
}
wk-ask-capture-or-ransom = { $left ->
    [one] { $building }: which workers do you capture, or do you ransom your own? Either is at no cost.
   *[other] { $building }: which workers do you capture, up to { $left } times, or do you ransom your own? Either is at no cost.
}
wk-ask-guardhouse = { $left ->
    [one] Guardhouse: what do you do? You have one more action, and { $silver ->
        [nothing] no silver
       *[other] { $silver }
    }.
   *[other] Guardhouse: what do you do? You have { $left } more actions, and { $silver ->
        [nothing] no silver
       *[other] { $silver }
    }.
}
wk-ask-guildhall = Guildhall: what do you construct, or do you advance on the Cathedral?
wk-ask-market-middle = { $cards ->
    [0] Black Market: whom do you hire at no cost? The building pile is empty.
    [one] Black Market: whom do you hire at no cost, or do you take the one building card that is left?
   *[other] Black Market: whom do you hire at no cost, or do you look at { $cards } building cards, to keep { $keep }?
}
wk-ask-look = { $left ->
    [one] You look at { $cards ->
        [one] { $cards } building card
       *[other] { $cards } building cards
    }. Which one do you keep? The rest goes under the pile.
   *[other] You look at { $cards } building cards, to keep { $left }. Which one do you keep next? The rest goes under the pile.
}
wk-ask-free-hire = { $left ->
    [one] { $building }: whom do you hire, at no cost?
   *[other] { $building }: whom do you hire, at no cost? There are { $left } hires left.
}
wk-ask-dismiss = { $limit ->
    [one] You may have only { $limit } apprentice. Who goes, to make room for the { $apprentice }?
   *[other] You have { $limit } apprentices, and no more are allowed. Who goes, to make room for the { $apprentice }?
}
wk-ask-discard-limit = { $left ->
    [one] No more than { $limit } building cards stay in your hand. Which one goes under the pile?
   *[other] No more than { $limit } building cards stay in your hand, and { $left } have to go under the pile. Which is next?
}
wk-ask-discard-cathedral = { $left ->
    [one] The Cathedral asks for a building card of your hand. Which one goes under the pile?
   *[other] The Cathedral asks for { $left } building cards of your hand. Which is next to go under the pile?
}
wk-ask-discard-building = { $left ->
    [one] { $building }: which card of your hand goes under the pile, for { $gain }?
   *[other] { $building }: which cards of your hand go under the pile, { $left } of them for { $gain }? Choose one.
}
wk-ask-discard-deal = { $left ->
    [one] You play against the house rival (our own, not the official solo opponent). You have been dealt one building card too many. Which one goes under the pile?
   *[other] You play against the house rival (our own, not the official solo opponent). You have been dealt { $left } building cards too many. Which goes under the pile next?
}
wk-ask-choose = { $building }: which of the two do you take?
wk-ask-destroy = { $most ->
    [one] Do you destroy a debt? You have { $debts }.
   *[other] How many debts do you destroy, of { $most } at most? You have { $debts }.
}
wk-ask-reset = The Black Market is reset, and you have { $workers } in Prison. How many do you release?
wk-ask-reset-order = The Black Market is reset, and you have { $workers } in Prison. How many do you release, or who acts before that?

## Answers, as lines of a numbered list. In brackets behind an apprentice stands what tells it from its namesakes

wk-do-keep = Keep { $building }: { $cost }; { $vp } VP{ $virtue ->
    [none] { "" }
   *[other] , virtue { $virtue }
}{ $skills ->
    [nothing] { "" }
   *[other] ; { $skills }
}
wk-do-discard = Put under the pile: { $building } ({ $cost }; { $vp } VP{ $virtue ->
    [none] { "" }
   *[other] , virtue { $virtue }
}{ $skills ->
    [nothing] { "" }
   *[other] ; { $skills }
})
wk-do-discard-for = For { $gain }, put under the pile: { $building } ({ $cost }; { $vp } VP{ $virtue ->
    [none] { "" }
   *[other] , virtue { $virtue }
}{ $skills ->
    [nothing] { "" }
   *[other] ; { $skills }
})
wk-do-place = { $location }: { $gain }
wk-do-place-mines = { $location }: { $clay }, or { $gold }
wk-do-place-storehouse-idle = { $location }: no trade is possible now
wk-do-place-storehouse = { $count ->
    [one] { $location }: one trade
   *[other] { $location }: up to { $count } trades
}
wk-do-place-workshop = { $location }: hire from { $columns ->
    [one] the first column
   *[other] the first { $columns } columns
}, or draw { $cards ->
    [0] nothing, as the building pile is empty
    [one] { $cards } building card
   *[other] { $cards } building cards
}
wk-do-place-town-centre = { $count ->
    [one] { $location }: one capture, { $price ->
        [nothing] at no cost
       *[other] for { $price }
    }
   *[other] { $location }: up to { $count } captures, the first one { $price ->
        [nothing] at no cost
       *[other] for { $price }
    }
}
wk-do-place-tax-stand = { $location }: take { $gain }{ $loss ->
    [nothing] { "" }
   *[other] , lose { $loss }
}
wk-do-place-guardhouse = { $count ->
    [one] { $location }: one action
   *[other] { $location }: up to { $count } actions
}
wk-do-place-market = { $location }: pay { $price }{ $loss ->
    [nothing] { "" }
   *[other] , lose { $loss }
}, gain { $gain }{ $reset ->
    [0] { "" }
   *[other] ; then a Black Market reset
}
wk-do-place-market-middle = { $location }: pay { $price }{ $loss ->
    [nothing] { "" }
   *[other] , lose { $loss }
}, hire any apprentice { $cards ->
    [0] (the building pile is empty)
    [one] or take the last building card
   *[other] or keep { $keep } of { $cards } building cards
}{ $gain ->
    [nothing] { "" }
   *[other] , gain { $gain }
}{ $reset ->
    [0] { "" }
   *[other] ; then a Black Market reset
}
wk-do-place-guildhall = { $location }, space { $space } of { $spaces }: construct, or advance on the Cathedral
wk-do-place-guildhall-reset = { $location }, space { $space } of { $spaces }: construct, or advance on the Cathedral; then a Black Market reset
wk-do-place-guildhall-end = { $location }, space { $space } of { $spaces }: construct, or advance on the Cathedral; then everyone has one last turn
wk-do-place-beside-guildhall = { $location }, beside it: construct, or advance on the Cathedral
wk-do-place-prison = { $location }
wk-do-recall = Take a worker back from the { $location }
wk-do-recall-held = Take a worker back from the board of { $holder }
wk-do-dig = Take { $gain }
wk-do-trade = Trade { $pay } for { $gain }
wk-do-trade-apprentice = Trade { $pay } for { $gain } ({ $apprentice })
wk-do-pay = Pay { $mix }
wk-do-hire = Hire { $apprentice }{ $pay ->
    [nothing] { $gain ->
        [nothing] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } for { $gain })
} from row { $row }, column { $column }: pay { $price }{ $skips ->
    [nothing] { "" }
   *[other] , lay { $skips } on the cards skipped
}{ $coins ->
    [nothing] { "" }
   *[other] , take { $coins } with the card
}{ $virtue ->
    [none] { "" }
   *[other] , virtue { $virtue }
}{ $skills ->
    [nothing] { "" }
   *[other] ; { $skills }
}
wk-do-hire-free = Hire { $apprentice }{ $pay ->
    [nothing] { $gain ->
        [nothing] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } for { $gain })
} from row { $row }, column { $column }, at no cost{ $coins ->
    [nothing] { "" }
   *[other] , and take { $coins } with the card
}{ $virtue ->
    [none] { "" }
   *[other] , virtue { $virtue }
}{ $skills ->
    [nothing] { "" }
   *[other] ; { $skills }
}
wk-do-hire-nobody = Hire from row { $row }, column { $column }
wk-do-draw = { $gain ->
    [nothing] Draw nothing: the building pile is empty
   *[other] Draw { $gain }
}
wk-do-look = { $cards ->
    [0] Take no card: the building pile is empty
    [one] Take the last building card
   *[other] Look at { $cards } building cards and keep { $keep }
}
wk-do-dismiss = Dismiss { $apprentice }{ $pay ->
    [nothing] { $gain ->
        [nothing] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } for { $gain })
}
wk-do-capture = Capture { $workers } of { $owner } at the { $location }{ $price ->
    [nothing] { "" }
   *[other] { " " }for { $price }
}
wk-do-capture-own = Take back { $workers } of your own at the { $location }{ $price ->
    [nothing] { "" }
   *[other] { " " }for { $price }
}
wk-do-imprison = Send { $workers } to Prison for { $gain }
wk-do-release = Release { $workers } from Prison
wk-do-ransom-silver = Ransom { $workers } for { $price }
wk-do-ransom-debt = Ransom { $workers }: take { $debts }, lose { $loss }
wk-do-ransom-free = Ransom { $workers } at no cost
wk-do-settle = Pay a debt: { $price } for { $gain }
wk-do-construct = Construct { $building } for { $cost }: { $vp } VP{ $virtue ->
    [none] { "" }
   *[other] , virtue { $virtue }
}
wk-do-advance = Advance to level { $level } of the Cathedral for { $cost }{ $discard ->
    [nothing] { "" }
   *[other] , with { $discard } of your hand
}: { $vp } VP{ $rewards ->
    [0] { "" }
   *[other] , and a Reward card
}
wk-do-advance-top = Advance on the Cathedral
wk-do-choose = Take { $gain }
wk-do-destroy = { $debts ->
    [0] Destroy no debt
    [one] Destroy { $debts } debt
   *[other] Destroy { $debts } debts
}
wk-do-act = Use { $apprentice } first{ $gain ->
    [nothing] { "" }
   *[other] : { $gain }
}
wk-do-act-idle = Use { $apprentice } ({ $gain }) first: in vain, while you have workers in Prison
wk-do-free = { $workers ->
    [0] Release no one from Prison
    [one] Release { $workers } worker from Prison
   *[other] Release { $workers } workers from Prison
}
wk-do-done = Leave it at that
wk-do-done-trades = Trade no more
wk-do-done-captures = Capture no more
wk-do-done-guardhouse = Leave the Guardhouse
wk-do-decline = Do without it
wk-do-decline-captures = Capture no one
wk-do-decline-hire = Hire no one
wk-do-decline-discard = Keep your cards

## What happened, for the log. A player at the beginning of a sentence stands there in every language

wk-event-kept = { $seat } keeps { $building }.
wk-event-passed = Everyone has kept a card, and the rest goes on to the left.
wk-event-received = { $seat } receives { $buildings }.
wk-event-drew = { $seat } draws { $buildings }.
wk-event-drew-hidden = { $count ->
    [0] { $seat } draws nothing: the building pile is empty.
    [one] { $seat } draws { $count } building card.
   *[other] { $seat } draws { $count } building cards.
}
wk-event-looked = { $seat } looks at { $buildings }.
wk-event-looked-hidden = { $count ->
    [one] { $seat } looks at { $count } building card.
   *[other] { $seat } looks at { $count } building cards.
}
wk-event-took-looked = { $seat } keeps { $building }.
wk-event-took-looked-hidden = { $seat } keeps one of these cards.
wk-event-chose = { $seat } chooses { $building } to go under the pile.
wk-event-put-under = { $seat } puts under the pile: { $buildings }.
wk-event-put-under-hidden = { $count ->
    [one] { $seat } puts { $count } building card under the pile.
   *[other] { $seat } puts { $count } building cards under the pile.
}
wk-event-turn-began = Round { $round }, turn { $turn }: { $seat }.
wk-event-asked = { $seat } decides now.
wk-event-placed = { $workers ->
    [0] { $seat } places a worker at the { $location }.
    [one] { $seat } places a worker at the { $location }.
   *[other] { $seat } places a worker at the { $location } and has { $workers } there now.
}
wk-event-placed-in-guildhall = { $space ->
    [0] { $seat } lays a worker beside the Guildhall.
   *[other] { $seat } places a worker in the Guildhall, on space { $space }.
}
wk-event-recalled = { $seat } takes a worker back from the { $location }.
wk-event-recalled-held = { $seat } takes a worker back from the board of { $holder }.
wk-event-skipped = { $seat } has all workers in the Guildhall and is skipped.
wk-event-gained = { $seat } gains { $goods }.
wk-event-paid = { $seat } pays { $goods }.
wk-event-paid-tax = { $seat } pays { $tax } tax, which goes to the Tax Stand.
wk-event-virtue-changed = { $seat } { $change ->
    [-6] loses 6 virtue
    [-5] loses 5 virtue
    [-4] loses 4 virtue
    [-3] loses 3 virtue
    [-2] loses 2 virtue
    [-1] loses 1 virtue
   *[other] gains { $change } virtue
} and is at Virtue { $level }.
wk-event-virtue-lost = { $seat } is at the end of the Virtue track: { $virtue } virtue more is lost.
wk-event-took-debts = { $debts ->
    [one] { $seat } takes { $debts } debt.
   *[other] { $seat } takes { $debts } debts.
}
wk-event-destroyed-debts = { $debts ->
    [0] { $seat } destroys no debt.
    [one] { $seat } destroys { $debts } debt.
   *[other] { $seat } destroys { $debts } debts.
}
wk-event-paid-debt = { $seat } has paid a debt.
wk-event-laid-coin = { $seat } lays a coin on { $apprentice } in row { $row }, column { $column }.
wk-event-hired = { $coins ->
    [0] { $seat } hires { $apprentice } from row { $row }, column { $column }.
   *[other] { $seat } hires { $apprentice } from row { $row }, column { $column }, and takes { $coins } silver with the card.
}
wk-event-dismissed = { $seat } dismisses { $apprentice }, and the card goes under the pile.
wk-event-refilled = { $apprentice } comes into row { $row } of the Workshop.
wk-event-slid = Row { $row } of the Workshop slides to the left, and no card is left to fill it.
wk-event-took-taxes = { $seat } takes { $silver } silver from the Tax Stand.
wk-event-captured = { $workers ->
    [one] { $seat } captures { $workers } worker of { $owner } at the { $location }.
   *[other] { $seat } captures { $workers } workers of { $owner } at the { $location }.
}
wk-event-rounded-up = { $workers ->
    [one] { $seat } takes { $workers } worker of their own back from the { $location }.
   *[other] { $seat } takes { $workers } workers of their own back from the { $location }.
}
wk-event-imprisoned = { $workers ->
    [one] { $seat } sends { $workers } worker of { $owner } to Prison.
   *[other] { $seat } sends { $workers } workers of { $owner } to Prison.
}
wk-event-released = { $workers ->
    [one] { $seat } releases { $workers } worker from Prison.
   *[other] { $seat } releases { $workers } workers from Prison.
}
wk-event-ransomed = { $seat } ransoms { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} from { $holder }{ $by ->
    [silver] { " " }for silver
    [debt] { " " }for a debt
   *[free] { " " }at no cost
}.
wk-event-constructed = { $seat } constructs the { $building }.
wk-event-advanced = { $seat } advances to level { $level } of the Cathedral.
wk-event-rewarded = { $seat } turns a card up: { $reward }.
wk-event-no-reward = { $seat } finds no Reward card left.
wk-event-declined = { $seat } does without what the { $building } offers.
wk-event-reset-began = The Black Market is reset.
wk-event-jailed = A worker of { $seat } goes from the { $location } to Prison.
wk-event-turned = { $card } is turned: on its right the Black Market now offers { $goods }.
wk-event-reshuffled = The right pile of the Black Market is shuffled and becomes the left one.
wk-event-shown = On its left the Black Market now offers { $goods }.
wk-event-pile-empty = The left pile of the Black Market is empty now.
wk-event-reset-acted = { $acted ->
    [0] { $seat } has workers in Prison: the { $apprentice } brings nothing.
   *[other] { $seat } uses the { $apprentice }.
}
wk-event-end-began = { $seat } has filled the last space of the Guildhall. After this turn everyone has one more.
wk-event-rival-turned = The house rival turns a card: { $location }.
wk-event-rival-turned-market = The house rival turns a card: Black Market.
wk-event-rival-skipped = { $location }: the house rival cannot go there and turns another card.
wk-event-rival-skipped-market = Black Market: the house rival cannot go there and turns another card.
wk-event-rival-shuffled = The deck of the house rival is shuffled.
wk-event-rival-worked = The work counter of the house rival is at { $work } now.
wk-event-rival-took-back = { $workers ->
    [one] { $seat } takes { $workers } worker back from the { $location }.
   *[other] { $seat } takes { $workers } workers back from the { $location }.
}
wk-event-rival-built = { $seat } takes the top building: { $building }.
wk-event-rival-removed = { $coins ->
    [0] The house rival removes { $apprentice } from the Workshop.
   *[other] The house rival removes { $apprentice } from the Workshop, and { $coins } silver with the card.
}
wk-event-rival-took-reward = The house rival removes a Reward card unseen.
wk-event-rival-emptied = The house rival empties the Tax Stand: { $silver } silver goes to the general supply.
wk-event-rival-idle = { $seat } can do nothing.
wk-event-end-effects = { $debts ->
    [0] { $seat }: after the end-game effects on Virtue { $level }, without a debt.
    [one] { $seat }: after the end-game effects on Virtue { $level }, with { $debts } unpaid debt.
   *[other] { $seat }: after the end-game effects on Virtue { $level }, with { $debts } unpaid debts.
}
wk-event-stopped = { $rounds ->
    [one] The game is stopped after { $rounds } round.
   *[other] The game is stopped after { $rounds } rounds.
}
wk-event-game-over = The game is over.

## Why not

wk-no-over = The game is over.
wk-no-not-asked = Someone else decides now; your turn will come.
wk-no-other-question = That is not an answer to the question asked now.
wk-no-not-dealt = { $building } is not among the cards to choose from.
wk-no-not-looked-at = { $building } is not among the cards that you look at.
wk-no-not-in-hand = You do not have { $building } in your hand.
wk-no-already-chosen = You have chosen { $building } already: choose another card.
wk-no-not-placeable = No one goes to Prison by choice: place your worker somewhere else.
wk-no-empty-tax-stand = There is no silver on the Tax Stand.
wk-no-first-capture = The first capture costs { $price }, and you have { $silver ->
    [nothing] none
   *[other] only { $silver }
}.
wk-no-nothing-at-guardhouse = There is nothing for you to do at the Guardhouse: no worker to send, to release or to ransom, and no debt that you can pay.
wk-no-space-taken = This space is taken by { $seat } until the next reset: { $location }.
wk-no-too-virtuous = At Virtue { $level } the Black Market is closed to you.
wk-no-market-too-dear = This space of the Black Market costs { $price }, and you have { $silver ->
    [nothing] none
   *[other] only { $silver }
}.
wk-no-nothing-to-build = You can neither construct a building of your hand nor advance on the Cathedral, so the Guildhall is closed to you.
wk-no-worker-there = You have no worker at the { $location }.
wk-no-stays-in-guildhall = Workers stay in the Guildhall for the rest of the game.
wk-no-not-from-there = No worker comes back from the { $location } while you have others at open locations.
wk-no-not-from-board = You cannot take a worker back from the board of { $holder }: you have none there, or others at open locations.
wk-no-gold = For gold you need more workers in the Mines.
wk-no-such-trade = This trade takes an apprentice that you do not have: { $apprentice }.
wk-no-trader = { $apprentice } brings no trade.
wk-no-cannot-trade = You do not have the goods for this trade.
wk-no-wrong-mix = That is not the price: it takes { $total } of the goods allowed, no more and no fewer.
wk-no-mix-missing = You do not have so much of these goods.
wk-no-apprentice = There is no apprentice in this space.
wk-no-hire-too-dear = This hire costs { $price } in all, and you have { $silver ->
    [nothing] none
   *[other] only { $silver }
}.
wk-no-must-keep = You look at these cards already: keep one of them.
wk-no-not-hired = You do not have this apprentice: { $apprentice }.
wk-no-must-dismiss = You have chosen whom to hire, and there is no room: choose who goes.
wk-no-nobody-there = There is no worker of { $owner } at the { $location }.
wk-no-too-many-locations = { $most ->
    [one] The captures of this turn come from { $most } location only: stay where you have begun.
   *[other] The captures of this turn come from { $most } locations at most: stay with those where you have captured.
}
wk-no-capture-too-dear = This capture costs { $price }, and you have { $silver ->
    [nothing] none
   *[other] only { $silver }
}.
wk-no-nobody-captured = There is no captured worker on your board.
wk-no-nobody-in-prison = You have no worker in Prison.
wk-no-nobody-held = No one holds any of your workers.
wk-no-ransom-too-dear = A Ransom costs { $price }, and you have { $silver ->
    [nothing] none
   *[other] only { $silver }
}. You could take a debt instead.
wk-no-debt = You have no debt to pay.
wk-no-debt-too-dear = Paying a debt costs { $price }, and you have { $silver ->
    [nothing] none
   *[other] only { $silver }
}.
wk-no-missing-skills = For the { $building } your apprentices do not have what it takes: { $skills }.
wk-no-missing-goods = The { $building } costs { $cost }, and you do not have all of it.
wk-no-too-wicked = At Virtue { $level } the Cathedral is closed to you.
wk-no-top-of-cathedral = You are at the top of the Cathedral.
wk-no-level-full = Level { $level } of the Cathedral is full: someone has to leave it first.
wk-no-advance-too-dear = You do not have the goods for level { $level } of the Cathedral.
wk-no-card-to-discard = You have no building card in hand to discard.
wk-no-too-many-debts = { $most ->
    [0] You can destroy no debt now.
    [one] You can destroy { $most } debt at most.
   *[other] You can destroy { $most } debts at most.
}
wk-no-cannot-act = { $apprentice } cannot act before the others now.
wk-no-too-many-freed = { $most ->
    [0] You can release no one now.
    [one] You can release { $most } worker at most.
   *[other] You can release { $most } workers at most.
}
wk-no-must-place = You have a worker, so you must place it: passing is not possible.
wk-no-not-optional = You cannot do without this: choose one of the answers.
wk-no-must-carry-out = The { $building } stands, so its effect is carried out as far as possible.

## Goods and other things that are counted: 2 …

wk-good-clay = clay
wk-good-wood = wood
wk-good-stone = stone
wk-good-gold = gold
wk-good-marble = marble
wk-good-silver = silver

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
wk-sheet-amounts = { $goods }

## What cards and boards do

wk-effect-none = No ability.
wk-effect-place-worker = { $location }: a worker placed there brings { $what } more.
wk-effect-trade = One more trade at the King’s Storehouse: { $paid } for { $what }.
wk-effect-tax-stand = Tax Stand: a visit also brings { $what }.
wk-effect-tax-stand-virtue = Tax Stand: a visit costs { $what } less.
wk-effect-town-centre = Town Centre: captures cost { $what } less.
wk-effect-market = Black Market: every action also brings { $what }.
wk-effect-market-virtue = Black Market: an action costs { $what } less.
wk-effect-market-silver = Black Market: an action costs { $what } less.
wk-effect-debt-paid = A debt paid also brings { $what }.
wk-effect-cathedral = An advance on the Cathedral also brings { $what }.
wk-effect-reset = Black Market reset: gain { $what }.
wk-effect-reset-free = Black Market reset: with no worker in Prison, gain { $what }.
wk-effect-reset-release = { $count ->
    [one] Black Market reset: you may release { $count } worker from Prison.
   *[other] Black Market reset: you may release up to { $count } workers from Prison.
}
wk-effect-gain = At once: { $what }.
wk-effect-gain-choice = At once, one of two:
wk-effect-option = { $what }.
wk-effect-gain-per = { $per ->
    [one] At once: { $what } for each of these: { $of }.
   *[other] At once: { $what } for every { $per } of these: { $of }.
}
wk-effect-hire-free = { $count ->
    [one] At once: hire { $count } apprentice of any column at no cost.
   *[other] At once: hire { $count } apprentices of any column at no cost.
}
wk-effect-capture-free = { $count ->
    [one] At once: make { $count } capture at no cost.
   *[other] At once: make { $count } captures at no cost.
}
wk-effect-choice = At once, one of two:
wk-effect-act-capture = { $count ->
    [one] { $count } capture at no cost.
   *[other] { $count } captures at no cost.
}
wk-effect-act-ransom = A Ransom at no cost.
wk-effect-take-debt = { $count ->
    [one] At once: take { $count } unpaid debt.
   *[other] At once: take { $count } unpaid debts.
}
wk-effect-destroy-debt = { $count ->
    [one] At once: destroy { $count } unpaid debt.
   *[other] At once: destroy { $count } unpaid debts.
}
wk-effect-release = At once: release all your workers from Prison.
wk-effect-discard-for = { $cards ->
    [one] At once: discard { $cards } building card of your hand for { $what }.
   *[other] At once: discard { $cards } building cards of your hand for { $what }.
}
wk-effect-all-gain = At once: every player, you included, gains { $what }.
wk-effect-all-lose = { $threshold ->
    [one] At once: every player, you included, with a worker in Prison loses { $what }.
   *[other] At once: every player, you included, with { $threshold } or more workers in Prison loses { $what }.
}
wk-effect-vp-per = { $per ->
    [one] At the end: { $vp } VP for each of these: { $of }.
   *[other] At the end: { $vp } VP for every { $per } of these: { $of }.
}
wk-effect-vp-most = At the end: { $vp } VP if you have more of these than anyone else: { $of }.
wk-effect-vp-no-debt = At the end: { $vp } VP with no unpaid debt.
wk-effect-debt-delta = At the end: { $delta } VP for each of your unpaid debts.
wk-effect-virtue-per = { $per ->
    [one] At the end: { $what } for each of these: { $of }.
   *[other] At the end: { $what } for every { $per } of these: { $of }.
}
wk-effect-virtue-most = At the end: { $what } if you have more of these than anyone else: { $of }.
wk-effect-lose-virtue = At the end: lose { $what }.
wk-effect-small = Small side: { $goods }.
wk-effect-large = Large side: { $goods }.
wk-effect-start = Start: { $silver }, Virtue { $virtue }, { $prison } of the workers in Prison.
wk-effect-start-with = Start with { $what }.
wk-effect-gold-marble = Gold and marble are one and the same resource.
wk-effect-ignore-tax = Ignores { $what } of every cost.
wk-effect-no-discard = No building card is discarded for the Cathedral.
wk-effect-workshop = A hire in the Workshop costs { $what } less; up to { $limit } apprentices.

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
wk-advice-q2 = Does the limit of locations bind the captures of the Fortress? The card help speaks for it; here it does not bind them. (WK-Q2)
wk-advice-q3 = Is a card turned in the reset that finds the left Black Market pile empty? (WK-Q3)
wk-advice-q4 = May a worker be placed where it can do nothing? Here it may not, except on resources and at the Storehouse. (WK-Q4)
wk-advice-q5 = When may apprentices be discarded? Here it is only for a hire at the limit. (WK-Q5)
wk-advice-q6 = Who begins with side 2 of the boards, and with which silver? Here the highest Virtue begins, with the silver of the board. (WK-Q6)
wk-advice-q7 = May immediate effects of buildings be declined? Here they are carried out as far as possible, as the rulebook has it. (WK-Q7)
wk-advice-q8 = Does one pay for the Cathedral before the discard, or after it? Here it is before. (WK-Q8)
wk-advice-q9 = The official opponent of a single player is not known; the house rival stands in for it. (WK-Q9)
wk-advice-q10 = How many Guildhall columns and Reward cards are there for one player? Here there are as many as for two. (WK-Q10)

## What a preview counts: these words stand before a number

goods-clay = clay
goods-wood = wood
goods-stone = stone
goods-gold = gold
goods-marble = marble
goods-silver = silver
goods-virtue = virtue
goods-workers = free workers
goods-cards = building cards
goods-debts = debts

## Headings of the score sheet, and what decided a tie

score-buildings = Buildings
score-effects = Effects of buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid debts
score-gold = Gold
score-marble = Marble
score-silver = Silver
score-prison = Workers in Prison

tie-virtue = the higher Virtue
tie-silver = more silver

## Configurations that do not work

wk-setup-players = The game is for { $least } to { $most } players, not for { $players }.
wk-setup-first = Seat { $seat } cannot begin: the number of seats is { $players }, and they are counted from 0.
wk-setup-first-boards = With side 2 of the player boards the highest Virtue begins: leave out who is first.
wk-setup-boards-count = Each player needs one board: the list has { $boards }, and there { $players ->
    [one] is { $players } player
   *[other] are { $players } players
}.
wk-setup-board-unknown = There is no player board called “{ $board }”; there are: { $known }.
wk-setup-board-twice = The player board “{ $board }” can be used only once.

## States that cannot be: $why is one of the clauses that follow

wk-load-apprentice = there is no apprentice with this id
wk-load-apprentice-limit = the player has more apprentices than are allowed
wk-load-apprentices = the cards of this apprentice must be as many as in the box
wk-load-board = there is no player board with this id
wk-load-boards = either all players use side 2 of a board, or none does
wk-load-building = there is no building with this id
wk-load-buildings = every building must be somewhere: in the pile, in a hand, in a packet or constructed
wk-load-cathedral = this level of the Cathedral has no room for so many markers
wk-load-draft = building cards are drafted before the first turn, and until then nothing else has happened
wk-load-held = captured workers are listed by seat, and no one holds their own
wk-load-last-turns = the last turns begin exactly when the Guildhall is full, and only they bring workers beside it
wk-load-leaving = cards leave only the hand of the player whose turn it is, and only while discards are being chosen
wk-load-location = there is no open location with this id
wk-load-marble = for this board gold and marble are one number, kept as gold
wk-load-market = the two piles of the Black Market must have all cards together
wk-load-market-card = there is no Black Market card with this id
wk-load-market-workers = the Black Market has three spaces
wk-load-over = a game is over exactly when its last turn has been played and “pending” is an empty list
wk-load-packet = in the draft, packets and hands have as many cards as the picks so far leave; after it there are no packets
wk-load-passed = these cards cannot have been passed on in the draft and be where they are now
wk-load-pick = the card picked is not in the packet
wk-load-pile-by = it must name a seat, or no one, for every card of the pile, and no one put the upper ones there
wk-load-reset = a reset is triggered only during an action, and a full Black Market is always emptied in the same turn
wk-load-reward = there is no Reward card with this id
wk-load-rewards = there are more Reward cards than in the box or in the pile for so many players
wk-load-rival = the house rival has no goods, no hand, no apprentices and no player board
wk-load-rival-deck = the deck of the house rival has no such card, or not so many of it
wk-load-rival-turn = a game cannot begin with the turn of the house rival
wk-load-turn = the number of the turn does not fit whose turn it is and who began
wk-load-workers = each player’s workers on boards and in the supply must be as many as in the box
wk-load-workshop = the Workshop has two rows of four apprentices, and a space is free only until it is refilled

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

## The board in a terminal

wk-sketch-line = { $label }: { $text }
wk-sketch-clay = Cl
wk-sketch-wood = Wo
wk-sketch-stone = St
wk-sketch-gold = Go
wk-sketch-marble = Ma
wk-sketch-silver = $
wk-sketch-tax = Tx
wk-sketch-virtue = Vi
wk-sketch-debt = De
wk-sketch-card = Ca
wk-sketch-points = VP
wk-sketch-prison = Pr
wk-sketch-carpentry = C
wk-sketch-tiling = T
wk-sketch-masonry = M
wk-sketch-cathedral = Cathedral
wk-sketch-workers = Workers
wk-sketch-next = Next worker of { $mark }
wk-sketch-trades = { $count ->
    [one] { $count } trade
   *[other] { $count } trades
}
wk-sketch-hire-or-draw = { $columns ->
    [one] hire 1 / { $cards }
   *[other] hire 1-{ $columns } / { $cards }
}
wk-sketch-captures = { $count ->
    [one] { $count } capture: { $first }
   *[other] { $count } captures: { $first }, { $next }
}
wk-sketch-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
wk-sketch-hire-or-look = hire / { $keep } of { $cards }{ wk-sketch-card }
wk-sketch-in-prison = ! { $threshold }+ { $loss }, most { $debt }
wk-sketch-guard = imprison { $imprison } each, release, ransom { $silver } or { $debt }, debt { $pay }
wk-sketch-guildhall = { $name } { $filled }/{ $spaces }
wk-sketch-last-turns = LAST TURNS: { $count }
wk-sketch-cathedral-from = { $name } ({ wk-sketch-virtue } { $virtue }+)
wk-sketch-pile-buildings = Building pile { $count }
wk-sketch-pile-rewards = Reward cards { $count }
wk-sketch-pile-market = Black Market { $left } | { $right }
wk-sketch-no-market = no Black Market
wk-sketch-hire = { $price } to hire, { $coin } on each card skipped; pile { $pile }
wk-sketch-trade = trade { $trade }
wk-sketch-at-market = Black Market { $help }
wk-sketch-at-payment = debt paid { $gain }
wk-sketch-at-cathedral = Cathedral { $gain }
wk-sketch-at-reset = reset: { $gain }
wk-sketch-at-reset-none = reset, { wk-sketch-prison } 0: { $gain }
wk-sketch-at-reset-free = reset: frees 0-{ $count }
wk-sketch-at-end = end: { $effect }
wk-sketch-tax-less = Tax Stand { $count }{ wk-sketch-virtue } less
wk-sketch-market-less = Market { $count }{ wk-sketch-virtue } less
wk-sketch-hire-free = { $count ->
    [one] { $count } free hire
   *[other] { $count } free hires
}
wk-sketch-capture-free = { $count ->
    [one] { $count } free capture
   *[other] { $count } free captures
}
wk-sketch-ransom-free = free ransom
wk-sketch-destroy = destroys { $count }{ wk-sketch-debt }
wk-sketch-release = frees your { wk-sketch-prison }
wk-sketch-all = all players { $gain }
wk-sketch-all-lose = all with { wk-sketch-prison } { $threshold }+: { $loss }
wk-sketch-no-debt = { $what } with no { wk-sketch-debt }
wk-sketch-per = { $what } per { $of }
wk-sketch-most = { $what } for most { $of }
wk-sketch-of-paid = paid { wk-sketch-debt }
wk-sketch-of-captured = captured
wk-sketch-of-building = building
wk-sketch-of-apprentice = apprentice { $skill }
wk-sketch-no-discard = Cathedral without a discard
wk-sketch-cheap-hire = hire { $discount }, up to { $limit } apprentices
wk-sketch-head-cathedral = Cath
wk-sketch-head-supply = Free
wk-sketch-head-held = Captured
wk-sketch-rival = House rival
wk-sketch-work = work { $work }/{ $threshold }, deck { $deck }
wk-sketch-packet = Draft: keep 1
wk-sketch-looked = Cards looked at
wk-sketch-hand = Hand { $count } (limit { $limit })
wk-sketch-legend-codes = Tx tax coin   VP victory points   De unpaid debts (1+2: and 2 paid)   Ca building cards   Pr own workers in Prison
wk-sketch-legend-signs = # filled   ! reset   X end   * can be built now   > chosen

## What can be chosen for a game

wk-option-boards = Player board
wk-option-boards-help = Characters begin with goods of their own and have an ability; the highest Virtue begins.
wk-option-boards-side-1 = the same for all
wk-option-boards-dealt = characters, dealt at random
wk-option-conspirator = A Conspirator takes 1 silver off
wk-option-conspirator-visit = each visit
wk-option-conspirator-each = each further capture
wk-option-fortress = The limit of locations binds the Fortress
wk-option-black-market = A card is turned though the Black Market pile is empty
wk-option-effects-optional = Effects of buildings may be declined

## What there is to say about pieces and places

wk-help-yield = A worker placed there brings { $per } for each of your workers there, the new one included.
wk-help-yield-base = A worker placed there brings { $base }, and { $per } more for each of your workers there, the new one included.
wk-help-yield-each = Or { $per } for every { $workers } of your workers there; the two are not mixed.
wk-help-others = Workers of others never change what you get.
wk-help-trades = For each of your workers there you may make one trade, one after the other.
wk-help-trade = Open to everyone: { $pay } for { $gain }.
wk-help-hire = Hire an apprentice for { $price }: from as many columns as you have workers there, counted from the left. { $coin } on each card skipped takes you one column further.
wk-help-draw = Or draw { $base }, and { $per } more for every { $workers } of your workers there.
wk-help-captures = For each of your workers there you may capture all workers of one player at one location: the first time for { $first }, then for { $next } each.
wk-help-capture-places = With 1 to 3 players the captures of a turn may come from { $few } locations, with 4 or 5 from { $many }.
wk-help-tax-stand = Take all the silver that lies there, and lose { $loss }. Without silver it is closed.
wk-help-tax = Tax coins of all prices come here.
wk-help-guardhouse = For each of your workers there you may take one action; any of them may be repeated.
wk-help-imprison = Send all workers that you have captured to Prison, for { $gain } each.
wk-help-release = Release all your workers from Prison.
wk-help-ransom = Ransom all your workers from the boards of others, for { $price }, or for { $debt } and a loss of { $loss }.
wk-help-settle = Pay a debt: { $price } for { $gain }.
wk-help-market-cost = There is room for one worker, who pays { $price } and loses { $loss }.
wk-help-market-small = It brings what the small card on the left pile shows; without a card, { $printed }.
wk-help-market-large = It brings what the large card on the right pile shows; without a card, { $printed }.
wk-help-market-middle = Hire any open apprentice at no cost, or look at { $draw } and keep { $keep }.
wk-help-market-closed = With Virtue { $level } or more it is closed to you.
wk-help-market-reset = When all three spaces are taken, the Black Market is reset: the workers go to Prison and a card is turned.
wk-help-guildhall = A worker there constructs a building of your hand or advances on the Cathedral, and stays to the end of the game.
wk-help-guildhall-signs = A moon marks a space that resets the Black Market. When the space with the flag is filled, everyone has one last turn.
wk-help-prison = No one is placed here: workers come by the Guardhouse and by a Black Market reset.
wk-help-prison-reset = At a reset, players with { $threshold } or more workers here lose { $loss }, and the player with the most takes { $debt }.
wk-help-prison-end = At the end every { $workers } of your workers here cost 1 VP.
wk-help-cathedral = To advance by a level you need Virtue { $virtue } or more and a free space there. You pay the cost and put a building card of your hand under the pile.
wk-help-cathedral-level = Level { $level }: { $cost }; { $vp } VP.
wk-help-cathedral-reward = Each advance turns up a Reward card; if none is left, it brings { $gain }. At the end only your own level counts.
wk-help-skills = Skills: { $skills }.
wk-help-no-skills = It asks for no skill.
wk-help-virtue-hired = Virtue { $change } when hired.
wk-help-virtue-built = Virtue { $change } when constructed.
wk-help-cost = Costs { $cost }; { $vp } VP.
wk-help-reward = If you turn it up on the Cathedral, you gain { $gain }.
wk-side-1 = Player board, side 1
wk-help-side-1 = Side 1 is the same for all: Virtue { $virtue }, { $workers }, and silver by the order of turns.
wk-help-limits = You may have { $apprentices } apprentices, and keep { $cards } in hand at the end of your turn.
wk-help-rival = This opponent is our own, not the official one, and decides nothing: its errands bring it work, and every { $work } work put one of its workers in the Guildhall.
wk-help-zone-tax = In every price you ignore { $tax }.
wk-help-zone-cathedral = The Cathedral is closed to you.
wk-help-zone-market = The Black Market is closed to you.
wk-help-zone-open = Cathedral and Black Market are both open to you.
wk-help-zone-below = For each virtue you would lose below { $level }, you take a debt.
wk-help-zone-above = For each virtue beyond { $level } you may destroy an unpaid debt.
wk-help-material = It pays for buildings, for trades and for the Cathedral.
wk-help-material-vp = Each one left at the end is worth { $vp } VP.
wk-help-silver = It pays for hires, captures, the Black Market and debts. A red coin in a price is tax: it goes to the Tax Stand.
wk-help-silver-vp = At the end every { $silver } silver are worth 1 VP.
wk-help-debt = An unpaid debt costs { $vp } VP at the end, a paid one nothing. Debts are paid at the Guardhouse.
wk-help-worker = Everyone has { $count }. Workers stay where they are until they are captured or their location is emptied.
wk-help-captured = Captured workers stand on the board of the player who captured them until they are ransomed or sent to Prison.
wk-help-building-cards = Building cards come from the Workshop, are constructed in the Guildhall and pay for the Cathedral. { $limit } stay in your hand at the end of your turn.
wk-help-zone = Virtue { $levels }
wk-help-zone-worth = Level { $level }: { $vp } VP at the end.
wk-chapter-places = Locations
wk-chapter-virtue = Virtue track
wk-chapter-apprentices = Apprentices
wk-chapter-buildings = Buildings
wk-chapter-market = Black Market cards
wk-chapter-rewards = Reward cards
wk-chapter-boards = Player boards
wk-chapter-terms = Goods and other things
wk-power-gold-marble = { $name }: gold and marble are one good
wk-power-market = { $name }: { $gain } with every action at the Black Market
wk-power-ignore-tax = { $name }: ignores { $tax } tax more in every price
wk-power-no-discard = { $name }: no card goes under the pile for the Cathedral
wk-power-workshop = { $name }: hires for { $less } less, up to { $limit } apprentices
