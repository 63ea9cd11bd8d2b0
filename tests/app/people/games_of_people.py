"""People and their games for the tests of profiles."""

from datetime import date
from pathlib import Path

from game.app.people.people_file import PeopleFile
from game.app.people.person import Person, PlayedGame, Register, SolvedPuzzle
from game.app.saving.archive import archive
from game.app.saving.saves import SavedGame, save_text
from tests.app.matches import CHAIRS, played


def seal(number: int) -> str:
    return f"{number:064x}"


def won_game(number: int, rivals: tuple[str, ...] = ("guest",) * 3, rank: int = 1) -> PlayedGame:
    return PlayedGame(seal(number), "five211", "2026-01-02T03:04:05+00:00", rivals, rank, 20, 1)


def register() -> Register:
    """Two people with a few games of every kind."""
    branch = PlayedGame(
        seal(4), "duco", "2026", (), 1, 50, 1, 2, is_branch=True, deeds={"a": 3}, seat=0
    )
    solved = {"five211/4f7bce": SolvedPuzzle(2, 3, date(2026, 1, 2))}
    ana = Person("1" * 16, "Ana", "sun hat", (won_game(1), won_game(2, ("person",), 2)))
    bela = Person("2" * 16, "Béla \N{LIZARD}", "cap", (won_game(3), branch), (), solved)
    return Register((ana, bela), (seal(1), seal(2), seal(3), seal(4)))


def people_file(folder: Path) -> PeopleFile:
    return PeopleFile(folder / "people.json", lambda _seconds: None)


def finished(folder: Path, seed: int) -> SavedGame:
    """A finished game of four among the others: two people, and two bots."""
    chairs = CHAIRS[:4]
    match = played(seed, seats=4)
    saved = SavedGame(match, chairs, f"2026-01-02T03:04:{seed:02}+00:00")
    assert archive(save_text(saved), folder) is not None
    return saved
