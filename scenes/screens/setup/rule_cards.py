"""The rules of a table by pictures: chips, cards to choose from, locks, and the table to be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pygame import Rect

from game.core.options import OptionValue
from game.core.sentences import join_words
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style, Theme
from scenes.games.registry import TABLES
from scenes.games.set_up_pictures import (
    RuleAnswer,
    RuleGroup,
    RulePicture,
    RuleQuestion,
    RuleSteps,
    SetUpPictures,
    rule_groups,
    spelled_out,
)
from scenes.menu.frame import Ends
from scenes.menu.picture_card import PictureCard
from scenes.screens.setup.draft import Draft
from scenes.ui.button import Button
from scenes.ui.controls.choice import Choice
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label, Paragraph, Shown
from scenes.ui.layout import Box, Column, Grid, Panel, Row
from scenes.ui.widget import Widget

SHAPE, TALLEST = 9 / 16, 232
"""Of the picture of the table: all that is asked has room below it, in a wide window as well."""
GIVES_WAY = 1.8
EDGE = 1.6
CHIP, PADDING, CORNER = 62, 8, 16
PICTURE_SHAPE = 1.25
"""Of the picture of a chip, width by height."""
NARROWEST_CARD, CARD_TALLEST = 104, 92
UNDO = 34
GAP = 10

Change = Callable[[Draft], None]


class TableRules:
    """A table that is being set up, by the groups of its game's rules."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.pictures: SetUpPictures | None = TABLES[draft.kit.key].set_up_pictures
        self.groups = rule_groups(draft.kit, self.pictures)
        self.options = draft.kit.rules.make_options(draft.answers)
        self.spelled = spelled_out(draft.kit, self.pictures, self.options)

    @property
    def begun_from(self) -> tuple[str, ...]:
        """The question that names the printed game, which stays while its rules change."""
        has_own = self.pictures is not None and self.pictures.groups
        return (self.pictures.one_of,) if has_own and self.pictures is not None else ()

    def usual(self, group: RuleGroup) -> dict[str, OptionValue]:
        """The group as it is in the printed game."""
        defaults = self.draft.kit.rules.option_spec.defaults()
        return {name: defaults[name] for name in group.fields}

    def options_with(self, given: Mapping[str, OptionValue]) -> object:
        """What a picture of these answers is drawn from, though they may not go together."""
        options: object = self.draft.kit.rules.make_options({**self.draft.answers, **given})
        return options

    def is_changed(self, group: RuleGroup) -> bool:
        """Whether something in it is other than in the printed game."""
        return bool(self.options_with(self.usual(group)) != self.options)

    def given(self, answers: Mapping[str, OptionValue]) -> Draft:
        """The table with these answers; the printed game stays, other answers may give way."""
        return self.draft.with_answers(answers, self.begun_from)

    def problem(self, answer: RuleAnswer) -> str | None:
        """Why an answer does not go with the rest."""
        if answer.holds(self.spelled):
            return None
        return self.draft.kit.rules.option_spec.problem({**self.draft.answers, **answer.gives})

    def way_out(self, answer: RuleAnswer) -> tuple[str, Draft]:
        """What gives way to an answer, in a word or two, and the table that comes of it."""
        after = self.given({**answer.gives, **answer.anyway})
        spelled = TableRules(after).spelled
        for group in self.groups:
            for question in group.questions:
                if not isinstance(question, RuleQuestion) or answer in question.answers:
                    continue
                for other in question.answers:
                    if other.holds(spelled) and not other.holds(self.spelled):
                        return _(other.title), after
        return _("Anyway"), after

    @property
    def is_twisted(self) -> bool:
        """Whether any group is other than in the printed game."""
        return any(map(self.is_changed, self.groups))

    def name(self) -> str:
        """What was chosen: "The cross with Lineup and Diagonal"."""
        kit, pictures = self.draft.kit, self.pictures
        game = _(kit.title)
        if pictures is not None:
            answer = self.draft.answers[pictures.one_of]
            game = _(pictures.cards[pictures.one_of, answer].title)
        twists, own = [], False
        for group in filter(self.is_changed, self.groups):
            usual = spelled_out(kit, pictures, self.options_with(self.usual(group)))
            named = [_(each.title) for each in group.printed
                     if each.holds(self.spelled) and not each.holds(usual)]  # fmt: skip
            twists += named
            own = own or not named
        if own:
            twists.append(_("rules of your own"))
        if not twists:
            return game
        return _("{game} with {twists}").format(game=game, twists=join_words(twists))


