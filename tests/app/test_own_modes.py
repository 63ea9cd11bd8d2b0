"""Modes of one's own: codes, files and the book in which they are kept."""

import json
from pathlib import Path

import pytest

from game.app.codes import SYMBOLS
from game.app.own_modes import (
    MOST,
    BadMode,
    ModeBook,
    OwnMode,
    asked_of_a_mode,
    called,
    export_mode,
    free_name,
    looks_like_code,
    mode_code,
    mode_of,
    mode_words,
    name_of_mode,
    read_mode_code,
    read_mode_file,
    seats_for,
    shared_text,
)
from game.app.storage.files import FileProblem
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import usual_kit
from game.rules.five211.options import Variant
from tests.app.matches import played
from tests.games import EVERY_KIT


def some_modes(kit: AnyKit, count: int = 40) -> list[OwnMode]:
    """Modes by chance that can be played by somebody."""
    found: list[OwnMode] = []
    for number in range(count):
        rng = Rng(number, "modes")
        values = kit.rules.option_spec.defaults()
        for field in asked_of_a_mode(kit):
            if rng.below(3) == 0:
                values[field.name] = rng.choice(field.values)
        mode = mode_of(kit, f"Mode {number}", values)
        if seats_for(mode):
            found.append(OwnMode(mode.game, mode.name, mode.answers, number % 6, number % 5))
    return found


def book(folder: Path) -> ModeBook:
    return ModeBook(folder / "modes.json", lambda _seconds: None)


@EVERY_KIT
def test_a_code_of_twelve_letters_holds_all_but_the_name(kit: AnyKit) -> None:
    modes = some_modes(kit)
    assert modes
    for mode in modes:
        code = mode_code(mode)
        assert len(code.replace("-", "")) == 12
        assert read_mode_code(code.lower().replace("-", " "), mode.name) == mode


@EVERY_KIT
def test_what_a_qr_code_says_brings_the_name_along(kit: AnyKit) -> None:
    mode = some_modes(kit)[0]
    assert looks_like_code(shared_text(mode))
    assert read_mode_code(shared_text(mode), "another") == mode


def test_every_wrong_letter_is_found() -> None:
    code = mode_code(some_modes(usual_kit())[-1]).replace("-", "")
    for place in range(12):
        for symbol in SYMBOLS:
            if symbol != code[place]:
                with pytest.raises(BadMode, match="A letter is wrong"):
                    read_mode_code(code[:place] + symbol + code[place + 1 :], "x")


@pytest.mark.parametrize("typed", ["", "ABC", "!!!!-!!!!-!!!!", "0000-0000-0000"])
def test_what_is_no_code_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(BadMode, match=r"^A letter is wrong: compare them once more\.$"):
        read_mode_code(typed, "x")


@EVERY_KIT
def test_a_mode_goes_through_a_file(kit: AnyKit, tmp_path: Path) -> None:
    for mode in some_modes(kit, 8):
        assert read_mode_file(export_mode(mode, tmp_path)) == mode


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "does not know the game"),
        ({"name": 7}, "not a mode of Kododo"),
        ({"name": "  "}, "not a mode of Kododo"),
        ({"sign": 6}, "does not know"),
        ({"sign": True}, "not a mode of Kododo"),
        ({"answers": {"wings": "on"}}, "does not know"),
        ({"answers": {"tiles": "nine"}}, "cannot be"),
        ({"answers": {"turns": "at once"}}, "takes at least two|everybody needs a stack"),
        ({"answers": []}, "not a mode of Kododo"),
    ],
)
def test_a_broken_or_foreign_file_gets_one_sentence(
    change: dict[str, object], sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "mode.json"
    whole = {"game": "duco", "name": "Mine", "sign": 0, "colour": 0, "answers": {"rotation": "on"}}
    path.write_text(json.dumps({**whole, **change}))
    with pytest.raises(BadMode, match=sentence):
        read_mode_file(path)
    path.write_bytes(b"\xff{")
    with pytest.raises(BadMode, match="not a mode of Kododo"):
        read_mode_file(path)


@EVERY_KIT
def test_modes_are_kept_replaced_and_deleted_in_order(kit: AnyKit, tmp_path: Path) -> None:
    modes = [OwnMode(kit.key, name, {}) for name in ("One", "Two", "Three")]
    for mode in modes:
        book(tmp_path).keep(mode)
    again = OwnMode(kit.key, "two", {}, 3, 2)
    assert book(tmp_path).keep(again).value == (modes[0], again, modes[2])
    assert book(tmp_path).delete(modes[0]).value == (again, modes[2])
    assert called(book(tmp_path).read().value, " THREE ") == modes[2]
    assert free_name(book(tmp_path).read().value, "Three", kit.key) == "Three 2"


def test_a_new_name_takes_the_place_of_the_old_one_in_one_step(tmp_path: Path) -> None:
    one, two = OwnMode("duco", "One", {}), OwnMode("duco", "Two", {})
    book(tmp_path).keep(one)
    book(tmp_path).keep(two)
    again = OwnMode("duco", "First", {}, 1, 1)
    assert book(tmp_path).keep(again, one).value == (again, two)


def test_a_damaged_book_is_set_aside_and_the_copy_before_is_used(tmp_path: Path) -> None:
    first, second = OwnMode("duco", "First", {}), OwnMode("duco", "Second", {})
    book(tmp_path).keep(first)
    book(tmp_path).keep(second)
    (tmp_path / "modes.json").write_text("{")
    found = book(tmp_path).read()
    assert found.problem is not None
    assert found.value == (first,)
    assert book(tmp_path).keep(second).value == (first, second)
    assert book(tmp_path).read().problem is None


def test_there_is_room_for_so_many(tmp_path: Path) -> None:
    kept = book(tmp_path)
    for number in range(MOST):
        kept.keep(OwnMode("duco", f"Mode {number}", {}))
    with pytest.raises(FileProblem, match="room for"):
        kept.keep(OwnMode("duco", "One more", {}))
    assert len(kept.read().value) == MOST


@EVERY_KIT
def test_a_mode_is_told_in_one_breath(kit: AnyKit) -> None:
    for mode in some_modes(kit, 60):
        words = mode_words(kit, {**mode.answers, "seats": seats_for(mode)[0]})
        assert words.endswith(".") or not mode.answers
        assert "{" not in words


def test_a_match_is_told_by_its_mode_where_that_has_a_name() -> None:
    """The usual game needs none; one other answer is a name; several have it from their book."""
    usual, long = played(3, 1), played(3, 1, variant=Variant.LONG)
    assert name_of_mode(usual, ()) == ""
    assert name_of_mode(long, ()) == "To 50 points"
    own = OwnMode("five211", "Long evening", {"variant": "long"})
    assert name_of_mode(long, [own]) == "Long evening"
    assert name_of_mode(usual, [own]) == ""
