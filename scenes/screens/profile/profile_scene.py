"""Profile: who plays here, how well, in figures and charts, and the street of what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.app.people.achievements_list import AchievementProgress, standings_of
from game.app.people.person import Person, PlayedGame
from game.app.people.rating import Rating, ratings_over_time
from game.app.people.rating_words import loss_words, rating_words
from game.app.people.statistics import GameStatistics, contests, figures_of, grouped, rival_level
from game.kits.registry import KITS, titles
from scenes.art.card_backs import BACKS, CardBack
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _, ngettext
from scenes.engine.input.inputs import Input, Press
from scenes.engine.scene import Feedback, Stage
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.face_choice import FaceLabel
from scenes.menu.frame import Ends, Frame
from scenes.menu.segments import Segments
from scenes.screens.games_page.game_naming import NamingScene
from scenes.screens.profile.achievement_street import StreetHouse, standing_words
from scenes.screens.profile.people_scene import PeopleScene
from scenes.screens.profile.profile_charts import LevelLine, WinBars
from scenes.screens.profile.rewards import (
    SAILS,
    RewardCard,
    Sail,
    back_picture,
    sail_picture,
)
from scenes.table.awaited import Awaited
from scenes.ui.button import Button
from scenes.ui.cloth import lay_cloth
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.element import Element
from scenes.ui.labels import Label, Paragraph
from scenes.ui.layout import Column, Flow, Grid, Panel, Row
from scenes.ui.portraits import PEOPLE
from scenes.ui.ui_scene import UiScene

FACE = 64
NARROWEST_CHART = 380
NEWEST_GAMES = 60
"""Games whose ratings make the line."""


class ProfileScene(UiScene):
    """Of one person; others are a button away."""

    first_focus = "Back"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._keeper = host.people
        self._version = -1
        self._changed: tuple[Person, str] | None = None
        """Who has another name or face, and who sat there before; on the way to the disk."""
        self._awaited = Awaited(None)
        self._house = 0
        self._game: str | None = None
        self._standings: Sequence[AchievementProgress] = ()
        self._rated: dict[tuple[str, int, str], Sequence[Rating]] = {}

    def enter(self, stage: Stage) -> None:
        self._keeper.exported = None
        self._keeper.look()
        self._keeper.look_at_reviews()
        super().enter(stage)

    def resume(self) -> None:
        super().resume()
        self.rebuild()

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._awaited.update(dt)
        self._seat_when_kept()
        if self._keeper.version != self._version:
            self.rebuild()

    def handle(self, event: Input) -> None:
        super().handle(event)
        focused = self.ui.focused
        if isinstance(event, Press) and isinstance(focused, StreetHouse):
            self._choose_house(focused.number)

    def build(self) -> Element:
        self._version = self._keeper.version
        person = self._person
        self._standings = standings_of(person)
        games = contests(person.games, self._game)
        body = Column(
            Grid(self._bars(games), self._line(games), columns=2, narrowest=NARROWEST_CHART),
            *self._figures(games),
            self._street(),
            self._rewards(),
            self._actions(person),
            gap=12,
        )
        return Frame(self._top(person), body, gap=12)

    @property
    def _person(self) -> Person:
        return self._host.player

    # What is shown

    def _top(self, person: Person) -> Element:
        back = Button("Back", self.back, text="", icon=Icon.LEFT)
        words = Column(
            Paragraph(person.name, Style.HEADING),
            Paragraph(self._summary(person), Style.PROSE, colour=lambda palette: palette.text_soft),
            gap=0,
        )
        who = Row(back, FaceLabel(person.face, FACE), words, gap=16, weights={2: 1})
        names: dict[str | None, str] = {None: _("All")}
        names |= titles().items()
        kinds = tuple(names)
        shown = Segments("game", kinds, self._game, self.show_game, show=names.__getitem__)
        return Ends(who, shown, share=0.45)

    def _summary(self, person: Person) -> str:
        games = contests(person.games, self._game)
        if not games:
            return _("Your games will be counted here.")
        won = sum(game.is_won for game in games)
        counts = ngettext("{count} game, {won} won", "{count} games, {won} won", len(games))
        told = counts.format(count=len(games), won=won)
        return told if self._game is None else f"{self._level(self._game)} · {told}"

    def _ratings(self, game: str) -> Sequence[Rating]:
        """After each game; reckoned once, since a press on the street builds the page anew."""
        person = self._person
        known = (person.key, self._version, game)
        if known not in self._rated:
            strengths = KITS[game].bots.strengths
            self._rated[known] = ratings_over_time(contests(person.games, game), strengths)
        return self._rated[known]

    def _level(self, game: str) -> str:
        ratings = self._ratings(game)
        return rating_words(ratings[-1] if ratings else None)

    def _bars(self, games: Sequence[PlayedGame]) -> Element:
        bars = WinBars(grouped(games, rival_level))
        note = _("dotted: a fair share")
        return Panel(_headed(_("Won, by the strongest bot"), note, bars), padding=16)

    def _line(self, games: Sequence[PlayedGame]) -> Element:
        if self._game is None:
            words = [f"{title}: {self._level(key)}" for key, title in titles().items()]
            lines = (Paragraph(each, Style.PROSE) for each in (*words, *_figure_rows(games)))
            return Panel(_headed(_("Your level"), "", Column(*lines, gap=5)), padding=16)
        ratings = self._ratings(self._game)[-NEWEST_GAMES:]
        note = _("pale: what is uncertain")
        return Panel(_headed(_("Your level over time"), note, LevelLine(ratings)), padding=16)

    def _figures(self, games: Sequence[PlayedGame]) -> list[Element]:
        """Of one game; those of all stand beside the levels."""
        rows = [] if self._game is None else _figure_rows(games)
        told = Column(*(Paragraph(row, Style.PROSE) for row in rows), gap=2)
        return [Panel(told, padding=16)] if rows else []

    def _street(self) -> Element:
        lit = sum(each.is_earned for each in self._standings)
        note = _("{lit} of {all} houses lit").format(lit=lit, all=len(self._standings))
        houses = Flow(
            *(
                StreetHouse(number, each, self._choose_house, chosen=number == self._house)
                for number, each in enumerate(self._standings)
            ),
            gap=3,
        )
        chosen = self._standings[self._house]
        game = "" if chosen.game is None else f" · {titles()[chosen.game]}"
        told = Column(
            Label(_(chosen.achievement.name) + game, Style.STRONG),
            Paragraph(standing_words(chosen), Style.PROSE),
            gap=0,
        )
        return Panel(_headed(_("Your street"), note, Column(houses, told, gap=8)), padding=16)

    def _rewards(self) -> Element:
        """What lit houses bring: backs for all cards, and a sail for the boat of the title."""
        lit = sum(each.is_earned for each in self._standings)
        settings = self._host.settings
        backs = (
            RewardCard(f"back {back.key or 'sea'}", back_picture(back), _(back.name),
                       partial(self._take_back, back), chosen=back.key == settings.card_back)
            .asking(back.houses, lit)
            for back in BACKS
        )  # fmt: skip
        sails = (
            RewardCard(f"sail {sail.colour}", sail_picture(sail), _(sail.name),
                       partial(self._take_sail, sail), chosen=sail.colour == settings.sail)
            .asking(sail.houses, lit)
            for sail in SAILS
        )  # fmt: skip
        note = _("lit houses bring more")
        return Grid(
            Panel(_headed(_("Backs of the cards"), note, Flow(*backs, gap=8)), padding=16),
            Panel(_headed(_("The boat on the title"), note, Flow(*sails, gap=8)), padding=16),
            columns=2,
            narrowest=NARROWEST_CHART,
        )

    def _actions(self, person: Person) -> Element:
        known = bool(person.key)
        buttons = Flow(
            Button("People", self._show_people, text=_("Who plays?"), icon=Icon.PERSON),
            Button("Rename", self._rename, text=_("Rename"), icon=Icon.LOG),
            Button("Next face", self._change_face, text=_("Other face"), icon=Icon.RIGHT),
            Button("Export", partial(self._keeper.export, person), text=_("Export"), icon=Icon.COPY)
            .tipped(_("Write all that is remembered of you to a file."))
            .enabled_if(known),
            Button("Delete", self._ask_to_delete, text=_("Delete"), icon=Icon.CROSS).enabled_if(
                known
            ),
            gap=10,
        )
        words = _("Nothing of this leaves your computer.")
        if self._keeper.exported is not None:
            words = _("The profile is exported: {name}").format(name=self._keeper.exported)
        note = Paragraph(words, Style.SMALL, colour=lambda palette: palette.text_soft)
        return Column(buttons, note, gap=8)

    # What is done

    def show_game(self, game: str | None) -> None:
        """Only what was played of one game, or all."""
        self._game = game
        self.rebuild()

    def _choose_house(self, number: int) -> None:
        if number != self._house:
            self._house = number
            self.rebuild()

    def _take_back(self, back: CardBack) -> None:
        self._host.change(replace(self._host.settings, card_back=back.key))
        self.stage.set_comfort(self._host.comfort)
        self.rebuild()

    def _take_sail(self, sail: Sail) -> None:
        self._host.change(replace(self._host.settings, sail=sail.colour))
        self.rebuild()

    def _show_people(self) -> None:
        self.stage.push(PeopleScene(self._host))

    def _rename(self) -> None:
        name = self._person.name
        self.stage.push(NamingScene(name, self.take_name, _("Your name")))

    def take_name(self, name: str) -> None:
        """Whoever plays is called so from now on, unless somebody else is."""
        person, name = self._person, name.strip()
        other = self._keeper.called(name)
        if not name or (other is not None and other.key != person.key):
            self._host.notes.append(_("Somebody here has this name already, or it is empty."))
            self.stage.feedback(Feedback.REFUSE)
            return
        self._keep(replace(person, name=name))

    def _change_face(self) -> None:
        person = self._person
        place = PEOPLE.index(person.face) if person.face in PEOPLE else -1
        self._keep(replace(person, face=PEOPLE[(place + 1) % len(PEOPLE)]))

    def _keep(self, person: Person) -> None:
        """Changed here, in the file, and on the chairs of every table."""
        if person.key:
            job = self._keeper.keep(person)
        else:
            person, job = self._keeper.add(person.name, person.face)
        self._changed, self._awaited = (person, self._person.name), Awaited(job)
        self._seat_when_kept()

    def _seat_when_kept(self) -> None:
        """Somebody who could not be kept must not sit at a table."""
        if self._changed is not None and self._awaited.is_over:
            (person, before), self._changed = self._changed, None
            if self._keeper.person(person.key) is not None:
                self._host.seat_player(person, before)
            self.rebuild()

    def _ask_to_delete(self) -> None:
        person = self._person
        words = _("{name}: all that is remembered is lost. Finished games stay.")
        self.stage.push(
            Dialog(
                _("Delete this profile?"),
                words.format(name=person.name),
                Answer("Delete it", partial(self._delete, person), text=_("Delete")),
                Answer("Leave it", primary=True, text=_("No")),
            )
        )

    def _delete(self, person: Person) -> None:
        self._keeper.delete(person)
        self.rebuild()


def _headed(title: str, note: str, part: Element) -> Element:
    name = Paragraph(title, Style.STRONG)
    if not note:
        return Column(name, part, gap=8)
    soft = Paragraph(note, Style.SMALL, colour=lambda palette: palette.text_soft)
    return Column(Ends(name, soft), part, gap=8)


def _figure_rows(games: Sequence[PlayedGame]) -> list[str]:
    """All of them, and where they differ, by the number of players."""
    if not games:
        return []
    by_seats = sorted(grouped(games, lambda game: game.seats).items())
    rows = [_figure_words(_("All"), figures_of(games))]
    if len(by_seats) > 1:
        rows += [
            _figure_words(_("{count} players").format(count=seats), figures)
            for seats, figures in by_seats
        ]
    return rows


def _figure_words(name: str, figures: GameStatistics) -> str:
    counts = ngettext("{count} game, {won} won", "{count} games, {won} won", figures.games)
    points = _("points {mean} on average, best {best}, worst {worst}")
    mean = f"{figures.mean_points:.1f}"
    parts = (
        counts.format(count=figures.games, won=figures.won),
        points.format(mean=mean, best=figures.best, worst=figures.worst),
        loss_words(figures),
    )
    return f"{name}: " + " · ".join(part for part in parts if part)
