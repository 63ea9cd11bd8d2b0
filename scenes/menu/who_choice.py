"""Who decides for a seat, a person or a bot of some level; pips say how strong the level is."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from pygame import Rect

from game.ai.ladder import Level
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.ui.controls.choice import Choice


class WithPhone(Enum):
    """With what somebody plays who does not sit at this screen."""

    PHONE = "phone"


Who: TypeAlias = Level | WithPhone | None
"""A bot's level, a person with a phone, or None for a person at this screen."""

WHO: tuple[Who, ...] = (None, WithPhone.PHONE, *Level)
WHO_WITHOUT_PHONES: tuple[Who, ...] = (None, *Level)
PIP = 8
PIP_SHARE = 0.4
"""Of the letters above: large letters have large pips."""


def strength(level: Level) -> int:
    """One for the lowest level, and so on."""
    return tuple(Level).index(level) + 1


def who_words(who: Who) -> str:
    if isinstance(who, Level):
        return _("Bot: {level}").format(level=_(who.display_name))
    return _("Person") if who is None else _("Phone")


def strength_words(level: Level, description: str) -> str:
    """The pips in words, and what the level means."""
    return _("Level {number} of {count}: {description}").format(
        number=strength(level), count=len(Level), description=_(description)
    )


class WhoChoice(Choice[Who]):
    """Below the name of a level stand as many pips as there are levels, lit up to this one."""

    stretch = 2.2

    def draw_value(self, painter: Painter, room: Rect) -> None:
        if not isinstance(self.value, Level):
            super().draw_value(painter, room)
            return
        letters = painter.type(Style.CAPTION).px
        size = max(painter.theme.metrics.px(PIP), round(letters * PIP_SHARE))
        between = max(1, size // 3)
        top = room.centery - (letters + between + size) // 2
        # The pips say that it is a bot: where both words have no room, the level has.
        words, level = self.show(self.value), _(self.value.display_name)
        if painter.typesetter.width(words, painter.type(Style.CAPTION)) > room.width:
            words = level
        middle = (room.centerx, top + letters // 2)
        painter.text(words, Style.CAPTION, middle, width=max(1, room.width))
        step = size + between
        left = room.centerx - step * (len(Level) - 1) / 2
        draw_pips(painter, self.value, (left, top + letters + between + size / 2), size, step)


def draw_pips(
    painter: Painter, level: Level, first: tuple[float, float], size: int, step: float = 0.0
) -> None:
    """As many as there are levels, lit up to this one."""
    palette = painter.theme.palette
    for pip in range(len(Level)):
        lit = pip < strength(level)
        centre = (first[0] + pip * (step or size * 1.5), first[1])
        painter.disc(centre, size, palette.accent_light if lit else palette.edge,
                     255 if lit else 110)  # fmt: skip
