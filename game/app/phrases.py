"""Cards and lists in words, as they stand inside a sentence."""

from collections.abc import Iterable
from typing import Final

from game.core.words import N_, _, pgettext
from game.rules.five211.cards import Card, Colour

COLOUR_NAMES: Final = {
    Colour.YELLOW: N_("yellow"),
    Colour.GREEN: N_("green"),
    Colour.ORANGE: N_("orange"),
    Colour.BLUE: N_("blue"),
    Colour.VIOLET: N_("violet"),
}


def colour_words(colour: Colour) -> str:
    """The colour's name: "green"."""
    return pgettext("card colour", COLOUR_NAMES[colour])


def card_words(card: Card) -> str:
    """A card's name: "green 3", "blue kododo"."""
    pattern = _("{colour} kododo") if card.is_kododo else _("{colour} {value}")
    return pattern.format(colour=colour_words(card.colour), value=card.value)


def cards_words(cards: Iterable[Card]) -> str:
    """Several cards in a row: "green 3 and blue kododo"."""
    return join_words(card_words(card) for card in cards)


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
