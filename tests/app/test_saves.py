import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.app.saving.saves import (
    FORMAT,
    BadSave,
    SavedGame,
    checksum,
    read_latest,
    read_record,
    read_save,
    save_text,
    write_save,
)
from game.app.storage.files import backup_of
from game.kits.set_up import Chair
from game.rules.five211.options import Variant
from tests.app.matches import CHAIRS, played, text_of

DEEP = 200_000


def edited(**changes: Any) -> str:
    """A save with some fields changed by somebody who knows how to make the checksum fit."""
    record = read_record(text_of(played(3, 30))) | changes
    return json.dumps(record | {"checksum": checksum(record)})


def edited_log(**changes: Any) -> str:
    record = read_record(text_of(played(3, 30)))
    return edited(log=record["log"] | changes)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", Variant)
def test_finished_match_survives_saving(seats: int, variant: Variant) -> None:
    match = played(seats, seats=seats, variant=variant, closed_scores=True)
    saved = read_save(text_of(match))
    assert saved.match.digest() == match.digest()
    assert saved.match.outcome == match.outcome
    assert saved.chairs == CHAIRS[:seats]
    assert saved.saved_at == "2026-01-02T03:04:05+00:00"


@pytest.mark.parametrize("moves", range(14))
def test_match_resumes_in_the_middle_of_a_turn(moves: int, tmp_path: Path) -> None:
    match = played(8, moves)
    path = tmp_path / "save.json"
    write_save(path, SavedGame(match, CHAIRS[:4], ""))
    resumed = read_save(path).match
    assert resumed.to_act() == match.to_act()
    assert [resumed.view(seat) for seat in range(4)] == [match.view(seat) for seat in range(4)]


def test_resumed_match_goes_on_exactly_like_the_first() -> None:
    match, resumed = played(8, 30), read_save(text_of(played(8, 30))).match
    while waiting := match.to_act():
        move = match.legal_moves(min(waiting))[-1]
        assert match.play(min(waiting), move) == resumed.play(min(waiting), move)
    assert match.digest() == resumed.digest()


def test_save_is_readable_text_of_lines() -> None:
    lines = text_of(played(1)).splitlines()
    assert lines[1].strip() == '"kododo": "save",'
    assert max(len(line) for line in lines) < 400


CARD = re.compile(r"\b[ygobv][1-6]\b")


@pytest.mark.parametrize("moves", [0, 1, 30])
def test_save_of_a_running_match_shows_no_card_and_no_seed(moves: int) -> None:
    match = played(1234567, moves)
    text = text_of(match)
    assert not CARD.search(text)
    assert not [word for word in ("1234567", "salt", "play", "deal") if word in text]
    assert match.log.header.seal in text, "which the table knows"
    assert max(len(line) for line in text.splitlines()) < 400


def test_save_of_a_finished_match_lies_open() -> None:
    match = played(1234567)
    assert match.log.header.salt in text_of(match)
    assert len(CARD.findall(text_of(match))) > 100


def test_running_match_with_another_seal_cannot_be_unveiled() -> None:
    record = json.loads(text_of(played(3, 30)))
    record["log"]["seal"] = "0" * 64
    with pytest.raises(BadSave, match=r"This file is broken: it ends too early or was changed\."):
        read_save(json.dumps(record))


@pytest.mark.parametrize(
    "changes",
    [
        {"hidden": None},
        {"hidden": 7},
        {"hidden": []},
        {"hidden": [7]},
        {"hidden": {}},
        {"hidden": ["\u00e4"]},
        {"length": 3},
        {"length": None},
        {"seed": 3},
        {"moves": []},
        {"seal": None},
    ],
)
def test_damaged_veil_is_refused_in_one_sentence(changes: dict[str, object]) -> None:
    record = json.loads(text_of(played(3, 30)))
    record["log"] |= changes
    with pytest.raises(BadSave, match=r"This file is broken: it ends too early or was changed\."):
        read_save(json.dumps(record))


def test_next_save_keeps_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    write_save(path, SavedGame(played(1, 5), CHAIRS[:4], "first"))
    write_save(path, SavedGame(played(1, 9), CHAIRS[:4], "second"))
    assert read_save(path).saved_at == "second"
    assert read_save(backup_of(path)).saved_at == "first"


def test_broken_save_falls_back_to_the_one_before_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    write_save(path, SavedGame(played(1, 5), CHAIRS[:4], "first"))
    write_save(path, SavedGame(played(1, 9), CHAIRS[:4], "second"))
    path.write_text(path.read_text(encoding="utf-8")[:500], encoding="utf-8")
    saved, problem = read_latest(path)
    assert saved.saved_at == "first"
    assert str(problem) == "This file is broken: it ends too early or was changed."


