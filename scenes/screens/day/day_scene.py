"""Deal of the day: the same cards for everybody, three bots, and a few lines to hand on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import date, timedelta
from functools import partial

from pygame import Rect

from game.app.daily import BOTS, day_of_deal
from game.app.people.day_result import DayResult, another_try_words, day_lines
from game.app.people.evenings import clock_words, days_on_time, monday_of, row_length, week_of
from game.app.saving.archive import finished_game
from game.app.saving.catalogue import CataloguedGame, facts_of
from game.app.saving.running import WaitingMatch
from game.app.saving.saves import BadSave
from game.app.storage.paths import finished_folder
from game.core.sentences import day_words
from game.kits.kit import AnyKit
from game.kits.registry import KITS, titles
from scenes.art.harbour.street_houses import HEIGHT, WIDTH, town_house
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _, ngettext
from scenes.engine.music import Piece
from scenes.engine.scene import Stage
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.desktop import copy_text
from scenes.menu.frame import Ends, Frame, heading
from scenes.menu.segments import Segments
from scenes.screens.demo import MakeTable
from scenes.screens.games_page.waiting_rows import with_room
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.controls.choice import Choice
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label, Paragraph, Shown
from scenes.ui.layout import Column, Flow, Panel, Split
from scenes.ui.ui_scene import UiScene

WEEKS = 5
HOUSE = 230
COLOURS = 5


class WeekStreet(Shown):
    """The last weeks up to today; nothing is said of days to come."""

    def __init__(self, played: Collection[date], today: date) -> None:
        super().__init__()
        self._played = frozenset(played)
        self._today = today

    def natural(self, look: Look, width: int) -> Size:
        high = min(look.px(HOUSE), round(width / WEEKS * HEIGHT / WIDTH))
        return width, high + look.type(Style.SMALL).line_height

    def draw(self, painter: Painter) -> None:
        small = painter.type(Style.SMALL).line_height
        step = self.rect.width / WEEKS
        high = self.rect.height - small
        wide = round(high * WIDTH / HEIGHT)
        for number in range(WEEKS):
            monday = monday_of(self._today) - timedelta(weeks=WEEKS - 1 - number)
            days = tuple(week_of(self._played, monday, self._today))
            centre = self.rect.left + step * (number + 0.5)
            place = Rect(round(centre - wide / 2), self.rect.top, wide, high)
            # The same week keeps its colour for as long as it is in sight.
            colour = monday.toordinal() // 7 % COLOURS
            house = sprite(town_house, colour, days, place.size, painter.theme.palette)
            painter.sprite_at(house, place.topleft)
            painter.text(
                f"{monday.day}/{monday.month}",
                Style.SMALL,
                (centre, self.rect.bottom - small / 2),
                colour=painter.theme.palette.text_soft,
                width=round(step),
            )


PADDING, CORNER = 18, 12
STRONG_LINES = 2


class DayPaper(Shown):
    """What was played and how it ended stand out; the rest is for those who know the game."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._lines = tuple(lines)

    def natural(self, look: Look, width: int) -> Size:
        high = sum(look.type(_style(at)).line_height for at in range(len(self._lines)))
        return width, high + 2 * look.px(PADDING)

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.box(self.rect, palette.paper, radius=px(CORNER))
        inner: Rect = self.rect.inflate(-2 * px(PADDING), -2 * px(PADDING))
        y = inner.top
        for at, line in enumerate(self._lines):
            high = painter.type(_style(at)).line_height
            place = (inner.left, y + high / 2)
            painter.text(
                line, _style(at), place, align=Align.LEFT, colour=palette.ink, width=inner.width
            )
            y += high


def _style(number: int) -> Style:
    return Style.STRONG if number < STRONG_LINES else Style.BODY


SHARES = (58, 42)
NARROWEST = 400
SAID = 1.5
"""Seconds for which "Copied" is said."""


