import json
import os
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from game.app.settings import (
    ClockPace,
    Settings,
    TableSpeed,
    When,
    WindowRect,
    read_settings,
    settings_from,
    settings_text,
    update_settings,
    write_settings,
)
from game.app.storage.files import FileProblem, backup_of
from game.app.storage.json_records import parse_record
from game.kits.set_up import Chair, SetUp
from tests.set_ups import set_up_of

CHANGED = Settings(
    volume_master=5,
    volume_effects=0,
    volume_music=99,
    speed=TableSpeed.INSTANT,
    reduced_motion=True,
    text_scale=200,
    high_contrast=True,
    large_letters=True,
    fullscreen=True,
    window=WindowRect(-3, 10, 1280, 720),
    language="pap",
    reads_aloud=True,
    reads_briefly=True,
    reading_pace=150,
    sound_captions=True,
    one_switch=True,
    switch_pace=3_000,
    show_odds=True,
    table_talk=False,
    round_wait=When.ALWAYS,
    reads_along=When.NEVER,
    explains=False,
    explained=("five211 bust", "checkers huff"),
    keys={"HINT": "J"},
    pad_buttons={"PLAY": "Y", "HINT": "X"},
    counts_ahead=False,
    clock_pace=ClockPace.STILL,
    learned=("five211 bust",),
    careful_hands=True,
    hold_length=800,
    opens_by_presses=True,
    person="ab12",
    card_back="roofs",
    sail=4,
    wishes={"plays_at_once": True, "huffs": False},
    game="five211",
    set_ups={
        "five211": set_up_of(
            (Chair("Zoë", "cat"), Chair("Shoco", "owl", "owl", "master")),
            "long",
            closed_scores=True,
            hints=False,
        ),
        "checkers": SetUp("checkers", (Chair("Zoë", "cat"),), {"board": 10, "mode": "suicide"}),
    },
)


CHAIR = {"name": "Zoë", "avatar": "cat", "character": None, "level": None}


def table(**changes: Any) -> dict[str, Any]:
    """A set-up record with something changed."""
    usual = {"chairs": [CHAIR] * 2, "options": {"variant": "long"}, "house_rules": {"hints": True}}
    return usual | changes


def reread(text: str) -> tuple[Settings, list[str]]:
    return settings_from(parse_record(text.encode()))


@pytest.mark.parametrize("settings", [Settings(), CHANGED])
def test_settings_survive_a_file(settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_settings(path, settings)
    assert read_settings(path) == (settings, [])


def test_example_differs_from_the_default_in_every_field() -> None:
    usual = Settings()
    assert all(getattr(usual, f.name) != getattr(CHANGED, f.name) for f in fields(Settings))


def test_first_start_has_the_usual_settings_and_nothing_to_note(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == (Settings(), [])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("volume_master", 101),
        ("volume_master", True),
        ("volume_music", "loud"),
        ("speed", "ludicrous"),
        ("speed", []),
        ("reduced_motion", 1),
        ("text_scale", 0),
        ("fullscreen", None),
        ("reads_aloud", 1),
        ("reading_pace", 0),
        ("window", {"x": 0, "y": 0, "width": 0, "height": 1}),
        ("window", {"x": 0}),
        ("window", 7),
        ("language", "x" * 41),
        ("game", 7),
        ("explains", "no"),
        ("explained", "bust"),
        ("explained", ["x" * 41]),
        ("explained", ["bust"] * 1_001),
    ],
)
def test_broken_field_falls_back_alone_with_a_note(name: str, value: Any) -> None:
    record = json.loads(settings_text(CHANGED)) | {name: value}
    settings, notes = settings_from(record)
    assert notes == [f"The setting {name} could not be read, so the usual one is used."]
    assert getattr(settings, name) == getattr(Settings(), name)
    others = [each.name for each in fields(Settings) if each.name != name]
    assert all(getattr(settings, other) == getattr(CHANGED, other) for other in others)


@pytest.mark.parametrize(
    "value",
    [
        [],
        "mine",
        {"x" * 41: table()},
        {"chess": {}},
        {"chess": []},
        {"chess": table(chairs=[])},
        {"chess": table(chairs=[CHAIR] * 13)},
        {"chess": table(chairs=[1, 2])},
        {"chess": table(options=[])},
        {"chess": table(options={"variant": ["long"]})},
        {"chess": table(options={"variant": True})},
        {"chess": table(house_rules={"hints": "yes"})},
    ],
)
def test_broken_set_up_falls_back_with_a_note(value: Any) -> None:
    settings, notes = settings_from({"set_ups": value})
    assert settings.set_ups == {}
    assert notes == ["The setting set_ups could not be read, so the usual one is used."]


