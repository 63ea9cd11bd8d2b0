"""Why one play was better than another: what is said holds on the table, and only for that one."""

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from game.ai.five211.coaching import comparison
from game.core.rng import Rng
from game.core.sentences import Phrase, Somebody
from game.rules.five211.cards import Card, Colour
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import NUMBERS, Five211Options
from game.rules.five211.scoring import tally
from game.rules.five211.view import Five211View
from tests.ai.comparing import reason_of
from tests.ai.five211.tables import table_after

FEW: Final = 60


def compared(view: Five211View, best: PlayCards, played: PlayCards) -> Phrase | None:
    return reason_of(comparison.compare(view, best, played, Rng(1, "why")))


class After:
    """The table as it lies when one play is added."""

    def __init__(self, view: Five211View, play: PlayCards) -> None:
        rows = list(view.rows)
        rows[view.viewer] += play.cards
        self.rows = rows
        self.me = view.viewer
        self.counts, self.kododo = tally(rows)
        self.limit = NUMBERS[view.options.seats].limit

    def is_bust(self, colour: Colour) -> bool:
        return self.counts[colour] >= self.limit

    def tie(self, one: Colour, other: Colour) -> bool:
        return self.counts[one] == self.counts[other] < self.limit

    def points(self, seat: int, colour: Colour) -> int:
        return sum(card.value for card in self.rows[seat] if card.colour is colour)

    def leads(self, colour: Colour) -> bool:
        others = [seat for seat in range(len(self.rows)) if seat != self.me]
        mine = self.points(self.me, colour)
        return all(mine > self.points(seat, colour) for seat in others)


Told = dict[str, object]


def busts(told: Told, best: After, played: After) -> bool:
    colour = _colour(told, "colour")
    return best.is_bust(colour) and not played.is_bust(colour)


def busted(told: Told, best: After, played: After) -> bool:
    colour = _colour(told, "colour")
    return played.is_bust(colour) and not best.is_bust(colour) and best.leads(colour)


def ties(told: Told, best: After, played: After) -> bool:
    pair = _colour(told, "colour"), _colour(told, "second")
    return best.tie(*pair) and not played.tie(*pair)


def tied(told: Told, best: After, played: After) -> bool:
    return ties(told, played, best)


def leads(told: Told, best: After, played: After) -> bool:
    colour = _colour(told, "colour")
    return best.leads(colour) and best.counts[colour] > played.counts[colour]


def catches_up(told: Told, best: After, _played: After) -> bool:
    rival, colour = told["rival"], _colour(told, "colour")
    assert isinstance(rival, Somebody)
    return best.points(best.me, colour) == best.points(rival.seat, colour)


def more(told: Told, best: After, played: After) -> bool:
    colour = _colour(told, "colour")
    return best.points(best.me, colour) - played.points(played.me, colour) == told["points"]


def passed(told: Told, best: After, played: After) -> bool:
    colour, second = _colour(told, "colour"), _colour(told, "second")
    is_over = played.counts[second] > played.counts[colour]
    return is_over and not best.counts[second] > best.counts[colour] and best.leads(colour)


def taller(told: Told, best: After, played: After) -> bool:
    colour, second = _colour(told, "colour"), _colour(told, "second")
    is_over = best.counts[colour] > best.counts[second]
    return is_over and not played.counts[colour] > played.counts[second]


def has_kododo(_told: Told, best: After, played: After) -> bool:
    return best.kododo > played.kododo


def feeds(told: Told, best: After, played: After) -> bool:
    other, colour = told["other"], _colour(told, "colour")
    assert isinstance(other, Card)
    return other.colour is colour and played.counts[colour] > best.counts[colour]


def _colour(told: Told, name: str) -> Colour:
    colour = told[name]
    assert isinstance(colour, Colour)
    return colour


CHECKS: Final[dict[str, Callable[[Told, After, After], bool]]] = {
    comparison.BUSTS: busts,
    comparison.BUSTED: busted,
    comparison.TIES: ties,
    comparison.TIED: tied,
    comparison.LEADS: leads,
    comparison.CATCHES_UP: catches_up,
    comparison.MORE: more,
    comparison.PASSED: passed,
    comparison.TALLER: taller,
    comparison.MEET: has_kododo,
    comparison.SPOILS: has_kododo,
    comparison.FEEDS: feeds,
}
"""What the table shows at once; the other sentences are about what mostly comes of it."""


def test_what_a_comparison_says_is_true_of_the_better_play_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(comparison, "WORLDS", FEW)
    said: Counter[str] = Counter()
    asked = 0
    for number in range(96):
        seats = 2 + number % 4
        turns = number // 4 % (3 * NUMBERS[seats].rounds)
        view = table_after(turns, Five211Options(seats), seed=900 + number).view(number % seats)
        plays = [move for move in view.legal if isinstance(move, PlayCards)]
        if len(plays) < 2:
            continue
        rng = Rng(number, "two plays")
        rng.shuffle(plays)
        best, played = plays[:2]
        asked += 1
        reason = compared(view, best, played)
        if reason is None:
            continue
        said[reason.template] += 1
        check = CHECKS.get(reason.template)
        told = dict(reason.values)
        assert check is None or check(told, After(view, best), After(view, played)), reason
    assert sum(said.values()) > 0.8 * asked
    assert len(said.keys() & CHECKS.keys()) >= 6, said