class DayScene(UiScene):
    """Opens on today. Days can be turned back, never forward beyond it."""

    def __init__(
        self, host: Host, make_table: MakeTable, copy: Callable[[str], bool] = copy_text
    ) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._copy = copy
        self._game = host.kit.key
        self._today = host.today
        self._day = self._today
        self._waiting: list[WaitingMatch] = []
        self._note = ""
        self._said = 0.0
        self._versions = (-1, -1)

    def enter(self, stage: Stage) -> None:
        self._look_around()
        super().enter(stage)

    def resume(self) -> None:
        """A deal may have been played, and midnight may have passed."""
        super().resume()
        self._host.audio.music(Piece.TITLE)
        self._look_around()
        self.rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._said > 0:
            self._said -= dt
            if self._said <= 0:
                self._note = ""
                self.rebuild()
        if self._versions != self._known:
            self.rebuild()

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def build(self) -> Element:
        self._versions = self._known
        names = titles()
        games = Segments("game", tuple(names), self._game, self._show_game, show=names.__getitem__)
        top = Ends(heading(_("Deal of the day"), self.back), games, share=0.62)
        calendar, chosen = self._calendar(), self._chosen_day()
        body = Split(calendar, chosen, shares=SHARES, narrowest=NARROWEST, gap=16)
        return Frame(top, body, gap=14)

    @property
    def _known(self) -> tuple[int, int]:
        return self._host.people.version, self._host.shelf.version

    @property
    def _kit(self) -> AnyKit:
        return KITS[self._game]

    @property
    def _result(self) -> DayResult | None:
        return self._host.player.day_result(self._game, self._day)

    def _look_around(self) -> None:
        self._host.people.look()
        self._host.shelf.news = None
        self._waiting = self._host.matches.look_around().waiting
        if self._day == self._today:
            self._day = self._host.today
        self._today = self._host.today

    # What is shown

    def _calendar(self) -> Element:
        played = days_on_time(self._host.player.days)
        row = row_length(played, self._today)
        words = _("Play a day, and its window is lit.")
        if row:
            sentence = ngettext("{count} evening in a row", "{count} evenings in a row", row)
            words = sentence.format(count=row)
        notes = [
            _("A house a week, a window a day, Sunday in the gable."),
            _("Lit: played. Shutters: the free day of the week. Golden frame: today."),
        ]
        if clock := clock_words(played, self._today):
            notes.append(clock)
        soft = (
            Paragraph(note, Style.SMALL, colour=lambda palette: palette.text_soft) for note in notes
        )
        street = WeekStreet(played, self._today)
        return Panel(Column(Label(words, Style.SUBHEADING), street, *soft, gap=10), padding=20)

    def _chosen_day(self) -> Element:
        days = tuple(self._today - timedelta(days=ago) for ago in reversed(range(7 * WEEKS)))
        day = self._day if self._day in days else self._today
        choice = Choice("day", days, day, self.show_day, show=self._day_words).with_ends()
        result = self._result
        shown = self._to_play() if result is None else self._played(result)
        return Panel(Column(choice, *shown, gap=14), padding=20)

    def _day_words(self, day: date) -> str:
        if day == self._today:
            return _("Today, {day}").format(day=day_words(day))
        return day_words(day)

    def _to_play(self) -> list[Element]:
        level = _(BOTS.display_name).lower()
        is_today = self._day == self._today
        words = _("Three bots of the level {level}, no hints, and the same cards for everybody.")
        late = _("This day is over: its deal can be played, but its window stays as it is.")
        waiting = self._waiting_match()
        text = _("Go on") if waiting is not None else _("Play")
        play = Button("Play", self._play, ButtonKind.PRIMARY, text=text)
        self.first_focus = "Play"
        lines: list[Element] = [Paragraph(words.format(level=level), Style.PROSE)]
        if not is_today:
            lines.append(Paragraph(late, Style.PROSE))
        if self._is_another_try(waiting):
            lines.append(Paragraph(another_try_words(), Style.PROSE))
        return [*lines, Flow(play)]

    def _played(self, result: DayResult) -> list[Element]:
        row = row_length(days_on_time(self._host.player.days), self._today)
        lines = day_lines(result, row if self._day == self._today else 0)
        self.first_focus = "Copy"
        buttons = Flow(
            Button("Copy", partial(self._copy_lines, lines), ButtonKind.PRIMARY, text=_("Copy"),
                   icon=Icon.COPY),
            Button("Export", partial(self._export, result), text=_("Export the game")).tipped(
                _("A friend checks the lines with it: kododo verify.")
            ),
            gap=12,
        )  # fmt: skip
        news = self._host.shelf.news
        note = self._note or (news.sentence if news is not None else "")
        if not note and self._day == self._today:
            note = _("The next deal comes tomorrow.")
        soft = Paragraph(note, Style.SMALL, colour=lambda palette: palette.text_soft)
        return [DayPaper(lines), buttons, soft]

    # What is done

    def _show_game(self, game: str) -> None:
        self._game = game
        self.rebuild()

    def show_day(self, day: date) -> None:
        """Turn to another day."""
        self._day = day
        self._note = ""
        self.rebuild()

    def _waiting_match(self) -> WaitingMatch | None:
        """The deal of this day, where somebody has left it."""
        name = self._host.player.name
        for match in self._waiting:
            ours = match.saved.match.rules.key == self._game
            if (
                ours
                and match.saved.chairs[0].name == name
                and day_of_deal(match.saved) == self._day
            ):
                return match
        return None

    def _is_another_try(self, waiting: WaitingMatch | None) -> bool:
        """Whether what is played now is not the first try, wherever that is."""
        first = self._host.people.first_try(self._host.player.name, self._game, self._day)
        seal = None if waiting is None else waiting.saved.match.log.header.seal
        return first is not None and first.seal != seal

    def _play(self) -> None:
        waiting = self._waiting_match()
        if waiting is None:
            with_room(self.stage, self._host, self._begin)
            return
        session = self._host.resume(waiting)
        if session is None:
            self.resume()
        else:
            self.stage.push(self._make_table(session))

    def _begin(self) -> None:
        session = self._host.day_session(self._kit, self._day)
        self.stage.push(self._make_table(session))

    def _copy_lines(self, lines: list[str]) -> None:
        copied = self._copy("\n".join(lines))
        self._note = _("Copied.") if copied else _("Copying is not possible here.")
        self._said = SAID
        self.rebuild()

    def _export(self, result: DayResult) -> None:
        path = finished_game(result.seal, finished_folder())
        try:
            facts = None if path is None else facts_of(path)
        except BadSave:
            facts = None
        if path is None or facts is None:
            self._note = _("The game itself is not there any more.")
            self.rebuild()
            return
        self._host.shelf.export(CataloguedGame(path, facts))
