"""Chikyu on a phone: the trick, what one has taken, the hand and what of it may follow."""

from collections.abc import Iterable, Sequence

from game.core.plain import Json
from game.core.words import _, ngettext
from game.kits.chikyu.phrases import card_words, hand_name
from game.kits.chikyu.tell import trick_words
from game.kits.phone_page import PhoneMove, PhonePage
from game.rules.chikyu.cards import BITES, CARDS, KINDS, Card
from game.rules.chikyu.hands import is_dependency
from game.rules.chikyu.moves import ChikyuMove, PlayCard, play_of
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.view import ChikyuView


class ChikyuPhone(PhonePage[ChikyuOptions, ChikyuView, ChikyuMove]):
    """Cards are called by the letter of their kind and their rank."""

    own = True

    def table(self, view: ChikyuView, names: Sequence[str]) -> dict[str, Json]:
        free = {move.card for move in view.legal if isinstance(move, PlayCard)}
        hand = _hand(view)
        follow = "" if view.lead is None else view.lead.title
        return {
            "trick": [
                {
                    **_card(card),
                    "who": hand_name(player, names),
                    "seat": player if player < len(names) else None,
                    "wins": player == view.winner,
                }
                for player, card in zip(view.order, view.trick, strict=False)
            ],
            "follow": follow,
            "lead": _("Follow {kind}").format(kind=follow) if follow else "",
            "plays_for": _plays_for(view, names),
            "taken": _taken(view),
            "limit": view.options.limit,
            "hand": [
                {
                    **_card(card),
                    "free": card in free,
                    "play": _("Play the {rank}").format(rank=card.rank),
                }
                for card in hand
            ],
            "last": _last_trick(view, names),
            "news": _last_round(view),
        }

    def moves(self, view: ChikyuView) -> Iterable[PhoneMove[ChikyuMove]]:
        for move in view.legal:
            if isinstance(move, PlayCard):
                yield PhoneMove(move, card_words(move.card), (move.card.code,))

    def locked(self, view: ChikyuView) -> ChikyuMove | None:
        free = {move.card for move in view.legal if isinstance(move, PlayCard)}
        return next((play_of(card) for card in _hand(view) if free and card not in free), None)

    def pictures(self) -> Iterable[str]:
        return [card.code for card in CARDS]

    def standing(self, view: ChikyuView, names: Sequence[str]) -> str:  # noqa: ARG002 - points stand beside it
        return trick_words(view.round, view.trick_number)


def _card(card: Card) -> dict[str, Json]:
    return {"key": card.code, "words": card_words(card)}


def _hand(view: ChikyuView) -> Sequence[Card]:
    """What the seat chooses from now, be it another hand; otherwise its own cards."""
    if view.viewer < 0:
        return ()
    chooses = view.chooser == view.viewer and view.turn is not None
    cards = view.hands[view.turn if chooses and view.turn is not None else view.viewer]
    return cards or ()


def _last_trick(view: ChikyuView, names: Sequence[str]) -> str:
    """What has happened before the trick that is to come."""
    if view.last_trick is None:
        return _last_round(view)
    name = hand_name(view.last_trick.winner, names)
    return _("{name} took the last trick.").format(name=name)


def _last_round(view: ChikyuView) -> str:
    """What the last round brought the own seat."""
    if not view.records or view.viewer < 0:
        return ""
    score = view.records[-1].scores[view.viewer]
    count = score.after - score.before
    words = ngettext(
        "The last round brought you {count} point.",
        "The last round brought you {count} points.",
        count,
    )
    return words.format(count=count)


def _plays_for(view: ChikyuView, names: Sequence[str]) -> str:
    if view.turn is None or view.chooser != view.viewer:
        return ""
    if not is_dependency(view.turn, view.options.seats):
        return ""
    return _("You choose for {name}").format(name=hand_name(view.turn, names))


def _taken(view: ChikyuView) -> list[dict[str, Json]]:
    """What the own piles hold, kind by kind, with a limit where too many do something."""
    own = None if view.viewer < 0 else view.holds[view.viewer]
    if own is None:
        return []
    return [
        {"letter": kind.letter, "words": kind.title, "count": count, "bites": kind in BITES}
        for kind, count in zip(KINDS, own, strict=True)
        if count or kind is not KINDS[-1]
    ]
