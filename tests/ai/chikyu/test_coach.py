"""The coach of Chikyu: every card is told, and what it says about the best one is true."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

import pytest

from game.ai.advice import Hint, think_through
from game.ai.chikyu.coaching import coach
from game.ai.chikyu.coaching import coach_reasons as reasons
from game.ai.chikyu.coaching.card_facts import facts_of
from game.ai.chikyu.coaching.coach import ChikyuCoach
from game.ai.chikyu.search.situation import situation_of
from game.core.rng import Rng
from game.core.sentences import Phrase
from game.rules.chikyu.cards import BITES, Card, Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.prospect import higher_out
from game.rules.chikyu.records import Led
from game.rules.chikyu.rules import Chikyu
from game.rules.chikyu.scoring import count_piles, cut
from game.rules.chikyu.view import ChikyuView
from tests.ai.chikyu.tables import OPTIONS, decisions, view_after

QUICK: Final = 400


@pytest.fixture(autouse=True)
def a_quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Claims about reasons hold for a hasty coach too, and many of its hints can be looked at."""
    monkeypatch.setattr(coach, "HINT_STEPS", QUICK)
    monkeypatch.setattr(coach, "EARLY_PASSES", 1)
    monkeypatch.setattr(coach, "SURE_PASSES", 3)
    monkeypatch.setattr(coach, "FRESH_PASSES", 3)


def hint_for(view: ChikyuView, seed: int = 1) -> Hint[ChikyuMove]:
    return think_through(ChikyuCoach().begin(view, Rng(seed, "hint")))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_hint_tells_every_playable_card_the_best_first(options: ChikyuOptions) -> None:
    for place in (0, 10, 23):
        view = view_after(place, options)
        ranking = hint_for(view).ranking
        assert {advice.move for advice in ranking} == set(view.legal)
        for better, worse in pairwise(ranking):
            assert better.win_chance >= worse.win_chance
        for advice in ranking:
            (taking,) = advice.chances
            assert 0 <= taking <= 1
            assert 0 <= advice.win_chance <= 1


def test_a_hint_is_the_same_whatever_the_others_hold() -> None:
    rules, view = Chikyu(), view_after(9, ChikyuOptions(4))
    assert isinstance(view.viewer, int)
    expected = hint_for(view)
    for seed in range(3):
        world = rules.sample_world(view, Rng(seed, "hidden"))
        assert hint_for(rules.view(world, view.viewer)) == expected


def test_a_card_that_takes_for_sure_is_told_to_take_and_one_that_cannot_is_not() -> None:
    looked = 0
    for _match, view in decisions(ChikyuOptions(4), seed=5):
        if len(view.trick) == 3 and len(view.legal) > 1:
            for advice in hint_for(view).ranking:
                assert advice.chances == (float(wins(view, card_of(advice.move))),)
                looked += 1
    assert looked > 20


def card_of(move: ChikyuMove) -> Card:
    assert isinstance(move, PlayCard)
    return move.card


def wins(view: ChikyuView, card: Card) -> bool:
    """Whether a card is the best of the trick so far, read off the table."""
    if view.led is Led.COLOURLESS and not view.trick:
        return False
    lead = card.kind if view.lead is None else view.lead
    if card.kind is not lead:
        return False
    return all(other.rank < card.rank for other in view.trick if other.kind is lead)


def test_every_reason_is_true() -> None:
    told: Counter[str] = Counter()
    for number, options in enumerate(OPTIONS):
        for place, (_match, view) in enumerate(decisions(options, seed=number)):
            if place % 3 == 0:
                hint = hint_for(view, seed=place)
                check(view, hint)
                told[hint.reason.template] += 1
    assert len(told) >= 12, told


def check(view: ChikyuView, hint: Hint[ChikyuMove]) -> None:
    """Compare a reason with what lies on the table."""
    best, reason = card_of(hint.ranking[0].move), hint.reason
    if reason.template == reasons.ONLY:
        assert len(view.legal) == 1
    elif reason.template in _BY_FIGURES:
        _check_figures(hint)
    else:
        assert view.turn is not None
        assert view.turn % view.options.seats == view.viewer
        assert _CHECKS[reason.template](view, best, reason)


