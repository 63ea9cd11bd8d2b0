"""Pictures are drawn once for a whole run of tests, not once for every program that is opened.

A picture is told by its recipe alone, so one that was drawn for a window serves the next window as
well. Each store gets a copy of its own: whatever it does to it, nobody else sees.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from types import FunctionType, MethodType

import pytest
from pygame import Surface

from scenes.engine.drawing.sprites import MEGABYTE, Pose, Shelf, Sprite, SpriteStore
from scenes.engine.drawing.text import Typesetter

BUDGET = 96 * MEGABYTE
KEPT: Shelf[Hashable] = Shelf(BUDGET)

DRAW_ANEW: Callable[[SpriteStore, Sprite, Pose], Surface] = SpriteStore._make


@pytest.fixture(scope="session", autouse=True)
def remembered_pictures() -> Iterator[None]:
    """For the rest of the run: a conftest that imports this asks for nothing more."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SpriteStore, "_make", _remembered)
        yield


def _remembered(store: SpriteStore, wanted: Sprite, pose: Pose) -> Surface:
    recipe = _recipe(wanted) if pose.is_plain and pose.alpha == 1 else None
    if recipe is None:
        return DRAW_ANEW(store, wanted, pose)
    kept = KEPT.get(recipe)
    if kept is None:
        kept = DRAW_ANEW(store, wanted, pose)
        KEPT.put(recipe, kept)
    else:
        store.builds += 1
    return kept.copy()


def _recipe(wanted: Sprite) -> Hashable | None:
    """What a picture is drawn from; none where a test's own function or an object has a part."""
    build = wanted.build
    if isinstance(build, MethodType) and isinstance(build.__self__, Typesetter):
        build = build.__func__
    if not isinstance(build, FunctionType) or "<" in build.__qualname__:
        return None
    parts: list[Hashable] = [build]
    for argument in wanted.arguments:
        part = _recipe(argument) if isinstance(argument, Sprite) else argument
        if part is None and argument is not None:
            return None
        parts.append(part)
    return tuple(parts)
