"""DuCo at this table: all its parts in one record, and the names of its types."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeAlias

from game.ai.players import Players
from game.core.late import late
from game.core.match import Match
from game.core.options import OptionValue
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.duco.achievements import ACHIEVEMENTS, deeds
from game.kits.duco.phone import DucoPhone
from game.kits.duco.results import DucoResults
from game.kits.duco.talk_lines import TALK
from game.kits.duco.tell import DucoTeller
from game.kits.duco.terminal import DucoTerminal
from game.kits.kit import Flag, GameKit, OptionWords
from game.kits.lesson import Lesson
from game.kits.puzzle import PuzzleTheme, Puzzling
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import COUNTDOWNS, GOALS, GROUP_BONUSES, SECONDS, SETS, STACKS
from game.rules.duco.rules import Duco
from game.rules.duco.state import State
from game.rules.duco.view import DucoView

with late:
    from game.ai.duco import players
    from game.kits.duco import first_lessons, mode_lessons


DucoMatch: TypeAlias = Match[DucoOptions, State, DucoMove, DucoView]
DucoPlayers: TypeAlias = Players[DucoOptions, DucoView, DucoMove]


_TOWN, _HAND = N_("The town at first"), N_("Your tiles")
_LAYING, _TIME, _COUNT = N_("Laying"), N_("Time"), N_("Counting")
BEST_PLACE: Final = "best place"
THE_EIGHT: Final = "the eight"
JUST_FIFTY: Final = "just fifty"
LEAVE_NOTHING: Final = "leave nothing"
FIVE_CORNERS: Final = "five corners"

PUZZLE_THEMES: Final = (
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
PUZZLE_WORDS: Final = {
    "most": N_("It brings {points}, and no other place as many."),
    "double": N_("A double meets a double: that pair alone brings 8."),
    "goal": N_("It reaches {goal}, and no other place does."),
    "less": N_("Another place brings more now, but leaves {rival} a place for {next}."),
    "sets": N_("It makes {points} sets at once, and nothing else does."),
}


def _switch(group: str, question: str, tip: str, word: str, help_: str) -> OptionWords:
    """A twist that is on or off."""
    answers: dict[OptionValue, Phrase] = {"off": Phrase(N_("Off")), "on": Phrase(N_("On"))}
    return OptionWords(question, answers, tip, (Flag(word, "on", help_),), group)


_OFF_AND_ON: Final[Mapping[str, str]] = {"off": N_("Off"), "on": N_("On")}


def _later(group: str, question: str, answers: Mapping[str, str]) -> OptionWords:
    """What only a maker of modes is asked; without an answer it is as in the named game."""
    phrases: dict[OptionValue, Phrase] = {"usual": Phrase(N_("As in the game"))}
    for value, template in answers.items():
        count = int(value) if value.isdecimal() else 0
        phrases[value] = Phrase(template, {"count": count})
    return OptionWords(question, phrases, group=group)


_OPTION_WORDS: Final = {
    "mode": OptionWords(
        N_("Game"),
        {
            "cross": Phrase(N_("The cross")),
            "chaos": Phrase(N_("Chaos")),
            "corner cluster": Phrase(N_("Corner Cluster")),
            "stress": Phrase(N_("Stress")),
            "conquest": Phrase(N_("Conquest")),
            "long chaos": Phrase(N_("Long Chaos")),
        },
        flags=(
            Flag("chaos", "chaos", "tiles may cover others, to 50 points"),
            Flag("long-chaos", "long chaos", "the same to 100 points, a game of this house"),
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
            "two": Phrase(N_("Two open tiles")),
            "four": Phrase(N_("Four open tiles")),
            "five": Phrase(N_("Five open tiles")),
            "line of 3": Phrase(N_("A line of three")),
            "line of 7": Phrase(N_("A line of seven")),
        },
        tip=N_("Lineup: take a tile from either end of a line of five."),
        flags=(
            Flag("three-tiles", "three", "hold three open tiles"),
            Flag("lineup", "lineup", "take a tile from either end of a line"),
        ),
        group=_HAND,
    ),
    "rotation": _switch(
        _LAYING,
        N_("Rotation"),
        N_("When you lay a tile you may turn a lying one."),
        "rotation",
        "turn a lying tile when laying",
    ),
    "disorder": _switch(
        _LAYING,
        N_("Disorder"),
        N_("Tiles need not lie in line."),
        "disorder",
        "tiles may be shifted",
    ),
    "diagonal": _switch(
        _COUNT,
        N_("Diagonal"),
        N_("Tiles that meet corner to corner count too."),
        "diagonal",
        "count corners that meet",
    ),
    "goal": OptionWords(
        N_("Goal"),
        {
            "usual": Phrase(N_("The usual")),
            "75": Phrase(N_("75 points")),
            "none": Phrase(N_("Until all is laid")),
            **{str(sets): Phrase(N_("{count} sets"), {"count": sets}) for sets in SETS},
            **{str(n): Phrase(N_("{count} points"), {"count": n}) for n in GOALS if n != 75},
        },
        tip=N_("Usually 50 points."),
        flags=(Flag("to-75", "75", "play to 75 points"),),
        group=_COUNT,
    ),
    "clock": OptionWords(
        N_("Clock"),
        {
            "off": Phrase(N_("Off")),
            "10 seconds": Phrase(N_("10 seconds a tile")),
            **{
                f"{n} seconds": Phrase(N_("{count} seconds a tile"), {"count": n})
                for n in SECONDS
                if n != 10
            },
        },
        flags=(Flag("ten-seconds", "10 seconds", "ten seconds for a tile"),),
        group=_TIME,
    ),
    "reading": OptionWords(
        N_("Reading"), {"first": Phrase(N_("The first")), "second": Phrase(N_("To the letter"))}
    ),
    "start": _later(
        _TOWN,
        N_("The town at first"),
        {
            "one tile": N_("One tile"),
            "cross of 5": N_("A cross of five"),
            "cross of 9": N_("A cross of nine"),
            "square of 9": N_("A square of nine"),
            "square of 25": N_("A square of 25"),
        },
    ),
    "stacks": _later(
        _HAND,
        N_("A stack of one's own"),
        {"none": N_("None"), **{str(n): N_("{count} tiles") for n in STACKS}},
    ),
    "turns": _later(
        _TIME, N_("Turns"), {"one by one": N_("One after the other"), "at once": N_("All at once")}
    ),
    "laying": _later(
        _LAYING,
        N_("Laying"),
        {
            "in line": N_("Side to side"),
            "shifted": N_("Shifted by a house"),
            "over": N_("Over others, too"),
        },
    ),
    "squares": _later(_COUNT, N_("Squares count"), _OFF_AND_ON),
    "rectangles": _later(_LAYING, N_("A full rectangle grows"), _OFF_AND_ON),
    "counting": _later(
        _COUNT,
        N_("What counts"),
        {
            "who lays": N_("For who lays, at once"),
            "owner": N_("For the owner, at the end"),
            "sets": N_("Sets of four corners"),
        },
    ),
    "groups": _later(
        _COUNT, N_("A tile of the largest group"), {str(n): N_("+{count}") for n in GROUP_BONUSES}
    ),
    "countdown": _later(
        _TIME,
        N_("When the first is done"),
        {
            "none": N_("No countdown"),
            **{str(n): N_("{count} seconds for the others") for n in COUNTDOWNS},
        },
    ),
    "begins": OptionWords(
        N_("Who begins"),
        {
            "usual": Phrase(N_("By lot")),
            **{str(seat): Phrase(N_("Seat {count}"), {"count": seat}) for seat in range(1, 6)},
        },
        tip=N_("The manual says: whoever has the most colourful clothes."),
        group=_TIME,
    ),
}


def _load_players() -> DucoPlayers:
    return players.PLAYERS


def _load_lessons() -> tuple[Lesson, ...]:
    return (*first_lessons.FIRST_LESSONS, *mode_lessons.MODE_LESSONS)


_TELLER: Final = DucoTeller()


class DucoPuzzling(Puzzling[DucoMove]):
    """What is said of answers."""

    themes = PUZZLE_THEMES

    def reason(
        self,
        because: str,
        facts: Mapping[str, int],
        choices: Sequence[DucoMove],  # noqa: ARG002 - a place has no name that says much
    ) -> Phrase:
        values: dict[str, Hashable] = dict(facts)
        if "rival" in facts:
            values["rival"] = Somebody(facts["rival"])
        return Phrase(PUZZLE_WORDS[because], values)


DUCO: Final[GameKit[DucoOptions, State, DucoMove, DucoView]] = GameKit(
    rules=Duco(),
    title="DuCo",
    motto=N_("tile game of good neighbours"),
    credit="Henrik Larsson",
    option_words=_OPTION_WORDS,
    teller=_TELLER,
    terminal=DucoTerminal(_TELLER),
    phone=DucoPhone(_TELLER, DucoTerminal(_TELLER)),
    results=DucoResults(),
    talk=TALK,
    load_players=_load_players,
    load_lessons=_load_lessons,
    puzzling=DucoPuzzling(),
    achievements=ACHIEVEMENTS,
    deeds=deeds,
)