def test_whole_save_needs_no_fallback(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    write_save(path, SavedGame(played(1, 5), CHAIRS[:4], "first"))
    assert read_latest(path)[1] is None


def test_without_any_good_version_the_newest_problem_is_told(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_text("{", encoding="utf-8")
    backup_of(path).write_text("", encoding="utf-8")
    with pytest.raises(BadSave, match="ends too early"):
        read_latest(path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This file is empty."),
        (" \n ", "This file is empty."),
        ("null", "This file is not a saved game."),
        ("[]", "This file is not a saved game."),
        ("{}", "This file is not a saved game."),
        ('{"kododo": "settings"}', "This file is not a saved game."),
        ("import os", "This file is not a saved game."),
        ('{"kododo": ', "This file is broken: it ends too early or was changed."),
        ("[" * DEEP, "This file is nested too deeply to be one of ours."),
        ('{"a":' * DEEP, "This file is nested too deeply to be one of ours."),
        ('{"a": NaN}', "This file holds a number that Kododo never writes."),
        ('{"a": -Infinity}', "This file holds a number that Kododo never writes."),
        ('{"a": 1.5}', "This file holds a number that Kododo never writes."),
        (f'{{"a": {"9" * 10_000}}}', "This file holds a number that Kododo never writes."),
        ('{"kododo": "save", "kododo": "save"}', "This file says the same thing twice."),
        ('{"kododo": "save", "format": 1, "x": "\\ud800"}', "This file is not plain text."),
        ("\ufeff{}", "This file was stored by another program in another encoding."),
    ],
)
def test_text_that_is_no_save_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadSave) as caught:
        read_save(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1"])
def test_other_encodings_are_refused(encoding: str) -> None:
    text = text_of(played(1, 3)).replace(" \N{LIZARD}", "")
    with pytest.raises(BadSave):
        read_save(text.encode(encoding))


@pytest.mark.parametrize("version", [None, 0, -1, "1", True, 1.0, [1]])
def test_save_without_a_sensible_format_is_refused(version: object) -> None:
    with pytest.raises(BadSave):
        read_save(edited(format=version))


def test_save_from_the_future_says_so() -> None:
    with pytest.raises(BadSave, match="saved by a newer version of Kododo"):
        read_save(edited(format=FORMAT + 1))


@pytest.mark.parametrize("game", ["chess", "", None, 5, ["five211"], {}])
def test_save_of_an_unknown_game_says_so(game: object) -> None:
    with pytest.raises(BadSave, match="holds a game that this version does not know"):
        read_save(edited_log(game=game))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules_version": 2}, "newer version of the rules"),
        ({"seed": 4}, "The seal does not fit"),
        ({"salt": "other"}, "The seal does not fit"),
        ({"seed": -1}, "The seed is not a number in range"),
        ({"seed": "3"}, "The seed is not a number in range"),
        ({"salt": "s" * 65}, "The salt is not a short text"),
        ({"options": []}, "The options are not a record"),
        ({"options": {"seats": 4}}, "is missing"),
        ({"moves": "none"}, "The list of moves is broken"),
        ({"moves": [1]}, "A move is not a line of text"),
        ({"moves": ["7 play g3"]}, "There is no seat"),
        ({"moves": ["0 shout"]}, "is not a move"),
        ({"moves": ["0 play g3 g3"]}, "Move 1 of the log is not possible"),
        ({"moves": []}, "do not lead to the position"),
    ],
)
def test_edited_log_is_refused_even_with_a_fitting_checksum(
    changes: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadSave, match=sentence):
        read_save(edited_log(**changes))


@pytest.mark.parametrize(
    "chairs",
    [
        None,
        [],
        [{}] * 4,
        "Ana",
        [{"name": "Ana", "avatar": "person"}] * 3,
        [{"name": "Ana\x1b[2J", "avatar": "person"}] * 4,
        [{"name": "A" * 41, "avatar": "person"}] * 4,
        [{"name": "Ana", "avatar": "person", "character": 7}] * 4,
    ],
)
def test_chairs_that_make_no_sense_are_refused(chairs: object) -> None:
    with pytest.raises(BadSave, match="does not say who sat where"):
        read_save(edited(chairs=chairs))


def test_edited_position_is_refused() -> None:
    with pytest.raises(BadSave, match="do not lead to the position"):
        read_save(edited(digest="0" * 64))


def test_edited_name_is_noticed() -> None:
    text = text_of(played(3, 30)).replace("Ana", "Eva")
    with pytest.raises(BadSave, match=r"This file was changed after it was saved\."):
        read_save(text)


def test_reordered_moves_of_one_turn_are_noticed() -> None:
    record = read_record(text_of(played(3, 2)))
    record["log"]["moves"][1:] = reversed(record["log"]["moves"][1:])
    with pytest.raises(BadSave, match="changed"):
        read_save(json.dumps(record))


def test_fifty_megabytes_of_garbage_are_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    with path.open("wb") as file:
        file.write(b"[" * 1000)
        file.truncate(50 << 20)
    with pytest.raises(BadSave, match="is too large to be one of ours"):
        read_save(path)
    assert path.stat().st_size == 50 << 20


def test_folder_and_missing_file_are_bad_saves(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="is a folder"):
        read_save(tmp_path)
    with pytest.raises(BadSave, match="does not exist"):
        read_save(tmp_path / "nothing.json")


def test_refused_file_is_left_exactly_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_bytes(b'{"kododo": "save", "format": 99}')
    with pytest.raises(BadSave):
        read_latest(path)
    assert [each.name for each in tmp_path.iterdir()] == ["save.json"]
    assert path.read_bytes() == b'{"kododo": "save", "format": 99}'


def test_names_of_any_script_survive() -> None:
    chairs = (Chair("Zoë", "a"), Chair("李雷", "b"), Chair("Ømer \N{LIZARD}", "c"), *CHAIRS[3:4])
    assert read_save(save_text(SavedGame(played(1, 3), chairs, "now"))).chairs == chairs
