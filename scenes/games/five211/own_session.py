"""A session of 5211 by its own types: the one place on this side where a session is narrowed."""

from typing import Any, TypeAlias

from game.app.session import Session
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View

Five211Session: TypeAlias = Session[Five211Options, Any, Five211Move, Five211View]
"""The state stays unnamed: nobody outside the rules uses it."""
