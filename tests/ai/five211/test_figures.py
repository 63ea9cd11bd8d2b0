from collections import Counter
from dataclasses import replace

from game.ai.five211.players import Five211Figures
from game.rules.five211.options import Five211Options
from game.rules.five211.records import RoundRecord
from game.rules.five211.view import Five211View
from tests.ai.five211.tables import finished_round, table_after

FIGURES = Five211Figures()
KODODO = finished_round("y1 g1 o2 b2", "v1 b1 o2 g2")
BUST = finished_round("y2 y3 y2 g3", "y2 y3 b2 v2")


def game_of(*records: RoundRecord) -> Five211View:
    return replace(table_after(0, Five211Options(2)).view(0), records=records)


def test_rounds_are_counted_by_what_they_came_to() -> None:
    sums = FIGURES.of_game(game_of(KODODO, BUST))
    assert sums == Counter(rounds=2, busts=1, kododo_rounds=1, nobody_rounds=1)
    assert FIGURES.summary(sums).startswith("Rounds: 2. Busts a round: 0.50. Kododo rounds: 50.0%.")


def test_figures_of_a_seat_tell_how_it_played() -> None:
    assert FIGURES.rates(FIGURES.of_seat(game_of(KODODO, BUST), 0)) == {
        "scoring_rounds": 0.5,
        "points_per_scoring_round": 2,
        "points_per_scored_card": 1,
        "busts_caused": 0.5,
        "kododo_points": 1,
        "company_per_card": 1.25,
        "cards_of_one_colour": 2,
    }


def test_sums_of_games_can_be_added() -> None:
    both = FIGURES.of_seat(game_of(KODODO, BUST), 1)
    apart = [FIGURES.of_seat(game_of(record), 1) for record in (KODODO, BUST)]
    assert both == apart[0] + apart[1]


def test_every_rate_has_a_title_and_nothing_is_divided_by_nothing() -> None:
    assert set(FIGURES.rates(Counter())) == set(FIGURES.titles)
    assert "Rounds: 0." in FIGURES.summary(Counter())
