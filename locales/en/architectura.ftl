# Architectura. A space is written street:column, such as 1:4.

## What the game is called

game-architectura = Architectura

## Directions of a turn, which stand inside other sentences

ar-turn-cw = clockwise
ar-turn-ccw = counterclockwise

## What kind of word an action text wants: “…” should be …

ar-word-card = a card such as “library”
ar-word-space = a space such as “1:4” (street 1, column 4)
ar-word-direction = “cw” (clockwise) or “ccw” (counterclockwise)

## Questions

ar-ask-nothing = There is nothing to decide.
ar-ask-decks = { $left ->
    [0] Choose your deck. You have no exchange left: answer ready, and the deck stays as it is.
    [one] Choose your deck. You have one exchange left: make it, or keep the deck as it is.
   *[other] Choose your deck. You have { $left } exchanges left: make one, or keep the deck as it is.
}
ar-ask-turn = Your turn: play a card.
ar-ask-pay = { $left ->
    [one] To pay for the { $card }, remove one card from the game.
   *[other] To pay for the { $card }, remove { $left } cards from the game, one after the other.
}
ar-ask-compare = Your { $card } on { $at } is protected. Does the card you have just played affect it, or do you spare it?
ar-ask-strike = Your protected { $card } on { $at } is in the line of fire. Do you let it be destroyed, or do you spare it?
ar-ask-escape = The { $card } on { $at } is about to be destroyed. Move it to another space, or let it be destroyed.
ar-ask-to = Where does the { $card } from { $at } go?
ar-ask-replay = The { $card } is back in your hand. Which other card do you play on { $at }?
ar-ask-lay = Choose a card of your hand to lay face down; it counts as destroyed.
ar-ask-rotate = { $left ->
    [one] { $card }: which card do you rotate by one step?
   *[other] { $card }: which card do you rotate? You may rotate up to { $left }, one step each.
}
ar-ask-rotate-each = { $card }: which card do you rotate? At most one of each player, one step each.
ar-ask-swap = { $card }: which two adjacent cards change places?
ar-ask-destroy = { $card }: which adjacent card do you destroy?
ar-ask-protect = { $card }: which of your cards gets a protection token?
ar-ask-move = { $card }: which of your cards do you move?
ar-ask-rebuild = { $card }: which of your destroyed cards do you rebuild?
ar-ask-cycle = { $card }: which card of your hand goes under your deck? You draw another one for it.
ar-ask-reserve = { $card }: which space do you reserve with a token?
ar-ask-copy = { $card }: which effect do you copy? Afterwards the { $card } leaves the game.
ar-ask-return = { $card }: which of your cards do you take back, to play another one in its place?

## Answers, as lines of a numbered list

ar-do-exchange = Take the { $card } in place of the { $give }
ar-do-ready = Keep the deck as it is
ar-do-play = Play the { $card } on { $at }
ar-do-play-front = Play the { $card } in front of you
ar-do-remove = Remove the { $card } from the game because you cannot pay for it
ar-do-mulligan = New hand: put your whole hand under your deck and draw as many cards again
ar-do-search = Put the { $card } under your deck, take out the card that you may search for, and shuffle
ar-do-pay = Pay with the { $card }
ar-do-affect = Let it happen
ar-do-spare = Spare it
ar-do-turn = Rotate { $owner }’s { $card } on { $at } { $turn }
ar-do-space = Space { $at }
ar-do-swap = Swap { $owner }’s { $card } on { $at } with { $other_owner }’s { $other } on { $other_at }
ar-do-destroy = Destroy { $owner }’s { $card } on { $at }
ar-do-protect = Protect { $owner }’s { $card } on { $at }
ar-do-move = Move { $owner }’s { $card } away from { $at }
ar-do-to = Move it to { $at }
ar-do-rebuild = Rebuild { $owner }’s { $card } on { $at }
ar-do-cycle = Put the { $card } under your deck and draw a card
ar-do-reserve = Reserve { $at }
ar-do-copy = Copy the effect of the { $card }
ar-do-return = Take { $owner }’s { $card } on { $at } back to the hand
ar-do-lay = Lay the { $card } face down on { $at }
ar-do-lay-beside = Lay the { $card } face down beside your Cemetery
ar-do-fall = Let it be destroyed
ar-do-pass = Leave it at that

