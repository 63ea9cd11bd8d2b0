"""By what Chikyu is measured."""

from typing import Final

from workshop.measuring.yardsticks import Yardsticks

YARDSTICKS: Final = Yardsticks(rules_games=1_500, match_games=300, view_us=30, world_us=80)
