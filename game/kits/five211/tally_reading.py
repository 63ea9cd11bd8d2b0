"""Reads the tally of 5211 in words: what would score if the round ended as the table stands.

Only what lies open counts, so that it tells nobody anything new.
"""

from collections.abc import Sequence

from game.core.sentences import begin, join_words
from game.core.words import _, ngettext
from game.kits.five211.phrases import colour_words
from game.rules.five211.cards import Colour
from game.rules.five211.options import TableNumbers
from game.rules.five211.scoring import RoundResult, Verdict, judge_round


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
