"""Tables of DuCo for pictures: laid for one person among bots, and opened in mid-match."""

from __future__ import annotations

from game.core.options import OptionValue
from game.kits.duco.kit import DUCO
from game.kits.set_up import SetUp
from scenes.games.duco.display import Display
from scenes.games.duco.own_session import own_session
from scenes.games.duco.playmat import DucoMat
from workshop.duco.towns import Script
from workshop.gallery.gallery_state import BOTS, PERSON
from workshop.gallery.studio import SETTLED, Studio

SEED = 2013
PERSON_SEAT = 0


def table_for(seats: int, **answers: OptionValue) -> SetUp:
    """One person among bots."""
    return SetUp(DUCO.key, (PERSON, *BOTS[: seats - 1]), answers)


def script_of(studio: Studio, moves: int, seed: int = SEED) -> Script:
    """A match after some moves, or half as many if it is over by then, on the person's turn."""
    script = Script(own_session(studio.deal(seed)), seed)
    script.moves(moves)
    script.turn_of(PERSON_SEAT)
    return script if script.session.outcome is None else script_of(studio, moves // 2, seed)


def open_table(studio: Studio, script: Script, seconds: float = SETTLED) -> None:
    """The table of a match, at rest."""
    studio.show(studio.make_table(script.session), seconds)


def display_of(studio: Studio) -> Display:
    """What lies on the table."""
    return mat_of(studio).display


def mat_of(studio: Studio) -> DucoMat:
    """The playmat that is shown."""
    mat = studio.table.mat
    assert isinstance(mat, DucoMat)
    return mat
