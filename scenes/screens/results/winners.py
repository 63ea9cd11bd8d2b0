"""The winners: their faces, and the headline beside them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.kits.set_up import Chair
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.screens.results.ceremony import Ceremony
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown
from scenes.ui.portraits import portrait

FACE = 104
STEP = 0.6
"""From one face to the next, where several share the victory."""
GAP = 14


class WinnersHead(Shown):
    """Faces, the headline, and a soft line below it; nothing of it before the crown."""

    def __init__(
        self,
        chairs: Sequence[Chair],
        words: str,
        below: str,
        ceremony: Ceremony,
        *,
        delighted: bool = False,
    ) -> None:
        super().__init__()
        self._chairs = tuple(chairs)
        self._words = words
        self._below = below
        self._ceremony = ceremony
        self._mood = Mood.DELIGHTED if delighted else Mood.CALM

    @property
    def text(self) -> str:
        """What is read here."""
        return f"{self._words} {self._below}".strip()

    def natural(self, look: Look, width: int) -> Size:
        words = width - self._faces(look.px(FACE)) - look.px(GAP)
        style, lines = self._set(look, words)
        high = len(lines) * look.type(style).line_height + self._soft(look, words)
        return width, max(look.px(FACE), high)

    def draw(self, painter: Painter) -> None:
        if not self._ceremony.is_crowned:
            return
        look = Look(painter.theme, painter.typesetter)
        px, palette, face = (
            painter.theme.metrics.px,
            painter.theme.palette,
            painter.theme.metrics.px(FACE),
        )
        left, y = self.rect.left, self.rect.centery
        for chair in self._chairs:
            picture = portrait(chair.avatar, face, painter.theme, self._mood)
            painter.sprite(picture, (left + face / 2, y))
            left += round(face * STEP)
        left = self.rect.left + self._faces(face) + px(GAP)
        room = self.rect.right - left
        style, lines = self._set(look, room)
        high = painter.type(style).line_height
        soft = self._soft(look, room)
        top = y - (len(lines) * high + soft) / 2
        for number, line in enumerate(lines):
            place = (left, top + high * (number + 0.5))
            painter.text(line, style, place, align=Align.LEFT, colour=palette.paper, width=room)
        if soft:
            area = Rect(left, round(top + len(lines) * high), room, soft)
            painter.paragraph(self._below, Style.BODY, area, colour=palette.text_soft)

    def _faces(self, face: int) -> int:
        return face + round(face * STEP) * (len(self._chairs) - 1)

    def _set(self, look: Look, width: int) -> tuple[Style, list[str]]:
        """One large line, or as many smaller ones as it takes."""
        if look.text_size(self._words, Style.SCORE)[0] <= width:
            return Style.SCORE, [self._words]
        large, smaller = (
            list(look.typesetter.wrap(self._words, look.type(style), max(1, width)))
            for style in (Style.HEADING, Style.SUBHEADING)
        )
        return (Style.HEADING, large) if len(large) <= 2 else (Style.SUBHEADING, smaller)

    def _soft(self, look: Look, width: int) -> int:
        if not self._below:
            return 0
        type_ = look.type(Style.BODY)
        return len(look.typesetter.wrap(self._below, type_, max(1, width))) * type_.line_height
