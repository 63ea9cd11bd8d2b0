"""Where the table leads to."""

from __future__ import annotations

from collections.abc import Callable

from game.app.tables import Five211Session
from game.core.seats import Seat, Viewer
from scenes.demo import MakeTable
from scenes.handover import HandoverScene
from scenes.host import Host
from scenes.keys import KeysScene
from scenes.logbook import LogScene, match_lines
from scenes.pause import PauseScene
from scenes.proof import SealScene
from scenes.results import ResultsScene
from scenes.rulebook import RulesScene
from scenes.scene import Scene, Stage
from scenes.table.doors import Curtain, Doors


def open_doors(
    stage: Stage, host: Host, leave: Callable[[], None] | None = None
) -> Callable[[MakeTable], Doors]:
    """The doors of all tables on a stage; results need to know how to lay the next table.

    `leave` takes away the table with whatever lies on it.
    """

    def pause(session: Five211Session, viewer: Viewer) -> Scene:
        return PauseScene(host, session, viewer, leave or stage.pop)

    def log(session: Five211Session, viewer: Viewer) -> Scene:
        return LogScene(match_lines(session, viewer))

    def rules(session: Five211Session) -> Scene:
        return RulesScene(session.match.options)

    def seal(session: Five211Session) -> Scene:
        return SealScene(session.match.log.header.seal)

    def handover(session: Five211Session, seat: Seat, curtain: Curtain) -> Scene:
        return HandoverScene(session, seat, curtain.uncover, curtain.take_back, curtain.pause)

    def make(make_table: MakeTable) -> Doors:
        def results(session: Five211Session) -> Scene:
            return ResultsScene(host, session, make_table)

        return Doors(pause, log, rules, KeysScene, seal, results, handover)

    return make
