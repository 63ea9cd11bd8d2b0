"""Once round the world: what the end of a match shows, to whom, and the picture that it leaves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, replace

import pytest
from workshop.chikyu.tables import display_of, known, table_for
from workshop.chikyu.voyages import Script
from workshop.gallery.studio import FRAME, Studio, unseen

from game.app.settings import TableSpeed
from scenes.engine.input.inputs import Action
from scenes.games.chikyu.own_session import own_session
from scenes.games.chikyu.panels.voyage import Voyage

PERSON_WINS, BOT_WINS = 1, 4
"""Deals in which the person, at seat 0, wins, or somebody else."""


@pytest.fixture
def studio(request: pytest.FixtureRequest) -> Iterator[Studio]:
    reduced = getattr(request, "param", False)
    settings = replace(known(table_for(4)), speed=TableSpeed.FAST, reduced_motion=reduced)
    with unseen():
        opened = Studio((640, 360), settings)
        opened.app.unseen = True
        yield opened
        opened.close()


def play_last_card(studio: Studio, seed: int) -> Script:
    ahead = Script(own_session(studio.deal(seed)), seed)
    moves = 0
    while ahead.session.outcome is None:
        ahead.move()
        moves += 1
    script = Script(own_session(studio.deal(seed)), seed)
    for _move in range(moves - 1):
        script.move()
    studio.show(studio.make_table(script.session), FRAME)
    if script.session.outcome is None:  # a bot may have been quicker
        script.move()
    return script


def is_last(studio: Studio) -> bool:
    return studio.table.show.is_last_hold


def voyage_of(studio: Studio) -> Voyage:
    voyage = display_of(studio).voyage
    assert voyage is not None
    return voyage


def picture(voyage: Voyage) -> tuple[object, ...]:
    """All but the confetti, which leaves nothing."""
    hold = [astuple(each) for each in voyage.hold]
    return (
        hold, voyage.night, voyage.sailed, voyage.lamps, voyage.passed, voyage.dawn,
        voyage.spoken, voyage.lean,
    )  # fmt: skip


@pytest.mark.parametrize("studio", [False, True], indirect=True)
def test_the_hold_of_the_winner_comes_up_and_morning_stays(studio: Studio) -> None:
    script = play_last_card(studio, PERSON_WINS)
    studio.run_until(lambda: is_last(studio))
    voyage, outcome = voyage_of(studio), script.session.outcome
    assert outcome is not None
    assert voyage.winners == tuple(outcome.winners) == (0,)
    held = script.session.view(0).records[-1].scores[0].hold
    assert {each.kind: each.count for each in voyage.hold} == {
        kind: count for kind, count in enumerate(held) if count
    }
    assert all(each.out == 1 for each in voyage.hold)
    assert (voyage.dawn, voyage.spoken, voyage.lean) == (1, 1, 0)
    assert [voyage.points(seat) for seat in range(4)] == list(script.session.view(0).points)


def test_a_press_at_any_moment_leads_to_the_same_last_picture(studio: Studio) -> None:
    play_last_card(studio, PERSON_WINS)
    studio.run_until(lambda: is_last(studio))
    told = picture(voyage_of(studio))
    for pressed in (0.1, 1.3):
        play_last_card(studio, PERSON_WINS)
        studio.run_until(lambda: display_of(studio).voyage is not None)
        studio.run(pressed)
        studio.press(Action.PLAY)
        studio.run_until(lambda: is_last(studio))
        assert picture(voyage_of(studio)) == told, pressed


def test_where_a_bot_wins_nobody_waves_and_nothing_is_thrown(studio: Studio) -> None:
    play_last_card(studio, BOT_WINS)
    studio.run_until(lambda: display_of(studio).voyage is not None)
    voyage = voyage_of(studio)
    while not is_last(studio):
        studio.run(FRAME)
        assert voyage.lean == 0
        assert voyage.confetti._over
    assert not voyage.warmly
    assert "!" not in voyage.title + studio.table.caption.text
