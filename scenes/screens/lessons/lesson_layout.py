"""What a step of a lesson speaks of on the table, and which of its lines are read together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot

from pygame import Rect

from game.kits.lesson import Play, PlayFreely, Read, Task
from scenes.games.kit import TableKit
from scenes.table.playmat import AnyPlaymat

STEPS = (40, 24)
"""So many places are tried across the window, and from its top to its bottom."""

WORTH_A_STEP = 15
"""So many covered pixels of what is better not covered are as bad as one pixel further away."""


def clear_place(
    size: tuple[int, int],
    window: Rect,
    avoid: Sequence[Rect],
    spare: Sequence[Rect],
    near: tuple[int, int],
) -> Rect | None:
    """Where something of this size touches nothing of `avoid`, or None if it cannot be.

    Of all such places the one that covers least of `spare`, and is `near`.
    """
    room_x, room_y = window.width - size[0], window.height - size[1]
    if room_x < 0 or room_y < 0:
        return None
    across, down = STEPS
    best: Rect | None = None
    least = float("inf")
    for row in range(down + 1):
        for column in range(across + 1):
            left = window.left + room_x * column // across
            place = Rect(left, window.top + room_y * row // down, *size)
            if place.collidelist(avoid) >= 0:
                continue
            cost = _cost(place, spare, near)
            if cost < least:
                best, least = place, cost
    return best


def around(window: Rect, lit: Iterable[Rect]) -> list[Rect]:
    """The window without what is lit, as areas that do not meet."""
    holes = [area for each in lit if (area := each.clip(window)).width and area.height]
    edges = sorted({window.top, window.bottom, *(y for hole in holes for y in _ends(hole))})
    areas = []
    for top, bottom in pairwise(edges):
        left = window.left
        crossed = (hole for hole in holes if hole.top < bottom and hole.bottom > top)
        for hole in sorted(crossed, key=lambda hole: hole.left):
            if hole.left > left:
                areas.append(Rect(left, top, hole.left - left, bottom - top))
            left = max(left, hole.right)
        if left < window.right:
            areas.append(Rect(left, top, window.right - left, bottom - top))
    return areas


def _ends(area: Rect) -> tuple[int, int]:
    return area.top, area.bottom


def _cost(place: Rect, spare: Sequence[Rect], near: tuple[int, int]) -> float:
    covered = sum(part.width * part.height for part in map(place.clip, spare))
    away = hypot(place.centerx - near[0], place.centery - near[1])
    return covered / WORTH_A_STEP + away


Places = tuple[Rect | None, ...]
"""By line; None where it speaks of nothing to be seen."""
Pages = tuple[tuple[int, ...], ...]
"""Lines by their numbers."""


def lay_pages(count: int, has_room: Callable[[Sequence[int]], bool]) -> Pages:
    """All lines at once where they have room, else one after the other."""
    every = tuple(range(count))
    return (every,) if has_room(every) else tuple((line,) for line in every)


def named_places(mat: AnyPlaymat, kit: TableKit) -> dict[str, Rect]:
    """Everything on a table that has a name."""
    parts = {part.name: part.rect for part in mat.chooser.parts}
    return {**parts, "play": mat.places.play, **kit.landmarks(mat).places}


def found_places(names: Sequence[str], known: Mapping[str, Rect]) -> Places:
    """Where these are; KeyError: a lesson names what the table does not have."""
    return tuple(known[name] if name else None for name in names)


def line_to_do(task: Task | None, places: Places, choice: Rect) -> int | None:
    """The line that speaks of what is to be pressed or played; None: there is nothing to do."""
    if task is None or isinstance(task, Read):
        return None
    last = len(places) - 1
    inside = (n for n, area in enumerate(places) if area and area.colliderect(choice))
    return next(inside, last) if isinstance(task, Play | PlayFreely) else last
