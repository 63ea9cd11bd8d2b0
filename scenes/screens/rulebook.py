"""The rules of a game on one page, with the numbers of this table."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.options import Options
from scenes.engine.i18n import _
from scenes.engine.inputs import Action, Input, Press
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.menu.frame import Frame, Sheet, heading
from scenes.menu.segments import Segments
from scenes.ui.element import Element
from scenes.ui.labels import Label
from scenes.ui.ui_scene import UiScene


class RulesScene(UiScene):
    """Over the title or the table; the key that opened it closes it.

    At the title one may leaf through the rules of all `games`.
    """

    overlay = True

    def __init__(self, kit: TableKit, options: Options, games: Sequence[TableKit] = ()) -> None:
        super().__init__()
        self._kit = kit
        self._options = options
        self._games = {each.game.title: each for each in games}

    def build(self) -> Element:
        game = self._kit.game
        author = _("{game} is a game by {author}.").format(game=_(game.title), author=game.credit)
        credit = Label(author, Style.SMALL, colour=lambda palette: palette.text_soft)
        leaves: list[Element] = [credit] if game.credit else []
        if len(self._games) > 1:
            leaves.append(Segments("game", tuple(self._games), game.title, self._turn_to))
        words = _("Rules of {game}").format(game=_(game.title))
        head = heading(words, self.back, *leaves)
        return Sheet(Frame(head, self._kit.rules_page(self._options)), widest=1232)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.RULES):
            self.back()
            return
        super().handle(event)

    def _turn_to(self, title: str) -> None:
        self._kit = self._games[title]
        self._options = self._kit.game.options_with(self._kit.game.usual.option_values)
        self.rebuild()
