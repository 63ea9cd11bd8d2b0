"""A session of Chikyu by its own types: the one place on this side where a session is narrowed."""

from typing import Any, TypeAlias

from game.app.session import AnySession, Session
from game.kits.chikyu.kit import CHIKYU
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.view import ChikyuView

ChikyuSession: TypeAlias = Session[ChikyuOptions, Any, ChikyuMove, ChikyuView]
"""The state stays unnamed: nobody outside the rules uses it."""


def own_session(session: AnySession) -> ChikyuSession:
    """A session of some game as one of Chikyu, or ValueError."""
    CHIKYU.own(session.match)
    return session
