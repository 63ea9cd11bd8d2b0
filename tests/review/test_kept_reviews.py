"""Reviews are kept beside the games, and made anew when they are damaged or of another match."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.ai.five211.coaching.assessor import Five211Assessor
from game.app.saving.kept_reviews import read_review, remove_review, write_review
from tests.review.reviews import ASSESSOR, reviewed


def the_file(folder: Path) -> Path:
    (path,) = folder.glob("*.json")
    return path


def test_a_review_is_read_as_it_was_written(tmp_path: Path) -> None:
    match, review = reviewed(2)
    write_review(review, match, ASSESSOR, tmp_path)
    assert read_review(match, ASSESSOR, tmp_path) == review


def test_no_review_is_made_for_another_match_or_by_another_assessor(tmp_path: Path) -> None:
    class Newer(Five211Assessor):
        version = Five211Assessor.version + 1

    match, review = reviewed(2)
    other, _other_review = reviewed(2, seed=4)
    write_review(review, match, ASSESSOR, tmp_path)
    assert read_review(other, ASSESSOR, tmp_path) is None
    assert read_review(match, Newer(), tmp_path) is None


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_half_a_file_is_no_review(tmp_path: Path, share: float) -> None:
    match, review = reviewed(2)
    write_review(review, match, ASSESSOR, tmp_path)
    path = the_file(tmp_path)
    data = path.read_bytes()
    path.write_bytes(data[: int(share * len(data))])
    assert read_review(match, ASSESSOR, tmp_path) is None


@pytest.mark.parametrize(
    ("place", "value"),
    [(0, 5), (1, -1), (1, 10_000), (2, "2"), (3, 10), (3, -1), (5, [0]), (6, []), (6, [["x", 1]])],
)
def test_a_review_that_does_not_fit_the_match_is_none(
    tmp_path: Path, place: int, value: object
) -> None:
    match, review = reviewed(2)
    write_review(review, match, ASSESSOR, tmp_path)
    path = the_file(tmp_path)
    record = json.loads(path.read_text())
    record["decisions"][0][place] = value
    path.write_text(json.dumps(record))
    assert read_review(match, ASSESSOR, tmp_path) is None


@pytest.mark.parametrize("move", [None, 7, ["play"], {"play": 1}])
def test_a_move_that_is_no_text_makes_no_review(tmp_path: Path, move: object) -> None:
    match, review = reviewed(2)
    write_review(review, match, ASSESSOR, tmp_path)
    path = the_file(tmp_path)
    record = json.loads(path.read_text())
    record["decisions"][0][6][0][0] = move
    path.write_text(json.dumps(record))
    assert read_review(match, ASSESSOR, tmp_path) is None


@pytest.mark.parametrize("change", [lambda _all: [], lambda each: each[1:], lambda each: each * 2])
def test_a_review_has_every_decision_of_its_match_once(
    tmp_path: Path, change: Callable[[list[object]], list[object]]
) -> None:
    match, review = reviewed(2)
    write_review(review, match, ASSESSOR, tmp_path)
    path = the_file(tmp_path)
    record = json.loads(path.read_text())
    record["decisions"] = change(record["decisions"])
    path.write_text(json.dumps(record))
    assert read_review(match, ASSESSOR, tmp_path) is None


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path) -> None:
    match, review = reviewed(2)
    (tmp_path / "reviews").write_text("a file where the folder should be")
    write_review(review, match, ASSESSOR, tmp_path / "reviews")
    assert read_review(match, ASSESSOR, tmp_path / "reviews") is None


def test_the_review_goes_with_its_game(tmp_path: Path) -> None:
    match, review = reviewed(2)
    for _ in range(2):
        write_review(review, match, ASSESSOR, tmp_path)
    remove_review(match.log.header.seal, tmp_path)
    assert not list(tmp_path.iterdir())
