"""The street of puzzles: a house a theme, a window a puzzle, the gable when all are solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from scenes.art.harbour.puzzle_houses import HEIGHT, WIDTH, panes, puzzle_house
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style, Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

LEAST_HOUSE = 240
"""Units of height."""
PADDING, CORNER = 6, 14


def theme_name(key: str) -> str:
    """The name of a house."""
    return f"theme {key}"


class ThemeHouse(Widget):
    """Pressed, it opens the puzzle of a window, or the next that waits where none is pointed at."""

    drags = True

    def __init__(
        self,
        key: str,
        title: str,
        colour: int,
        solved: Sequence[bool],
        on_press: Callable[[str, int | None], None],
        *,
        today: int = -1,
        chosen: bool = False,
    ) -> None:
        super().__init__(theme_name(key))
        self.neighbours: Sequence[str] = ()
        """What stands under the houses beside it: all leave room for the longest of them."""
        self.key = key
        self._title = title
        self._colour = colour
        self._solved = tuple(solved)
        self._on_press = on_press
        self._today = today
        self._chosen = chosen
        self._pointed: int | None = None
        self._words = 0
        """The height of title and count, in pixels."""

    @property
    def lit(self) -> int:
        """How many of its puzzles are solved."""
        return sum(self._solved)

    def press(self) -> None:
        pointed, self._pointed = self._pointed, None
        self._on_press(self.key, pointed)

    def drag(self, position: tuple[int, int]) -> bool:
        """Remembered until the press, which is what opens it."""
        windows = range(len(self._solved))
        self._pointed = next((n for n in windows if self.window(n).collidepoint(position)), None)
        return False

    def window(self, number: int) -> Rect:
        """Where the window of a puzzle is, with its frame."""
        house = self._house()
        x, y, wide, high = panes(len(self._solved))[number]
        scale = house.width / WIDTH
        area = Rect(0, 0, round((wide + 12) * scale), round((high + 12) * scale))
        area.center = (round(house.left + x * scale), round(house.top + y * scale))
        return area

    def natural(self, look: Look, width: int) -> Size:
        inner = max(1, width - 2 * look.px(PADDING))
        type_ = look.type(Style.STRONG)
        lines = max(
            len(look.typesetter.wrap(each, type_, inner))
            for each in (self._title, *self.neighbours)
        )
        words = lines * type_.line_height
        words += look.type(Style.SMALL).line_height
        self._words = words
        return width, look.px(LEAST_HOUSE) + words + 3 * look.px(PADDING)

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def place(self, look: Look, rect: Rect) -> None:
        """On the ground, and no higher than the house at this width."""
        high = round(rect.width * HEIGHT / WIDTH) + self._words + 2 * look.px(PADDING)
        self.rect = Rect(rect.left, 0, rect.width, min(rect.height, high))
        self.rect.bottom = rect.bottom

    def _house(self) -> Rect:
        """Above the words, as large as there is room."""
        room = Rect(self.rect.left, self.rect.top, self.rect.width, self.rect.height - self._words)
        room = room.inflate(-room.width // 16, -room.height // 40)
        high = min(room.height, round(room.width * HEIGHT / WIDTH))
        area = Rect(0, 0, round(high * WIDTH / HEIGHT), high)
        area.midbottom = room.midbottom
        return area

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        if self._chosen or self.glow.value > 0:
            with painter.faded(1.0 if self._chosen else self.glow.value):
                painter.box(self.rect, palette.panel_raised, radius=px(CORNER))
        house = self._house()
        drawn = sprite(puzzle_house, self._colour, self._solved, self._today, house.size, palette)
        painter.sprite_at(drawn, house.topleft)
        self._draw_words(painter)

    def _draw_words(self, painter: Painter) -> None:
        palette, pad = painter.theme.palette, painter.theme.metrics.px(PADDING)
        small = painter.type(Style.SMALL).line_height
        area = Rect(self.rect.left + pad, 0, self.rect.width - 2 * pad, self._words - small)
        area.bottom = self.rect.bottom - small - pad
        painter.paragraph(self._title, Style.STRONG, area, align=Align.CENTRE)
        count = _("{done} of {count}").format(done=self.lit, count=len(self._solved))
        place = (self.rect.centerx, self.rect.bottom - pad - small / 2)
        painter.text(
            count, Style.SMALL, place, colour=palette.text_soft, width=self.rect.width - 2 * pad
        )
