"""The app: one window, one stack of scenes, one loop. Only `run` knows the time of day passes.

Everything else happens in `step(dt)`, which tests call with a time of their own choosing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence

import pygame
from pygame.event import Event

from scenes.engine import i18n
from scenes.engine.access.ear import Ear, Heard
from scenes.engine.dissolve import Dissolve, Resizing
from scenes.engine.drawing.boards import Layers
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import LARGE_WINDOW, SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.garbage import collect_some_garbage, put_off_collections, return_large_blocks
from scenes.engine.input.devices import Gamepads, InputReader
from scenes.engine.input.inputs import Action, Device, Input, Press
from scenes.engine.scene import Feedback, Scene, Transition
from scenes.engine.scene_stack import SceneStack
from scenes.engine.theme import Comfort, Theme
from scenes.engine.window import GameWindow

FOCUSED_RATE = 60
RESTING_RATE = 30
"""While nothing moves: whoever touches it is seen within a thirtieth of a second."""
UNFOCUSED_RATE = 20
MINIMISED_RATE = 10
LONGEST_STEP = 0.1
"""Of the time that nobody meant to pass: after a hitch nothing jumps far."""
RESTING_STEP = 0.19
RARE_STEP = 0.13
"""Steps that are so far apart lose nothing when the clock looks for them less often."""
QUIET_BEFORE_REST = 1.0


def silent(_what: Feedback) -> None:
    """Answer nothing; used until sound is connected."""


class App:
    """Implements `Stage` for the scenes it shows."""

    def __init__(
        self,
        window: GameWindow,
        comfort: Comfort | None = None,
        *,
        on_feedback: Callable[[Feedback], None] = silent,
        after_first_frame: Iterable[Callable[[], object]] = (),
    ) -> None:
        self.window = window
        self.store = SpriteStore(window.size)
        self.painter_kind = Painter
        self.frames_drawn = 0
        self.sprites_drawn = 0
        self.running = True
        self.unseen = False
        """Nobody watches: time passes without a picture, for tests and measurements."""
        self._typesetter = Typesetter()
        self._theme = Theme.for_window(window.size, comfort or Comfort())
        self._on_feedback = on_feedback
        self._gamepads = Gamepads()
        self._later: deque[Callable[[], object]] = deque(
            [return_large_blocks, self._gamepads.start, *after_first_frame, put_off_collections]
        )
        self._reader = InputReader(window.size)
        self._reader.bindings = self._theme.comfort.bindings
        self._waiting: deque[Input] = deque()
        self._stack = SceneStack(self)
        self._dissolve = Dissolve()
        self._resizing = Resizing(window.size)
        self._layers = Layers()
        self._canvas = Canvas()
        self._waited = 0.0
        self._patience = 0.0
        self._untouched = 0.0
        self._quiet = 0.0
        self._exposed = True
        self._focused = True
        self._minimised = False
        self._blurred = False
        pygame.key.stop_text_input()

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def typesetter(self) -> Typesetter:
        return self._typesetter

    @property
    def device(self) -> Device:
        return self._reader.device

    @property
    def pads(self) -> int:
        # A system that cannot count them still tells of their buttons.
        return max(self._gamepads.count, self._reader.pads)

    @property
    def top(self) -> Scene | None:
        return self._stack.top

    @property
    def scenes(self) -> tuple[Scene, ...]:
        return self._stack.scenes

    @property
    def rate(self) -> int:
        """Steps per second worth taking: nobody watches a window in the background closely."""
        if self._minimised:
            return MINIMISED_RATE
        if not self._focused:
            return UNFOCUSED_RATE
        return RESTING_RATE if self._patience >= RARE_STEP else FOCUSED_RATE

    def push(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        self._stack.push(scene, transition)

    def pop(self, transition: Transition = Transition.FADE) -> None:
        self._stack.pop(transition)

    def replace(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        self._stack.replace(scene, transition)

    def restart(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        self._stack.restart(scene, transition)

    def go_back_to(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        """Leave all scenes above one that waits on the stack."""
        self._stack.go_back_to(scene, transition)

    def set_comfort(self, comfort: Comfort) -> None:
        if comfort != self._theme.comfort:
            self._adopt(Theme.for_window(self.window.size, comfort))

    @property
    def is_fullscreen(self) -> bool:
        return self.window.placement.fullscreen

    def toggle_fullscreen(self) -> None:
        self.window.toggle_fullscreen()

    def feedback(self, what: Feedback) -> None:
        self._on_feedback(what)

    def rehearse(self, draw: Callable[[Rehearsal], object], *, later: bool = False) -> None:
        rehearsal = Rehearsal(self.store, self._typesetter, self._theme)
        draw(rehearsal)
        self.store.want(rehearsal.wanted, later=later)

    def listen(self, draw: Callable[[Painter], object]) -> Sequence[Heard]:
        return Ear(self.store, self._typesetter, self._theme).listen(draw)

    def tell(self, words: str, *, minor: bool = False) -> None:
        """Nobody listens, unless a player's app has somebody who does."""

    def quit(self) -> None:
        self.running = False

    def run(self) -> None:
        """Loop until quit. `event.wait` is avoided: it polls each millisecond."""
        clock = pygame.time.Clock()
        while self.running:
            self.pass_time(clock.tick(self.rate) / 1000)
        self._stack.leave_all()

    def pass_time(self, seconds: float) -> None:
        """A step, or none: as long as nobody touches anything, a calm screen needs few of them."""
        self._waited += seconds
        touched = pygame.event.peek()
        if not touched and self._waited < self._patience:
            return
        # What a touch sets going begins with it, not when the last step was taken.
        drew = self.step(min(seconds if touched else self._waited, self._patience + LONGEST_STEP))
        self._untouched = 0.0 if touched else self._untouched + self._waited
        self._quiet = 0.0 if drew or touched else self._quiet + self._waited
        self._waited = 0.0
        self._patience = self._new_patience()

    def _new_patience(self) -> float:
        """Seconds until the next step is due, if nothing happens before."""
        if self.top is None or self._is_busy:
            return 0.0
        if self._quiet > QUIET_BEFORE_REST:
            return RESTING_STEP
        return self.top.pace if self._untouched > QUIET_BEFORE_REST else 0.0

    @property
    def _is_busy(self) -> bool:
        """Something moves or is made that no scene on top knows of, or that cannot be seen."""
        working = self.top is not None and self.top.at_work
        coming = self.store.is_wanted or self.is_unfinished or bool(self._later)
        return working or coming or self._dissolve.is_moving

    @property
    def is_unfinished(self) -> bool:
        """The picture is not yet what it should be, and a frame or some more will mend that."""
        return self._layers.boards.is_unfinished or (self.top is not None and self.top.is_filling)

    def step(self, dt: float) -> bool:
        """One turn of the loop: changes, input, time, picture. True if a frame was drawn."""
        self._settle()
        self._read_input(dt)
        fits = self._follow_window(dt)
        if self.top is not None and not self._stack.is_changing and not self._minimised:
            # What nobody can see waits: no reveal is missed, and no clock runs out.
            self.top.update(dt)
        dissolving = self._dissolve.update(dt)
        before = self._work_done
        drew = self._draw_if_needed(dissolving=dissolving) if fits else self._stretch()
        if not drew and not self.unseen:
            self.store.build_some_wanted()
            self._layers.boards.make_ready()
            if self._theme.metrics.height > LARGE_WINDOW:
                self._layers.make_ready(self._theme.metrics.size)
                self._dissolve.make_ready(self.window.surface)
            collect_some_garbage()
        elif drew and self._work_done == before:
            # Something moves and moves, but this frame has time to spare.
            self.store.build_next_due()
        if self.frames_drawn and self._later:
            piece = self._later.popleft()
            if piece() is True:  # there is more of it
                self._later.appendleft(piece)
        return drew

    @property
    def _work_done(self) -> tuple[int, int]:
        """What makes one frame longer than another."""
        return self.store.builds, self._layers.boards.redrawn

    def _settle(self) -> None:
        transition = self._stack.settle()
        if transition is not None:
            self._resizing.forget()
            self._canvas.forget()
            if self.window.is_drawn:
                seconds = self._theme.motion.scene_change
                self._dissolve.drop(self.window.surface, transition, seconds)
            self._exposed = True
            if not self._stack.scenes:
                self.quit()

    def _follow_window(self, dt: float) -> bool:
        """Lay out for a new size, which the window takes while input is read; true if done."""
        size = self.window.size
        may_follow = self._resizing.may_follow(size, dt)
        if size != self._theme.metrics.size and may_follow:
            self._cover_window()
            self._adopt(Theme.for_window(size, self._theme.comfort))
        return size == self._theme.metrics.size

    def _cover_window(self) -> None:
        """Until all is drawn anew an empty window would be seen, white on most desktops."""
        surface = self.window.surface
        if self._canvas.background is None:
            surface.fill(self._theme.palette.panel_deep)
        else:
            pygame.transform.scale(self._canvas.background, surface.get_size(), surface)
        self.window.flip()
        self._exposed = True

    def _stretch(self) -> bool:
        self._resizing.stretch(self.window.surface)
        self.window.flip()
        self._exposed = True
        return True

    def _adopt(self, theme: Theme) -> None:
        """A new size or comfort makes every picture and layout new."""
        resized = theme.metrics.size != self._theme.metrics.size
        if theme.comfort.language != self._theme.comfort.language:
            i18n.install(theme.comfort.language)
        self._theme = theme
        if resized:
            # Other colours and text sizes are other sprites; only another size makes all useless.
            self.store.resize(theme.metrics.size)
        self._layers.clear()
        self._dissolve.lift()
        self._reader.size = theme.metrics.size
        self._reader.bindings = theme.comfort.bindings
        self._stack.resize()
        self._exposed = True

    def _read_input(self, dt: float) -> None:
        self._listen_for_text()
        self._reader.pixel_ratio = self.window.pixel_ratio
        device = self._reader.device
        for event in pygame.event.get():
            self._notice(event)
            self._waiting.extend(self._reader.read(event))
        self._waiting.extend(self._reader.tick(dt))
        if self.top is not None and self._reader.device is not device:
            self.top.dirty = True
        # What follows a change of scene in the same frame is meant for the new scene.
        while self._waiting and not self._stack.is_changing:
            self._dispatch(self._waiting.popleft())
        # Last, so that nothing which came before it in the same frame uncovers again.
        if self._blurred:
            self._blur()

    def _listen_for_text(self) -> None:
        """Input methods stay out of the way unless something is being typed."""
        self._reader.asks_which = self.top is not None and self.top.wants_keys
        typing = self.top is not None and self.top.wants_text
        if typing != self._reader.typing:
            self._reader.typing = typing
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()

    def _dispatch(self, event: Input) -> None:
        if isinstance(event, Press) and event.action is Action.FULLSCREEN:
            if event.is_down(Action.FULLSCREEN):
                self.toggle_fullscreen()
        elif self.top is not None:
            self.top.handle(event)

    def _notice(self, event: Event) -> None:
        """Events about the window and devices themselves."""
        self._gamepads.notice(event)
        if not self.window.is_meant(event):
            return
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                self._focused = event.type == pygame.WINDOWFOCUSGAINED
                if not self._focused:
                    self._blurred = True
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._minimised = True
                self._blurred = True
            case pygame.WINDOWRESTORED | pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN:
                self._minimised = False
                self._exposed = True
            case pygame.KEYDOWN | pygame.MOUSEBUTTONDOWN | pygame.FINGERDOWN:
                # Whoever touches it sees it, whatever the desktop has told.
                self._minimised = False
            case pygame.WINDOWSIZECHANGED:
                # Even if it is back at its old size by now, its surface is a new one.
                self._exposed = True

    def _blur(self) -> None:
        """Even a minimised window gets one more picture: task bars show it as a thumbnail."""
        self._blurred = False
        self._resizing.forget()
        self._canvas.forget()
        self._stack.blur()
        self._exposed = True

    def _draw_if_needed(self, *, dissolving: bool) -> bool:
        needed = self._exposed or dissolving or self._stack.is_dirty or self.is_unfinished
        hidden = self._minimised and not self._exposed
        if not needed or hidden or self.unseen:
            return False
        if self._exposed:
            self._canvas.forget()
        self._exposed = False
        self._layers.boards.is_unfinished = False
        target = self.window.surface
        painter = self.painter_kind(
            target, self.store, self._typesetter, self._theme, self._layers, self.device,
            self._canvas,
        )  # fmt: skip
        self._stack.draw(painter)
        self._draw_above(painter)
        painter.flush()
        self._dissolve.draw(target)
        if dissolving:  # the old picture lies over everything
            self._canvas.forget()
        self._resizing.remember(target)
        self.window.flip()
        self.frames_drawn += 1
        self.sprites_drawn = painter.sprites_drawn
        return True

    def _draw_above(self, painter: Painter) -> None:
        """What lies over every scene; nothing, unless somebody has something to say."""
