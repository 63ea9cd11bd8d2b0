"""Pieces of sentences that every game needs: lists, capitals, so many points, so many cards."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field

from game.core.words import _, ngettext


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence to translate, and its values: what they mean is put in words where it is shown."""

    template: str
    values: Mapping[str, Hashable] = field(default_factory=dict)


def join_words(words: Iterable[str]) -> str:
    """A list inside a sentence: "a", "a and b", "a, b and c"."""
    listed = list(words)
    if len(listed) < 2:
        return "".join(listed)
    *most, last = listed
    return _("{list} and {last}").format(list=_(", ").join(most), last=last)


def begin(sentence: str) -> str:
    """The sentence with a capital first letter; names keep the letters they have."""
    return sentence[:1].upper() + sentence[1:]


def points_words(points: int) -> str:
    """So many points."""
    return ngettext("{count} point", "{count} points", points).format(count=points)


def card_count_words(cards: int) -> str:
    """So many cards."""
    return ngettext("{count} card", "{count} cards", cards).format(count=cards)
