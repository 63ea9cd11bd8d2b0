"""How a round of 5211 was decided: what went bust, what tied, what scored, who got what."""

from collections import Counter
from collections.abc import Sequence

from game.core.sentences import begin, card_count_words, join_words, points_words
from game.core.words import _
from game.kits.five211.phrases import cards_words, colour_words
from game.rules.five211.cards import Colour
from game.rules.five211.options import TableNumbers
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult, Verdict, scoring_cards


def tell_round(record: RoundRecord, names: Sequence[str], numbers: TableNumbers) -> list[str]:
    """The whole judgement of a round, in the order of the rules."""
    if record.result.verdict is Verdict.KODODO:
        return [_kododo_exact(record.result), *_gains(record, names)]
    lines = _colours_that_fell(record, numbers)
    if record.result.colour is None:
        return [*lines, _("No colour is left: nobody scores.")]
    return [*lines, _colour_scores(record), *_gains(record, names)]


def _counts(record: RoundRecord) -> Counter[Colour]:
    return Counter(card.colour for row in record.rows for card in row)


def _kododo_exact(result: RoundResult) -> str:
    sentence = _("Exactly {count} kododo lie on the table: they alone score.")
    return sentence.format(count=result.kododo)


def _colours_that_fell(record: RoundRecord, numbers: TableNumbers) -> list[str]:
    counts = _counts(record)
    lines = []
    for colour in record.result.busts:
        sentence = _("{colour} is bust: {cards}, and {limit} are too many.")
        cards = card_count_words(counts[colour])
        lines.append(sentence.format(colour=colour_words(colour), cards=cards, limit=numbers.limit))
    for tied in record.result.ties:
        sentence = _("{colours} tie with {cards} each and do not score.")
        colours = join_words(colour_words(colour) for colour in tied)
        lines.append(sentence.format(colours=colours, cards=card_count_words(counts[tied[0]])))
    return [begin(line) for line in lines]


def _colour_scores(record: RoundRecord) -> str:
    colour = record.result.colour
    assert colour is not None
    count = _counts(record)[colour]
    sentence = _("{colour} scores with {cards}.")
    return begin(sentence.format(colour=colour_words(colour), cards=card_count_words(count)))


def _gains(record: RoundRecord, names: Sequence[str]) -> list[str]:
    lines = []
    for name, row, gained in zip(names, record.rows, record.gained, strict=True):
        if gained:
            cards = cards_words(scoring_cards(record.result, row))
            sentence = _("{name} gets {points} for {cards}.")
            lines.append(sentence.format(name=name, points=points_words(gained), cards=cards))
    without = [name for name, gained in zip(names, record.gained, strict=True) if not gained]
    if without:
        lines.append(_("Nothing for {names}.").format(names=join_words(without)))
    return lines