_BY_FIGURES: Final = (
    reasons.MOST, reasons.LEAST, reasons.CLOSE, reasons.LEADS, reasons.STEADY, reasons.DECIDED,
)  # fmt: skip


def _check_figures(hint: Hint[ChikyuMove]) -> None:
    best, *others = hint.ranking
    match hint.reason.template:
        case reasons.MOST:
            assert all(best.points_for > each.points_for for each in others)
        case reasons.LEAST:
            assert all(best.points_against < each.points_against for each in others)
        case reasons.CLOSE | reasons.LEADS:
            assert best.win_chance >= others[0].win_chance
        case reasons.DECIDED:
            assert len({round(each.win_chance) for each in hint.ranking}) == 1


def _is_last(view: ChikyuView) -> bool:
    return len(view.trick) + 1 == len(view.order)


def _hold(view: ChikyuView, seat: int) -> Counter[Kind]:
    """What a seat has taken this round, from the tricks that everybody saw."""
    seats = view.options.seats
    return Counter(
        card.kind for trick in view.tricks if trick.winner % seats == seat for card in trick.cards
    )


def _with(view: ChikyuView, seat: int, *cards: Card) -> Counter[Kind]:
    return _hold(view, seat) + Counter(card.kind for card in (*view.trick, *cards))


def _me(view: ChikyuView) -> int:
    assert isinstance(view.viewer, int)
    return view.viewer


def _colours(hold: Counter[Kind]) -> int:
    return len(+hold) + (hold[Kind.FAUL] > 1)


def _better(card: Card, cards: Iterable[Card]) -> set[Card]:
    return {each for each in cards if each.kind is card.kind and each.rank > card.rank}


def _takes_for_sure(view: ChikyuView, card: Card) -> bool:
    """Whatever is not played and not in the hand that plays, the player's other hand included."""
    assert view.turn is not None
    known = {*view.trick, *(each for trick in view.tricks for each in trick.cards)}
    known |= set(view.hands[view.turn] or ())
    return wins(view, card) and not _better(card, view.options.cards) - known


@pytest.mark.parametrize("options", [ChikyuOptions(2), ChikyuOptions(4)], ids=str)
def test_a_hint_counts_what_is_still_out_as_the_table_does(options: ChikyuOptions) -> None:
    for _match, view in decisions(options, seed=3):
        situation = situation_of(view)
        if situation.at.owners[situation.at.turn] != view.viewer or _is_last(view):
            continue
        for card in map(card_of, view.legal):
            facts = facts_of(situation, card)
            assert facts.higher == higher_out(view, card)
            assert facts.takes == _takes_for_sure(view, card)


def _all_colours(view: ChikyuView, best: Card, reason: Phrase) -> bool:
    hold = _with(view, _me(view), best)
    sure = _takes_for_sure(view, best) or (wins(view, best) and _is_last(view))
    return sure and _colours(hold) == view.options.colours == reason.values["count"]


def _counted(view: ChikyuView, *more: Card) -> int:
    """The round of the viewer by the rules, with the trick and these cards as one more pile."""
    seats = view.options.seats
    piles = [trick.cards for trick in view.tricks if trick.winner % seats == view.viewer]
    if more:
        piles.append((*view.trick, *more))
    hold = sum(card.unit for pile in piles for card in pile)
    pinks = [sum(card.kind is Kind.INTENTON for card in pile) for pile in piles]
    first = count_piles(view.options, hold, pinks)
    blind = first.hold[Kind.TURNABLINDIE]
    return first.gain - cut(blind if Kind.TURNABLINDIE in first.over else 0, first.over)


def _takes(view: ChikyuView, best: Card, reason: Phrase) -> bool:
    points = _counted(view, best) - _counted(view)
    return wins(view, best) and _is_last(view) and points == reason.values["points"]


