"""The line protocol by which any program can sit at a table; `game/ai/README.md` explains it.

One JSON record a line, both ways: we write "hello", "game", "choose", "end" and "quit" to the
program's standard input; it answers "hello" with "ready" and "choose" with "play".
"""

import json
from typing import Final

from game.core.errors import KododoError
from game.core.plain import Json
from game.core.quoting import quoted
from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import Five211Options, values_from_options
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult
from game.rules.five211.view import Five211View

PROTOCOL: Final = 1
MAX_LINE: Final = 65_536
"""A longer line is not an answer."""


class BadAnswer(KododoError):
    """What a program answered, and why it cannot count."""


def hello() -> str:
    """The first line of all."""
    return _line({"type": "hello", "protocol": PROTOCOL})


def game_begins(options: Five211Options, seat: int) -> str:
    """A new game, and the numbers of its table."""
    numbers = options.numbers
    return _line(
        {
            "type": "game",
            **values_from_options(options),
            "seat": seat,
            "rounds": numbers.rounds,
            "limit": numbers.limit,
            "target": numbers.kododo_target,
        }
    )


def choose(view: Five211View) -> str:
    """A decision, with everything that the seat may know."""
    return _line(
        {
            "type": "choose",
            "seat": view.viewer,
            **values_from_options(view.options),
            "deck": view.deck,
            "round": view.round,
            "turn": view.turn,
            "hand": _codes(view.hand),
            "rows": [_codes(row) for row in view.rows],
            "pile": view.pile_size,
            "points": list(view.points),
            "scored": list(view.scored),
            "records": [_record(record) for record in view.records],
            "legal": [_codes(move.cards) for move in view.legal if isinstance(move, PlayCards)],
        }
    )


def game_over(view: Five211View) -> str:
    """The end of a game."""
    assert view.outcome is not None
    return _line(
        {"type": "end", "points": list(view.points), "winners": list(view.outcome.winners)}
    )


def goodbye() -> str:
    """The last line: the program should leave."""
    return _line({"type": "quit"})


def read_ready(line: str) -> str:
    """The name by which a program introduces itself, or BadAnswer."""
    answer = _answer(line, "ready")
    name = answer.get("name")
    return "".join(filter(str.isprintable, name))[:40] if isinstance(name, str) else ""


def read_play(line: str, view: Five211View) -> PlayCards:
    """The legal play that a line names, or BadAnswer."""
    cards = _answer(line, "play").get("cards")
    if not isinstance(cards, list):
        raise BadAnswer('its answer has no list of "cards"')
    wanted = sorted(map(str, cards))
    for move in view.legal:
        if isinstance(move, PlayCards) and sorted(_codes(move.cards)) == wanted:
            return move
    shown = " ".join(wanted)
    raise BadAnswer(f"it cannot play {quoted(shown)} now")


def _answer(line: str, kind: str) -> dict[str, Json]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(f"it wrote {quoted(line.strip())} instead of a JSON record") from None
    if not isinstance(answer, dict) or answer.get("type") != kind:
        raise BadAnswer(f'it wrote {quoted(line.strip())} instead of a "{kind}" record')
    return answer


def _record(record: RoundRecord) -> dict[str, Json]:
    return {
        "deck": record.deck,
        "round": record.round,
        "rows": [_codes(row) for row in record.rows],
        "outcome": _outcome(record.result),
        "gained": list(record.gained),
        "scored": list(record.scored),
    }


def _outcome(result: RoundResult) -> str:
    if result.colour is not None:
        return result.colour.name.lower()
    return result.verdict.value


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


def _line(record: dict[str, Json]) -> str:
    return json.dumps(record, separators=(",", ":")) + "\n"
