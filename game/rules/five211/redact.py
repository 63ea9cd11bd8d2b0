"""Events as one viewer may see them."""

from dataclasses import replace
from typing import Final

from game.core.events import (
    CardMove,
    CardsMoved,
    Event,
    Locking,
    ScoreChanged,
)
from game.core.places import Place, Zone
from game.core.seats import Viewer

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
