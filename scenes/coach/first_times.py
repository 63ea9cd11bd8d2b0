"""What is explained once, when it first happens at a table; the game says which moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.app.session import AnySession
from game.core.events import Event
from game.core.options import Options
from game.core.seats import Seat
from scenes.art.icons import Icon
from scenes.host import Host


@dataclass(frozen=True, slots=True)
class Seating:
    """Which seats have people, and the options: what a moment may depend on."""

    people: tuple[Seat, ...]
    options: Any


@dataclass(frozen=True, slots=True)
class FirstTime:
    """A card that explains something; told in the player's language when it is shown."""

    key: str
    """Kept in the settings: it never changes."""
    sign: Icon
    title: Callable[[], str]
    words: Callable[[Any], str]
    """With the numbers of these options."""
    happens: Callable[[Event, Seating], bool]


@dataclass(frozen=True, slots=True)
class FirstTimeCard:
    """What is read at the table."""

    sign: Icon
    title: str
    words: str


def card_of(first_time: FirstTime, options: Options) -> FirstTimeCard:
    """With the words of this table."""
    return FirstTimeCard(first_time.sign, first_time.title(), first_time.words(options))


class FirstTimes:
    """One new thing at a time: of several, the one that comes first in the game's list."""

    def __init__(self, host: Host, session: AnySession, known: Sequence[FirstTime]) -> None:
        self._host = host
        self._session = session
        self._known = known
        self.card: FirstTimeCard | None = None
        """To be read while the picture stands in which it happened."""

    def hear(self, event: Event) -> None:
        """Something has been shown; bots among themselves need no words."""
        self.card = None
        people, settings = self._session.people, self._host.settings
        if not people or not settings.explains:
            return
        seating = Seating(tuple(people), self._session.options)
        for first_time in self._known:
            name = kept_name(self._session.rules.key, first_time)
            if name not in settings.explained and first_time.happens(event, seating):
                explained = (*settings.explained, name)
                self._host.change(replace(settings, explained=explained))
                self.card = card_of(first_time, self._session.options)
                return


def kept_name(game: str, first_time: FirstTime) -> str:
    """How the settings remember that it was explained."""
    return f"{game} {first_time.key}"
