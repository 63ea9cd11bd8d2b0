"""The little drawings of the rules page: the cards of a colour, 5 2 1 1, example tables."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.rules.five211.cards import COLOURS, COPIES, card
from game.rules.five211.options import CARDS_PER_TURN, HAND_SIZE
from game.rules.five211.scoring import RoundResult, Verdict
from scenes.art.card_shape import ASPECT, card_width
from scenes.art.harbour.gables import gable_icon
from scenes.art.icons import Icon
from scenes.art.wall_signs import lizard_icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.games.five211.card_art import face_sprite
from scenes.menu.rule_parts import BesideWords
from scenes.ui.element import Look, Size
from scenes.ui.labels import Paragraph, Shown

CARD_HEIGHT = 68
CARD_GAP = 12
TURN, TURN_GAP = 30, 10
GABLE = 28
SIGN = 36
SHOWN_COLOUR = COLOURS[3]


class CardsOfAColour(Shown):
    """One card of each value of a colour, and how many of them there are."""

    def natural(self, look: Look, width: int) -> Size:
        height = look.px(CARD_HEIGHT)
        line = look.type(Style.CAPTION).line_height
        step = card_width(height) + look.px(CARD_GAP)
        return min(width, len(COPIES) * step), height + look.px(4) + line

    def draw(self, painter: Painter) -> None:
        px, type_ = painter.theme.metrics.px, painter.type(Style.CAPTION)
        count = len(COPIES)
        room = self.rect.width // count - px(CARD_GAP)
        height = min(px(CARD_HEIGHT), round(room * CARD_HEIGHT / card_width(CARD_HEIGHT)))
        step = card_width(height) + px(CARD_GAP)
        for index, (value, copies) in enumerate(COPIES.items()):
            x = self.rect.left + index * step + card_width(height) / 2
            face = face_sprite(card(SHOWN_COLOUR, value), height, painter.theme)
            painter.sprite(face, (x, self.rect.top + height / 2), resting=True)
            y = self.rect.bottom - type_.line_height / 2
            painter.text(
                f"{copies} \N{MULTIPLICATION SIGN}",
                type_,
                (x, y),
                colour=painter.theme.palette.text_soft,
            )


class FourDigits(Shown):
    """The cards in a hand, then those of the three turns in circles, as on the table: 5, 2 1 1."""

    def natural(self, look: Look, width: int) -> Size:
        side, gap = look.px(TURN), look.px(TURN_GAP)
        return min(width, (side + gap) * (1 + len(CARDS_PER_TURN)) + gap), side

    def draw(self, painter: Painter) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        side, gap = self.rect.height, px(TURN_GAP)
        hand = Rect(self.rect.left, self.rect.top, round(side * ASPECT), side)
        painter.box(hand, palette.paper, radius=px(7))
        ink = palette.ink
        painter.text(str(HAND_SIZE), Style.NUMBER, hand.center, colour=ink, width=hand.width)
        first = hand.right + 2 * gap + side / 2
        for turn, cards in enumerate(CARDS_PER_TURN):
            centre = (first + turn * (side + gap), self.rect.centery)
            painter.ring(centre, side, px(2.5), palette.paper)
            painter.text(str(cards), Style.NUMBER, centre, width=side)


class SignedStep(BesideWords):
    """A step of the scoring: its sign and a sentence."""

    units = (SIGN, SIGN)

    def __init__(self, sign: Icon | None, text: str) -> None:
        super().__init__(text)
        self.sign = sign

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        side, palette = painter.theme.metrics.px(SIGN), painter.theme.palette
        centre = (self.rect.left + side / 2, self.rect.centery)
        painter.disc(centre, side, palette.panel_raised)
        if self.sign is None:
            lizard = sprite(lizard_icon, round(side * 0.86), palette.mint)
            painter.sprite(lizard, (centre[0], centre[1] + side * 0.06), angle=18, resting=True)
        else:
            bust = self.sign is Icon.BUST
            painter.icon(self.sign, centre, round(side * 0.55), palette.coral if bust else None)


class ExampleTable(Shown):
    """Counts of the five colours, those that fall out struck through, the scoring one lit."""

    def __init__(self, counts: Sequence[int], result: RoundResult, text: str) -> None:
        super().__init__()
        self.counts = tuple(counts)
        self.result = result
        self.words = Paragraph(text, Style.PROSE)

    def natural(self, look: Look, width: int) -> Size:
        beside = self._beside(look, width)
        high = self.words.natural(look, self._room(look, width))[1]
        gables = look.px(GABLE * 1.3)
        return width, max(gables, high) if beside else gables + high + look.px(4)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        room = self._room(look, rect.width)
        words = Rect(0, 0, room, self.words.natural(look, room)[1])
        if self._beside(look, rect.width):
            words.midright = rect.midright
        else:
            words.bottomleft = rect.bottomleft
        self.words.place(look, words)

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        side = px(GABLE)
        beside = self.words.rect.left > self.rect.left
        y = self.rect.centery if beside else self.rect.top + px(GABLE * 0.65)
        x = self.rect.left + side // 2
        for colour, count in zip(COLOURS, self.counts, strict=True):
            if count:
                self._draw_colour(painter, colour, (x, y))
                x += px(GABLE * 2.1)
        self.words.draw(painter)

    def _draw_colour(self, painter: Painter, colour: int, centre: tuple[int, int]) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        scores = self.result.colour == colour
        with painter.faded(1.0 if scores else 0.55):
            painter.sprite(sprite(gable_icon, colour, px(GABLE), palette), centre)
            number = painter.text(
                str(self.counts[colour]),
                Style.NUMBER,
                (centre[0] + px(GABLE * 0.68), centre[1]),
                align=Align.LEFT,
                colour=palette.paper,
            )
        if scores:
            around = Rect(centre[0] - px(GABLE * 0.62), centre[1] - px(GABLE * 0.64), 0, 0)
            around.size = (number.right + px(8) - around.left, px(GABLE * 1.28))
            painter.box(around, palette.paper, radius=px(10), alpha=0, edge=palette.paper)
        elif self.result.verdict is not Verdict.KODODO and self._falls(colour):
            start = (centre[0] - px(GABLE * 0.5), centre[1] + px(GABLE * 0.36))
            end = (number.right + px(2), centre[1] - px(GABLE * 0.36))
            painter.line(start, end, px(3), palette.coral)

    def _falls(self, colour: int) -> bool:
        tied = [each for group in self.result.ties for each in group]
        return colour in self.result.busts or colour in tied

    def _gables_width(self, look: Look) -> int:
        return look.px(GABLE * 2.1) * len(COLOURS)

    def _beside(self, look: Look, width: int) -> bool:
        return width - self._gables_width(look) > look.px(300 * look.metrics.text_scale)

    def _room(self, look: Look, width: int) -> int:
        return max(1, width - self._gables_width(look)) if self._beside(look, width) else width
