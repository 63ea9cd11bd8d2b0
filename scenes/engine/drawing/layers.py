"""Full-window pictures of things that rest."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field

from pygame import Surface

from scenes.engine.drawing.boards import Boards

LAYERS_KEPT = 3


@dataclass(slots=True)
class Layers:
    """Full-window surfaces of things that rest, each with the version it was drawn for."""

    kept: OrderedDict[str, tuple[Hashable, Surface]] = field(default_factory=OrderedDict)
    boards: Boards = field(default_factory=Boards)
    drawn: int = 0

    def clear(self) -> None:
        self.kept.clear()
        self.boards.clear()

    def keep(self, name: str, layer: tuple[Hashable, Surface]) -> None:
        """Remember a layer as the one used last; the one unused for longest may have to go."""
        self.kept[name] = layer
        self.kept.move_to_end(name)
        while len(self.kept) > LAYERS_KEPT:
            self.kept.popitem(last=False)
