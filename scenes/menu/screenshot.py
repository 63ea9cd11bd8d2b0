"""Pictures of the screen, kept where a player looks for pictures."""

from __future__ import annotations

import io
import os
from pathlib import Path

import platformdirs
import pygame
from pygame import Surface

from game.app import paths
from game.app.files import FileProblem, write_picture
from scenes.engine.i18n import _


def pictures_folder() -> Path:
    """The player's pictures; beside the saves when everything is kept in one place."""
    if os.environ.get("KODODO_HOME"):
        return paths.data_folder() / "pictures"
    return platformdirs.user_pictures_path() / "Kododo"


def save_picture(picture: Surface, name: str) -> str:
    """Write the picture; answers the sentence that says where it is, or why it is not."""
    path = pictures_folder() / f"{name}.png"
    png = io.BytesIO()
    try:
        pygame.image.save(picture, png, path.name)
        write_picture(path, png.getvalue())
    except (FileProblem, pygame.error) as problem:
        return _("The picture could not be saved. {reason}").format(reason=problem)
    return _("The picture is here: {path}").format(path=path)
