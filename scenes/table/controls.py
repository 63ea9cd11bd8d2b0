"""What can be pressed on the table: the cards of the hand, the play button, and a few tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.engine.inputs import Action, Device
from scenes.engine.layers import Region
from scenes.engine.painter import Painter
from scenes.table.hand import HandCard
from scenes.table.table_layout import TOOL_GAP, TOOLS_ABREAST, TableLayout
from scenes.ui.button import Button, Kind
from scenes.ui.element import Element, Look, Size
from scenes.ui.widget import Widget

SEAL_WIDTH, SEAL_HEIGHT = 1.0, 30
ROOM_AROUND = 16
"""For focus rings."""
ROOM_BESIDE_OWN_CARDS = 12
"""Of the near player's panel nothing but glass: the glow of the first card may lie there."""


@dataclass(frozen=True, slots=True)
class Commands:
    """What the buttons do."""

    play: Callable[[], None]
    take_back: Callable[[], None]
    uncover: Callable[[], None]
    go_on: Callable[[], None]
    pause: Callable[[], None]
    log: Callable[[], None]
    rules: Callable[[], None]
    again: Callable[[], None]
    hint: Callable[[], None]
    what_if: Callable[[], None]
    seal: Callable[[], None]


class NoCardYet(Widget):
    """Holds the focus until the first card is dealt, so that no button seems to be what to do."""

    def __init__(self) -> None:
        super().__init__("no card yet")

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it is not seen
        return 0, 0

    def draw(self, painter: Painter) -> None:
        """There is nothing to see."""


