"""The puzzles of DuCo: five themes, and what is said of their answers."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.puzzle import PuzzleTheme, Puzzling
from game.rules.duco.moves import DucoMove

BEST_PLACE: Final = "best place"
THE_EIGHT: Final = "the eight"
JUST_FIFTY: Final = "just fifty"
LEAVE_NOTHING: Final = "leave nothing"
FIVE_CORNERS: Final = "five corners"

THEMES: Final = (
    PuzzleTheme(BEST_PLACE, N_("Best place"), N_("One place brings more than any other.")),
    PuzzleTheme(THE_EIGHT, N_("The eight"), N_("A double on a double, alike in both, brings 8.")),
    PuzzleTheme(JUST_FIFTY, N_("Just fifty"), N_("One place reaches the goal, and no other does.")),
    PuzzleTheme(
        LEAVE_NOTHING,
        N_("Leave nothing"),
        N_("The most points are not the best: look who is next."),
    ),
    PuzzleTheme(
        FIVE_CORNERS, N_("Five corners"), N_("In Corner Cluster: one swap and one turn, no others.")
    ),
)
SENTENCES: Final = {
    "most": N_("It brings {points}, and no other place as many."),
    "double": N_("A double meets a double: that pair alone brings 8."),
    "goal": N_("It reaches {goal}, and no other place does."),
    "less": N_("Another place brings more now, but leaves {rival} a place for {next}."),
    "sets": N_("It makes {points} sets at once, and nothing else does."),
}


class DucoPuzzling(Puzzling[DucoMove]):
    """Everything in its sentences is counted on the table: tiles lie open."""

    themes = THEMES

    def reason(
        self,
        because: str,
        facts: Mapping[str, int],
        choices: Sequence[DucoMove],  # noqa: ARG002 - a place has no name that says much
    ) -> Phrase:
        values: dict[str, Hashable] = dict(facts)
        if "rival" in facts:
            values["rival"] = Somebody(facts["rival"])
        return Phrase(SENTENCES[because], values)


PUZZLING: Final = DucoPuzzling()
