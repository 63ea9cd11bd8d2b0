"""The line above the hand while nothing moves; the show has its own words."""

from __future__ import annotations

from game.app.session import AnySession
from game.core.rules import M, V
from scenes.engine.i18n import _
from scenes.table.playmat import Playmat
from scenes.table.viewpoint import Viewpoint


def prompt(
    session: AnySession, viewpoint: Viewpoint, mat: Playmat[M, V], view: V, *, thinking: bool
) -> str:
    """What a person should do, or whom the table waits for."""
    if session.outcome is not None:
        return ""
    if viewpoint.await_owner:
        veiled = viewpoint.is_veiled
        call = _("{name}: press a card to see your hand") if veiled else _("{name} is next")
        return call.format(name=session.chairs[viewpoint.own].name)
    waiting = session.waiting_for()
    if viewpoint.viewer not in waiting:
        return mat.waiting_for([session.chairs[seat].name for seat in sorted(waiting)])
    if thinking:
        return _("Thinking about a hint…")
    return mat.chooser.prompt(view)
