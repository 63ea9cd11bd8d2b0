"""What every cue is made with: the display it changes, the names, the pace, sound and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.seats import Seat
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.games.five211.display import Display
from scenes.table.cards.card_sprite import Spot
from scenes.table.cue_tools import CueTools
from scenes.table.words.caption_place import draw_above_hand
from scenes.table.words.captions import Caption

BEHIND_PORTRAIT = 1.6
"""The height of a card that comes from behind a portrait, of the portrait's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CueContext(CueTools):
    """The tools of the choreographer."""

    display: Display
    names: Sequence[str]
    avatars: Sequence[str]
    people: Sequence[Seat]
    """For whom a great moment is celebrated: who sits at this screen."""
    rehearse: Callable[[Callable[[Rehearsal], object]], None]
    """Makes ready what will be drawn soon."""

    def foresee(self, sentence: str, second: str = "") -> None:
        """Something will be announced: no frame has to wait for its letters."""
        coming, layout = Caption(sentence, second, announces=True), self.display.layout
        self.rehearse(
            lambda painter: draw_above_hand(painter, coming, layout.caption, layout.choice)
        )

    def hidden_hand(self, seat: Seat) -> Spot:
        """Where another player's unseen hand is: behind the portrait."""
        box = self.display.layout.boxes[seat]
        height = min(box.slots[0].height, round(box.portrait.height * BEHIND_PORTRAIT))
        return Spot(box.portrait.centerx, box.portrait.centery, height)


def known(index: int | None) -> int:
    """The place of a card in a slot, which everybody sees."""
    assert index is not None, "cards in slots always have a place"
    return index
