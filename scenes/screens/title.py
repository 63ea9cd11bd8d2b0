"""The title: the waterfront at dusk, and what can be done from here.

The scenes behind its entries are imported when asked for: the first frame does not wait for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.late import late
from game.kits.registry import KITS, titles
from scenes.art.harbour.waterfront import Light
from scenes.art.icons import Icon
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _, ngettext
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.music import Piece
from scenes.engine.scene import Scene, Stage
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.face_choice import FaceButton
from scenes.menu.quayside import Quayside
from scenes.menu.title_parts import (
    NotedEntry,
    round_entry,
    shortened,
    title_glass,
    width_left,
    worded,
)
from scenes.ui.button import PADDING, Button, ButtonKind
from scenes.ui.element import Element, Look
from scenes.ui.labels import Gap, Label
from scenes.ui.layout import Column, Row
from scenes.ui.ui_scene import UiScene

with late:
    from game.app.people import achievements_list, evenings
    from scenes.art.harbour import street_houses
    from scenes.games import registry
    from scenes.screens import demo, keys, options_scene, rulebook, which_game
    from scenes.screens.day import day_scene
    from scenes.screens.games_page import games_scene, waiting_rows
    from scenes.screens.lessons import learn_scene, newcomer
    from scenes.screens.profile import profile_scene
    from scenes.screens.puzzles import puzzles_scene
    from scenes.screens.results import results_scene
    from scenes.screens.setup import setup_scene

if TYPE_CHECKING:
    from game.app.saving.running import WaitingMatch
    from scenes.match_search import MatchSearch
    from scenes.screens.demo import MakeTable

IDLE_UNTIL_DEMO = 60.0
UNTIL_PUZZLES = 1.0
"""Seconds: until then, what puzzles need is loaded, and their thread holds up no frame."""
UNTIL_GREETING = 0.8
"""Seconds: whoever is new here sees first where they are."""
MENU_WIDTH = 320
MENU_LEFT = 64
GLASS_BEYOND, BESIDE_FOOT = 100, 8
WIDEST_MENU = 0.62


class TitleScene(UiScene):
    """The bottom of the stack. `make_table` opens the play screen of a session.

    A `plain` one offers no match that waits: it is the way out when showing those has failed.
    """

    def __init__(self, host: Host, make_table: MakeTable, *, plain: bool = False) -> None:
        super().__init__()
        self._plain = plain
        self.age = 0.0
        self._host = host
        self._make_table = make_table
        self._waiting: list[WaitingMatch] = []
        self._unseen: list[WaitingMatch] = []
        self._quayside = Quayside(Light.DUSK)
        self._idle = 0.0
        self._glass_width = 0
        self._versions = (-1, -1)
        self._is_curious = self._was_shown = False
        self._search: MatchSearch | None = None

    def build(self) -> Element:
        menu, look = self._menu(), Look(self.stage.theme, self.stage.typesetter)
        fits = menu.natural(look, self.stage.theme.metrics.width)[1] <= self._height
        return menu if fits else self._menu(snug=True)

    @property
    def _height(self) -> int:
        """Half the usual margin, so that large text needs no scrolling."""
        metrics = self.stage.theme.metrics
        return metrics.safe.height + metrics.margin

    def _menu(self, *, snug: bool = False) -> Element:
        """`snug`: large letters stand closer together."""
        buttons = [
            Button("New game", self._set_up, ButtonKind.MENU, text=_("Play")),
            NotedEntry("Learn", self._learn, _("Learn"), self._lesson_note()),
            NotedEntry("Puzzles", self._puzzles, _("Puzzles"), self._puzzle_note()),
            NotedEntry("Deal of the day", self._day, _("Deal of the day"), self._day_note()),
        ]
        entries: list[Element] = [each.snug() if snug else each for each in buttons]
        entries += [Gap(4 if snug else 10), self._round_entries(snug=snug)]
        if self._waiting:
            entries[:0] = self._continue_entry(snug=snug)
        return Column(
            Gap(),
            Label("Kododo", Style.TITLE),
            Label(self._motto(), colour=lambda palette: palette.text_soft),
            Gap(4 if snug else 18),
            *entries,
            Gap(),
            gap=0 if snug else 4,
            weights={0: 5, len(entries) + 4: 6},
        )

    def _round_entries(self, *, snug: bool) -> Element:
        """What is wanted less often than a game; the glass is narrow at its foot."""
        player = self._host.player
        return Row(
            Gap(0 if snug else PADDING[ButtonKind.MENU]),
            round_entry("Games", _("Games"), Icon.REPLAY, self._games),
            worded(FaceButton("Profile", self._profile, player.face), shortened(player.name)),
            round_entry("Options", _("Options"), Icon.GEAR, self._options),
            round_entry("Quit", _("Quit"), Icon.DOOR, self.stage.quit),
            gap=14 if snug else 18,
        )

    def area(self) -> Rect:
        """The menu lies on the glass at the left and is as wide as its longest words."""
        metrics = self.stage.theme.metrics
        look = Look(self.stage.theme, self.stage.typesetter)
        widest = round(metrics.width * WIDEST_MENU) - metrics.px(MENU_LEFT)
        width = max(metrics.px(MENU_WIDTH), self.build().natural(look, widest)[0])
        width += 2 * metrics.px(8)
        high = metrics.safe.inflate(0, metrics.margin)
        return Rect(metrics.px(MENU_LEFT - 8), high.top, width, self._height)

    @property
    def _known(self) -> tuple[int, int]:
        return self._host.people.version, self._host.puzzles.version

    def rebuild(self) -> None:
        self._versions = self._known
        self.first_focus = "Continue" if self._waiting else "New game"
        super().rebuild()
        metrics, words = self.stage.theme.metrics, self.area()
        # At its foot the glass is narrow, and the lowest words are large ones sometimes.
        needed = (words.right + metrics.px(BESIDE_FOOT)) / width_left(words.bottom / metrics.height)
        self._glass_width = max(words.right + metrics.px(GLASS_BEYOND), round(needed))

    def resume(self) -> None:
        super().resume()
        self._look_around()
        self._host.audio.music(Piece.TITLE)
        self.rebuild()

    def enter(self, stage: Stage) -> None:
        self._was_shown = False
        self._look_around()
        self._host.audio.music(Piece.TITLE)
        super().enter(stage)

    def resize(self) -> None:
        super().resize()
        self._quayside.left = self._glass_width / self.stage.theme.metrics.width
        self._quayside.settle(self.stage.theme)

    def back(self) -> None:
        """There is nothing behind the title; leaving is the entry Quit."""
        self.ui.focus_on("Quit")

    def handle(self, event: Input) -> None:
        self._idle = 0.0
        if self._is_unsure:
            # Nobody can mean an entry that is not there yet.
            return
        if isinstance(event, Press) and event.is_down(Action.RULES):
            self._rules()
        elif isinstance(event, Press) and event.is_down(Action.HELP):
            self._keys()
        else:
            super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.age += dt
        self._follow_search(dt)
        if self._is_curious and self.age >= UNTIL_PUZZLES:
            self._is_curious = False
            self._host.puzzles.look()
        if self._versions != self._known:
            self.rebuild()
            self._light_street()
        self.dirty |= self._quayside.update(dt)
        self._idle += dt
        if self._unseen:
            self._show_result()
        elif self._host.greets_newcomer and self.age >= UNTIL_GREETING:
            self._greet()
        if self._idle >= IDLE_UNTIL_DEMO:
            self._idle = 0.0
            self.stage.push(demo.DemoScene(self._host, self._make_table))

    def _light_street(self) -> None:
        """What the player has earned, once the puzzles are known that count for it."""
        if self._plain or self._host.puzzles.known is None or not self._host.people.is_read:
            return
        standings = achievements_list.standings_of(self._host.player)
        earned = [number for number, each in enumerate(standings) if each.is_earned]
        self._quayside.light_houses([street_houses.house_colour(number) for number in earned])

    def _follow_search(self, dt: float) -> None:
        unsure = self._is_unsure
        if self._search is not None:
            self._search.wait(dt)
        if self._take_found() or unsure != self._is_unsure:
            self.rebuild()
        if not self._is_unsure and not self._was_shown:
            self._was_shown = True  # for the first time, with what is most likely wanted
            self.ui.focus_on(self.first_focus, quiet=True)

    @property
    def pace(self) -> float:
        return self._quayside.pace

    def draw(self, painter: Painter) -> None:
        window = painter.theme.metrics.window
        version = self.looks, self._is_unsure
        self._quayside.draw(painter, Region(window, version, self._draw_menu))

    def _draw_menu(self, painter: Painter) -> None:
        """Everything that lies over the waterfront."""
        size = (self._glass_width, painter.theme.metrics.height)
        painter.sprite_at(sprite(title_glass, size, painter.theme.palette), (0, 0))
        if not self._is_unsure:
            self.ui.draw(painter)

    def _look_around(self) -> None:
        """What may have changed while another scene was shown."""
        self._idle = 0.0
        self._host.phones.close()
        self._quayside.sail = self._host.settings.sail
        if self._plain:
            return
        self._search = self._host.matches.search()
        self._host.people.look()
        self._is_curious = True
        self._take_found()

    def _take_found(self) -> bool:
        """True once it is known what waits."""
        found = None if self._search is None else self._search.found
        if found is not None:
            self._waiting, self._unseen, self._search = found.waiting, found.over, None
        return found is not None

    @property
    def _is_unsure(self) -> bool:
        """The menu waits for the moment in which it is known whether something can go on."""
        return self._search is not None and self._search.is_awaited

    @property
    def at_work(self) -> bool:
        return self._search is not None

    def targets(self) -> Mapping[str, Rect]:
        return {} if self._is_unsure else super().targets()

    def _motto(self) -> str:
        """What is played here: the one game with its motto, or the names of all."""
        names = titles()
        if len(names) == 1:
            return " · ".join([*names.values(), _(next(iter(KITS.values())).motto)])
        return " · ".join(names.values())

    def _continue_entry(self, *, snug: bool) -> list[Element]:
        """With what waits behind it."""
        button = Button("Continue", self._continue, ButtonKind.MENU, text=_("Continue"))
        where = waiting_rows.where_words(self._waiting[0].saved)
        soft = Label(where, Style.SMALL, colour=lambda palette: palette.text_soft)
        below = Row(Gap(PADDING[ButtonKind.MENU]), soft, gap=0)
        return [button.snug() if snug else button, below]

    def _continue(self) -> None:
        table = self._open_match(self._waiting[0])
        if table is None:
            self.resume()
        else:
            self.stage.push(table)

    def _open_match(self, match: WaitingMatch) -> Scene | None:
        session = self._host.resume(match)
        return None if session is None else self._make_table(session)

    def _show_result(self) -> None:
        """The window went away before somebody saw how the match ended."""
        session = self._host.show_result(self._unseen.pop(0))
        if session is not None:
            self.stage.push(results_scene.ResultsScene(self._host, session, self._make_table))

    def _set_up(self) -> None:
        if len(KITS) == 1:
            self.stage.push(setup_scene.SetUpScene(self._host, self._make_table))
        else:
            self.stage.push(which_game.GameChoiceScene(self._host, self._make_table))

    def _games(self) -> None:
        self.stage.push(games_scene.GamesScene(self._host, self._make_table))

    def _greet(self) -> None:
        """Once, at the first start: is somebody new here?"""
        self._host.greets_newcomer = False
        self.stage.push(newcomer.NewcomerScene(self._host, self._make_table))

    def _learn(self) -> None:
        self.stage.push(learn_scene.LearnScene(self._host, self._make_table))

    def _lesson_note(self) -> str:
        """How many lessons somebody has done."""
        count = len(self._host.settings.learned)
        if not count:
            return ""
        return ngettext("{count} done", "{count} done", count).format(count=count)

    def _puzzles(self) -> None:
        self.stage.push(puzzles_scene.PuzzlesScene(self._host, self._make_table))

    def _puzzle_note(self) -> str:
        """Own mistakes that are due, or how far somebody is; nothing until it is known."""
        known = self._host.puzzles.known
        if known is None or not self._host.people.is_read:
            return ""
        due = self._host.puzzles.due()
        if due:
            words = ngettext("{count} of your own due", "{count} of your own due", due)
            return words.format(count=due)
        solved, count = known.counts(self._host.player)
        return _("{done} of {count}").format(done=solved, count=count) if solved else ""

    def _day_note(self) -> str:
        """What waits behind the entry; it never scolds."""
        if not self._host.people.is_read:
            return ""
        played, today = evenings.days_on_time(self._host.player.days), self._host.today
        if today not in played:
            return ""
        row = evenings.row_length(played, today)
        return ngettext("{count} evening", "{count} evenings", row).format(count=row)

    def _day(self) -> None:
        self.stage.push(day_scene.DayScene(self._host, self._make_table))

    def _profile(self) -> None:
        self.stage.push(profile_scene.ProfileScene(self._host))

    def _rules(self) -> None:
        kit, set_up = self._host.kit, self._host.set_up
        options = kit.options_with(set_up.option_values)
        self.stage.push(
            rulebook.RulesScene(
                registry.TABLES[kit.key], options, tuple(registry.TABLES.values()), self._host
            )
        )

    def _keys(self) -> None:
        kit = self._host.kit
        self.stage.push(keys.KeysScene(registry.TABLES[kit.key].key_words(), game=_(kit.title)))

    def _options(self) -> None:
        self.stage.push(options_scene.OptionsScene(self._host))
