"""DuCo at this table: all its parts in one record, and the names of its types."""

from typing import Final, TypeAlias

from game.ai.players import Players
from game.core.late import late
from game.core.match import Match
from game.core.options import OptionValue
from game.core.sentences import Phrase
from game.core.words import N_
from game.kits.duco.achievements import ACHIEVEMENTS, deeds
from game.kits.duco.results import DucoResults
from game.kits.duco.talk_lines import TALK
from game.kits.duco.tell import DucoTeller
from game.kits.duco.terminal import DucoTerminal
from game.kits.kit import Flag, GameKit, OptionWords
from game.kits.lesson import Lesson
from game.kits.puzzle import Puzzling
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import DucoOptions
from game.rules.duco.rules import Duco
from game.rules.duco.state import State
from game.rules.duco.view import DucoView

with late:
    from game.ai.duco import players
    from game.kits.duco import lessons, puzzles

DucoMatch: TypeAlias = Match[DucoOptions, State, DucoMove, DucoView]
DucoPlayers: TypeAlias = Players[DucoOptions, DucoView, DucoMove]


def _switch(question: str, tip: str, word: str, help_: str) -> OptionWords:
    """A twist that is on or off."""
    answers: dict[OptionValue, Phrase] = {"off": Phrase(N_("Off")), "on": Phrase(N_("On"))}
    return OptionWords(question, answers, tip, (Flag(word, "on", help_),))


_OPTION_WORDS: Final = {
    "mode": OptionWords(
        N_("Game"),
        {
            "cross": Phrase(N_("The cross")),
            "chaos": Phrase(N_("Chaos")),
            "corner cluster": Phrase(N_("Corner Cluster")),
            "stress": Phrase(N_("Stress")),
            "conquest": Phrase(N_("Conquest")),
        },
        flags=(
            Flag("chaos", "chaos", "tiles may cover others, to 100 points"),
            Flag("corner-cluster", "corner cluster", "swap and turn 25 tiles, to five sets"),
            Flag("stress", "stress", "all lay at once, ten tiles each"),
            Flag("conquest", "conquest", "ten tiles each, counted at the end"),
        ),
    ),
    "tiles": OptionWords(
        N_("Tiles"),
        {
            "one": Phrase(N_("One in hand")),
            "three": Phrase(N_("Three open tiles")),
            "lineup": Phrase(N_("Lineup")),
        },
        tip=N_("Lineup: take a tile from either end of a line of five."),
        flags=(
            Flag("three-tiles", "three", "hold three open tiles"),
            Flag("lineup", "lineup", "take a tile from either end of a line"),
        ),
    ),
    "rotation": _switch(
        N_("Rotation"),
        N_("When you lay a tile you may turn a lying one."),
        "rotation",
        "turn a lying tile when laying",
    ),
    "disorder": _switch(
        N_("Disorder"), N_("Tiles need not lie in line."), "disorder", "tiles may be shifted"
    ),
    "diagonal": _switch(
        N_("Diagonal"),
        N_("Tiles that meet corner to corner count too."),
        "diagonal",
        "count corners that meet",
    ),
    "goal": OptionWords(
        N_("Goal"),
        {"usual": Phrase(N_("The usual")), "75": Phrase(N_("75 points"))},
        tip=N_("Usually 50 points, 100 in Chaos."),
        flags=(Flag("to-75", "75", "play to 75 points"),),
    ),
    "clock": OptionWords(
        N_("Clock"),
        {"off": Phrase(N_("Off")), "10 seconds": Phrase(N_("10 seconds a tile"))},
        flags=(Flag("ten-seconds", "10 seconds", "ten seconds for a tile"),),
    ),
}


def _load_players() -> DucoPlayers:
    return players.PLAYERS


def _load_lessons() -> tuple[Lesson, ...]:
    return lessons.LESSONS


def _load_puzzling() -> Puzzling[DucoOptions, DucoView, DucoMove]:
    return puzzles.PUZZLING


_TELLER: Final = DucoTeller()
DUCO: Final[GameKit[DucoOptions, State, DucoMove, DucoView]] = GameKit(
    rules=Duco(),
    title="DuCo",
    motto=N_("tile game of good neighbours"),
    credit="Henrik Larsson",
    option_words=_OPTION_WORDS,
    teller=_TELLER,
    terminal=DucoTerminal(_TELLER),
    results=DucoResults(),
    talk=TALK,
    load_players=_load_players,
    load_lessons=_load_lessons,
    load_puzzling=_load_puzzling,
    achievements=ACHIEVEMENTS,
    deeds=deeds,
)
