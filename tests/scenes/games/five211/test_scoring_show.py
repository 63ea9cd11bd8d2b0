"""What is seen while a round is scored: words that can be read, and everybody's gain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.seats import PUBLIC
from scenes.coach.coach_figures import gains
from scenes.workshop.five211.rounds import Ending, Script, find_round
from scenes.workshop.five211.tables import display_of, open_table, table_for
from scenes.workshop.gallery.gallery_state import laid
from scenes.workshop.gallery.studio import FRAME, SETTLED, Studio, unseen

SHORTEST_READ = 0.5
SCORING_AND_SWEEP = 7.0
"""Reading time wins over any limit, but nobody is kept longer than the beats need."""


@pytest.fixture
def studio(request: pytest.FixtureRequest) -> Iterator[Studio]:
    with unseen():
        opened = Studio((1280, 720), laid(table_for(request.param)))
        opened.app.unseen = True
        yield opened
        opened.close()


def last_lock(studio: Studio, ending: Ending) -> Script:
    """All cards of such a round lie there, the last ones face down."""
    script = open_table(studio, find_round(studio.host.set_up, ending))
    script.move()
    return script


@pytest.mark.parametrize("studio", [2, 5], indirect=True)
@pytest.mark.parametrize("ending", list(Ending))
def test_every_beat_can_be_read_and_none_drags(studio: Studio, ending: Ending) -> None:
    last_lock(studio, ending)
    display = display_of(studio)
    caption = studio.table.caption
    studio.run_until(lambda: caption.announces)
    said: dict[str, float] = {}
    while display.slots or display.flying:
        said[caption.text] = said.get(caption.text, 0.0) + FRAME
        studio.run(FRAME)
    assert min(said.values()) >= SHORTEST_READ - FRAME, said
    assert sum(said.values()) < SCORING_AND_SWEEP, said


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_gains_stand_beside_the_points_until_they_are_counted(studio: Studio) -> None:
    script = last_lock(studio, Ending.WINNER)
    gained = list(script.session.view(PUBLIC).records[-1].gained)
    display = display_of(studio)
    studio.run_until(lambda: [seat.gain for seat in display.seats] == gained)
    studio.run_until(lambda: display.turn == 0 and display.choosing)
    assert not any(seat.gain for seat in display.seats)


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_a_round_shown_again_starts_from_the_points_before_it(studio: Studio) -> None:
    script = last_lock(studio, Ending.WINNER)
    display = display_of(studio)
    studio.run_until(lambda: display.turn == 0 and display.choosing)
    studio.run(SETTLED)
    view = script.session.view(PUBLIC)
    studio.scene._what_happened()  # type: ignore[attr-defined]
    gained = view.records[-1].gained
    before = [(now or 0) - gain for now, gain in zip(view.points, gained, strict=True)]
    assert [seat.points for seat in display.seats] == before
    studio.run_until(lambda: studio.scene._show.is_holding)  # type: ignore[attr-defined]
    assert [seat.gain for seat in display.seats] == list(gained)
    studio.scene._go_on()  # type: ignore[attr-defined]
    assert [seat.points for seat in display.seats] == list(view.points)


def test_a_name_of_two_words_is_not_torn_from_its_points() -> None:
    assert gains((2, 0, 3), ("Player 1", "Shoco", "Yuana")).split(" ") == [
        "Player\u00a01\u00a0+2,",
        "Yuana\u00a0+3",
    ]
