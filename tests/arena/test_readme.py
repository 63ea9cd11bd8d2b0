"""The whole bot that the README shows plays, as it stands there."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli import arena
from game.core.match import Match, SomeMatch
from game.core.options import OptionValue
from game.core.plain import Json
from game.core.rng import Rng
from game.core.zones import shape_of
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from tests.games import EVERY_KIT

README = Path(__file__).resolve().parents[2] / "game" / "arena" / "README.md"


@EVERY_KIT
def test_the_bot_in_the_readme_plays_every_game(
    kit: AnyKit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    program = tmp_path / "first.py"
    program.write_text(source, encoding="utf-8")
    command = f'"{sys.executable}" "{program}"'
    others = ["--seat", "random"] * (max(2, min(kit.seat_counts)) - 1)
    seats = ["--seat", command, *others, "--games", "2", "--processes", "1", "--json"]
    assert arena.main(["--game", kit.title, *seats]) == 0
    record = json.loads(capsys.readouterr().out)
    assert (record["complaints"], record["bots"][0]["introduction"]) == ([], "first")


ANY_OTHER = "## The view of any other game\n"
ROW = re.compile(r"^\| (`.*?) \| (.*) \|$", re.MULTILINE)
TABLES: dict[str, list[dict[str, OptionValue]]] = {
    "duco": [{}, {"seats": 2, "mode": "conquest"}, {"seats": 2, "mode": "corner cluster"}],
    "chikyu": [{}, {"seats": 2}],
}
"""Tables whose views have more than that of the usual one."""


def told_fields(kit: AnyKit) -> tuple[set[str], str]:
    """What the table of a game lists, and all that is said about it."""
    text = README.read_text(encoding="utf-8")
    section = text.partition(f"## The view of {kit.title}\n")[2]
    own = () if section else shape_of(kit.rules.new_match(kit.options_with({}))).names
    rows = ROW.findall((section or text.partition(ANY_OTHER)[2]).partition("\n## ")[0])
    named = {name for names, _ in rows for name in re.findall(r"`(\w+)`", names)}
    named |= set(own) - {"options"}
    return named, "".join(meaning for _, meaning in rows)


def records_of(kit: AnyKit, answers: dict[str, OptionValue]) -> Iterator[dict[str, Json]]:
    """What a program is told in a game, now and then, and at its end."""
    match: SomeMatch = Match.start(kit.rules, kit.options_with(answers), 5)
    match.deal()
    rng = Rng(5, "readme")
    while waiting := match.to_act():
        seat = min(waiting)
        if len(match.log.entries) % 8 == 0:
            yield kit.players.view_record(match.view(seat))
        match.play(seat, rng.choice(match.legal_moves(seat)))
    yield kit.players.view_record(match.view(0))


def inner_fields(record: Json) -> set[str]:
    """The names of fields of records in lists, however deep; what is named by a tile is none."""
    if not isinstance(record, list):
        return set()
    own = {name for each in record if isinstance(each, dict) for name in each}
    inside = [part for each in record if isinstance(each, dict) for part in each.values()]
    return own.union(*map(inner_fields, inside))


@EVERY_KIT
def test_the_readme_tells_every_field_of_a_view_and_no_other(kit: AnyKit) -> None:
    named, meanings = told_fields(kit)
    for answers in TABLES.get(kit.key, [{}]):
        for record in records_of(kit, answers):
            assert set(record) == named
            inner = set[str]().union(*map(inner_fields, record.values()))
            assert [name for name in inner - named if f"`{name}`" not in meanings] == []


def test_a_cell_is_where_the_readme_says() -> None:
    """Neighbours in line are three apart, and nine fields are told of a tile."""
    record = next(records_of(KITS["duco"], {}))
    cells = {tuple(laid["cell"]) for laid in record["laid"]}
    assert {(0, 0), (3, 0), (0, -3)} <= cells
    assert {len(houses) for houses in record["houses"].values()} == {9}
    assert all(houses[4].endswith(" square") for houses in record["houses"].values())


def test_the_readme_shows_records_as_they_are_written() -> None:
    rows = re.findall(r"`(\{[^`]*\})`", README.read_text(encoding="utf-8"))
    whole = [row for row in rows if "..." not in row]
    assert len(whole) >= 7
    assert all("type" in json.loads(row) for row in whole)
