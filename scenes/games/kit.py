"""What a game brings to the window: one record for each, found in the registry by its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Any, TypeAlias

from pygame import Rect

from game.app.session import AnySession
from game.core.events import Event
from game.core.moves import Move
from game.core.places import Place, Zone
from game.core.seats import Seat
from game.core.view import View
from game.core.zones import Seen, ZonesState, shape_of
from game.kits.kit import AnyKit
from game.kits.set_up import Chair, SetUp
from scenes.coach.first_times import FirstTime
from scenes.coach.pages import AnyCoachPages
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.i18n import _
from scenes.engine.theme import Theme
from scenes.games.set_up_pictures import SetUpPictures
from scenes.menu.long_text import TextSign
from scenes.menu.rule_parts import prose, section
from scenes.table.card_choosing import cards_of
from scenes.table.card_groups import lying
from scenes.table.card_panels import draw_paper_cards
from scenes.table.card_table import CardTable, PaperArt
from scenes.table.cards.card_sign import CardSign
from scenes.table.playmat import AnyPlaymat, Desk, OwnWish
from scenes.table.sharing.viewpoint import Openness, OpennessOf, hands_hidden
from scenes.ui.element import Element
from scenes.ui.labels import Picture


@dataclass(frozen=True, slots=True)
class KeyWords:
    """What a game calls what is done with keys, buttons and pointer, in the player's language."""

    choose: str
    play: str
    take_back: str
    pointing: str
    """A sentence or two about mouse and touch."""
    letters: tuple[tuple[tuple[str, ...], str], ...] = ()
    """Keys to which only this game gives a meaning: what is printed on them, and what for."""
    buttons: tuple[tuple[tuple[str, ...], str], ...] = ()
    """The same for a gamepad."""
    digits: tuple[str, ...] = ("1-5",)
    """What is printed on the keys that choose by number."""


def usual_key_words() -> KeyWords:
    """For a game that has no words of its own."""
    return KeyWords(
        choose=_("Choose, or put back"),
        play=_("Play what is chosen"),
        take_back=_("Take back"),
        pointing=_("A press anywhere skips an animation."),
    )


def no_rehearsal(_painter: Rehearsal, _set_up: SetUp) -> None:
    """A table that is drawn as it is shown."""


def no_signs(_event: Event) -> Sequence[Sequence[TextSign]]:
    """A game whose log is words alone."""
    return ()


def nothing_held(_view: object) -> Sequence[TextSign]:
    """A game in which nobody holds anything that others do not see."""
    return ()


def no_landmarks(_mat: AnyPlaymat) -> dict[str, Rect]:
    """A table on which nothing has a name."""
    return {}


def no_course_part(_view: object, _chairs: Sequence[Chair]) -> None:
    """The chart of points does for this game."""


def no_picture(_name: str, _theme: Theme) -> None:
    """A phone shows cards in letters."""


class Wish(Enum):
    """What a player asks for in the options, and some games have a use for."""

    ROUND_WAIT = auto()
    READ_ALONG = auto()
    COUNT_AHEAD = auto()
    CLOCK_PACE = auto()


Paint: TypeAlias = Callable[[Painter, Rect], None]
"""Draws into a box."""


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """What became of a try, as two pictures side by side and one below them."""

    head: str
    """Over the second one."""
    before: Paint
    after: Paint
    below: Paint | None = None
    """None: everybody's points of it."""
    share: float = 0.76
    """Of the height, for what is side by side."""


@dataclass(frozen=True, slots=True)
class TableKit:
    """The window's half of a game; `game` is the half that needs no window."""

    game: AnyKit
    playmat: Callable[[AnySession, Desk, Theme, Seat], AnyPlaymat]
    rules_pages: tuple[Callable[[Any], Element], ...]
    """The rules with the numbers of these options; then, if there is one, an example: a part of the
    game worked out in pictures."""
    coach: AnyCoachPages | None = None
    """None: nobody knows this game well enough yet."""
    rehearse: Callable[[Rehearsal, SetUp], None] = no_rehearsal
    """Draws, unseen, a table that is likely to be laid next, while somebody reads the title."""
    first_times: Sequence[FirstTime] = ()
    """What is explained once, when it first happens; the most urgent first."""
    landmarks: Callable[[AnyPlaymat], Mapping[str, Rect]] = no_landmarks
    """Where on the table is what the lessons of the game point at, by its name."""
    log_signs: Callable[[Event], Sequence[Sequence[TextSign]]] = no_signs
    """Small pictures for each sentence that is told of an event, in the same order, or none."""
    move_picture: Callable[[Any, Any, float], Element] | None = None
    """A move as a picture so many units high, with the view in which it was made; None: words."""
    position: Callable[[Any, Sequence[Chair]], Element] | None = None
    """The table of a moment in small, from the view of who decides. None: its moves tell enough."""
    played_out: Callable[[Any, Any, Any, Sequence[Chair]], PlayedOut] | None = None
    """From the view before a try, the one after it, and the move. None: the table has shown it."""
    held: Callable[[Any], Sequence[TextSign]] = nothing_held
    """Small pictures of what a seat holds, from its own view, for whoever looks back."""
    set_up_pictures: SetUpPictures | None = None
    """Its options as pictures; None: they are asked in words."""
    course_part: Callable[[Any, Sequence[Chair]], Element | None] = no_course_part
    """From the last view: how it came to the result. None: the chart of points tells it."""
    phone_picture: Callable[[str, Theme], Sprite | None] = no_picture
    """A card or a tile for the pages of phones, by the name that its page gives it."""
    cover: Callable[[Painter, Rect], None] = draw_paper_cards
    """Draws what the game is about into a box, where one of several is chosen."""
    key_words: Callable[[], KeyWords] = usual_key_words
    """For the page of keys."""
    heeds: frozenset[Wish] = frozenset()
    """Those of the player's wishes that change something at its table."""
    wishes: tuple[OwnWish, ...] = ()
    """Those that only this table knows."""
    openness: OpennessOf = hands_hidden
    """What people at one screen need not hide from each other."""

    @property
    def key(self) -> str:
        """The stable name of the game."""
        return self.game.key

    @property
    def open_hands(self) -> bool:
        """Nobody ever holds a secret."""
        return self.openness(None) is Openness.ALL


def hides_hands(game: AnyKit) -> bool:
    """Whether people have secrets from each other; where a game has no zones they may."""
    state = game.rules.new_match(game.options_with({}))
    if not isinstance(state, ZonesState):
        return True
    zones = shape_of(state).zones.values()
    return any(facts.place is Zone.HAND and facts.seen is not Seen.ALL for facts in zones)


def plain_table(game: AnyKit) -> TableKit:
    """For a game that brings nothing to the window: paper cards, and the rules in its own words."""

    def rules_page(options: object) -> Element:
        return section(_(game.title), *map(prose, game.teller.rules(options)))

    art = PaperArt(game.teller.card)

    def held(view: View[Move]) -> Sequence[TextSign]:
        hands = (cards for place, cards in lying(view) if place == Place(Zone.HAND, view.viewer))
        return [CardSign(card, art) for hand in hands for card in hand if card is not None]

    def move_picture(move: Move, _view: object, units: float) -> Element:
        words = [game.teller.card(card) for card in cards_of(move)] or [game.teller.move(move)]
        return Picture((units * 1.5, units), partial(draw_paper_cards, words=words))

    def openness(_view: object) -> Openness:
        return Openness.HIDDEN if hides_hands(game) else Openness.ALL

    return TableKit(
        game, partial(CardTable, game), (rules_page,),
        held=held, move_picture=move_picture, openness=openness,
    )  # fmt: skip
