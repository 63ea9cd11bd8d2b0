"""What every cue is made with: the display it changes, the names, the pace, sound and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.seats import Seat
from scenes.anim.timeline import parallel
from scenes.anim.timings import Motion
from scenes.engine.drawing.painter import Painter
from scenes.games.five211.display import Display
from scenes.table.cards.spot import Spot
from scenes.table.table_sound import TableSound
from scenes.table.words.caption_place import draw_above_hand
from scenes.table.words.captions import Caption

NOTHING = parallel()
"""A cue of no length."""
BEHIND_PORTRAIT = 1.6
"""The height of a card that comes from behind a portrait, of the portrait's."""


@dataclass(frozen=True, slots=True)
class CueContext:
    """The tools of the choreographer."""

    display: Display
    names: Sequence[str]
    motion: Motion
    sound: TableSound
    caption: Caption
    rehearse: Callable[[Callable[[Painter], object]], None]
    """Makes ready what will be drawn soon."""

    def foresee(self, sentence: str, second: str = "") -> None:
        """Something will be announced: no frame has to wait for its letters."""
        coming, layout = Caption(sentence, second, announces=True), self.display.layout
        self.rehearse(
            lambda painter: draw_above_hand(painter, coming, layout.caption, layout.choice)
        )

    def ripple(self, seconds: float) -> float:
        """The gap between cards that go one after the other; reduced motion has none."""
        return 0.0 if self.motion.reduced else seconds

    def hidden_hand(self, seat: Seat) -> Spot:
        """Where another player's unseen hand is: behind the portrait."""
        box = self.display.layout.boxes[seat]
        height = min(box.slots[0].height, round(box.portrait.height * BEHIND_PORTRAIT))
        return Spot(box.portrait.centerx, box.portrait.centery, height)


def known(index: int | None) -> int:
    """The place of a card in a slot, which everybody sees."""
    assert index is not None, "cards in slots always have a place"
    return index
