# A first game of Queen’s Architect, guided. The last paragraph of each text says what to do.

lesson-qa-star =
    You are a master builder in the service of the queen. You lead craftsmen from location to location; the one who comes furthest in the queen’s favor, with the best craftsmen, builds her palace and wins.

    On your star sit your craftsmen, your band: the Tailoress and the Bricklayer. Each has a number on every corner, and the one at the hammer is the performance, what they can do now: 5 and 5. You also have 3 talers, the money of this game.

    In your turn your architect walks 1, 2 or 3 spaces clockwise around the star, and you do the action of the space.

    Move 2 spaces, to Hire.
lesson-qa-hire =
    The billboard shows six craftsmen for hire, with their prices. A craftsman who works rotates to the next corner and leaves after the sixth. That is what you pay for: the top one still has six jobs to do, the one at the bottom a single one.

    There are six trades, called guilds. You have a tailor and a bricklayer; a blacksmith would go well with them.

    Hire the Blacksmith in row 4 for your 3 talers: three jobs, and a performance of 4.
lesson-qa-demand =
    On the map are villages, monasteries and towns, where you can build. The tile of a location shows which guilds it demands: you need at least one craftsman of each.

    Look at the monastery of St. Alban, one road from the capital: it demands a blacksmith, a bricklayer and a tailor. That is exactly your band.

    Move the architect 2 spaces, to Travel.
lesson-qa-travel =
    Your carriage stands in the capital. A trip of one space is free, two cost 1 taler, three cost 3, and longer ones soon become expensive.

    Travel to St. Alban.
lesson-qa-construct =
    Your carriage is there, and your band has all three guilds. What is missing is the right space on the star.

    Move the architect 2 spaces, to Construct.
lesson-qa-build =
    When you construct a building, the whole band works and all performances are added up: 5, 5 and 4 make 14 points. A village counts at most 10 of them, a monastery 15, a town 20. You are the first to build here; the second gets 2 points less, and no one builds twice in one location.

    Construct the building.
lesson-qa-steps =
    14 points! They pay for steps on the appreciation track, the queen’s favor. Each step costs the number on the next space: here 7, then 6. Points that are left over become bonds, which you can turn into money later. Points cannot be kept.

    Take 2 steps. That costs 13 points and leaves 1 bond.
lesson-qa-turned =
    Look at your star: all three have worked, and each has rotated to the next corner. The Tailoress has dropped from 5 to 1! That is the heart of the game: to have the right people at the right corner. After the corner with the arrow a craftsman leaves for good.

    You have no talers, but 3 bonds; with two of them everyone began.

    Move the architect 3 spaces, to the moneychanger.
lesson-qa-bonds =
    The moneychanger does one of two things for you. He redeems bonds, for 2 talers each, but at first only 1 at a time. Or you gain his confidence: your figure moves up, and from then on he takes one bond more at a time.

    Redeem 1 bond.
lesson-qa-tired =
    You have 2 talers. That is enough to give someone a rest.

    Move the architect 2 spaces, to the Tavern.
lesson-qa-tavern =
    In the tavern you send whole guilds to rest. Each guild has a quitting-time tile there, which goes from the entrance to the saloon. At your next visit it is in the dormitory, and one visit later it is back at the entrance. So no guild can rest twice in a row.

    Enter the tavern.
lesson-qa-rest =
    All your craftsmen of the guild that you send rotate back by one corner. One guild costs 1 taler, two cost 3, three cost 6.

    Send the tailors: your Tailoress rotates back from 1 to 5.
lesson-qa-labor =
    She is fresh again. Of the six spaces of the star only one is new to you: Day laborer, the next one after Construct. You need not stop on Construct; spaces may be passed.

    Move the architect 2 spaces, to Day laborer.
lesson-qa-earn =
    Day labor brings 1 taler for every two craftsmen, rounded up. That makes 2 talers for your three, and no one rotates for it.

    Take the income.
lesson-qa-icon =
    Craftsmen with the day-laborer icon can do more: for 2 talers they rotate to the next corner. For your Bricklayer the next corner is as good as this one, 3. But it is the one with the arrow: his next job will be his last.

    Take the 2 talers and rotate the Bricklayer.
lesson-qa-end =
    You have been around the star: hire, travel, build, redeem, rest, earn.

    If nothing can be built, Construct also lets you do repairs, anywhere: up to three craftsmen of different guilds bring the number on the scroll in the middle of their tile, whatever their corner says.

    The appreciation track has nine steps. Once you are on the last one, bring your carriage to the capital and stop on Construct with a band whose performances add up to 15 or more: then you may contribute to the palace. The round is played to its end, and the best band among those who contributed wins.
