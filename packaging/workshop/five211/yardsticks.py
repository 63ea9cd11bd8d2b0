"""By what 5211 is measured."""

from typing import Final

from workshop.five211.hint_judge import Five211HintJudge
from workshop.five211.plain_game import play_plainly
from workshop.measuring.yardsticks import Yardsticks

YARDSTICKS: Final = Yardsticks(
    plain_game=play_plainly,
    hint_judge=Five211HintJudge(),
    strong_players=("workshop.five211.rivals:RIVAL", "workshop.five211.rivals:CHALLENGER"),
)
