"""The puzzles of 5211: five themes, and what is said of their answers."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.puzzle import PuzzleTheme, Puzzling
from game.rules.five211.cards import COLOURS
from game.rules.five211.moves import Five211Move

HOLD_BACK: Final = "hold back"
STAND_ALONE: Final = "tie them"
BUST_THEM: Final = "bust them"
LAST_ROUND: Final = "last round"
GO_FOR_KODODO: Final = "kododo"

THEMES: Final = (
    PuzzleTheme(HOLD_BACK, N_("Hold back"), N_("Which of your cards is better kept?")),
    PuzzleTheme(STAND_ALONE, N_("Stand alone"), N_("Make your own colour the tallest, alone.")),
    PuzzleTheme(BUST_THEM, N_("Bust them"), N_("Give a rival's colour more than it can bear.")),
    PuzzleTheme(LAST_ROUND, N_("Last round"), N_("Nothing comes after it: only winning counts.")),
    PuzzleTheme(
        GO_FOR_KODODO, N_("Kododo!"), N_("Where exactly enough kododo meet, only they score.")
    ),
)
SENTENCES: Final = {
    "breaks": N_("It breaks the tie: now {colour} alone is tallest."),
    "ties": N_("{colour} and {second} tie, so {rival} gets nothing there."),
    "grows": N_("It adds to {colour}, where you then have the most."),
    "busts": N_("One card too many: {colour} is bust, and {rival} gets nothing."),
    "pushes": N_("It pushes {colour}, led by {rival}, towards bust."),
    "held": N_("Your {colour} is tall enough: one more could be too many."),
    "spared": N_("Keep your {colour}: it would only help {rival}."),
    "enough": N_("Enough kododo lie there already: yours would be one too many."),
    "kept": N_("Keep your kododo: then those of {rival} hardly ever score."),
    "meet": N_("With it exactly {target} kododo can meet, and then only they score."),
    "spoil": N_("Yours may be one too many: then the kododo of {rival} bring nothing."),
    "scores": N_("This way your {colour} can still score."),
    "stopped": N_("This way {colour}, led by {rival}, seldom scores."),
}


class Five211Puzzling(Puzzling[Five211Move]):
    """Sorts by the first two choices, met with the same imagined worlds."""

    themes = THEMES

    def reason(
        self,
        because: str,
        facts: Mapping[str, int],
        choices: Sequence[Five211Move],  # noqa: ARG002 - the board shows the other ones
    ) -> Phrase:
        values: dict[str, Hashable] = dict(facts)
        values |= {each: COLOURS[facts[each]] for each in ("colour", "second") if each in facts}
        if "rival" in facts:
            values["rival"] = Somebody(facts["rival"])
        return Phrase(SENTENCES[because], values)


PUZZLING: Final = Five211Puzzling()
