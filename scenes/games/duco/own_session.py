"""A session of DuCo by its own types: the one place on this side where a session is narrowed."""

from typing import Any, TypeAlias

from game.app.session import AnySession, Session
from game.kits.duco.kit import DUCO
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import DucoOptions
from game.rules.duco.view import DucoView

DucoSession: TypeAlias = Session[DucoOptions, Any, DucoMove, DucoView]
"""The state stays unnamed: nobody outside the rules uses it."""


def own_session(session: AnySession) -> DucoSession:
    """A session of some game as one of DuCo, or ValueError."""
    DUCO.own(session.match)
    return session
