# Keystone.

## What the game is called

game-keystone = Keystone

## Words in action texts

ks-word-stones = a number of stones, from 1 to 9

## Set-up

ks-setup-players = Keystone is for { $least } to { $most } players, not for { $players }.
ks-setup-first = Player { $seat } cannot begin: there are { $players } players, counted from 0.

## Questions

ks-ask-nothing = There is nothing to decide.
ks-ask-lay = { $left ->
    [one] One stone is missing. How many do you lay?
   *[other] { $left } stones are missing. How many do you lay?
}

## Answers

ks-do-lay = { $stones ->
    [one] Lay one stone
   *[other] Lay { $stones } stones
}{ $last ->
    [1] , the last one among them
   *[0] {""}
}

## What happened

ks-event-turn-began = Turn { $turn }: { $seat }.
ks-event-laid = { $stones ->
    [one] { $seat } lays one stone; { $left } missing.
   *[other] { $seat } lays { $stones } stones; { $left } missing.
}
ks-event-last-stone-laid = { $seat } lays the last stone, for { $points } points more.
ks-event-game-over = The bridge is complete.

## Why not

ks-no-over = The game is over.
ks-no-not-asked = Somebody else decides now; your turn will come.
ks-no-too-many = You can lay at most { $most } stones in a turn.
ks-no-not-left = Only { $left } of the stones are missing.

## Documents

ks-load-too-many = more stones are laid than the bridge has
ks-load-end = the last stone, the open questions and the stones do not fit together

## The board in plain text

part-keystone = bridge
ks-sketch-left = Missing: { $left }
ks-sketch-player = { $mark } { $name }: { $stones }
ks-sheet-count = Pieces

## The reference

ks-chapter-pieces = On the table
ks-help-stones = It is made of { $stones } stones. In your turn you lay one or more, at most { $most }.
ks-help-last = Each stone is a point, and the last one brings { $points } points more.

## Goods and points

goods-ks-stones = stones laid
score-ks-stones = Stones
score-ks-last = The last stone
tie-ks-last = the last stone
