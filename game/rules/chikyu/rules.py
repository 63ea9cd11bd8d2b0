"""Chikyu as the table knows it: the answers to the questions of `game.core.rules`."""

from collections.abc import Sequence
from typing import Final

from game.core.options import OptionSpec
from game.core.rng import Rng
from game.core.rules import Rules
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
from game.rules.chikyu.state import State
from game.rules.chikyu.view import ChikyuView, make_view, redact
from game.rules.chikyu.worlds import sample_world


class Chikyu(Rules[ChikyuOptions, State, ChikyuMove, ChikyuView]):
    """The rules of Chikyu; it holds nothing, every answer comes from the state."""

    key: Final = "chikyu"
    version: Final = 1
    option_spec: Final[OptionSpec] = OPTION_SPEC
    # Functions of the modules beside this one: no call in between.
    to_act = staticmethod(to_act)
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
    redact = staticmethod(redact)

    def chance(self, state: State, rng: Rng) -> ChikyuMove | None:
        if state.phase is Phase.BLIND:
            return BlindLead(rng.choice(cards_in(state.hands[state.turn])))
        if state.phase is not Phase.DEAL:
            return None
        seats = state.options.seats
        # House rule: chance says who leads first unless the table did, later rounds go round it.
        first = (state.first + 1) % seats if state.records else rng.below(seats)
        if state.options.begins and not state.records:
            first = state.options.begins - 1
        order = list(state.options.cards)
        rng.shuffle(order)
        return Deal(first, tuple(order))

    def clone(self, state: State) -> State:
        return state.clone()

    def points(self, state: State) -> Sequence[int]:
        return state.points
