"""What one may have done in DuCo, found in the turns of a finished match."""

from collections import Counter
from itertools import groupby
from typing import Final

from game.core.outcome import EndReason, Grade
from game.core.seats import Seat
from game.core.words import N_
from game.kits.achievement import Achievement
from game.rules.duco.options import DucoOptions, Mode
from game.rules.duco.view import DucoView

BRIGHT: Final = 12
"""Points with one tile."""
IN_A_ROW: Final = 5

ACHIEVEMENTS: Final = (
    Achievement(
        "lamplighter", N_("Lamplighter"), N_("Get twelve points or more with one tile."), rarity=0
    ),
    Achievement(
        "row of lamps", N_("Row of lamps"), N_("Score with five tiles of yours in a row."), rarity=0
    ),
    Achievement(
        "five towns",
        N_("Five towns"),
        N_("Win in every kind of town, from the cross to Conquest."),
        goal=len(Mode),
        deeds=tuple(f"won {mode.value}" for mode in Mode),
        is_collection=True,
        rarity=2,
    ),
    Achievement(
        "town planner", N_("Town planner"), N_("Play alone, and be graded an expert."), rarity=2
    ),
)


def record_name(options: DucoOptions) -> str:
    """The deed of coming to the goal alone, with its tiles as its count.

    Stable, and another one for every choice that changes how hard it is.
    """
    twists = {
        options.supply.value: True,
        "rotation": options.rotation,
        "disorder": options.disorder,
        "diagonal": options.diagonal,
        "ten seconds": options.ten_seconds,
    }
    chosen = " ".join(name for name, on in twists.items() if on)
    return f"alone {options.mode.value} {options.goal} {chosen}"


def deeds(view: DucoView, seat: Seat) -> Counter[str]:
    """What a seat did in a finished match."""
    done: Counter[str] = Counter()
    outcome = view.outcome
    gains = [turn.gained for turn in view.turns if turn.seat == seat]
    if not view.options.own_stacks:
        laid = [turn.gained for turn in view.turns if turn.seat == seat and turn.lay is not None]
        done["lamplighter"] = sum(gained >= BRIGHT for gained in laid)
        streaks = [len(list(run)) for scored, run in groupby(gains, key=bool) if scored]
        done["row of lamps"] = sum(length // IN_A_ROW for length in streaks)
    if outcome is not None and view.options.seats > 1 and seat in outcome.winners:
        done[f"won {view.options.mode.value}"] = 1
    if view.options.seats == 1 and outcome and outcome.reason is EndReason.TARGET_REACHED:
        done[record_name(view.options)] = len(view.turns)
    if outcome is not None and outcome.grade is Grade.EXPERT:
        done["town planner"] = 1
    return +done
