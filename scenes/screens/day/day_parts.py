"""What the page of the day is made of: its frame, its cards, and the choice of another day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta

from pygame import Rect

from game.app.daily import masters_try
from game.app.people.day_result import DayResult
from game.app.session import SomeSession
from game.core.sentences import day_words
from game.kits.registry import KITS, titles
from game.kits.set_up import Chair
from scenes.art.harbour.street_houses import WINDOWS, dim_house, lit_panes, town_house
from scenes.art.icons import Icon
from scenes.autosave import DiskJob
from scenes.background import BackgroundJob
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.face_choice import FaceLabel
from scenes.menu.frame import Frame, PlatePanel, Sheet, heading
from scenes.menu.segments import Segments
from scenes.screens.day.week_street import WEEKS, WeekStreet
from scenes.ui.button import Button, ButtonKind
from scenes.ui.controls.choice import Choice
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label, Picture
from scenes.ui.layout import Across, Box, Column, Flow
from scenes.ui.scroll import ScrollView
from scenes.ui.ui_scene import UiScene

FACE = 74
HOUSE = (54, 82)
LOWEST_STREET = 150
MARGIN = 16


class DayPage(Box):
    """Head and cards above, the street of weeks below them from edge to edge."""

    def __init__(
        self,
        head: Element,
        cards: Element,
        street: WeekStreet,
        on_place: Callable[[WeekStreet], None],
    ) -> None:
        self._head, self._cards, self._street = head, ScrollView("body", cards), street
        self._on_place = on_place
        super().__init__((street, head, self._cards))

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(400)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        margin, safe = look.px(MARGIN), look.metrics.safe
        head = Rect(safe.left, margin, safe.width, self._head.natural(look, safe.width)[1])
        self._head.place(look, head)
        # The scroll view keeps a rim for rings; the cards are in line with the head all the same.
        cards = Rect(safe.left - look.px(8), head.bottom + margin // 2, safe.width + look.px(16), 0)
        most = rect.bottom - look.px(LOWEST_STREET) - cards.top
        cards.height = min(self._cards.content_height(look, cards.width), most)
        self._cards.place(look, cards)
        top = cards.bottom + margin // 2
        self._street.place(look, Rect(rect.left, top, rect.width, rect.bottom - top))
        self._on_place(self._street)


class DayChoice(UiScene):
    """Another game, or a day that is over: behind More."""

    overlay = True
    first_focus = "game"

    def __init__(
        self,
        game: str,
        day: date,
        today: date,
        show_game: Callable[[str], None],
        show_day: Callable[[date], None],
    ) -> None:
        super().__init__()
        self._game, self._day, self._today = game, day, today
        self._show_game, self._show_day = show_game, show_day

    def build(self) -> Element:
        names = titles()
        games = Segments("game", tuple(names), self._game, self._take_game, show=names.__getitem__)
        days = tuple(self._today - timedelta(days=ago) for ago in reversed(range(7 * WEEKS)))
        choice = Choice("day", days, self._day, self._take_day, show=day_words).with_ends()
        done = Button("Done", self.back, ButtonKind.PRIMARY, text=_("Done"))
        body = Column(games, choice, Flow(done, centred=True), gap=16)
        return Sheet(Frame(heading(_("Other games and days"), self.back), body), widest=560)

    def _take_game(self, game: str) -> None:
        self._game = game
        self._show_game(game)
        self.rebuild()

    def _take_day(self, day: date) -> None:
        self._day = day
        self._show_day(day)
        self.rebuild()


class MastersTries:
    """What a master makes of the cards of a day; asked only when the day is over for somebody."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: dict[tuple[str, date], SomeSession] = {}
        self._laying: DiskJob | None = None
        self._thinking: BackgroundJob | None = None
        self._asked = "", date.min

    @property
    def at_work(self) -> bool:
        return self._laying is not None or self._thinking is not None

    def ask(self, result: DayResult) -> None:
        """If nobody knows it yet. To lay the table loads all that thinks: not in a frame."""
        asked = result.game, result.day
        if asked in self._known or self.at_work or result.game not in KITS:
            return
        self._asked = asked

        def lay() -> None:
            self._known[asked] = masters_try(KITS[result.game], result.day)

        self._laying = self._host.beside_frames(lay)

    def update(self) -> bool:
        """Let it go on; true when the master has made it."""
        if self._laying is not None and self._laying.is_settled:
            self._laying = None
            session = self._known.get(self._asked)
            if session is not None:
                self._thinking = self._host.think_beside_frames(lambda: not session.think())
        if self._thinking is None:
            return False
        self._thinking.turn()
        if not self._thinking.is_over:
            return False
        self._thinking = None
        return True

    def stop(self) -> None:
        """Nobody waits for it any more."""
        if self._thinking is not None:
            self._thinking.stop()

    def words(self, result: DayResult) -> str:
        """Nothing until it is known."""
        session = self._known.get((result.game, result.day))
        if session is None or session.outcome is None:
            return ""
        points = next(each.points for each in session.outcome.standings if each.seat == 0)
        return _("A master made {points} of these cards.").format(points=points)


def rival(chair: Chair) -> Element:
    """Somebody to play against."""
    name = Label(chair.name, Style.CAPTION, align=Align.CENTRE)
    return Column(FaceLabel(chair.avatar, FACE), name, gap=4, across=Across.MIDDLE)


def card(part: Element) -> Element:
    """Dark glass over the dusk."""
    return PlatePanel(part, padding=22)


def five_houses(lit: tuple[bool, ...], scale: float = 1.0) -> Element:
    """The line to share as a picture."""

    def draw(painter: Painter, area: Rect) -> None:
        step = area.width / len(lit)
        size = round(step * 0.9), area.height
        for colour, on in enumerate(lit):
            panes = lit_panes(WINDOWS + 1 if on else 0)
            build = town_house if on else dim_house
            house = sprite(build, colour, panes, size, painter.theme.palette)
            painter.sprite_at(house, (round(area.left + step * colour), area.top))

    return Picture((HOUSE[0] * len(lit) * 1.1 * scale, HOUSE[1] * scale), draw)


def draw_hourglass(painter: Painter, area: Rect) -> None:
    """Time passes until the next deal."""
    painter.icon(Icon.HOURGLASS, area.center, area.height, painter.theme.palette.text_soft)


def until_tomorrow(now: str) -> str:
    """From the clock of this computer."""
    clock = datetime.fromisoformat(now)
    minutes = 24 * 60 - clock.hour * 60 - clock.minute
    return _("{hours} h {minutes} min").format(hours=minutes // 60, minutes=minutes % 60)