def _stays_below(view: ChikyuView, best: Card, reason: Phrase) -> bool:
    kind = reason.values["kind"]
    assert isinstance(kind, Kind)
    winning = [card_of(move) for move in view.legal if wins(view, card_of(move))]
    most = max(_with(view, _me(view), card)[kind] for card in winning)
    return not wins(view, best) and most > view.options.limit


def _taker(view: ChikyuView) -> int:
    assert view.winner is not None
    return view.winner % view.options.seats


def _pushes(view: ChikyuView, best: Card, reason: Phrase) -> bool:
    kind = reason.values["kind"]
    assert isinstance(kind, Kind)
    then = _with(view, _taker(view), best)[kind]
    crosses = _hold(view, _taker(view))[kind] <= view.options.limit < then
    lost = _is_last(view) and not wins(view, best) and _taker(view) != view.viewer
    return lost and crosses and kind in BITES


def _feeds(view: ChikyuView, best: Card, reason: Phrase) -> bool:
    points = _counted(view, best) - _counted(view)
    taken = _is_last(view) and not wins(view, best) and _taker(view) == view.viewer
    return taken and points == reason.values["points"]


def _looks_away(view: ChikyuView, best: Card, _reason: Phrase) -> bool:
    return best.kind is Kind.TURNABLINDIE is not view.lead and _is_last(view)


def _avoids(view: ChikyuView, best: Card, reason: Phrase) -> bool:
    kind = Kind.BUTTERFINGY if reason.template == reasons.AVOIDS_BLIND else Kind.SLUGGOS
    winning = [card_of(move) for move in view.legal if wins(view, card_of(move))]
    return not wins(view, best) and {card.kind for card in winning} == {kind}


def _rids(view: ChikyuView, best: Card, reason: Phrase) -> bool:
    is_near = _hold(view, _me(view))[best.kind] >= view.options.limit - 1
    return not wins(view, best) and is_near and reason.values["kind"] is best.kind


def _last_of_kind(view: ChikyuView, best: Card, _reason: Phrase) -> bool:
    own = view.hands[_me(view)]
    assert own is not None
    return view.turn == view.viewer and [c for c in own if c.kind is best.kind] == [best]


_CHECKS: Final[dict[str, Callable[[ChikyuView, Card, Phrase], bool]]] = {
    reasons.CLOSE_LOSES: lambda view, best, _reason: not wins(view, best),
    reasons.CLOSE_AWAY: lambda view, best, _reason: (
        best.kind is Kind.TURNABLINDIE and not wins(view, best)
    ),
    reasons.CLOSE_WINS: lambda view, best, _reason: wins(view, best),
    reasons.ALL_COLOURS: _all_colours,
    reasons.TAKES: _takes,
    reasons.STAYS_BELOW: _stays_below,
    reasons.PUSHES: _pushes,
    reasons.FEEDS: _feeds,
    reasons.LOOKS_AWAY: _looks_away,
    reasons.AVOIDS_BLIND: _avoids,
    reasons.AVOIDS_SITTING: _avoids,
    reasons.RIDS: _rids,
    reasons.LAST_OF_KIND: _last_of_kind,
    reasons.UNBEATEN: lambda view, best, _: _takes_for_sure(view, best),
    reasons.FEW_HIGHER: lambda view, best, _: wins(view, best) and higher_out(view, best) == 1,
    reasons.COLOUR: lambda view, best, _: (
        wins(view, best)
        and _colours(_with(view, _me(view), best)) > _colours(_hold(view, _me(view)))
    ),
}


def test_a_first_answer_comes_after_few_passes_and_claims_nothing_unproven() -> None:
    superlatives = {reasons.MOST, reasons.LEAST, reasons.STEADY}
    for place in (0, 10):
        view = view_after(place, ChikyuOptions(4))
        thinking = ChikyuCoach().begin(view, Rng(1, "hint"))
        steps = 0
        while thinking.answers == 0:
            thinking.step()
            steps += 1
        early = thinking.hint
        assert 3 * steps <= 6 * len(view.legal) + 3
        assert early.reason.template not in superlatives
        assert {advice.move for advice in early.ranking} == set(view.legal)
        think_through(thinking)
        assert thinking.answers > 1
