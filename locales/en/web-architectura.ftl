# What only the web client says of Architectura. The words of the game itself are those of the
# edition and of `architectura.ftl`.

web-game-architectura = Architectura
web-about-architectura = Lay square cards along the streets. Each new building weighs itself against its neighbor, which goes up, goes down or is destroyed.

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
web-ar-where = street { $street }, column { $column }
web-ar-space-empty = Empty space, { $place }
web-ar-space-reserved = Space reserved by { $owner }, { $place }
web-ar-space-card = { $card } of { $owner }, worth { $value }, { $place }
web-ar-space-protected = { $card } of { $owner }, worth { $value } and protected, { $place }
web-ar-space-fallen = { $card } of { $owner }, destroyed, { $place }
web-ar-lock-third = too many in a row
web-ar-lock-reserved = reserved
web-ar-turns = { $from } → { $to }
web-ar-falls = { $value } destroyed
web-ar-stays = { $value } stays
web-ar-protected = protected
web-ar-zone-falls = destroyed
web-ar-zone-down = goes down
web-ar-zone-up = goes up
web-ar-ruler = The new card is worth { $fresh }, the one on its left { $left }.
web-ar-ruler-alone = The new card is worth { $fresh }; there is nothing to compare it with.
web-ar-if-built = If { $card } is built here
web-ar-if-done = What this does
web-ar-quiet = No other card changes.
web-ar-choose = Choose a card of your hand.
web-ar-point = Choose a golden space. Each one shows what happens to the card on its left.
web-ar-score = { $from ->
    [one] { $name }: { $from } point before, { $to } after
   *[other] { $name }: { $from } points before, { $to } after
}
web-ar-turn-cw = Clockwise
web-ar-turn-ccw = Counterclockwise
web-ar-front = In front of { $owner }:
web-ar-beside = Beside it:
web-ar-removed = Out of the game:
web-ar-your-deck = Your deck
web-ar-given = Exchanged for others
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
web-ar-fallen = { $count } destroyed
web-ar-hand-seen = Seen in hand:
web-ar-unseen = In hand or deck:
web-ar-taken = Taken in exchange:
