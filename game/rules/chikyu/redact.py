"""Events as one viewer may see them: no faces in hidden hands, no holds of closed piles."""

from dataclasses import replace

from game.core.events import CardMove, CardsMoved, Event
from game.core.places import Place, Zone
from game.core.seats import Viewer
from game.rules.chikyu.events import CardPlayed, LimitPassed, RoundPlayed
from game.rules.chikyu.narrate import HAND_PLACES
from game.rules.chikyu.options import ChikyuOptions


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
