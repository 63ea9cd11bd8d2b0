"""Chikyu as the table asks for it: the answers to `game.core.rules`, and how it is written."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.errors import BadLog
from game.core.options import OptionSpec
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.rng import Rng
from game.core.rules import Rules
from game.rules.chikyu import play
from game.rules.chikyu.cards import Card, card_from_code, cards_in, counts_in
from game.rules.chikyu.legal import is_legal, legal_moves, refusal, to_act
from game.rules.chikyu.moves import BlindLead, ChikyuMove, Deal, PlayCard, play_of
from game.rules.chikyu.options import (
    OPTION_SPEC,
    ChikyuOptions,
    options_from_values,
    values_from_options,
)
from game.rules.chikyu.records import Phase, RoundRecord, Trick
from game.rules.chikyu.state import State
from game.rules.chikyu.view import ChikyuView, make_view, redact
from game.rules.chikyu.worlds import sample_world


def encode_move(move: ChikyuMove) -> str:
    """A move as one line."""
    match move:
        case PlayCard(card):
            return f"play {card.code}"
        case BlindLead(card):
            return f"blind {card.code}"
        case Deal(first, order):
            return f"deal {first} {_codes(order)}"


def decode_move(text: str) -> ChikyuMove:
    """The move of a line, or BadLog."""
    match text.split(" "):
        case ["play", code]:
            return play_of(card_from_code(code))
        case ["blind", code]:
            return BlindLead(card_from_code(code))
        case ["deal", ("0" | "1" | "2" | "3" | "4") as first, *codes] if codes:
            if len(set(codes)) != len(codes):
                raise BadLog("A deal has every card once.")
            return Deal(int(first), tuple(map(card_from_code, codes)))
        case _:
            raise BadLog(f"{quoted(text)} is not a move of Chikyu.")


def snapshot(state: State) -> Json:
    """The whole state as plain values."""
    return {
        "options": values_from_options(state.options),
        "phase": state.phase.value,
        "round": state.round,
        "first": state.first,
        "hands": [_codes(cards_in(hand)) for hand in state.hands],
        "aside": _codes(cards_in(state.aside)),
        "dropped": [_codes(cards_in(hand)) for hand in state.dropped],
        "lacks": list(state.lacks),
        "order": list(state.order),
        "led": state.led.value,
        "sits_out": state.sits_out,
        "turn": state.turn,
        "chooser": state.chooser,
        "trick": _codes(state.trick),
        "lead": state.lead,
        "winner": state.winner,
        "tricks": [_trick_line(trick) for trick in state.tricks],
        "holds": [list(counts_in(hold)) for hold in state.holds],
        "points": list(state.points),
        "markers": list(state.markers),
        "rounds": [_round_values(record) for record in state.records],
    }


def _trick_line(trick: Trick) -> str:
    hands = "".join(map(str, trick.hands))
    return f"{hands} {trick.winner} {trick.led.value} {trick.lead.letter} {_codes(trick.cards)}"


def _round_values(record: RoundRecord) -> Json:
    return {
        "tricks": [_trick_line(trick) for trick in record.tricks],
        "points": [score.after for score in record.scores],
        "orders": [list(order) for order in record.orders],
    }


def _codes(cards: Iterable[Card]) -> str:
    return " ".join([card.code for card in cards])


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
    snapshot = staticmethod(snapshot)
    encode_move = staticmethod(encode_move)
    decode_move = staticmethod(decode_move)
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
