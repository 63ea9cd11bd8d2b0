"""A whole game of one person among bots, for any game and any device."""

from __future__ import annotations

from collections.abc import Callable

from scenes.anim.timings import DOUBLE_CLICK
from tests.ui.house import House


def play_to_the_end(house: House, choose: Callable[[], None]) -> None:
    """Choose whenever asked; every choice must have counted."""
    session = house.table._session
    while house.await_choice():
        assert house.caption, "a person who must act is told so"
        house.run(DOUBLE_CLICK)  # a click that follows at once would be the half of a double one
        before = len(session.match.log.entries)
        choose()
        assert len(session.match.log.entries) > before, "the choice was not taken"
    assert session.outcome is not None
    assert house.is_at_results
