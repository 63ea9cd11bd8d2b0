"""The line above the hand while nothing moves; the show has its own words."""

from __future__ import annotations

from game.app.tables import Five211Session
from game.rules.five211.view import Five211View
from scenes.i18n import _, ngettext
from scenes.table import words
from scenes.table.eyes import Eyes


def caption(
    session: Five211Session,
    eyes: Eyes,
    view: Five211View,
    *,
    chosen: int,
    veiled: bool,
    thinking: bool,
) -> str:
    """What a person should do, or whom the table waits for."""
    if session.outcome is not None:
        return ""
    if eyes.await_owner:
        call = _("{name}: press a card to see your hand") if veiled else _("{name} is next")
        return call.format(name=session.chairs[eyes.own].name)
    waiting = session.waiting_for()
    if eyes.viewer not in waiting:
        return words.choosing([session.chairs[seat].name for seat in sorted(waiting)])
    if thinking:
        return _("Thinking about a hint…")
    needed = view.cards_needed
    if chosen < needed:
        return words.choose_more(needed - chosen) if chosen else words.choose(needed)
    return ngettext("Ready: play it!", "Ready: play them!", needed)
