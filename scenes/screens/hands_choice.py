"""How people at one screen cover their hands: one choice for the house, wherever it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from scenes.engine.i18n import _
from scenes.host import Host
from scenes.ui.controls.choice import Choice

LENGTHS = (400, 800, 1_200)
"""Milliseconds for which a hand is held."""


def hands_choice(host: Host, changed: Callable[[], None]) -> Choice[bool]:
    """Covered, or careful; it can be changed in the middle of a game."""

    def change(careful: bool) -> None:  # noqa: FBT001 - the value of a choice
        host.change(replace(host.settings, careful_hands=careful))
        changed()

    def words(careful: bool) -> str:  # noqa: FBT001
        return _("Careful") if careful else _("Covered")

    choice = Choice("hands", (False, True), host.settings.careful_hands, change, show=words)
    return choice.tipped(hands_words(careful=host.settings.careful_hands))


def hands_words(*, careful: bool) -> str:
    """What the choice means."""
    if careful:
        return _("Careful: also hides all hands behind a cloth, and covers yours after 20 seconds.")
    return _("Covered: your cards lie face down. Hold them to look.")


def opening_choice(host: Host, changed: Callable[[], None]) -> Choice[int]:
    """For how long a hand is held, or that it opens by two presses."""

    def change(length: int) -> None:
        by_presses, held = not length, length or host.settings.hold_length
        host.change(replace(host.settings, opens_by_presses=by_presses, hold_length=held))
        changed()

    def words(length: int) -> str:
        names = {
            0: _("By two presses"),
            LENGTHS[0]: _("By holding them"),
            LENGTHS[1]: _("By a longer hold"),
        }
        return names.get(length, _("By a long hold"))

    settings = host.settings
    now = (
        0
        if settings.opens_by_presses
        else min(LENGTHS, key=lambda each: abs(each - settings.hold_length))
    )
    return Choice("open hands", (*LENGTHS, 0), now, change, show=words).tipped(
        _("How a covered hand is opened by its owner, where several share the screen.")
    )
