"""The cards of the seats in set-up: a face, a name, and who decides."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.characters import CHARACTERS, character_by_key
from game.ai.ladder import Level
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from scenes.engine.i18n import _
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.menu.face_choice import FaceChoice
from scenes.menu.who_choice import WHO, Who, WhoChoice, strength_words, who_words
from scenes.screens.setup.draft import LONGEST_NAME, Draft
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Panel, Slim
from scenes.ui.portraits import PEOPLE
from scenes.ui.textfield import TextField

WIDEST = 380
ANIMALS = tuple(character.animal for character in CHARACTERS)


def seat_card(seat: int, draft: Draft, change: Callable[[Draft], None]) -> Element:
    """`change` gets the next draft; a name being typed is not yet made fair."""
    chair = draft.chairs[seat]
    number = seat + 1

    def named(name: str) -> None:
        change(draft.with_name(seat, name))

    def decided(who: Who) -> None:
        change(draft.with_person(seat) if who is None else draft.with_level(seat, who))

    def faced(face: str) -> None:
        change(draft.with_face(seat, face))

    faces = PEOPLE if chair.is_person else ANIMALS
    face = chair.avatar if chair.avatar in faces else faces[0]
    return Panel(
        Slim(
            Column(
                FaceChoice(f"seat {number} face", faces, face, faced),
                TextField(
                    f"seat {number} name",
                    chair.name,
                    named,
                    longest=LONGEST_NAME,
                    placeholder=_("Name"),
                ),
                WhoChoice(
                    f"seat {number} player", WHO, who_is(chair), decided, show=who_words
                ).tipped(level_words(chair, draft.kit)),
                Paragraph(
                    about(chair, draft.kit),
                    Style.SMALL,
                    align=Align.CENTRE,
                    colour=lambda palette: palette.text_soft,
                ),
                gap=10,
            ),
            widest=WIDEST,
        ),
        padding=16,
    )


def who_is(chair: Chair) -> Who:
    """Who decides on a chair; an unknown level of a later version counts as a guest."""
    if chair.is_person:
        return None
    known = {level.value: level for level in Level}
    return known.get(chair.level or "", Level.GUEST)


def about(chair: Chair, kit: AnyKit) -> str:
    """One sentence about how somebody plays."""
    who = who_is(chair)
    if who is None:
        return _("Plays at this screen.")
    character = character_by_key(chair.character or "")
    bots = kit.bots
    return _(bots.levels[who] if character is None else bots.characters[character.key])


def level_words(chair: Chair, kit: AnyKit) -> str:
    """How strong a bot is and what its level means; nothing for a person."""
    who = who_is(chair)
    return "" if who is None else strength_words(who, kit.bots.levels[who])
