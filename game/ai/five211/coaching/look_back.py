"""After a round of 5211: what each other play of a turn would have brought, all else as it was.

Everything comes from what the seat itself could see: its own hands and the open cards.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from game.ai.advice import Alternative
from game.core.outcome import EndReason, Outcome, rank_seats
from game.core.sentences import Phrase
from game.core.words import N_
from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards, play_of
from game.rules.five211.options import CARDS_PER_TURN, NUMBERS, TARGET_POINTS, Variant
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult, Verdict, score_rows
from game.rules.five211.view import Five211View

ROUND: Final = N_("Round {number}")
DECK_ROUND: Final = N_("Deck {deck}, round {number}")
COLOUR_SCORES: Final = N_("{colour} scores")
KODODO_SCORE: Final = N_("Only kododo score")
NOBODY_SCORES: Final = N_("Nobody scores")
WOULD_HAVE_WON: Final = N_("This would have won the game.")
WOULD_HAVE_SHARED: Final = N_("This would have shared the victory.")
WOULD_HAVE_LOST: Final = N_("This would have lost the game.")
_WORTH: Final = {WOULD_HAVE_WON: 2, WOULD_HAVE_SHARED: 1, WOULD_HAVE_LOST: -1}
"""Against what changes nothing."""


class Five211LookBack:
    """A chapter is a finished round; a turn of it is judged by how the round would have ended."""

    def chapters(self, view: Five211View) -> list[Phrase]:
        template = DECK_ROUND if view.options.variant is Variant.LONG else ROUND
        return [
            Phrase(template, {"deck": record.deck + 1, "number": record.round + 1})
            for record in view.records
        ]

    def turns(
        self, views: Sequence[Five211View], chapter: int
    ) -> tuple[list[Alternative[PlayCards]], ...]:
        record = views[-1].records[chapter]
        hands = hands_in(views, record)
        last = views[-1]
        race = last.records if last.options.variant is Variant.LONG else ()
        return tuple(
            alternatives(record, last.viewer, turn, hand, hands[turn + 1 :], last.outcome, race)
            for turn, hand in enumerate(hands)
        )


def hands_in(views: Sequence[Five211View], record: RoundRecord) -> tuple[tuple[Card, ...], ...]:
    """The seat's own hand before each turn of a finished round."""
    place = record.deck, record.round
    hands = [view.hand for view in views if (view.deck, view.round) == place]
    assert len(hands) == len(CARDS_PER_TURN), "only a finished round can be looked back at"
    return tuple(hands)


def alternatives(
    record: RoundRecord,
    seat: int,
    turn: int,
    hand: Sequence[Card],
    later_hands: Sequence[Sequence[Card]],
    outcome: Outcome | None = None,
    race: Sequence[RoundRecord] = (),
) -> list[Alternative[PlayCards]]:
    """Every play of `hand`, the whole hand before that turn, best for the seat first.

    `later_hands` are those before the turns that followed: none for the last turn. Nobody else
    plays differently. A card that was played on a later turn of the round changes places with the
    one that it replaces, unless the hand then held another like it. `outcome`: of a game that is
    over, to say what would have become of it; `race`: all its rounds, if it was a long one.
    """
    start = sum(CARDS_PER_TURN[:turn])
    needed = CARDS_PER_TURN[turn]
    played = play_of(record.rows[seat][start : start + needed])
    plays = dict.fromkeys(play_of(cards) for cards in combinations(hand, needed))
    ends = []
    for play in plays:
        row = _changed_row(record.rows[seat], start, play.cards, later_hands)
        end = _end(record, seat, play, row, was_played=play is played)
        if outcome is not None:
            end = replace(end, meaning=_meaning(outcome, race, record, seat, row))
        ends.append(end)
    ends.sort(key=lambda end: (_worth(end), _lead(end, seat), end.was_played), reverse=True)
    return ends


