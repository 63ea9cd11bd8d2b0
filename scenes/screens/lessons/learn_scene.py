"""Where lessons are chosen: those of one game at a time, and its rules beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect

from game.app.learning.learned import has_learned, lessons_done, next_lesson
from game.kits.lesson import first_course
from scenes.art.harbour.street_houses import HEIGHT, WIDTH, lit_house, sleeping_house
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Stage
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.frame import Frame, heading
from scenes.menu.segments import Segments
from scenes.screens.demo import MakeTable
from scenes.screens.lessons.lesson_doors import open_lesson
from scenes.screens.review.due_mistakes import DueMistakes
from scenes.screens.rulebook import RulesScene
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Flow, Grid
from scenes.ui.ui_scene import UiScene

COLOURS = 5
TALLEST = 0.9
"""Of the height of the row."""


class LessonRow(Button):
    """Number and name, what it teaches, and a house."""

    icon_share = 0.76

    def __init__(
        self, number: int, title: str, taught: str, on_press: Callable[[], None], *, done: bool
    ) -> None:
        sign = Icon.CHECK if done else Icon.PLAY
        name = f"lesson {number + 1}"
        super().__init__(name, on_press, ButtonKind.ROW, text=title, icon=sign, detail=taught)
        self._colour = number % COLOURS
        self._done = done

    def draw_sign(
        self, painter: Painter, centre: tuple[float, float], height: int, colour: str
    ) -> None:
        """The house, with a small sign on its door that says the same without light."""
        high = round(min(height * HEIGHT / WIDTH, self.rect.height * TALLEST))
        place = Rect(0, 0, round(high * WIDTH / HEIGHT), high)
        place.center = (round(centre[0]), round(centre[1]))
        house = lit_house if self._done else sleeping_house
        drawn = sprite(house, self._colour, place.size, painter.theme.palette)
        painter.sprite_at(drawn, place.topleft)
        if self._done:
            side = painter.theme.metrics.px(18)
            spot = (place.right - side // 3, place.bottom - side // 2)
            painter.disc(spot, side, painter.theme.palette.panel_deep)
            super().draw_sign(painter, spot, round(side * 0.7), colour)


TALLEST_ROW = 190
"""Units: rows share the page out among them, as far as that helps."""


class LearnScene(UiScene):
    """The lesson that comes next has the focus, so that one key goes on with it."""

    def __init__(self, host: Host, make_table: MakeTable) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._mistakes = DueMistakes(host, make_table)
        self._opened: int | None = None
        self._learned_before: tuple[str, ...] = ()
        self._is_under_rules = False
        self._kits = [kit for kit in TABLES.values() if kit.game.lessons]
        known = TABLES[host.kit.key]
        self._show_game(known if known in self._kits else self._kits[0])

    @property
    def game(self) -> TableKit:
        """Whose lessons are shown."""
        return self._kit

    def _show_game(self, kit: TableKit) -> None:
        self._kit = kit
        following = next_lesson(self._host.settings, kit.game)
        self._is_later = following >= first_course(kit.game.lessons)
        self.first_focus = f"lesson {following + 1}"

    def enter(self, stage: Stage) -> None:
        self._mistakes.look()
        super().enter(stage)

    def build(self) -> Element:
        lessons = self._kit.game.lessons
        course = first_course(lessons)
        shown = range(course, len(lessons)) if self._is_later else range(course)
        rows = map(self._row, shown)
        done = _("{done} of {count} lessons").format(
            done=lessons_done(self._host.settings, self._kit.game), count=len(lessons)
        )
        words = Paragraph(done, Style.BODY, colour=lambda palette: palette.text_soft)
        body = Column(
            Flow(
                Segments("game", self._kits, self._kit, self._turn_to, show=_title),
                Segments("part", (False, True), self._is_later, self._turn_page, show=_part),
            ),
            words,
            Grid(*rows, columns=2, narrowest=400, gap=12, tallest=TALLEST_ROW),
            gap=12,
            weights={2: 1.0},
        )
        rules = Button("Rules", self._rules, text=_("Rules"), icon=Icon.BOOK)
        mistakes = self._mistakes.buttons()
        return Frame(heading(_("Learn"), self.back, *mistakes, rules), body)

    def _turn_page(self, later: bool) -> None:  # noqa: FBT001 - a segment says which
        self._is_later = later
        self.rebuild()

    def _row(self, number: int) -> Button:
        lesson = self._kit.game.lessons[number]
        done = has_learned(self._host.settings, self._kit.game, lesson)
        title = _("{number}. {title}").format(number=number + 1, title=_(lesson.title))
        act = partial(self._open, number)
        return LessonRow(number, title, _(lesson.learned), act, done=done)

    def _turn_to(self, kit: TableKit) -> None:
        self._show_game(kit)
        self.rebuild()

    def _open(self, number: int) -> None:
        self._opened, self._learned_before = number, self._host.settings.learned
        self.stage.push(open_lesson(self.stage, self._host, self._make_table, self._kit, number))

    def _rules(self) -> None:
        kit = self._kit
        self._is_under_rules = self.dirty = True
        options = kit.game.options_with(self._host.set_up_of(kit.game).option_values)
        self.stage.push(RulesScene(kit, options, tuple(TABLES.values()), self._host))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._mistakes.update(self.stage):
            self.rebuild()

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.RULES):
            self._rules()
        else:
            super().handle(event)

    def resume(self) -> None:
        """What was learned meanwhile is marked, and one goes on from where one was."""
        super().resume()
        self._is_under_rules = False
        self._mistakes.look()
        self._show_game(self._kit)
        after = None if self._opened is None else self._lesson_after(self._opened)
        if after is not None:
            self._is_later = after >= first_course(self._kit.game.lessons)
        self.rebuild()
        if after is not None:
            self.ui.focus_on(f"lesson {after + 1}", quiet=True)
            self._opened = None

    def _lesson_after(self, number: int) -> int:
        """The one that was opened, or what follows those that were finished since."""
        lessons, now = self._kit.game.lessons, self._host.settings
        before = replace(now, learned=self._learned_before)
        for at in range(number, len(lessons)):
            is_known = has_learned(before, self._kit.game, lessons[at])
            if is_known or not has_learned(now, self._kit.game, lessons[at]):
                return at
        return len(lessons) - 1

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def draw(self, painter: Painter) -> None:
        """Under the rules only the cloth: their sheet does not reach to the buttons' edges."""
        if self._is_under_rules:
            self.draw_ground(painter)
        else:
            super().draw(painter)


def _part(later: bool) -> str:  # noqa: FBT001 - one of two
    return _("For later") if later else _("First lessons")


def _title(kit: TableKit) -> str:
    return _(kit.game.title)
