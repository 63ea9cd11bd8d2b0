"""What is announced at the table stands as long as it takes to read."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import TableSpeed
from scenes.anim.timings import reading_time
from tests.driver import FRAME
from tests.scenes.games.duco.table import CHAIRS, Town

BOTS = tuple(replace(chair, level="toddler") for chair in CHAIRS[1:4])


def test_every_announcement_stands_as_long_as_it_takes_to_read() -> None:
    town = Town(chairs=BOTS, speed=TableSpeed.NORMAL)
    said: list[tuple[str, float]] = []

    def note() -> None:
        caption = town.table.caption
        if caption.announces and caption.text:
            words = caption.text + caption.second
            before = said.pop()[1] if said and said[-1][0] == words else 0.0
            said.append((words, before + FRAME))

    town.watchers.append(note)
    town.run(45.0)
    *earlier, _last = said
    assert len(earlier) > 12
    for words, stood in earlier:
        assert stood >= reading_time(words) - 2 * FRAME, words
    town.close()
