"""The cards of the seats in set-up: a face, a name, and who decides."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.characters import CHARACTERS, character_by_key
from game.ai.ladder import Level
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from scenes.engine.i18n import _
from scenes.engine.theme import DESIGN_SIZE
from scenes.menu.face_choice import FaceChoice, LowFaceChoice
from scenes.menu.who_choice import WHO, Who, WhoChoice, WithPhone, strength_words, who_words
from scenes.screens.setup.draft import LONGEST_NAME, Draft
from scenes.ui.controls.textfield import TextField
from scenes.ui.element import Element, Look
from scenes.ui.layout import Column, Panel, Slim, Split
from scenes.ui.portraits import PEOPLE

WIDEST = 380
LOW_SHARES = (32, 68)
NARROWEST_FACE = 60
TALL_ROOM = 150
"""Units that a window is higher than usual, and with that room for faces above the names."""
ANIMALS = tuple(character.animal for character in CHARACTERS)


class SmallSplit(Split):
    """A face beside its fields, or above them where a tall window would stay empty otherwise."""

    def __init__(self, face: Element, fields: Element) -> None:
        super().__init__(face, fields, shares=LOW_SHARES, narrowest=NARROWEST_FACE, gap=8)

    def _is_stacked(self, look: Look, width: int) -> bool:
        tall = look.metrics.height / look.metrics.unit - DESIGN_SIZE[1] > TALL_ROOM
        fits = look.metrics.text_scale == 1 and width < look.px(WIDEST)
        return (tall and fits) or super()._is_stacked(look, width)


def seat_card(
    seat: int, draft: Draft, change: Callable[[Draft], None], *, low: bool = False
) -> Element:
    """`change` gets the next draft; a name being typed is not yet made fair.

    A low card leaves the room to the options of the game. The face tells what somebody is like.
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
    if low:
        small = LowFaceChoice(name, faces, face, faced).tipped(about(chair, draft.kit))
        fields = Column(_name(seat, draft, change), who, gap=8)
        return Panel(SmallSplit(small, fields), padding=12)
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
