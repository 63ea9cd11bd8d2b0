"""How a step of a lesson lies over the table: what is lit, where the plate is, where the guide.

Nothing that is spoken of is ever covered: where all lines of a step leave no room for that, they
come one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.kits.lesson import Play, PlayOut, Read, Step, Task
from scenes.games.kit import TableKit
from scenes.screens.lessons.clear_places import clear_place
from scenes.screens.lessons.guide import GUIDE, LEAST_GUIDE, SMALL_GUIDE
from scenes.table.faces import SeatFace
from scenes.table.playmat import AnyPlaymat, Places
from scenes.ui.element import Element, Look

WIDTHS = (262, 330, 420, 560)
"""In units: the narrowest plate that finds a place is taken."""
AROUND_LIT = 6
FROM_EDGE = 8
RIGHT_OF_TABLE = (145, 340)
"""Where a plate is looked for first: from the right edge and from above, in units."""

CLOSE = 300
"""By so many units more than the plate, half on each side, reaches what is close to it."""
SPARED = ("cards of seat", "earth", "tally")
"""Places of these kinds are covered only where there is no other room."""
NAME = 3
"""The width of a face with the name beside it, in widths of the face."""
LITTLE = 60
"""The side of a square, in units: a wider plate is not worth less than that."""

Pages = tuple[tuple[int, ...], ...]
Makes = Callable[[Sequence[int]], Element]
"""The plate that says these lines, by their numbers."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What else lies on the table."""

    spare: tuple[Rect, ...] = ()
    """What is better not covered."""
    known: tuple[Rect, ...] = ()
    """All that can be pointed at: the guide keeps off it where it can."""


NOTHING_ELSE = Seen()


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a step speaks of."""

    places: tuple[Rect | None, ...]
    """By line; None where it speaks of nothing to be seen."""
    needed: tuple[Rect, ...] = ()
    """What must stay in reach beside that."""
    seen: Seen = NOTHING_ELSE

    def lit(self, lines: Sequence[int]) -> list[Rect]:
        """What these lines speak of."""
        return [place for line in lines if (place := self.places[line]) is not None]


@dataclass(frozen=True, slots=True)
class Laid:
    """A step as it lies over the table."""

    pages: tuple[tuple[int, ...], ...]
    """Which lines come together."""
    width: int


def lay_pages(makes: Makes, spoken: Spoken, look: Look) -> Laid:
    """All lines at once where that covers nothing, else one after the other."""
    every = tuple(range(len(spoken.places)))
    for pages in ((every,), tuple((line,) for line in every)):
        widths = [width for width in _widths(look) if _has_room(makes, pages, width, spoken, look)]
        if widths:
            spares = (w for w in widths if _covers_little(makes, pages, w, spoken, look))
            return Laid(pages, next(spares, widths[0]))
    return Laid(tuple((line,) for line in every), _widths(look)[-1])


def place_plate(
    plate: Element, page: Sequence[int], laid: Laid, spoken: Spoken, look: Look
) -> Rect:
    """Where the plate of a page is; in a window that has no such room it covers the least."""
    found = _plate_place(plate, page, laid.width, spoken, look)
    if found is not None:
        return found
    room = plate_room(look)
    size = (laid.width, min(room.height, plate.natural(look, laid.width)[1]))
    spared = clear_place(size, room, (), [*spoken.lit(page), *spoken.needed], room.midright)
    return room if spared is None else spared


def place_guide(avoid: Sequence[Rect], seen: Seen, near: Rect, look: Look) -> Rect | None:
    """As near to the plate as it can be; smaller where there is little room; None: nowhere."""
    room = plate_room(look)
    for more in ((*seen.spare, *seen.known), seen.spare, ()):
        for within in (room.clip(near.inflate(look.px(CLOSE), look.px(CLOSE))), room):
            for units in (GUIDE, SMALL_GUIDE, LEAST_GUIDE):
                size, off = (look.px(units), look.px(units)), (*avoid, *more)
                place = clear_place(size, within, off, seen.spare, near.midbottom)
                if place is not None:
                    return place
    return None


def named_places(mat: AnyPlaymat, kit: TableKit) -> dict[str, Rect]:
    """Everything on a table that has a name."""
    parts = {part.name: part.rect for part in mat.chooser.parts}
    return {**parts, "play": mat.places.play, **kit.landmarks(mat)}


def seen_on(table: Places, known: Mapping[str, Rect], faces: Sequence[SeatFace]) -> Seen:
    """What lies on this table, with the names of those who sit at it."""
    spared = (area for name, area in known.items() if name.startswith(SPARED))
    names = (name_beside(face.area) for face in faces)
    return Seen((table.choice, table.play, *spared), (table.caption, *names, *known.values()))


def name_beside(face: Rect) -> Rect:
    """A face with the name beside it."""
    return Rect(face.topleft, (NAME * face.width, face.height))


def found_places(names: Sequence[str], known: Mapping[str, Rect]) -> tuple[Rect | None, ...]:
    """Where these are; KeyError: a lesson names what the table does not have."""
    return tuple(known[name] if name else None for name in names)


def in_reach(step: Step, known: Mapping[str, Rect], choice: Rect) -> list[Rect]:
    """What has to be pressed for what is asked."""
    if isinstance(step.task, Play) and len(step.task.moves) == 1:
        named = (known[line.at] for line in step.lines if line.at in known)
        return [area for area in named if area.colliderect(choice)]
    return [choice]


def line_to_do(task: Task | None, spoken: Spoken, choice: Rect) -> int | None:
    """The line that speaks of what is to be pressed or played; None: there is nothing to do."""
    if task is None or isinstance(task, Read):
        return None
    last = len(spoken.places) - 1
    inside = (n for n, area in enumerate(spoken.places) if area and area.colliderect(choice))
    return next(inside, last) if isinstance(task, Play | PlayOut) else last


def _widths(look: Look) -> list[int]:
    most = plate_room(look).width
    return [min(most, look.control_px(width)) for width in WIDTHS]


def _plate_place(
    plate: Element, page: Sequence[int], width: int, spoken: Spoken, look: Look
) -> Rect | None:
    around = 2 * look.px(AROUND_LIT)
    avoid = [area.inflate(around, around) for area in (*spoken.lit(page), *spoken.needed)]
    size = (width, plate.natural(look, width)[1])
    from_right, below = RIGHT_OF_TABLE
    near = (look.metrics.width - look.px(from_right), look.px(below))
    return clear_place(size, plate_room(look), avoid, spoken.seen.spare, near)


def _has_room(makes: Makes, pages: Pages, width: int, spoken: Spoken, look: Look) -> bool:
    return all(_plate_place(makes(page), page, width, spoken, look) for page in pages)


def _covers_little(makes: Makes, pages: Pages, width: int, spoken: Spoken, look: Look) -> bool:
    """Nothing that matters of what is better not covered."""
    places = (_plate_place(makes(page), page, width, spoken, look) for page in pages)
    parts = [place.clip(area) for place in places if place for area in spoken.seen.spare]
    return sum(part.width * part.height for part in parts) <= look.px(LITTLE) ** 2


def plate_room(look: Look) -> Rect:
    """Where a plate may lie."""
    edge = 2 * look.px(FROM_EDGE)
    return look.metrics.window.inflate(-edge, -edge)
