# A first game of Architects of the West Kingdom, guided. The last paragraph of each text says what
# to do.

lesson-wk-forest =
    You are an architect in the West Kingdom. The most victory points at the end win. In each turn you place one of your 20 workers at a location and get what it gives; the worker stays there.

    Three rounds have been played already. One of your workers stands in the Forest, one in the Mines and one in the Quarry, and you have 1 wood, 2 clay, 1 stone and 3 silver.

    The more of your workers stand at a location, the more the next one brings; those of others do not count.

    Place a second worker in the Forest: it brings 2 wood.
lesson-wk-silver =
    Look at the Observatory, one of the building cards in your hand. It is worth 7 points and costs 1 clay, 3 wood, 1 stone and 1 gold. It also needs someone who knows carpentry. Such people cost silver.

    Place a worker at the Silversmith: 2 silver for the first one there.
lesson-wk-workshop =
    Apprentices are hired in the Workshop, where eight of them wait in two rows. A hire costs 4 coins: 2 silver go back to the supply, and 2 are tax, which stays on the Tax Stand. With one worker there you can reach the first column, with two the first two, and so on.

    Place a worker in the Workshop.
lesson-wk-hire =
    The Woodcutter, first in the upper row, knows carpentry, and with him every worker whom you place in the Forest brings 1 wood more. You may have up to five apprentices, and they stay with you. Instead of hiring you could also draw a building card here.

    Hire the Woodcutter.
lesson-wk-town =
    Your opponent has three workers in the Quarry: the next one would bring 4 stone. You can put an end to that. From the Town Centre you capture a group: all workers of one player at one location. It costs 1 tax.

    Place a worker in the Town Centre.
lesson-wk-capture =
    Captured workers come to your board. You could also capture your own workers: then they return to your supply, the workers whom you can place.

    Capture the three workers in the Quarry.
lesson-wk-guardhouse =
    Now three workers of your opponent stand on your board. The Guardhouse deals with such things: there you send captured workers to the Prison for 1 silver each, release your own from the Prison or, for a ransom, from other boards, or pay a debt.

    Place a worker in the Guardhouse.
lesson-wk-imprison =
    In the Prison workers are of no use to anyone until their owner releases them with a worker in the Guardhouse.

    Send the captured workers to the Prison. That brings 3 silver.
lesson-wk-market =
    For the Observatory you still need 1 gold. The Mines give gold only if you have two workers there. The Black Market is faster, but not honest: it costs silver and 1 virtue.

    The virtue track shows your good name, now 7. High up it brings points, further down it costs some. Below 5 you may not work on the Cathedral; from 10 on the Black Market is closed to you.

    Place a worker on the left space of the Black Market: 1 silver for 2 gold.
lesson-wk-guildhall =
    You have everything for the Observatory: the goods, and a Woodcutter who knows carpentry. Buildings are constructed in the Guildhall. A worker there can do one of two things, construct a building or advance on the Cathedral, and stays for the rest of the game.

    Place a worker in the Guildhall.
lesson-wk-construct =
    You pay the goods, and the card lies before you: 7 points, counted at the end. Apprentices are not used up. Some buildings have an effect as well, at once or at the end of the game.

    Construct the Observatory.
lesson-wk-reset =
    Your opponent was the third to come to the Black Market, so it has been reset. All workers there went to the Prison, yours too. A player with 3 or more workers in the Prison loses 1 virtue, and the player with the most takes a debt, which costs 2 points at the end unless it is paid. It was your opponent, thanks to the three whom you had sent there.

    You have 1 gold left, and that is worth a second visit.

    Place another worker in the Guildhall.
lesson-wk-cathedral =
    The Cathedral has five levels, for 2, 4, 7, 12 and 20 points. Only the one on which you stand counts, and higher up there is little room. The first level costs 1 gold and a building card of your hand, and each level brings a Reward card. Your virtue must be 5 or more; you have 6.

    Advance on the Cathedral.
lesson-wk-discard =
    Which card can you spare? The Drafting Room asks for two skills, of which you have one, and for 3 gold. The Clay Pit needs no skill at all, only 4 clay and 1 wood.

    Put the Drafting Room under the pile.
lesson-wk-end =
    You have seen how workers bring more and more, and how they are captured; how to hire, to build, to cheat a little and to work on the Cathedral.

    The game ends when the twelve spaces of the Guildhall are full: then everyone has one more turn. Points come from buildings, from your level on the Cathedral and from virtue; 1 for each gold and each marble, 1 for every 10 silver. An unpaid debt costs 2, every two of your workers in the Prison cost 1.

    Without a worker in your supply, your whole turn is to take one back. A good plan for now: clay from the Mines for the Clay Pit.
