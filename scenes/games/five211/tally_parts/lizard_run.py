"""Draws a lizard that runs over the table."""

from __future__ import annotations

from scenes.art.lizard import RUN_FRAMES, lizard_sprite, run_pose
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.games.five211.display import RunningLizard


def draw_lizard(painter: Painter, lizard: RunningLizard) -> None:
    """One frame of the run; the stride picks the pose of the legs."""
    frame = int(lizard.stride * RUN_FRAMES) % RUN_FRAMES
    picture = running_sprite(frame, lizard.height)
    painter.sprite(picture, (lizard.x, lizard.y), angle=lizard.angle, alpha=lizard.alpha)


def running_sprite(frame: int, height: float) -> Sprite:
    """The lizard in one of the poses of its run."""
    return sprite(lizard_sprite, run_pose(frame), round(height))
