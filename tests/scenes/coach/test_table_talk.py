"""Table talk on the screen: one bubble, over no card, in nobody's way, and silent on request."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.seats import PUBLIC
from game.kits.five211.kit import FIVE211
from game.rules.five211.events import RoundScored
from scenes.anim.timings import TALK
from scenes.coach.talk_timing import Speech, greeting, remark_on
from scenes.engine.input.inputs import Action
from scenes.games.five211.panels.seat_panels import speech_place
from tests.driver import FRAME
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, ANA, BEN, DEAL, SHOCO, YUANA, House


def said(speech: Speech | None) -> tuple[int, str] | None:
    return None if speech is None else (speech.seat, speech.line)


def play_rounds(house: House, count: int) -> list[tuple[int, str]]:
    """What was said at the table meanwhile."""
    heard: list[tuple[int, str]] = []
    last: list[tuple[int, str] | None] = [None]

    def listen() -> None:
        """Somebody may say the same after two rounds."""
        words = said(house.speech) if house.table_or_none else None
        if words is not None and words != last[0]:
            heard.append(words)
        last[0] = words

    house.watchers.append(listen)
    while len(house.session.view(PUBLIC).records) < count:
        house.await_choice()
        house.press(*(str(number + 1) for number in range(house.needed)), Action.PLAY)
    house.await_choice()
    house.run(0.2)
    return heard


def test_somebody_greets_when_the_cards_are_dealt_and_falls_silent(house: House) -> None:
    house.sit_down(ALONE)
    house.run_until(lambda: house.speech is not None)
    welcome = greeting(ALONE.chairs, DEAL.seed)
    assert welcome is not None
    assert said(house.speech) == (welcome.seat, welcome.line)
    house.run(TALK + 4 * FRAME)
    assert house.speech is None


def test_everything_that_is_said_follows_from_what_all_have_seen(house: House) -> None:
    house.sit_down(ALONE)
    heard = play_rounds(house, 4)
    remarks = [greeting(ALONE.chairs, DEAL.seed)]
    records = house.session.view(PUBLIC).records
    talk = FIVE211.talk
    remarks += [
        remark_on(RoundScored(record), talk, ALONE.chairs, DEAL.seed) for record in records[:4]
    ]
    assert heard == [(each.seat, each.line) for each in remarks if each is not None]


def test_silence_on_request(house: House) -> None:
    house.host.change(replace(house.host.settings, table_talk=False))
    house.sit_down(ALONE)
    assert play_rounds(house, 2) == []


def test_turning_it_off_ends_a_bubble_at_once(house: House) -> None:
    house.sit_down(ALONE)
    house.run_until(lambda: house.speech is not None)
    house.host.change(replace(house.host.settings, table_talk=False))
    house.step()
    assert house.speech is None


@pytest.mark.parametrize("size", [(1280, 720), (960, 720), (2520, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_bubble_covers_no_card_at_any_time(
    house: House, seats: int, size: tuple[int, int]
) -> None:
    def check() -> None:
        speech = house.speech if house.table_or_none else None
        if speech is None:
            return
        layout = house.display.layout
        box = layout.boxes[speech.seat]
        room = speech_place(box, layout.metrics.unit).room
        assert not room.collidelistall([spot.rect for spot in box.slots])
        assert not room.colliderect(box.score), "points can always be read"
        assert not room.colliderect(box.portrait)

    house.watchers.append(check)
    house.sit_down(set_up_of((ANA, SHOCO, YUANA, SHOCO, YUANA)[:seats]))
    house.resize(size)
    play_rounds(house, 1)


def test_a_resumed_match_is_not_greeted_again(house: House) -> None:
    house.sit_down(ALONE)
    house.await_choice()
    house.press("1", "2", Action.PLAY)
    house.await_choice()
    house.vanish()
    other = House()
    other.click("Continue")
    other.run(1.0)
    assert other.speech is None
    other.close()


def test_a_bot_that_sits_in_for_a_person_says_nothing_in_their_name(house: House) -> None:
    session = house.host.new_session(set_up_of((ANA, BEN)), DEAL)
    session.reseat(1, replace(BEN, character="owl", level="child"))
    house.show(house.make_table(session))
    assert play_rounds(house, 4) == []


def test_people_among_themselves_are_not_spoken_for(house: House) -> None:
    house.sit_down(set_up_of((ANA, replace(ANA, name="Ben"))))
    house.run(3.0)
    assert house.speech is None
