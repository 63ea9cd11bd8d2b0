"""Tables of 5211 for pictures: laid for one person among bots, and opened in mid-match."""

from __future__ import annotations

from game.kits.five211.kit import five211_set_up
from game.kits.set_up import SetUp
from game.rules.five211.options import Variant
from scenes.games.five211.display import Display
from scenes.games.five211.own_session import own_session
from scenes.games.five211.playmat import Five211Mat
from workshop.five211.rounds import Found, Script
from workshop.gallery.gallery_state import BOTS, PERSON
from workshop.gallery.studio import SETTLED, Studio


def table_for(seats: int, variant: Variant = Variant.STANDARD, *, closed: bool = False) -> SetUp:
    """One person among bots."""
    return five211_set_up((PERSON, *BOTS[: seats - 1]), variant, closed_scores=closed)


def script_of(studio: Studio, found: Found) -> Script:
    """A match that was found, played up to its moment."""
    script = Script(own_session(studio.deal(found.seed)), found.seed)
    script.moves(found.moves)
    return script


def open_table(studio: Studio, found: Found, seconds: float = SETTLED) -> Script:
    """The table of a match after some moves, at rest."""
    script = script_of(studio, found)
    studio.show(studio.make_table(script.session), seconds)
    return script


def display_of(studio: Studio) -> Display:
    """What lies on the table."""
    mat = studio.table.mat
    assert isinstance(mat, Five211Mat)
    return mat.display
