"""The puzzles of Chikyu: five themes, and what is said of their answers."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.puzzle import PuzzleTheme, Puzzling
from game.rules.chikyu.cards import KINDS
from game.rules.chikyu.events import TrickTaken
from game.rules.chikyu.moves import ChikyuMove, PlayCard

UNDER_THE_LINE: Final = "under the line"
OTHER_HALF: Final = "the other half"
WORTH_A_SLIP: Final = "worth a slip"
POISON: Final = "poison"
TWO_HANDS: Final = "two hands"

THEMES: Final = (
    PuzzleTheme(
        UNDER_THE_LINE, N_("Under the line"), N_("Of most creatures too many cost you dearly.")
    ),
    PuzzleTheme(OTHER_HALF, N_("The other half"), N_("A new colour is worth a pile.")),
    PuzzleTheme(
        WORTH_A_SLIP,
        N_("Worth a slip"),
        N_("Octopus, snail and manatee win a pile, and the next trick suffers."),
    ),
    PuzzleTheme(POISON, N_("Poison"), N_("Give whoever takes the pile too many of a kind.")),
    PuzzleTheme(TWO_HANDS, N_("Two hands"), N_("With two players your hands work together.")),
)
SENTENCES: Final = {
    "over": N_("With {other} you would have too many {kind}."),
    "rids": N_("You have enough {kind}: this one goes to somebody else."),
    "colours": N_("It takes the pile for sure, and brings a new colour."),
    "some colours": N_("Nothing still out beats it, and the pile brings a new colour."),
    "worth": N_("It takes a pile that brings you {points}: worth the price of {kind}."),
    "sure": N_("Nothing still out beats it: the pile is worth the price of {kind}."),
    "avoids": N_("With {other} you would win, and {kind} would cost you the next trick."),
    "pushes": N_("With it {rival} has too many {kind}."),
    "feeds": N_("Your other hand takes the trick, and this brings you {points}."),
    "takes": N_("Your other hand takes the pile, and this brings you {points}."),
    "hand": N_("Nothing still out beats it: your other hand takes the pile."),
}


class ChikyuPuzzling(Puzzling[ChikyuMove]):
    """A sentence tells what is true of the best card, and not of the next or the one it names."""

    themes = THEMES
    ends = (TrickTaken,)

    def reason(
        self, because: str, facts: Mapping[str, int], choices: Sequence[ChikyuMove]
    ) -> Phrase:
        other = choices[facts.get("against", 1)]
        assert isinstance(other, PlayCard)
        values: dict[str, Hashable] = {**facts, "other": other.card}
        if "kind" in facts:
            values["kind"] = KINDS[facts["kind"]]
        if "rival" in facts:
            values["rival"] = Somebody(facts["rival"])
        return Phrase(SENTENCES[because], values)


PUZZLING: Final = ChikyuPuzzling()
