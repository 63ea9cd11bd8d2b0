"""A picture on its way to the disk: to pack and to write it takes longer than a frame."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from scenes.autosave import DiskJob
from scenes.engine.i18n import _
from scenes.menu.saved_picture import SavedPicture, save_picture


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
