"""Whole games over HTTP, with phones that know nothing but what they are sent."""

import json
from typing import Any

import pytest

from game.app.saving.saves import read_save, save_text
from game.app.table_laying import saved_game, sit_down_again
from game.core.options import OptionValue
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from game.kits.set_up import Chair
from tests.games import EVERY_KIT
from tests.phones.playing import (
    BareTable,
    HttpPhone,
    asked,
    dealt,
    phone_chairs,
    played_out,
    sat_down,
    served,
    until,
)

OWL = Chair("Shoco", "owl", "owl", "toddler")


@EVERY_KIT
def test_phones_and_a_bot_play_a_whole_game(kit: AnyKit) -> None:
    seats = kit.seat_counts[-1]
    options: dict[str, OptionValue] = {"goal": "20"} if kit.key == "duco" else {}
    with served(kit, [*phone_chairs(seats - 1), OWL]) as service:
        phones = sat_down(service, seats - 1)
        session = dealt(service, kit, options)
        played_out(service, session, phones)
        assert session.outcome is not None
        assert service.refused.get("error", 0) == 0
        for phone in phones:
            assert phone.sheet["winners"] == list(session.outcome.winners)
            assert not kit.phone.own or phone.sheet["table"]["news"], "what one got last"
            # Without a window nobody draws: a page that asked again and again would be refused.
            assert phone.sheet["art"] is False


@pytest.mark.parametrize("last", [0, 4])
def test_whoever_has_tapped_sees_what_came_of_it_in_the_same_step(last: int) -> None:
    kit = KITS["five211"]
    with served(kit, phone_chairs(5)) as service:
        phones = sat_down(service, 5)
        dealt(service, kit)
        until(service, lambda: all(phone.sheet["stage"] == "choose" for phone in phones))
        until(service, lambda: not service.hub.at_work)
        holder, sheet = service.hub.holder(last), phones[last].sheet
        assert holder is not None
        line = sheet["moves"][0]["line"]
        call = service.board.call(holder.key, {"do": "play", "line": line, "at": sheet["at"]})
        assert call is not None
        seen = phones[last].numbers[-1]
        service.step()
        assert call.given is not None
        assert call.given.status == 200
        assert service.board.next_sheet(holder.key, seen, 0.0) is not None


def test_tiles_that_are_laid_all_at_once_are_laid_by_three_phones() -> None:
    kit = KITS["duco"]
    with served(kit, phone_chairs(3)) as service:
        phones = sat_down(service, 3)
        session = dealt(service, kit, {"mode": "stress"})
        played_out(service, session, phones)
        assert session.outcome is not None


@pytest.mark.parametrize("key", ["five211", "chikyu"])
def test_second_game_needs_no_joining_again(key: str) -> None:
    kit = KITS[key]
    with served(kit, phone_chairs(2)) as service:
        phones = sat_down(service, 2)
        played_out(service, dealt(service, kit), phones)
        service.hub.set_chairs(kit, service.hub.chairs)
        until(service, lambda: all(phone.sheet["stage"] == "wait" for phone in phones))
        session = dealt(service, kit, seed=8)
        until(service, lambda: all(phone.sheet["stage"] != "wait" for phone in phones))
        played_out(service, session, phones)
        assert session.outcome is not None


def test_no_body_ever_holds_a_card_of_somebody_elses_hand() -> None:
    """Every card of this game is there once, so that its name cannot mean another one."""
    kit = KITS["chikyu"]
    with served(kit, [*phone_chairs(3), OWL]) as service:
        phones = sat_down(service, 3)
        session = dealt(service, kit)
        seat_of = {phone.key: phone.seat for phone in service.hub.phones.values()}
        seen, put = 0, service.board.put_sheet

        def check(phone: str, body: bytes) -> None:
            nonlocal seen
            text, own = body.decode(), seat_of[phone]
            for seat in range(4):
                hand = session.view(seat).hands[seat]
                if seat != own:
                    assert not [card for card in hand or () if f'"{card.code}"' in text]
            seen += len(_hand_of(json.loads(text)))
            put(phone, body)

        service.board.put_sheet = check  # type: ignore[method-assign]
        played_out(service, session, phones)
        assert seen > 100, "own hands were sent"


def _hand_of(sheet: dict[str, Any]) -> list[Any]:
    hand: list[Any] = sheet.get("table", {}).get("hand", [])
    return hand


def test_cards_that_somebody_has_locked_are_on_no_other_phone() -> None:
    kit = KITS["five211"]
    with served(kit, phone_chairs(2)) as service:
        ana, ben = sat_down(service, 2)
        session = dealt(service, kit)
        until(service, lambda: ana.sheet["stage"] == ben.sheet["stage"] == "choose")
        before = ben.sheet["table"]
        assert asked(service, lambda: ana.do("play", line=ana.sheet["moves"][0]["line"], at=0))
        until(service, lambda: ana.sheet["stage"] == "locked")
        until(service, lambda: ben.sheet["seats"][0]["does"] == "locked")
        assert ben.sheet["table"] == before
        assert len(ana.sheet["table"]["locked"]) == 2
        assert session.waiting_for() == {1}
        assert asked(service, lambda: ana.do("back", at=1))[0] == 200
        until(service, lambda: ana.sheet["stage"] == "choose")
        assert sorted(card["key"] for card in ana.sheet["table"]["hand"]) == sorted(
            str(card) for card in session.view(0).hand
        )


def test_phones_come_back_to_their_seats_after_the_program_was_started_again() -> None:
    kit = KITS["five211"]
    with served(kit, phone_chairs(2)) as service:
        phones = sat_down(service, 2)
        game = saved_game(dealt(service, kit), "2026-01-02")
    again = read_save(save_text(game).encode())
    with served(kit, again.chairs) as service:
        service.hub.begin(sit_down_again(again), BareTable())
        for phone in phones:
            phone.place = service.place
            phone.wakes()
        until(service, lambda: all(phone.sheet.get("stage") == "choose" for phone in phones))
        assert [phone.sheet["you"] for phone in phones] == [0, 1]


def test_each_phone_is_told_in_its_own_language_and_the_table_in_that_of_the_table() -> None:
    kit = KITS["five211"]
    with served(kit, phone_chairs(2)) as service:
        ana, ben = sat_down(service, 2, languages=("xx-AW,en;q=0.5", "tlh,en;q=0.5"))
        dealt(service, kit)
        until(service, lambda: ana.sheet["stage"] == ben.sheet["stage"] == "choose")
        assert (ana.sheet["prompt"][0], ben.sheet["prompt"]) == ("[", "Choose 2 cards")
        assert _words_for(ana)["sit"] == "[Šît døwñ~~~]"
        assert (_words_for(ben)["language"], _words_for(ben)["sit"]) == ("en", "Sit down")
        no = asked(service, lambda: ana.do("play", line="choose y1", at=7))[1]["no"]
        assert (no[0], _("That moment is over.")) == ("[", "That moment is over.")


def _words_for(phone: HttpPhone) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(phone.ask("GET", "/words.json")[1])
    return found


def test_phone_reads_what_has_happened_as_its_seat_may_know_it() -> None:
    kit = KITS["five211"]
    with served(kit, phone_chairs(2)) as service:
        ana, ben = sat_down(service, 2)
        session = dealt(service, kit)
        played_out(service, session, [ana, ben])
        lines = asked(service, lambda: ana.do("log"))[1]["lines"]
        assert any("Phone 1" in line for line in lines)
