"""What one may have done in DuCo, found in the turns of a finished match."""

from collections import Counter
from itertools import groupby
from typing import Final

from game.core.outcome import EndReason, Grade
from game.core.seats import Seat
from game.core.words import N_
from game.kits.achievement import Achievement
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import OPTION_SPEC, PRINTED_MODES, values_from_options
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
        goal=len(PRINTED_MODES),
        deeds=tuple(f"won {mode}" for mode in PRINTED_MODES),
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
    values = values_from_options(options)
    twists = [name for name in ("rotation", "disorder", "diagonal") if values[name] == "on"]
    if options.tile_seconds:
        twists.append("ten seconds" if options.tile_seconds == 10 else str(values["clock"]))
    later = [each.name for each in OPTION_SPEC.fields if each.short == 1]
    own = [f"{name} {values[name]}" for name in later if name in values and name != "begins"]
    words = ["alone", values["mode"], options.goal, values["tiles"], *twists, *own]
    return " ".join(map(str, words))


def deeds(view: DucoView, seat: Seat) -> Counter[str]:
    """What a seat did in a finished match."""
    done: Counter[str] = Counter()
    outcome = view.outcome
    gains = [turn.gained for turn in view.turns if turn.seat == seat]
    if not view.options.counts_at_end:
        laid = [turn.gained for turn in view.turns if turn.seat == seat and turn.lay is not None]
        done["lamplighter"] = sum(gained >= BRIGHT for gained in laid)
        streaks = [len(list(run)) for scored, run in groupby(gains, key=bool) if scored]
        done["row of lamps"] = sum(length // IN_A_ROW for length in streaks)
    if outcome is not None and view.options.seats > 1 and seat in outcome.winners:
        values = OPTION_SPEC.as_kept(values_from_options(view.options))
        if OPTION_SPEC.is_short(values):
            done[f"won {values['mode']}"] = 1
    if view.options.seats == 1 and outcome and outcome.reason is EndReason.TARGET_REACHED:
        done[record_name(view.options)] = len(view.turns)
    if outcome is not None and outcome.grade is Grade.EXPERT:
        done["town planner"] = 1
    return +done
