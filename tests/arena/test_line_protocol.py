import json

import pytest

from game.arena import line_protocol
from game.arena.line_protocol import BadAnswer, LogLines
from game.core.rng import Rng
from game.kits.five211.kit import FIVE211
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from tests.ai.five211.tables import table_after

MATCH = table_after(4, Five211Options(4, closed_scores=True))
VIEW = MATCH.view(2)
LINES = LogLines(FIVE211)


def test_every_line_is_one_record() -> None:
    over = table_after(33, Five211Options(2)).view(0)
    lines = [
        line_protocol.hello(FIVE211),
        LINES.game_begins(VIEW.options, 2),
        LINES.choose(VIEW),
        line_protocol.game_over(over),
        line_protocol.goodbye(),
    ]
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
    types = [json.loads(line)["type"] for line in lines]
    assert types == ["hello", "game", "choose", "end", "quit"]


def test_a_choice_tells_all_that_the_seat_may_know() -> None:
    record = json.loads(LINES.choose(VIEW))
    told = record["view"]
    assert told["seat"] == record["seat"] == 2
    assert told["hand"] == [card.code for card in VIEW.hand]
    assert [len(row) for row in told["rows"]] == [2, 2, 2, 2]
    assert told["pile"] == VIEW.pile_size
    assert [len(record["rows"]) for record in told["records"]] == [4]
    assert told["records"][0]["gained"] == list(VIEW.records[0].gained)
    assert len(record["legal"]) == len(VIEW.legal)


def test_a_choice_hides_what_the_seat_may_not_know() -> None:
    record = json.loads(LINES.choose(VIEW))
    assert record["view"]["points"].count(None) == 3
    other = Five211().sample_world(VIEW, Rng(8, "other"))
    assert LINES.choose(Five211().view(other, 2)) == LINES.choose(VIEW)


def test_the_protocol_names_the_game_and_its_moves_are_log_lines() -> None:
    begins = json.loads(LINES.game_begins(VIEW.options, 2))
    options = {"seats": 4, "variant": "standard", "scores": "closed"}
    assert begins == {"type": "game", "game": "five211", "options": options, "seat": 2}
    record = json.loads(LINES.choose(VIEW))
    assert record["game"] == "five211"
    assert record["legal"] == [FIVE211.rules.encode_move(move) for move in VIEW.legal]
    for line, move in zip(record["legal"], VIEW.legal, strict=True):
        assert LINES.read_move(json.dumps({"type": "play", "move": line}), VIEW) is move


@pytest.mark.parametrize(
    "line",
    [
        "",
        "y1",
        "[]",
        "{}",
        '{"type":"ready"}',
        '{"type":"play"}',
        '{"type":"play","cards":"y1"}',
        '{"type":"play","cards":[]}',
        '{"type":"play","cards":[{"a":1}]}',
        '{"type":"play","cards":[null,null]}',
        '{"type":"play","move":"jump"}',
        '{"type":"play","move":"play z9"}',
        '{"type":"play","move":"take back"}',
        '{"type":"play","move":["play y1"]}',
        '{"type":"play","move":null}',
        "[" * 5000,
    ],
)
def test_anything_else_is_a_bad_answer(line: str) -> None:
    with pytest.raises(BadAnswer):
        LINES.read_move(line, VIEW)


def name_in(record: dict[str, object]) -> str:
    return line_protocol.read_ready(json.dumps({"type": "ready", **record}))


def test_a_name_is_short_text_or_nothing() -> None:
    assert name_in({"name": "Ana"}) == "Ana"
    assert len(name_in({"name": "x" * 500})) == 40
    assert name_in({"name": 7}) == ""
    assert name_in({"name": "A\x1b\nb"}) == "Ab"


@pytest.mark.parametrize("number", [0, 1, 3, "2", True, None, 2.0])
def test_a_protocol_that_nobody_speaks_is_refused(number: object) -> None:
    with pytest.raises(BadAnswer, match=r"it speaks protocol .*, games are played in 2"):
        line_protocol.read_ready(json.dumps({"type": "ready", "protocol": number}))
