"""Pictures of the screen, kept where a player looks for pictures."""

from __future__ import annotations

import io
import os
from pathlib import Path

import platformdirs
import pygame
from pygame import Surface

from game.app import paths
from scenes.engine.i18n import _


def pictures_folder() -> Path:
    """The player's pictures; beside the saves when everything is kept in one place."""
    if os.environ.get("KODODO_HOME"):
        return paths.data_folder() / "pictures"
    return platformdirs.user_pictures_path() / "Kododo"


def save_picture(picture: Surface, name: str) -> str:
    """Write the picture; answers the sentence that says where it is, or why it is not."""
    folder = pictures_folder()
    path = folder / f"{name}.png"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        png = io.BytesIO()
        pygame.image.save(picture, png, path.name)
        path.write_bytes(png.getvalue())
    except (OSError, pygame.error) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        return _("The picture could not be saved: {reason}.").format(reason=reason)
    return _("The picture is here: {path}").format(path=path)
