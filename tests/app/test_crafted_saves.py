"""Saves that are valid and made to cost much: twice as long is twice the work, never four times."""

import json
from collections.abc import Callable

import pytest

from game.app.hints import HintMark
from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.app.saving.saves import BadSave, SavedGame, read_record, read_save, save_text
from game.app.seat_changes import SeatChange
from game.app.session import Session
from game.core.match import AnyMatch, Match
from game.core.seats import PUBLIC
from game.kits.set_up import Chair
from game.rules.five211.moves import TAKE_BACK
from game.rules.five211.options import MOST_TAKE_BACKS, Five211Options
from game.rules.five211.rules import Five211
from tests.work import steps

CHAIRS = (Chair("Ana", "sun hat"), Chair("Ben", "sailor"))
BOT = Chair("Ben", "owl", "owl", "guest")


def crafted(pairs: int) -> SavedGame:
    """Ana locks and takes back, asks for a hint every time, and Ben comes and goes."""
    match: AnyMatch = Match.start(Five211(), Five211Options(2), 7, "salt")
    match.deal()
    for _ in range(pairs):
        match.play(0, match.legal_moves(0)[0])
        match.play(0, TAKE_BACK)
    moves = range(1, 2 * pairs + 1)
    hints = tuple(HintMark(0, place) for place in moves)
    changes = tuple(
        SeatChange(1, place, place % 2 == 1, CHAIRS[1] if place % 2 else BOT) for place in moves
    )
    return SavedGame(match, CHAIRS, "", hints=hints, changes=changes)


def ask(game: SavedGame) -> None:
    session: Session = Session(game.match, game.chairs, lambda _: None, hints=game.hints)  # type: ignore[type-arg, arg-type, return-value]
    session.ask_hint(0)


def tell(game: SavedGame) -> None:
    replay = Replay(game.match.rules, game.match.log)
    narrator = Narrator.of(game.match, ("Ana", "Ben"))
    lines = narrator.tell_replay(replay, PUBLIC, game.hints, game.changes)
    told = [line.text for line in lines]
    assert "Ana asks for a hint." in told
    assert "A bot now plays for Ben." in told


def load(game: SavedGame) -> None:
    assert read_save(save_text(game)).hints == game.hints


@pytest.mark.parametrize("use", [ask, tell, load])
def test_twice_the_moves_hints_and_changes_are_twice_the_work(
    use: Callable[[SavedGame], None],
) -> None:
    short, long = crafted(40), crafted(80)
    assert steps(lambda: use(long)) < 2.2 * steps(lambda: use(short))


@pytest.mark.parametrize("seats", [2, 4])
def test_longest_log_of_one_deck_can_be_loaded(seats: int) -> None:
    match: AnyMatch = Match.start(Five211(), Five211Options(seats), 7, "salt")
    match.deal()
    while match.outcome is None:
        for seat in range(seats):
            for _ in range(MOST_TAKE_BACKS):
                match.play(seat, match.legal_moves(seat)[0])
                match.play(seat, TAKE_BACK)
        for seat in range(seats):
            match.play(seat, match.legal_moves(seat)[0])
    chairs = tuple(Chair(f"Person {seat}", "sailor") for seat in range(seats))
    text = save_text(SavedGame(match, chairs, ""))
    assert len(read_save(text).match.log.entries) == len(match.log.entries) > 12_000


def test_save_with_more_take_backs_than_the_rules_allow_is_refused() -> None:
    game = crafted(MOST_TAKE_BACKS)
    record = read_record(save_text(game))
    record["log"]["moves"] += record["log"]["moves"][-2:]
    with pytest.raises(BadSave, match=r"Move 203 of the log is not possible"):
        read_save(json.dumps(record))


def test_work_that_grows_with_the_square_is_noticed() -> None:
    def square(count: int) -> int:
        return sum(1 for _ in range(count) for _ in range(count))

    assert steps(lambda: square(80)) > 3.5 * steps(lambda: square(40))
