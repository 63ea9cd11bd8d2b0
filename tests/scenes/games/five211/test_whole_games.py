"""Whole games of one person and bots, each by one device alone, from the title to the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.app.settings import TableSpeed
from game.rules.five211.moves import play_of
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Scene
from scenes.games.five211.own_session import own_session
from tests.scenes.games.whole_games import play_to_the_end
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, ANA, DEAL, SHOCO, YUANA, House

MOST_STEPS = 12


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    yield opened
    opened.close()


def walk(house: House, name: str, press: Callable[[Action], None]) -> None:
    """Move the focus to a widget by directions alone."""
    way = [focus_of(house.scene)]
    while way[-1] != name:
        assert len(way) < MOST_STEPS, f"no way to {name!r}: {way}"
        targets = house.scene.targets()
        here, there = targets[way[-1]], targets[name]
        if there.left <= here.centerx <= there.right:
            press(Action.DOWN if there.centery > here.centery else Action.UP)
        else:
            press(Action.RIGHT if there.centerx > here.centerx else Action.LEFT)
        way.append(focus_of(house.scene))


def focus_of(scene: Scene) -> str:
    focused = scene._ui.focused  # type: ignore[attr-defined]
    return focused.name if focused is not None else ""


def test_a_whole_game_by_mouse_alone(house: House) -> None:
    house.click("New game")
    house.click("play five211")
    house.click("Play")

    def choose() -> None:
        for name in house.hand_names()[-house.needed :]:
            house.click(name)
        house.click("Play")

    play_to_the_end(house, choose)
    house.click("Home")
    assert house.names == ["TitleScene"]


def test_a_whole_game_by_digits_and_enter(house: House) -> None:
    house.press(Action.PLAY, Action.PLAY, Action.PLAY)

    def choose() -> None:
        cards = len(house.hand_names())
        house.press(*(str(cards - back) for back in range(house.needed)), Action.PLAY)

    play_to_the_end(house, choose)
    house.press(Action.PLAY, Action.PLAY)
    assert house.names[-1] == "TableScene", "the show is over with one key, play again is another"


def test_a_whole_game_by_arrows_and_space(house: House) -> None:
    house.press(Action.CONFIRM, Action.CONFIRM, Action.CONFIRM)

    def choose() -> None:
        for name in house.hand_names()[-house.needed :]:
            walk(house, name, house.press)
            house.press(Action.CONFIRM)
        walk(house, "Play", house.press)
        house.press(Action.CONFIRM)

    play_to_the_end(house, choose)


def test_a_whole_game_by_gamepad_alone(house: House) -> None:
    house.pad(Action.CONFIRM, Action.CONFIRM, Action.CONFIRM)

    def choose() -> None:
        for name in house.hand_names()[-house.needed :]:
            walk(house, name, house.pad)
            house.pad(Action.CONFIRM)
        house.pad(Action.PLAY)

    play_to_the_end(house, choose)


def test_a_whole_game_by_touch_alone(house: House) -> None:
    house.touch("New game")
    house.touch("play five211")
    house.touch("Play")

    def choose() -> None:
        for name in house.hand_names()[: house.needed]:
            house.touch(name)
        house.touch("Play")

    play_to_the_end(house, choose)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["standard", "long"])
def test_every_table_plays_to_its_results(house: House, seats: int, variant: str) -> None:
    house.sit_down(set_up_of((ANA, SHOCO, YUANA, SHOCO, YUANA)[:seats], variant))

    def choose() -> None:
        house.press(*"21"[: house.needed], Action.PLAY)

    play_to_the_end(house, choose)


@pytest.mark.parametrize("speed", list(TableSpeed))
@pytest.mark.parametrize("reduced", [False, True])
def test_every_pace_leads_to_the_same_result(speed: TableSpeed, reduced: bool) -> None:
    house = House(speed=speed, reduced=reduced)
    house.sit_down()
    session = house.session

    def choose() -> None:
        house.press(*"12"[: house.needed], Action.PLAY)

    play_to_the_end(house, choose)
    unseen = own_session(house.host.new_session(ALONE, DEAL))
    while unseen.outcome is None:
        view = unseen.view(0)
        if not unseen.think():
            # As the hand lies on the table: by colour, then by value.
            hand = sorted(view.hand, key=lambda card: card.index)
            unseen.submit(0, play_of(hand[: view.cards_needed]))
    house.close()
    assert session.match.digest() == unseen.match.digest()


def test_closed_score_piles_stay_closed_on_the_table_until_the_end(house: House) -> None:
    house.sit_down(set_up_of((ANA, SHOCO, YUANA), closed_scores=True))

    def no_points_of_others() -> None:
        table = house.table_or_none
        if table is not None and table._session.outcome is None:
            assert [seat.points for seat in house.display.seats][1:] == [None, None]

    house.watchers.append(no_points_of_others)
    play_to_the_end(house, lambda: house.press(*"12"[: house.needed], Action.PLAY))


def test_the_beats_of_every_round_say_what_decided_it(house: House) -> None:
    house.sit_down()
    captions: list[str] = []

    def listen() -> None:
        table = house.table_or_none
        if table is not None and (not captions or captions[-1] != house.caption):
            captions.append(house.caption)

    house.watchers.append(listen)
    records = house.session.view(0).records
    play_to_the_end(house, lambda: house.press(*"12"[: house.needed], Action.PLAY))
    said = "\n".join(captions)
    assert records == ()
    assert said.count("kododo") >= 7, said


def test_a_bots_only_table_needs_nobody(house: House) -> None:
    house.sit_down(set_up_of((SHOCO, YUANA, SHOCO)))
    session = house.session
    house.run_until(lambda: house.is_at_results, 600)
    assert session.outcome is not None
