"""What a seat of 5211, or the public, may know: everything it ever saw, and nothing else."""

from dataclasses import dataclass, replace
from typing import Final

from game.core.events import (
    CardMove,
    CardsMoved,
    Event,
    Locking,
    ScoreChanged,
)
from game.core.outcome import Outcome
from game.core.places import Place, Zone
from game.core.seats import PUBLIC, Viewer
from game.rules.five211 import play
from game.rules.five211.cards import KINDS, Card
from game.rules.five211.legal import legal_moves
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.narrate import chosen_places
from game.rules.five211.options import CARDS_PER_TURN, Five211Options, TableNumbers
from game.rules.five211.records import Phase, RoundRecord
from game.rules.five211.state import State


@dataclass(frozen=True, slots=True)
class Five211View:
    """One viewer's knowledge. Points of others are None while score piles are closed."""

    viewer: Viewer
    options: Five211Options
    deck: int
    round: int
    turn: int
    phase: Phase
    hand: tuple[Card, ...]
    """The viewer's cards that are not locked, in hand order."""
    choice: PlayCards | None
    """The viewer's locked cards."""
    choice_places: tuple[int, ...]
    """Where in the hand the locked cards were, for taking them back."""
    hand_sizes: tuple[int, ...]
    """Cards in each hand, locked ones not counted."""
    locked: tuple[bool, ...]
    rows: tuple[tuple[Card, ...], ...]
    """Everybody's open cards of this round, in the order played."""
    pile_size: int
    points: tuple[int | None, ...]
    scored: tuple[int | None, ...]
    records: tuple[RoundRecord, ...]
    """Every finished round, all decks."""
    legal: tuple[Five211Move, ...]
    outcome: Outcome | None

    @property
    def numbers(self) -> TableNumbers:
        """The numbers of this table."""
        return self.options.numbers

    def seen(self) -> list[int]:
        """How often each kind of card was revealed since the last shuffle, by card index."""
        counts = [0] * len(KINDS)
        for row in self.rows:
            for card in row:
                counts[card.index] += 1
        for record in reversed(self.records):
            if record.deck != self.deck:
                break
            for row in record.rows:
                for card in row:
                    counts[card.index] += 1
        return counts

    @property
    def cards_needed(self) -> int:
        """How many cards each seat chooses this turn."""
        return CARDS_PER_TURN[self.turn]


def make_view(state: State, viewer: Viewer) -> Five211View:
    """The knowledge of one viewer; built from what is public and the viewer's own cards."""
    needed = CARDS_PER_TURN[state.turn]
    hand: tuple[Card, ...] = ()
    choice: PlayCards | None = None
    places: tuple[int, ...] = ()
    legal: tuple[Five211Move, ...] = ()
    if viewer != PUBLIC:
        own = state.hands[viewer]
        choice = state.choices[viewer]
        legal = tuple(legal_moves(state, viewer))
        if choice is None:
            hand = tuple(own)
        else:
            places = tuple(chosen_places(own, choice))
            hand = tuple([card for i, card in enumerate(own) if i not in places])
    result = play.outcome(state)
    hidden = state.options.closed_scores and result is None
    locked = tuple([choice is not None for choice in state.choices])
    return Five211View(
        viewer,
        state.options,
        state.deck,
        state.round,
        state.turn,
        state.phase,
        hand,
        choice,
        places,
        tuple([len(h) - needed * lock for h, lock in zip(state.hands, locked, strict=True)]),
        locked,
        tuple([tuple(row) for row in state.rows]),
        len(state.pile),
        _own_only(state.points, viewer) if hidden else tuple(state.points),
        _own_only(state.scored, viewer) if hidden else tuple(state.scored),
        tuple(state.records),
        legal,
        result,
    )


def _own_only(numbers: list[int], viewer: Viewer) -> tuple[int | None, ...]:
    return tuple([n if seat == viewer else None for seat, n in enumerate(numbers)])


_HANDS: Final = tuple(Place(Zone.HAND, seat) for seat in range(5))


def redact(event: Event, viewer: Viewer, *, closed_scores: bool) -> Event | None:
    """The event without the faces and hand positions that the viewer may not know."""
    if isinstance(event, Locking):
        if event.seat == viewer:
            return event
        return replace(event, moves=tuple(_face_down(move) for move in event.moves))
    if isinstance(event, CardsMoved):
        return CardsMoved(tuple(_as_seen(move, viewer) for move in event.moves))
    if isinstance(event, ScoreChanged) and closed_scores and event.seat != viewer:
        return None
    return event


def _as_seen(move: CardMove, viewer: Viewer) -> CardMove:
    """Refills and leftovers pass between hidden places; table cards lie open already."""
    touched = {place.seat for place in (move.source, move.target) if place.zone is Zone.HAND}
    return _face_down(move) if touched - {viewer} else move


def _face_down(move: CardMove) -> CardMove:
    # Which card of a hand was chosen is a secret too: others see only that one was.
    return CardMove(_somewhere(move.source), _somewhere(move.target), None)


def _somewhere(place: Place) -> Place:
    if place.zone is Zone.HAND and place.seat is not None:
        return _HANDS[place.seat]
    return place
