"""Pictures of a match, kept where a player looks for pictures."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import NamedTuple

import platformdirs
import pygame
from pygame import Surface

from game.app.storage import paths
from game.app.storage.files import FileProblem, write_picture
from scenes.engine.i18n import _


class SavedPicture(NamedTuple):
    """What became of a picture."""

    sentence: str
    folder: Path | None
    """Where it is; None if it could not be saved."""


def pictures_folder() -> Path:
    """The player's pictures; beside the saves when everything is kept in one place."""
    if os.environ.get("KODODO_HOME"):
        return paths.data_folder() / "pictures"
    return platformdirs.user_pictures_path() / "Kododo"


def save_picture(picture: Surface, name: str) -> SavedPicture:
    """Write the picture; the sentence says that it is there, or why it is not."""
    path = pictures_folder() / f"{name}.png"
    png = io.BytesIO()
    try:
        pygame.image.save(picture, png, path.name)
        write_picture(path, png.getvalue())
    except (FileProblem, pygame.error) as problem:
        reason = _("The picture could not be saved. {reason}").format(reason=problem)
        return SavedPicture(reason, None)
    return SavedPicture(_("The picture is saved: {name}").format(name=path.name), path.parent)
