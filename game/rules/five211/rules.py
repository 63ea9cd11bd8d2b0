"""5211 as the table asks for it: the answers to the questions of `game.core.rules`."""

from collections.abc import Sequence
from typing import Final

from game.core.events import Event
from game.core.options import OptionSpec
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.seats import Seat, Viewer
from game.rules.five211 import codec, play
from game.rules.five211.cards import DECK
from game.rules.five211.legal import is_legal, legal_moves, refusal
from game.rules.five211.moves import Deal, Five211Move
from game.rules.five211.options import (
    OPTION_SPEC,
    Five211Options,
    options_from_values,
    values_from_options,
)
from game.rules.five211.records import Phase
from game.rules.five211.state import SEAT_SETS, State
from game.rules.five211.view import Five211View, make_view, redact
from game.rules.five211.worlds import sample_world


class Five211(Rules[Five211Options, State, Five211Move, Five211View]):
    """The rules of 5211; it holds nothing, every answer comes from the state."""

    key: Final = "five211"
    version: Final = 1
    option_spec: Final[OptionSpec] = OPTION_SPEC
    # Functions of the modules beside this one: no call in between.
    legal_moves = staticmethod(legal_moves)
    is_legal = staticmethod(is_legal)
    refusal = staticmethod(refusal)
    apply = staticmethod(play.apply)
    make_options = staticmethod(options_from_values)
    option_values = staticmethod(values_from_options)
    new_match = staticmethod(State)
    view = staticmethod(make_view)
    sample_world = staticmethod(sample_world)
    outcome = staticmethod(play.outcome)
    snapshot = staticmethod(codec.snapshot)
    encode_move = staticmethod(codec.encode_move)
    decode_move = staticmethod(codec.decode_move)

    def chance(self, state: State, rng: Rng) -> Five211Move | None:
        if state.phase is not Phase.DEAL:
            return None
        order = list(DECK)
        rng.shuffle(order)
        return Deal(tuple(order))

    def to_act(self, state: State) -> frozenset[Seat]:
        return SEAT_SETS[state.waiting]

    def redact(self, event: Event, viewer: Viewer, options: Five211Options) -> Event | None:
        return redact(event, viewer, closed_scores=options.closed_scores)

    def clone(self, state: State) -> State:
        return state.clone()

    def points(self, state: State) -> Sequence[int]:
        return state.points
