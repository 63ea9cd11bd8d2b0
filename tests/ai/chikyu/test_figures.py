"""Figures of Chikyu add up to what happened in the game."""

import pytest

from game.ai.chikyu.players import ChikyuFigures
from game.rules.chikyu.options import ChikyuOptions
from tests.ai.chikyu.tables import OPTIONS, decisions


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_figures_of_all_seats_add_up_to_the_game(options: ChikyuOptions) -> None:
    match = None
    for match, _view in decisions(options, seed=6):  # noqa: B007
        pass
    assert match is not None
    view, figures = match.view(0), ChikyuFigures()
    seats = [figures.of_seat(view, seat) for seat in range(options.seats)]
    game = figures.of_game(view)
    assert sum(sums["piles"] for sums in seats) == game["tricks"]
    assert sum(sums["points"] for sums in seats) == sum(view.points) == game["points"]
    assert {sums["rounds"] for sums in seats} == {game["rounds"]}
    assert sum(sums["over"] for sums in seats) == game["over"]
    assert 0 < sum(sums["leads"] for sums in seats) <= game["tricks"]
    for sums in seats:
        rates = figures.rates(sums)
        assert set(rates) == set(figures.titles)
        assert 1 <= rates["early_rank"] <= options.top_rank
        assert 0 <= rates["same_lead"] <= 1
    assert f"{game['rounds']:.2f}" in figures.summary(game)