## What happened, for the log

ar-event-exchanged = { $seat } takes the { $card } into the deck in place of the { $given }.
ar-event-deck-ready = { $seat } has chosen a deck.
ar-event-deck-shown = { $count ->
    [0] { $seat } plays with the basic deck.
    [one] { $seat } exchanges one card. In: { $taken }. Out: { $given }.
   *[other] { $seat } exchanges { $count } cards. In: { $taken }. Out: { $given }.
}
ar-event-dealt = { $count ->
    [one] The decks are shuffled, and everyone draws one card.
   *[other] The decks are shuffled, and everyone draws { $count } cards.
}
ar-event-turn-began = Turn { $turn }: { $seat }.
ar-event-asked = Now { $seat } decides.
ar-event-skipped = { $seat } cannot play any card and is skipped.
ar-event-mulligan = { $count ->
    [0] { $seat } takes a new hand with no card in hand.
    [one] { $seat } takes a new hand: the one card in hand goes under the deck, and one is drawn.
   *[other] { $seat } takes a new hand: the { $count } cards in hand go under the deck, and as many are drawn.
}
ar-event-buried = { $seat } puts the { $card } under the deck.
ar-event-buried-hidden = { $seat } puts a hand card under the deck.
ar-event-searched = { $seat } searches the deck, takes the { $card } and shuffles.
ar-event-announced = { $seat } announces the { $card } for { $at } and has to pay first.
ar-event-played = { $seat } plays the { $card } on { $at }, worth { $value }.
ar-event-played-front = { $seat } plays the { $card } outside the city.
ar-event-removed = { $seat }’s { $card } leaves the game.
ar-event-paid = { $seat } pays with the { $card }, which leaves the game.
ar-event-spared = { $owner } spares the { $card } on { $at }.
ar-event-turned = { $owner }’s { $card } on { $at } rotates { $turn } and is now worth { $value }.
ar-event-destroyed = { $owner }’s { $card } on { $at } is destroyed.
ar-event-gathered = { $owner }’s { $card } on { $at } is destroyed and goes beside the Cemetery.
ar-event-moved = { $owner }’s { $card } moves from { $from } to { $at }.
ar-event-swapped = The cards on { $at } and { $other } change places.
ar-event-protected = { $seat } protects the card on { $at } with a token.
ar-event-reserved = { $seat } reserves { $at } with a token.
ar-event-token-back = { $seat } takes the token on { $at } back.
ar-event-rebuilt = { $owner }’s { $card } on { $at } is rebuilt.
ar-event-hand-limit = { $seat } now has a hand limit of { $limit } cards.
ar-event-copied = { $seat } copies the effect of the { $card }.
ar-event-returned = { $seat } takes the { $card } on { $at } back to the hand.
ar-event-laid = { $seat } lays the { $card } face down on { $at }.
ar-event-laid-beside = { $seat } lays the { $card } face down beside the Cemetery.
ar-event-drew = { $count ->
    [one] { $seat } draws one card: { $cards }.
   *[other] { $seat } draws { $count } cards: { $cards }.
}
ar-event-drew-hidden = { $count ->
    [one] { $seat } draws one card.
   *[other] { $seat } draws { $count } cards.
}
ar-event-game-over = No one can play any more: the game is over.

## Why not

