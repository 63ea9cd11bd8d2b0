"""Pebbles as the table asks for it: the answers to the questions of `game.core.rules`."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.errors import BadLog
from game.core.events import CardMove, CardsMoved, Emit, Event
from game.core.options import OptionSpec, OptionValue
from game.core.outcome import Outcome
from game.core.places import Place, Zone
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.seats import PUBLIC, Actor, Seat, Viewer
from game.core.words import _
from tests.pebbles import play
from tests.pebbles.table import (
    COLOURS,
    DECK,
    OPTION_SPEC,
    Card,
    Deal,
    Laid,
    Lay,
    Lays,
    Lead,
    PebblesMove,
    PebblesOptions,
    Phase,
    State,
    free_cells,
    playable,
)

_LAY: Final = re.compile(r"lay ([rgb][1-4]) (0|-?[1-9]\d?) (0|-?[1-9]\d?)", re.ASCII)
_CARD: Final = re.compile(r"[rgb][1-4]")


@dataclass(frozen=True, slots=True)
class PebblesView:
    """What one viewer knows; its moves follow from that and are made when asked for."""

    viewer: Viewer
    options: PebblesOptions
    phase: Phase
    round: int
    turn: int
    missed: int
    time_left: int | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    laid: tuple[Laid, ...]
    lacking: tuple[str, ...]
    points: tuple[int, ...]
    to_act: Seat | None
    outcome: Outcome | None

    @property
    def legal(self) -> Sequence[Lay]:
        if self.viewer == PUBLIC or self.viewer != self.to_act:
            return ()
        return Lays(playable(self.options, self.hand, self.laid), free_cells(self.laid))


class Pebbles(Rules[PebblesOptions, State, PebblesMove, PebblesView]):
    """The rules of the little game."""

    key: Final = "pebbles"
    version: Final = 1
    option_spec: Final[OptionSpec] = OPTION_SPEC

    def make_options(self, values: Mapping[str, OptionValue]) -> PebblesOptions:
        seats = values["seats"]
        assert isinstance(seats, int)
        return PebblesOptions(seats, values["follow"] == "must", values["clock"] == "on")

    def option_values(self, options: PebblesOptions) -> dict[str, OptionValue]:
        return {
            "seats": options.seats,
            "follow": "must" if options.must_follow else "may",
            "clock": "on" if options.clock else "off",
        }

    def new_match(self, options: PebblesOptions) -> State:
        return State(options)

    def chance(self, state: State, rng: Rng) -> PebblesMove | None:
        if state.phase is Phase.DEAL:
            order = list(DECK)
            rng.shuffle(order)
            return Deal(tuple(order))
        if state.phase is Phase.LEAD:
            return Lead(rng.choice(state.hands[state.seat]))
        return None

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset({state.seat} if state.phase is Phase.CHOOSE else ())

    def legal_moves(self, state: State, seat: Seat) -> Sequence[PebblesMove]:
        if state.phase is not Phase.CHOOSE or seat != state.seat:
            return ()
        return Lays(playable(state.options, state.hands[seat], state.laid), free_cells(state.laid))

    def refusal(self, state: State, seat: Seat, move: PebblesMove) -> str:
        if not isinstance(move, Lay):
            return _("Nobody deals by hand.")
        hand = state.hands[seat]
        if move.card not in hand:
            return _("You do not hold this card.")
        if move.card not in playable(state.options, hand, state.laid):
            colour = COLOURS[state.laid[-1].card[0]]
            return _("You must follow {colour}.").format(colour=colour)
        if any(card.cell == move.cell for card in state.laid):
            return _("A card lies there already.")
        return _("A card must touch another one's side.")

    def apply(
        self, state: State, actor: Actor, move: PebblesMove, emit: Emit | None = None
    ) -> None:
        assert actor in (PUBLIC, state.seat)
        play.apply(state, move, emit or _nobody_listens)

    def time_left(self, state: State) -> int | None:
        return state.time_left

    def pass_time(self, state: State, milliseconds: int, emit: Emit | None = None) -> None:
        assert state.time_left is not None
        state.time_left -= milliseconds
        if not state.time_left:
            play.time_out(state, emit or _nobody_listens)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, viewer: Viewer) -> PebblesView:
        return PebblesView(
            viewer,
            state.options,
            state.phase,
            state.round,
            state.turn,
            state.missed,
            state.time_left,
            () if viewer == PUBLIC else tuple(state.hands[viewer]),
            tuple(map(len, state.hands)),
            tuple(state.laid),
            tuple(state.lacking),
            tuple(state.points),
            state.seat if state.phase is Phase.CHOOSE else None,
            play.outcome(state),
        )

    def redact(self, event: Event, viewer: Viewer, options: PebblesOptions) -> Event | None:
        assert viewer < options.seats
        if isinstance(event, CardsMoved):
            return replace(event, moves=tuple(_as_seen(move, viewer) for move in event.moves))
        return event

    def sample_world(self, view: PebblesView, rng: Rng) -> State:
        state = State(view.options)
        state.phase, state.time_left = view.phase, view.time_left
        state.round, state.turn, state.missed = view.round, view.turn, view.missed
        state.laid, state.lacking = list(view.laid), list(view.lacking)
        state.points = list(view.points)
        seen = {*view.hand, *(laid.card for laid in view.laid)}
        unseen = [card for card in DECK if card not in seen]
        dealt = view.phase is not Phase.DEAL or view.round > 0
        while dealt:
            rng.shuffle(unseen)
            rest = unseen[:]
            for seat, size in enumerate(view.hand_sizes):
                own = seat == view.viewer
                state.hands[seat] = list(view.hand) if own else [rest.pop() for _ in range(size)]
            state.aside = rest
            # Nobody holds a colour that they could not follow: the deck is small, so deal again.
            if self._is_possible(state):
                break
        return state

    def _is_possible(self, state: State) -> bool:
        pairs = zip(state.hands, state.lacking, strict=True)
        return not any(card[0] in lacking for hand, lacking in pairs for card in hand)

    def points(self, state: State) -> Sequence[int]:
        return state.points

    def outcome(self, state: State) -> Outcome | None:
        return play.outcome(state)

    def snapshot(self, state: State) -> Json:
        return {
            "options": self.option_values(state.options),
            "phase": state.phase.value,
            "round": state.round,
            "turn": state.turn,
            "missed": state.missed,
            "time_left": state.time_left,
            "hands": [list(hand) for hand in state.hands],
            "aside": list(state.aside),
            "laid": [[*laid.cell, laid.card, laid.seat] for laid in state.laid],
            "lacking": list(state.lacking),
            "points": list(state.points),
        }

    def encode_move(self, move: PebblesMove) -> str:
        match move:
            case Deal(order):
                return f"deal {' '.join(order)}"
            case Lead(card):
                return f"lead {card}"
            case Lay(card, (column, row)):
                return f"lay {card} {column} {row}"

    def decode_move(self, text: str) -> PebblesMove:
        verb, _space, rest = text.partition(" ")
        cards = rest.split(" ")
        if verb == "deal" and sorted(cards) == sorted(DECK):
            return Deal(tuple(cards))
        if verb == "lead" and _CARD.fullmatch(rest):
            return Lead(rest)
        if found := _LAY.fullmatch(text):
            return Lay(found[1], (int(found[2]), int(found[3])))
        raise BadLog(f"{quoted(text)} is not a move of Pebbles.")


PEBBLES: Final = Pebbles()


def _as_seen(move: CardMove, viewer: Viewer) -> CardMove:
    if move.target.zone is Zone.TABLE:
        # Which card of a hand it was is nobody else's business; what it shows now is everybody's.
        own = move.source.seat == viewer
        return move if own else move._replace(source=Place(Zone.HAND, move.source.seat))
    hand = move.target if move.target.zone is Zone.HAND else move.source
    return move if hand.seat == viewer else move._replace(face=None)


def _nobody_listens(_event: Event) -> None:
    pass
