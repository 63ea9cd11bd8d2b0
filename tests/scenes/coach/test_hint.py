"""The hint at the table: who gets one, what it says, and what is left of it in the record."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ai.advice import Hint, think_through
from game.ai.five211.coaching.coach import Five211Hint
from game.ai.five211.search.best_response import Search
from game.app.hints import HintMark
from game.app.saving.running import running_games
from game.app.saving.saves import read_save
from game.app.settings import TableSpeed
from game.app.table_laying import SealedDeal
from game.core.rng import Rng
from game.core.sentences import with_names
from game.kits.five211.kit import FIVE211
from game.rules.five211.moves import PlayCards, play_of
from scenes.coach.coaching import HintScene
from scenes.engine.audio import Sound
from scenes.engine.input.inputs import Action
from scenes.ui.ui import Ui
from tests.scenes.coach.hint_table import advice_at, at_table, hint_of, page_of, selected
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, ANA, BEN, DEAL, MASTER, SHOCO, House


def headless_hint(house: House) -> Hint[PlayCards]:
    thinking = Five211Hint(house.session.view(0), Rng(DEAL.seed, "hint/0/0"))
    hint = think_through(thinking)
    names = [chair.name for chair in house.session.chairs]
    return replace(hint, reason=with_names(hint.reason, names))


@pytest.mark.usefixtures("patient_coach")
def test_the_key_asks_and_the_hint_is_that_of_the_headless_coach(house: House) -> None:
    at_table(house)
    expected = headless_hint(house)
    house.press(Action.HINT)
    assert house.caption == "Let me think."
    hint = page_of(house).hint
    assert hint == expected
    assert {advice.move for advice in hint.ranking} == set(house.session.view(0).legal)


def lit(house: House) -> list[str]:
    cards = (each.card for each in house.hand.cards if each.advised)
    return sorted(card.face.code for card in cards if card.face)


def test_the_first_press_lights_the_cards_and_says_why_in_a_sentence(house: House) -> None:
    at_table(house)
    expected = headless_hint(house)
    house.press("5")
    mine = selected(house)
    house.press(Action.HINT)
    best = advice_at(house)
    assert house.names[-1] == "TableScene"
    assert best == expected.ranking[0].move
    assert lit(house) == sorted(card.code for card in best.cards)
    assert selected(house) == mine, "nothing is chosen for anybody"
    assert house.caption == house.table._coach.words[0]
    assert house.caption == f"Play {FIVE211.teller.move(best)}."
    assert house.table.caption.second == FIVE211.teller.phrase(expected.reason)


def test_a_hint_has_words_though_everything_is_chosen_already(house: House) -> None:
    at_table(house)
    house.press(*"12345"[: house.needed], Action.HINT)
    advice_at(house)
    assert house.caption == house.table._coach.words[0]
    assert house.table.caption.second == house.table._coach.words[1]


def test_a_hint_goes_out_with_the_move_it_was_about(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    advice_at(house)
    house.press("1", "2", Action.PLAY)
    house.run(0.1)
    assert lit(house) == []
    assert not house.sees("Why?")
    house.await_choice()
    assert house.caption.startswith("Choose")


def test_a_hint_stays_lit_when_the_table_is_laid_anew(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    advice_at(house)
    before = lit(house)
    house.press(Action.RULES, Action.RULES)
    house.run(0.5)
    assert lit(house) == before != []


def test_take_this_selects_the_best_cards_and_plays_nothing(house: House) -> None:
    at_table(house)
    before = len(house.session.match.log.entries)
    house.press(Action.HINT)
    best = page_of(house).hint.ranking[0].move
    house.press(Action.PLAY)
    house.run(0.3)
    assert house.names[-1] == "TableScene"
    assert selected(house) == sorted(card.code for card in best.cards)
    own = [actor for actor, _ in house.session.match.log.entries[before:] if actor == 0]
    assert own == []
    house.press(Action.PLAY)
    assert (0, best) in house.session.match.log.entries


def test_two_equal_cards_are_both_selected(house: House) -> None:
    house.sit_down(ALONE, SealedDeal(77, "salt"))
    house.await_choice()
    hand = house.session.view(0).hand
    twin = next(card for card in hand if hand.count(card) == 2)
    house.table._coach._take(play_of((twin, twin)))
    house.table.resume()
    assert selected(house) == [twin.code] * 2


def test_another_choice_is_taken_by_mouse(house: House) -> None:
    at_table(house)
    house.click("Hint")
    third = page_of(house).hint.ranking[2].move
    house.click("choice 3")
    assert hint_of(house).chosen is third
    house.click("Take this")
    house.run(0.3)
    assert selected(house) == sorted(card.code for card in third.cards)


def test_only_the_button_replaces_the_own_choice(house: House) -> None:
    at_table(house)
    house.press("5")
    own = selected(house)
    house.press(Action.HINT)
    hint_of(house)
    house.click("choice 1")
    house.click("choice 1")
    assert isinstance(house.scene, HintScene)
    assert selected(house) == own
    house.click("Take this")
    assert selected(house) != own


@pytest.mark.parametrize("key", [Action.PLAY, Action.CONFIRM])
def test_a_key_chooses_a_row_and_takes_the_chosen_one(house: House, key: Action) -> None:
    at_table(house)
    house.press(Action.HINT)
    second = page_of(house).hint.ranking[1].move
    hint_of(house).ui.focus_on("choice 2")
    house.press(key)
    assert hint_of(house).chosen is second
    house.press(key)
    house.run(0.3)
    assert house.names[-1] == "TableScene"
    assert selected(house) == sorted(card.code for card in second.cards)


def test_the_gamepad_asks_and_closes(house: House) -> None:
    at_table(house)
    house.pad(Action.HINT)
    advice_at(house)
    house.pad(Action.HINT)
    assert house.sees("choice 1")
    house.pad(Action.HINT)
    assert not house.sees("choice 1")
    assert house.names[-1] == "TableScene"
    assert selected(house) == []


@pytest.mark.parametrize("close", [Action.BACK, Action.HINT])
def test_closing_leaves_the_own_selection_as_it_was(house: House, close: Action) -> None:
    at_table(house)
    house.press("1")
    mine = selected(house)
    house.press(Action.HINT)
    hint_of(house)
    house.press(close)
    house.run(0.3)
    assert selected(house) == mine


@pytest.mark.usefixtures("patient_coach")
def test_thinking_never_takes_more_than_a_few_steps_a_frame(house: House) -> None:
    steps: list[int] = []
    step = Five211Hint.step

    def counted(self: Five211Hint) -> bool:
        steps[-1] += 1
        return step(self)

    at_table(house)
    house.press(Action.HINT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Five211Hint, "step", counted)
        while house.table._coach.is_thinking:
            steps.append(0)
            house.step()
    assert max(steps) <= 12
    assert len(steps) > 10


def test_purists_have_no_button_and_no_key(house: House) -> None:
    at_table(house, set_up_of(ALONE.chairs, hints=False))
    assert not house.sees("Hint")
    house.press(Action.HINT)
    house.run(1.5)
    assert house.names[-1] == "TableScene"
    assert house.session.hints == ()


@pytest.mark.usefixtures("strong_bots")
def test_no_hint_for_who_has_locked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "step", lambda _: False)  # the bot is never done
    at_table(house, set_up_of((ANA, MASTER)))
    house.press("1", "2", Action.PLAY)
    assert 0 not in house.session.waiting_for()
    house.press(Action.HINT)
    assert house.session.hints == ()
    assert not house.table._coach.is_thinking


def test_no_hint_for_a_covered_hand(house: House) -> None:
    at_table_of_two(house)
    house.table.blur()
    house.run(0.2)
    house.press(Action.HINT)
    house.run(1.5)
    assert house.session.hints == ()
    assert "HintScene" not in house.names


def at_table_of_two(house: House) -> None:
    """Two people pick in turn; the first one has her cards open."""
    house.host.change(house.host.settings.remembering(set_up_of((ANA, BEN))))
    house.sit_down(house.host.set_up)
    house.run_until(lambda: house.is_called)
    house.lift()
    house.await_choice()


@pytest.mark.usefixtures("patient_coach")
def test_a_hint_on_its_way_is_dropped_when_the_hand_is_covered(house: House) -> None:
    at_table_of_two(house)
    house.press(Action.HINT)
    assert house.table._coach.is_thinking
    house.table.blur()
    house.run(2.0)
    assert house.names[-1] == "TableScene"
    assert not house.table._coach.is_thinking


def test_an_open_hint_on_a_shared_screen_closes_when_the_window_loses_the_focus(
    house: House,
) -> None:
    at_table_of_two(house)
    house.press(Action.HINT)
    hint_of(house)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    house.post(pygame.WINDOWMINIMIZED)
    house.post(pygame.WINDOWRESTORED)
    house.run(0.4)
    assert house.names[-1] == "TableScene", "told twice, it closes once"
    assert all(card.face is None for card in house.display.hand)


def test_the_last_picture_before_a_private_hint_closes_shows_nothing_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_table_of_two(house)
    house.press(Action.HINT)
    ui = hint_of(house).ui
    drawn: list[Ui] = []
    monkeypatch.setattr(Ui, "draw", lambda self, _painter: drawn.append(self))
    house.app.unseen = False
    house.post(pygame.WINDOWFOCUSLOST)
    assert drawn, "the table is drawn"
    assert ui not in drawn


def test_a_hint_is_marked_in_save_and_log(house: House) -> None:
    at_table(house, set_up_of((ANA, SHOCO)))
    house.press(Action.HINT)
    hint_of(house)
    house.press(Action.BACK)
    (path,) = running_games()
    assert [mark.seat for mark in read_save(path).hints] == [0]
    house.press(Action.LOG)
    lines = [line.text for line in house.scene._lines]  # type: ignore[attr-defined]
    assert "Ana asks for a hint." in lines


def test_asking_again_about_the_same_decision_is_one_mark(house: House) -> None:
    at_table(house)
    for _ in range(2):
        house.press(Action.HINT)
        hint_of(house)
        house.press(Action.BACK)
        house.run(0.3)
    assert len(house.session.hints) == 1
    assert isinstance(house.session.hints[0], HintMark)


def test_at_instant_speed_the_hint_comes_soon() -> None:
    house = House(speed=TableSpeed.INSTANT)
    at_table(house)
    house.press(Action.HINT)
    house.run(0.3)
    assert house.table._coach.advised is not None
    house.close()


def test_a_key_that_cannot_help_says_so(house: House) -> None:
    at_table(house, set_up_of(ALONE.chairs, hints=False))
    house.audio.heard.clear()
    house.press(Action.HINT)
    assert house.audio.heard == [Sound.ERROR]
    assert house.caption == "No hints at this table"
    house.press("1")
    assert house.caption == "Choose 1 more card"
