"""A choice that a hint is compared with: its picture, a few words, and two bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.ai.advice import MOST_CHOICES
from game.kits.set_up import Chair
from scenes.art.icons import Icon
from scenes.art.palette import mix
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Metrics, Style, Theme
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Gap
from scenes.ui.portraits import portrait
from scenes.ui.widget import Widget

CORNER, PADDING, GAP = 18, 12, 14
BETWEEN = 22
"""Between two panels side by side."""
STACKED = 8
"""Between two that lie below each other."""
PICTURE = 0.45
"""Of the width, at most."""
FACE, BAR = 30, 20
NAMED = 0.32
"""Of the width of the bars, for who they belong to."""
WIDE = 150
"""Units that a bar and its name need side by side."""
EMPTY = 90


@dataclass(frozen=True, slots=True)
class Compared:
    """What is said of a choice."""

    title: str
    clause: str
    mine: float
    """The own bar, 0 to 1; long is good for its owner."""
    theirs: float
    me: Chair
    rivals: Sequence[Chair]


class WhyPanel(Widget):
    """Pressed, the choice is taken."""

    def __init__(
        self,
        name: str,
        picture: Callable[[int, Metrics], Element],
        told: Compared,
        on_press: Callable[[], None],
        *,
        is_best: bool,
    ) -> None:
        super().__init__(name)
        self.told = told
        self._make_picture = picture
        self._picture: Element = Gap()
        self._on_press = on_press
        self._is_best = is_best
        self._words = Rect(0, 0, 0, 0)

    @property
    def parts(self) -> Sequence[Element]:
        return (self._picture,)

    def press(self) -> None:
        self._on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - the table has decided
        return width, 0

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        inner = rect.inflate(-2 * look.px(PADDING), -2 * look.px(PADDING))
        room = Rect(inner.topleft, (round(inner.width * PICTURE), inner.height))
        high = inner.height
        self._picture = self._make_picture(high, look.metrics)
        while (wide := self._picture.natural(look, rect.width)[0]) > room.width:
            high = min(high - 1, high * room.width // wide)
            self._picture = self._make_picture(high, look.metrics)
        picture = Rect(room.left, 0, wide, high)
        picture.centery = inner.centery
        self._picture.place(look, picture)
        left = picture.right + look.px(GAP)
        self._words = Rect(left, inner.top, max(1, inner.right - left), inner.height)

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        ground = palette.panel_raised if self._is_best else palette.panel_deep
        painter.box(
            self.rect,
            mix(ground, "#FFFFFF", 0.12 * self.glow.target),
            radius=self.corner(painter.theme),
            edge=palette.paper if self._is_best else palette.edge,
            edge_width=px(2.5 if self._is_best else 1.5),
        )
        self._picture.draw(painter)
        self._draw_words(painter, self._draw_bars(painter))

    def _draw_bars(self, painter: Painter) -> int:
        """At the lower end; answers where they begin."""
        told, area, px = self.told, self._words, painter.theme.metrics.px
        rows = 2 if told.rivals else 1
        high = min(px(FACE), area.height // 5)
        step = high + px(GAP) // 2
        top = area.bottom - rows * step + px(GAP) // 2
        palette = painter.theme.palette
        mine = Rect(area.left, top, area.width, high)
        self._draw_bar(painter, mine, told.me, _("you"), told.mine, palette.paper)
        if told.rivals:
            alone = told.rivals[0] if len(told.rivals) == 1 else None
            name = _("rival") if alone is None else alone.name
            theirs = mine.move(0, step)
            self._draw_bar(painter, theirs, alone, name, told.theirs, palette.accent_light)
        return top

    @staticmethod
    def _draw_bar(
        painter: Painter, row: Rect, who: Chair | None, name: str, share: float, colour: str
    ) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        middle = (row.left + row.height // 2, row.centery)
        if who is None:
            painter.icon(Icon.PERSON, middle, round(row.height * 0.8), palette.text_soft)
        else:
            face = portrait(who.character or who.avatar, row.height, painter.theme)
            painter.sprite(face, middle, resting=True)
        bar = Rect(row.left + row.height + px(8), 0, 0, round(row.height * BAR / FACE))
        bar.centery = row.centery
        bar.width = max(bar.height, row.right - bar.left)
        if row.width >= px(WIDE):
            named = round(bar.width * NAMED)
            bar.width -= named + px(8)
            at = (bar.right + px(8), row.centery)
            painter.text(name, Style.SMALL, at, align=Align.LEFT, width=named)
        radius = bar.height // 2
        painter.box(bar, palette.ink, radius=radius, alpha=EMPTY)
        if share > 0:
            filled = bar.copy()
            # In steps, so that many bars share a few pictures.
            filled.width = max(bar.height, round(bar.width * min(1.0, share) / radius) * radius)
            painter.box(filled, colour, radius=radius)

    def _draw_words(self, painter: Painter, bottom: int) -> None:
        """The name of the choice, what it does, and what its bars measure where there is room."""
        palette, setter, area = painter.theme.palette, painter.typesetter, self._words
        parts = [
            (self.told.title, painter.type(Style.SUBHEADING), palette.text),
            (self.told.clause, painter.type(Style.BODY), palette.text_soft),
        ]
        size = (area.width, bottom - area.top)
        measure = (_("Points to come"), painter.type(Style.SMALL), palette.text_soft)
        if setter.paragraphs_fit([part[:2] for part in (*parts, measure)], size):
            parts.append(measure)
        types = setter.fitting_types([part[:2] for part in parts], size)
        top = float(area.top)
        for (words, _meant, colour), type_ in zip(parts, types, strict=True):
            for line in setter.wrap(words, type_, area.width):
                at = (area.left, top + type_.line_height / 2)
                painter.text(line, type_, at, align=Align.LEFT, colour=colour)
                top += type_.line_height


@dataclass(frozen=True, slots=True)
class Unfolded:
    """The choices of a hint that lies open, none while it is folded; and their room."""

    panels: Sequence[WhyPanel] = ()
    room: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))


def place_panels(look: Look, unfolded: Unfolded) -> None:
    """Side by side where there is width, else below each other; as if there were three."""
    panels, room = unfolded.panels, unfolded.room
    count = max(MOST_CHOICES, len(panels))
    if room.width >= room.height:
        gap = look.px(BETWEEN)
        wide = (room.width - (count - 1) * gap) // count
        for number, panel in enumerate(panels):
            left = room.left + number * (wide + gap)
            panel.place(look, Rect(left, room.top, wide, room.height))
        return
    gap = look.px(STACKED)
    high = (room.height - (count - 1) * gap) // count
    for number, panel in enumerate(panels):
        top = room.top + number * (high + gap)
        panel.place(look, Rect(room.left, top, room.width, high))
