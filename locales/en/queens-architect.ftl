# Queen’s Architect. A row of the billboard is counted from the top, a position from the start position of a tile.

## What the game is called

game-queens-architect = Queen’s Architect

## What kind of word an action text wants: “…” should be …

qa-word-character = a craftsman such as “glazier_1”
qa-word-guild = a guild such as “glazier”
qa-word-place = a location such as “v3”
qa-word-row = a row of the billboard, from 1 (top) to 6 (bottom)
qa-word-spaces = a number of spaces such as “2”
qa-word-turns = a number of positions, from 0 to 5
qa-word-bonds = a number of bonds such as “2”
qa-word-steps = a number of steps such as “2”

## Questions. The capital is the one place whose name wants an article

qa-ask-nothing = There is nothing to decide.
qa-ask-pick = Choose a starting craftsman. The numbers are the performances, from the first job to the last.
qa-ask-turn = { $talers ->
    [one] Do you rotate { $character }? Each position brings { $talers } taler and leaves one job less.
   *[other] Do you rotate { $character }? Each position brings { $talers } talers and leaves one job less.
}
qa-ask-advance = Your turn: the architect stands on “{ $action }”. How far do you move?
qa-ask-labor = Day laborer: do you take the income?
qa-ask-icons = { $talers ->
    [one] Which craftsman with the day-laborer icon do you rotate, for { $talers } taler each? It counts as a job.
   *[other] Which craftsman with the day-laborer icon do you rotate, for { $talers } talers each? It counts as a job.
}
qa-ask-hire = { $talers ->
    [one] Whom do you hire? You have { $talers } taler.
   *[other] Whom do you hire? You have { $talers } talers.
}
qa-ask-bonus-hire = { $talers ->
    [one] The town offers you an additional hire. Whom do you hire? You have { $talers } taler.
   *[other] The town offers you an additional hire. Whom do you hire? You have { $talers } talers.
}
qa-ask-fire = Your band is full. Who leaves the game, to make room for { $character }?
qa-ask-money = What do you want from the moneychanger? { $bonds ->
    [0] You have no bonds; with some, you could redeem { $most ->
        [one] only one in one visit
       *[other] up to { $most } in one visit
    }.
    [one] You have one bond; { $most ->
        [one] only one can be redeemed in one visit
       *[other] up to { $most } can be redeemed in one visit
    }.
   *[other] You have { $bonds } bonds; { $most ->
        [one] only one can be redeemed in one visit
       *[other] up to { $most } can be redeemed in one visit
    }.
}
qa-ask-travel = Where do you travel? In brackets are the guilds demanded there. Your carriage is in { $place ->
    [Capital] the capital
   *[other] { $place }
}, and you have { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
}.
qa-ask-tavern = Tavern: do you go in?
qa-ask-rest = { $count ->
    [0] Which guild do you send to the saloon? Its craftsmen rotate back one position. You have { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }.
    [one] Which other guild do you send to the saloon? Its craftsmen rotate back one position. For the one you have sent you owe { $fee ->
        [one] { $fee } taler
       *[other] { $fee } talers
    }, and you have { $talers }.
   *[other] Which other guild do you send to the saloon? Its craftsmen rotate back one position. For the { $count } you have sent you owe { $fee ->
        [one] { $fee } taler
       *[other] { $fee } talers
    }, and you have { $talers }.
}
qa-ask-construct = What do you do in { $place ->
    [Capital] the capital
   *[other] { $place }
}? Your band has a total performance of { $sum }.
qa-ask-repair = { $count ->
    [one] Who else helps with the repairs? So far one craftsman brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Who else helps with the repairs? So far { $count } craftsmen bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
qa-ask-spend = { $points ->
    [one] You have { $points } appreciation point. How many steps do you take? What is left becomes bonds.
   *[other] You have { $points } appreciation points. How many steps do you take? What is left becomes bonds.
}

## Answers, as lines of a numbered list

qa-do-take = { $icon ->
    [0] Take { $character }: { $numbers }, repair { $repair }
   *[other] Take { $character }: { $numbers }, repair { $repair }, day-laborer icon
}
qa-do-turn = { $positions ->
    [0] Leave the tile as it is
    [one] Rotate it by { $positions } position for { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
   *[other] Rotate it by { $positions } positions for { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
}
qa-do-advance = { $spaces ->
    [one] Move { $spaces } space: { $action }
   *[other] Move { $spaces } spaces: { $action }
}{ $idle ->
    [0] { "" }
   *[other] { " " }(nothing possible there now)
}
qa-do-earn = { $talers ->
    [one] Take the income: { $talers } taler
   *[other] Take the income: { $talers } talers
}
qa-do-labor = { $talers ->
    [one] Rotate { $character } for { $talers } taler
   *[other] Rotate { $character } for { $talers } talers
}
qa-do-labor-last = { $talers ->
    [one] Rotate { $character } for { $talers } taler: the last job, then out of the game
   *[other] Rotate { $character } for { $talers } talers: the last job, then out of the game
}
qa-do-hire = Hire { $character } for { $price ->
    [one] { $price } taler
   *[other] { $price } talers
}: performance { $performance }, { $jobs ->
    [one] { $jobs } job
   *[other] { $jobs } jobs
}
qa-do-hire-nobody = Hire from row { $row }
qa-do-fire = Fire { $character }: performance { $performance }, { $jobs ->
    [one] { $jobs } job left
   *[other] { $jobs } jobs left
}
qa-do-confidence = { $bonds ->
    [0] Gain confidence
    [one] Gain confidence: up to { $bonds } bond in each later visit
   *[other] Gain confidence: up to { $bonds } bonds in each later visit
}
qa-do-redeem = Redeem { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
} for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
}
qa-do-travel = { $spaces ->
    [0] To { $place } ({ $guilds })
    [one] To { $place }: { $spaces } space, { $price ->
        [0] free
        [one] { $price } taler
       *[other] { $price } talers
    } ({ $guilds })
   *[other] To { $place }: { $spaces } spaces, { $price ->
        [0] free
        [one] { $price } taler
       *[other] { $price } talers
    } ({ $guilds })
}
qa-do-travel-capital = { $spaces ->
    [0] To the capital
    [one] To the capital: { $spaces } space, { $price ->
        [0] free
        [one] { $price } taler
       *[other] { $price } talers
    }
   *[other] To the capital: { $spaces } spaces, { $price ->
        [0] free
        [one] { $price } taler
       *[other] { $price } talers
    }
}
qa-do-tavern = Go in: dormitory to entrance, saloon to dormitory; then send guilds
qa-do-rest = Send to the saloon: { $guild } (fee then { $fee ->
    [one] { $fee } taler
   *[other] { $fee } talers
})
qa-do-rest-done = { $fee ->
    [0] That is all: nothing to pay
    [one] That is all: pay { $fee } taler
   *[other] That is all: pay { $fee } talers
}
qa-do-build = Construct a building ({ $place }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $talers ->
    [0] { "" }
    [one] { " " }and { $talers } taler
   *[other] { " " }and { $talers } talers
}{ $hire ->
    [0] { "" }
   *[other] { " " }and an additional hire
}
qa-do-repair = Assign { $character } to repairs: { $value ->
    [one] { $value } point
   *[other] { $value } points
}{ $last ->
    [0] { "" }
   *[other] { " " }(the last job, then out of the game)
}
qa-do-repair-done = { $points ->
    [one] That is all: repairs for { $points } point
   *[other] That is all: repairs for { $points } points
}
qa-do-palace = Contribute to the palace with a total performance of { $sum }
qa-do-steps = { $steps ->
    [0] Take no step
    [one] Take { $steps } step for { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
   *[other] Take { $steps } steps for { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
}{ $bonds ->
    [0] { "" }
    [one] , { $bonds } bond
   *[other] , { $bonds } bonds
}{ $lost ->
    [0] { "" }
    [one] , { $lost } point lost
   *[other] , { $lost } points lost
}
qa-do-done = Leave it at that
qa-do-forfeit = Forfeit the action
qa-do-forfeit-bonus = Do without the additional hire

## What happened, for the log

qa-event-pick-began = Now { $seat } chooses a starting craftsman.
qa-event-took = { $seat } takes { $character }.
qa-event-turned-for-talers = { $seat } rotates { $character } by { $position ->
    [one] { $position } position
   *[other] { $position } positions
} for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
}.
qa-event-nothing-to-take = { $seat } has all characters on display already and takes none.
qa-event-left-on-display = No one could take { $character }: the tile leaves the game.
qa-event-turn-began = Round { $round }, turn { $turn }: { $seat }.
qa-event-advanced = { $spaces ->
    [one] { $seat } moves the architect { $spaces } space: { $action }.
   *[other] { $seat } moves the architect { $spaces } spaces: { $action }.
}
qa-event-forfeited = { $forced ->
    [0] { $seat } forfeits the action: { $action }.
   *[other] { $seat } can do nothing there: { $action }.
}
qa-event-bonus-forfeited = { $seat } does without the additional hire.
qa-event-labored = { $craftsmen ->
    [0] { $seat } has no craftsmen and earns nothing.
    [one] { $seat } earns { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    } with { $craftsmen } craftsman.
   *[other] { $seat } earns { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    } with { $craftsmen } craftsmen.
}
qa-event-earned = { $talers ->
    [one] { $seat } gets { $talers } taler for rotating { $character }.
   *[other] { $seat } gets { $talers } talers for rotating { $character }.
}
qa-event-town-paid = { $talers ->
    [one] { $seat } gets { $talers } taler from the town of { $place }.
   *[other] { $seat } gets { $talers } talers from the town of { $place }.
}
qa-event-fired = { $seat } fires { $character }, and the tile leaves the game.
qa-event-hired = { $price ->
    [one] { $seat } hires { $character } from row { $row } for { $price } taler.
   *[other] { $seat } hires { $character } from row { $row } for { $price } talers.
}
qa-event-price-moved = { $price ->
    [one] The top row of the billboard now costs { $price } taler.
   *[other] The top row of the billboard now costs { $price } talers.
}
qa-event-displaced = No one wanted { $character } at the lowest price: the tile leaves the game.
qa-event-moved-up = The tiles of the billboard move up.
qa-event-revealed = { $character } comes onto row { $row } of the billboard.
qa-event-gained-confidence = { $bonds ->
    [one] { $seat } gains confidence and may now redeem up to { $bonds } bond in one visit.
   *[other] { $seat } gains confidence and may now redeem up to { $bonds } bonds in one visit.
}
qa-event-redeemed = { $seat } redeems { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
} for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
}.
qa-event-traveled = { $spaces ->
    [0] { $seat } stays with the carriage where it is.
   *[other] { $seat } travels from { $from ->
        [Capital] the capital
       *[other] { $from }
    } to { $place ->
        [Capital] the capital
       *[other] { $place }
    }: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, { $price ->
        [0] free
        [one] { $price } taler
       *[other] { $price } talers
    }.
}
qa-event-tavern-moved = { $seat } goes to the tavern: the dormitory moves to the entrance, the saloon to the dormitory.
qa-event-sent = { $seat } sends to the saloon: { $guild }.
qa-event-paid-fee = { $seat } pays { $fee ->
    [one] { $fee } taler
   *[other] { $fee } talers
} for { $count ->
    [one] { $count } guild
   *[other] { $count } guilds
}.
qa-event-turned-back = { $seat }’s { $character } has rested and rotates back to performance { $performance }.
qa-event-built = { $seat } builds in { $place }: total performance { $sum }{ $deduction ->
    [0] { "" }
   *[other] , site −{ $deduction }
}{ $bonus ->
    [0] { "" }
   *[other] , bonus +{ $bonus }
}. That brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $limit ->
    [0] { "" }
   *[other] { " " }The limit of { $limit } cuts off the rest.
}
qa-event-assigned = { $value ->
    [one] { $seat } assigns { $character } to repairs: { $value } point.
   *[other] { $seat } assigns { $character } to repairs: { $value } points.
}
qa-event-repaired = { $points ->
    [one] { $seat } repairs for { $points } point.
   *[other] { $seat } repairs for { $points } points.
}
qa-event-stepped = { $steps ->
    [one] { $seat } takes { $steps } step on the appreciation track, to space { $space }.
   *[other] { $seat } takes { $steps } steps on the appreciation track, to space { $space }.
}
qa-event-took-bonds = { $bonds ->
    [0] The supply has no bonds left: { $seat } loses { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }.
    [one] { $seat } takes { $bonds } bond{ $lost ->
        [0] .
        [one] ; the supply has no more, and { $lost } point is lost.
       *[other] ; the supply has no more, and { $lost } points are lost.
    }
   *[other] { $seat } takes { $bonds } bonds{ $lost ->
        [0] .
        [one] ; the supply has no more, and { $lost } point is lost.
       *[other] ; the supply has no more, and { $lost } points are lost.
    }
}
qa-event-turned = { $seat }’s { $character } has worked and rotates to performance { $performance }.
qa-event-dropped-out = { $seat }’s { $character } has done the last job and leaves the game.
qa-event-contributed = { $seat } contributes to the palace with a total performance of { $sum }. The game ends with this round.
qa-event-stopped = { $rounds ->
    [one] The game is stopped after { $rounds } round.
   *[other] The game is stopped after { $rounds } rounds.
}
qa-event-game-over = The game is over.

## Why not

qa-no-over = The game is over.
qa-no-not-asked = Someone else decides now; your turn will come.
qa-no-other-question = That is not an answer to the question asked now.
qa-no-must-move = The architect may not stay. Move first; the action you reach can be forfeited.
qa-no-such-move = The architect moves { $least } to { $most } spaces, and only clockwise.
qa-no-not-on-display = { $character } is not on display: choose one of the starting craftsmen that are.
qa-no-taken-character = You have { $character } already, and no one has a character twice: choose another one.
qa-no-past-arrow = { $most ->
    [one] A tile is not rotated past its drop-out arrow: { $most } position is the most here.
   *[other] A tile is not rotated past its drop-out arrow: { $most } positions are the most here.
}
qa-no-not-in-band = { $character } is not in your band.
qa-no-icon = { $character } has no day-laborer icon, and only craftsmen with the icon are rotated for talers.
qa-no-already-turned = You have rotated { $character } already, and each craftsman is rotated only once in an action.
qa-no-empty-row = Row { $row } of the billboard is empty: choose one with a craftsman.
qa-no-cannot-pay = { $talers ->
    [0] That costs { $price ->
        [one] { $price } taler
       *[other] { $price } talers
    }, and you have none.
   *[other] That costs { $price ->
        [one] { $price } taler
       *[other] { $price } talers
    }, and you have only { $talers }.
}
qa-no-same-character = You have { $character } already, and no one has a character twice. With a full band, you could fire the one you have.
qa-no-must-fire-same = You are hiring { $character } again, so the one you have must go.
qa-no-must-fire = You have chosen whom to hire, and your band is full: now choose whom to fire.
qa-no-top-confidence = Your figure is already at the top of the moneychanger track: redeem bonds, or forfeit the action.
qa-no-bonds = You have no bonds to redeem. Points that you do not spend on steps become bonds.
qa-no-too-many-bonds = { $most ->
    [one] You can redeem at most { $most } bond now: not more than you have, and not more than the space of your figure on the moneychanger track shows.
   *[other] You can redeem at most { $most } bonds now: not more than you have, and not more than the space of your figure on the moneychanger track shows.
}
qa-no-other-side = The location “{ $place }” is on the other side of the board, and that side is not in play.
qa-no-same-place = Your carriage is in { $place ->
    [Capital] the capital
   *[other] { $place }
} already. Travel somewhere else, or forfeit the action to stay.
qa-no-too-far = It is more than { $most ->
    [one] { $most } space
   *[other] { $most } spaces
} to { $place ->
    [Capital] the capital
   *[other] { $place }
}, and no trip is longer than that. It takes several trips.
qa-no-nobody-to-send = In this game a visit to the tavern needs at least one guild to send, and you have none to send or cannot pay for one.
qa-no-must-send = In this game a visit to the tavern needs at least one guild: choose one to send.
qa-no-already-sent = This guild is in the saloon already: { $guild }. Choose another one.
qa-no-asleep = This guild sleeps in the dormitory: { $guild }. You can send it again on your next visit to the tavern.
qa-no-in-capital = In the capital nothing is built but the palace. To construct a building, travel to another location.
qa-no-already-built = You have a building in { $place } already, and only one is allowed in each location. Repairs are still possible.
qa-no-marker = You have no building marker left. Repairs are still possible.
qa-no-missing-guilds = Your band lacks what is demanded here: { $guilds }. Hire first; repairs are possible without.
qa-no-same-guild = Craftsmen at repairs are all of different guilds, and one of this guild is assigned already: { $guild }.
qa-no-already-assigned = { $character } is assigned already: choose someone else.
qa-no-not-at-palace = { $left ->
    [one] You are still { $left } step away from the end of the appreciation track, and only from there can you contribute to the palace.
   *[other] You are still { $left } steps away from the end of the appreciation track, and only from there can you contribute to the palace.
}
qa-no-not-in-capital = The palace is built in the capital, and your carriage is elsewhere: travel there first.
qa-no-too-weak = Your band has a total performance of { $sum }, and the palace needs { $wanted }. Hire craftsmen, or let guilds rest in the tavern.
qa-no-must-contribute = You can contribute to the palace, and in this game you must if you can.
qa-no-too-many-steps = { $points ->
    [one] So many steps cost more than your { $points } point: each step costs the token of the space it leads to.
   *[other] So many steps cost more than your { $points } points: each step costs the token of the space it leads to.
}
qa-no-end-of-track = The appreciation track ends before that: choose fewer steps.
qa-no-must-spend = First say what becomes of your points: “steps 0” makes bonds of them all.

## The table of tiles, and what to look at first in it

qa-sheet-performance = Performance
qa-sheet-repair = Repair
qa-sheet-tiles = Tiles (!)
qa-sheet-guild = Guild: { $guild }.
qa-sheet-laborer = Day-laborer icon.
qa-sheet-demand = Demand: { $guilds }.
qa-bonus-appreciation = { $points ->
    [one] Bonus: +{ $points } appreciation point.
   *[other] Bonus: +{ $points } appreciation points.
}
qa-bonus-talers = { $count ->
    [one] Bonus: { $count } taler.
   *[other] Bonus: { $count } talers.
}
qa-bonus-hire = Bonus: an additional hire.

qa-advice-all-faces = The faces of all { $count } characters are reconstructed: the six numbers, the repair value and the day-laborer icon. Compare them with your tiles and correct [[character]].
qa-advice-faces = { $count ->
    [one] The face of one character is reconstructed: { $characters }. Compare the six numbers, the repair value and the day-laborer icon with your tiles and correct [[character]].
   *[other] The faces of { $count } characters are reconstructed: { $characters }. Compare the six numbers, the repair values and the day-laborer icons with your tiles and correct [[character]].
}
qa-advice-copies = How many tiles each character has, and how many of them bear “!” on the back, is reconstructed. Count yours and correct copies and starting_copies in [[character]].
qa-advice-demands = { $count ->
    [one] The guilds or the bonus of one demand tile are reconstructed. Compare them with your tile and correct [[demand]].
   *[other] The guilds or bonuses of { $count } demand tiles are reconstructed. Compare them with your tiles and correct [[demand]].
}
qa-advice-boards = { $count ->
    [one] The locations, roads or building sites of one side of the board are reconstructed. Compare them with your board and correct [[board]] and [[board.location]].
   *[other] The locations, roads or building sites of { $count } sides of the board are reconstructed. Compare them with your board and correct [[board]] and [[board.location]].
}
qa-advice-scale = The right end of the price scale is reconstructed; here it is { $last }. Look at your board and correct values in [price_scale].
qa-advice-star = The order of the action star is not certain; here, clockwise from the top, it is { $order }. If yours is different, correct order in [action_star]; in any case, take order_alternative out once you have looked.
qa-advice-track = { $count ->
    [one] The appreciation track has { $count } space for tokens here, and it is not certain that this holds for both sides of the board. If yours has more or fewer, correct token_spaces in [appreciation_track].
   *[other] The appreciation track has { $count } spaces for tokens here, and it is not certain that this holds for both sides of the board. If yours has more or fewer, correct token_spaces in [appreciation_track].
}

## The terminal board. The markers are those left, the band is its total performance

qa-sketch-line = { $label }: { $text }
qa-sketch-billboard = Billboard (pile: { $pile })
qa-sketch-price = Top price: { $scale }
qa-sketch-track = Appreciation track
qa-sketch-bonds = Bonds in the supply: { $bonds }
qa-sketch-palace = Palace from { $sum }
qa-sketch-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
qa-sketch-talers = { $count ->
    [one] { $count } taler
   *[other] { $count } talers
}
qa-sketch-legend-places = 20 points at most   * guild in your band   RB builders   -4 next site
qa-sketch-display = Starting craftsmen on display
qa-sketch-player = { $action }, talers { $talers }, bonds { $bonds } (redeems { $redeems }), markers { $markers }, band { $sum }
qa-sketch-legend-craftsmen = 4·3·0 performance now and after each job   (2) repair   $ day-laborer icon

## What a preview counts: these words stand before a number

goods-talers = talers
goods-bonds = bonds
goods-craftsmen = craftsmen
goods-performance = performance

## Headings of the score sheet, and what decided a tie

score-track = Appreciation track
score-palace = Palace

tie-band = the total performance of the band

## Configurations that do not work

qa-setup-players = The game is for { $least } to { $most } players, not for { $players }.
qa-setup-first = Seat { $seat } cannot begin: there are { $players } seats, counted from 0.

## States that cannot be: $why is one of the clauses that follow

qa-load-billboard = the billboard has six spaces, and empty ones are at the bottom and only when the pile is empty
qa-load-bonds = the bonds of players and supply must be those of the box
qa-load-builders = there are more builders than building sites
qa-load-character = there is no craftsman with this id
qa-load-demand = there is no such demand tile for a location of this type
qa-load-draft = starting craftsmen are chosen before the first turn, and until then nothing else has happened
qa-load-first = before the first turn it must be said who begins
qa-load-guild = there is no guild with this id
qa-load-markers = a player has more buildings than building markers
qa-load-not-in-band = this craftsman is not in the band of the player whose turn it is
qa-load-notches = an action star has only six notches
qa-load-over = a game is over exactly when its last round has been played and “pending” is an empty list
qa-load-palace = a player who has contributed to the palace did so in this round, meets its conditions and has exactly this sum
qa-load-pile = the pile has too many tiles, or its starting craftsmen are not on top
qa-load-place = this side of the board has no location with this id
qa-load-places = every location but the capital needs its demand tile
qa-load-position = the position is past the drop-out arrow
qa-load-removed = the tiles out of the game must be exactly those that are nowhere else
qa-load-tiles = there are more tiles of a character than in the box
qa-load-track = the track needs a token of the box on each of its spaces
qa-load-turn = the number of the turn does not fit whose turn it is and who began

## Faults of a data file

qa-edition-action-once = { $count ->
    [0] “{ $action }” is missing: each action has one space of the star.
   *[other] “{ $action }” stands here { $count } times: each action has one space of the star.
}
qa-edition-board-twice = Another side of the board is for { $players } players already.
qa-edition-capital = A side of the board has exactly one capital, and this one has { $count }.
qa-edition-coin = There are coins of 1 and of 3 talers, but none of { $value }.
qa-edition-count-bonds = The box counts { $wanted } bonds, and this says { $count }.
qa-edition-count-coins = The box counts { $wanted } coins of { $value }, and the file describes { $count }.
qa-edition-count-craftsmen = The box counts { $wanted } craftsmen, and the copies of all characters in the file add up to { $count }.
qa-edition-count-demands = The box counts { $wanted } demand tiles, and the file describes { $count }.
qa-edition-count-guild = Each guild has { $wanted } craftsmen, and the copies of the characters of “{ $guild }” add up to { $count }.
qa-edition-count-monasteries = The box counts { $wanted } demand tiles for monasteries, and the file describes { $count }.
qa-edition-count-starters = The box counts { $wanted } starting craftsmen, and the starting copies of all characters in the file add up to { $count }.
qa-edition-count-tokens = The box counts { $wanted } appreciation tokens, and the file describes { $count }.
qa-edition-count-towns = The box counts { $wanted } demand tiles for towns, and the file describes { $count }.
qa-edition-count-villages = The box counts { $wanted } demand tiles for villages, and the file describes { $count }.
qa-edition-disagrees = { $value } does not agree with { $other }, which makes it { $wanted }.
qa-edition-display = With { $players } players, two starting craftsmen for each are on display: say { $wanted }, not { $value }.
qa-edition-draw-pile = With { $players } players, the draw pile has the { $wanted } tiles that are neither on the billboard nor on display, not { $value }.
qa-edition-dropout = The drop-out arrow is at { $value }, but row { $row } of the billboard starts a craftsman at { $start }, past the arrow.
qa-edition-falls = These numbers may not go down, and { $value } comes after { $before }.
qa-edition-few-demands = This side needs { $wanted } demand tiles with type = "{ $type }", and the file describes { $count }.
qa-edition-few-sites = Up to { $players } players build on this side, and the number of building sites is only { $count }.
qa-edition-few-starters = With { $players } players, billboard and display need { $wanted } starting craftsmen, and there are { $count }.
qa-edition-fixed = The rules know only { $wanted } here, not { $value }.
qa-edition-general-sites = This list must be the same as on the board “{ $board }”, the one for four players: { $wanted }.
qa-edition-guild-twice = The guild “{ $guild }” is on this tile already.
qa-edition-guilds = There are { $wanted } guilds, and the file describes { $count }.
qa-edition-length = The number of entries must be from { $least } to { $most }, and here it is { $count }.
qa-edition-no-board = No side of the board is for { $players } players.
qa-edition-no-bonus = Every town gives a bonus, and this one has none.
qa-edition-no-word = There is no row with the id “{ $id }”.
qa-edition-rgb = “{ $text }” is not a color: write # and six digits from 0 to f.
qa-edition-road-ends = A road has two ends, and this one has { $count }.
qa-edition-road-loop = This road leads from “{ $place }” back to the same location.
qa-edition-road-nowhere = This road leads nowhere: this side of the board has no location “{ $place }”.
qa-edition-road-twice = There is a road between “{ $from }” and “{ $to }” already.
qa-edition-row = The rows stand in order from the top: this is row { $wanted }, not { $value }.
qa-edition-row-price = Only the top row has the price scale: here the price is a number of talers.
qa-edition-rows = The billboard has { $wanted } rows, and the file describes { $count }.
qa-edition-ruling = There are no rules for { $ruling } = true: say false.
qa-edition-scale-step = Each price of the scale is 1 less than the one before: after { $before } comes { $wanted }, not { $value }.
qa-edition-site-order = Building sites stand in order, the best first: { $value } cannot come after { $before }.
qa-edition-star-top = Architects start on the top space, which is "construct", not “{ $action }”.
qa-edition-too-many = There is room for { $most } of these, and this is one too many.
qa-edition-top-price = The price of the top row is on the price scale: say "scale".
qa-edition-town-bonus = Only towns give a bonus: leave it out.
qa-edition-unknown-action = There is no action “{ $action }”. The actions are { $known }.
qa-edition-unknown-bonus = There is no bonus “{ $type }”. The bonuses are { $known }.
qa-edition-unknown-guild = There is no guild “{ $guild }” in this file.
qa-edition-unknown-type = “{ $type }” does not fit here. The types are { $known }.
qa-edition-unknown-word = “{ $id }” does not fit here. The ids are { $known }.
qa-edition-unreachable = No road leads from the capital to “{ $place }”, not even by way of other locations.

## What can be chosen for a game

qa-option-price-marker-forfeited = The price marker moves when a hire is forfeited
qa-option-town-hire-price = The hire of a town moves the price marker
qa-option-town-hire-timing = The hire of a town comes
qa-option-timing-after = after the band has rotated
qa-option-timing-before = before the band rotates
qa-option-town-hire-rotated = The craftsman hired in a town rotates as well
qa-option-bonds-limited = Bonds are limited to the supply
qa-option-travel-zero = Staying where one is counts as a trip
qa-option-tavern-zero = A tavern action may send no one
qa-option-palace-optional = The palace may be left for later

## What there is to say about pieces and places

qa-help-palace-title = To build the palace
qa-help-token-title = Appreciation token { $points }
qa-help-faces = Performance from the first job to the last: { $numbers }.
qa-help-repair = At repairs: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
qa-help-icon = On “{ $action }” the tile can be rotated one position for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
}; that counts as a job.
qa-help-copies = There are { $count } such tiles, among them { $starters ->
    [one] { $starters } starting craftsman
   *[other] { $starters } starting craftsmen
}.
qa-help-members = Its characters: { $names }.
qa-help-rest = Sent to the saloon, your craftsmen of this guild rotate back one position. On your next visit the guild sleeps in the dormitory; after that it can be sent again.
qa-help-construct = Construct a building, do repairs with one to { $most } craftsmen, or contribute to the palace.
qa-help-construct-2 = For a building the whole band works: its performances, less what the site takes off, are your points, up to the limit of the location. Then the band rotates.
qa-help-day-laborer = The income is { $income ->
    [one] { $income } taler
   *[other] { $income } talers
} for every two craftsmen, rounded up. Each craftsman with the icon can be rotated one position for { $talers } more.
qa-help-hire = Hire one craftsman of the billboard for the price of the row. The lower the row, the cheaper, and the fewer jobs are left. With six craftsmen you fire one first.
qa-help-moneychanger = Move your figure up one space on the moneychanger track, or redeem bonds for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
} each, up to the number at the figure.
qa-help-travel = Move your carriage along the roads. Trips of 1 to { $most } spaces cost { $costs } talers.
qa-help-tavern = First the dormitory goes to the entrance and the saloon to the dormitory. Then you may send guilds from the entrance to the saloon: 1 to { $most } guilds cost { $costs } talers, and their craftsmen rotate back one position.
qa-help-move = The architect moves { $least } to { $most } spaces clockwise; the action can be forfeited.
qa-help-limit = { $type }: a building brings at most { $points } points.
qa-help-demand = The demand tile shows { $count } guilds, and your band needs them all.
qa-help-sites = The sites of the first to the last builder take off { $sites }. Each player builds here only once.
qa-help-bonus = The demand tile gives a bonus besides: points, talers or an additional hire.
qa-help-band = To build here you need a craftsman of each of these guilds; the rest of the band works, too.
qa-help-token = A step onto the space of this token costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
qa-help-tokens = { $count } of the { $all } tokens in the box have this value.
qa-help-need-track = Your figure is on the last space of the appreciation track.
qa-help-need-capital = Your carriage is in the capital.
qa-help-need-performance = The performances of your band add up to at least { $sum }.
qa-help-need-construct = Your architect stops on “{ $action }”.
qa-help-taler = Talers pay for hires, trips and the tavern. Day labor, redeemed bonds and some towns bring them.
qa-help-bond = Each point that you do not spend on steps becomes a bond. The moneychanger redeems bonds for { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
} each.
qa-help-building-marker = Each building takes one of your { $count } markers.
qa-help-price-scale = The marker shows the price of the top row. It moves on when another row is hired, and goes back to { $first } when the top row is hired. Where it cannot move on, the top tile leaves the game.
qa-help-moneychanger-figure = Its space shows how many bonds you may redeem in one visit: { $least } at the bottom, { $most } at the top.
qa-help-entrance = Guilds at the entrance can be sent to the saloon.
qa-help-saloon = Guilds just sent are here. On your next visit to the tavern they go to the dormitory.
qa-help-dormitory = Guilds in the dormitory cannot be sent. On your next visit to the tavern they go to the entrance first.
qa-help-palace = If you meet all four conditions, you may contribute to the palace with the performance of your band. The game ends with that round, and the highest contribution wins.
qa-chapter-craftsmen = Craftsmen
qa-chapter-guilds = Guilds
qa-chapter-actions = Action star
qa-chapter-places = Locations
qa-chapter-demands = Demand tiles
qa-chapter-tokens = Appreciation tokens
qa-chapter-conditions = Conditions of the palace
qa-chapter-things = Other things
