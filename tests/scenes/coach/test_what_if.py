"""Looking back at a round: what every other card would have brought, for the own eyes only."""

from __future__ import annotations

from typing import Any

import pygame

from game.ai.five211.coaching.look_back import Five211LookBack, alternatives, hands_in
from game.app.looking_back.replays import own_views
from game.core.seats import PUBLIC
from game.kits.five211.kit import FIVE211
from game.rules.five211.options import Variant
from scenes.anim.timings import DOUBLE_CLICK
from scenes.coach.coach_parts import gains_words
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.input.inputs import Action
from scenes.games.five211.coach.coach_pages import COACH_PAGES
from scenes.games.five211.own_session import own_session
from scenes.screens.results.results_scene import STILL_FOR_THE_TABLE
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, ANA, BEN, DEAL, SHOCO, House


def play_round(house: House) -> None:
    while not house.session.view(0).records:
        house.await_choice()
        house.press(*(str(number + 1) for number in range(house.needed)), Action.PLAY)
    house.await_choice()


def looking_back(house: House) -> WhatIfScene[Any, Any]:
    house.run(0.4)
    assert isinstance(house.scene, WhatIfScene)
    return house.scene


def test_before_the_first_round_is_over_there_is_nothing_to_look_back_at(house: House) -> None:
    house.sit_down(ALONE)
    house.await_choice()
    house.click_at(house.table._controls.what_if.rect.center)
    assert house.names[-1] == "TableScene"


def test_numbers_are_those_of_what_if_on_the_own_hands(house: House) -> None:
    house.sit_down(ALONE)
    play_round(house)
    house.click("What if?")
    scene = looking_back(house)
    record = house.session.view(0).records[-1]
    hands = hands_in(own_views(house.session.match, 0), record)
    assert list(scene.turns) == [
        alternatives(record, 0, turn, hands[turn], hands[turn + 1 :]) for turn in range(3)
    ]
    assert scene.turn == 2


def test_turns_are_changed_by_keys_and_the_page_closes(house: House) -> None:
    house.sit_down(ALONE)
    play_round(house)
    house.click("What if?")
    scene = looking_back(house)
    house.press(Action.LEFT)
    assert scene.turn == 1
    house.press(Action.BACK)
    house.run(0.3)
    assert house.names[-1] == "TableScene"


def test_every_round_can_be_looked_back_at_from_the_results(house: House) -> None:
    session = own_session(house.host.new_session(set_up_of((ANA, SHOCO)), DEAL))
    while session.outcome is None:
        while session.think():
            pass
        session.submit(0, session.view(0).legal[0])
    house.show(house.make_table(session))
    house.run_until(lambda: house.is_at_results)
    house.run(STILL_FOR_THE_TABLE)
    house.press(Action.RIGHT)
    house.click("More")
    house.click("What if?")
    scene = looking_back(house)
    records = session.view(0).records
    views, look_back = own_views(session.match, 0), Five211LookBack()
    assert scene.turns == look_back.turns(views, len(records) - 1)
    house.press(Action.PREVIOUS_FOCUS, Action.LEFT)
    assert scene.chapter == len(records) - 2
    assert scene.turns == look_back.turns(views, len(records) - 2)


def test_rounds_of_the_long_game_are_named_with_their_deck(house: House) -> None:
    set_up = set_up_of((ANA, SHOCO), Variant.LONG.value)
    session = own_session(house.host.new_session(set_up, DEAL))
    per_deck = session.match.options.numbers.rounds
    while len(session.view(PUBLIC).records) <= per_deck:
        while session.think():
            pass
        session.submit(0, session.view(0).legal[0])
    chapters = Five211LookBack().chapters(session.view(PUBLIC))
    words = [FIVE211.teller.phrase(chapter) for chapter in chapters[per_deck - 1 : per_deck + 1]]
    assert words == [f"Deck 1, round {per_deck}", "Deck 2, round 1"]


def test_a_shared_screen_closes_it_when_the_window_loses_the_focus(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    while not house.session.view(0).records:
        house.run_until(lambda: house.is_called)
        house.run(DOUBLE_CLICK)  # sooner than that, a click belongs to Play
        house.lift()
        house.await_choice()
        house.press(*(str(number + 1) for number in range(house.needed)), Action.PLAY)
    house.run_until(lambda: house.is_called)
    house.click_at(house.table._controls.what_if.rect.center)
    assert house.names[-1] == "TableScene", "nobody looks, so nobody's hand is told"
    house.lift()
    house.await_choice()
    house.click("What if?")
    looking_back(house)
    house.post(pygame.WINDOWFOCUSLOST)
    house.run(0.4)
    assert house.names[-1] == "TableScene"


def test_ends_are_told_with_names_and_points(house: House) -> None:
    house.sit_down(ALONE)
    play_round(house)
    record = house.session.view(0).records[-1]
    hand = hands_in(own_views(house.session.match, 0), record)[2]
    played = next(end for end in alternatives(record, 0, 2, hand, ()) if end.was_played)
    names = [chair.name for chair in house.session.chairs]
    told = gains_words(played.gained, names)
    for name, points in zip(names, played.gained, strict=True):
        assert (f"{name}\u00a0+{points}" in told) == bool(points)
    assert "score" in FIVE211.teller.phrase(played.ending)
    assert gains_words((0, 0), ("Ana", "Ben")) == "no points for anybody"


def test_a_card_that_was_played_later_is_said_to_change_places() -> None:
    assert "changes places" in COACH_PAGES.look_back_words(is_last_turn=False)
    said = COACH_PAGES.look_back_words(is_last_turn=True)
    assert "changes places" not in said, "nothing came later"
