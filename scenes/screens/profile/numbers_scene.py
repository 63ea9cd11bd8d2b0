"""The numbers of a profile: games won by level, and the level over time."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.people.person import Person, PlayedGame
from game.app.people.rating import Rating, loss_words, rating_words, ratings_over_time
from game.app.people.statistics import GameStatistics, contests, figures_of, grouped, rival_level
from game.kits.registry import KITS, titles
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.menu.segments import Segments
from scenes.screens.profile.profile_charts import LevelLine, WinBars
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Panel
from scenes.ui.ui_scene import UiScene

NEWEST_GAMES = 60
"""Games whose ratings make the line."""


class NumbersScene(UiScene):
    """Of whoever plays here, of one game or of all."""

    overlay = True
    first_focus = "game"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._game: str | None = None
        self._rated: dict[str, Sequence[Rating]] = {}

    @property
    def _person(self) -> Person:
        return self._host.player

    def show_game(self, game: str | None) -> None:
        """Only what was played of one game, or all."""
        self._game = game
        self.rebuild()

    def build(self) -> Element:
        games = contests(self._person.games, self._game)
        names: dict[str | None, str] = {None: _("All")}
        names |= titles().items()
        kinds = tuple(names)
        shown = Segments("game", kinds, self._game, self.show_game, show=names.__getitem__)
        top = Ends(heading(_("The numbers"), self.back), shown, share=0.62)
        body = Column(self._bars(games), self._line(games), *self._figures(games), gap=12)
        return Sheet(Frame(top, body, gap=12), widest=860)

    def _ratings(self, game: str) -> Sequence[Rating]:
        """After each game; reckoned once."""
        if game not in self._rated:
            strengths = KITS[game].bots.strengths
            self._rated[game] = ratings_over_time(contests(self._person.games, game), strengths)
        return self._rated[game]

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
