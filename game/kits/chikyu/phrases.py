"""Kinds, cards and hands of Chikyu in words, as they stand inside a sentence."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.ai.characters import CHARACTERS, Character
from game.core.sentences import join_words
from game.core.words import _, ngettext
from game.rules.chikyu.cards import KINDS, Card, Kind
from game.rules.chikyu.hands import Hand

_ASKED: Final = {"troupial": 0, "donkey": 1}
"""Who is asked first to be a dependency."""


def kind_name(kind: Kind) -> str:
    """The kind's name: "Inadven/Faul"."""
    return kind.title


def card_words(card: Card) -> str:
    """A card: "Butterfingy 7"."""
    return _("{kind} {rank}").format(kind=card.kind.title, rank=card.rank)


def cards_words(cards: Iterable[Card]) -> str:
    """Several cards: those of one kind together, "Sluggos 2 and 5, Intenton 1"."""
    ranks: dict[Kind, list[str]] = {}
    for card in cards:
        ranks.setdefault(card.kind, []).append(str(card.rank))
    groups = [
        _("{kind} {ranks}").format(kind=kind.title, ranks=join_words(ranks[kind]))
        for kind in sorted(ranks)
    ]
    return _(", ").join(groups)


def counts_words(counts: Sequence[int]) -> str:
    """So many of each kind: "3 Sluggos and 1 Leizy"."""
    return join_words(
        f"{count} {kind.title}" for kind, count in zip(KINDS, counts, strict=True) if count
    )


def piles_words(piles: int) -> str:
    """So many piles."""
    return ngettext("{count} pile", "{count} piles", piles).format(count=piles)


def dependency_character(hand: Hand, names: Sequence[str]) -> Character:
    """Who plays as a dependency: a character whose name nobody at the table has."""
    taken = set(names)
    free = [each for each in CHARACTERS if not taken & {each.name, _(each.name)}]
    # The sort is stable: whoever is not asked first waits in the usual order.
    free.sort(key=lambda each: _ASKED.get(each.key, len(_ASKED)))
    return free[hand - len(names)]


def hand_name(hand: Hand, names: Sequence[str]) -> str:
    """The name of who plays a hand: the seat's own, or the dependency's."""
    if hand < len(names):
        return names[hand]
    return _(dependency_character(hand, names).name)


def hand_names(hands: Iterable[Hand], names: Sequence[str]) -> str:
    """Several of them."""
    return join_words(hand_name(hand, names) for hand in hands)
