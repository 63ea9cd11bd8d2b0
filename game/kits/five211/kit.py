"""5211 at this table: all its parts in one record, and the names of its types."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from game.core.late import late
from game.core.match import Match
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.five211.phone import Five211Phone
from game.kits.five211.results import ACHIEVEMENTS, Five211Results, deeds
from game.kits.five211.talk_lines import TALK
from game.kits.five211.tell import Five211Teller
from game.kits.five211.terminal import Five211Terminal
from game.kits.kit import Flag, GameKit, OptionWords
from game.kits.puzzle import PuzzleTheme, Puzzling
from game.kits.set_up import USUAL_CHAIRS, USUAL_HOUSE_RULES, Chair, HouseRules, SetUp
from game.rules.five211.cards import COLOURS
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import (
    TARGET_POINTS,
    Five211Options,
    Variant,
    values_from_options,
)
from game.rules.five211.rules import Five211
from game.rules.five211.state import State
from game.rules.five211.view import Five211View

with late:
    from game.ai.five211 import players
    from game.kits.five211 import lessons

if TYPE_CHECKING:
    from game.ai.players import Players
    from game.kits.lesson import Lesson
    from game.kits.puzzle import Puzzling


Five211Match: TypeAlias = Match[Five211Options, State, Five211Move, Five211View]

_OPTION_WORDS: Final = {
    "variant": OptionWords(
        N_("Length"),
        {
            "standard": Phrase(N_("One deck")),
            "long": Phrase(N_("To {points} points"), {"points": TARGET_POINTS}),
        },
        flags=(Flag("long", "long", f"play to {TARGET_POINTS} points"),),
    ),
    "scores": OptionWords(
        N_("Score piles"),
        {"open": Phrase(N_("Open to all")), "closed": Phrase(N_("By the book"))},
        tip=N_("By the book they lie face down: nobody sees the points of others until the end."),
        flags=(Flag("closed", "closed", "hide the points of the others"),),
    ),
}
HOLD_BACK: Final = "hold back"
STAND_ALONE: Final = "tie them"
BUST_THEM: Final = "bust them"
LAST_ROUND: Final = "last round"
GO_FOR_KODODO: Final = "kododo"

PUZZLE_THEMES: Final = (
    PuzzleTheme(HOLD_BACK, N_("Hold back"), N_("Which of your cards is better kept?")),
    PuzzleTheme(STAND_ALONE, N_("Stand alone"), N_("Make your own colour the tallest, alone.")),
    PuzzleTheme(BUST_THEM, N_("Bust them"), N_("Give a rival's colour more than it can bear.")),
    PuzzleTheme(LAST_ROUND, N_("Last round"), N_("Nothing comes after it: only winning counts.")),
    PuzzleTheme(
        GO_FOR_KODODO, N_("Kododo!"), N_("Where exactly enough kododo meet, only they score.")
    ),
)
PUZZLE_WORDS: Final = {
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


def five211_set_up(
    chairs: tuple[Chair, ...] = USUAL_CHAIRS,
    variant: Variant = Variant.STANDARD,
    house_rules: HouseRules = USUAL_HOUSE_RULES,
    *,
    closed_scores: bool = False,
) -> SetUp:
    """A table of 5211 with options of its own types."""
    answers = values_from_options(Five211Options(len(chairs), variant, closed_scores))
    del answers["seats"]
    return SetUp(Five211.key, chairs, answers, house_rules)


def _load_players() -> Players[Five211Options, Five211View, Five211Move]:
    return players.PLAYERS


def _load_lessons() -> tuple[Lesson, ...]:
    return lessons.LESSONS


_TELLER: Final = Five211Teller()


class Five211Puzzling(Puzzling[Five211Move]):
    """What is said of answers."""

    themes = PUZZLE_THEMES

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
        return Phrase(PUZZLE_WORDS[because], values)


FIVE211: Final[GameKit[Five211Options, State, Five211Move, Five211View]] = GameKit(
    rules=Five211(),
    title="5211",
    motto=N_("card game of just enough"),
    credit="Tsuyoshi Hashiguchi",
    usual=five211_set_up(),
    option_words=_OPTION_WORDS,
    teller=_TELLER,
    terminal=Five211Terminal(_TELLER),
    phone=Five211Phone(_TELLER, Five211Terminal(_TELLER)),
    results=Five211Results(),
    talk=TALK,
    load_players=_load_players,
    load_lessons=_load_lessons,
    puzzling=Five211Puzzling(),
    achievements=ACHIEVEMENTS,
    deeds=deeds,
)
