"""What can be pressed on the table: the cards of the hand, the play button, and a few tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.art.icons import Icon
from scenes.i18n import _
from scenes.inputs import Action, Device
from scenes.painter import Painter, Region
from scenes.table.hand import HandCard
from scenes.table.layout import TableLayout
from scenes.ui.button import Button, Kind
from scenes.ui.element import Element, Look, Size

TOOL = 48
TOOL_GAP = 8
ROOM_AROUND = 16
"""For focus rings."""


@dataclass(frozen=True, slots=True)
class Commands:
    """What the buttons do."""

    play: Callable[[], None]
    take_back: Callable[[], None]
    uncover: Callable[[], None]
    pause: Callable[[], None]
    log: Callable[[], None]
    rules: Callable[[], None]
    again: Callable[[], None]
    hint: Callable[[], None]
    what_if: Callable[[], None]


class TableControls:
    """Everything to press, at the places that the layout gives it."""

    def __init__(self, layout: TableLayout, cards: Sequence[HandCard], commands: Commands) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self._layout = layout
        self._cards = tuple(cards)
        self.play = Button("Play", commands.play, Kind.PRIMARY, text=_("Play"))
        self.take_back = Button(
            "Take back", commands.take_back, text=_("Take back"), icon=Icon.UNDO
        )
        self.hint = _tool("Hint", commands.hint, Icon.HINT, _("What would a good player think of?"))
        self.what_if = _tool(
            "What if?", commands.what_if, Icon.CARDS, _("Other cards in the last round")
        )
        self.tools: tuple[Button, ...] = (
            _tool("Menu", commands.pause, Icon.PAUSE, _("Menu")),
            _tool("Log", commands.log, Icon.LOG, _("What was said and done")),
            _tool("Rules", commands.rules, Icon.BOOK, _("The rules of this table")),
            _tool("What happened?", commands.again, Icon.REPLAY, _("Show the last round again")),
            self.what_if,
            self.hint,
        )
        self.uncover = Button(
            "Show my cards", commands.uncover, Kind.PRIMARY, text=_("Show"), icon=Icon.EYE
        )
        self.button = self.play

    def without_hint(self) -> None:
        """Purists leave the coach at home."""
        self.tools = tuple(tool for tool in self.tools if tool is not self.hint)

    def choose_button(self, *, locked: bool, veiled: bool) -> None:
        """The button below the tools: play, take back what was played, or show the hand."""
        self.button = self.uncover if veiled else self.take_back if locked else self.play

    @property
    def parts(self) -> Sequence[Element]:
        return (*self._cards, self.button, *self.tools)

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - the layout has decided
        return width, 0

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        self.button.place(look, self._layout.play)
        area, size, gap = self._layout.tools, look.px(TOOL), look.px(TOOL_GAP)
        columns = max(1, (area.width + gap) // (size + gap))
        for index, tool in enumerate(self.tools):
            line, column = divmod(index, columns)
            right = area.right - column * (size + gap)
            tool.place(look, Rect(right - size, area.top + line * (size + gap), size, size))

    def draw(self, painter: Painter) -> None:
        """A hand in motion; a still one and the buttons rest on the board."""
        if not self._hand_rests:
            self._draw_hand(painter)

    def regions(self, device: Device) -> list[Region]:
        """What rests, for the board."""
        return [self._hand_region(), self._button_region(device)]

    @property
    def _hand_rests(self) -> bool:
        return all(card.is_at_rest for card in self._cards)

    def _hand_region(self) -> Region:
        layout = self._layout
        own, hand = layout.boxes[layout.own].area, layout.hand
        top = round(hand.top - 2 * layout.selected_rise)
        bottom = layout.metrics.height
        area = Rect(own.right, top, layout.play.left - own.right, bottom - top)
        if not self._hand_rests:
            return Region(area, None, _draw_nothing)
        return Region(area, tuple(card.looks for card in self._cards), self._draw_hand)

    def _draw_hand(self, painter: Painter) -> None:
        for card in self._cards:
            card.draw(painter)

    def _button_region(self, device: Device) -> Region:
        buttons = (self.button, *self.tools)
        area = self._layout.play.unionall([button.rect for button in buttons])
        around = 2 * self._layout.metrics.px(ROOM_AROUND)
        area = area.inflate(around, around)
        area.height = self._layout.metrics.height - area.top
        looks = (device, *(button.looks for button in buttons))
        return Region(area, looks, self._draw_buttons)

    def _draw_buttons(self, painter: Painter) -> None:
        for button in (self.button, *self.tools):
            button.draw(painter)
        if self.button is not self.take_back and self.button.enabled:
            metrics, play = painter.theme.metrics, self._layout.play
            below = (play.centerx, play.bottom + metrics.px(24))
            painter.key_cap(Action.PLAY, below, metrics.px(26))


def _draw_nothing(_painter: Painter) -> None:
    """The hand is on its way, and not on the board."""


def _tool(name: str, act: Callable[[], None], icon: Icon, tip: str) -> Button:
    return Button(name, act, text="", icon=icon).tipped(tip)
