"""Draws a lizard that runs over the table."""

from __future__ import annotations

from scenes.art.lizard import RUN_FRAMES, lizard_sprite, run_pose
from scenes.painter import Painter
from scenes.sprites import sprite
from scenes.table.display import Scurry


def draw_scurry(painter: Painter, lizard: Scurry) -> None:
    """One frame of the run; the stride picks the pose of the legs."""
    frame = int(lizard.stride * RUN_FRAMES) % RUN_FRAMES
    picture = sprite(lizard_sprite, run_pose(frame), round(lizard.height))
    painter.sprite(picture, (lizard.x, lizard.y), angle=lizard.angle, alpha=lizard.alpha)
