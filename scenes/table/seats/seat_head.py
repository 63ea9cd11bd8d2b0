"""What every seat shows of who sits there: the size of all names, and the sign of a stand-in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from pygame import Rect

from game.app.session import AnySession
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Type
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style

T = TypeVar("T")


class SeatWatch(Generic[T]):
    """Makes its picture of the seats anew only when a bot has taken one over or given it back."""

    def __init__(self, session: AnySession, make: Callable[[], T]) -> None:
        self._session = session
        self._make = make
        self._look()

    @property
    def now(self) -> T:
        """As it is at present; a session never changes its tuples, it makes new ones."""
        session = self._session
        if self._chairs is not session.chairs or self._changes is not session.changes:
            self._look()
        return self._made

    def _look(self) -> None:
        self._chairs, self._changes = self._session.chairs, self._session.changes
        self._made = self._make()


TAG_SHARE = 0.38
"""Of a portrait's width: no tag is much wider than the face that it belongs to."""
TAG_PADDING, TAG_LINE = 10, 1.3
TAG_ABOVE = 0.45
"""So much of its height stands out above the portrait."""


def names_type(painter: Painter, names: Iterable[tuple[str, int]], highest: int) -> Type:
    """All names are written in one size: the one that the longest needs in its width."""
    usual = painter.type(Style.STRONG)
    usual = usual.smaller(min(usual.px, highest))
    return min((painter.typesetter.fit(name, usual, width).type for name, width in names),
               key=lambda type_: type_.px)  # fmt: skip


def whole_type(painter: Painter, words: str, type_: Type, room: int) -> Type:
    """Rather smaller than cut, as long as it can be read."""
    fitting = int(type_.px * room / max(1, painter.typesetter.width(words, type_)))
    return type_.smaller(max(SMALLEST_TEXT, min(type_.px, fitting)))


def draw_stand_in(painter: Painter, portrait: Rect) -> None:
    """A tag on the brow: a bot sits in for the person whose name and face these are."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    word, type_ = _("BOT"), painter.type(Style.CAPTION)
    type_ = type_.smaller(min(type_.px, max(SMALLEST_TEXT, round(portrait.width * TAG_SHARE))))
    width = painter.typesetter.width(word, type_) + metrics.px(TAG_PADDING)
    tag = Rect(0, 0, width, round(type_.px * TAG_LINE))
    tag.midtop = (portrait.centerx, portrait.top - round(tag.height * TAG_ABOVE))
    painter.box(tag, palette.accent_light, radius=tag.height // 2)
    painter.text(word, type_, tag.center, colour=palette.ink)
