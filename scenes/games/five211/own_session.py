"""A session of 5211 by its own types: the one place on this side where a session is narrowed."""

from typing import Any, TypeAlias

from game.app.session import AnySession, Session
from game.kits.five211.kit import FIVE211
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View

Five211Session: TypeAlias = Session[Five211Options, Any, Five211Move, Five211View]
"""The state stays unnamed: nobody outside the rules uses it."""


def own_session(session: AnySession) -> Five211Session:
    """A session of some game as one of 5211, or ValueError."""
    FIVE211.own(session.match)
    return session
