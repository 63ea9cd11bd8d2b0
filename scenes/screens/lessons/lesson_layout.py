"""What a step of a lesson speaks of on the table, and which of its lines are read together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from pygame import Rect

from game.kits.lesson import Play, PlayFreely, Read, Task
from scenes.games.kit import TableKit
from scenes.table.playmat import AnyPlaymat


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
    return {**parts, "play": mat.places.play, **kit.landmarks(mat)}


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