class SealMark(Widget):
    """The words under the pile; the lock beside them is drawn with the pile."""

    aside = True

    def __init__(self, show: Callable[[], None]) -> None:
        super().__init__("Seal")
        self._show = show
        self.tip = _("The seal of the shuffle")

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - the layout has decided
        return width, 0

    def press(self) -> None:
        self._show()

    def draw_body(self, painter: Painter) -> None:
        if self.glow.value > 0:
            with painter.faded(0.16 * self.glow.value):
                painter.box(self.rect, painter.theme.palette.paper, radius=self.rect.height // 2)


class TableControls:
    """Everything to press, at the places that the layout gives it."""

    def __init__(self, layout: TableLayout, cards: Sequence[HandCard], commands: Commands) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self._layout = layout
        self._cards = tuple(cards)
        self._no_card_yet = NoCardYet()
        self._has_play = True
        self.play = Button("Play", commands.play, Kind.PRIMARY, text=_("Play"))
        self.take_back = Button(
            "Take back", commands.take_back, text=_("Take back"), icon=Icon.UNDO
        )
        self.hint = _tool(
            "Hint", commands.hint, Icon.HINT, _("Hint: what would a good player think of?")
        )
        self.what_if = _tool(
            "What if?", commands.what_if, Icon.CARDS, _("What if: other cards in the last round")
        )
        self.again = _tool(
            "What happened?", commands.again, Icon.REPLAY, _("What happened? The last round again")
        )
        self.tools: tuple[Button, ...] = (
            _tool("Menu", commands.pause, Icon.PAUSE, _("Menu")),
            _tool("Log", commands.log, Icon.LOG, _("Log: what was played and drawn")),
            _tool("Rules", commands.rules, Icon.BOOK, _("The rules of this table")),
            self.again,
            self.what_if,
            self.hint,
        )
        self.uncover = Button(
            "Show my cards", commands.uncover, Kind.PRIMARY, text=_("Show"), icon=Icon.EYE
        )
        self.go_on = Button("Go on", commands.go_on, Kind.PRIMARY, text=_("Go on"))
        self.button = self.play
        self.seal = SealMark(commands.seal)

    def without_hint(self) -> None:
        """Purists leave the coach at home."""
        self.tools = tuple(tool for tool in self.tools if tool is not self.hint)

    def without_buttons(self) -> None:
        """Who only watches has nothing to press."""
        self.tools = ()
        self.without_play()

    def without_play(self) -> None:
        """Nobody at this screen holds cards."""
        self._has_play = False

    def choose_button(self, *, locked: bool, veiled: bool) -> None:
        """The button below the tools: play, take back what was played, or show the hand."""
        self.button = self.uncover if veiled else self.take_back if locked else self.play

    def hold(self) -> None:
        """The end of a replay waits to be left, whoever watches it."""
        self.button = self.go_on
        self._has_play = True

    @property
    def parts(self) -> Sequence[Element]:
        hand = self._cards or (self._no_card_yet,)
        return (*hand, *self._buttons, self.seal) if self.tools else (*hand, *self._buttons)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return (self.button, *self.tools) if self._has_play else self.tools

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - the layout has decided
        return width, 0

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        self._no_card_yet.place(look, Rect(self._layout.hand.center, (0, 0)))
        self.button.place(look, self._layout.play)
        pile = self._layout.pile
        self.seal.place(look, Rect(0, 0, round(pile.height * SEAL_WIDTH), look.px(SEAL_HEIGHT)))
        self.seal.rect.center = round(pile.x), round(self._layout.below(pile)[1])
        area, gap = self._layout.tools, look.px(TOOL_GAP)
        size = (area.width + gap) // TOOLS_ABREAST - gap
        for index, tool in enumerate(self.tools):
            line, column = divmod(index, TOOLS_ABREAST)
            right = area.right - column * (size + gap)
            tool.place(look, Rect(right - size, area.top + line * (size + gap), size, size))

    def draw(self, painter: Painter) -> None:
        """What moves or answers; a still hand and the buttons rest on the board."""
        if not self._hand_rests:
            self._draw_hand(painter)
        if self.tools:
            self.seal.draw(painter)

    def regions(self, device: Device) -> list[Region]:
        """What rests, for the board: the buttons, and a hand that keeps still."""
        hand = tuple(card.looks for card in self._cards) if self._hand_rests else None
        buttons = (device, *(button.looks for button in self._buttons))
        return [
            Region(self._button_area(), buttons, self._draw_buttons),
            Region(self._hand_area(), hand, self._draw_still_hand),
        ]

    def _button_area(self) -> Rect:
        """Down to the lower right corner."""
        metrics, room = self._layout.metrics, self._layout.metrics.px(ROOM_AROUND)
        left, top = self._layout.tools.left - room, self._layout.tools.top - room
        return Rect(left, top, metrics.width - left, metrics.height - top)

    def _hand_area(self) -> Rect:
        """Room for raised cards and for what shines around them."""
        layout, room = self._layout, self._layout.metrics.px(ROOM_AROUND)
        own = layout.boxes[layout.own].area
        left = own.right - layout.metrics.px(ROOM_BESIDE_OWN_CARDS)
        top = layout.hand.top - round(2 * layout.selected_rise) - room
        top = max(top, layout.tally.area.bottom)
        return Rect(left, top, layout.tools.left + room - left, layout.metrics.height - top)

    @property
    def _hand_rests(self) -> bool:
        return all(card.is_at_rest for card in self._cards)

    def _draw_still_hand(self, painter: Painter) -> None:
        if self._hand_rests:
            self._draw_hand(painter)

    def _draw_hand(self, painter: Painter) -> None:
        for card in self._cards:
            card.draw(painter)

    def _draw_buttons(self, painter: Painter) -> None:
        room = 2 * painter.theme.metrics.px(ROOM_AROUND)
        for button in self._buttons:
            if painter.sees(button.rect.inflate(room, room)):
                button.draw(painter)
        shown = self._has_play and self.button is not self.take_back
        if shown and self.button.enabled:
            metrics, play = painter.theme.metrics, self._layout.play
            below = (play.centerx, play.bottom + metrics.px(24))
            painter.key_cap(Action.PLAY, below, metrics.control_px(26))


def _tool(name: str, act: Callable[[], None], icon: Icon, tip: str) -> Button:
    return Button(name, act, text="", icon=icon).tipped(tip)
