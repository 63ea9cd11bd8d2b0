"""Tables of Chikyu for pictures: laid for one person among bots, and opened in mid-match."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import Settings
from game.core.options import OptionValue
from game.kits.chikyu.kit import CHIKYU
from game.kits.set_up import SetUp
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.own_session import own_session
from scenes.games.chikyu.playmat import ChikyuMat
from workshop.chikyu.voyages import Change, Reached, Script
from workshop.gallery.gallery_state import BOTS, PERSON, laid
from workshop.gallery.studio import SETTLED, NeverHappened, Studio

SEED = 2013
SEEDS = range(SEED, SEED + 60)
"""Deals in which a moment is looked for."""
PERSON_SEAT = 0


def table_for(seats: int, **answers: OptionValue) -> SetUp:
    """One person among bots."""
    return SetUp(CHIKYU.key, (PERSON, *BOTS[: seats - 1]), answers)


def known(set_up: SetUp) -> Settings:
    """The settings of somebody who knows this game: nothing is explained in between."""
    return replace(laid(set_up), explains=False)


def script_of(studio: Studio, seed: int = SEED) -> Script:
    """A match at its beginning."""
    return Script(own_session(studio.deal(seed)), seed)


def script_until(studio: Studio, reached: Reached) -> Script:
    """The first deal in which something comes about."""
    for seed in SEEDS:
        script = script_of(studio, seed)
        if script.move_until(reached):
            return script
    raise NeverHappened("in none of these deals")


def script_before(studio: Studio, changed: Change) -> Script:
    """A match before a card of the person that brings something about: a bot might be quicker."""
    for seed in SEEDS:
        # The same cards fall in both, and one of them is a card ahead.
        script, ahead = script_of(studio, seed), script_of(studio, seed)
        before = ahead.public
        while True:
            ahead.move()
            if ahead.is_over:
                break
            after = ahead.public
            if before.chooser == PERSON_SEAT and changed(before, after):
                return script
            before = after
            script.move()
    raise NeverHappened("in none of these deals")


def open_table(studio: Studio, script: Script, seconds: float = SETTLED) -> None:
    """The table of a match, at rest."""
    studio.show(studio.make_table(script.session), seconds)


def display_of(studio: Studio) -> Display:
    """What lies on the table."""
    return mat_of(studio).display


def mat_of(studio: Studio) -> ChikyuMat:
    """The playmat that is shown."""
    mat = studio.table.mat
    assert isinstance(mat, ChikyuMat)
    return mat
