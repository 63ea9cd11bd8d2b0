"""What a step of a lesson speaks of on the table, and which of its lines are read together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from game.kits.lesson import Play, PlayOut, Read, Task
from scenes.games.kit import TableKit
from scenes.table.playmat import AnyPlaymat

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
    return next(inside, last) if isinstance(task, Play | PlayOut) else last