ar-no-over = The game is over.
ar-no-not-asked = Someone else decides now; your turn will come.
ar-no-other-question = That is not an answer to the question asked now.
ar-no-not-in-hand = You do not have the { $card } in your hand.
ar-no-outside-city = The city of this game does not reach as far as { $at }.
ar-no-space-taken = A card stands face up on { $at }. Choose an empty space, or one whose card lies face down.
ar-no-left-neighbor = To the left of { $at } there would be nothing, and streets grow from left to right.
ar-no-nearest-street = An empty first space is eligible in one street only, the lowest-numbered one without cards; { $at } is not in that street.
ar-no-reserved-space = { $owner } has reserved { $at } with a token, and no one else may use that space.
ar-no-third-in-row = Played on { $at }, your card would stand in a row of { $run } or more of your color, and only an effect may bring that about. Choose another space.
ar-no-goes-in-front = The { $card } takes no space in the city: play it in front of you.
ar-no-goes-in-city = The { $card } stands in the city: choose a space for it.
ar-no-cannot-pay = { $cost ->
    [one] The { $card } costs one other card, and you have none to give. Play another card, or remove the { $card } itself.
   *[other] The { $card } costs { $cost } other cards, and you do not have that many. Play another card, or remove the { $card } itself.
}
ar-no-must-pay = You can pay for the { $card }, so it is not removed: play it, or play another card.
ar-no-nothing-to-remove = Only a card that you cannot pay for may be removed, and the { $card } is not such a card.
ar-no-open-space = No space is eligible for you, so the { $card } stays in your hand.
ar-no-mulligan-used = You have had your new hand already.
ar-no-search-too-late = You can search your deck only at the start of your first turn, before anything else.
ar-no-nothing-to-search = Your deck holds no card that you may search for.
ar-no-not-payable = You cannot pay with the { $card } here: choose another card.
ar-no-must-act = This effect must be carried out as long as it can do something: choose what it does.
ar-no-copy-must-act = A copied effect has to do something: choose what it does.
ar-no-card = There is no card on { $at }.
ar-no-face-down = The card on { $at } lies face down, and this effect needs one that is face up.
ar-no-not-face-down = The card on { $at } stands face up, and only a destroyed card can be rebuilt.
ar-no-not-yours = The card on { $at } is not yours, and this effect is for your own cards only.
ar-no-protected = An opponent protects the card on { $at }, so your cards cannot touch it.
ar-no-one-sided = The card on { $at } has a value on one side only, so it cannot be rotated.
ar-no-not-adjacent = The card on { $at } is not adjacent. Adjacent are the next spaces left and right in the same street, and the same column of the next streets.
ar-no-not-neighbors = { $at } and { $other } are not adjacent: only neighboring cards of one street or one column change places.
ar-no-already-turned = You have rotated the card on { $at } already, and each card rotates only once.
ar-no-player-served = You have rotated one of { $owner }’s cards already, and one of each player is the most.
ar-no-already-protected = The card on { $at } is protected already.
ar-no-token = You have no free token left.
ar-no-nowhere-to-go = The card on { $at } has nowhere to go: without it, no other space would be eligible.
ar-no-same-space = The card comes from { $at }: choose another space.
ar-no-reserved-twice = Your token lies on { $at } already.
ar-no-not-in-city = There is no face-up { $card } in the city.
ar-no-not-instant = The { $card } has no effect at the moment it is played, and only effects of that moment can be copied.
ar-no-copies-copier = The { $card } copies others and cannot be copied itself.
ar-no-would-do-nothing = The effect of the { $card } would do nothing here, so it cannot be copied.
ar-no-copier-stays = The card on { $at } is the one that copies, so it cannot be taken back.
ar-no-nothing-to-replay = You have no other card in hand to play in its place.
ar-no-another-card = You have just taken the { $card } back: play another card.
ar-no-other-space = Play the card on { $at }, the space that has become free.
ar-no-cannot-replay = The { $card } cannot be played here: it stands outside the city, or you cannot pay for it.
ar-no-lays-beside = You have a Cemetery, so the card goes beside it and takes no space.
ar-no-lays-in-city = You have no Cemetery, so the card goes into the city: choose a space for it.
ar-no-not-in-set = The { $card } is not among your additional cards.
ar-no-exchanged = The { $card } is in your deck already.
ar-no-given-away = The { $card } has left your deck already: choose another card for the exchange.
ar-no-does-not-replace = The { $card } cannot replace the { $give }: it replaces a card with the same basic value, or the one that its text names.
ar-no-exchange-left = { $limit ->
    [0] No exchange is allowed in this game.
    [one] Only one exchange is allowed, and you have made it.
   *[other] Only { $limit } exchanges are allowed, and you have made them all.
}

