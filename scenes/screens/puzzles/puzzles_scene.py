"""Puzzles: five themes as houses, the puzzle of the day, and own mistakes that are due."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.ladder import Level
from game.app.learning.puzzle_table import theme_of
from game.app.people.solved_puzzles import is_done_today, next_puzzle, solved_of
from game.core.sentences import labelled
from game.kits.puzzle import Puzzle, PuzzleTheme
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Input, Press, PressPhase
from scenes.engine.music import Piece
from scenes.engine.scene import Feedback, Stage
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.frame import Ends, Frame, heading
from scenes.menu.long_text import TextSign
from scenes.menu.segments import Segments
from scenes.puzzle_keeper import DayPuzzle
from scenes.screens.demo import MakeTable
from scenes.screens.puzzles.puzzle_doors import PuzzleDoors
from scenes.screens.puzzles.theme_houses import ThemeHouse, theme_name
from scenes.screens.review.due_mistakes import DueMistakes
from scenes.screens.trial.trial_scene import TrialScene
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Gap, Label, Paragraph, Picture, Shown
from scenes.ui.layout import Column, Flow, Grid, Panel, Split
from scenes.ui.ui_scene import UiScene

DOT, STEP = 9, 15
BESIDE = 10
CARD, GAP = 128, 6
LADDER = tuple(Level)


class LevelDots(Shown):
    """A dot a level up to the lowest that finds the answer, and its name."""

    def __init__(self, level: Level) -> None:
        super().__init__()
        self._level = level
        self._words = _(level.display_name)

    def natural(self, look: Look, width: int) -> Size:
        wide, high = look.text_size(self._words, Style.SMALL)
        return min(width, wide + look.px(BESIDE + STEP * len(LADDER))), max(high, look.px(DOT))

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        at = LADDER.index(self._level)
        for number in range(len(LADDER)):
            spot = (self.rect.left + px(DOT) // 2 + number * px(STEP), self.rect.centery)
            painter.disc(spot, px(DOT), palette.accent if number <= at else palette.panel_raised)
        left = self.rect.left + px(STEP) * len(LADDER) + px(BESIDE)
        painter.text(
            self._words,
            Style.SMALL,
            (left, self.rect.centery),
            align=Align.LEFT,
            colour=palette.text_soft,
            width=max(1, self.rect.right - left),
        )


class HeldSigns(Shown):
    """Small pictures side by side, as large as there is room."""

    def __init__(self, signs: Sequence[TextSign]) -> None:
        super().__init__()
        self._signs = tuple(signs)

    def natural(self, look: Look, width: int) -> Size:
        high = self._height(width, look.px(CARD), look.px(GAP))
        return min(width, self._length(high, look.px(GAP))), high

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        high, x = self._height(self.rect.width, px(CARD), px(GAP)), float(self.rect.left)
        for sign in self._signs:
            wide = high * sign.aspect
            picture = sign.picture(high, painter.theme)
            painter.sprite(picture, (x + wide / 2, self.rect.centery), resting=True)
            x += wide + px(GAP)

    def _height(self, width: int, tallest: int, gap: int) -> int:
        room = width - gap * (len(self._signs) - 1)
        return max(1, min(tallest, int(room / sum(sign.aspect for sign in self._signs))))

    def _length(self, high: int, gap: int) -> int:
        signs = self._signs
        return round(high * sum(sign.aspect for sign in signs)) + gap * (len(signs) - 1)


SHARES = (64, 36)
NARROWEST = 360
TALLEST_HOUSE = 600
COVER = (360, 150)
DAY = "d"


class PuzzlesScene(UiScene):
    """Of one game at a time; the theme that waits has the focus, so that one key goes on."""

    def __init__(self, host: Host, make_table: MakeTable) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._mistakes = DueMistakes(host, make_table)
        self._kits = [kit for kit in TABLES.values() if kit.game.puzzle_themes]
        known = TABLES[host.kit.key]
        self._kit: TableKit = known if known in self._kits else self._kits[0]
        self._theme = ""
        self._people_version = -1

    def enter(self, stage: Stage) -> None:
        self._look_around()
        super().enter(stage)

    def resume(self) -> None:
        """A puzzle may have been solved, and midnight may have passed."""
        super().resume()
        self._host.audio.music(Piece.TITLE)
        self._look_around()
        self.rebuild()

    def _look_around(self) -> None:
        self._host.people.look()
        self._mistakes.look()

    def update(self, dt: float) -> None:
        super().update(dt)
        changed = self._mistakes.update(self.stage)
        if changed or self._host.people.version != self._people_version:
            self.rebuild()

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    # What is known

    @property
    def game(self) -> TableKit:
        """Whose puzzles are shown."""
        return self._kit

    @property
    def puzzles(self) -> Sequence[Puzzle]:
        """All of the game, as far as they are read."""
        known = self._host.puzzles.known
        return () if known is None else known.puzzles.get(self._kit.key, ())

    @property
    def day(self) -> DayPuzzle | None:
        """Today's."""
        known = self._host.puzzles.known
        return None if known is None else known.days.get(self._kit.key)

    @property
    def is_day_done(self) -> bool:
        """Whoever plays here has solved it today."""
        day = self.day
        done = day is not None and is_done_today(self._host.player, day.puzzle, self._host.today)
        return bool(done)

    def of_theme(self, key: str) -> Sequence[Puzzle]:
        """The windows of a house."""
        return [each for each in self.puzzles if each.theme == key]

    @property
    def _themes(self) -> Sequence[PuzzleTheme]:
        return self._kit.game.puzzle_themes

    def _is_solved(self, puzzle: Puzzle) -> bool:
        return solved_of(self._host.player, puzzle) is not None

    def _chosen_theme(self) -> PuzzleTheme:
        """The one that was looked at, or the first in which something waits."""
        waits = (
            theme
            for theme in self._themes
            if not all(map(self._is_solved, self.of_theme(theme.key)))
        )
        looked_at = (theme for theme in self._themes if theme.key == self._theme)
        return next(looked_at, None) or next(waits, self._themes[0])

    # What is shown

    def build(self) -> Element:
        self._people_version = self._host.people.version
        games = Segments("game", self._kits, self._kit, self._show_game, show=_title)
        top = Ends(heading(_("Puzzles"), self.back), games, share=0.62)
        if not self.puzzles:
            self.first_focus = "Back"
            return Frame(top, Paragraph(self._nothing_words(), Style.PROSE), gap=14)
        theme = self._chosen_theme()
        self._theme = theme.key
        self.first_focus = theme_name(theme.key)
        street = Panel(
            Column(self._street(), self._about(theme), gap=12, weights={0: 1.0}), padding=16
        )
        side = Column(self._day_panel(), self._own_panel(), gap=12, weights={0: 1.0})
        body = Split(street, side, shares=SHARES, narrowest=NARROWEST, gap=16)
        return Frame(top, Column(body, gap=0, weights={0: 1.0}), gap=14)

    def _nothing_words(self) -> str:
        known = self._host.puzzles.known
        if known is None:
            return _("Reading…")
        return known.trouble.get(self._kit.key) or _("This game has no puzzles yet.")

    def _street(self) -> Element:
        houses = (self._house(colour, theme) for colour, theme in enumerate(self._themes))
        return Grid(*houses, columns=len(self._themes), narrowest=50, gap=4, tallest=TALLEST_HOUSE)

    def _house(self, colour: int, theme: PuzzleTheme) -> ThemeHouse:
        puzzles, day = self.of_theme(theme.key), self.day
        waits = day is not None and day.puzzle in puzzles and not self.is_day_done
        house = ThemeHouse(
            theme.key,
            _(theme.title),
            colour,
            [self._is_solved(each) for each in puzzles],
            self._open,
            today=puzzles.index(day.puzzle) if waits and day is not None else -1,
            chosen=theme.key == self._theme,
        )
        house.neighbours = [_(each.title) for each in self._themes]
        return house

    def _about(self, theme: PuzzleTheme) -> Element:
        """What a house is about, and how hard its next window is."""
        soft = Paragraph(_(theme.idea), Style.PROSE, colour=lambda palette: palette.text_soft)
        puzzles = self.of_theme(theme.key)
        if not puzzles:
            return soft
        upcoming = next_puzzle(self._host.player, puzzles)
        count = _("{done} of {count} solved").format(
            done=sum(map(self._is_solved, self.puzzles)), count=len(self.puzzles)
        )
        row = Flow(
            Button("Solve", self._solve, text=_("Solve the next")),
            LevelDots(upcoming.level),
            Label(count, Style.SMALL, colour=lambda palette: palette.text_soft),
            gap=18,
        )
        return Column(soft, row, gap=8)

    def _day_panel(self) -> Element:
        title = Paragraph(_("Puzzle of the day"), Style.SUBHEADING)
        day = self.day
        if day is None:
            return Panel(title, padding=18)
        theme = theme_of(self._kit.game, day.puzzle)
        where = self._kit.game.teller.where(day.view)
        line = labelled(_(theme.title), where)
        parts: list[Element] = [title, Paragraph(line, Style.PROSE), Gap(), self._picture(day)]
        parts.append(Gap())
        if self.is_day_done:
            words = _("Solved. The next one comes tomorrow.")
            parts.append(Paragraph(words, Style.PROSE))
        kind, words = (
            (ButtonKind.PLAIN, _("Once more"))
            if self.is_day_done
            else (ButtonKind.PRIMARY, _("Solve"))
        )
        button = Button("Solve the day", self.solve_day, kind, text=words)
        button.tipped(_("{key} does the same.").format(key=DAY.upper()))
        parts.append(Flow(button, LevelDots(day.puzzle.level), gap=18))
        return Panel(Column(*parts, gap=10, weights={2: 1.0, 4: 1.0}), padding=18)

    def _picture(self, day: DayPuzzle) -> Element:
        """What is held there, or else what the game is about."""
        signs = self._kit.held(day.view)
        if signs:
            return HeldSigns(signs)
        return Picture(COVER, self._kit.cover)

    def _own_panel(self) -> Element:
        self._mistakes.game = self._kit.key
        if self._mistakes.count:
            return self._mistakes.row()
        words = self._mistakes.tomorrow_words or _(
            "Your own costly choices come here, 1, 3, 7 and 21 days after their review."
        )
        soft = Paragraph(words, Style.SMALL, colour=lambda palette: palette.text_soft)
        return Panel(soft, padding=18)

    # What is done

    def handle(self, event: Input) -> None:
        if (
            isinstance(event, Press)
            and event.phase is PressPhase.DOWN
            and event.letter.lower() == DAY
        ):
            self.solve_day()
            return
        super().handle(event)
        focused = self.ui.focused
        if isinstance(focused, ThemeHouse) and focused.key != self._theme:
            self._theme = focused.key
            self.rebuild()

    def _show_game(self, kit: TableKit) -> None:
        self._kit, self._theme = kit, ""
        self.rebuild()

    def _solve(self) -> None:
        self._open(self._theme, None)

    def _open(self, theme: str, number: int | None) -> None:
        """A window of a house, or the next of it."""
        puzzles = self.of_theme(theme)
        if not puzzles:
            self.stage.feedback(Feedback.REFUSE)
            return
        chosen = next_puzzle(self._host.player, puzzles) if number is None else puzzles[number]
        self._push(self._doors.open(chosen))

    def solve_day(self) -> None:
        """Today's, or once more."""
        if self.day is None:
            self.stage.feedback(Feedback.REFUSE)
        else:
            self._push(self._doors.open_day(self.day.puzzle))

    def _push(self, table: TrialScene | None) -> None:
        if table is not None:
            self.stage.push(table)

    @property
    def _doors(self) -> PuzzleDoors:
        return PuzzleDoors(self._host, self.stage, self._make_table, self.puzzles)


def _title(kit: TableKit) -> str:
    return _(kit.game.title)
