"""What is explained once, when it first happens at a table; the game says which moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.app.session import AnySession
from game.app.settings import Settings
from game.core.events import Event
from game.core.options import Options
from game.core.seats import Seat
from scenes.art.icons import Icon
from scenes.host import Host


@dataclass(frozen=True, slots=True)
class Seating:
    """What a moment may depend on: which seats have people, the options, whether all is over."""

    people: tuple[Seat, ...]
    options: Any
    is_over: bool = False
    """Nothing comes after it."""


def _nobody(_event: Event, _seating: Seating) -> Seat | None:
    return None


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
    about: Callable[[Event, Seating], Seat | None] = _nobody
    """Whose it is that something has happened to, if anybody's."""
    words_about: Callable[[str], str] | None = None
    """The same by name, where "you" could be any of several people."""
    taught_in: str = ""
    """The lesson that tells the same; whoever has finished it need not be told again."""


@dataclass(frozen=True, slots=True)
class FirstTimeCard:
    """What is read at the table."""

    sign: Icon
    title: str
    words: str


def card_of(first_time: FirstTime, options: Options, name: str = "") -> FirstTimeCard:
    """With the words of this table; a name where "you" could be any of several people."""
    words = first_time.words(options)
    if name and first_time.words_about is not None:
        words = first_time.words_about(name)
    return FirstTimeCard(first_time.sign, first_time.title(), words)


class FirstTimes:
    """One new thing at a time: of several, the one that comes first in the game's list."""

    def __init__(self, host: Host, session: AnySession, known: Sequence[FirstTime]) -> None:
        self._host = host
        self._session = session
        self._known = known
        self.card: FirstTimeCard | None = None
        """To be read while the picture stands in which it happened."""

    def hear(self, event: Event) -> None:
        """Something has been shown."""
        found, settings = self._found(event), self._host.settings
        self.card = None if found is None else self._card(found, event)
        if found is not None:
            name = kept_name(self._session.rules.key, found)
            self._host.change(replace(settings, explained=(*settings.explained, name)))

    def card_for(self, event: Event) -> FirstTimeCard | None:
        """What will be explained once this was shown."""
        found = self._found(event)
        return None if found is None else self._card(found, event)

    def _card(self, found: FirstTime, event: Event) -> FirstTimeCard:
        session, name = self._session, ""
        seat = found.about(event, self._seating) if len(session.here) > 1 else None
        if seat is not None:
            name = session.chairs[seat].name
        return card_of(found, session.options, name)

    @property
    def _seating(self) -> Seating:
        session = self._session
        return Seating(tuple(session.here), session.options, session.outcome is not None)

    def _found(self, event: Event) -> FirstTime | None:
        """Bots among themselves need no words."""
        people, settings = self._session.here, self._host.settings
        if not people or not settings.explains:
            return None
        seating, game = self._seating, self._session.rules.key
        fresh = (each for each in self._known if kept_name(game, each) not in settings.explained)
        return next((each for each in fresh if each.happens(event, seating)), None)


def without_taught(
    settings: Settings, game: str, known: Sequence[FirstTime], lesson: str
) -> Settings:
    """The settings of somebody who has finished a lesson: what it taught counts as explained."""
    taught = (kept_name(game, each) for each in known if each.taught_in == lesson)
    news = tuple(name for name in taught if name not in settings.explained)
    return replace(settings, explained=(*settings.explained, *news))


def kept_name(game: str, first_time: FirstTime) -> str:
    """How the settings remember that it was explained."""
    return f"{game} {first_time.key}"