## Card texts

ar-effect-cost = { $count ->
    [one] To play this card, remove one other card of your hand from the game; if you cannot, this card is removed itself.
   *[other] To play this card, remove { $count } other cards of your hand from the game; if you cannot, this card is removed itself.
}
ar-effect-cost-beside = { $count ->
    [one] To play this card, remove one other card from the game, from your hand or from beside your Cemetery; if you cannot, this card is removed itself.
   *[other] To play this card, remove { $count } other cards from the game, from your hand, from beside your Cemetery or from both; if you cannot, this card is removed itself.
}
ar-effect-off-city = Play this card in front of you, outside the city.
ar-effect-divert = From then on, your cards that are destroyed go face down beside it and cannot be rebuilt.
ar-effect-search = At the start of your first turn you may put one card of your hand under your deck, search the deck for the { $card }, take it and shuffle.
ar-effect-escape = When this card is about to be destroyed, you may move it to another eligible space instead.
ar-effect-hand-limit = Your hand limit rises to { $limit } for the rest of the game.
ar-effect-rotate-own = { $count ->
    [one] You may rotate one of your cards by one step.
   *[other] You may rotate up to { $count } of your cards, one step each.
}
ar-effect-rotate-any = { $count ->
    [one] You may rotate one card of any player by one step.
   *[other] You may rotate up to { $count } cards of any players, one step each.
}
ar-effect-rotate-own-adjacent = { $count ->
    [one] You may rotate one of your adjacent cards by one step.
   *[other] You may rotate up to { $count } of your adjacent cards, one step each.
}
ar-effect-rotate-any-adjacent = { $count ->
    [one] You may rotate one adjacent card by one step.
   *[other] You may rotate up to { $count } adjacent cards, one step each.
}
ar-effect-rotate-each = You may rotate one card of each player by one step, one of your own included.
ar-effect-swap-any = You may let two face-up cards that are adjacent to each other change places.
ar-effect-swap-own = You may let two of your face-up cards that are adjacent to each other change places.
ar-effect-destroy = Destroy one adjacent card.
ar-effect-may-destroy = You may destroy one adjacent card.
ar-effect-protect = Put one of your protection tokens on one of your cards.
ar-effect-may-protect = You may put one of your protection tokens on one of your cards.
ar-effect-move = You may move one of your face-up cards to another eligible space.
ar-effect-rebuild = You may rebuild one of your destroyed cards, unless it is covered.
ar-effect-cycle = You may put one card of your hand under your deck and draw another one.
ar-effect-reserve = Put one of your protection tokens on an eligible space: no one else may use it.
ar-effect-may-reserve = You may put one of your protection tokens on an eligible space: no one else may use it.
ar-effect-copy = You may carry out what one face-up card of the city does when it is played; after that, this card is removed from the game.
ar-effect-lay-down = Clockwise, each opponent lays one card of their hand face down on an eligible space; it counts as destroyed.
ar-effect-replay = You may take one of your face-up cards back to your hand and play another card on its space, with comparison and effect.
ar-effect-destroy-lower = Destroy every card in this street that is worth less than this one, your own included.
ar-effect-per-named = { $points ->
    [one] At the end of the game: { $points } point for each adjacent card of this kind, of any player: { $cards }.
   *[other] At the end of the game: { $points } points for each adjacent card of this kind, of any player: { $cards }.
}
ar-effect-per-named-own = { $points ->
    [one] At the end of the game: { $points } point for each of your adjacent cards of this kind: { $cards }.
   *[other] At the end of the game: { $points } points for each of your adjacent cards of this kind: { $cards }.
}
ar-effect-per-own = { $points ->
    [one] At the end of the game: { $points } point for each of your adjacent cards.
   *[other] At the end of the game: { $points } points for each of your adjacent cards.
}
ar-effect-if-named = { $points ->
    [one] At the end of the game: { $points } point if a card of this kind is adjacent, of any player: { $cards }.
   *[other] At the end of the game: { $points } points if a card of this kind is adjacent, of any player: { $cards }.
}
ar-effect-if-named-own = { $points ->
    [one] At the end of the game: { $points } point if one of your cards of this kind is adjacent: { $cards }.
   *[other] At the end of the game: { $points } points if one of your cards of this kind is adjacent: { $cards }.
}
ar-effect-per-beside = { $points ->
    [one] At the end of the game: { $points } point for each card beside this one.
   *[other] At the end of the game: { $points } points for each card beside this one.
}
ar-effect-protected = This card is protected from the start, without a token.
ar-effect-none = This card has no effect.

