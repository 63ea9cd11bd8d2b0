"""The plate of a trial, upright or flat, and where it covers nothing that is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.art.palette import Palette, mix
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.menu.frame import Ends
from scenes.screens.lessons.lesson_layout import clear_place
from scenes.screens.lessons.lesson_paper import Paper, PlateButton, SkipButton, plate_button
from scenes.ui.element import Element, Look
from scenes.ui.labels import Gap, Paragraph, Picture
from scenes.ui.layout import Column, Flow, Row

WIDTHS = (262, 330, 420, 560)
FLAT_WIDTHS = (292, 316, 340, 390, 470, 560)
"""In units: the first is as wide as a corner of the fullest table."""
EDGE = 8
"""Of everything on a table so much may be covered all around: there is nothing to read."""
FLAT_PADDING, PADDING = 12, 18
FROM_EDGE = 8
RIGHT_OF_TABLE = (145, 340)
"""Where a plate is looked for first: from the right edge and from above, in units."""
NAME = 3
"""The width of a face with the name beside it, in widths of the face."""


@dataclass(frozen=True, slots=True)
class PlateWords:
    """What is read on a plate."""

    over: str
    title: str
    lines: tuple[str, ...]
    answer: str = ""
    """What came of a try; it comes first, and is written stronger."""


@dataclass(frozen=True, slots=True)
class Asking:
    """What a plate says while something is to be found."""

    over: str
    title: str
    sentence: str
    """The question, or in its place what came of a try, which is written stronger."""
    is_answer: bool
    tries: str
    """Which one it is; nothing once the answer was told."""


@dataclass(frozen=True, slots=True)
class PlateShape:
    """How wide a plate is, and how it is set."""

    width: int
    is_flat: bool

    def plate(self, asking: Asking, back: PlateButton) -> Element:
        """Upright it is the plate of a lesson; flat, all but the sentence stands in its head."""
        return _flat_plate(asking, back) if self.is_flat else _upright_plate(asking, back)


def shapes(look: Look) -> list[PlateShape]:
    """Those to be tried, the best to read first."""
    most = plate_room(look).width
    tall = [PlateShape(min(most, look.control_px(width)), is_flat=False) for width in WIDTHS]
    flat = [PlateShape(min(most, look.control_px(width)), is_flat=True) for width in FLAT_WIDTHS]
    return [*tall, *flat]


@dataclass(frozen=True, slots=True)
class PlateGround:
    """What lies on a table."""

    needed: Sequence[Rect]
    """What is pressed: it is never covered."""
    read: Sequence[Rect]
    """What is looked at before a choice; what is named twice is missed twice as much."""

    told: Rect | None
    """Where the table tells what the plate tells as well."""

    def place(self, shape: PlateShape, high: int, look: Look) -> tuple[int, Rect] | None:
        """The best place for a plate of this shape, and how much it covers there."""
        size, room, near = (shape.width, high), plate_room(look), self._near(shape, look)
        edge = -2 * look.px(EDGE)
        inner = [area.inflate(edge, edge) for area in self.read]
        for read in (self.read, inner):
            found = clear_place(size, room, [*self.needed, *read], (), near)
            if found is not None:
                return 0, found
        found = clear_place(size, room, self.needed, inner, near)
        return None if found is None else (_covered(found, inner), found)

    def _near(self, shape: PlateShape, look: Look) -> tuple[int, int]:
        """Where it lies if there is a choice: flat where the same is told, upright at the right."""
        if shape.is_flat and self.told is not None:
            return self.told.topleft
        from_right, below = RIGHT_OF_TABLE
        return look.metrics.width - look.px(from_right), look.px(below)


def outermost(areas: Iterable[Rect]) -> list[Rect]:
    """Those that lie in no other: what is inside is covered with them."""
    found = {tuple(area): area for area in areas}.values()
    return [area for area in found if not any(_holds(other, area) for other in found)]


def _holds(other: Rect, area: Rect) -> bool:
    return other is not area and bool(other.contains(area))


def _covered(plate: Rect, read: Sequence[Rect]) -> int:
    parts = map(plate.clip, read)
    return sum(part.width * part.height for part in parts)


def find_home(
    said: Sequence[Asking], back: PlateButton, ground: PlateGround, look: Look
) -> tuple[PlateShape, Rect]:
    """The first shape that covers nothing, whatever of this it says; else what covers the least."""
    least: tuple[int, PlateShape, Rect] | None = None
    for shape in shapes(look):
        plates = [shape.plate(asking, back) for asking in said]
        high = max(plate.natural(look, shape.width)[1] for plate in plates)
        found = ground.place(shape, high, look)
        if found is not None and (least is None or found[0] < least[0]):
            least = (found[0], shape, found[1])
    if least is None:
        return shapes(look)[-1], plate_room(look)
    return least[1], least[2]


def plate_room(look: Look) -> Rect:
    """Where a plate may lie."""
    edge = 2 * look.px(FROM_EDGE)
    return look.metrics.window.inflate(-edge, -edge)


def name_beside(face: Rect) -> Rect:
    """A face with the name beside it."""
    return Rect(face.topleft, (NAME * face.width, face.height))


def make_plate(
    words: PlateWords, buttons: Sequence[PlateButton], leave: PlateButton, *, keyed: bool
) -> Element:
    """From the top: name, lines, a rule, and what can be pressed; `keyed`: by keys as well."""
    parts: list[Element] = [
        Paragraph(words.over, Style.SMALL, colour=_ink),
        Paragraph(words.title, Style.SUBHEADING, colour=_ink),
    ]
    if words.answer:
        parts.append(Paragraph(words.answer, Style.STRONG, colour=_ink))
    parts += [Paragraph(line, Style.BODY, colour=_ink) for line in words.lines]
    parts.append(Picture((1, 2), _rule))
    if buttons:
        parts.append(Flow(*map(plate_button, buttons), gap=8))
    last = SkipButton(leave.name, leave.text, leave.act, rings=keyed)
    parts.append(Row(Gap(), last, gap=6, weights={0: 1.0}))
    return Paper(Column(*parts, gap=8), padding=PADDING)


def _rule(painter: Painter, area: Rect) -> None:
    palette = painter.theme.palette
    painter.box(area, mix(palette.paper, palette.ink, 0.25))


def _upright_plate(asking: Asking, back: PlateButton) -> Element:
    lines = [asking.tries] if asking.tries else []
    if not asking.is_answer:
        lines.insert(0, asking.sentence)
    answer = asking.sentence if asking.is_answer else ""
    words = PlateWords(asking.over, asking.title, tuple(lines), answer)
    return make_plate(words, (), back, keyed=False)


def _flat_plate(asking: Asking, back: PlateButton) -> Element:
    over = asking.over
    if asking.tries:
        over = _("{place} · {tries}").format(place=over, tries=asking.tries)
    title = Paragraph(asking.title, Style.SUBHEADING, colour=_ink)
    leave = SkipButton(back.name, back.text, back.act, rings=False)
    style = Style.STRONG if asking.is_answer else Style.BODY
    lines = (
        Paragraph(over, Style.SMALL, colour=_ink),
        Ends(title, leave, gap=8),
        Paragraph(asking.sentence, style, colour=_ink),
    )
    return Paper(Column(*lines, gap=3), padding=FLAT_PADDING)


def _ink(palette: Palette) -> str:
    return palette.ink
