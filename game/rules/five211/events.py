"""The one event that only 5211 has; all else is told in the shared words."""

from dataclasses import dataclass

from game.core.events import Event
from game.rules.five211.records import RoundRecord


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """All twelve to twenty cards of a round lie open and were judged."""

    record: RoundRecord
