"""A picture that somebody wants to keep: drawn in a frame, written beside them, then told."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import platformdirs
import pygame
from pygame import Surface

from game.app.storage import paths
from game.app.storage.files import FileProblem, write_picture
from scenes.autosave import DiskJob
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.host import Host
from scenes.ui.dialog import Answer, Dialog


class PictureKeeper:
    """Owned by a page, which lets it draw when everything else is drawn."""

    def __init__(self, host: Host, show_folder: Callable[[Path], bool]) -> None:
        self._host = host
        self._show_folder = show_folder
        self._wanted: Callable[[Painter], Surface] | None = None
        self._name = ""
        self._frame: Surface | None = None
        self._job: PictureJob | None = None

    def want(self, draw: Callable[[Painter], Surface], name: str) -> None:
        """With the next frame."""
        self._wanted, self._name = draw, name

    def take(self, painter: Painter) -> None:
        """If one is wanted."""
        if self._wanted is not None:
            painter.flush()
            self._frame, self._wanted = self._wanted(painter), None

    def update(self, stage: Stage) -> None:
        """It goes to the disk, and what became of it is told."""
        if self._frame is not None:
            self._job = PictureJob(self._host.beside_frames, self._frame, self._name)
            self._frame = None
        if self._job is not None and self._job.outcome is not None:
            self._tell(stage, self._job.outcome)
            self._job = None

    def _tell(self, stage: Stage, saved: SavedPicture) -> None:
        sentence, folder = saved
        if folder is None:
            self._host.notes.append(sentence)
            return
        shown = Answer("Show folder", partial(self._open, folder), text=_("Show folder"))
        done = Answer("Done", primary=True, text=_("Done"))
        stage.push(Dialog(_("Picture"), sentence, shown, done))

    def _open(self, folder: Path) -> None:
        if not self._show_folder(folder):
            sentence = _("The folder cannot be shown. It is {path}")
            self._host.notes.append(sentence.format(path=folder))


class PictureJob:
    """Sent once; whoever shows the results asks from time to time what became of it."""

    def __init__(
        self, send: Callable[[Callable[[], object]], DiskJob], picture: Surface, name: str
    ) -> None:
        self._saved: SavedPicture | None = None
        self._job = send(lambda: self._save(picture, name))

    @property
    def outcome(self) -> SavedPicture | None:
        """What became of it, once that is known."""
        if not self._job.is_settled:
            return None
        return self._saved or SavedPicture(_("The picture could not be saved."), None)

    def _save(self, picture: Surface, name: str) -> None:
        self._saved = save_picture(picture, name)


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
