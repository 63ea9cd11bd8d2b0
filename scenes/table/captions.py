"""The line above the hand while nothing moves; the show has its own table_words."""

from __future__ import annotations

from game.app.tables import Five211Session
from game.rules.five211.view import Five211View
from scenes.engine.i18n import _, ngettext
from scenes.table import table_words
from scenes.table.viewpoint import Viewpoint


def caption(
    session: Five211Session,
    viewpoint: Viewpoint,
    view: Five211View,
    *,
    chosen: int,
    veiled: bool,
    thinking: bool,
) -> str:
    """What a person should do, or whom the table waits for."""
    if session.outcome is not None:
        return ""
    if viewpoint.await_owner:
        call = _("{name}: press a card to see your hand") if veiled else _("{name} is next")
        return call.format(name=session.chairs[viewpoint.own].name)
    waiting = session.waiting_for()
    if viewpoint.viewer not in waiting:
        return table_words.choosing([session.chairs[seat].name for seat in sorted(waiting)])
    if thinking:
        return _("Thinking about a hint…")
    needed = view.cards_needed
    if chosen < needed:
        return table_words.choose_more(needed - chosen) if chosen else table_words.choose(needed)
    return ngettext("Ready: play it!", "Ready: play them!", needed)
