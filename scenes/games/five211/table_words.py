"""What the table says: captions and reasons, in whole sentences with names."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.sentences import begin, card_count_words, join_words, labelled
from game.kits.five211.phrases import colour_words
from game.rules.five211.cards import Card, Colour
from game.rules.five211.options import TableNumbers
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import (
    RoundResult,
    Verdict,
    judge_round,
    scoring_cards,
    tally,
)
from scenes.coach.coach_parts import gains
from scenes.engine.i18n import _, ngettext
from scenes.games.kit import KeyWords

WORTH_TELLING = 5
"""So many points that a colour would have brought are told when the kododo take them."""


def key_words() -> KeyWords:
    """What keys and pointer do with cards."""
    return KeyWords(
        choose=_("Choose a card, or put it back"),
        play=_("Play the chosen cards"),
        take_back=_("Take the chosen cards back"),
        pointing=_(
            "Mouse and touch: press or drag a card to choose it or to put it back; throw it up to "
            "play. A press anywhere skips an animation."
        ),
    )


def choose(count: int) -> str:
    """What a person is asked to do."""
    return ngettext("Choose {count} card", "Choose {count} cards", count).format(count=count)


def choose_more(count: int) -> str:
    """What a person is asked for who has begun to choose."""
    sentence = ngettext("Choose {count} more card", "Choose {count} more cards", count)
    return sentence.format(count=count)


def kododo_counted(result: RoundResult, numbers: TableNumbers) -> str:
    """The first beat."""
    if result.verdict is Verdict.KODODO:
        sentence = _("Exactly {count} kododo! Only they score.")
    else:
        sentence = _("{count} kododo, not exactly {target}.")
    return sentence.format(count=result.kododo, target=numbers.kododo_target)


def busted(counts: Sequence[tuple[Colour, int]]) -> str:
    """The second beat: the colours that are bust, each with its number of cards."""
    parts = (
        _("{colour} has {count}").format(colour=colour_words(colour), count=count)
        for colour, count in counts
    )
    return begin(_("{colours}: bust!").format(colours=join_words(parts)))


def tied(colours: Sequence[Colour]) -> str:
    """The third beat."""
    names = join_words(colour_words(colour) for colour in colours)
    return begin(_("{colours} tie and are out.").format(colours=names))


def scored(record: RoundRecord, names: Sequence[str]) -> str:
    """The last beat: what scores, and for whom."""
    if record.result.verdict is Verdict.KODODO:
        head = _("Kododo")
    else:
        assert record.result.colour is not None
        head = begin(_("{colour} scores").format(colour=colour_words(record.result.colour)))
    gained = gains(record.gained, names)
    return labelled(head, gained) if gained else head


def reason(record: RoundRecord) -> str:
    """Why the round was decided as it was; stands until everybody has read it."""
    result = record.result
    if result.verdict is Verdict.NOBODY:
        return nobody(result)
    if result.verdict is Verdict.KODODO:
        return _("Exactly {count} kododo: only they score.").format(count=result.kododo)
    assert result.colour is not None
    sentence = {
        (False, False): _("{colour} scores: {cards}, the most."),
        (False, True): _("{colour} scores: {cards}, the most without a tie."),
        (True, False): _("{colour} scores: {cards}, the most without bust."),
        (True, True): _("{colour} scores: {cards}, the most without bust or tie."),
    }[bool(result.busts), bool(result.ties)]
    cards = card_count_words(tally(record.rows)[0][result.colour])
    return begin(sentence.format(colour=colour_words(result.colour), cards=cards))


def whose_points(record: RoundRecord, numbers: TableNumbers, names: Sequence[str]) -> str:
    """What that brings to whom; nothing if it brings nothing."""
    result = record.result
    if result.verdict is Verdict.NOBODY:
        return ""
    if result.verdict is Verdict.KODODO:
        lost = _lost_to_kododo(record, numbers, names)
        return lost or _("Everybody takes a point for each of their own kododo cards.")
    assert result.colour is not None
    sentence = _("Everybody takes the points on their own {colour} cards.")
    return sentence.format(colour=colour_words(result.colour))


def _lost_to_kododo(record: RoundRecord, numbers: TableNumbers, names: Sequence[str]) -> str:
    """What a colour would have brought, if that was much."""
    counts, _kododo = tally(record.rows)
    else_ = judge_round(counts, 0, numbers.kododo_target, numbers.limit)
    if else_.colour is None:
        return ""
    points = [sum(card.value for card in scoring_cards(else_, row)) for row in record.rows]
    most = max(points)
    if most < WORTH_TELLING:
        return ""
    sentence = _("{colour} would have brought {name} {points}.").format(
        colour=colour_words(else_.colour), name=names[points.index(most)], points=most
    )
    return begin(sentence)


def last_to_turn(names: Sequence[str]) -> str:
    """One card more, and the ring is closed."""
    sentence = ngettext("{names} turns last.", "{names} turn last.", len(names))
    return sentence.format(names=join_words(names))


def turned_one_too_many(face: Card) -> str:
    """The card that breaks a house."""
    return _("One {colour} too many!").format(colour=colour_words(face.colour))


def ring_closed(names: Sequence[str], target: int, *, warmly: bool) -> str:
    """By whom; if it was closed before, nobody has broken it."""
    if not names:
        loud, quiet = (
            _("The ring stays closed: exactly {target}!"),
            _("The ring stays closed: exactly {target}."),
        )
    else:
        loud = ngettext(
            "{names} closes the ring: exactly {target}!",
            "{names} close the ring: exactly {target}!",
            len(names),
        )
        quiet = ngettext(
            "{names} closes the ring: exactly {target}.",
            "{names} close the ring: exactly {target}.",
            len(names),
        )
    return (loud if warmly else quiet).format(names=join_words(names), target=target)


def nobody(result: RoundResult) -> str:
    """Why nobody scores."""
    if result.busts and result.ties:
        return _("Every colour is bust or tied: nobody scores.")
    if result.busts:
        return _("Every colour is bust: nobody scores.")
    return _("Every colour is tied: nobody scores.")


def aim(numbers: TableNumbers) -> str:
    """What a round is about, for as long as none has ended."""
    sentence = _("The colour with the most cards scores, but {limit} are too many.")
    return sentence.format(limit=numbers.limit)


def result_line(record: RoundRecord, names: Sequence[str]) -> str:
    """The whole round in one short line that says which round it was."""
    nobody_scores = record.result.verdict is Verdict.NOBODY
    result = nobody(record.result) if nobody_scores else scored(record, names)
    return _("Round {round} · {result}").format(round=record.round + 1, result=result)
