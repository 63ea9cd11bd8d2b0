"""5211 as the table asks for it: the answers to the questions of `game.core.rules`."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.events import Event
from game.core.options import OptionSpec, OptionValue
from game.core.outcome import Outcome
from game.core.plain import Json
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
from game.rules.five211.redact import redact
from game.rules.five211.state import SEAT_SETS, State
from game.rules.five211.view import Five211View, make_view
from game.rules.five211.worlds import sample_world


class Five211(Rules[Five211Options, State, Five211Move, Five211View]):
    """The rules of 5211; it holds nothing, every answer comes from the state."""

    key: Final = "five211"
    version: Final = 1
    option_spec: Final[OptionSpec] = OPTION_SPEC
    # Asked for more often than anything else: no call in between.
    legal_moves = staticmethod(legal_moves)
    is_legal = staticmethod(is_legal)
    refusal = staticmethod(refusal)
    apply = staticmethod(play.apply)

    def make_options(self, values: Mapping[str, OptionValue]) -> Five211Options:
        return options_from_values(values)

    def option_values(self, options: Five211Options) -> dict[str, OptionValue]:
        return values_from_options(options)

    def new_match(self, options: Five211Options) -> State:
        return State(options)

    def chance(self, state: State, rng: Rng) -> Five211Move | None:
        if state.phase is not Phase.DEAL:
            return None
        order = list(DECK)
        rng.shuffle(order)
        return Deal(tuple(order))

    def to_act(self, state: State) -> frozenset[Seat]:
        return SEAT_SETS[state.waiting]

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, viewer: Viewer) -> Five211View:
        return make_view(state, viewer)

    def redact(self, event: Event, viewer: Viewer, options: Five211Options) -> Event | None:
        return redact(event, viewer, closed_scores=options.closed_scores)

    def sample_world(self, view: Five211View, rng: Rng) -> State:
        return sample_world(view, rng)

    def points(self, state: State) -> Sequence[int]:
        return state.points

    def outcome(self, state: State) -> Outcome | None:
        return play.outcome(state)

    def snapshot(self, state: State) -> Json:
        return codec.snapshot(state)

    def encode_move(self, move: Five211Move) -> str:
        return codec.encode_move(move)

    def decode_move(self, text: str) -> Five211Move:
        return codec.decode_move(text)