def test_broken_set_up_of_one_game_does_not_cost_the_others() -> None:
    settings, notes = settings_from({"set_ups": {"chess": {}, "five211": table()}})
    assert (list(settings.set_ups), len(notes)) == (["five211"], 1)


def test_laying_a_table_is_remembered_for_its_game() -> None:
    duel = set_up_of(CHANGED.set_ups["five211"].chairs)
    settings = CHANGED.remembering(duel)
    assert settings.game == "five211"
    assert settings.set_ups == {**CHANGED.set_ups, "five211": duel}


def test_fields_of_other_versions_do_not_matter() -> None:
    record = json.loads(settings_text(CHANGED)) | {"later": 1}
    del record["language"]
    settings, notes = settings_from(record)
    assert (settings.language, settings.text_scale, notes) == ("", 200, [])


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe{", b"[" * 100_000, b"[]"])
def test_unreadable_file_gives_the_usual_settings_with_one_note(
    content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, notes = read_settings(path)
    assert settings == Settings()
    assert len(notes) == 1
    assert path.read_bytes() == content


def test_unreadable_file_gives_the_settings_before_it_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_settings(path, CHANGED)
    write_settings(path, Settings())
    path.write_bytes(b"{")
    settings, notes = read_settings(path)
    assert settings == CHANGED
    assert len(notes) == 1
    assert notes[0].startswith("The settings could not be read, so earlier ones are used. ")


def test_two_unreadable_files_give_the_usual_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for each in (path, backup_of(path)):
        each.write_bytes(b"{")
    settings, notes = read_settings(path)
    assert (settings, len(notes)) == (Settings(), 1)
    assert "the usual ones are used" in notes[0]


def test_settings_are_plain_text() -> None:
    assert reread(settings_text(CHANGED))[0] == CHANGED
    assert '"speed": "instant"' in settings_text(CHANGED)


@pytest.mark.skipif(os.name == "nt", reason="no such files")
def test_settings_that_are_a_pipe_are_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    os.mkfifo(path)
    settings, notes = read_settings(path)
    assert settings == Settings()
    assert len(notes) == 1
    assert notes[0].endswith("is a pipe or a device, not a file.")
    with pytest.raises(FileProblem):
        write_settings(path, settings)
    assert path.is_fifo()


@pytest.mark.parametrize(
    ("wait", "in_the_first_game", "later"),
    [
        (When.FIRST_GAME, True, False),
        (When.ALWAYS, True, True),
        (When.NEVER, False, False),
    ],
)
def test_a_scored_table_waits_as_the_player_wishes(
    wait: When, in_the_first_game: bool, later: bool
) -> None:
    assert (wait.applies(first=True), wait.applies(first=False)) == (in_the_first_game, later)


def unhurried(_seconds: float) -> None:
    """Nobody else holds the lock."""


def test_two_programs_on_one_home_undo_nothing_of_each_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    start = Settings(explained=("bust", "tie"), keys={"HINT": "J"})
    write_settings(path, start)
    one = replace(start, volume_master=7, explained=(*start.explained, "deal"), keys={})
    other = replace(start, text_scale=150, explained=("tie", "lay"), keys={"HINT": "J", "LOG": "K"})
    update_settings(path, start, one, unhurried)
    update_settings(path, start, other, unhurried)
    assert read_settings(path)[0] == Settings(
        volume_master=7, text_scale=150, explained=("tie", "deal", "lay"), keys={"LOG": "K"}
    )


def test_what_a_program_has_not_changed_stays_as_another_has_left_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_settings(path, CHANGED)
    update_settings(path, Settings(), replace(Settings(), sail=1), unhurried)
    assert read_settings(path)[0] == replace(CHANGED, sail=1)


def test_settings_that_somebody_took_away_do_not_come_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for volume in (7, 8):
        write_settings(path, replace(CHANGED, volume_master=volume))
    path.unlink()
    start, _notes = read_settings(path)
    update_settings(path, start, replace(start, sail=1), unhurried)
    assert read_settings(path)[0] == Settings(sail=1)
    path.unlink()
    update_settings(path, start, start, unhurried)
    assert path.exists(), "the next start is not a first one again"


def test_a_wish_of_one_game_that_stood_among_the_others_is_still_known() -> None:
    settings, notes = settings_from({"kododo": "settings", "sorts_hand": False, "wishes": {}})
    assert settings.wishes == {"sorts_hand": False}
    assert notes == []
