# What only the web client says of Queen’s Architect. The words of the game itself are those of the
# edition and of `queens-architect.ftl`.

web-game-queens-architect = Queen’s Architect
web-about-queens-architect = Hire craftsmen, walk your architect around the action star, and travel the kingdom until the Queen lets you build her palace.

web-qa-part-star = Star
web-qa-part-map = Map
web-qa-part-billboard = Billboard
web-qa-part-tavern = Tavern
web-qa-performance = performance
web-qa-race-won = { $count ->
    [one] First to contribute to the palace, with a performance of { $goal }.
   *[other] { $count } contributed to the palace; the highest performance is { $goal }.
}
web-qa-race-nobody = No one contributed to the palace: this is only the order.
web-qa-race-there = at the palace, performance { $goal }
web-qa-race-at = { $at ->
    [0] still in front of the track
   *[other] space { $at } of { $of }
}
web-qa-free = free
web-qa-start = start
web-qa-top-price = top row
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
web-qa-most = Most a location pays:
web-qa-roads = Trip of 1–{ $most } costs
web-qa-display = Starting craftsmen
web-qa-need-track = Track { $space } of { $all }
web-qa-need-capital = In the capital
web-qa-need-performance = Performance { $sum }
web-qa-need-action = On “{ $action }”
web-qa-contributed = At the palace:
web-qa-met = (fulfilled)
web-qa-unmet = (not yet)
web-qa-season-spring = Spring
web-qa-season-summer = Summer
web-qa-season-autumn = Autumn
web-qa-season-winter = Winter
web-qa-season-weather = only weather
web-qa-jobs = { $jobs ->
    [one] { $jobs } job left
   *[other] { $jobs } jobs left
}
web-qa-turning = Each job rotates the tile one position. After the job at the red arrow the craftsman leaves.
web-qa-put-aside = Look at the board
web-qa-take-up = Back to the choice
web-qa-enter = Go in
