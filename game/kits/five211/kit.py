"""5211 at this table: all its parts in one record, and the names of its types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from game.core.late import late
from game.core.match import Match
from game.core.sentences import Phrase
from game.core.words import N_
from game.kits.five211.phone import Five211Phone
from game.kits.five211.results import ACHIEVEMENTS, Five211Results, deeds
from game.kits.five211.talk_lines import TALK
from game.kits.five211.tell import Five211Teller
from game.kits.five211.terminal import Five211Terminal
from game.kits.kit import Flag, GameKit, OptionWords
from game.kits.set_up import USUAL_CHAIRS, USUAL_HOUSE_RULES, Chair, HouseRules, SetUp
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
    from game.kits.five211 import lessons, puzzles

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


def _load_puzzling() -> Puzzling[Five211Move]:
    return puzzles.PUZZLING


_TELLER: Final = Five211Teller()
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
    load_puzzling=_load_puzzling,
    achievements=ACHIEVEMENTS,
    deeds=deeds,
)
