"""Matches that wait: how far each has come, who plays it, and when it was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.app.own_modes import name_of_mode
from game.app.saving.running import MOST_WAITING, WaitingMatch
from game.app.saving.saves import SavedGame
from game.app.session import AnySession
from game.core.seats import PUBLIC
from game.core.sentences import labelled
from game.kits.registry import kit_by_key
from game.kits.set_up import Chair, people_at
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.scene import Scene, Stage
from scenes.host import Host
from scenes.screens.games_page.game_words import when_words
from scenes.ui.button import Button, ButtonKind
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.element import Element
from scenes.ui.labels import Picture
from scenes.ui.layout import Column, Panel, Row
from scenes.ui.portraits import portrait

FACE, APART = 38, 0.86
"""Units, and from one face to the next in its widths."""


class WaitingGames:
    """Those of the games page. `lay` opens a table; `changed` hears that another one is gone."""

    def __init__(
        self, host: Host, lay: Callable[[AnySession], Scene], changed: Callable[[], None]
    ) -> None:
        self._host = host
        self._lay = lay
        self._changed = changed
        self.matches: Sequence[WaitingMatch] = ()

    def look(self) -> None:
        """Find out which there are now, the one that was left last first."""
        self.matches = self._host.matches.look_around().waiting

    def rows(self, stage: Stage) -> Element:
        """A row a match."""
        numbered = enumerate(self.matches, start=1)
        rows = (self._row(stage, number, match) for number, match in numbered)
        return Panel(Column(*rows, gap=10), padding=12)

    def _row(self, stage: Stage, number: int, match: WaitingMatch) -> Element:
        saved = match.saved
        mode = name_of_mode(saved.match, self._host.modes.of(saved.match.rules.key))
        go_on = Button(
            f"match {number}",
            partial(self._go_on, stage, match),
            ButtonKind.ROW,
            text=f"{where_words(saved)} · {when_words(saved.saved_at, self._host.now())}",
            detail=" · ".join(filter(None, [mode, who_words(saved)])),
            icon=Icon.PLAY,
        )
        ask = partial(ask_to_give_up, stage, saved, partial(self._give_up, match))
        give_up = Button(f"give up {number}", ask, text=_("Give up"), icon=Icon.CROSS)
        most = max(len(each.saved.chairs) for each in self.matches)
        faces = Picture((FACE * (1 + APART * (most - 1)), FACE), _faces(saved.chairs))
        return Row(go_on, faces, give_up, weights={0: 1}, gap=14)

    def _go_on(self, stage: Stage, match: WaitingMatch) -> None:
        session = self._host.resume(match)
        if session is None:
            self._changed()
        else:
            stage.push(self._lay(session))

    def _give_up(self, match: WaitingMatch) -> None:
        self._host.matches.give_up(match)
        self._changed()


def _faces(chairs: Sequence[Chair]) -> Callable[[Painter, Rect], None]:
    """Who sits there: of two games at the same place they differ first."""

    def draw(painter: Painter, area: Rect) -> None:
        size = area.height
        for place, chair in enumerate(chairs):
            x = area.left + size / 2 + place * size * APART
            painter.sprite(portrait(chair.avatar, size, painter.theme), (x, area.centery))

    return draw


def ask_to_give_up(stage: Stage, saved: SavedGame, give_up: Callable[[], None]) -> None:
    """A match is forgotten only when that is meant."""
    stage.push(
        Dialog(
            _("Give this game up?"),
            f"{where_words(saved)} · {who_words(saved)}",
            Answer("Give it up", give_up, text=_("Give up")),
            Answer("Keep it", primary=True, text=_("No")),
        )
    )


def with_room(stage: Stage, host: Host, begin: Callable[[], None]) -> None:
    """Begin one more match; where very many wait, the oldest goes first, if that is meant."""
    waiting = host.matches.look_around().waiting
    if len(waiting) < MOST_WAITING:
        begin()
        return
    oldest = waiting[-1]

    def let_go() -> None:
        host.matches.give_up(oldest)
        begin()

    words = _("{count} games wait. To begin another one, the oldest is given up: {game}.")
    game = f"{where_words(oldest.saved)} · {who_words(oldest.saved)}"
    stage.push(
        Dialog(
            _("Many games wait"),
            words.format(count=len(waiting), game=game),
            Answer("Give it up", let_go, text=_("Give it up and begin")),
            Answer("Keep it", primary=True, text=_("Not yet")),
        )
    )


def where_words(saved: SavedGame) -> str:
    """How far a match has come."""
    kit = kit_by_key(saved.match.rules.key)
    return f"{kit.title} · {kit.teller.where(saved.match.view(PUBLIC))}"


def who_words(saved: SavedGame) -> str:
    """Who plays here, with their points as far as everybody may know them; or all bots."""
    points = saved.match.view(PUBLIC).points
    people = people_at(saved.chairs) or range(len(saved.chairs))
    return " · ".join(
        saved.chairs[seat].name
        if points[seat] is None
        else labelled(saved.chairs[seat].name, points[seat])
        for seat in people
    )
