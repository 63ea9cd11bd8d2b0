"""Lessons of DuCo for later: the rectangle rule, and one for each of the other games."""

from dataclasses import replace
from typing import Final, TypeAlias

from game.ai.duco.search.corners import NO_SWAP, rearrangement, shifts
from game.core.match import Match
from game.core.places import Cell
from game.core.prepared import PreparedMatch
from game.core.words import N_
from game.kits.duco.first_lessons import slip
from game.kits.lesson import Lesson, LessonStep, Line, Play, PlayFreely
from game.rules.duco.moves import Deal, DucoMove, Lay, Rearrange
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import preset
from game.rules.duco.rules import Duco
from game.rules.duco.state import State
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.tiles import FACES
from game.rules.duco.view import DucoView

_RULES: Final = Duco()
CORNERS_SEED: Final = 0
"""Of a cluster in which one turn of one tile makes a set; that of a table that is not saved, since
such a table is read again from its log when it is laid anew."""
FREE_MOVES: Final = 2
_SQUARE: Final = range(-2, 3)
"""Columns and rows of the square that the cross fills."""


_Town: TypeAlias = Match[DucoOptions, State, DucoMove, DucoView]


def _dealt(options: DucoOptions, seed: int) -> tuple[str, _Town]:
    """The deal of a seed with the learner first, and the match that it begins."""
    chance = Match.start(_RULES, options, seed)
    chance.deal()
    _actor, dealt = chance.log.entries[0]
    assert isinstance(dealt, Deal)
    deal = replace(dealt, first=0)
    match = PreparedMatch.lay(_RULES, options, (deal,))
    match.deal()
    return _RULES.encode_move(deal), match


def _rectangle() -> Lesson:
    """Everybody has filled up the cross: the learner's tile makes it a full square."""
    options = DucoOptions(seats=3)
    deal, match = _dealt(options, 5)
    free = [(x * SIDE, y * SIDE) for x in _SQUARE for y in _SQUARE]
    opening: list[str] = []
    while True:
        (seat,) = match.to_act()
        view = match.view(seat)
        laid = {each.cell for each in view.laid}
        left = [cell for cell in free if cell not in laid]
        if len(left) == 1:
            break
        cell = next(each for each in left if _touches(each, laid))
        move = Lay(view.hands[seat][0], cell)
        opening.append(f"{seat} {_RULES.encode_move(move)}")
        match.play(seat, move)
    (last,) = left
    moves = tuple(
        _RULES.encode_move(move)
        for move in match.view(0).legal
        if isinstance(move, Lay) and move.cell == last
    )
    asked = LessonStep(
        (Line(N_("One place is missing to a full square. Lay your tile there."),
              f"street {last[0]},{last[1]}"),),
        Play(moves, N_("Not there: fill the hole, whichever way up.")),
        N_("A full square!"),
        N_("Choose the only place inside the town, and lay your tile."),
    )  # fmt: skip
    after = LessonStep((
        Line(N_("Now the town has grown: a tile at the middle of each side."), "town"),
        Line(N_("They bring nobody points, and leave new places for all."), "race"),
    ))  # fmt: skip
    return Lesson(
        "rectangle",
        N_("A full square grows"),
        N_("When the whole town is a full rectangle, a tile is added at each side."),
        options.seats,
        (deal,),
        (asked, after),
        tuple(opening),
    )


def _touches(cell: Cell, laid: set[Cell]) -> bool:
    x, y = cell
    return bool(laid & {(x + SIDE, y), (x - SIDE, y), (x, y + SIDE), (x, y - SIDE)})


def _free_lesson(
    mode: str, seed: int, words: tuple[str, str], told: tuple[str, ...], asked: str, more: str
) -> Lesson:
    """What is different, and a few tiles to try it."""
    options = preset(mode, seats=2)
    deal, _match = _dealt(options, seed)
    steps = (
        LessonStep(tuple(Line(each, "town") for each in told)),
        LessonStep(
            (Line(asked, "town"),),
            PlayFreely(moves=FREE_MOVES),
            N_("That is how it goes!"),
            more,
        ),
    )
    return Lesson(
        mode.replace(" ", "-"), *words, options.seats, (deal,), steps,
        options={"mode": mode}, slip=slip,
    )  # fmt: skip


_CHAOS: Final = _free_lesson(
    "chaos",
    3,
    (N_("Chaos"), N_("In Chaos tiles may lie on others; only what is seen counts.")),
    (
        N_("In Chaos your tile may lie beside others, or on top of them."),
        N_("Only what is seen counts, and centre squares match by colour."),
    ),
    N_("Lay two tiles wherever they bring most."),
    N_("Move the tile a house at a time, also over others, and then lay it."),
)

_STRESS: Final = _free_lesson(
    "stress",
    4,
    (N_("Stress"), N_("In Stress all lay at once, as fast as they can.")),
    (
        N_("In Stress nobody waits: all lay at once, ten tiles each."),
        N_("Who is done first starts the clock for the others."),
    ),
    N_("Lay two tiles now, quickly!"),
    N_("Any place will do: be quick, and look for lamps."),
)

_CONQUEST: Final = _free_lesson(
    "conquest",
    6,
    (N_("Conquest"), N_("In Conquest points are counted at the end, most for tiles together.")),
    (
        N_("In Conquest you have ten tiles of your own colour."),
        N_("Nothing is counted before the end; tiles side by side count more."),
    ),
    N_("Lay two tiles so that they touch each other."),
    N_("Lay the second tile beside your first one."),
)


_OTHER_WAY: Final = N_("The right tile: turn it another way.")


def _corners() -> Lesson:
    """One tile, turned once, makes a set."""
    options = preset("corner cluster", seats=2)
    deal, match = _dealt(options, CORNERS_SEED)
    view = match.view(0)
    faces = [laid.face.index for laid in view.laid]
    making = [shift for group in shifts(faces) for shift in group
              if shift.sets and shift.swap == NO_SWAP]  # fmt: skip
    right = making[0]
    moves = (_RULES.encode_move(rearrangement(right)),)
    lying = FACES[faces[right.place]]
    because = {
        _RULES.encode_move(Rearrange(turned=lying.turned(quarters))): _OTHER_WAY
        for quarters in (1, 2, 3)
        if lying.turned(quarters).index != right.face
    }
    return Lesson(
        "corner-cluster",
        N_("Corner Cluster"),
        N_("Four corners of one colour that meet are a set; five sets end the game."),
        options.seats,
        (deal,),
        (
            LessonStep((
                Line(N_("Nothing is laid here. Where four tiles meet, look at the corners."),
                     "town"),
                Line(N_("Four corners of one colour are a set."), "town"),
            )),
            LessonStep(
                (Line(N_("One turn of one tile makes a set. Find it, and end your turn."),
                      "town"),),
                Play(moves, N_("Take the tile that you are given, and turn it."), because),
                N_("A set!"),
                N_("Turn the tile that you are given, and end your turn."),
            ),
            LessonStep((
                Line(N_("The four tiles are yours, and new ones lie there."), "town"),
                Line(N_("In a turn you may turn one tile and swap two neighbours."), "town"),
            )),
        ),
        options={"mode": "corner cluster"},
    )  # fmt: skip


MODE_LESSONS: Final = (_rectangle(), _CHAOS, _corners(), _STRESS, _CONQUEST)
