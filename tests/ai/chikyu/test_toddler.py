import pytest

from game.ai.bot import decide
from game.ai.chikyu.family import BOTS
from game.core.rng import Rng
from game.kits.chikyu.kit import CHIKYU
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.moves import PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.view import ChikyuView
from tests.ai.chikyu.tables import OPTIONS, decisions
from tests.ai.win_shares import win_share


def toddlers_card(view: ChikyuView) -> Card:
    move = decide(BOTS.bot("toddler").think(view, Rng(1, "toddler")))
    assert isinstance(move, PlayCard)
    assert move in view.legal
    return move.card


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_toddler_follows_with_its_biggest_card_and_leads_its_smallest(
    options: ChikyuOptions,
) -> None:
    for _match, view in decisions(options):
        legal = [move.card for move in view.legal if isinstance(move, PlayCard)]
        if all(card.kind is not Kind.INTENTON for card in legal):
            extreme = max if view.trick else min
            assert toddlers_card(view).rank == extreme(card.rank for card in legal)


@pytest.mark.parametrize("options", OPTIONS[:4], ids=str)
def test_a_toddler_would_rather_play_pink(options: ChikyuOptions) -> None:
    for _match, view in decisions(options):
        legal = [move.card for move in view.legal if isinstance(move, PlayCard)]
        best = max if view.trick else min
        wanted = best(card.rank for card in legal)
        pink = [card.rank for card in legal if card.kind is Kind.INTENTON]
        if pink and abs(best(pink) - wanted) < 4:
            assert toddlers_card(view).kind is Kind.INTENTON


@pytest.mark.parametrize("seats", [2, 4])
def test_a_child_beats_toddlers_and_toddlers_do_not_beat_chance(seats: int) -> None:
    assert win_share(CHIKYU, "child", "toddler", seats, deals=48 // seats) > 1.2 / seats
    assert win_share(CHIKYU, "toddler", "random", seats, deals=48 // seats) <= 1 / seats
