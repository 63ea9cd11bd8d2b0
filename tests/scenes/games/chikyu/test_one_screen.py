"""Several people at one screen: the table stays, and only the hand changes its owner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.app.settings import TableSpeed
from game.core.seats import PUBLIC
from game.rules.chikyu.moves import PlayCard
from scenes.engine.inputs import Action
from tests.scenes.games.chikyu.table import Harbour, name_of
from tests.ui.house import ANA, BEN, SHOCO

PEOPLE = (ANA, SHOCO, BEN)


@pytest.fixture
def pair() -> Iterator[Harbour]:
    opened = Harbour(seed=5, chairs=(ANA, BEN))
    yield opened
    opened.close()


@pytest.fixture
def harbour() -> Iterator[Harbour]:
    opened = Harbour(seed=4, chairs=PEOPLE)
    yield opened
    opened.close()


def await_cover(harbour: Harbour) -> None:
    """Until somebody's hand lies face down and waits for its owner."""
    viewpoint = harbour.table._viewpoint
    harbour.run_until(lambda: viewpoint.is_veiled and not harbour.stage_show.busy)
    harbour.run(0.4)


def play_one(harbour: Harbour) -> None:
    """Uncover the near hand, and play its first card."""
    await_cover(harbour)
    harbour.click("card 1")
    harbour.run_until(lambda: harbour.may_choose)
    harbour.run(0.6)  # a press at once would be taken for one on the covered card
    seat = harbour.table._viewpoint.own
    moves = harbour.table._session.match.view(seat).legal
    card = next(move.card for move in moves if isinstance(move, PlayCard))
    if not harbour.chooser.is_chosen(card):
        harbour.click(name_of(card))
    harbour.run(0.4)
    harbour.click("Play")


def test_whoever_holds_the_near_hand_sits_beside_it_and_everybody_else_stays(
    harbour: Harbour,
) -> None:
    near = harbour.picture.layout.boxes[0].area
    areas, owners = {}, set()
    for _ in range(4):
        await_cover(harbour)
        picture = harbour.picture
        owners.add(picture.holder)
        areas[picture.holder] = [box.area for box in picture.layout.boxes]
        assert picture.layout.boxes[picture.holder].area == near
        play_one(harbour)
    assert owners == {0, 2}
    assert areas[0][1] == areas[2][1], "Shoco stays"
    assert sorted(map(tuple, areas[0])) == sorted(map(tuple, areas[2]))


def test_a_hand_lies_face_down_until_its_owner_presses_it(harbour: Harbour) -> None:
    await_cover(harbour)
    assert harbour.picture.viewer == PUBLIC
    assert all(card.face is None for card in harbour.picture.hand)
    harbour.click("card 1")
    harbour.run_until(lambda: harbour.may_choose)
    assert all(card.face is not None for card in harbour.picture.hand)


def test_nobody_is_called_you(harbour: Harbour) -> None:
    await_cover(harbour)
    harbour.click("card 1")
    harbour.run_until(lambda: harbour.may_choose)
    name = PEOPLE[harbour.table._viewpoint.own].name
    assert harbour.caption.startswith(f"{name}: ")


def test_a_window_that_loses_the_focus_covers_the_hand(harbour: Harbour) -> None:
    await_cover(harbour)
    harbour.press(Action.PLAY)
    harbour.run_until(lambda: harbour.may_choose)
    harbour.table.blur()
    assert all(card.face is None for card in harbour.picture.hand)


def until_a_dependency_is_next(pair: Harbour) -> None:
    viewpoint = pair.table._viewpoint
    for _ in range(8):
        pair.run_until(
            lambda: not pair.stage_show.busy and (viewpoint.is_veiled or viewpoint.chooses_openly)
        )
        pair.run(0.4)
        if viewpoint.chooses_openly:
            return
        play_one(pair)
    raise AssertionError("no dependency was asked")


def test_nobody_uncovers_a_hand_to_play_an_open_one(pair: Harbour) -> None:
    until_a_dependency_is_next(pair)
    seat, turn = pair.table._viewpoint.own, pair.picture.turn
    view = pair.table._session.match.view(seat)
    card = next(move.card for move in view.legal if isinstance(move, PlayCard))
    assert pair.picture.viewer == PUBLIC
    assert all(each.face is None for each in pair.picture.hand)
    assert not pair.sees("Show")
    before = len(pair.table._session.match.log.entries)
    if not pair.chooser.is_chosen(card):
        pair.click(name_of(card))
    assert pair.chooser.is_chosen(card)
    pair.run(0.4)
    pair.click("Play")
    assert len(pair.table._session.match.log.entries) > before
    assert turn is not None
    assert pair.picture.viewer == PUBLIC


def test_who_picks_from_an_open_hand_may_look_at_the_own_one(pair: Harbour) -> None:
    until_a_dependency_is_next(pair)
    pair.click("card 1")
    assert pair.picture.viewer == pair.table._viewpoint.own
    assert all(each.face is not None for each in pair.picture.hand)
    pair.run(0.4)
    assert {each.dim for each in pair.picture.hand} == {1.0}, "but it is not to be chosen from"


def test_people_who_share_a_screen_are_named_and_no_colon_follows_another(pair: Harbour) -> None:
    for _ in range(6):
        until_a_dependency_is_next(pair)
        assert pair.caption.startswith((f"{ANA.name}, for ", f"{BEN.name}, for ", "Butterfingy"))
        assert pair.caption.count(":") == 1
        playable = pair.table._session.match.view(pair.table._viewpoint.own).legal
        card = next(move.card for move in playable if isinstance(move, PlayCard))
        if not pair.chooser.is_chosen(card):
            pair.click(name_of(card))
            pair.run(0.4)
        pair.click("Play")


def test_the_table_says_to_whom_it_turns_as_it_turns() -> None:
    harbour = Harbour(seed=4, chairs=PEOPLE, speed=TableSpeed.FAST)
    viewpoint, session = harbour.table._viewpoint, harbour.table._session
    near, said = [viewpoint.own], []

    def watch() -> None:
        if viewpoint.own != near[-1]:
            near.append(viewpoint.own)
            said.append(harbour.caption.startswith(session.chairs[viewpoint.own].name))

    harbour.watchers.append(watch)
    for _ in range(6):
        play_one(harbour)
    assert len(said) > 3
    assert all(said)
    harbour.close()
