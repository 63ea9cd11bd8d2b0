"""What lies on the table of DuCo now. Cues change it; at rest it equals the view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect

from game.core.places import Cell
from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.duco.records import Growth, Phase
from game.rules.duco.scoring import Lamp, TownCount, count_town, lamps_at, largest_group
from game.rules.duco.town.board import Board, Laid, layout_of
from game.rules.duco.town.cells import SIDE, cell_of
from game.rules.duco.town.houses import HouseColour
from game.rules.duco.town.tiles import Face
from game.rules.duco.view import DucoView
from scenes.art.portraits.mood import Mood
from scenes.games.duco.chooser.ghost import Ghost
from scenes.games.duco.table_layout import TableLayout
from scenes.games.duco.town.night import Nearness, Night, Passing
from scenes.games.duco.town.tile_sprite import TileSprite
from scenes.games.duco.town.town_grid import Bounds, TownGrid
from scenes.table.sharing.person_line import PersonLine


class Laying(NamedTuple):
    """A finished turn: what was laid and what it brought; None when the time ran out."""

    seat: Seat
    face: Face | None
    cell: Cell
    gained: int


@dataclass(slots=True)
class SeatFigures:
    """What is shown of a seat beside its tiles."""

    points: float = 0.0
    gain: int = 0
    """What comes in just now."""
    bump: float = 0.0
    """The swelling of its points, 0 to 1."""
    mood: Mood = Mood.CALM


@dataclass(slots=True)
class LitLamp:
    """A match of the tile laid last."""

    lamp: Lamp
    scale: float = 1.0
    alpha: float = 1.0


@dataclass(slots=True)
class Turning:
    """A lying tile on its way to another turn, so many quarters short of it."""

    face: Face
    cell: Cell
    quarters: float


@dataclass(slots=True)
class Number:
    """Points on their way, in pixels of the window."""

    x: float
    y: float
    points: float = 0.0
    large: bool = False
    """A plate of its own, for a tile that decides."""


@dataclass(slots=True)
class Display:
    """The picture as data: what rests by its place, what moves by its pixels."""

    layout: TableLayout
    people: Mapping[Seat, PersonLine] = field(default_factory=dict)
    """Who takes turns at this screen, if several do."""
    viewer: Viewer = PUBLIC
    laid: list[Laid] = field(default_factory=list)
    hands: list[list[Face]] = field(default_factory=list)
    line: list[Face] = field(default_factory=list)
    pile: int = 0
    own_piles: list[int] = field(default_factory=list)
    colours: tuple[HouseColour, ...] = ()
    seats: list[SeatFigures] = field(default_factory=list)
    turns: list[Laying] = field(default_factory=list)
    sets: list[list[HouseColour]] = field(default_factory=list)
    first: Seat | None = None
    turn_of: Seat | None = None
    round: int = 0
    last_round: bool = False
    growth: Growth | None = None
    over: bool = False
    best: int | None = None
    """Alone: the fewest tiles that it ever took."""
    counts: tuple[TownCount, ...] = ()
    """At the end of Stress and Conquest, of the seats that were counted so far."""
    news: str = ""
    """What happened last, in words."""
    riffle: float = 0.0
    flying: list[TileSprite] = field(default_factory=list)
    lamps: list[LitLamp] = field(default_factory=list)
    lit_cell: Cell | None = None
    """The tile laid last, whose lamps these are."""
    number: Number | None = None
    grid: TownGrid | None = None
    pointed: tuple[float, float] | None = None
    """Where somebody points in the town while all lay at once: nothing may move away there."""
    is_zoomed: bool = False
    """Somebody looks at a part of the town, or from farther away than it needs."""
    gliding: bool = False
    resting_side: float = 0.0
    """The size of tiles before they began to glide."""
    ghost: Ghost | None = None
    aims: dict[Seat, Ghost] = field(default_factory=dict)
    """Where people with phones hold theirs."""
    preview: Face | None = None
    """How a lying tile would lie, while somebody tries it."""
    help: Mapping[Cell, int] = field(default_factory=dict)
    """What each place can bring at most, where somebody wants to know."""
    swap: tuple[Cell, Cell] | None = None
    """Two tiles that would change places."""
    gaps: set[Cell] = field(default_factory=set)
    """Where tiles were taken away and none has come yet."""
    turning: Turning | None = None
    crossings: list[tuple[Cell, HouseColour]] = field(default_factory=list)
    """Corner Cluster: where sets are, by the lower right of their tiles."""
    swelling: float = 0.0
    rim_light: float | None = None
    """A full rectangle: how far a light has run round the town, 0 to 1."""
    group: frozenset[Cell] = frozenset()
    counted_lamps: list[tuple[Cell, Lamp]] = field(default_factory=list)
    """The matches of whose tiles are counted at the end, each with the cell of its tile."""
    time_left: int | None = None
    """Whole seconds on the clock."""
    in_dusk: frozenset[Cell] | None = None
    """Tiles that step back while others are counted."""
    night: Night | None = None
    """The game is over, and the winner walks home."""
    nearness: Nearness | None = None
    """The town has come near for a tile that decides."""
    passing: Passing | None = None
    """Somebody passes the goal just now."""
    avatars: tuple[str, ...] = ()
    """By seat."""
    left_from: dict[Seat, Cell] = field(default_factory=dict)
    """Where a tile was seen when it was laid."""
    _board: Board | None = None
    _board_of: tuple[Laid, ...] = ()
    _groups: tuple[frozenset[Cell], ...] = ()
    _groups_of: Board | None = None
    _places: tuple[Cell, ...] = ()
    _places_of: Board | None = None
    town_area: Rect | None = None
    """Of the layout; several parts of a frame ask for it."""

    def __post_init__(self) -> None:
        seats = self.layout.options.seats
        self.hands = [[] for _ in range(seats)]
        self.seats = [SeatFigures() for _ in range(seats)]
        self.sets = [[] for _ in range(seats)]
        self.own_piles = [0] * seats

    def begin(self, viewer: Viewer) -> None:
        """The table before the first shuffle."""
        self.viewer = viewer

    @property
    def board(self) -> Board:
        """The town as the rules see it."""
        laid = tuple(self.laid)
        if self._board is None or self._board_of != laid:
            self._board, self._board_of = Board(layout_of(self.layout.options), laid), laid
        return self._board

    @property
    def groups(self) -> tuple[frozenset[Cell], ...]:
        """Conquest: everybody's largest group; asked several times a frame."""
        board = self.board
        if self._groups_of is not board:
            seats = range(len(self.seats))
            self._groups_of = board
            self._groups = tuple(largest_group(board, seat) for seat in seats)
        return self._groups

    @property
    def places(self) -> tuple[Cell, ...]:
        """Every place where a tile may go, in reading order."""
        board = self.board
        if self._places_of is not board:
            self._places_of = board
            self._places = tuple(cell_of(key) for key in sorted(board.open))
        return self._places

    @property
    def fitting(self) -> TownGrid:
        """The grid in which the whole town fits best; at the end all of it is seen."""
        return self.layout.town(self.town_bounds, whole=self.over)

    @property
    def town_bounds(self) -> Bounds:
        """How far the town reaches; room for a few tiles before there are any."""
        return self.board.bounds if self.laid else (-SIDE, -SIDE, 2 * SIDE, 2 * SIDE)

    @property
    def town(self) -> TownGrid:
        """Where the town lies now."""
        if self.grid is None:
            self.grid = self.fitting
        return self.grid

    @property
    def shown(self) -> list[Laid]:
        """The tiles as they are seen: as somebody tries them, without those just taken away."""
        if self.preview is None and self.swap is None and not self.gaps:
            return self.laid
        places = {} if self.swap is None else dict((self.swap, self.swap[::-1]))
        shown = []
        for laid in self.laid:
            face, cell = laid.face, laid.cell
            if self.preview is not None and self.preview.tile is face.tile:
                face = self.preview
            if cell not in self.gaps:
                shown.append(Laid(face, places.get(cell, cell), laid.seat))
        return shown

    def owner_colour(self, seat: Seat | None) -> HouseColour | None:
        """The colour of the rims of a seat's tiles, where tiles are owned."""
        return self.colours[seat] if self.colours and seat is not None else None

    @property
    def person(self) -> PersonLine | None:
        """Who of several people at this screen chooses."""
        return self.people.get(self.layout.own)

    def ghost_lies_on(self, cell: Cell) -> bool:
        """Whether something is held right over a place."""
        return self.ghost is not None and self.ghost.cell == cell

    def rebuild(self, view: DucoView) -> None:
        """Show exactly what the view says, with nothing on its way."""
        self.viewer = view.viewer
        self.laid = list(view.laid)
        self.hands = [list(hand) for hand in view.hands]
        self.line = list(view.line)
        self.pile, self.own_piles = view.stack_size, list(view.own_sizes) or self.own_piles
        self.colours = view.colours
        self.seats = [SeatFigures(points=points) for points in view.points]
        self.turns = layings(view)
        self.first, self.round, self.last_round = view.first, view.round, view.last_round
        self.over = view.phase is Phase.OVER
        all_at_once = view.options.at_once and view.growth is None
        self.turn_of = None if self.over or all_at_once else view.seat
        self.growth = view.growth
        self.sets = [[] for _ in view.points]
        self.flying, self.lamps, self.lit_cell, self.number = [], [], None, None
        self.riffle, self.gliding, self.is_zoomed = 0.0, False, False
        self.grid = self.ghost = self.preview = self.swap = None
        self.left_from = {}
        self.gaps, self.in_dusk = set(), None
        self.turning, self.crossings, self.swelling = None, [], 0.0
        self.rim_light = self.night = self.passing = self.nearness = None
        self.group, self.counted_lamps = frozenset(), []
        options = view.options
        self.counts = ()
        if self.over and options.counts_at_end:
            self.counts = count_town(view.board(), options)

    def light_last(self, last: Laying) -> None:
        """The lamps of the tile laid last burn until the next one lies."""
        place = next((i for i, laid in enumerate(self.laid) if laid.cell == last.cell), None)
        if place is None or last.face is None or self.laid[place].face.tile is not last.face.tile:
            return
        options = self.layout.options
        before = Board(layout_of(options), tuple(self.laid[:place]))
        self.lit_cell = last.cell
        lamps = lamps_at(before, last.face, last.cell, diagonal=options.diagonal)
        self.lamps = [LitLamp(lamp) for lamp in lamps]

    def differences(self, view: DucoView) -> list[str]:
        """Where the picture and the truth disagree."""
        shown = {
            "laid": (self.laid, list(view.laid)),
            "hands": (self.hands, [list(hand) for hand in view.hands]),
            "line": (self.line, list(view.line)),
            "pile": (self.pile, view.stack_size),
            "points": ([figures.points for figures in self.seats], list(view.points)),
            "turns": (self.turns, layings(view)),
            "growth": (self.growth, view.growth),
            "flying": (self.flying, []),
            "gaps": (self.gaps, set()),
            "last round": (self.last_round, view.last_round),
        }
        if view.own_sizes:
            shown["own piles"] = (self.own_piles, list(view.own_sizes))
        return [
            f"{name}: {has} is not {true}" for name, (has, true) in shown.items() if has != true
        ]


def layings(view: DucoView) -> list[Laying]:
    """The turns so far; of those without tiles to lay only the ones that brought something."""
    cluster = view.options.rearranges
    return [
        Laying(turn.seat, None, (0, 0), turn.gained)
        if turn.lay is None
        else Laying(turn.seat, turn.lay.face, turn.lay.cell, turn.gained)
        for turn in view.turns
        if turn.gained or not cluster
    ]