## The table of cards, and what to look at first in it

sheet-effect = Effect
ar-sheet-set = Kind
ar-sheet-sides = Values
ar-sheet-source = Source of the values
ar-set-basic = basic
ar-set-additional = additional

ar-advice-sides = { $card } (sides { $sides }) looks as if its sides had been read the wrong way round: they are read clockwise from the top, and a rotation clockwise, which brings the left side to the top, should make the card go up.
ar-advice-basic = { $count ->
    [one] The values of one basic card are reconstructed: { $cards }.
   *[other] The values of { $count } basic cards are reconstructed: { $cards }.
}
ar-advice-additional = { $count ->
    [one] The values of one additional card are reconstructed: { $cards }.
   *[other] The values of { $count } additional cards are reconstructed: { $cards }.
}

## The terminal board

ar-sketch-legend = = worked out   * protected   ## destroyed   +1 cards below   o reserved
ar-sketch-line = { $label }: { $text }
ar-sketch-player = score { $score }, hand { $hand } (limit { $limit }), deck { $deck }, free tokens { $tokens }
ar-sketch-hand = Hand
ar-sketch-front = In front
ar-sketch-beside = Beside the Cemetery
ar-sketch-removed = Out of the game

## What a preview counts: these words stand before a number

goods-hand = hand
goods-deck = deck
goods-tokens = free tokens
goods-in-city = in the city

## Headings of the score sheet, and what decided a tie; the card in brackets is an example

score-values = Values of the cards
score-adjacent-own = Own cards next door (Park)
score-adjacent-named = Certain cards next door (Villa)
score-adjacent-any = A certain card next door (Statue)
score-cemetery = Cards beside the Cemetery

tie-cards = more cards on the table
tie-lowest = the lowest card on the table

## What can be chosen for a game

ar-option-variant = Variant
ar-variant-basic = basic game
ar-variant-advanced = advanced game, with exchanges
ar-option-sets = Additional cards
ar-sets-by-color = each color its own
ar-sets-uniform = the same for all
ar-option-exchanges = Exchanges
ar-exchanges-all = all six
ar-exchanges-die = a die decides
ar-help-variant = In the advanced game everyone may take additional cards into their deck before it begins.
ar-help-sets = Which six additional cards each player may choose from.
ar-help-exchanges = How many cards everyone may exchange at most.
ar-option-colors = Color

## Configurations that do not work

ar-setup-players = The game is for { $least } to { $most } players, not for { $players }.
ar-setup-first = Seat { $seat } cannot begin: there are { $players } seats, counted from 0.
ar-setup-color = “{ $color }” is not a color of this game, or it was named twice. The colors are red, blue, green and yellow.
ar-setup-colors = Name { $players } colors, one for each player.
ar-setup-basic = “exchanges” and “sets” belong to the advanced game: leave them out, or set “variant” to “advanced”.
ar-setup-exchanges = The number of exchanges goes from 0 to { $most }, and { $count } is too many; “die” rolls for it.

## States that cannot be: $why is one of the clauses that follow

