"""What a game brings to the window: one record for each, found in the registry by its key."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeAlias

from pygame import Rect, Surface

from game.app.session import AnySession
from game.core.events import Event
from game.core.seats import Seat
from game.kits.kit import AnyKit
from game.kits.set_up import Chair, SetUp
from scenes.coach.first_times import FirstTime
from scenes.coach.pages import AnyCoachPages
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Theme
from scenes.games.set_up_pictures import SetUpPictures
from scenes.menu.long_text import TextSign
from scenes.table.playmat import AnyPlaymat, Desk, Turned
from scenes.ui.element import Element

Builder: TypeAlias = Callable[[], Surface]
Entries: TypeAlias = Iterator[tuple[str, Builder]]
"""Pictures by name, each drawn when it is asked for."""


@dataclass(frozen=True, slots=True)
class KeyWords:
    """What a game calls what is done with keys, buttons and pointer, in the player's language."""

    choose: str
    play: str
    take_back: str
    pointing: str
    """A sentence or two about mouse and touch."""
    letters: tuple[tuple[tuple[str, ...], str], ...] = ()
    """Keys to which only this game gives a meaning: what is printed on them, and what for."""
    buttons: tuple[tuple[tuple[str, ...], str], ...] = ()
    """The same for a gamepad."""
    digits: tuple[str, ...] = ("1-5",)
    """What is printed on the keys that choose by number."""


def usual_key_words() -> KeyWords:
    """For a game that has no words of its own."""
    return KeyWords(
        choose=_("Choose, or put back"),
        play=_("Play what is chosen"),
        take_back=_("Take back"),
        pointing=_("A press anywhere skips an animation."),
    )


def no_art() -> Entries:
    """A game that shows nothing but what all share."""
    return iter(())


def no_signs(_event: Event) -> Sequence[Sequence[TextSign]]:
    """A game whose log is words alone."""
    return ()


def nothing_held(_view: object) -> Sequence[TextSign]:
    """A game in which nobody holds anything that others do not see."""
    return ()


def nothing_chosen_openly(_view: object) -> bool:
    """A game in which everybody chooses from their own cards alone."""
    return False


def no_numbers(_options: object) -> Sequence[Element]:
    """A table that has no numbers of its own."""
    return ()


def no_landmarks(_mat: AnyPlaymat) -> Mapping[str, Rect]:
    """A table on which nothing has a name."""
    return {}


def no_course_part(_view: object, _chairs: Sequence[Chair]) -> None:
    """The chart of points does for this game."""


class Wish(Enum):
    """What a player asks for in the options, and not every game has a use for."""

    SORTED_HAND = auto()
    ROUND_WAIT = auto()
    READ_ALONG = auto()
    ONE_PRESS = auto()
    COUNT_AHEAD = auto()
    PLACES = auto()
    LAY_AT_ONCE = auto()
    CLOCK_PACE = auto()


@dataclass(frozen=True, slots=True)
class TableKit:
    """The window's half of a game; `game` is the half that needs no window."""

    game: AnyKit
    playmat: Callable[[AnySession, Desk, Theme, Seat], AnyPlaymat]
    coach: AnyCoachPages | None
    """None: nobody knows this game well enough yet."""
    pictures: Callable[[Theme, SetUp], Iterator[Turned]]
    """Those of a table that is likely to be laid next: drawn while somebody reads the title."""
    rules_page: Callable[[Any], Element]
    """The rules with the numbers of these options."""
    worked_page: Callable[[Any], Element] | None = None
    """Beside them: a part of the game with these options, worked out in pictures."""
    first_times: Sequence[FirstTime] = ()
    """What is explained once, when it first happens; the most urgent first."""
    landmarks: Callable[[AnyPlaymat], Mapping[str, Rect]] = no_landmarks
    """Where on the table is what the lessons of the game point at, by its name."""
    table_numbers: Callable[[Any], Sequence[Element]] = no_numbers
    """What follows from the options of a table, in a few small signs."""
    log_signs: Callable[[Event], Sequence[Sequence[TextSign]]] = no_signs
    """Small pictures for each sentence that is told of an event, in the same order, or none."""
    move_picture: Callable[[Any], Element] | None = None
    """A move as a small picture by itself; None: words tell it."""
    held: Callable[[Any], Sequence[TextSign]] = nothing_held
    """Small pictures of what a seat holds, from its own view, for whoever looks back."""
    set_up_pictures: SetUpPictures | None = None
    """Its options as pictures; None: they are asked in words."""
    course_part: Callable[[Any, Sequence[Chair]], Element | None] = no_course_part
    """From the last view: how it came to the result. None: the chart of points tells it."""
    cover: Callable[[Painter, Rect], None] | None = None
    """Draws what the game is about into a box, where one of several is chosen."""
    art: Callable[[], Entries] = no_art
    """Every kind of picture of its own, for the sheet on which all art is looked through."""
    key_words: Callable[[], KeyWords] = usual_key_words
    """For the page of keys."""
    open_hands: bool = False
    """Nobody holds a secret: no hand is covered and nobody is called."""
    heeds: frozenset[Wish] = frozenset()
    """Those of the player's wishes that change something at its table."""
    chosen_openly: Callable[[Any], bool] = nothing_chosen_openly
    """From the public view: what is chosen from next lies open to everybody."""
    leaves_hands: Callable[[Any], bool] = nothing_chosen_openly
    """From the public view: while it is played, the own hand may stay open."""

    @property
    def key(self) -> str:
        """The stable name of the game."""
        return self.game.key
