"""Sounds that mean something, in words at the lower edge: for whoever does not hear them."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from scenes.anim.timings import HOVER
from scenes.anim.tween import Glide
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import pgettext
from scenes.engine.theme import Style

STANDS: Final = 2.5
"""Seconds."""
PADDING: Final = 10


def sound_words(sound: Sound) -> str:
    """What a sound tells; nothing if it only goes along with what is seen."""
    # Written out, because the tools that collect words for translators look for such calls.
    return {
        Sound.BUST: pgettext("sound", "Crash: too many"),
        Sound.TIE_FALL: pgettext("sound", "Falling: a tie"),
        Sound.NOBODY: pgettext("sound", "Low horn: nobody scores"),
        Sound.SUSPENSE: pgettext("sound", "Drum roll"),
        Sound.RING_CLOSED: pgettext("sound", "Chime: exactly enough"),
        Sound.WIN: pgettext("sound", "Fanfare: won"),
        Sound.LOSE: pgettext("sound", "Slow tune: lost"),
        Sound.DRAW: pgettext("sound", "Calm tune: over"),
        Sound.ROUND_START: pgettext("sound", "Bell: a round begins"),
        Sound.CLOCK_TICK: pgettext("sound", "The clock ticks"),
        Sound.LOCK: pgettext("sound", "Click: locked"),
        Sound.SHIP_BELL: pgettext("sound", "Ship bell"),
        Sound.HOUSE_LIT: pgettext("sound", "Chime: a house lights up"),
        Sound.ERROR: pgettext("sound", "Buzz: not possible"),
    }.get(sound, "")


class SoundCaption:
    """Shows the last one for a while; nothing can be pressed there."""

    def __init__(self) -> None:
        self.text = ""
        self.area = Rect(0, 0, 0, 0)
        """Where it was drawn last."""
        self._left = 0.0
        self._alpha = Glide(0.0)

    def hear(self, sound: Sound) -> None:
        """A sound is played, or would be if it could be heard."""
        words = sound_words(sound)
        if words:
            self.text, self._left = words, STANDS
            self._alpha.to(1.0, HOVER)

    def update(self, dt: float) -> bool:
        """Let time pass; true while the picture changes."""
        if self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self._alpha.to(0.0, 2 * HOVER)
        return self._alpha.update(dt)

    def draw(self, painter: Painter) -> None:
        """A pill in the lower left corner."""
        if not self.text or self._alpha.value <= 0:
            return
        metrics, palette = painter.theme.metrics, painter.theme.palette
        type_, pad = painter.type(Style.SMALL), metrics.px(PADDING)
        wide = painter.typesetter.size(self.text, type_)[0]
        self.area = Rect(0, 0, wide + 2 * pad, type_.line_height + pad)
        self.area.bottomleft = (metrics.stage.left + pad, metrics.stage.bottom - pad // 2)
        with painter.faded(self._alpha.value):
            radius = self.area.height // 2
            painter.box(self.area, palette.panel_deep, radius=radius, edge=palette.edge)
            painter.text(self.text, type_, self.area.center)
