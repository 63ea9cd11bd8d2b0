"""Deal of the day: the same cards for everybody, three bots, and a line to hand on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from pygame import Rect

from game.app.daily import day_of_deal, table_of_day
from game.app.people.day_result import DayResult, another_try_words, day_lines, lit_houses
from game.app.people.evenings import clock_words, days_on_time, row_length
from game.app.saving.archive import finished_game
from game.app.saving.catalogue import CataloguedGame, facts_of
from game.app.saving.running import WaitingMatch
from game.app.saving.saves import BadSave, read_save
from game.app.storage.paths import finished_folder
from game.core.sentences import begin, day_words, full_day_words, place_words
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from game.review.reviewing import can_review
from scenes.anim.tween import Glide
from scenes.art.icons import Icon
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _, ngettext
from scenes.engine.music import Piece
from scenes.engine.scene import Stage
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.desktop import copy_text, open_folder
from scenes.menu.face_choice import FaceLabel
from scenes.menu.frame import heading
from scenes.menu.gradual import Gradual
from scenes.menu.more_sheet import MoreEntry, more_button
from scenes.screens.day.day_parts import (
    DayChoice,
    DayPage,
    MastersTries,
    card,
    draw_hourglass,
    five_houses,
    rival,
    until_tomorrow,
)
from scenes.screens.day.week_street import WeekStreet, draw_dusk, dusk_pictures
from scenes.screens.demo import MakeTable
from scenes.screens.games_page.waiting_rows import with_room
from scenes.screens.results.earned_street import WINDOW_SECONDS
from scenes.screens.results.kept_picture import PictureKeeper
from scenes.screens.results.share_card import day_card
from scenes.screens.review.review_scene import ReviewScene
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Label, Paragraph, Picture
from scenes.ui.layout import Column, Flow, Panel, Row, Split
from scenes.ui.ui_scene import UiScene

SHARES, NARROWEST = (32, 68), 240
OWN_FACE = 76
FIRST_HOUSES = 1.7
"""How much larger the houses are while there is nothing else to tell."""
DUSK_SKY = "#1A3563"
SAID = 1.5
"""Seconds for which "Copied" is said."""


class DayScene(UiScene):
    """Opens on today. Days can be turned back, never forward beyond it."""

    def __init__(
        self,
        host: Host,
        make_table: MakeTable,
        copy: Callable[[str], bool] = copy_text,
        show_folder: Callable[[Path], bool] = open_folder,
    ) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._copy = copy
        self._pictures = PictureKeeper(host, show_folder)
        self._game = host.kit.key
        self._today = host.today
        self._day = self._today
        self._waiting: list[WaitingMatch] = []
        self._note = ""
        self._said = 0.0
        self._versions = (-1, -1)
        self._floor = 0
        self._street = WeekStreet((), self._today)
        self._minute = ""
        self._gradual = Gradual()
        self._lit = Glide(1.0)
        """How far the window of today shines that was lit just now."""
        self._was_played: bool | None = None
        self._masters = MastersTries(host)

    def enter(self, stage: Stage) -> None:
        self._host.shelf.news = None
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
        self._pictures.update(self.stage)
        if self._said > 0:
            self._said -= dt
            if self._said <= 0:
                self._note = ""
                self.rebuild()
        if self._lit.update(dt):
            self._street.light, self.dirty = self._lit.value, True
        if (
            self._masters.update()
            or self._versions != self._known
            or self._minute != self._host.now()[:16]
        ):
            self.rebuild()

    @property
    def at_work(self) -> bool:
        return self._masters.at_work

    def leave(self) -> None:
        self._masters.stop()

    def area(self) -> Rect:
        return self.stage.theme.metrics.window

    @property
    def is_filling(self) -> bool:
        return not self._gradual.is_done

    def draw_ground(self, painter: Painter) -> None:
        self._gradual.build(painter)
        if not self._gradual.has(*dusk_pictures(painter.theme)):
            painter.fill(DUSK_SKY)
            return
        version, floor = (painter.theme, self._floor), self._floor
        painter.layer("dusk", version, lambda layer: draw_dusk(layer, floor), opaque=True)

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        self._street.draw_months(painter)
        self._pictures.take(painter)

    def build(self) -> Element:
        self._versions, self._minute = self._known, self._host.now()[:16]
        played = days_on_time(self._host.player.days)
        more = more_button(self.stage, self._more)
        head = heading(_("Deal of the day"), self.back, more)
        cards = Split(self._deal(), self._evening(), shares=SHARES, narrowest=NARROWEST, gap=20)
        return DayPage(head, cards, WeekStreet(played, self._today), self._take_street)

    def _take_street(self, street: WeekStreet) -> None:
        self._street, self._floor = street, street.floor
        self._gradual.ask(dusk_pictures(self.stage.theme))
        street.light = self._lit.value
        street.fill(self._gradual, self.stage.theme)

    def rebuild(self) -> None:
        """Whoever comes back from today's deal sees its window go light."""
        played = self._today in days_on_time(self._host.player.days)
        if self._host.people.is_read:
            if played and self._was_played is False:
                self._lit.jump(0.0)
                self._lit.to(1.0, self.stage.theme.motion.moving(WINDOW_SECONDS))
                self._host.audio.play(Sound.WINDOW_LIT)
            self._was_played = played
        super().rebuild()

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
        self._waiting = self._host.matches.look_around().waiting
        if self._day == self._today:
            self._day = self._host.today
        self._today = self._host.today

    # What is shown

    def _deal(self) -> Element:
        """The day, who plays, and the way to the table."""
        table = table_of_day(self._kit, self._host.chair)
        title = _("{game} for {count}").format(game=_(self._kit.title), count=len(table.chairs))
        when = begin(full_day_words(self._day))
        rivals = Row(*(rival(chair) for chair in table.chairs[1:]), gap=18)
        soft = Paragraph(when, Style.BODY, colour=lambda palette: palette.text_soft)
        name = Label(title, Style.SUBHEADING)
        return card(Column(soft, name, rivals, *self._way_on(), gap=12))

    def _way_on(self) -> list[Element]:
        self.first_focus = "Play"
        if self._result is not None:
            self.first_focus = "Copy"
            row = row_length(days_on_time(self._host.player.days), self._today)
            words = ngettext("{count} evening in a row", "{count} evenings in a row", row)
            return [Label(words.format(count=row), Style.STRONG)] if row else []
        waiting = self._waiting_match()
        text = _("Go on") if waiting is not None else _("Play")
        lines: list[Element] = []
        if self._day != self._today:
            late = _("This day is over: its window stays as it is.")
            lines.append(Paragraph(late, Style.SMALL))
        if self._is_another_try(waiting):
            lines.append(Paragraph(another_try_words(), Style.SMALL))
        return [*lines, Button("Play", self._play, ButtonKind.PRIMARY, text=text)]

    def _evening(self) -> Element:
        """How this day went, or the last one that was played."""
        result = self._shown_result
        if result is None:
            return card(self._first_evening())
        self._masters.ask(result)
        face, name = self._host.player.face, _("{place} with {points}").format(
            place=place_words(result.rank), points=result.points
        )  # fmt: skip
        told = Column(
            Label(name, Style.HEADING), Paragraph(self._masters.words(result), Style.BODY), gap=0
        )
        who = Row(FaceLabel(face, OWN_FACE), told, gap=16, weights={1: 1})
        return card(Column(who, self._share(result), self._foot(result), *self._notes(), gap=14))

    def _first_evening(self) -> Element:
        words = _("The same cards for everybody. Play, and today's window is lit.")
        houses = five_houses((False,) * 5, FIRST_HOUSES)
        told = Paragraph(words, Style.SPOKEN)
        return Column(told, Flow(houses, centred=True), *self._notes(), gap=20)

    @property
    def _shown_result(self) -> DayResult | None:
        """Of the day that is shown; before it is played, of the evening before."""
        results = [each for each in self._host.player.days if each.game == self._game]
        earlier = [each for each in results if each.day <= self._day]
        return self._result or max(earlier, key=lambda each: each.day, default=None)

    def _share(self, result: DayResult) -> Element:
        lines = day_lines(result)
        note = self._note or _("Kododo, {day}").format(day=day_words(result.day))
        kind = ButtonKind.PRIMARY if self._result is not None else ButtonKind.PLAIN
        copy = Button("Copy", partial(self._copy_lines, lines), kind, text=_("Copy"))
        row = Row(
            five_houses(lit_houses(result)), Paragraph(note, Style.STRONG), Gap(), copy,
            gap=20, weights={2: 1},
        )  # fmt: skip
        return Panel(row, padding=12)

    def _foot(self, result: DayResult) -> Element:
        """When the next deal comes, and the way back to this one."""
        left = until_tomorrow(self._host.now())
        sign = Picture((30, 30), draw_hourglass)
        until = Label(_("Tomorrow in"), Style.BODY, colour=lambda palette: palette.text_soft)
        back = Button("Look back", partial(self._look_back, result), text=_("Look back"))
        return Row(sign, until, Label(left, Style.NUMBER), Gap(), back, gap=12, weights={3: 1})

    def _notes(self) -> list[Element]:
        news = self._host.shelf.news
        told = [clock_words(days_on_time(self._host.player.days), self._today)]
        told.append(news.sentence if news is not None else "")
        return [Paragraph(note, Style.SMALL) for note in told if note]

    # What is done

    def _more(self) -> list[MoreEntry]:
        entries = [MoreEntry("Other days", _("Other games and days"), Icon.REPLAY, self._other)]
        result = self._shown_result
        if result is not None:
            picture = MoreEntry(
                "Picture", _("Picture"), Icon.CAMERA, partial(self._picture, result)
            )
            export = partial(self._export, result)
            entries.append(picture)
            entries.append(MoreEntry("Export", _("Export the game"), Icon.COPY, export))
        return entries

    def _other(self) -> None:
        sheet = DayChoice(self._game, self._day, self._today, self._show_game, self.show_day)
        self.stage.push(sheet)

    def _look_back(self, result: DayResult) -> None:
        path = finished_game(result.seal, finished_folder())
        try:
            saved = None if path is None else read_save(path)
        except BadSave:
            saved = None
        if saved is None or not can_review(KITS[result.game], saved.match):
            self._host.notes.append(_("The game itself is not there any more."))
            return
        self.stage.push(ReviewScene(self._host, saved, self._make_table, seat=0))

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

    def _picture(self, result: DayResult) -> None:
        """To send instead of the lines."""
        name = f"kododo-{result.game}-{result.day:%Y-%m-%d}"
        self._pictures.want(lambda painter: day_card(painter, result), name)
        self.dirty = True

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