def cards_of(
    rules: TableRules,
    answers: Sequence[RuleAnswer],
    picture: RulePicture | None,
    press: Callable[[RuleAnswer], None],
    more: Sequence[Element] = (),
    columns: int = 4,
) -> Element:
    """A card for each answer; what is locked says so when it is pressed."""
    shown = []
    for answer in answers:
        locked = rules.problem(answer) is not None
        card = PictureCard(
            answer.name,
            None if picture is None else drawn_with(rules, picture, answer.gives),
            _(answer.title),
            partial(press, answer),
            chosen=answer.holds(rules.spelled),
        )
        sentence = _(answer.sentence) if answer.sentence else ""
        shown.append(card.large(sentence, tallest=CARD_TALLEST, locked=locked))
    count = min(columns, len(shown) + len(more))
    return Grid(*shown, *more, columns=count, narrowest=NARROWEST_CARD, gap=GAP)


def drawn_with(
    rules: TableRules, picture: RulePicture, given: Mapping[str, OptionValue]
) -> Callable[[Size, Theme], Sprite]:
    """The picture of a table with other answers."""
    return partial(picture, rules.options_with(given))


def locked_line(rules: TableRules, answer: RuleAnswer, change: Change) -> Element | None:
    """Why an answer is locked, in one sentence, and the way out."""
    problem = rules.problem(answer)
    if problem is None:
        return None
    words, after = rules.way_out(answer)
    why = _("{answer}: {reason}").format(answer=_(answer.title), reason=problem)
    press = Button(f"{answer.name} anyway", partial(change, after), text=words).snug()
    soft = Paragraph(why, Style.SMALL, colour=lambda palette: palette.text_soft)
    lock = Row(LockSign(), soft, weights={1: 1}, gap=GAP)
    return Panel(Ends(lock, press, share=0.6), padding=8)


class LockSign(Shown):
    """A lock before the reason."""

    def natural(self, look: Look, width: int) -> Size:
        side = min(width, look.type(Style.SMALL).line_height)
        return side, side

    def draw(self, painter: Painter) -> None:
        painter.icon(Icon.LOCK, self.rect.center, self.rect.height)


def steps_of(rules: TableRules, steps: RuleSteps, change: Change) -> Element:
    """A stepper of the values that go."""
    draft, chosen = rules.draft, rules.spelled[steps.name]
    spec, words = draft.kit.rules.option_spec, draft.kit.option_words[steps.name]
    free = tuple(
        value for value in steps.values
        if value == chosen or spec.problem({**draft.answers, steps.name: value}) is None
    )  # fmt: skip

    def choose(value: OptionValue) -> None:
        change(rules.given({steps.name: value}))

    if chosen not in free:
        free = (*free, chosen)
    control = Choice(
        f"{steps.name} steps", free, chosen, choose,
        show=lambda value: draft.kit.teller.phrase(words.answers[value]),
    )  # fmt: skip
    note = steps.note(rules.options)
    parts: list[Element] = [Label(_(steps.words), Style.CONTROL), control.with_ends()]
    if note:
        parts.append(Label(note, Style.SMALL, colour=lambda palette: palette.text_soft))
    return Column(*parts, gap=6)


