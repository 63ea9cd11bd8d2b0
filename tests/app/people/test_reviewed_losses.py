"""Loss a decision: told by reviews where their chances hold, and kept with the game."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.five211.coaching.assessor import Five211Assessor
from game.app.people import reviewed_losses
from game.app.people.import_finished import take_in
from game.app.people.person import PlayedGame, Register
from game.app.people.rating import loss_words
from game.app.people.reviewed_losses import take_in_reviews
from game.app.people.statistics import figures_of
from game.app.saving.archive import archive
from game.app.saving.kept_reviews import write_review
from game.app.saving.saves import SavedGame, save_text
from game.review.form import form_of
from tests.app.matches import CHAIRS
from tests.app.people.games_of_people import people_file, won_game
from tests.review.reviews import ASSESSOR, reviewed


def as_it_is(register: Register) -> Register:
    return register


def games_told(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    holds: bool = True,
    meanwhile: Callable[[Register], Register] = as_it_is,
) -> list[PlayedGame]:
    """The only game of Ana and Béla, after its review was looked at."""
    match, review = reviewed()
    saved = SavedGame(match, CHAIRS[:2], "2026-01-02T03:04:05+00:00")
    assert archive(save_text(saved), folder / "finished") is not None
    write_review(review, match, ASSESSOR, folder / "reviews")
    monkeypatch.setattr(reviewed_losses, "assessor_for", lambda _kit, _match: ASSESSOR)
    monkeypatch.setattr(Five211Assessor, "is_calibrated", lambda _self, _options: holds)
    file = people_file(folder)
    keys = {each.name: each.key for each in take_in(file, folder / "finished").register.people}
    file.change(meanwhile)
    register = take_in_reviews(file, folder / "finished", folder / "reviews").register
    people = [register.person(keys[chair.name]) for chair in CHAIRS[:2]]
    return [person.games[0] for person in people if person is not None]


def loss_at(seat: int) -> int:
    form = form_of(reviewed()[1].of_seat(seat), {})
    assert form is not None
    return round(100 * form.loss)


def renamed(register: Register, *names: str) -> Register:
    people = zip(register.people, names, strict=True)
    return replace(register, people=tuple(replace(each, name=name) for each, name in people))


def without_seats(register: Register) -> Register:
    """As it was written before seats were kept."""
    for person in register.people:
        games = tuple(replace(game, seat=None) for game in person.games)
        register = register.with_person(replace(person, games=games))
    return register


def swapped(register: Register) -> Register:
    return renamed(register, *[each.name for each in reversed(register.people)])


def test_review_tells_the_loss_a_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    losses = [game.loss for game in games_told(tmp_path, monkeypatch)]
    assert losses == [loss_at(0), loss_at(1)]
    assert loss_at(0) != loss_at(1)


@pytest.mark.parametrize(
    "meanwhile",
    [
        lambda register: renamed(register, "Anna", "Bela"),
        swapped,
        lambda register: without_seats(swapped(register)),
    ],
)
def test_whoever_has_another_name_today_keeps_the_own_losses(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    meanwhile: Callable[[Register], Register],
) -> None:
    games = games_told(tmp_path, monkeypatch, meanwhile=meanwhile)
    assert [game.loss for game in games] == [loss_at(0), loss_at(1)]


def test_nothing_is_told_where_chances_do_not_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    losses = [game.loss for game in games_told(tmp_path, monkeypatch, holds=False)]
    assert losses == [None, None]


def test_without_a_review_nothing_is_said() -> None:
    assert loss_words(figures_of([won_game(1)])) == ""
