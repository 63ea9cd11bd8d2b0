"""5211 on a phone: the own hand, the tally with the own cards upon it, the ring of kododo."""

from collections.abc import Iterable, Sequence

from game.core.plain import Json
from game.core.words import _, ngettext
from game.kits.five211.phrases import card_words, cards_words, colour_words, read_tally
from game.kits.five211.tell import turn_words
from game.kits.phone_page import PhoneMove, PhonePage
from game.rules.five211.cards import COLOURS, Card
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import CARDS_PER_TURN, Five211Options
from game.rules.five211.view import Five211View


class Five211Phone(PhonePage[Five211Options, Five211View, Five211Move]):
    """Cards are called by their letter and value; a 1 is a kododo."""

    own = True

    def prompt(self, view: Five211View) -> str:
        needed = view.cards_needed
        words = ngettext("Choose {count} card", "Choose {count} cards", needed)
        return words.format(count=needed) if view.legal else ""

    def table(self, view: Five211View, names: Sequence[str]) -> dict[str, Json]:  # noqa: ARG002 - the seats are told elsewhere
        lying = [card for row in view.rows for card in row]
        numbers = view.numbers
        counts = [sum(card.colour is colour for card in lying) for colour in COLOURS]
        kododo = sum(card.is_kododo for card in lying)
        own = sorted(view.hand, key=_place) if view.choice is None else ()
        return {
            "tally": [
                {
                    "letter": colour.letter,
                    "words": colour_words(colour),
                    "count": count,
                }
                for colour, count in zip(COLOURS, counts, strict=True)
            ],
            "limit": numbers.limit,
            "kododo": kododo,
            "target": numbers.kododo_target,
            "needs": list(CARDS_PER_TURN),
            "turn": view.turn,
            "hand": [{"key": card.code, "words": card_words(card)} for card in own],
            "locked": [] if view.choice is None else [card.code for card in view.choice.cards],
            "rows": [[card.code for card in row] for row in view.rows],
            "news": _last_round(view) or read_tally(counts, kododo, numbers),
        }

    def moves(self, view: Five211View) -> Iterable[PhoneMove[Five211Move]]:
        for move in view.legal:
            if isinstance(move, PlayCards):
                codes = tuple(card.code for card in move.cards)
                yield PhoneMove(move, cards_words(move.cards), codes)

    def pictures(self) -> Iterable[str]:
        return [f"{colour.letter}{value}" for colour in COLOURS for value in range(1, 7)]

    def standing(self, view: Five211View, names: Sequence[str]) -> str:  # noqa: ARG002 - points stand beside it
        return turn_words(view.deck, view.round, view.turn, view.options)


def _place(card: Card) -> int:
    """In the hand: colour by colour, as at the table."""
    return card.index


def _last_round(view: Five211View) -> str:
    """What the last round brought the own seat, as long as the next one has hardly begun."""
    if not view.records or view.turn or view.viewer < 0:
        return ""
    gained = view.records[-1].gained[view.viewer]
    sentence = ngettext(
        "The last round brought you {count} point.",
        "The last round brought you {count} points.",
        gained,
    )
    return sentence.format(count=gained) if gained else _("Nothing for you in the last round.")
