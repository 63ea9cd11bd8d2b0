"""The line protocol by which any program can sit at a table; `game/arena/README.md` explains it.

One JSON record a line, both ways: we write "hello", "game", "choose", "end" and "quit" to the
program's standard input; it answers "hello" with "ready" and "choose" with "play".
"""

import json
from typing import Final, TypeAlias

from game.core.errors import BadLog, KododoError
from game.core.moves import Move
from game.core.options import Options
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.seats import Seat
from game.core.view import View
from game.kits.kit import AnyKit

PROTOCOL: Final = 2
MOST_LINES: Final = 4_000
"""Moves that are listed; where there are more, a program works out others from the view."""
MAX_LINE: Final = 65_536
"""A longer line is not an answer."""

AnyView: TypeAlias = View[Move]
"""What every view has; the rest of it only the game knows."""


class BadAnswer(KododoError):
    """What a program answered, and why it cannot count."""


class RefusedMove(BadAnswer):
    """A move that the rules do not allow now; they can say why."""

    def __init__(self, sentence: str, move: Move) -> None:
        super().__init__(sentence)
        self.move = move


class LogLines:
    """What a program is told of a game and answers: moves are lines as they stand in a log."""

    def __init__(self, kit: AnyKit) -> None:
        self._kit = kit

    def game_begins(self, options: Options, seat: Seat) -> str:
        """A new game."""
        values = self._kit.rules.option_values(options)
        return _line("game", {"game": self._kit.key, "options": values, "seat": seat})

    def choose(self, view: AnyView) -> str:
        """A decision, with everything that the seat may know."""
        record = {
            "game": self._kit.key,
            "seat": view.viewer,
            "view": self._kit.players.view_record(view),
            "moves": len(view.legal),
            "legal": [self._kit.rules.encode_move(move) for move in view.legal[:MOST_LINES]],
        }
        return _line("choose", record)

    def read_move(self, line: str, view: AnyView) -> Move:
        """The legal move that a line names, or BadAnswer."""
        text = read_answer(line, "play").get("move")
        if not isinstance(text, str):
            raise BadAnswer('its answer has no "move" that is a line of text')
        try:
            move: Move = self._kit.rules.decode_move(text)
        except BadLog as problem:
            raise BadAnswer(f"it cannot play {quoted(text)}: {str(problem).rstrip('.')}") from None
        if move not in view.legal:
            raise RefusedMove(f"it cannot play {quoted(text)} now", move)
        return move

    def refused(self, move: Move, reason: str) -> str:
        """What the program hears about a move that the rules do not allow."""
        return _line("refused", {"move": self._kit.rules.encode_move(move), "reason": reason})


def hello(kit: AnyKit) -> str:
    """The first line of all."""
    return _line("hello", {"protocol": PROTOCOL, "game": kit.key})


def game_over(view: AnyView) -> str:
    """The end of a game, in every version."""
    assert view.outcome is not None, "asked for when a game is over"
    return _line("end", {"points": list(view.points), "winners": list(view.outcome.winners)})


def goodbye() -> str:
    """The last line: the program should leave."""
    return _line("quit", {})


def read_ready(line: str) -> str:
    """The name by which a program introduces itself, or BadAnswer."""
    answer = read_answer(line, "ready")
    name, number = answer.get("name"), answer.get("protocol", PROTOCOL)
    if type(number) is not int or number != PROTOCOL:
        raise BadAnswer(f"it speaks protocol {quoted(number)}, games are played in {PROTOCOL}")
    return "".join(filter(str.isprintable, name))[:40] if isinstance(name, str) else ""


def read_answer(line: str, kind: str) -> dict[str, Json]:
    """The record of a line, or BadAnswer when it is of another kind."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(f"it wrote {quoted(line.strip())} instead of a JSON record") from None
    if not isinstance(answer, dict) or answer.get("type") != kind:
        raise BadAnswer(f'it wrote {quoted(line.strip())} instead of a "{kind}" record')
    return answer


def _line(kind: str, record: dict[str, Json]) -> str:
    return json.dumps({"type": kind, **record}, separators=(",", ":")) + "\n"
