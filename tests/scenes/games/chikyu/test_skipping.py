"""A skip ends with the trick, and the count can be seen once more."""

from __future__ import annotations

from game.app.settings import TableSpeed
from scenes.engine.input.inputs import Action
from scenes.games.chikyu.panels.plates import best_plate, lead_plate
from tests.scenes.games.chikyu.table import Harbour, name_of


def play_first(harbour: Harbour) -> None:
    card = harbour.playable[0]
    harbour.run(0.4)
    if not harbour.chooser.is_chosen(card):
        harbour.click(name_of(card))
        harbour.run(0.4)
    harbour.click("Play")


def test_a_skip_lays_the_rest_of_the_trick_at_once_and_shows_the_next_one() -> None:
    harbour = Harbour(4, seed=1, speed=TableSpeed.NORMAL)
    while True:
        assert harbour.await_choice()
        place, tricks = len(harbour.view.trick), len(harbour.view.tricks)
        harbour.run(0.4)
        card = harbour.playable[0]
        if not harbour.chooser.is_chosen(card):
            harbour.press(*pressed(harbour))
        harbour.press(Action.PLAY)
        if place < 2:
            break
    harbour.run(0.4)
    assert len(harbour.picture.tricks) == tricks, "somebody still has to play"
    harbour.press(Action.PLAY)
    picture = harbour.picture
    for _ in range(600):
        if len(picture.tricks) > tricks:
            break
        assert not picture.flying
        harbour.step()
    assert len(picture.tricks) == tricks + 1
    harbour.run_until(lambda: bool(picture.flying) or harbour.may_choose, 10)
    harbour.close()


def pressed(harbour: Harbour) -> tuple[str, ...]:
    cards = [widget.card.face for widget in harbour.chooser.active.cards]
    return (str((cards.index(harbour.playable[0]) + 1) % 10),)


def test_what_happened_before_the_first_trick_tells_the_count_once_more() -> None:
    harbour = Harbour(3, seed=2)
    while not harbour.view.records:
        assert harbour.await_choice()
        play_first(harbour)
    record = harbour.view.records[-1]
    assert harbour.await_choice()
    assert not harbour.view.tricks
    seen: set[int] = set()
    harbour.table._what_happened()
    scoring = harbour.picture.scoring
    assert scoring is not None
    assert not any(told.all for told in scoring.told)
    before = [boat.points for boat in harbour.picture.boats]
    assert before == [score.before for score in record.scores]
    harbour.table.show._timeline.speed = 1.0
    while not harbour.table.show.is_holding:
        seen.add(scoring.seen)
        harbour.step()
    assert seen == set(range(3)), "everybody's count comes into view"
    assert all(told.all for told in scoring.told)
    assert [boat.points for boat in harbour.picture.boats] == [s.after for s in record.scores]
    harbour.table.go_on()
    assert harbour.picture.scoring is None
    harbour.close()


def test_between_two_tricks_the_plates_tell_of_the_last_one() -> None:
    harbour = Harbour(3, seed=2)
    while not harbour.picture.tricks:
        assert harbour.await_choice()
        play_first(harbour)
    picture, who = harbour.picture, harbour.chikyu.who
    picture.order, picture.lead, picture.winner, picture.trick = (), None, None, {}
    last = picture.tricks[-1]
    followed, taken = lead_plate(picture, who), best_plate(picture, who)
    assert followed is not None
    assert taken is not None
    assert followed.kind is last.lead
    assert (taken.name, taken.crowned) == (who.names[last.winner], True)
    harbour.close()
