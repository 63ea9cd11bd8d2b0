"""The eight lessons of DuCo, in the cross for two: where to lay, which way up, and what counts.

A place is called by its cell, as in the log: "street 6,-3" is the place with what it touches.
"""

from dataclasses import dataclass, replace
from typing import Final

from game.ai.duco.search.lays import Worth, spots
from game.core.match import Match
from game.core.places import Cell
from game.core.prepared import PreparedMatch
from game.core.sentences import Phrase
from game.core.words import N_
from game.kits.lesson import Lesson, LessonStep, Line, Play, PlayFreely
from game.rules.duco.moves import Deal, DucoMove, Lay
from game.rules.duco.options import DucoOptions, LayManner
from game.rules.duco.rules import Duco
from game.rules.duco.scoring import points_at
from game.rules.duco.town.board import Board
from game.rules.duco.town.cells import BESIDE, key_of
from game.rules.duco.view import DucoView

OPTIONS = DucoOptions(seats=2)


class LessonTown:
    """The town of a seed, and what the learner's first tile is worth in it."""

    def __init__(self, seed: int) -> None:
        rules = Duco()
        chance = Match.start(rules, OPTIONS, seed)
        chance.deal()
        _chance, dealt = chance.log.entries[0]
        assert isinstance(dealt, Deal)
        deal = Deal(0, dealt.order)
        self.deal = rules.encode_move(deal)
        match = PreparedMatch.lay(rules, OPTIONS, (deal,))
        match.deal()
        self._rules = rules
        self._view: DucoView = match.view(0)
        self._board: Board = self._view.board()

    def as_it_lies(self, cell: Cell) -> str:
        """The move that lays the tile at a cell without a turn."""
        return self._rules.encode_move(Lay(self._view.hands[0][0], cell))

    def worth(self, least: int, cell: Cell | None = None) -> tuple[str, ...]:
        """All moves, or all at a cell, that bring so many points or more."""
        found = []
        for move in self._view.legal:
            if isinstance(move, Lay) and cell in (None, move.cell):
                points = points_at(self._board, move.face, key_of(move.cell), diagonal=False)
                if points >= least:
                    found.append(self._rules.encode_move(move))
        return tuple(found)


FREE_MOVES: Final = 4

_NOTHING: Final = N_("Nothing matches there: look for lamps before you lay.")
_MISSED: Final = N_("Another place would have brought {points}.")
_APART: Final = N_("It touches none of your own tiles.")
_MUCH: Final = 4
"""Points that another place brings more, so that it is worth a word."""


def slip(view: DucoView, move: DucoMove) -> Phrase | None:
    """Nothing matches, or much more could have; or an own tile lies alone."""
    assert isinstance(move, Lay)
    board, options = view.board(), view.options
    worth = Worth(options, board, view.viewer)
    if options.group_bonus:
        own = {key_of(each.cell) for each in view.laid if each.seat == view.viewer}
        touches = any(key_of(move.cell) + step in own for step in BESIDE)
        return Phrase(_APART) if own and not touches else None
    points = worth(move.face, key_of(move.cell))
    if not points:
        return Phrase(_NOTHING)
    # Where tiles may lie anywhere there are thousands of places, and in a hurry nobody counts.
    if options.laying is not LayManner.IN_LINE or options.at_once:
        return None
    most = max(worth(face, key) for face, key in spots(view, board))
    return Phrase(_MISSED, {"points": round(most)}) if most >= points + _MUCH else None


@dataclass(frozen=True, slots=True)
class _Found:
    """A town, the place that is taught, and what the tile brings there when it is turned."""

    seed: int
    cell: Cell
    turned_for: int = 0
    """0: it is laid as it lies."""

    @property
    def place(self) -> str:
        """Its name on the table, with what it touches."""
        return f"street {self.cell[0]},{self.cell[1]}"


def _lesson(key: str, words: tuple[str, str], town: LessonTown, *steps: LessonStep) -> Lesson:
    return Lesson(key, *words, OPTIONS.seats, (town.deal,), steps)


_TURN_IT: Final = N_("The place is right. Turn the tile until it brings what it can.")
_AS_IT_LIES: Final = N_("The place is right, but lay the tile as it was, not turned.")


def _taught(
    key: str,
    words: tuple[str, str],
    found: _Found,
    *,
    said: str,
    otherwise: str,
    praise: str,
    after: Line,
) -> Lesson:
    """One place is right, with the tile turned so that it brings what is promised."""
    town = LessonTown(found.seed)
    moves: tuple[str, ...] = (town.as_it_lies(found.cell),)
    if found.turned_for:
        moves = town.worth(found.turned_for, found.cell)
    here = town.worth(0, found.cell)
    turned = _TURN_IT if found.turned_for else _AS_IT_LIES
    because = {move: turned for move in here if move not in moves}
    asked = LessonStep(
        (Line(said, found.place),),
        Play(moves, otherwise, because),
        praise,
        N_("Try the place you are given, turn the tile if you are told to, and then lay it."),
    )
    return _lesson(key, words, town, asked, LessonStep((after,)))


