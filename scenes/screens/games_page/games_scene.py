"""Games: those that wait, and every finished one with day, players and result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from pathlib import Path

from game.app.saving.catalogue import CataloguedGame
from game.app.saving.saves import BadSave, SavedGame, read_save
from game.app.session import AnySession
from game.kits.registry import titles
from game.review.reviewing import NoReview
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press, PressPhase
from scenes.engine.music import Piece
from scenes.engine.scene import Feedback, Scene, Stage
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.desktop import open_folder
from scenes.menu.frame import Ends, Frame, heading
from scenes.menu.more_sheet import MoreEntry, more_button
from scenes.menu.segments import Segments
from scenes.screens.demo import MakeTable
from scenes.screens.games_page.game_naming import NamingScene
from scenes.screens.games_page.game_rows import SPARE, GameRow, RowWindow, row_name
from scenes.screens.games_page.game_words import game_words
from scenes.screens.games_page.waiting_rows import WaitingGames
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.review.due_mistakes import DueMistakes
from scenes.screens.review.review_scene import ReviewScene
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.element import Element, Look
from scenes.ui.labels import Gap, Paragraph
from scenes.ui.layout import Column, Flow
from scenes.ui.ui_scene import UiScene

PAGE = 8
"""Rows that Page Up and Page Down step over, at least one less than are in sight."""


class _Sort(Enum):
    """Filters that belong to no game."""

    WAITING = auto()
    ALL = auto()
    KEPT = auto()


class GamesScene(UiScene):
    """Opens on the game that was finished last. `show_folder` is the desktop's."""

    def __init__(
        self, host: Host, make_table: MakeTable, show_folder: Callable[[Path], bool] = open_folder
    ) -> None:
        super().__init__()
        self._make_table = make_table
        self._host = host
        self._shelf = host.shelf
        self._mistakes = DueMistakes(host, make_table)
        self._show_folder = show_folder
        self._waiting = WaitingGames(host, self._lay, self._follow_waiting)
        self._filter: _Sort | str = _Sort.ALL
        self._version = -1
        self._chosen: Path | None = None
        self._ready = range(0)
        self._folder_note = ""
        self._is_settled = self._is_left = False
        self._games: Sequence[CataloguedGame] = ()
        self._number = 0
        self._frame: Frame
        self._window: RowWindow | None = None

    def enter(self, stage: Stage) -> None:
        self._waiting.look()
        if len(self._waiting.matches) > 1:
            # The title offers one of them; whoever looks for another one comes here.
            self._filter = _Sort.WAITING
        self._shelf.news = None
        self._mistakes.look()
        self._shelf.look()
        super().enter(stage)

    def leave(self) -> None:
        self._shelf.stop()

    def pause(self) -> None:
        """A match may be played from here on, and its saves must not wait."""
        super().pause()
        self._shelf.stop()

    def resume(self) -> None:
        """Whoever comes back from a table wants to go on to the title."""
        super().resume()
        if self._is_left:
            self.stage.pop()
            return
        self._host.audio.music(Piece.TITLE)
        self._follow_waiting()
        self._mistakes.look()
        self._shelf.look()

    def _follow_waiting(self) -> None:
        self._waiting.look()
        if not self._waiting.matches and self._filter is _Sort.WAITING:
            self._filter = _Sort.ALL
        self.rebuild()

    def _lay(self, session: AnySession) -> Scene:
        self._is_left = True
        return self._make_table(session)

    @property
    def at_work(self) -> bool:
        """More of the games is known with every moment."""
        return not self._shelf.is_read

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def build(self) -> Element:
        self._version = self._shelf.version
        self._games = self._filtered()
        places = [game.path for game in self._games]
        self._number = places.index(self._chosen) if self._chosen in places else 0
        self.first_focus = row_name(self._number) if self._games else "Back"
        if self._filter is _Sort.WAITING:
            self.first_focus = "match 1"
        top = Ends(heading(self._heading(), self.back), self._filters(), share=0.62)
        self._frame = Frame(top, self._body(), self._foot(), gap=10)
        return self._frame

    def rebuild(self) -> None:
        """Twice where the window turns out to show other rows than stood ready."""
        super().rebuild()
        if self._in_sight() != self._ready:
            super().rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._mistakes.update(self.stage):
            self.rebuild()
        if self._shelf.version != self._version:
            self._follow_shelf()
        elif self._in_sight() != self._ready:
            super().rebuild()

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.phase is PressPhase.DOWN and self._answers(event):
            return
        super().handle(event)
        if isinstance(event, Press):
            self._choose_focused()

    # What is shown

    def _filtered(self) -> Sequence[CataloguedGame]:
        games = self._shelf.games
        match self._filter:
            case _Sort.WAITING:
                return ()
            case _Sort.ALL:
                return games
            case _Sort.KEPT:
                return [game for game in games if game.label.kept]
        return [game for game in games if game.facts and game.facts.game == self._filter]

    @property
    def _game(self) -> CataloguedGame | None:
        return self._games[self._number] if self._games else None

    def _heading(self) -> str:
        is_waiting = self._filter is _Sort.WAITING
        count = len(self._waiting.matches if is_waiting else self._games)
        return _("Games · {count}").format(count=count) if count > 1 else _("Games")

    def _filters(self) -> Element:
        names: dict[_Sort | str, str] = {}
        if self._waiting.matches:
            names[_Sort.WAITING] = _("Waiting")
        names[_Sort.ALL] = _("All")
        names |= titles().items()
        names[_Sort.KEPT] = _("Kept")
        kinds = tuple(names)
        return Segments("filter", kinds, self._filter, self._show_only, show=names.__getitem__)

    def _body(self) -> Element:
        if self._filter is _Sort.WAITING:
            return self._waiting.rows(self.stage)
        if not self._games:
            words = _("Finished games will be here.")
            if self._shelf.games:
                words = _("None of this kind.")
            elif not self._shelf.is_read:
                words = _("Reading…")
            return Column(Gap(20), Paragraph(words, Style.PROSE))
        self._ready = self._in_sight()
        numbers = sorted({*self._ready, self._number})
        self._window = RowWindow(map(self._row, numbers), len(self._games))
        return self._window

    def _row(self, number: int) -> GameRow:
        game, above = self._games[number], self._games[number - 1] if number else None
        is_chosen = number == self._number
        now = self._host.now()
        return GameRow(number, game, now, self._press_row, chosen=is_chosen, above=above)

    def _in_sight(self) -> range:
        """The rows that must stand ready: in blocks, so that few steps of scrolling need others."""
        count, window = len(self._games), self._window
        if window is None or not window.rect.height:
            return range(min(count, 3 * SPARE))
        look, body = Look(self.stage.theme, self.stage.typesetter), self._frame.body
        return window.in_sight(look, body.offset, body.rect.height, count)

    def _foot(self) -> Element:
        return Column(Flow(*self._actions(), gap=10), self._note(), gap=8)

    def _actions(self) -> list[Button]:
        if self._filter is _Sort.WAITING:
            return []
        if not self._games:
            return self._mistakes.buttons()
        known = self._is_known
        watch = Button("Watch", self._watch, ButtonKind.PRIMARY, text=_("Watch"), icon=Icon.PLAY)
        return [
            watch.enabled_if(known),
            Button("Look back", self._review, text=_("Look back")).enabled_if(known),
            more_button(self.stage, self._more).enabled_if(bool(self._more())),
            *self._mistakes.buttons(),
        ]

    @property
    def _is_known(self) -> bool:
        return self._game is not None and self._game.facts is not None

    def _more(self) -> list[MoreEntry]:
        """One that cannot be read can only be deleted."""
        game, entries = self._game, []
        if game is not None and self._is_known:
            star = _("Do not keep") if game.label.kept else _("Keep")
            entries = [
                MoreEntry("Rename", _("Rename"), Icon.LOG, self._rename),
                MoreEntry("Keep", star, Icon.STAR, self._keep),
                MoreEntry("Export", _("Export"), Icon.COPY, self._export),
            ]
        if game is not None and (self._is_known or game.problem):
            entries.append(MoreEntry("Delete", _("Delete"), Icon.CROSS, self._ask_to_delete))
        return entries

    def _note(self) -> Element:
        """What has just been done, or how a game comes here."""
        news = self._shelf.news
        if self._folder_note:
            return Paragraph(self._folder_note, Style.SMALL)
        if news is None:
            none = not self._games and self._filter is not _Sort.WAITING
            hint = "" if not none else _("Drop a game file on the window to add it.")
            return Paragraph(hint, Style.SMALL, colour=lambda palette: palette.text_soft)
        words: list[Element] = [Paragraph(news.sentence, Style.SMALL)]
        if news.folder is not None:
            words.append(Button("Show folder", self._open_folder, text=_("Show folder")))
        return Flow(*words, gap=16)

    # What is done

    def _answers(self, press: Press) -> bool:
        """The keys of this page; true if it was one."""
        match press.action:
            case Action.PAGE_UP | Action.PAGE_DOWN | Action.HOME | Action.END if self._games:
                self._step(press.action)
                return True
        keys = {"w": "Watch", "e": "Look back", "n": "Rename", "k": "Keep", "x": "Export"}
        name = "Delete" if press.action is Action.DELETE else keys.get(press.letter.lower(), "")
        if not name or self._filter is _Sort.WAITING:
            return False
        acts = {each.name: each.act for each in self._more()}
        acts |= {"Watch": self._watch, "Look back": self._review} if self._is_known else {}
        acts.get(name, partial(self.stage.feedback, Feedback.REFUSE))()
        return True

    def _step(self, action: Action) -> None:
        last = len(self._games) - 1
        number = {
            Action.PAGE_UP: max(0, self._number - PAGE),
            Action.PAGE_DOWN: min(last, self._number + PAGE),
            Action.HOME: 0,
            Action.END: last,
        }[action]
        self._choose(number)
        if self._games:  # the last one may just have been deleted
            self.ui.focus_on(row_name(self._number))

    def _choose_focused(self) -> None:
        """Keys and gamepad choose what they come to."""
        focused = self.ui.focused
        if isinstance(focused, GameRow) and focused.number != self._number:
            self._choose(focused.number)

    def _choose(self, number: int) -> None:
        self._chosen = self._games[number].path
        self._shelf.news, self._folder_note = None, ""
        self.rebuild()

    def _press_row(self, number: int) -> None:
        """The first press chooses, the next one opens."""
        game = self._games[number]
        if number != self._number:
            self._choose(number)
        elif game.facts is not None:
            self._watch()

    def _watch(self) -> None:
        saved = self._read()
        if saved is not None:
            self.stage.push(ReplayScene(self._host, saved, self._lay))

    def _review(self) -> None:
        saved = self._read()
        if saved is None:
            return
        try:
            self.stage.push(ReviewScene(self._host, saved, self._lay))
        except NoReview as problem:
            self._host.notes.append(str(problem))

    def _read(self) -> SavedGame | None:
        """The chosen game; None where another program has changed or taken it meanwhile."""
        game = self._game
        assert game is not None, "the button is there with its game"
        try:
            return read_save(game.path)
        except BadSave as problem:
            self._host.notes.append(problem.about(game.path.name))
            self._shelf.look()
            return None

    def _show_only(self, kind: _Sort | str) -> None:
        self._filter = kind
        self.rebuild()

    def _follow_shelf(self) -> None:
        """More is known, or something was changed; a game that was added is chosen."""
        if self._shelf.newest is not None:
            self._chosen, self._shelf.newest, self._filter = self._shelf.newest, None, _Sort.ALL
        elif self._chosen is None and self._shelf.games:
            self._chosen = self._shelf.games[0].path
        fresh = self.ui.focused is None or self.ui.focused.name == "Back"
        self.rebuild()
        if fresh and self._games and not self._is_settled:
            self._is_settled = True
            self.ui.focus_on(row_name(self._number), quiet=True)

    def _rename(self) -> None:
        game = self._game
        assert game is not None, "the button is there with its game"
        self.stage.push(NamingScene(game.label.name, partial(self._shelf.rename, game)))

    def _keep(self) -> None:
        game = self._game
        assert game is not None, "the button is there with its game"
        self._shelf.keep(game, kept=not game.label.kept)

    def _export(self) -> None:
        game = self._game
        assert game is not None, "the button is there with its game"
        self._shelf.export(game)

    def _open_folder(self) -> None:
        news = self._shelf.news
        assert news is not None, "the button is there with its folder"
        assert news.folder is not None, "the button is there with its folder"
        if not self._show_folder(news.folder):
            words = _("The folder cannot be shown. It is {path}")
            self._folder_note = words.format(path=news.folder)
            self.rebuild()

    def _ask_to_delete(self) -> None:
        game = self._game
        assert game is not None, "the button is there with its game"
        self.stage.push(
            Dialog(
                _("Delete this game?"),
                game_words(game, self._host.now()),
                Answer("Delete it", partial(self._delete, game), text=_("Delete")),
                Answer("Leave it", primary=True, text=_("No")),
            )
        )

    def _delete(self, game: CataloguedGame) -> None:
        """The next one is chosen, or the one before where it was the last."""
        others = [each.path for each in self._games if each is not game]
        self._chosen = others[min(self._number, len(others) - 1)] if others else None
        self._shelf.delete(game)
