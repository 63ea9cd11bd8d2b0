"""Another try at a costly choice of a game that is over, at the table as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.learning.trial import Trial, try_again
from game.app.saving.saves import SavedGame
from game.kits.registry import kit_by_key
from game.review.decisions import Decision
from scenes.autosave import DiskJob
from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.trial.trial_scene import TrialScene, TrialTask


def open_trial(
    host: Host,
    stage: Stage,
    make_table: MakeTable,
    saved: SavedGame,
    decision: Decision,
    on_end: Callable[[bool], DiskJob | None],
    *,
    why: str,
) -> TrialScene:
    """`on_end` hears whether it was found at the first try; nothing where nobody has tried.

    `why`: what makes the best choice better than the one that was made.
    """
    teller = kit_by_key(saved.match.rules.key).teller

    def asked(trial: Trial) -> str:
        view = trial.session.view(decision.seat)
        played = teller.move(decision.choices[decision.played].move, view)
        return _("You played {move}. Find something better.").format(move=played)

    def praised(tries: int) -> Sequence[str]:
        heading = _("Right!") if tries else _("Not this time. This was it.")
        return [each for each in (heading, why) if each]

    def lay(on_found: Callable[[int], None]) -> Trial:
        return try_again(saved, decision, on_found)

    title = _(kit_by_key(saved.match.rules.key).title)
    task = TrialTask(title, _("Try again"), asked, praised, lambda tries: on_end(tries == 1))
    return TrialScene(host, stage, make_table, lay, task)
