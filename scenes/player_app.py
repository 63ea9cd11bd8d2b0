"""The app of a player: it has sound, tells what went wrong with files on a bar over whatever is
shown, and an unexpected error does not end it.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from pygame import Rect

from scenes.anim.timings import HOVER, TOAST
from scenes.anim.tween import Glide
from scenes.engine.access.announcer import Announcer
from scenes.engine.access.one_switch import OneSwitch
from scenes.engine.access.screen_reader import OWNS_WINDOW, ScreenReader
from scenes.engine.access.sound_words import SoundCaption
from scenes.engine.app import App, silent
from scenes.engine.audio import Audio
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.input.inputs import Action, Device, FileDrop, Input, Point, Press, PressPhase
from scenes.engine.scene import Feedback, Scene, Transition
from scenes.engine.scene_stack import SceneStack
from scenes.engine.theme import Comfort, Style
from scenes.engine.window import GameWindow

FAILURES_BORNE = 3
"""So many errors without a good frame between them, and there is no use in going on."""

_log = logging.getLogger(__name__)

OnCrash = Callable[[Exception], Scene]
PADDING = 5
SECONDS_PER_LETTER = 0.035


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
        self.before_step: Callable[[], object] = bool
        """What happens at every step, whichever scene is on top."""
        self.on_quit: Callable[[], Scene | None] | None = None
        """Asked when somebody wants to go; a scene answers that something is to be done first."""
        self.announcer: Announcer | None = None
        """Who reads aloud, once somebody may want that."""
        self.switch: OneSwitch | None = None
        """Who presses for somebody with one switch."""
        self.sounds = SoundCaption()
        self._listener: ScreenReader | None = None
        self.on_mute_reader: Callable[[BaseException], object] = bool
        """Told once what went wrong with the screen reader."""
        self.on_read_aloud: Callable[[], object] = bool
        """Asked to begin reading aloud, or to end it."""
        self._goodbye: Scene | None = None
        self._failures = 0

    def step(self, dt: float) -> bool:
        self._audio.update(dt)
        self._tell_news(dt)
        try:
            self.before_step()
            self._do_asked()
            self._exposed |= self.sounds.update(dt)
            drew = super().step(dt)
        except Exception as error:  # noqa: BLE001 - whatever it is, the player's game goes on
            self._recover(error)
            return False
        if drew:
            self._failures = 0
        if self.announcer is not None:
            self.announcer.follow(self.top, dt)
        if self._listener is not None:
            self._listener.follow(self.top, dt, drew=drew, focused=self._focused)
        if self.switch is not None and self.switch.is_on:
            self._reader.device = Device.KEYBOARD  # the ring is seen
            self.switch.follow(self.top, dt)
        return drew

    def listen_to(self, reader: ScreenReader) -> None:
        """The screen reader of the system; it is found once the first picture is there."""
        self._listener = reader
        if not OWNS_WINDOW:
            self._later.append(reader.start)

    def say_no_more(self) -> None:
        """Nothing is read aloud or published any more."""
        if self.announcer is not None:
            self.announcer.close()
        if self._listener is not None:
            self._listener.close()

    def _do_asked(self) -> None:
        """What whoever listens to the screen reader has asked for."""
        reader = self._listener
        if reader is None:
            return
        for asked in reader.take_asked():
            if self.top is not None and not self._stack.is_changing:
                self.top.act(*asked)
        if reader.failure is not None:
            self._listener = None
            self.on_mute_reader(reader.failure)

    def tell(self, words: str, *, minor: bool = False) -> None:
        if self.announcer is not None:
            self.announcer.tell(words, minor=minor)
        if self._listener is not None and not minor:
            self._listener.tell(words)

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
        wanders = self.switch is not None and self.switch.is_on
        return self.toast.is_shown or wanders or super()._is_busy

    def _dispatch(self, event: Input) -> None:
        if isinstance(event, FileDrop):
            self._on_drop(Path(event.path))
        elif self.switch is not None and self.switch.takes(event, self.top):
            pass
        elif not (self._reads_for(event) or self.toast.closes_on(event)):
            super()._dispatch(event)

    def _reads_for(self, event: Input) -> bool:
        """The keys of who listens; any other ends what is being said."""
        if self.announcer is None or not isinstance(event, Press):
            return False
        if event.is_down(Action.READ_ALOUD):
            self.on_read_aloud()
            return True
        if event.phase is not PressPhase.DOWN:
            return False
        if self.announcer.read(event.action, self.top):
            return True
        self.announcer.touched()
        return False

    def _draw_above(self, painter: Painter) -> None:
        self.toast.draw(painter)
        self.sounds.draw(painter)

    def _tell_news(self, dt: float) -> None:
        for sentence in self._news().splitlines():
            self.toast.queue(sentence)
            self.tell(sentence)
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


class Toast:
    """Shows one text at a time, longer the longer it is; nothing to press lies where it shows.

    What is `lasting` is shown as long as it is true, whenever nothing else is to be read.
    """

    def __init__(self) -> None:
        self.text = ""
        self.lasting = ""
        self.rect = Rect(0, 0, 0, 0)
        """Where it was drawn last."""
        self._left = 0.0
        self._alpha = Glide(0.0)
        self._waiting: deque[str] = deque()

    @property
    def is_shown(self) -> bool:
        return self._left > 0

    def show(self, text: str) -> None:
        self.text = text
        self._left = TOAST + SECONDS_PER_LETTER * len(text)
        self._alpha.to(1.0, HOVER)

    def queue(self, text: str) -> None:
        """Show a text once those before it were read: a taller bar would cover names."""
        self._waiting.append(text)

    def closes_on(self, event: Input) -> bool:
        """A click on it takes it away; true if the input was used for that."""
        if not isinstance(event, Point) or event.phase is not PressPhase.DOWN or not self.is_shown:
            return False
        if not self.rect.collidepoint(event.position):
            return False
        self._left = 0.0
        self._alpha.to(0.0, HOVER)
        return True

    def update(self, dt: float) -> bool:
        """True while the picture changes."""
        before = self.text
        if self._left > 0:
            self._left -= dt
        elif self._alpha.is_moving:
            pass
        elif self._waiting:
            self.show(self._waiting.popleft())
        elif self.lasting:
            self.text = self.lasting
            self._alpha.to(1.0, HOVER)
        if self._left <= 0 and not self.lasting:
            self._alpha.to(0.0, 2 * HOVER)
        return self._alpha.update(dt) or self.text != before

    def draw(self, painter: Painter) -> None:
        """Across the whole window, but no taller than its lines need."""
        if not self.text or self._alpha.value <= 0:
            return
        metrics, palette = painter.theme.metrics, painter.theme.palette
        type_, pad = painter.type(Style.SMALL), metrics.px(PADDING)
        words = metrics.stage.inflate(-2 * metrics.margin, 0)
        lines = painter.typesetter.wrap(self.text, type_, words.width)
        words.top, words.height = pad, len(lines) * type_.line_height
        self.rect = Rect(0, 0, metrics.size[0], words.bottom + pad)
        with painter.faded(self._alpha.value):
            edge = palette.coral if self.text == self.lasting else palette.edge
            painter.box(self.rect, palette.panel_deep, edge=edge, edge_width=1)
            painter.paragraph(self.text, type_, words, align=Align.CENTRE)
