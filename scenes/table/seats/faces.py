"""The faces around a table: what each shows follows the game, and now and then one of them blinks.

The mat says what delights; how a face changes, and when it blinks, is the same for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from pygame import Rect

from game.core.rng import Rng
from game.core.seats import Seat
from scenes.anim import timings
from scenes.anim.easing import linear, there_and_back
from scenes.anim.timings import Motion
from scenes.anim.tween import Glide, lerp
from scenes.art.lamplight import pool
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.ui.portraits import portrait

HOP = 0.06
DELIGHT = 1.1
"""A face that beams is a little larger, in a warm light."""
WARMTH, LIGHT = "#FFE2A0", 1.45
AROUND = 0.3
"""Room for the light, as a share of the face."""
FADE_STEPS = 8


class SeatFace(NamedTuple):
    """Who sits there, where the face is, and what it shows."""

    seat: Seat
    area: Rect
    avatar: str
    mood: Mood
    panel: Rect | None = None
    """What belongs to the seat."""


@dataclass(slots=True)
class _Shown:
    """One face on its way from one mood to the next."""

    mood: Mood
    before: Mood
    fade: Glide = field(default_factory=lambda: Glide(1.0))

    def turn(self, mood: Mood, seconds: float) -> None:
        self.before, self.mood = self.mood, mood
        self.fade.jump(0.0)
        self.fade.to(1.0, seconds, linear)


class Faces:
    """What the faces show now; `chance` decides who blinks and when."""

    def __init__(self, chance: Rng) -> None:
        self._chance = chance
        self._shown: dict[Seat, _Shown] = {}
        self._blinking: Seat | None = None
        self.only_blinked = False
        """Nothing else has changed since the update before: nothing is on its way anywhere."""
        self._wait = self._next_wait()

    def _next_wait(self) -> float:
        return lerp(*timings.BLINK_EVERY, self._chance.random())

    def update(self, dt: float, faces: Sequence[SeatFace], motion: Motion) -> bool:
        """Let time pass; true when a face looks different."""
        changed = False
        for face in faces:
            shown = self._shown.get(face.seat)
            if shown is None:
                shown = self._shown[face.seat] = _Shown(face.mood, face.mood)
            if shown.mood is not face.mood:
                shown.turn(face.mood, 0.0 if motion.is_instant else timings.FACE)
                changed = True
            changed |= shown.fade.update(dt)
        blinked = self._blink(dt, faces, motion)
        self.only_blinked = blinked and not changed
        return blinked or changed

    def _blink(self, dt: float, faces: Sequence[SeatFace], motion: Motion) -> bool:
        """One seat at a time, and nobody whose eyes say something else."""
        self._wait -= dt
        if self._wait > 0:
            return False
        if self._blinking is not None:
            self._blinking, self._wait = None, self._next_wait()
            return True
        awake = [face.seat for face in faces if face.mood in (Mood.CALM, Mood.THINKING)]
        if motion.reduced or not awake:
            self._wait = self._next_wait()
            return False
        self._blinking, self._wait = self._chance.choice(awake), timings.BLINK
        return True

    @staticmethod
    def draw_moods(painter: Painter, faces: Sequence[SeatFace]) -> None:
        """Every one of everybody, for a rehearsal: at the end of a round all change at once."""
        for mood in Mood:
            for face in faces:
                _draw_mood(painter, face, mood, 1.0, 1.0)

    @staticmethod
    def draw_thinking(painter: Painter, faces: Sequence[SeatFace]) -> None:
        """What the next turns make of every face; for a rehearsal."""
        for face in faces:
            _draw_mood(painter, face, Mood.THINKING, 1.0, 1.0)

    def regions(self, faces: Sequence[SeatFace]) -> list[Region]:
        """A part of the board for each face, below everything that lies on it."""
        return [self._region(face) for face in faces]

    def _region(self, face: SeatFace) -> Region:
        shown = self._shown.get(face.seat) or _Shown(face.mood, face.mood)
        step = round(shown.fade.value * FADE_STEPS) / FADE_STEPS
        mood = shown.mood
        if face.seat == self._blinking and step == 1:
            mood = Mood.BLINK
        room = round(face.area.width * AROUND)
        return Region(
            face.area.inflate(room, room),
            (face.avatar, mood, shown.before if step < 1 else None, step),
            partial(_draw_face, face=face, moods=(shown.before, mood), share=step),
        )


def _draw_face(painter: Painter, face: SeatFace, moods: tuple[Mood, Mood], share: float) -> None:
    """The mood before, and over it the present one as far as it has come."""
    before, now = moods
    if now is Mood.DELIGHTED:
        light = sprite(pool, (round(face.area.width * LIGHT),) * 2, WARMTH)
        painter.sprite(light, face.area.center, alpha=share, resting=True)
    hop = 1.0 if painter.theme.motion.reduced else 1 + HOP * there_and_back(share)
    if share < 1:
        _draw_mood(painter, face, before, hop, 1.0)
    _draw_mood(painter, face, now, hop, share)


def _draw_mood(painter: Painter, face: SeatFace, mood: Mood, hop: float, alpha: float) -> None:
    picture = _picture(face, painter.theme, mood)
    painter.sprite(picture, face.area.center, scale=hop, alpha=alpha, resting=True)


def _picture(face: SeatFace, theme: Theme, mood: Mood) -> Sprite:
    size = round(face.area.width * (DELIGHT if mood is Mood.DELIGHTED else 1.0))
    return portrait(face.avatar, size, theme, mood)
