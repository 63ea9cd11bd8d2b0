"""A painter that draws nothing and keeps the words: what is drawn can be heard as well."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect

from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import Pose, Sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style


class Heard(NamedTuple):
    """A line of words, and where it stands."""

    text: str
    area: Rect
    style: Style | Type


class Ear(Rehearsal):
    """Whatever has no words is passed by."""

    heard: list[Heard]

    def text(
        self,
        text: str,
        style: Style | Type,
        position: tuple[float, float],
        *,
        colour: str | None = None,  # noqa: ARG002 - no colour is heard
        align: Align = Align.CENTRE,
        width: int | None = None,
        alpha: float = 1.0,
    ) -> Rect:
        _set, _type, wide, high, _ink = self.typesetter.set_line(text, self.type(style), width)
        left, top = round(position[0] - wide * align.value), round(position[1] - high / 2)
        box = Rect(left, top, wide, high)
        if text.strip() and alpha > 0 and self._alpha > 0:
            self.heard.append(Heard(text, box, style))
        return box

    def paragraph(
        self,
        text: str,
        style: Style | Type,
        area: Rect,
        *,
        colour: str | None = None,  # noqa: ARG002
        align: Align = Align.LEFT,  # noqa: ARG002
    ) -> int:
        """Heard as a whole, not in lines."""
        type_ = self.type(style)
        high = len(self.typesetter.wrap(text, type_, area.width)) * type_.line_height
        self.heard.append(Heard(text, Rect(area.left, area.top, area.width, high), style))
        return high

    def listen(self, draw: Callable[[Painter], object]) -> list[Heard]:
        """Every line that is drawn, in that order; one that stands twice at a place once."""
        self.heard = []
        draw(self)
        return list({(each.text, each.area.topleft): each for each in self.heard}.values())

    def picture(self, wanted: Sprite, pose: Pose) -> object:  # type: ignore[override]  # noqa: ARG002
        return self._nothing

    def _cap(self, action: Action, height: int) -> Sprite | None:  # noqa: ARG002 - keys stand elsewhere
        return None

    def fill(self, colour: str, area: Rect | None = None) -> None:
        pass

    def tint(self, colour: str) -> None:
        pass

    def wave(self, centre: tuple[float, float], radius: float, width: int, colour: str) -> None:
        pass

    def layer(
        self,
        name: str,  # noqa: ARG002 - nothing is kept
        version: Hashable,  # noqa: ARG002
        draw: Callable[[Painter], None],
        *,
        opaque: bool = False,  # noqa: ARG002
    ) -> None:
        draw(self)

    def board(self, name: str, ground: Ground, regions: Sequence[Region]) -> None:  # noqa: ARG002
        ground.draw(self)
        for region in regions:
            region.draw(self)


def joined(lines: Sequence[Heard]) -> str:
    """The words of one thing: lines of one paragraph follow each other, others are apart."""
    said = ""
    before: Heard | None = None
    for line in lines:
        goes_on = before is not None and before.style == line.style and before.text[-1] not in ".!?"
        goes_on = goes_on and before is not None and line.area.top > before.area.top
        said += (" " if goes_on else ", ") * bool(said) + line.text
        before = line
    return said.replace(".,", ".").replace("!,", "!").replace("?,", "?").replace(":,", ":")
