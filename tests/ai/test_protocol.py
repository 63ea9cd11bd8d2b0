import json

import pytest

from game.ai import protocol
from game.ai.protocol import BadAnswer
from game.core.rng import Rng
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from tests.ai.tables import table_after

MATCH = table_after(4, Five211Options(4, closed_scores=True))
VIEW = MATCH.view(2)


def test_every_line_is_one_record() -> None:
    over = table_after(33, Five211Options(2)).view(0)
    lines = [
        protocol.hello(),
        protocol.game_begins(VIEW.options, 2),
        protocol.choose(VIEW),
        protocol.game_over(over),
        protocol.goodbye(),
    ]
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
    types = [json.loads(line)["type"] for line in lines]
    assert types == ["hello", "game", "choose", "end", "quit"]


def test_a_choice_tells_all_that_the_seat_may_know() -> None:
    told = json.loads(protocol.choose(VIEW))
    assert told["seat"] == 2
    assert told["hand"] == [card.code for card in VIEW.hand]
    assert [len(row) for row in told["rows"]] == [2, 2, 2, 2]
    assert told["pile"] == VIEW.pile_size
    assert [len(record["rows"]) for record in told["records"]] == [4]
    assert told["records"][0]["gained"] == list(VIEW.records[0].gained)
    assert len(told["legal"]) == len(VIEW.legal)


def test_a_choice_hides_what_the_seat_may_not_know() -> None:
    told = json.loads(protocol.choose(VIEW))
    assert told["points"].count(None) == 3
    other = Five211().sample_world(VIEW, Rng(8, "other"))
    assert protocol.choose(Five211().view(other, 2)) == protocol.choose(VIEW)


def test_a_play_is_read_in_any_order_of_its_cards() -> None:
    view = table_after(0, Five211Options(2)).view(0)
    for move in view.legal:
        assert isinstance(move, PlayCards)
        codes = [card.code for card in reversed(move.cards)]
        assert protocol.read_play(json.dumps({"type": "play", "cards": codes}), view) is move


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
        "[" * 5000,
    ],
)
def test_anything_else_is_a_bad_answer(line: str) -> None:
    with pytest.raises(BadAnswer):
        protocol.read_play(line, VIEW)


def test_a_name_is_short_text_or_nothing() -> None:
    assert protocol.read_ready('{"type":"ready","name":"Ana"}') == "Ana"
    assert len(protocol.read_ready(json.dumps({"type": "ready", "name": "x" * 500}))) == 40
    assert protocol.read_ready('{"type":"ready","name":7}') == ""
    assert protocol.read_ready(json.dumps({"type": "ready", "name": "A\x1b\nb"})) == "Ab"