def _end(
    record: RoundRecord,
    seat: int,
    play: PlayCards,
    row: tuple[Card, ...],
    *,
    was_played: bool,
) -> Alternative[PlayCards]:
    result, gained, _scored = _scores_with(record, seat, row)
    return Alternative(play, _ending(result), gained, was_played)


def _scores_with(
    record: RoundRecord, seat: int, row: tuple[Card, ...]
) -> tuple[RoundResult, tuple[int, ...], tuple[int, ...]]:
    """The round with this row of the seat instead of its own."""
    rows = (*record.rows[:seat], row, *record.rows[seat + 1 :])
    return score_rows(rows, NUMBERS[len(rows)])


def _meaning(
    outcome: Outcome,
    race: Sequence[RoundRecord],
    record: RoundRecord,
    seat: int,
    row: tuple[Card, ...],
) -> Phrase | None:
    """Whether the seat would have won where it did not, or the other way round."""
    _result, gained, scored = _scores_with(record, seat, row)
    changed = record._replace(gained=gained, scored=scored)
    if race:
        end = _end_of_race([changed if each is record else each for each in race])
    else:
        end = _end_of_deck(outcome, record, changed)
    if end is None:
        return None
    winners = end.winners
    if (seat in winners, len(winners)) == (seat in outcome.winners, len(outcome.winners)):
        return None
    if winners == (seat,):
        return Phrase(WOULD_HAVE_WON)
    if seat in winners:
        return Phrase(WOULD_HAVE_SHARED)
    return Phrase(WOULD_HAVE_LOST) if seat in outcome.winners else None


def _end_of_deck(outcome: Outcome, record: RoundRecord, changed: RoundRecord) -> Outcome:
    """Of a game of one deck, which has as many rounds whatever they bring."""
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    points = [
        each.points + changed.gained[each.seat] - record.gained[each.seat] for each in standings
    ]
    cards = [
        each.tie_break + changed.scored[each.seat] - record.scored[each.seat] for each in standings
    ]
    return rank_seats(points, cards, outcome.reason)


def _end_of_race(race: Sequence[RoundRecord]) -> Outcome | None:
    """Of a long game with these rounds, perhaps before the last; None: it would have gone on."""
    seats = len(race[0].rows)
    points, cards = [0] * seats, [0] * seats
    for each in race:
        for seat in range(seats):
            points[seat] += each.gained[seat]
            cards[seat] += each.scored[seat]
        # The first deck is played to its end.
        may_end = each.deck > 0 or each.round == NUMBERS[seats].rounds - 1
        if may_end and max(points) >= TARGET_POINTS:
            return rank_seats(points, cards, EndReason.TARGET_REACHED)
    return None


def _ending(result: RoundResult) -> Phrase:
    if result.verdict is Verdict.KODODO:
        return Phrase(KODODO_SCORE)
    if result.colour is None:
        return Phrase(NOBODY_SCORES)
    return Phrase(COLOUR_SCORES, {"colour": result.colour})


def _changed_row(
    row: tuple[Card, ...],
    start: int,
    cards: tuple[Card, ...],
    later_hands: Sequence[Sequence[Card]],
) -> tuple[Card, ...]:
    end = start + len(cards)
    freed = list(row[start:end])
    taken = []
    for card in cards:
        if card in freed:
            freed.remove(card)
        else:
            taken.append(card)
    later = list(row[end:])
    for place, (card, held) in enumerate(zip(later, later_hands, strict=True)):
        if card in taken and held.count(card) <= taken.count(card):
            later[place] = freed.pop(taken.index(card))
            taken.remove(card)
    return (*row[:start], *cards, *later)


def _worth(end: Alternative[PlayCards]) -> int:
    return 0 if end.meaning is None else _WORTH[end.meaning.template]


def _lead(end: Alternative[PlayCards], seat: int) -> int:
    others = [points for other, points in enumerate(end.gained) if other != seat]
    return end.gained[seat] - max(others)
