"""Full-window pictures of things that rest, and the regions of one that change by themselves."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect, Surface

if TYPE_CHECKING:
    from scenes.engine.painter import Painter

LAYERS_KEPT = 3


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a board that changes as a whole; what it draws outside of its area is cut off."""

    area: Rect
    version: Hashable
    draw: Callable[[Painter], None]


@dataclass(slots=True)
class Layers:
    """Full-window surfaces of things that rest, each with the version it was drawn for."""

    kept: OrderedDict[str, tuple[Hashable, Surface]] = field(default_factory=OrderedDict)
    drawn: int = 0

    def clear(self) -> None:
        self.kept.clear()

    def keep(self, name: str, layer: tuple[Hashable, Surface]) -> None:
        """Remember a layer as the one used last; the one unused for longest may have to go."""
        self.kept[name] = layer
        self.kept.move_to_end(name)
        while len(self.kept) > LAYERS_KEPT:
            self.kept.popitem(last=False)


def stale_regions(regions: Sequence[Region], versions: Hashable) -> list[Region]:
    """Those that have changed since they had these versions."""
    if not isinstance(versions, tuple) or len(versions) != len(regions):
        return list(regions)
    pairs = zip(regions, versions, strict=True)
    return [region for region, version in pairs if region.version != version]


def regions_in(area: Rect, regions: Sequence[Region]) -> list[Region]:
    """Those that have some ground there, in the order in which they lie on each other."""
    return [region for region in regions if region.area.colliderect(area)]
