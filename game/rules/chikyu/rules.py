"""Chikyu as the table knows it: the answers to the questions of `game.core.rules`."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.events import Event
from game.core.options import OptionSpec, OptionValue
from game.core.outcome import Outcome
from game.core.plain import Json
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.seats import Viewer
from game.rules.chikyu import codec, play
from game.rules.chikyu.cards import cards_in
from game.rules.chikyu.legal import is_legal, legal_moves, refusal, to_act
from game.rules.chikyu.moves import BlindLead, ChikyuMove, Deal
from game.rules.chikyu.options import (
    OPTION_SPEC,
    ChikyuOptions,
    options_from_values,
    values_from_options,
)
from game.rules.chikyu.records import Phase
from game.rules.chikyu.redact import redact
from game.rules.chikyu.state import State
from game.rules.chikyu.view import ChikyuView, make_view
from game.rules.chikyu.worlds import sample_world


class Chikyu(Rules[ChikyuOptions, State, ChikyuMove, ChikyuView]):
    """The rules of Chikyu; it holds nothing, every answer comes from the state."""

    key: Final = "chikyu"
    version: Final = 1
    option_spec: Final[OptionSpec] = OPTION_SPEC
    # Asked for more often than anything else: no call in between.
    to_act = staticmethod(to_act)
    legal_moves = staticmethod(legal_moves)
    is_legal = staticmethod(is_legal)
    refusal = staticmethod(refusal)
    apply = staticmethod(play.apply)

    def make_options(self, values: Mapping[str, OptionValue]) -> ChikyuOptions:
        return options_from_values(values)

    def option_values(self, options: ChikyuOptions) -> dict[str, OptionValue]:
        return values_from_options(options)

    def new_match(self, options: ChikyuOptions) -> State:
        return State(options)

    def chance(self, state: State, rng: Rng) -> ChikyuMove | None:
        if state.phase is Phase.BLIND:
            return BlindLead(rng.choice(cards_in(state.hands[state.turn])))
        if state.phase is not Phase.DEAL:
            return None
        seats = state.options.seats
        # House rule: chance says who leads first, later rounds go round the table.
        first = (state.first + 1) % seats if state.records else rng.below(seats)
        order = list(state.options.cards)
        rng.shuffle(order)
        return Deal(first, tuple(order))

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, viewer: Viewer) -> ChikyuView:
        return make_view(state, viewer)

    def redact(self, event: Event, viewer: Viewer, options: ChikyuOptions) -> Event | None:
        return redact(event, viewer, options)

    def sample_world(self, view: ChikyuView, rng: Rng) -> State:
        return sample_world(view, rng)

    def points(self, state: State) -> Sequence[int]:
        return state.points

    def outcome(self, state: State) -> Outcome | None:
        return play.outcome(state)

    def snapshot(self, state: State) -> Json:
        return codec.snapshot(state)

    def encode_move(self, move: ChikyuMove) -> str:
        return codec.encode_move(move)

    def decode_move(self, text: str) -> ChikyuMove:
        return codec.decode_move(text)