class RuleChip(Widget):
    """A group of rules: its picture, its name, and how it is answered."""

    def __init__(
        self,
        name: str,
        on_press: Callable[[], None],
        words: tuple[str, str],
        picture: Callable[[Size, Theme], Sprite] | None,
        *,
        selected: bool = False,
        bare: bool = False,
        quiet_title: bool = False,
    ) -> None:
        super().__init__(name)
        self._on_press = on_press
        self._words = words
        self._picture = picture
        self._selected = selected
        self._bare = bare
        self._styles = (Style.SMALL, Style.CAPTION) if quiet_title else (Style.CONTROL, Style.SMALL)

    def press(self) -> None:
        self._on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def natural(self, look: Look, width: int) -> Size:
        title, told = map(look.type, self._styles)
        room = width - look.px(CHIP * PICTURE_SHAPE + 2 * PADDING)
        lines = look.typesetter.wrap(self._words[1], told, max(1, room))
        count = 1 if self._is_quiet else min(2, len(lines))
        high = title.line_height + count * told.line_height + look.px(2 * PADDING)
        return width, max(look.px(CHIP), high)

    @property
    def _is_quiet(self) -> bool:
        """In set-up: low, with its answer louder than its name."""
        return self._styles[0] is Style.SMALL

    def draw_body(self, painter: Painter) -> None:
        theme = painter.theme
        palette, px = theme.palette, theme.metrics.px
        if not self._bare:
            draw_plate(painter, self.rect, lit=self._selected or bool(self.glow.target),
                       edged=self._selected)  # fmt: skip
        inner = self.rect.inflate(-2 * px(PADDING), -2 * px(PADDING))
        if self._picture is not None:
            high = min(inner.height, px(CHIP - 2 * PADDING if self._is_quiet else CHIP * 1.3))
            box = Rect(inner.left, 0, round((high) * PICTURE_SHAPE), high)
            box.centery = inner.centery
            painter.box(box, palette.table_middle, radius=px(CORNER - 4))
            painter.sprite(self._picture(box.size, theme), box.center)
            inner = Rect(box.right + px(PADDING), inner.top, 0, inner.height)
            inner.width = max(1, self.rect.right - px(PADDING) - inner.left)
        self._draw_words(painter, inner)

    def _draw_words(self, painter: Painter, inner: Rect) -> None:
        title, told = map(painter.type, self._styles)
        lines = painter.typesetter.wrap(self._words[1], told, inner.width)
        room = max(1, (inner.height - title.line_height) // told.line_height)
        if len(lines) > room:
            lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
        y = inner.centery - (title.line_height + len(lines) * told.line_height) / 2
        y += title.line_height / 2
        soft = painter.theme.palette.text_soft
        quiet = self._is_quiet
        painter.text(self._words[0], self._styles[0], (inner.left, y), align=Align.LEFT,
                     width=inner.width, colour=soft if quiet else None)  # fmt: skip
        y += (title.line_height + told.line_height) / 2
        for line in lines:
            painter.text(line, self._styles[1], (inner.left, y), align=Align.LEFT,
                         width=inner.width, colour=None if quiet else soft)  # fmt: skip
            y += told.line_height


def draw_plate(painter: Painter, rect: Rect, *, lit: bool, edged: bool) -> None:
    """Dark glass, lighter under the pointer, with a paper edge where it matters."""
    palette, px = painter.theme.palette, painter.theme.metrics.px
    painter.box(
        rect,
        palette.panel_raised if lit else palette.panel,
        radius=px(CORNER),
        alpha=235 if lit else max(165, palette.panel_alpha),
        edge=palette.paper if edged else None,
        edge_width=px(2.2),
    )


class ChangedChip(Box):
    """A chip with a paper edge, and an arrow that takes the change back."""

    def __init__(self, chip: RuleChip, undo: Button) -> None:
        super().__init__((chip, undo))

    def natural(self, look: Look, width: int) -> Size:
        return width, self.parts[0].natural(look, width - self._room(look))[1]

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        side = self._room(look) - look.px(PADDING)
        chip = rect.copy()
        chip.width -= self._room(look)
        self.parts[0].place(look, chip)
        undo = Rect(0, 0, side, side)
        undo.midright = rect.right - look.px(PADDING), rect.centery
        self.parts[1].place(look, undo)

    def draw(self, painter: Painter) -> None:
        draw_plate(painter, self.rect, lit=True, edged=True)
        super().draw(painter)

    @staticmethod
    def _room(look: Look) -> int:
        return look.px(UNDO + PADDING)


class TablePreview(Shown):
    """The table as it will be, drawn small."""

    def __init__(self, draft: Draft, pictures: SetUpPictures, tallest: float = TALLEST) -> None:
        super().__init__()
        self._draft = draft
        self._pictures = pictures
        self._tallest = tallest

    def natural(self, look: Look, width: int) -> Size:
        # Where words take more, pictures take less.
        tallest = look.px(self._tallest / look.metrics.text_scale**GIVES_WAY)
        return width, min(round(width * SHAPE), tallest)

    def draw(self, painter: Painter) -> None:
        theme, draft = painter.theme, self._draft
        room = Rect(self.rect)
        room.width = min(room.width, round(room.height / SHAPE))
        room.center = self.rect.center
        picture = self._pictures.table(draft.options, draft.set_up, room.size, theme)
        painter.sprite_at(picture, room.topleft)
        painter.box(
            room,
            theme.palette.edge,
            radius=theme.metrics.px(14),
            alpha=0,
            edge=theme.palette.edge,
            edge_width=theme.metrics.px(EDGE),
        )
