"""What is seen while a round is scored: words that can be read, and everybody's gain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pygame import Surface
from workshop.five211.rounds import Ending, Found, Script, find_round
from workshop.five211.tables import display_of, open_table, table_for
from workshop.gallery.gallery_state import laid
from workshop.gallery.studio import FRAME, SETTLED, Studio, unseen

from game.app.settings import TableSpeed, When
from game.core.seats import PUBLIC
from game.rules.five211.options import CARDS_PER_TURN, NUMBERS
from scenes.anim.timings import DOUBLE_CLICK, reading_time
from scenes.coach.coach_parts import gains
from scenes.engine.drawing.sprites import UPRIGHT, Pose, Sprite, SpriteStore
from scenes.engine.input.inputs import Action
from scenes.screens.results.results_scene import ResultsScene

SCORING = 12.0
"""Reading time wins over any limit, but nobody is kept longer than the beats need."""
LONG_READ = 8.0
SEED = 5211


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


def go_on(studio: Studio) -> None:
    """Somebody has read the scored table."""
    studio.run_until(lambda: studio.table.show.is_holding)
    studio.run(DOUBLE_CLICK)
    studio.press(Action.PLAY)


@pytest.mark.parametrize("studio", [2, 5], indirect=True)
@pytest.mark.parametrize("ending", list(Ending))
def test_every_caption_stands_as_long_as_it_takes_to_read(studio: Studio, ending: Ending) -> None:
    last_lock(studio, ending)
    display = display_of(studio)
    caption = studio.table.caption
    studio.run_until(lambda: caption.announces)
    said: dict[str, float] = {}
    while not studio.table.show.is_holding:
        said[caption.text] = said.get(caption.text, 0.0) + FRAME
        studio.run(FRAME)
    *earlier, _last = said
    assert earlier, "the first beat counts the kododo"
    for words in earlier:
        assert said[words] >= reading_time(words) - 2 * FRAME, said
    assert sum(said.values()) < SCORING, said
    assert display.slots, "the cards still lie there"


@pytest.mark.parametrize("studio", [2, 4], indirect=True)
def test_the_scored_table_stands_with_its_reason_until_somebody_goes_on(studio: Studio) -> None:
    last_lock(studio, Ending.WINNER)
    studio.run_until(lambda: studio.table.show.is_holding)
    cards = list(display_of(studio).slots.values())
    raised = [card for card in cards if card.lift > 0]
    studio.run(LONG_READ)
    assert [card for card in display_of(studio).slots.values() if card.lift > 0] == raised != []
    caption = studio.table.caption
    assert " scores: " in caption.text
    assert caption.second.startswith("Everybody takes the points on their own ")
    studio.press(Action.PLAY)
    studio.run_until(lambda: not any(card.lift > 0 for card in cards))
    assert not studio.table.show.is_holding


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_whoever_wants_the_menu_at_a_picture_finds_it_again(studio: Studio) -> None:
    last_lock(studio, Ending.WINNER)
    table = studio.table
    studio.run_until(lambda: table.show.is_holding)
    studio.run(DOUBLE_CLICK)
    studio.press(Action.BACK)
    studio.run(DOUBLE_CLICK)
    assert studio.scene is not table
    studio.press(Action.BACK)
    studio.run(DOUBLE_CLICK)
    assert studio.scene is table
    assert table.show.is_holding


@pytest.mark.parametrize("studio", [3], indirect=True)
@pytest.mark.parametrize("speed", [TableSpeed.NORMAL, TableSpeed.FAST, TableSpeed.INSTANT])
def test_without_waiting_it_stands_as_long_as_reading_takes(
    studio: Studio, speed: TableSpeed
) -> None:
    settings = replace(studio.host.settings, speed=speed, round_wait=When.NEVER)
    studio.host.change(settings)
    studio.app.set_comfort(studio.host.comfort)
    last_lock(studio, Ending.WINNER)
    studio.run_until(lambda: studio.table.show.is_holding)
    caption, stood = studio.table.caption, 0.0
    needed = reading_time(caption.text + caption.second) - caption.stood
    while studio.table.show.is_holding:
        studio.run(FRAME)
        stood += FRAME
    assert needed > 1.0, "the last beat alone is too short"
    assert needed <= stood + FRAME
    assert stood < needed + 1.0


@pytest.mark.parametrize("studio", [3], indirect=True)
def test_a_scored_table_is_still_to_be_read_after_the_window_has_changed(studio: Studio) -> None:
    last_lock(studio, Ending.WINNER)
    studio.run_until(lambda: studio.table.show.is_holding)
    studio.table.resize()
    studio.run(LONG_READ)
    assert studio.table.show.is_holding
    assert any(card.lift > 0 for card in display_of(studio).slots.values())
    studio.press(Action.PLAY)
    assert not any(card.lift > 0 for card in display_of(studio).slots.values())
    assert not studio.table.show.is_holding


@pytest.mark.parametrize("studio", [3], indirect=True)
def test_a_press_too_many_does_not_hurry_past_the_reason(studio: Studio) -> None:
    last_lock(studio, Ending.WINNER)
    studio.run_until(lambda: studio.table.caption.announces)
    for _ in range(3):
        studio.press(Action.PLAY)
    assert studio.table.show.is_holding


@pytest.mark.parametrize("studio", [3], indirect=True)
def test_whoever_hammers_on_and_on_goes_on(studio: Studio) -> None:
    last_lock(studio, Ending.WINNER)
    studio.run_until(lambda: studio.table.show.is_holding)
    for _ in range(12):
        studio.press(Action.SKIP)
        studio.run(0.1)
    assert studio.table.show.is_holding, "it has only just come"
    for _ in range(25):
        studio.press(Action.SKIP)
        studio.run(0.1)
    assert not studio.table.show.is_holding


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_another_size_in_the_last_hold_leads_past_no_swept_table(studio: Studio) -> None:
    moves = 4 * len(CARDS_PER_TURN) * NUMBERS[4].rounds
    open_table(studio, Found(SEED, moves - 1)).move()
    studio.run_until(lambda: studio.table.show.is_holding)
    studio.run(DOUBLE_CLICK)
    studio.app.window.resize((960, 720))
    studio.run(SETTLED)
    assert studio.table.show.is_holding, "what was being read is laid out once more"
    table = studio.table
    studio.press(Action.PLAY)
    while studio.app.top is table:
        assert display_of(studio).slots, "its cards lie there until the results come"
        studio.run(FRAME)
    assert isinstance(studio.app.top, ResultsScene)


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_gains_stand_beside_the_points_until_they_are_counted(studio: Studio) -> None:
    script = last_lock(studio, Ending.WINNER)
    gained = list(script.session.view(PUBLIC).records[-1].gained)
    display = display_of(studio)
    studio.run_until(lambda: [seat.gain for seat in display.seats] == gained)
    go_on(studio)
    studio.run_until(lambda: display.turn == 0 and display.choosing)
    assert not any(seat.gain for seat in display.seats)


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_a_round_shown_again_starts_from_the_points_before_it(studio: Studio) -> None:
    script = last_lock(studio, Ending.WINNER)
    display = display_of(studio)
    go_on(studio)
    studio.run_until(lambda: display.turn == 0 and display.choosing)
    studio.run(SETTLED)
    view = script.session.view(PUBLIC)
    studio.scene._what_happened()  # type: ignore[attr-defined]
    gained = view.records[-1].gained
    before = [(now or 0) - gain for now, gain in zip(view.points, gained, strict=True)]
    assert [seat.points for seat in display.seats] == before
    studio.run_until(lambda: studio.scene.show.is_holding)  # type: ignore[attr-defined]
    assert [seat.gain for seat in display.seats] == list(gained)
    studio.scene.go_on()  # type: ignore[attr-defined]
    assert [seat.points for seat in display.seats] == list(view.points)


@pytest.mark.parametrize("studio", [4], indirect=True)
@pytest.mark.parametrize("when", list(When))
def test_the_tally_is_read_to_whoever_plays_a_first_game(studio: Studio, when: When) -> None:
    studio.host.change(replace(studio.host.settings, reads_along=when))
    open_table(studio, Found(SEED, 4))
    reading = display_of(studio).reading
    assert reading.endswith(" scores.") is (when is not When.NEVER)


def test_a_name_of_two_words_is_not_torn_from_its_points() -> None:
    assert gains((2, 0, 3), ("Player 1", "Shoco", "Yuana")).split(" ") == [
        "Player\u00a01\u00a0+2,",
        "Yuana\u00a0+3",
    ]


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_words_and_plates_of_the_scoring_are_ready_when_they_are_due(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio.app.unseen = False
    last_lock(studio, Ending.WINNER)
    late: list[str] = []
    make = SpriteStore._make

    def made_late(store: SpriteStore, wanted: Sprite, pose: Pose) -> Surface:
        if pose == UPRIGHT:
            late.append(getattr(wanted.build, "__name__", ""))
        return make(store, wanted, pose)

    ready = SpriteStore.build_some_wanted

    def in_idle_frame(store: SpriteStore) -> int:
        before = len(late)
        built = ready(store)
        del late[before:]
        return built

    studio.run_until(lambda: bool(studio.table.caption.text))
    monkeypatch.setattr(SpriteStore, "_make", made_late)
    monkeypatch.setattr(SpriteStore, "build_some_wanted", in_idle_frame)
    studio.run_until(lambda: studio.table.show.is_holding)
    studio.run(SETTLED)
    assert studio.table.first_time is not None
    assert not {"soft_shadow", "beam", "rays"} & set(late)


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_no_words_of_a_round_stand_over_the_deal_of_the_next_one(studio: Studio) -> None:
    last_lock(studio, Ending.WINNER)
    go_on(studio)
    display = display_of(studio)
    studio.run_until(lambda: not display.slots and not any(c.count for c in display.columns))
    while not display.choosing:
        assert studio.table.caption.text == ""
        studio.run(FRAME)


@pytest.mark.parametrize("studio", [4], indirect=True)
def test_nobody_waits_for_the_evening(studio: Studio) -> None:
    last_lock(studio, Ending.WINNER)
    go_on(studio)
    display = display_of(studio)
    studio.run_until(lambda: display.turn == 0 and bool(display.flying))
    studio.run_until(lambda: not display.flying)
    studio.run(2 * FRAME)
    assert display.choosing
    assert display.evening == display.hour
