"""Where the table leads to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.app.session import AnySession
from game.core.seats import Viewer
from scenes.art.harbour.waterfront import Light
from scenes.engine.scene import Scene, Stage
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.quayside import draw_bare
from scenes.screens.demo import MakeTable
from scenes.screens.keys import KeysScene
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.pause import PauseScene
from scenes.screens.phones.invite_scene import late_invitation
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.rulebook import RulesScene
from scenes.screens.shuffle_seal import SealScene
from scenes.table.choosing.navigation import Navigation


def table_navigation(
    stage: Stage, host: Host, leave: Callable[[], None] | None = None
) -> Callable[[MakeTable], Navigation]:
    """Where all tables on a stage lead; results need to know how to lay the next table.

    `leave` takes the table away, once nothing lies on it any more.
    """

    def pause(session: AnySession, viewer: Viewer) -> Scene:
        return PauseScene(host, session, viewer, leave or stage.pop)

    def log(session: AnySession, viewer: Viewer) -> Scene:
        return LogScene(match_lines(session, viewer))

    def rules(session: AnySession) -> Scene:
        return RulesScene(TABLES[session.rules.key], session.options, host=host)

    def keys(session: AnySession) -> Scene:
        return KeysScene(TABLES[session.rules.key].key_words())

    def seal(session: AnySession) -> Scene:
        return SealScene(session.header)

    def phones(session: AnySession) -> Scene:
        return late_invitation(host, TABLES[session.rules.key].game)

    def make(make_table: MakeTable) -> Navigation:
        def results(session: AnySession) -> Scene:
            return ResultsScene(host, session, make_table)

        return Navigation(
            pause, log, rules, keys, seal, phones, results, partial(draw_bare, light=Light.NIGHT)
        )

    return make
