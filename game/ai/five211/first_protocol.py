"""The line protocol as programs spoke it when 5211 was the only game: cards instead of log lines.

`game/arena/README.md` explains it.
"""

from game.ai.five211.view_record import card_codes, view_record
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.seats import Seat
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import Five211Options, values_from_options
from game.rules.five211.view import Five211View


class Five211FirstProtocol:
    """The fields of a game, of a decision, and of its answer."""

    def game_record(self, options: Five211Options, seat: Seat) -> dict[str, Json]:
        numbers = options.numbers
        return {
            **values_from_options(options),
            "seat": seat,
            "rounds": numbers.rounds,
            "limit": numbers.limit,
            "target": numbers.kododo_target,
        }

    def choice_record(self, view: Five211View) -> dict[str, Json]:
        plays = [move.cards for move in view.legal if isinstance(move, PlayCards)]
        return {**view_record(view), "legal": [card_codes(cards) for cards in plays]}

    def chosen(self, answer: dict[str, Json], view: Five211View) -> PlayCards | str:
        cards = answer.get("cards")
        if not isinstance(cards, list):
            return 'its answer has no list of "cards"'
        wanted = sorted(map(str, cards))
        for move in view.legal:
            if isinstance(move, PlayCards) and sorted(card_codes(move.cards)) == wanted:
                return move
        shown = " ".join(wanted)
        return f"it cannot play {quoted(shown)} now"
