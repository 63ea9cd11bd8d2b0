"""What is announced at the table stands as long as it takes to read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.settings import TableSpeed
from scenes.anim.timings import reading_time
from scenes.engine.input.inputs import Action
from scenes.games.chikyu.panels.plates import best_plate
from tests.driver import FRAME
from tests.scenes.games.chikyu.table import CHAIRS, Harbour

QUICK = tuple(replace(chair, level=chair.level and "toddler") for chair in CHAIRS)


class PatientHarbour(Harbour):
    """Whoever plays here reads everything, and notes how long it stood."""

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed, speed=TableSpeed.NORMAL, chairs=QUICK[:seats])
        self.host.change(replace(self.host.settings, explains=False))
        self.said: list[tuple[str, float]] = []
        self.watchers.append(self._note)

    def _note(self) -> None:
        caption = self.table.caption
        if not caption.announces or not caption.text:
            return
        words = caption.text + caption.second
        before = self.said.pop()[1] if self.said and self.said[-1][0] == words else 0.0
        self.said.append((words, before + FRAME))

    def play_a_round(self) -> None:
        """To the sheet, which is read as well."""
        while not self.stage_show.is_holding:
            if self.may_choose and not self.table.caption.announces:
                self.play_any()
            self.step()

    def play_any(self) -> None:
        if not self.chooser.is_chosen(self.playable[0]):
            cards = [widget.card.face for widget in self.chooser.active.cards]
            self.press(str((cards.index(self.playable[0]) + 1) % 10))
        self.press(Action.PLAY)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 14)])
def test_every_announcement_stands_as_long_as_it_takes_to_read(seats: int, seed: int) -> None:
    harbour = PatientHarbour(seats, seed)
    harbour.play_a_round()
    *earlier, _last = harbour.said
    assert len(earlier) > 12
    for words, stood in earlier:
        assert stood >= reading_time(words) - 2 * FRAME, words
    harbour.close()


def test_while_a_trick_is_swept_up_the_plates_tell_of_no_other() -> None:
    harbour = PatientHarbour(3, 2)
    picture, told = harbour.picture, []

    def note() -> None:
        plate = best_plate(picture, harbour.chikyu.who)
        if picture.flying and not picture.order and plate is not None:
            told.append((plate.name, harbour.view.tricks[-1].winner))

    harbour.watchers.append(note)
    while len(picture.tricks) < 3:
        if harbour.may_choose and not harbour.table.caption.announces:
            harbour.play_any()
        harbour.step()
    assert told
    assert all(name == CHAIRS[winner].name for name, winner in told)
    harbour.close()