_NEIGHBOURS: Final = _taught(
    "neighbours",
    (
        N_("Houses that face each other"),
        N_("Same colour or same sign across the street: one point each."),
    ),
    _Found(2, (6, -3)),
    said=N_("Try this place. A lamp shows every pair of houses that match; then lay your tile."),
    otherwise=N_("Not there this time, and not turned: lay it at the place you are given."),
    praise=N_("Two lamps, two points!"),
    after=Line(N_("A colour and a sign match: two points on the quay."), "race"),
)  # fmt: skip

_BOTH: Final = _taught(
    "both",
    (
        N_("Colour and sign"),
        N_("A pair with the same colour and the same sign brings two."),
    ),
    _Found(9, (3, -6)),
    said=N_("One pair here has the same colour and the same sign. Lay your tile."),
    otherwise=N_("Look for the place you are given, and for the lamp with a 2."),
    praise=N_("Twice the same!"),
    after=Line(N_("One pair, two points: colour one, sign one."), "race"),
)  # fmt: skip

_TURN: Final = _taught(
    "turn",
    (
        N_("Turn it"),
        N_("A tile may be turned before it is laid: look at all four ways."),
    ),
    _Found(6, (9, 0), 7),
    said=N_("One way your tile brings nothing here, another way seven. Turn it, then lay it."),
    otherwise=N_("It can bring seven at the place you are given: turn it until it does."),
    praise=N_("Seven!"),
    after=Line(N_("The same tile, the same place, a quarter turn: seven points."), "race"),
)  # fmt: skip

_TWO_SIDES: Final = _taught(
    "two-sides",
    (
        N_("Two sides at once"),
        N_("In a corner a tile is compared on two sides, so it brings more."),
    ),
    _Found(154, (-3, 3)),
    said=N_("Here your tile touches two others. Lay it as it is."),
    otherwise=N_("The corner you are given brings six. Lay the tile there as it is."),
    praise=N_("A fine corner!"),
    after=Line(N_("Six points from two sides. Corners are worth a look."), "race"),
)  # fmt: skip

_DOUBLE: Final = _taught(
    "double",
    (
        N_("Double"),
        N_("A house with 2x doubles its pair; two of them make it fourfold."),
    ),
    _Found(20, (0, -9)),
    said=N_("One of these houses says 2x: its pair brings double. Lay your tile as it is."),
    otherwise=N_("At the place you are given, as it is, one pair brings four."),
    praise=N_("Four with one pair!"),
    after=Line(N_("Colour and sign are two, doubled are four."), "race"),
)  # fmt: skip

_WILD: Final = _taught(
    "wild",
    (
        N_("Rainbow and lizard"),
        N_("A rainbow fits every colour, a lizard every sign."),
    ),
    _Found(19, (-9, 0)),
    said=N_("A rainbow fits every colour and a lizard every sign. Both are here: lay your tile."),
    otherwise=N_("Lay it at the place you are given, so that it brings three."),
    praise=N_("They like everybody!"),
    after=Line(N_("Two for orange and the lizard, one for the rainbow."), "race"),
)  # fmt: skip


def _search() -> Lesson:
    town = LessonTown(68)
    asked = LessonStep(
        (
            Line(N_("Find a place for five points or more: try places, and turn your tile."),
                 "town"),
        ),
        Play(
            town.worth(5),
            N_("That brings less than five. Try another place, or turn it."),
            dict.fromkeys(set(town.worth(0)) - set(town.worth(1)), _NOTHING),
        ),
        N_("A sharp eye!"),
        N_("Nothing counts before you lay it. Corners bring the most."),
    )  # fmt: skip
    after = LessonStep((Line(N_("There were several such places: look before you lay."), "race"),))
    return _lesson(
        "search",
        (
            N_("Look before you lay"),
            N_("Nothing counts before it is laid: try places and turns first."),
        ),
        town,
        asked,
        after,
    )


def _free() -> Lesson:
    return _lesson(
        "free",
        (
            N_("A game of your own"),
            N_("Who reaches fifty ends the game; all lay the same number of tiles."),
        ),
        LessonTown(46),
        LessonStep(
            (Line(N_("Everybody walks along the quay: fifty points end the game."), "race"),)
        ),
        LessonStep(
            (Line(N_("Four tiles against Shoco: lay them as you like!"), "town"),),
            PlayFreely(moves=FREE_MOVES),
            N_("You know the whole game."),
            N_("Try places and turns, and lay where most lamps shine."),
        ),
    )


_WELCOME: Final = LessonStep((
    Line(N_("This is your tile: eight houses round a square."), "own tile"),
    Line(N_("Lay it side by side with a tile of the town."), "town"),
))  # fmt: skip

FIRST_LESSONS: Final = (
    replace(_NEIGHBOURS, steps=(_WELCOME, *_NEIGHBOURS.steps)),
    _BOTH, _TURN, _TWO_SIDES, _DOUBLE, _WILD, _search(),
    replace(_free(), slip=slip, ends_course=True),
)  # fmt: skip
