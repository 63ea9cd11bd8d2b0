"""How a table is kept: what whoever lays it changes about it, a lesson or a puzzle say."""

from __future__ import annotations

from collections.abc import Callable

from scenes.table.choosing.controls import Offer


class TableManner:
    """The answers of a game among people. Whoever lays a table otherwise overrides some."""

    def offer(self, usual: Offer) -> Offer:
        """What can be done at this moment."""
        return usual

    def play(self, usual: Callable[[], None]) -> None:
        """Somebody means what is chosen, if anything is; `usual` submits it."""
        usual()

    def refused(self, reason: str) -> None:
        """It cannot be done, and the caption says why; nothing: the prompt says enough."""

    def refreshed(self) -> None:
        """Buttons and caption are those of the present moment."""
