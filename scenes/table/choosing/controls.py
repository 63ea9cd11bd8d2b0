"""What can be pressed on every table: what the mat offers, the large button, and a few tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass

from pygame import Rect

from scenes.art.icons import Icon
from scenes.coach.why_panel import Unfolded, place_panels
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Device, Input, Point
from scenes.table.cards.hand import HandCard
from scenes.table.choosing.button_places import MOST_TOOLS, TOOL_GAP, TOOLS_ABREAST
from scenes.table.playmat import AnyChooser, MatWords, Places
from scenes.table.seats.phone_seats import SeatOffer
from scenes.table.words.caption_place import hand_below
from scenes.table.words.hint_strip import StripPlace, WordButton, strip_area, strip_place
from scenes.table.words.signs import Sign, SignSpot
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element, Look, Size
from scenes.ui.widget import Widget

ROOM_AROUND = 16
"""For focus rings."""
BELOW_PLAY = 24
"""From the button to the middle of the sign of its key."""
KEY_CAP = 26
SEAL_LIGHT = 0.16


@dataclass(frozen=True, slots=True)
class Commands:
    """What the buttons do."""

    play: Callable[[], None]
    take_back: Callable[[], None]
    go_on: Callable[[], None]
    pause: Callable[[], None]
    log: Callable[[], None]
    rules: Callable[[], None]
    again: Callable[[], None]
    hint: Callable[[], None]
    more: Callable[[], None]
    what_if: Callable[[], None]
    seal: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be done at this moment, and what this table has to offer at all."""

    may_choose: bool
    can_play: bool
    can_replay: bool
    can_look_back: bool
    is_locked: bool
    """The near person has played and may take it back."""
    is_covered: bool
    """The near hand waits for its owner: where one plays, there is nothing to press."""
    has_hint: bool
    """What is advised lies open, and why can be asked."""
    hint_thinks: bool
    """It is on its way: its strip lies there already."""
    is_holding: bool
    """A picture stays until somebody goes on."""
    gives_hints: bool
    looks_back: bool
    has_people: bool
    is_only_watched: bool
    """Whoever sits at the screen is not at the table."""
    has_tools: bool = True
    """False: somebody else stands in their place."""
    seats: Sequence[SeatOffer] = ()
    """What can be done about phones that sleep."""