ar-load-beside = cards lie beside a Cemetery only where one has been played
ar-load-card = there is no card with this id
ar-load-choosing = while decks are chosen, nothing has been dealt or built, and no one has made more exchanges than agreed
ar-load-color = each seat has a color of its own, one of red, blue, green and yellow
ar-load-conserve = the cards of each seat must make up a deck that the rules allow, with every card in one place only
ar-load-covered = a card below another one lies face down and shows no side
ar-load-empty-space = a space with neither cards nor a token is left out
ar-load-exchange = the cards taken cannot have been exchanged for the cards given
ar-load-front = only a card that is played outside the city can lie there
ar-load-layers = the layers must add up to the deck, and none may be empty
ar-load-not-choosing = “taken” and “given” are for the time when decks are chosen
ar-load-over = a game is over exactly when “pending” is an empty list and no one can play
ar-load-reserved = a space whose card is face up cannot be reserved
ar-load-shown = a shown card must be in the hand or the deck of its seat
ar-load-side = a side is a number from 0 to 3, and always 0 on a card that cannot be rotated
ar-load-space = this is not a space of the city; a space is written such as 1:4
ar-load-tokens = there are too many tokens, or one lies on a card that takes none

## Faults of a data file

edition-base = “base” must be the first of the sides, “{ $top }”.
edition-basic-count = The box counts { $wanted } basic cards for each color, and the file describes { $count }.
edition-basic-replaces = A basic card replaces nothing: leave “replaces” out.
edition-colors = The colors are { $wanted }, each once and in this order.
edition-compulsory = The effect “{ $tag }” leaves no choice: say optional = false.
edition-off-city = A card that is laid outside the city can have no price and no effect when played.
edition-one-effect = A card can have only one effect of this kind.
edition-optional = The effect “{ $tag }” is a choice: say optional = true.
edition-cost = The price is 1 to 6 cards, and its sources must include "hand".
edition-end-game = end_game must be true if an effect of the card has timing = "end_game", and false if none has.
edition-mixed-sides = The sides of a card are all plain numbers, all X or all N.
edition-no-set = The color “{ $color }” has no set of additional cards.
edition-not-additional = “{ $card }” is not an additional card of this file.
edition-only-one = Only one card may have the effect “{ $tag }”.
edition-params = The parameters do not fit the effect: { $text }.
edition-replaces = It replaces no basic card: give the id of one, or say "same_base" if there is one with the same base.
edition-set-count = { $wanted ->
    [one] The set must have exactly one card.
   *[other] The set must have exactly { $wanted } different cards.
}
edition-sides = A card has values on all four sides or on the first one only.
edition-source-extra = There is a source for “{ $field }”, but the card has no such field.
edition-timing = The effect “{ $tag }” needs timing = "{ $wanted }".
edition-too-many = There is room for { $most } different cards, and this is one too many.
edition-two-on-play = A card may have only one effect with timing = "on_play".
edition-unknown-card = There is no card with the id “{ $card }”.
edition-value = “{ $text }” is not a value. Values are numbers from -20 to 40, or X or N, alone or with such a number, as in X-1 and N+2.

## What there is to say about cards, and the headings of their list

ar-chapter-basic = Basic cards
ar-chapter-additional = Additional cards
ar-chapter-things = On the table
ar-help-values = Its values, clockwise from the basic one: { $values }.
ar-help-value = It has one value, { $value }, and cannot be rotated.
ar-help-x = X is the value of the card directly to its left, and 0 if none stands there face up.
ar-help-n = N is the number of its column.
ar-help-same-base = It may replace a basic card with the same basic value.
ar-help-replaces = It may replace the { $card }.
ar-help-token-name = Protection token
ar-help-token = Everyone has { $count }. On a card, it keeps all cards of opponents from affecting that card; on a space, it keeps that space for its owner. Only the effects of cards bring tokens into play.
ar-help-space-name = Space
ar-help-space = A card may be laid on an empty space whose left neighbor is occupied, on the first space of the nearest street without cards, and on a card that lies face down.
ar-help-block-name = Block card
ar-help-block = The block cards number the columns of the city. A card with an N is worth more, the higher the number of its column.
