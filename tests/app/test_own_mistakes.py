"""Own mistakes come back on a spaced schedule, and no damage or second program loses them."""

from pathlib import Path

import pytest

from game.app.learning.own_mistakes import DAYS, Mistake, MistakeBook, day_of
from game.app.storage import shared_record
from game.app.storage.files import FileProblem
from game.app.storage.locks import FileLock
from game.review.decisions import Mark
from tests.review.reviews import reviewed

TODAY = day_of("2026-03-01T20:15:00+01:00")


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MistakeBook:
    monkeypatch.setenv("KODODO_HOME", str(tmp_path))
    return MistakeBook(tmp_path / "mistakes.json", lambda _seconds: None)


def noted(book: MistakeBook) -> tuple[Mistake, ...]:
    match, review = reviewed(2)
    book.note(match.log.header.seal, review.of_seat(0), TODAY)
    return book.read()


def test_costly_choices_come_back_the_next_day(book: MistakeBook) -> None:
    costly = [
        each.entries
        for each in reviewed(2)[1].of_seat(0)
        if each.mark in (Mark.MISTAKE, Mark.BLUNDER)
    ]
    assert [each.entries for each in noted(book)] == costly
    assert costly
    assert book.due(TODAY) == ()
    assert book.due(TODAY + 1) == book.read()


def test_a_review_that_is_opened_again_notes_nothing_twice(book: MistakeBook) -> None:
    assert noted(book) == noted(book)


def test_what_is_avoided_comes_back_after_longer_and_longer_and_then_never(
    book: MistakeBook,
) -> None:
    first, today = noted(book)[0], TODAY + 1
    for stage, days in enumerate(DAYS[1:], start=1):
        book.answer(first, today, avoided=True)
        first = next(each for each in book.read() if each.entries == first.entries)
        assert (first.stage, first.due) == (stage, today + days)
        today = first.due
    book.answer(first, today, avoided=True)
    assert first.entries not in [each.entries for each in book.read()]


def test_what_is_learned_for_good_is_not_noted_again(book: MistakeBook) -> None:
    first, *others = noted(book)
    for _stage in DAYS:
        book.answer(first, TODAY, avoided=True)
        first = next((each for each in book.read() if each.entries == first.entries), first)
    assert noted(book) == tuple(others)
    book.forget(first.seal)
    again = [each.entries for each in noted(book)]
    assert first.entries in again, "nothing is remembered of a game that is gone"


def test_a_book_without_learned_mistakes_is_read(book: MistakeBook, tmp_path: Path) -> None:
    row = f'["{"a" * 64}",4,0,1,{TODAY}]'
    text = f'{{"kododo":"mistakes","format":1,"mistakes":[{row}]}}'
    (tmp_path / "mistakes.json").write_text(text)
    assert book.read() == (Mistake("a" * 64, 4, 0, 1, TODAY),)


def test_what_is_done_wrong_again_comes_back_tomorrow(book: MistakeBook) -> None:
    first = noted(book)[0]
    book.answer(Mistake(first.seal, first.entries, 0, 2, TODAY), TODAY + 9, avoided=False)
    again = next(each for each in book.read() if each.entries == first.entries)
    assert (again.stage, again.due) == (0, TODAY + 10)


def test_a_damaged_book_gives_way_to_its_earlier_version(book: MistakeBook, tmp_path: Path) -> None:
    before = noted(book)
    book.answer(before[0], TODAY, avoided=True)
    (tmp_path / "mistakes.json").write_text('{"kododo": "mistakes", "form')
    assert book.read() == before
    assert list((tmp_path / "saves" / "broken").iterdir())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"kododo":"mistakes","format":1,"mistakes":[7]}',
        '{"kododo":"mistakes","format":1,"mistakes":[],"learned":7}',
        '{"kododo":"mistakes","format":1,"mistakes":[],"learned":[["a",1]]}',
    ],
)
def test_a_book_that_is_none_is_empty(book: MistakeBook, tmp_path: Path, text: str) -> None:
    (tmp_path / "mistakes.json").write_text(text)
    assert book.read() == ()


def test_a_book_that_another_program_writes_is_left_alone(
    book: MistakeBook, tmp_path: Path
) -> None:
    held = FileLock.take(tmp_path / "mistakes.lock")
    assert held is not None
    noted(book)
    held.let_go()
    assert book.read() == ()


def test_a_sound_book_that_cannot_be_read_now_stays_where_it_is(
    book: MistakeBook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = noted(book)

    def refuse(_path: Path, _limit: int) -> bytes:
        raise FileProblem("protected")

    with monkeypatch.context() as protected:
        protected.setattr(shared_record, "read_bytes", refuse)
        assert book.read() == ()
        book.forget(before[0].seal)
    assert book.read() == before
    assert not (tmp_path / "saves" / "broken").exists()


def test_a_damaged_book_is_left_alone_while_another_program_writes(
    book: MistakeBook, tmp_path: Path
) -> None:
    path = tmp_path / "mistakes.json"
    path.write_text("half a bo")
    held = FileLock.take(tmp_path / "mistakes.lock")
    assert held is not None
    assert book.read() == ()
    held.let_go()
    assert path.read_text() == "half a bo"


def test_a_newer_book_stays_as_it_is(book: MistakeBook, tmp_path: Path) -> None:
    newer = '{"kododo":"mistakes","format":2}'
    (tmp_path / "mistakes.json").write_text(newer)
    noted(book)
    assert (tmp_path / "mistakes.json").read_text() == newer


def test_mistakes_go_with_their_game(book: MistakeBook) -> None:
    book.forget(noted(book)[0].seal)
    assert book.read() == ()


def test_a_clock_that_cannot_be_read_does_no_harm() -> None:
    assert day_of("yesterday") == 1
