"""Cards of 5211 in words, as they stand inside a sentence."""

from collections.abc import Iterable, Sequence

from game.core.sentences import begin, join_words
from game.core.words import _, ngettext, pgettext
from game.rules.five211.cards import Card, Colour
from game.rules.five211.options import TableNumbers
from game.rules.five211.scoring import RoundResult, Verdict, judge_round


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
    if card.is_kododo:
        return {
            Colour.YELLOW: pgettext("card", "yellow kododo"),
            Colour.GREEN: pgettext("card", "green kododo"),
            Colour.ORANGE: pgettext("card", "orange kododo"),
            Colour.BLUE: pgettext("card", "blue kododo"),
            Colour.VIOLET: pgettext("card", "violet kododo"),
        }[card.colour]
    words = pgettext("card", "{colour} {value}")
    return words.format(colour=colour_words(card.colour), value=card.value)


def cards_words(cards: Iterable[Card]) -> str:
    """Several cards in a row: "green 3 and blue kododo"."""
    return join_words(card_words(card) for card in cards)


def read_tally(counts: Sequence[int], kododo: int, numbers: TableNumbers) -> str:
    """What is bust, what ties and what then scores; nothing while no card lies open."""
    if not any(counts):
        return ""
    result = judge_round(tuple(counts), kododo, numbers.kododo_target, numbers.limit)
    if result.verdict is Verdict.KODODO:
        sentence = _("Exactly {count} kododo. As it stands, only they score.")
        return sentence.format(count=result.kododo)
    return " ".join([*_out(result), _verdict(result)])


def _out(result: RoundResult) -> list[str]:
    lines = []
    if result.busts:
        sentence = ngettext("{colours} is bust.", "{colours} are bust.", len(result.busts))
        lines.append(sentence.format(colours=_named(result.busts)))
    lines += [_("{colours} tie.").format(colours=_named(group)) for group in result.ties]
    return [begin(line) for line in lines]


def _verdict(result: RoundResult) -> str:
    if result.colour is None:
        return _("As it stands, nobody scores.")
    return _("As it stands, {colour} scores.").format(colour=colour_words(result.colour))


def _named(colours: Sequence[Colour]) -> str:
    return join_words(colour_words(colour) for colour in colours)
