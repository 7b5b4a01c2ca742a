# A first game of Architectura, guided. The last paragraph of each text says what to do.

lesson-ar-lay =
    All players build one city out of square cards. The three cards of your hand lie below the city. A card has numbers on its sides, and the number on top is what it is worth now. At the end you add up what your cards in the city are worth; the higher sum wins.

    The city has two streets of eight spaces, which grow from left to right. It is still empty, so there is one space for a card: street 1, column 1, or 1:1 for short.

    Play your Park there, worth 5: choose the card, then the space, and confirm.
lesson-ar-lower =
    Your opponent has put a Theatre, worth 6, to the right of your Park. A new card is compared with the card on its left, and with no other. Your Park was worth less than the new card, but more than half of it: so it had to make a quarter turn and is worth 4 now.

    Do the same to the Theatre: play your Villa, worth 9, on 1:3. 6 is less than 9, and more than half of it.
lesson-ar-lift =
    The Theatre dropped to 5. Then your opponent played a Greenhouse, whose effect rotated the Theatre back up to 6. Many cards have such an effect, which follows after the comparison. The Greenhouse stands on 2:1: the next street may be begun at any time.

    A comparison can also be good for the card on the left: if it is worth more than the new card, it rotates the other way and goes up.

    Play your Workshop, worth only 3, on 1:4. It lifts your own Villa from 9 to 10.
lesson-ar-may =
    Your Villa is worth 10, its highest number. Now comes the effect of the Workshop: you may move one of your cards to another eligible space. Where an effect says “may”, you can do without.

    Your cards stand well. Choose to leave it at that.
lesson-ar-destroy =
    Your opponent’s Market made your Workshop drop to 1. A Market is worth the number of its column, here 5.

    Now for the hardest blow. If the card on the left is worth half of the new card or less, it is destroyed: turned face down and worth nothing. The Greenhouse on 2:1 is worth 3, and your Palace 8.

    Play the Palace on 2:2. Its shield says that it is protected: cards of your opponent cannot do anything to it.
lesson-ar-cover =
    The Greenhouse is destroyed. A space whose card lies face down is eligible again, and a new card simply covers it. Meanwhile your opponent has lifted a card of their own with a smaller one, as you did.

    Play your Temple, worth 7, on 2:1, over the Greenhouse. Nothing stands to its left, so nothing is compared.
lesson-ar-turn =
    The effect of the Temple: you may rotate a card next to it by one step. Next to it means left, right, above or below, but not diagonally; so 1:1 in the other street is next to 2:1.

    Effects let you choose the direction. Take care: one step beyond the highest number is often the lowest.

    Rotate your Park on 1:1 clockwise, from 4 up to 5.
lesson-ar-market =
    That hurt: the Barracks of your opponent destroy a card next to them. Your Palace is protected, so your Villa was destroyed.

    You have a Market, too. In column 4 it is worth 4, and the Barracks on 2:3 are worth 2: half of it.

    Play your Market on 2:4 and destroy the Barracks.
lesson-ar-rebuild =
    Now the effect of the Market: you may rebuild one of your destroyed cards. It is turned face up again where it lies, with its first number on top. Nothing is compared.

    Rebuild your Villa on 1:3.
lesson-ar-watchtower =
    Your Villa is worth 9 again, and it should not be destroyed a second time. Each player has two protection tokens, and only effects of cards bring them into play. The Watchtower does that. It is worth only 1 itself, so look for a space where that does no harm.

    Play it on 2:3, over the destroyed Barracks. The card on its left is your Palace, which has one number only and cannot be rotated.
lesson-ar-protect =
    The token goes on one of your cards. From then on cards of your opponent cannot rotate, destroy or move it; whether your own cards do, you decide each time.

    Protect your Villa on 1:3.
lesson-ar-greenhouse =
    Street 1 is full. After each turn you have drawn a card, so that you always have three in hand; your deck has twelve cards in all, and when it is used up, you play what you have left.

    Play your Greenhouse, worth 3, on 2:5. Your own Market on its left is worth 4, more than 3, so it goes up.
lesson-ar-two =
    The effect of the Greenhouse: you may rotate one or two of your own cards, by one step each.

    Rotate your Workshop on 1:4 clockwise, from 1 up to 3.
lesson-ar-last =
    And a second card. Your Market in column 4 is worth 5 now, and its best side counts the column and 2 more.

    Rotate the Market on 2:4 clockwise, to 6.
lesson-ar-end =
    Now you know how cards are laid, compared, rotated, destroyed, covered, rebuilt and protected.

    The game is over when no one can play a card any more. Then everyone adds up what their face-up cards are worth. Two kinds of cards count their neighbors as well: a Park brings 1 point for each card of yours next to it, a Villa loses 2 for each Tavern or Barracks beside it.

    One more thing: once in the game, at the beginning of your turn, you may put your whole hand under your deck and draw a new one. That is the new hand.
