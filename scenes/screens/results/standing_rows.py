"""The final standings, one row for each player, and the level that somebody has reached."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.ai.ladder import Level
from game.core.outcome import Standing
from game.kits.set_up import Chair
from scenes.art.lamplight import halo
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.screens.results.ceremony import Ceremony
from scenes.ui.element import Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.portraits import portrait

HEIGHT = 50
FACE = 44
ROW_GAP = 6


class StandingRow(Shown):
    """Rank, face, name and points.

    `place` is where it ends, counted from 0. It starts where its seat is, and goes there when all
    points are counted.
    """

    def __init__(
        self, standing: Standing, chair: Chair, place: int, ceremony: Ceremony, high: int = HEIGHT
    ) -> None:
        super().__init__()
        self.standing = standing
        self.chair = chair
        self._place = place
        self._ceremony = ceremony
        self._high = high

    @property
    def text(self) -> str:
        """What is read here."""
        return f"{self.standing.rank}. {self.chair.name} {self.standing.points}"

    @property
    def told(self) -> Sequence[str]:
        rank, points = self.standing.rank, self.standing.points
        sentence = _("{rank}. {name}: {points}.")
        return (sentence.format(rank=rank, name=self.chair.name, points=points),)

    def natural(self, look: Look, width: int) -> Size:
        return width, max(look.px(self._high), round(look.type(Style.NUMBER).line_height * 1.05))

    def _now(self, painter: Painter) -> Rect:
        """Where it is on its way."""
        step = self.rect.height + painter.theme.metrics.px(ROW_GAP)
        away = (self.standing.seat - self._place) * (1 - self._ceremony.placed)
        return self.rect.move(0, round(away * step))

    def draw(self, painter: Painter) -> None:
        rect = self._now(painter)
        px, palette, y = painter.theme.metrics.px, painter.theme.palette, rect.centery
        if self.standing.rank == 1 and self._ceremony.is_crowned:
            painter.panel(rect, radius=px(16), raised=True)
        left, face = rect.left + px(16), min(px(FACE), rect.height - px(4))
        if self._ceremony.is_crowned:
            place, soft = (left, y), palette.text_soft
            painter.text(
                f"{self.standing.rank}.", Style.STRONG, place, align=Align.LEFT, colour=soft
            )
        # Digits differ in width, but the faces stand in one line.
        ranks = (painter.typesetter.width(f"{digit}.", painter.type(Style.STRONG))
                 for digit in range(1, 6))  # fmt: skip
        left = max(*ranks, px(24)) + left + px(8)
        painter.sprite(portrait(self.chair.avatar, face, painter.theme), (left + face / 2, y))
        left += face + px(12)
        right = rect.right - px(18)
        points = round(self.standing.points * self._ceremony.counted(self.standing.seat))
        painter.text(
            str(points), Style.NUMBER, (right, y), align=Align.RIGHT, colour=palette.accent_light
        )
        right -= painter.typesetter.width("000", painter.type(Style.NUMBER))
        room = max(1, right - left)
        painter.text(self.chair.name, Style.STRONG, (left, y), align=Align.LEFT, width=room)


class AfterCrown(Paragraph):
    """A sentence about the match: before the crown it would give the winner away."""

    def __init__(self, text: str, ceremony: Ceremony) -> None:
        super().__init__(text, Style.SMALL, colour=lambda palette: palette.text_soft)
        self._ceremony = ceremony

    def draw(self, painter: Painter) -> None:
        if self._ceremony.is_crowned:
            super().draw(painter)


DOT, DOT_STEP = 15, 22


class ReachedLevel(Shown):
    """A level that was reached in this game: one dot more, which lights up by its `share`."""

    def __init__(self, words: str, level: Level) -> None:
        super().__init__()
        self.text = words
        self.share = 0.0
        self._reached = list(Level).index(level) + 1

    def light(self, share: float) -> None:
        self.share = share

    def natural(self, look: Look, width: int) -> Size:
        return width, max(look.px(HEIGHT), look.type(Style.STRONG).line_height + look.px(12))

    def draw(self, painter: Painter) -> None:
        px, palette, y = painter.theme.metrics.px, painter.theme.palette, self.rect.centery
        painter.box(self.rect, palette.panel_deep, radius=px(16))
        dots = px(DOT_STEP) * len(Level)
        words = self.rect.width - dots - px(44)
        left = self.rect.left + px(18)
        painter.text(self.text, Style.STRONG, (left, y), align=Align.LEFT, width=words)
        first = self.rect.right - px(14) - dots + px(DOT_STEP) // 2
        for number in range(len(Level)):
            x = first + px(DOT_STEP) * number
            is_new = number == self._reached - 1
            painter.disc((x, y), px(DOT), palette.edge, alpha=70)
            light = self.share if is_new else 1.0 if number < self._reached else 0.0
            if light > 0:
                if is_new:
                    size = (px(4 * DOT), px(4 * DOT))
                    painter.sprite(sprite(halo, size), (x, y), alpha=light)
                painter.disc((x, y), px(DOT), palette.accent_light, alpha=round(255 * light))


def level_words(level: Level, *, is_first: bool) -> str:
    """That a level is reached."""
    name = _(level.display_name)
    return (_("Your level: {level}") if is_first else _("Level up: {level}")).format(level=name)
