"""From card to card without a pointer: the next one of a kind, or the next kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.chikyu.cards import Card, Kind


def of_kind(cards: Iterable[Card], kind: Kind) -> list[Card]:
    """The cards of one kind, the lowest first."""
    return sorted((card for card in cards if card.kind is kind), key=lambda card: card.index)


def lowest_of_kinds(cards: Iterable[Card]) -> list[Card]:
    """The lowest card of every kind there is."""
    lowest: dict[Kind, Card] = {}
    for card in sorted(cards, key=lambda card: card.index):
        lowest.setdefault(card.kind, card)
    return list(lowest.values())


def next_card(cards: Sequence[Card], now: Card | None, way: int = 1) -> Card:
    """The one after the chosen card, or after that of its kind; the first if there is none."""
    same = [card for card in cards if now is not None and card.kind is now.kind]
    if now in cards:
        place = cards.index(now)
    elif same:
        place = cards.index(same[0])
    else:
        place = 0 if way < 0 else -1
    return cards[(place + way) % len(cards)]
