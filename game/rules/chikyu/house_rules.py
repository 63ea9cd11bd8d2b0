"""Where the fragment is silent: every rule of this house, as its page tells it."""

from collections.abc import Mapping
from typing import Final

from game.core.words import N_

HOUSE_RULES: Final[Mapping[str, str]] = {
    "tricks": N_(
        "Cards of other kinds never win. What a kind does, it does when a trick is won with it."
    ),
    "leizy leads": N_("After Leizy the first card wins only if the second one is of its kind."),
    "looking": N_(
        "Everybody may look at the last trick and at their own piles, and at all piles unless"
        " they are closed."
    ),
    "round": N_(
        "It is over after the trick in which somebody plays their last card. Cards left in "
        "other hands are dropped, and what the last trick was won with has no effect. Lots "
        "are drawn for the first lead, unless a table says who begins; in the next round the "
        "next player leads."
    ),
    "dependencies": N_(
        "The hands of dependencies lie open. In turn play: you, the opponent, your "
        "dependency, theirs. They follow as everybody does, and their piles are yours. If you"
        " sit out yourself, the opponent leads."
    ),
    "sizes": N_("Ranks and hands are ours, the limits are not. Cards left over lie aside unseen."),
    "order": N_(
        "The order is looked up anew for each phase. Half a point is lost, and a loss is "
        "never halved."
    ),
    "phases": N_(
        "That these are the phases, in this order. All gifts are worked out first and given "
        "at once. No boat goes below 0, but gifts are paid in full."
    ),
    "leizy cuts": N_(
        "Leizy cuts every phase on its own, towards nought: 13 becomes 10, and 3 nothing. "
        "Dillindallin halves before."
    ),
    "ties": N_("Equal points: the boat that was there first wins."),
    "deck": N_(
        "Six kinds with the ranks 1 to 9, Leizy with the same; which colour a kind has is "
        "ours, but for red, blue and pink."
    ),
    "trick": N_(
        "Everybody plays one card in turn, clockwise. The highest takes the trick and leads "
        "next; its pile lies face down."
    ),
    "first boats": N_(
        "In the first round the boat of who leads lies lowest at the start, the others on it "
        "in turn."
    ),
    "resting boats": N_("A boat that does not move keeps its place among those beside it."),
    "two lead": N_("With two players they lead the rounds in turn, never a dependency."),
    "leizy of a dependency": N_(
        "When a dependency takes a trick with Leizy, the hand that plays second sets the colour."
    ),
}
