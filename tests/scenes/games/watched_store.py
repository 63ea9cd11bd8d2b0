"""A store of pictures that tells what the frames themselves had to make."""

from typing import Any

import pygame

from scenes.engine.drawing.sprites import Pose, Sprite, SpriteStore


class WatchedStore(SpriteStore):
    """Notes what is drawn from its beginnings because somebody needs it now."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.built: list[Any] = []

    def _make(self, wanted: Sprite, pose: Pose) -> pygame.Surface:
        if pose.is_plain and pose.alpha == 1:
            self.built.append(wanted.build)
        return super()._make(wanted, pose)

    def build_next_due(self) -> None:
        built = self.built.copy()
        super().build_next_due()
        self.built = built
