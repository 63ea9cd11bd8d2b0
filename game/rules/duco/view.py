"""What a viewer of DuCo may know: all that lies open, which is everything but the stacks."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.outcome import Outcome
from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.duco import course
from game.rules.duco.legal import legal_moves, to_act
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import DucoOptions
from game.rules.duco.records import Growth, Phase, Turn
from game.rules.duco.state import State
from game.rules.duco.town.board import Board, Laid, layout_of
from game.rules.duco.town.houses import HouseColour
from game.rules.duco.town.tiles import Face


@dataclass(frozen=True, slots=True)
class DucoView:
    """One viewer's knowledge. Tiles in hand lie open for all, so views differ in `legal` alone."""

    viewer: Viewer
    options: DucoOptions
    phase: Phase
    first: Seat
    seat: Seat
    """Whose turn it is; where all lay at once, who laid last."""
    waiting: tuple[Seat, ...]
    """The seats the table waits for."""
    round: int
    last_round: bool
    laid: tuple[Laid, ...]
    """Every tile on the table in the order of laying, covered ones too."""
    hands: tuple[tuple[Face, ...], ...]
    """Everybody's open tiles, each as it was drawn."""
    line: tuple[Face, ...]
    stack_size: int
    own_sizes: tuple[int, ...]
    """Tiles in everybody's own stack, where there are any."""
    colours: tuple[HouseColour, ...]
    """The colour that each seat lays, where stacks are owned."""
    removed: tuple[Face, ...]
    """Tiles of scored sets that are not yet shuffled again."""
    growth: Growth | None
    points: tuple[int, ...]
    turns: tuple[Turn, ...]
    time_left: int | None
    """Milliseconds on the clock, None while none runs."""
    rested: int | None
    """What a countdown has left while it rests."""
    idle: int
    timed_out: bool
    legal: Sequence[DucoMove]
    outcome: Outcome | None

    def board(self) -> Board:
        """The table with everything that can be asked of it; a new one each time."""
        return Board(layout_of(self.options), self.laid)


def make_view(state: State, viewer: Viewer) -> DucoView:
    """The knowledge of one viewer."""
    return DucoView(
        viewer,
        state.options,
        state.phase,
        state.first,
        state.seat,
        tuple(sorted(to_act(state))),
        state.round,
        state.last_round,
        tuple(state.board.laid),
        tuple([tuple(hand) for hand in state.hands]),
        tuple(state.line),
        len(state.stack),
        tuple([len(stack) for stack in state.own_stacks]),
        state.colours,
        tuple(state.removed),
        state.growth,
        tuple(state.points),
        tuple(state.turns),
        state.time_left,
        state.rested,
        state.idle,
        state.timed_out,
        () if viewer == PUBLIC else legal_moves(state, viewer),
        course.outcome(state),
    )
