"""The cards of the seats in set-up: a face, a name, and who decides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ai.characters import CHARACTERS, character_by_key
from game.ai.ladder import Level
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.menu.face_choice import FaceChoice
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.menu.who_choice import (
    WHO,
    Who,
    WhoChoice,
    WithPhone,
    draw_pips,
    strength_words,
    who_words,
)
from scenes.screens.setup.draft import LONGEST_NAME, Draft
from scenes.screens.setup.rule_cards import draw_plate
from scenes.ui.button import Button, ButtonKind
from scenes.ui.controls.textfield import TextField
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Gap
from scenes.ui.layout import Column, Panel, Slim
from scenes.ui.portraits import PEOPLE, portrait
from scenes.ui.ui_scene import UiScene

WIDEST = 380
FACE_SHARE = 0.78
WORDS_AT = 1.15
"""From the left edge, in heights: the pips of a level stand beside its name, or nowhere."""
ALL_OF_IT = 10_000
ANIMALS = tuple(character.animal for character in CHARACTERS)


class SeatLine(Button):
    """Who sits there, in one line; a press opens the seat."""

    def __init__(self, name: str, on_press: Callable[[], None], chair: Chair) -> None:
        who = who_is(chair)
        detail = _(who.display_name) if isinstance(who, Level) else who_words(who)
        super().__init__(
            name, on_press, ButtonKind.ROW, text=chair.name, icon=Icon.PERSON, detail=detail
        )
        self._chair = chair
        self._who = who

    def natural(self, look: Look, width: int) -> Size:
        return width, super().natural(look, ALL_OF_IT)[1]

    icon_share = 0.62

    def draw_sign(
        self,
        painter: Painter,
        centre: tuple[float, float],
        height: int,  # noqa: ARG002 - a face is larger than a sign
        colour: str,  # noqa: ARG002 - and has its own colours
    ) -> None:
        side = round(self.rect.height * FACE_SHARE)
        centre = self.rect.left + side * 0.66, self.rect.centery
        painter.sprite(portrait(self._chair.avatar, side, painter.theme), centre, resting=True)

    def _draw_row(self, painter: Painter) -> None:
        draw_plate(painter, self.rect, lit=bool(self.glow.target), edged=False)

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        px = painter.theme.metrics.px
        size = px(20)
        painter.icon(Icon.RIGHT, (self.rect.right - size, self.rect.centery), size)
        if isinstance(self._who, Level):
            pip = px(7)
            left = self.rect.right - 2 * size - len(Level) * 2 * pip
            words = painter.typesetter.width(self.detail, painter.type(Style.SMALL))
            if self.rect.left + WORDS_AT * self.rect.height + words < left:
                at = left, self.rect.centery + self.rect.height * 0.2
                draw_pips(painter, self._who, at, pip)


def seat_line(seat: int, draft: Draft, open_seat: Callable[[int], None]) -> SeatLine:
    """A seat where the rules need the room."""
    chair = draft.chairs[seat]
    line = SeatLine(f"seat {seat + 1}", partial(open_seat, seat), chair)
    words = f"{about(chair, draft.kit)} {level_words(chair, draft.kit)}".strip()
    line.tipped(words)
    return line


class SeatSheet(UiScene):
    """One seat on a sheet: face, name, and who decides."""

    overlay = True

    def __init__(
        self, seat: int, draft: Callable[[], Draft], change: Callable[[Draft], None]
    ) -> None:
        super().__init__()
        self._seat, self._draft, self._change = seat, draft, change
        self.first_focus = f"seat {seat + 1} player"

    def build(self) -> Element:
        top = heading(_("Seat {number}").format(number=self._seat + 1), self.back)
        done = Button("Done", self.back, ButtonKind.PRIMARY, text=_("Done"))
        card = seat_card(self._seat, self._draft(), self._set)
        return Sheet(Frame(top, card, Ends(Gap(), done)), widest=460)

    def _set(self, draft: Draft) -> None:
        # While a name is typed its field stays as it is: a new one would lose the caret.
        typing = self.ui.wants_text
        self._change(draft)
        if not typing:
            self.rebuild()


def seat_card(seat: int, draft: Draft, change: Callable[[Draft], None]) -> Element:
    """`change` gets the next draft; a name being typed is not yet made fair.

    The face tells what somebody is like.
    """
    chair = draft.chairs[seat]

    def faced(face: str) -> None:
        change(draft.with_face(seat, face))

    known = PEOPLE if chair.is_person else ANIMALS
    face = chair.avatar if chair.avatar in known else known[0]
    taken = {other.avatar for at, other in enumerate(draft.chairs) if at != seat}
    faces = tuple(each for each in known if each == face or each not in taken)
    name = f"seat {seat + 1} face"
    who = _who(seat, draft, change)
    shown = FaceChoice(name, faces, face, faced).tipped(about(chair, draft.kit))
    stack = Column(shown, _name(seat, draft, change), who, gap=10)
    return Panel(Slim(stack, widest=WIDEST), padding=16)


def _name(seat: int, draft: Draft, change: Callable[[Draft], None]) -> TextField:
    def named(name: str) -> None:
        change(draft.with_name(seat, name))

    return TextField(
        f"seat {seat + 1} name",
        draft.chairs[seat].name,
        named,
        longest=LONGEST_NAME,
        placeholder=_("Name"),
    )


def _who(seat: int, draft: Draft, change: Callable[[Draft], None]) -> WhoChoice:
    chair = draft.chairs[seat]

    def decided(who: Who) -> None:
        if isinstance(who, Level):
            change(draft.with_level(seat, who))
        else:
            change(draft.with_person(seat, phone=who is WithPhone.PHONE))

    choice = WhoChoice(f"seat {seat + 1} player", WHO, who_is(chair), decided, show=who_words)
    return choice.tipped(level_words(chair, draft.kit))


def who_is(chair: Chair) -> Who:
    """Who decides on a chair; an unknown level of a later version counts as a guest."""
    if chair.is_person:
        return WithPhone.PHONE if chair.phone else None
    known = {level.value: level for level in Level}
    return known.get(chair.level or "", Level.GUEST)


def about(chair: Chair, kit: AnyKit) -> str:
    """One sentence about how somebody plays; a toddler does not yet play in its own way."""
    who = who_is(chair)
    if not isinstance(who, Level):
        return _("Plays at this screen.") if who is None else _("Holds the cards on a phone.")
    character = character_by_key(chair.character or "")
    bots = kit.bots
    if character is None or who is Level.TODDLER:
        return _(bots.levels[who])
    return _(bots.characters[character.key])


def level_words(chair: Chair, kit: AnyKit) -> str:
    """How strong a bot is and what its level means; nothing for a person."""
    who = who_is(chair)
    return strength_words(who, kit.bots.levels[who]) if isinstance(who, Level) else ""
