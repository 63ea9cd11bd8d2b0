import json
from dataclasses import replace

import pytest

from game.arena import line_protocol
from game.arena.line_protocol import FIRST, NEWEST, BadAnswer, version_of
from game.core.rng import Rng
from game.kits.five211.kit import FIVE211
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from tests.ai.five211.tables import table_after

MATCH = table_after(4, Five211Options(4, closed_scores=True))
VIEW = MATCH.view(2)
ONE, TWO = version_of(FIVE211, FIRST), version_of(FIVE211, NEWEST)
VERSIONS = pytest.mark.parametrize("version", [ONE, TWO], ids=["1", "2"])


@VERSIONS
def test_every_line_is_one_record(version: line_protocol.Version) -> None:
    over = table_after(33, Five211Options(2)).view(0)
    lines = [
        line_protocol.hello(FIVE211),
        version.game_begins(VIEW.options, 2),
        version.choose(VIEW),
        line_protocol.game_over(over),
        line_protocol.goodbye(),
    ]
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
    types = [json.loads(line)["type"] for line in lines]
    assert types == ["hello", "game", "choose", "end", "quit"]


@VERSIONS
def test_a_choice_tells_all_that_the_seat_may_know(version: line_protocol.Version) -> None:
    record = json.loads(version.choose(VIEW))
    told = record.get("view", record)
    assert told["seat"] == record["seat"] == 2
    assert told["hand"] == [card.code for card in VIEW.hand]
    assert [len(row) for row in told["rows"]] == [2, 2, 2, 2]
    assert told["pile"] == VIEW.pile_size
    assert [len(record["rows"]) for record in told["records"]] == [4]
    assert told["records"][0]["gained"] == list(VIEW.records[0].gained)
    assert len(record["legal"]) == len(VIEW.legal)


@VERSIONS
def test_a_choice_hides_what_the_seat_may_not_know(version: line_protocol.Version) -> None:
    record = json.loads(version.choose(VIEW))
    assert record.get("view", record)["points"].count(None) == 3
    other = Five211().sample_world(VIEW, Rng(8, "other"))
    assert version.choose(Five211().view(other, 2)) == version.choose(VIEW)


def test_the_second_protocol_names_the_game_and_its_moves_are_log_lines() -> None:
    begins = json.loads(TWO.game_begins(VIEW.options, 2))
    options = {"seats": 4, "variant": "standard", "scores": "closed"}
    assert begins == {"type": "game", "game": "five211", "options": options, "seat": 2}
    record = json.loads(TWO.choose(VIEW))
    assert record["game"] == "five211"
    assert record["legal"] == [FIVE211.rules.encode_move(move) for move in VIEW.legal]
    for line, move in zip(record["legal"], VIEW.legal, strict=True):
        assert TWO.read_move(json.dumps({"type": "play", "move": line}), VIEW) is move


def test_the_first_protocol_reads_a_play_in_any_order_of_its_cards() -> None:
    view = table_after(0, Five211Options(2)).view(0)
    for move in view.legal:
        assert isinstance(move, PlayCards)
        codes = [card.code for card in reversed(move.cards)]
        assert ONE.read_move(json.dumps({"type": "play", "cards": codes}), view) is move


@VERSIONS
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
def test_anything_else_is_a_bad_answer(version: line_protocol.Version, line: str) -> None:
    with pytest.raises(BadAnswer):
        version.read_move(line, VIEW)


def name_in(record: dict[str, object]) -> str:
    return line_protocol.read_ready(json.dumps({"type": "ready", **record}), FIVE211)[0]


def test_a_name_is_short_text_or_nothing() -> None:
    assert name_in({"name": "Ana"}) == "Ana"
    assert len(name_in({"name": "x" * 500})) == 40
    assert name_in({"name": 7}) == ""
    assert name_in({"name": "A\x1b\nb"}) == "Ab"


def test_a_program_that_asks_for_none_is_told_what_it_always_was() -> None:
    hello = json.loads(line_protocol.hello(FIVE211))
    assert hello == {"type": "hello", "protocol": 1, "protocols": [1, 2], "game": "five211"}
    old = line_protocol.read_ready('{"type":"ready"}', FIVE211)[1]
    new = line_protocol.read_ready('{"type":"ready","protocol":2}', FIVE211)[1]
    assert json.loads(old.choose(VIEW)) == json.loads(ONE.choose(VIEW))
    assert json.loads(new.choose(VIEW)) == json.loads(TWO.choose(VIEW))


@pytest.mark.parametrize("number", [0, 3, "2", True, None, 2.0])
def test_a_protocol_that_nobody_speaks_is_refused(number: object) -> None:
    with pytest.raises(BadAnswer, match=r"it speaks protocol .*, 5211 is played in 1 or 2"):
        line_protocol.read_ready(json.dumps({"type": "ready", "protocol": number}), FIVE211)


def test_a_game_without_fields_of_its_own_is_played_in_the_second_protocol_alone() -> None:
    younger = replace(FIVE211, load_players=lambda: replace(FIVE211.players, first_protocol=None))
    hello = json.loads(line_protocol.hello(younger))
    assert (hello["protocol"], hello["protocols"]) == (2, [2])
    silent = line_protocol.read_ready('{"type":"ready"}', younger)[1]
    assert silent.choose(VIEW) == TWO.choose(VIEW)
    with pytest.raises(BadAnswer, match=r"it speaks protocol 1, 5211 is played in 2"):
        line_protocol.read_ready('{"type":"ready","protocol":1}', younger)
