"""What can be pressed in a lesson beside the table: the plate, and places that are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from game.kits.lesson import Touch
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.ui.element import Element, Look, Size
from scenes.ui.widget import Widget

CORNER, EDGE = 12, 3
MARK = 34


class PlaceButton(Widget):
    """A place on the table that can be pressed for once."""

    def __init__(self, name: str, area: Rect, act: Callable[[str], None], *, right: bool) -> None:
        super().__init__(name)
        self._act = act
        self._right = right
        self.rect = area.copy()

    @property
    def is_on(self) -> bool:
        return self._right

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it lies where it lies
        return self.rect.size

    def place(self, look: Look, rect: Rect) -> None:
        """It stays where the table has it."""

    def press(self) -> None:
        self._act(self.name)

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        if self.glow.value or self._right:
            with painter.faded(1.0 if self._right else self.glow.value):
                painter.box(
                    self.rect, palette.accent, radius=px(CORNER), alpha=0,
                    edge=palette.accent, edge_width=px(EDGE),
                )  # fmt: skip
        if self._right:
            side = px(MARK)
            painter.disc(self.rect.center, side, palette.accent)
            painter.icon(Icon.CHECK, self.rect.center, round(side * 0.6), palette.accent_ink)


def place_buttons(
    task: Touch,
    known: Mapping[str, Rect],
    touched: Sequence[str],
    act: Callable[[str], None],
) -> list[PlaceButton]:
    """Every place that may be the one."""
    return [
        PlaceButton(name, known[name], act, right=name in touched).labelled(_(task.named[name]))
        for name in (*task.right, *task.wrong)
    ]


class LessonControls:
    """Each part at the place that was found for it."""

    def __init__(
        self, placed: Sequence[tuple[Element, Rect]], places: Sequence[PlaceButton] = ()
    ) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self._placed = tuple(placed)
        self._places = tuple(places)

    @property
    def parts(self) -> Sequence[Element]:
        return (*self._places, *(part for part, _area in self._placed))

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it fills the window
        return width, 0

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        for part, area in self._placed:
            part.place(look, area)

    def draw(self, painter: Painter) -> None:
        for part in self.parts:
            part.draw(painter)
