"""Why one card was better than another: what is said to be certain is so, whoever holds what."""

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from game.ai.chikyu.coaching import comparison
from game.ai.chikyu.coaching.card_facts import CardFacts, facts_of
from game.ai.chikyu.coaching.coach_reasons import AVOIDS_BLIND, AVOIDS_SITTING
from game.ai.chikyu.search.situation import situation_of
from game.core.rng import Rng
from game.core.sentences import Phrase
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.moves import PlayCard
from game.rules.chikyu.view import ChikyuView
from tests.ai.chikyu.tables import OPTIONS, decisions
from tests.ai.comparing import reason_of

FEW: Final = 20


def compared(view: ChikyuView, best: PlayCard, played: PlayCard) -> Phrase | None:
    return reason_of(comparison.compare(view, best, played, Rng(1, "why")))


Told = dict[str, object]
CHECKS: Final[dict[str, Callable[[Told, CardFacts, CardFacts], bool]]] = {
    comparison.TAKES: lambda told, best, played: (
        best.takes and best.adds == told["points"] and not played.takes
    ),
    comparison.BRINGS_MORE: lambda told, best, played: best.adds - played.adds == told["points"],
    comparison.OVER: lambda told, _best, played: (
        played.takes and played.over is not None and played.over[0] is told["kind"]
    ),
    comparison.MAY_OVER: lambda _told, _best, played: played.wins and played.over is not None,
    comparison.NOT_WORTH: lambda told, best, played: (
        played.adds == -int(str(told["points"])) and played.takes and not best.wins
    ),
    comparison.RIDS: lambda told, best, _played: best.is_lost and best.card.kind is told["kind"],
    comparison.PUSHES: lambda _told, best, played: bool(best.pushes) and not played.pushes,
    comparison.STANDS: lambda _told, best, played: best.takes and played.higher > 0,
    comparison.CANNOT: lambda _told, best, played: best.wins and not played.wins,
    comparison.BEATEN: lambda _told, best, played: best.higher < played.higher,
    comparison.SPARES: lambda _told, best, played: not best.wins and not played.wins,
    AVOIDS_BLIND: lambda _told, best, played: (
        played.card.kind is Kind.BUTTERFINGY is not best.card.kind
    ),
    AVOIDS_SITTING: lambda _told, best, played: (
        played.card.kind is Kind.SLUGGOS is not best.card.kind
    ),
}


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparison, "PASSES", FEW)


def test_what_a_comparison_says_is_true_of_the_better_card_alone() -> None:
    said: Counter[str] = Counter()
    asked = 0
    for options in OPTIONS:
        for number, (_match, view) in enumerate(decisions(options, seed=5)):
            cards = [move for move in view.legal if isinstance(move, PlayCard)]
            if len(cards) < 2 or number % 9:
                continue
            rng = Rng(number, "two cards")
            rng.shuffle(cards)
            best, played = cards[:2]
            asked += 1
            reason = compared(view, best, played)
            if reason is None:
                continue
            said[reason.template] += 1
            situation = situation_of(view)
            facts = [facts_of(situation, move.card) for move in (best, played)]
            check = CHECKS.get(reason.template)
            assert check is None or check(dict(reason.values), *facts), reason
    assert sum(said.values()) > 0.8 * asked
    assert len(said.keys() & CHECKS.keys()) >= 8, said
