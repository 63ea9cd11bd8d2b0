"""Cards of 5211 in words, as they stand inside a sentence."""

from collections.abc import Iterable

from game.core.sentences import join_words
from game.core.words import _, pgettext
from game.rules.five211.cards import Card, Colour


def colour_words(colour: Colour) -> str:
    """The colour's name: "green"."""
    # Written out, because the tools that collect words for translators look for such calls.
    return {
        Colour.YELLOW: pgettext("card colour", "yellow"),
        Colour.GREEN: pgettext("card colour", "green"),
        Colour.ORANGE: pgettext("card colour", "orange"),
        Colour.BLUE: pgettext("card colour", "blue"),
        Colour.VIOLET: pgettext("card colour", "violet"),
    }[colour]


def card_words(card: Card) -> str:
    """A card's name: "green 3", "blue kododo"."""
    pattern = _("{colour} kododo") if card.is_kododo else _("{colour} {value}")
    return pattern.format(colour=colour_words(card.colour), value=card.value)


def cards_words(cards: Iterable[Card]) -> str:
    """Several cards in a row: "green 3 and blue kododo"."""
    return join_words(card_words(card) for card in cards)