class NothingYet(Widget):
    """Holds the focus until there is something to choose: no button should seem to be that."""

    def __init__(self) -> None:
        super().__init__("nothing yet")
        self.label = _("Nothing to choose yet")

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
            with painter.faded(SEAL_LIGHT * self.glow.value):
                painter.box(self.rect, painter.theme.palette.paper, radius=self.rect.height // 2)


class TableControls:
    """Everything to press, at the places that the layout gives it."""

    def __init__(
        self,
        places: Places,
        chooser: AnyChooser,
        words: MatWords,
        commands: Commands,
        offer: Offer,
        signs: Sequence[Sign] = (),
        why: Unfolded | None = None,
    ) -> None:
        self._hint_parts(commands, offer, why or Unfolded())
        self._signs = tuple(map(SignSpot, signs))
        self._seats = () if offer.is_only_watched else tuple(offer.seats)
        self.rect = Rect(0, 0, 0, 0)
        self._places = places
        self._chooser = chooser
        for part in chooser.parts:
            if isinstance(part, HandCard):
                part.is_below_strip = self._has_strip
        self._nothing_yet = NothingYet()
        self._is_covered = offer.is_covered
        self._has_play = offer.has_people and not offer.is_only_watched and bool(words.play)
        self._keeps_room = self._has_play or offer.is_holding
        self.play = Button("Play", commands.play, ButtonKind.PRIMARY, text=words.play)
        self.take_back = Button(
            "Take back", commands.take_back, text=_("Take back"), icon=Icon.UNDO
        )
        self.hint = tool(
            "Hint",
            commands.hint,
            Icon.HINT,
            _("Hint: what would a good player think of?"),
            Action.HINT,
        )
        self.what_if = tool("What if?", commands.what_if, Icon.CARDS, words.what_if)
        self.again = tool("What happened?", commands.again, Icon.REPLAY, words.again)
        self.tools: tuple[Button, ...] = (
            tool("Menu", commands.pause, Icon.PAUSE, _("Pause"), Action.PAUSE),
            tool("Log", commands.log, Icon.LOG, _("Log: what was played and drawn"), Action.LOG),
            tool("Rules", commands.rules, Icon.BOOK, _("The rules of this table"), Action.RULES),
            self.again,
            self.what_if,
            self.hint,
        )
        self.go_on = Button("Go on", commands.go_on, ButtonKind.PRIMARY, text=words.go_on)
        self.button = self.play
        self.seal = SealMark(commands.seal)
        self._offer(offer)

    def _hint_parts(self, commands: Commands, offer: Offer, unfolded: Unfolded) -> None:
        self._unfolded, self.panels = unfolded, unfolded.panels
        self.why = Button("Why?", commands.hint, text=_("Why?"), selected=bool(self.panels))
        self.why.tip = _("What each choice may bring")
        self.more = WordButton("More", commands.more, text=_("More"))
        self.more.tip = _("All choices with their figures")
        self.has_hint = offer.has_hint
        self._has_strip = offer.has_hint or offer.hint_thinks
        self.strip: StripPlace | None = None
        """Where a hint stands, or will."""

    def _offer(self, offer: Offer) -> None:
        """Show only what somebody here can use; enable what can be done now."""
        self.play.enabled = offer.can_play
        self.again.enabled = offer.can_replay
        self.hint.enabled = offer.may_choose
        self.what_if.enabled = offer.can_look_back
        if not offer.can_look_back:
            self.what_if.tip = _("What if: once you have played")
        missing = [
            each
            for each, has in ((self.hint, offer.gives_hints), (self.what_if, offer.looks_back))
            if not has
        ]
        self.tools = tuple(each for each in self.tools if each not in missing)
        if offer.is_covered:
            self._has_play = False
        elif offer.is_locked:
            self.button = self.take_back
        if offer.is_only_watched or not offer.has_tools:
            self.tools = ()
        if offer.is_holding:
            # Whoever watches bots may go on, too.
            self.button, self._has_play = self.go_on, True

    @property
    def parts(self) -> Sequence[Element]:
        chosen_from = () if self._is_covered else self._chooser.parts
        hinted = (*self.panels, *self._whys)
        offered = (*(chosen_from or (self._nothing_yet,)), *hinted, *self._buttons)
        at_seats = [button for seat in self._seats for button in seat.buttons]
        return (*self._signs, *offered, *at_seats, *((self.seal,) if self.tools else ()))

    @property
    def _whys(self) -> tuple[Button, ...]:
        if not self.has_hint:
            return ()
        return (self.more, self.why) if self.panels else (self.why,)

    @property
    def caption(self) -> Rect:
        """The room for words."""
        return self._places.caption

    @property
    def exits(self) -> list[Rect]:
        """What leads to other scenes, whatever else may be pressed."""
        return [each.rect for each in (*self.tools, self.seal)]

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return (self.button, *self.tools) if self._has_play else self.tools

    def hint_lies_at(self, event: Input) -> bool:
        """The pointer is on the strip of a hint, or on its choices: nothing below them is meant."""
        if self.strip is None or not isinstance(event, Point):
            return False
        areas = (self.strip.area, *(panel.rect for panel in self.panels))
        return any(area.collidepoint(event.position) for area in areas)

    def wants_play(self, event: Input) -> bool:
        """Somebody presses the button that plays, though there is nothing to play yet."""
        meant = self._has_play and self.button is self.play and not self.play.enabled
        return (
            meant
            and isinstance(event, Point)
            and event.clicks
            and self.play.rect.collidepoint(event.position)
        )

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - the layout has decided
        return width, 0

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        self._nothing_yet.place(look, Rect(self._places.choice.center, (0, 0)))
        self.button.place(look, self._places.play)
        if self._has_strip:
            self._place_strip(look)
        self.seal.place(look, self._places.seal)
        place_tools(look, self._places.tools, self.tools)
        for seat in self._seats:
            seat.place(look)

    def _place_strip(self, look: Look) -> None:
        words, choice = self._places.caption, self._places.choice
        hand = hand_below(choice, words)
        area = strip_area(look.theme, words, hand, choice.height)
        self.strip = strip_place(look, area, self.why, self.more)
        self.why.place(look, self.strip.why)
        self.more.place(look, self.strip.more)
        place_panels(look, self._unfolded)

    def draw(self, painter: Painter) -> None:
        """What moves or answers; what is offered and keeps still rests on the board."""
        for sign in self._signs:
            sign.draw(painter)
        self._chooser.draw(painter)
        for panel in self.panels:
            panel.draw(painter)
        if self.tools:
            self.seal.draw(painter)

    def draw_whys(self, painter: Painter) -> None:
        """On the strip of a hint."""
        for why in self._whys:
            why.draw(painter)

    def regions(self, device: Device) -> list[Region]:
        """What rests, for the board: the buttons, and what is offered as far as it keeps still."""
        buttons = (device, *(button.looks for button in self._buttons))
        return [
            Region(self._button_area(), buttons, self._draw_buttons),
            *self._chooser.regions(),
            *(seat.region for seat in self._seats),
        ]

    def _button_area(self) -> Rect:
        """Down to the lower right corner, where the large button is."""
        metrics, room = self._places.metrics, self._places.metrics.px(ROOM_AROUND)
        if not self._keeps_room:
            return self._places.tools.inflate(2 * room, 2 * room)
        left, top = self._places.tools.left - room, self._places.tools.top - room
        return Rect(left, top, metrics.width - left, metrics.height - top)

    def draw_coming(self, painter: Painter) -> None:
        """Every button as it may look soon; for a rehearsal."""
        if self._has_play:
            self._draw_key(painter)
        large = (self.play, self.take_back, self.go_on) if self._has_play else ()
        offered = [part for part in self._chooser.parts if isinstance(part, Button)]
        for button in (*offered, *self.tools, *large):
            coming = copy(button)
            if button in large:
                coming.rect = self._places.play
            for coming.enabled in (True, False):
                coming.draw(painter)

    def _draw_buttons(self, painter: Painter) -> None:
        room = 2 * painter.theme.metrics.px(ROOM_AROUND)
        for button in self._buttons:
            if painter.sees(button.rect.inflate(room, room)):
                button.draw(painter)
        shown = self._has_play and self.button is not self.take_back
        if shown and self.button.enabled:
            self._draw_key(painter)

    def _draw_key(self, painter: Painter) -> None:
        metrics, play = painter.theme.metrics, self._places.play
        below = (play.centerx, play.bottom + metrics.px(BELOW_PLAY))
        painter.key_cap(Action.PLAY, below, metrics.control_px(KEY_CAP))


def place_tools(look: Look, area: Rect, tools: Sequence[Button]) -> None:
    """In lines from the right; in a room that is wide and flat, in one line from the left."""
    gap = look.px(TOOL_GAP)
    in_one_line = area.width > TOOLS_ABREAST * area.height
    abreast = MOST_TOOLS if in_one_line else TOOLS_ABREAST
    size = (area.width + gap) // abreast - gap
    for index, each in enumerate(tools):
        line, column = divmod(index, abreast)
        if in_one_line:
            column = abreast - 1 - column
        right = area.right - column * (size + gap)
        each.place(look, Rect(right - size, area.top + line * (size + gap), size, size))


def tool(
    name: str, act: Callable[[], None], icon: Icon, tip: str, key: Action | None = None
) -> Button:
    """A round button with a sign and a tip."""
    return Button(name, act, text="", icon=icon).tipped(tip, key=key)
