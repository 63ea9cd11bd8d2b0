"""The options of a game as cards with pictures, beside a picture of the table they make."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.options import OptionValue
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.set_up_pictures import SetUpPictures
from scenes.menu.picture_card import PictureCard
from scenes.screens.setup.draft import Draft
from scenes.screens.setup.twist_row import Excluded, LeftOut, TwistRow
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label, Shown
from scenes.ui.layout import Column, Grid, Split

SHARES = (66, 34)
"""Of the width: cards, and the picture of the table beside them."""
NARROWEST = 300
SHAPE, TALLEST = 9 / 16, 168
"""Of the picture of the table: all that is asked has room below it, in a wide window as well."""
EDGE = 1.6
NARROWEST_GAME, NARROWEST_TWIST = 84, 76
OWN_ABREAST = 4
GAP = 10

Change = Callable[[Draft], None]


def answer_cards(
    draft: Draft, pictures: SetUpPictures, change: Change, asked: Element, own: Sequence[Element]
) -> Element:
    """One of these, as many as you like of those; beside them what comes of it, and `asked`."""
    games = [(name, answer) for name, answer in pictures.cards if name == pictures.one_of]
    twists = [each for each in pictures.cards if each not in games]
    excluded = _excluded(draft, pictures, twists)
    possible = [each for each in twists if each not in excluded]
    cards = [_card(draft, pictures, change, *each) for each in possible]
    row: Element = Grid(*cards, columns=len(cards) or 1, narrowest=NARROWEST_TWIST, gap=GAP)
    if excluded:
        row = TwistRow(cards, LeftOut(excluded.values()), NARROWEST_TWIST, GAP)
    abreast = max(OWN_ABREAST, len(own))
    rows = (
        _headed(_("Game"), "", _games(draft, pictures, change, games)),
        _headed(_("Twists"), "" if cards else _("none in this game"), row),
        _headed(_("Your own"), "", Grid(*own, columns=abreast, narrowest=NARROWEST_TWIST, gap=GAP)),
    )
    table = _headed(_("This table"), "", TablePreview(draft, pictures))
    beside = Column(table, asked, gap=10)
    return Split(Column(*rows, gap=8), beside, shares=SHARES, narrowest=NARROWEST, gap=18)


def _games(
    draft: Draft, pictures: SetUpPictures, change: Change, answers: list[tuple[str, OptionValue]]
) -> Element:
    cards = [_card(draft, pictures, change, name, answer) for name, answer in answers]
    return Grid(*cards, columns=len(cards), narrowest=NARROWEST_GAME, gap=GAP)


def _excluded(
    draft: Draft, pictures: SetUpPictures, answers: list[tuple[str, OptionValue]]
) -> dict[tuple[str, OptionValue], Excluded]:
    """What does not go together with the rest, each with the reason."""
    spec, found = draft.kit.rules.option_spec, {}
    for name, answer in answers:
        problem = spec.problem({**draft.answers, name: answer})
        if problem is not None and draft.answers[name] != answer:
            found[name, answer] = Excluded(_(pictures.cards[name, answer].title), problem)
    return found


def _card(
    draft: Draft, pictures: SetUpPictures, change: Change, name: str, answer: OptionValue
) -> PictureCard:
    card, spec = pictures.cards[name, answer], draft.kit.rules.option_spec
    chosen = draft.answers[name] == answer

    def press() -> None:
        usual = spec.defaults()[name]
        change(draft.with_answer(name, usual if chosen and name != pictures.one_of else answer))

    shown = PictureCard(f"{name} {answer}", card.picture, _(card.title), press, chosen=chosen)
    shown.tip = _(card.sentence)
    return shown


def _headed(heading: str, note: str, part: Element) -> Element:
    return Column(CardsHeading(heading, note), part, gap=4)


class CardsHeading(Shown):
    """A heading with a quieter note behind it."""

    def __init__(self, heading: str, note: str) -> None:
        super().__init__()
        self._heading = Label(heading, Style.CONTROL)
        self._note = Label(note, Style.SMALL, colour=lambda palette: palette.text_soft)

    def natural(self, look: Look, width: int) -> Size:
        return width, self._heading.natural(look, width)[1]

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        wide = self._heading.natural(look, rect.width)[0]
        self._heading.place(look, Rect(rect.left, rect.top, wide, rect.height))
        left = wide + look.px(10)
        room = max(1, rect.width - left)
        self._note.place(look, Rect(rect.left + left, rect.top, room, rect.height))

    def draw(self, painter: Painter) -> None:
        self._heading.draw(painter)
        self._note.draw(painter)


class TablePreview(Shown):
    """The table as it will be, drawn small."""

    def __init__(self, draft: Draft, pictures: SetUpPictures) -> None:
        super().__init__()
        self._draft = draft
        self._pictures = pictures

    def natural(self, look: Look, width: int) -> Size:
        return width, min(round(width * SHAPE), look.px(TALLEST))

    def draw(self, painter: Painter) -> None:
        theme, draft = painter.theme, self._draft
        picture = self._pictures.table(draft.options, draft.set_up, self.rect.size, theme)
        painter.sprite_at(picture, self.rect.topleft)
        painter.box(
            self.rect,
            theme.palette.edge,
            radius=theme.metrics.px(14),
            alpha=0,
            edge=theme.palette.edge,
            edge_width=theme.metrics.px(EDGE),
        )
