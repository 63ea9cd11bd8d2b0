import json
from typing import Any

import pytest

from game.app.hints import HintMark, hinted_places, tell_hints
from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.app.saving.saves import BadSave, SavedGame, checksum, read_record, read_save, save_text
from game.app.session import Session, SomeSession
from game.app.table_laying import SealedDeal, lay_table, sit_down_again
from game.cli.replay import as_record, transcript
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.set_up import Chair
from game.rules.five211.moves import TAKE_BACK
from tests.app.matches import CHAIRS, keep_in, played, text_of
from tests.set_ups import set_up_of

ANA = Chair("Ana", "sun hat")
OWL = Chair("Shoco", "owl", "owl", "guest")


def table() -> tuple[SomeSession, list[str]]:
    texts: list[str] = []
    return lay_table(set_up_of((ANA, OWL)), SealedDeal(8, "salt"), keep_in(texts)), texts


def edited(hints: Any) -> str:
    record = read_record(text_of(played(3, 30))) | {"hints": hints}
    return json.dumps(record | {"checksum": checksum(record)})


def test_a_hint_is_marked_with_seat_and_moment_and_saved_at_once() -> None:
    session, texts = table()
    session.submit(1, session.view(1).legal[0])
    session.ask_hint(0)
    assert session.hints == (HintMark(0, 2),)
    assert read_save(texts[-1]).hints == session.hints


def test_asking_twice_about_one_decision_is_one_mark_even_if_others_lock_meanwhile() -> None:
    session, _ = table()
    session.ask_hint(0)
    session.submit(1, session.view(1).legal[0])
    session.ask_hint(0)
    assert len(session.hints) == 1
    session.submit(0, session.view(0).legal[0])
    session.ask_hint(0)
    assert [mark.moves for mark in session.hints] == [1, 3]


def test_hints_lead_to_the_next_own_moves_in_the_log() -> None:
    session, texts = table()
    session.ask_hint(0)
    session.submit(1, session.view(1).legal[0])
    session.submit(0, session.view(0).legal[0])
    session.ask_hint(0)
    saved = read_save(texts[-1])
    entries = saved.match.log.entries
    assert [actor for actor, _move in entries][-2:] == [1, 0]
    assert hinted_places(saved.hints, saved.match.log) == {len(entries) - 1}


def test_the_same_decision_is_thought_about_with_the_same_chance() -> None:
    session, _ = table()
    draws = [session.ask_hint(0).random() for _ in range(2)]
    session.submit(1, session.view(1).legal[0])
    draws.append(session.ask_hint(0).random())
    assert set(draws) == {Rng(8, "hint/0/0").random()}


def test_hints_do_not_change_the_match() -> None:
    plain, asked = table()[0], table()[0]
    asked.ask_hint(0)
    for session in (plain, asked):
        while session.outcome is None:
            while session.think():
                pass
            for seat in session.waiting_for():
                session.submit(seat, session.view(seat).legal[0])
    assert plain.match.digest() == asked.match.digest()


def test_hints_of_a_saved_match_are_still_marked_when_it_goes_on() -> None:
    session, texts = table()
    session.ask_hint(0)
    again = sit_down_again(read_save(texts[-1]), keep_in(texts))
    assert again.hints == session.hints
    again.ask_hint(0)
    assert again.hints == session.hints


def test_save_without_hints_is_an_older_one_and_loads() -> None:
    record = read_record(text_of(played(3, 30)))
    del record["hints"]
    saved = read_save(json.dumps(record | {"checksum": checksum(record)}))
    assert saved.hints == ()


@pytest.mark.parametrize(
    "hints",
    [
        None,
        {},
        "0 1",
        [0, 1],
        [[0]],
        [[0, 1, 2]],
        [[4, 1]],
        [[-1, 1]],
        [[0, 0]],
        [[0, 32]],
        [[True, 1]],
        [[0, "1"]],
        [[0, 5], [1, 4]],
        [[0, 5], [0, 5]],
    ],
)
def test_hints_that_nobody_can_have_asked_for_are_refused(hints: Any) -> None:
    with pytest.raises(BadSave, match="who asked for hints"):
        read_save(edited(hints))


def test_hints_that_fit_the_log_are_read() -> None:
    assert read_save(edited([[0, 5], [1, 5], [0, 31]])).hints == (
        HintMark(0, 5),
        HintMark(1, 5),
        HintMark(0, 31),
    )


def test_transcript_tells_a_hint_where_it_was_asked_for_and_counts_them_at_the_end() -> None:
    match = played(3, 8)
    names = tuple(chair.name for chair in CHAIRS[:4])
    marks = (HintMark(0, 1), HintMark(2, 5), HintMark(0, 5))
    replay = Replay(match.rules, match.log)
    narrator = Narrator.of(match, names)
    told = [each.text for each in narrator.tell_replay(replay, PUBLIC, marks)]
    lines = [*told, *narrator.count_hints(marks)]
    first = lines.index("Ana asks for a hint.")
    assert lines[first - 1] == "Round 1 of 6, turn 1."
    assert lines.count("Shoco asks for a hint.") == 1
    assert lines[-2:] == ["Ana asked for 2 hints.", "Shoco asked for 1 hint."]


def test_replay_command_tells_of_hints_in_sentences_and_in_json() -> None:
    session, texts = table()
    session.ask_hint(0)
    saved = read_save(texts[-1])
    lines = list(transcript(saved, with_hands=False))
    assert "Ana asks for a hint." in lines
    assert as_record(saved, lines)["hints"] == [{"name": "Ana", "move": 1}]


def test_nobody_is_named_who_did_not_ask() -> None:
    assert tell_hints((), ("Ana", "Ben")) == []
    session: Session[Any, Any, Any, Any] = table()[0]
    assert session.hints == ()
    assert json.loads(save_text(SavedGame(session.match, session.chairs, "")))["hints"] == []


def test_a_choice_taken_back_is_a_decision_of_its_own() -> None:
    session, _ = table()
    session.ask_hint(0)
    session.submit(0, session.view(0).legal[0])
    session.submit(0, TAKE_BACK)
    session.ask_hint(0)
    assert len(session.hints) == 2
