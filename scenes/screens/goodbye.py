"""Ways out while something is not on the disk: of a table, and of the program."""

from __future__ import annotations

from collections.abc import Callable

from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.host import Host
from scenes.save_slots import Safety
from scenes.ui.dialog import Answer, Dialog


class GoodbyeScene(Dialog):
    """Ends the program by itself as soon as nothing can be lost, or when somebody insists."""

    def __init__(self, host: Host, end: Callable[[], None]) -> None:
        self._host = host
        self._end = end
        self._safety = host.safety
        super().__init__(
            *self._words(),
            Answer("Close anyway", end, text=_("Close and lose it")),
            Answer("Stay", primary=True, text=_("Stay")),
        )

    @property
    def at_work(self) -> bool:
        """The disk is waited for."""
        return True

    def update(self, dt: float) -> None:
        super().update(dt)
        safety = self._host.safety
        if safety is Safety.SAVED:
            self._end()
        elif safety is not self._safety:
            self._safety = safety
            self.heading, self.text = self._words()
            self.rebuild()

    def _words(self) -> tuple[str, str]:
        if self._safety is not Safety.UNSAVED:
            return _("Saving…"), _("The window closes as soon as everything is on the disk.")
        return _("Not everything is saved"), _(
            "The disk does not take it. This is tried again every few seconds, "
            "and the window closes when it is done."
        )


def ask_to_leave_unsaved(stage: Stage, leave: Callable[[], None]) -> None:
    """Whoever leaves a match that could not be written knows it."""
    stage.push(
        Dialog(
            _("The game is not saved"),
            _("This is tried again while Kododo runs; after that your last moves are lost."),
            Answer("Leave anyway", leave, text=_("Leave anyway")),
            Answer("Stay", primary=True, text=_("Stay")),
        )
    )
