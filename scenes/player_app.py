"""The app of a player: it has sound, tells what went wrong with files over whatever is shown,
and an unexpected error does not end it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from scenes.engine.app import App, silent
from scenes.engine.audio import Audio
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import FileDrop, Input
from scenes.engine.scene import Feedback, Scene, Transition
from scenes.engine.scene_stack import SceneStack
from scenes.engine.theme import Comfort
from scenes.engine.window import GameWindow
from scenes.menu.toast import Toast

FAILURES_BORNE = 3
"""So many errors without a good frame between them, and there is no use in going on."""

_log = logging.getLogger(__name__)

OnCrash = Callable[[Exception], Scene]


class PlayerApp(App):
    """An error in a step leads to the scene that `on_crash` answers, once that is set."""

    def __init__(
        self,
        window: GameWindow,
        comfort: Comfort,
        audio: Audio,
        *,
        news: Callable[[], str] = str,
        on_feedback: Callable[[Feedback], None] = silent,
        on_drop: Callable[[Path], None] = lambda _path: None,
        after_first_frame: Iterable[Callable[[], object]] = (),
    ) -> None:
        super().__init__(
            window, comfort, on_feedback=on_feedback, after_first_frame=after_first_frame
        )
        self._audio = audio
        self._news = news
        self._on_drop = on_drop
        self.toast = Toast()
        self.lasting_news: Callable[[], str] = str
        """What the player is told for as long as it is true."""
        self.on_crash: OnCrash | None = None
        self.on_quit: Callable[[], Scene | None] | None = None
        """Asked when somebody wants to go; a scene answers that something is to be done first."""
        self._goodbye: Scene | None = None
        self._failures = 0

    def step(self, dt: float) -> bool:
        self._audio.update(dt)
        self._tell_news(dt)
        try:
            drew = super().step(dt)
        except Exception as error:  # noqa: BLE001 - whatever it is, the player's game goes on
            self._recover(error)
            return False
        if drew:
            self._failures = 0
        return drew

    def quit(self) -> None:
        """Once everything is on the disk, or somebody does not want to wait for that."""
        if self._goodbye in self.scenes:
            return  # it is being waited for
        self._goodbye = None if self.on_quit is None else self.on_quit()
        if self._goodbye is None:
            self.end()
        else:
            self.push(self._goodbye)

    def end(self) -> None:
        """Whatever there is still to be done."""
        super().quit()

    @property
    def _is_busy(self) -> bool:
        return self.toast.is_shown or super()._is_busy

    def _dispatch(self, event: Input) -> None:
        if isinstance(event, FileDrop):
            self._on_drop(Path(event.path))
        elif not self.toast.closes_on(event):
            super()._dispatch(event)

    def _draw_above(self, painter: Painter) -> None:
        self.toast.draw(painter)

    def _tell_news(self, dt: float) -> None:
        for sentence in self._news().splitlines():
            self.toast.queue(sentence)
        self.toast.lasting = self.lasting_news()
        self._exposed |= self.toast.update(dt)

    def _recover(self, error: Exception) -> None:
        _log.exception("unexpected error")
        self._failures += 1
        if self.on_crash is None or self._failures >= FAILURES_BORNE:
            self.end()
            raise error
        # What a scene does on leaving may fail too, now that something is broken.
        with suppress(Exception):
            self._stack.leave_all()
        self._stack = SceneStack(self)
        self.push(self.on_crash(error), Transition.CUT)
