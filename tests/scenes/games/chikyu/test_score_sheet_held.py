"""The score sheet stays until somebody goes on; meanwhile every count can be looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.app.settings import When
from scenes.engine.input.inputs import Action
from scenes.games.chikyu.scoring.scoring_figures import sheet_figures
from scenes.games.chikyu.scoring.scoring_state import ScoringProgress
from tests.scenes.games.chikyu.table import CHAIRS, Harbour, name_of


@pytest.fixture
def harbour() -> Iterator[Harbour]:
    opened = Harbour(3, seed=2)
    settings = opened.host.settings
    opened.host.change(replace(settings, round_wait=When.ALWAYS, explains=False))
    play_a_round(opened)
    yield opened
    opened.close()


def play_a_round(harbour: Harbour) -> None:
    """Until the sheet of the first round stays to be read."""
    show = harbour.stage_show
    while True:
        harbour.run_until(lambda: harbour.may_choose or show.is_holding)
        harbour.run(0.4)
        if show.is_holding:
            return
        card = harbour.playable[0]
        if not harbour.chooser.is_chosen(card):
            harbour.click(name_of(card))
        harbour.click("Play")


def scoring(harbour: Harbour) -> ScoringProgress:
    sheet = harbour.picture.scoring
    assert sheet is not None, "the sheet is gone"
    return sheet


def test_a_row_shows_the_count_of_that_player_and_the_sheet_stays(harbour: Harbour) -> None:
    for seat in range(3):
        harbour.click(f"count of seat {seat + 1}")
        assert scoring(harbour).seen == seat
        assert harbour.caption.startswith(f"{CHAIRS[seat].name}: "), "the caption follows the row"
    assert harbour.stage_show.is_holding


def test_the_sheet_rests_on_the_count_of_the_person_who_looks(harbour: Harbour) -> None:
    score = scoring(harbour).record.scores[0]
    assert scoring(harbour).seen == 0
    assert harbour.caption.startswith("Ana: ")
    assert f"{abs(score.after - score.before)} in all." in harbour.caption


def test_a_face_shows_the_count_of_that_player(harbour: Harbour) -> None:
    for seat in range(3):
        harbour.click(f"face of seat {seat + 1}")
        assert scoring(harbour).seen == seat


def test_arrows_go_from_count_to_count(harbour: Harbour) -> None:
    seen = []
    for _ in range(3):
        harbour.press(Action.DOWN)
        seen.append(scoring(harbour).seen)
    assert sorted(seen) == [0, 1, 2]
    assert harbour.stage_show.is_holding


def test_the_button_names_the_next_round_once_all_of_this_one_is_counted(harbour: Harbour) -> None:
    assert harbour.chikyu.words.go_on == "Round 2"
    scoring(harbour).told[1].all = False
    assert harbour.chikyu.words.go_on == "Go on", "what is explained in between leads back to it"


def test_places_are_those_of_the_new_totals_once_all_is_counted(harbour: Harbour) -> None:
    sheet, who = scoring(harbour), harbour.chikyu.who
    after = sheet_figures(sheet, harbour.picture.options, who).rows
    best_first = sorted(after, key=lambda row: -(row.total or 0))
    assert [row.place for row in best_first] == [1, 2, 3]
    assert [row.leads for row in best_first] == [True, False, False]
    assert [row.place for row in after] != [1, 2, 3], "this deal changes the order"
    sheet.told[0].all = False
    before = sheet_figures(sheet, harbour.picture.options, who).rows
    assert [row.place for row in before] == [1, 2, 3], "as they are counted"


def test_enter_goes_on_to_the_next_round(harbour: Harbour) -> None:
    harbour.press(Action.PLAY)
    harbour.run_until(lambda: harbour.picture.scoring is None)
    assert harbour.picture.round == 1


def test_what_happened_tells_the_count_once_more_and_the_sheet_stays(harbour: Harbour) -> None:
    harbour.click("What happened?")
    harbour.run(2.0)
    assert harbour.picture.replays
    assert scoring(harbour).told[0].all
    assert scoring(harbour).record.round == 0
    assert harbour.stage_show.is_holding


@pytest.mark.parametrize("tool", ["Log", "Rules", "Menu"])
def test_a_look_elsewhere_does_not_take_the_sheet_away(harbour: Harbour, tool: str) -> None:
    harbour.click(tool)
    assert harbour.names[-1] != "TableScene"
    harbour.press(Action.BACK)
    harbour.run(1.0)
    assert scoring(harbour).record.round == 0
    assert harbour.stage_show.is_holding


def test_after_the_last_round_what_happened_shows_it_before_the_results(harbour: Harbour) -> None:
    while harbour.table._session.outcome is None:
        harbour.press(Action.PLAY)
        play_a_round(harbour)
    sheet = scoring(harbour)
    harbour.picture.over = False
    assert sheet.is_told
    assert harbour.chikyu.words.go_on == "Go on", "no round follows"
    harbour.picture.over = True
    harbour.click("What happened?")
    harbour.run_until(lambda: harbour.stage_show.is_holding)
    harbour.run(2.0)
    assert scoring(harbour).told[0].all
    voyage = harbour.picture.voyage
    assert voyage is not None
    assert "speaks for the Earth" in voyage.title
    harbour.press(Action.PLAY)
    harbour.run(1.0)
    assert harbour.names[-1] == "ResultsScene"
