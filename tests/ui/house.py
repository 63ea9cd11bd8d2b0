"""The whole program on the dummy driver: title, set-up, table and results, and a player there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.session import AnySession
from game.app.settings import Settings, TableSpeed, When
from game.app.table_laying import SealedDeal
from game.kits.set_up import Chair, SetUp
from game.rules.five211.cards import Card
from scenes.autosave import DiskJobs
from scenes.coach.talk_timing import Speech
from scenes.engine.audio import Audio, Sound
from scenes.engine.scene import Scene, Transition
from scenes.games.five211.display import Display
from scenes.games.five211.own_session import Five211Session, own_session
from scenes.games.five211.playmat import Five211Mat
from scenes.host import Host
from scenes.player_app import PlayerApp
from scenes.program import make_app
from scenes.screens.results.results_scene import STILL_FOR_THE_TABLE
from scenes.table.cards.hand import Hand
from scenes.table.show import AnyShow
from scenes.table.table_scene import AnyTableScene, TableScene
from tests.driver import FRAME, Player, unseen_window, words_of
from tests.set_ups import set_up_of

LONG_WAIT = 120.0
ANA = Chair("Ana", "sun hat")
BEN = Chair("Ben", "cap")
CAROLINA = Chair("Carolina", "curls")
SHOCO = Chair("Shoco", "owl", "owl", "guest")
YUANA = Chair("Yuana", "iguana", "iguana", "guest")
MASTER = Chair("Trupial", "troupial", "troupial", "master")
ALONE = set_up_of((ANA, SHOCO, YUANA))
DEAL = SealedDeal(5211, "salt")


class HeardAudio(Audio):
    """Plays nothing and remembers what was to be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def start(self) -> None:
        """Silence costs nothing."""

    def play(self, sound: Sound, volume: float = 1.0, pan: float = 0.0) -> None:  # noqa: ARG002
        self.heard.append(sound)

    def tally_tick(self, count: int, limit: int, pan: float = 0.0) -> None:  # noqa: ARG002
        self.heard.append((count, limit))


class House(Player):
    """The program and the player in front of it. An error in it fails the test at once."""

    def __init__(
        self,
        *,
        speed: TableSpeed = TableSpeed.FAST,
        reduced: bool = False,
        size: tuple[int, int] = (1280, 720),
        round_wait: When = When.NEVER,
        patience: float = 0.05,
        disk: DiskJobs | None = None,
    ) -> None:
        self.audio = HeardAudio()
        self.host = Host(self.audio, lambda: "2026-11-16T12:00:00+00:00", disk or DiskJobs())
        self.host.change(Settings(speed=speed, reduced_motion=reduced, round_wait=round_wait))
        app = make_app(unseen_window(size), self.host)
        assert isinstance(app, PlayerApp)
        app.on_crash = None
        app.unseen = True
        super().__init__(app, patience)
        self.watchers: list[Callable[[], None]] = []
        """Called after every frame."""
        self.run(FRAME)

    def step(self) -> bool:
        drew = super().step()
        for watch in self.watchers:
            watch()
        return drew

    def sit_down(self, set_up: SetUp = ALONE, deal: SealedDeal | None = DEAL) -> None:
        """Straight to the table, past the set-up."""
        self.show(self.make_table(self.host.new_session(set_up, deal)))

    def show(self, scene: Scene) -> None:
        self.app.push(scene, Transition.CUT)
        self.run(2 * FRAME)

    def make_table(self, session: AnySession) -> Scene:
        """As the title makes one."""
        title = self.app.scenes[0]
        return title._make_table(session)  # type: ignore[attr-defined, no-any-return]

    def vanish(self) -> None:
        """The program is killed: nobody leaves or closes anything, and its locks are gone."""
        self.host.matches.leave()

    def close(self) -> None:
        self.host.close()
        super().close()

    @property
    def table(self) -> AnyTableScene:
        """The table on the stack, wherever it lies."""
        found = [scene for scene in self.app.scenes if isinstance(scene, TableScene)]
        assert len(found) == 1, self.names
        return found[0]

    @property
    def names(self) -> list[str]:
        """What lies on the stack."""
        return [type(scene).__name__ for scene in self.app.scenes]

    @property
    def words(self) -> list[str]:
        """Every line of text on the screen of widgets on top."""
        return words_of(self.scene)

    @property
    def session(self) -> Five211Session:
        return own_session(self.table._session)

    @property
    def stage_show(self) -> AnyShow:
        return self.table.show

    @property
    def display(self) -> Display:
        return self.mat.display

    @property
    def mat(self) -> Five211Mat:
        mat = self.table.mat
        assert isinstance(mat, Five211Mat)
        return mat

    @property
    def hand(self) -> Hand[Card]:
        """The near hand as it can be pressed."""
        return self.mat.chooser.hand

    @property
    def caption(self) -> str:
        return self.table.caption.text

    @property
    def speech(self) -> Speech | None:
        return self.table.beside.speech

    @property
    def is_at_results(self) -> bool:
        return self.names[-1] == "ResultsScene"

    @property
    def may_choose(self) -> bool:
        """The person at the screen is asked for cards, and nothing moves."""
        return (
            self.scene is self.table_or_none and self.table.may_choose and not self.stage_show.busy
        )

    @property
    def is_called(self) -> bool:
        """Somebody at a shared screen is called to look at their cards."""
        table = self.table_or_none
        return table is not None and self.scene is table and table._sharing.gate.is_called

    def look(self) -> None:
        """Wait for the call, and lift the cards."""
        self.run_until(lambda: self.is_called)
        self.lift()
        self.run_until(lambda: self.may_choose)

    @property
    def table_or_none(self) -> AnyTableScene | None:
        return next((s for s in self.app.scenes if isinstance(s, TableScene)), None)

    def await_choice(self) -> bool:
        """Wait until somebody must choose; false when the results have come instead."""
        self.run_until(lambda: self.is_at_results or self.may_choose, LONG_WAIT)
        if self.is_at_results:
            self.run(STILL_FOR_THE_TABLE)
        return not self.is_at_results

    def hand_names(self) -> Sequence[str]:
        """The names of the cards in the near hand, from left to right."""
        return [widget.name for widget in self.hand.cards]

    @property
    def needed(self) -> int:
        return int(self.stage_show.view.cards_needed)
