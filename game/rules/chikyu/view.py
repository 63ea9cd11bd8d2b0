"""What a seat of Chikyu, or the public, may know: everything it ever saw, and nothing else."""

from dataclasses import dataclass, replace
from typing import Final

from game.core.events import CardMove, CardsMoved, Event
from game.core.outcome import Outcome
from game.core.places import Place, Zone
from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.chikyu.cards import KINDS, Card, Kind, cards_in, counts_in
from game.rules.chikyu.events import CardPlayed, LimitPassed, RoundPlayed
from game.rules.chikyu.hands import Hand
from game.rules.chikyu.legal import legal_moves
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.narrate import HAND_PLACES
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.play import outcome
from game.rules.chikyu.records import Led, Phase, RoundRecord, Trick
from game.rules.chikyu.state import State


@dataclass(frozen=True, slots=True)
class ChikyuView:
    """One viewer's knowledge. Lists by hand have one entry a hand, lists by seat one a seat."""

    viewer: Viewer
    options: ChikyuOptions
    phase: Phase
    round: int
    """From 0."""
    first: Seat
    """Who leads the first trick of the round."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """Cards by hand, sorted; None where the viewer sees backs. Dependencies lie face up."""
    hand_sizes: tuple[int, ...]
    lacks: tuple[frozenset[Kind], ...]
    """By hand, the kinds that it has shown not to hold."""
    order: tuple[Hand, ...]
    """The hands of this trick, the leader first."""
    led: Led
    sits_out: Hand | None
    turn: Hand | None
    """Whose card is next."""
    chooser: Seat | None
    """Who chooses it."""
    trick: tuple[Card, ...]
    """The cards so far, in the order of `order`."""
    lead: Kind | None
    """The kind to follow; None while nothing sets it."""
    winner: Hand | None
    """Whose card takes the trick so far."""
    tricks: tuple[Trick, ...]
    """Every trick of this round: a perfect memory, whether piles are open or closed."""
    piles: tuple[tuple[Trick, ...] | None, ...]
    """By seat, the piles that the viewer may look at; None while they are closed."""
    pile_counts: tuple[int, ...]
    holds: tuple[tuple[int, ...] | None, ...]
    """By seat, how many cards of each kind were taken; None while they are closed."""
    points: tuple[int, ...]
    markers: tuple[Seat, ...]
    """Whose marker has lain longest where it lies, first: among equals the lower one."""
    records: tuple[RoundRecord, ...]
    legal: tuple[ChikyuMove, ...]
    outcome: Outcome | None

    @property
    def trick_number(self) -> int:
        """Which trick of the round this is, from 0."""
        return len(self.tricks)

    @property
    def last_trick(self) -> Trick | None:
        """The trick that everybody may still look at."""
        return self.tricks[-1] if self.tricks else None


_LACKS: Final = tuple(
    frozenset(kind for kind in KINDS if bits >> kind & 1) for bits in range(1 << len(KINDS))
)
"""Sets of kinds by bit mask, made once."""


def make_view(state: State, viewer: Viewer) -> ChikyuView:
    """The knowledge of one viewer; built from what lies open and the viewer's own cards."""
    options, result = state.options, outcome(state)
    seats = options.seats
    hands = [
        cards_in(bits) if hand == viewer or hand >= seats else None
        for hand, bits in enumerate(state.hands)
    ]
    piles: list[list[Trick]] = [[] for _ in range(seats)]
    for trick in state.tricks:
        piles[trick.winner % seats].append(trick)
    # Piles are closed while a round is played; then they are scored before everybody's eyes.
    closed = options.closed and state.phase in _PLAYED
    shown = [not closed or seat == viewer for seat in range(seats)]
    return ChikyuView(
        viewer,
        options,
        state.phase,
        state.round,
        state.first,
        tuple(hands),
        tuple([bits.bit_count() for bits in state.hands]),
        tuple([_LACKS[bits] for bits in state.lacks]),
        state.order,
        state.led,
        state.sits_out,
        None if state.turn < 0 else state.turn,
        None if state.chooser < 0 else state.chooser,
        tuple(state.trick),
        None if state.lead < 0 else KINDS[state.lead],
        None if state.winner < 0 else state.winner,
        tuple(state.tricks),
        tuple([tuple(own) if show else None for own, show in zip(piles, shown, strict=True)]),
        tuple([len(own) for own in piles]),
        tuple(
            [counts_in(own) if show else None for own, show in zip(state.holds, shown, strict=True)]
        ),
        tuple(state.points),
        tuple(state.markers),
        tuple(state.records),
        () if viewer == PUBLIC else tuple(legal_moves(state, viewer)),
        result,
    )


_PLAYED: Final = (Phase.PLAY, Phase.BLIND)


def redact(event: Event, viewer: Viewer, options: ChikyuOptions) -> Event | None:
    """The event without what the viewer may not know."""
    if isinstance(event, CardsMoved):
        return CardsMoved(tuple(_as_seen(way, viewer, options.seats) for way in event.moves))
    if isinstance(event, CardPlayed):
        # The card lies open, but where it was in a sorted hand would tell of its neighbours.
        source = _as_seen(event.way, viewer, options.seats).source
        return replace(event, way=event.way._replace(source=source))
    if isinstance(event, RoundPlayed):
        ways = tuple(_as_seen(way, viewer, options.seats) for way in event.ways)
        return replace(event, ways=ways)
    if isinstance(event, LimitPassed) and options.closed and event.seat != viewer:
        return None
    return event


def _as_seen(way: CardMove, viewer: Viewer, seats: int) -> CardMove:
    hidden = any(_is_hidden(place, viewer) for place in (way.source, way.target))
    if not hidden:
        return way
    return CardMove(_somewhere(way.source, seats), _somewhere(way.target, seats), None)


def _is_hidden(place: Place, viewer: Viewer) -> bool:
    """Whether a place is in a hand that the viewer does not see; dependencies lie face up."""
    return place.zone is Zone.HAND and place.seat != viewer and not place.part


def _somewhere(place: Place, seats: int) -> Place:
    if place.zone is Zone.HAND and place.seat is not None:
        return HAND_PLACES[seats, place.seat]
    return place
