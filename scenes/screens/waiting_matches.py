"""Which match to go on with, where several wait: the one that was left last comes first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.app.running import WaitingMatch
from game.app.saves import SavedGame
from game.core.seats import PUBLIC
from game.kits.registry import kit_by_key
from game.kits.set_up import people_at
from scenes.engine.i18n import _
from scenes.engine.scene import Scene
from scenes.menu.frame import Frame, Sheet, heading
from scenes.ui.button import Button, Kind
from scenes.ui.element import Element
from scenes.ui.layout import Column
from scenes.ui.ui_scene import UiScene

OpenMatch = Callable[[WaitingMatch], Scene | None]


class WaitingMatchesScene(UiScene):
    """`open_match` answers the table of a match, or None if it cannot be played any more."""

    overlay = True
    first_focus = "match 1"

    def __init__(self, matches: Sequence[WaitingMatch], open_match: OpenMatch) -> None:
        super().__init__()
        self._matches = matches
        self._open_match = open_match

    def build(self) -> Element:
        rows = (
            Button(
                f"match {number}",
                partial(self._open, match),
                Kind.ROW,
                text=where_words(match.saved),
                detail=who_words(match.saved),
            )
            for number, match in enumerate(self._matches, start=1)
        )
        return Sheet(Frame(heading(_("Continue"), self.back), Column(*rows, gap=10)), widest=640)

    def _open(self, match: WaitingMatch) -> None:
        table = self._open_match(match)
        if table is None:
            self.stage.pop()
        else:
            self.stage.replace(table)


def where_words(saved: SavedGame) -> str:
    """How far a match has come."""
    kit = kit_by_key(saved.match.rules.key)
    return f"{kit.title} · {kit.teller.where(saved.match.view(PUBLIC))}"


def summary_words(saved: SavedGame) -> str:
    """The same, with the points of whoever plays it alone at this screen."""
    people = people_at(saved.chairs)
    if len(people) != 1:
        return where_words(saved)
    points = saved.match.view(people[0]).points[people[0]]
    if points is None:
        return where_words(saved)
    teller = kit_by_key(saved.match.rules.key).teller
    return f"{where_words(saved)} · {teller.score(points, saved.match.options)}"


def who_words(saved: SavedGame) -> str:
    """Who plays, with their points as far as everybody may know them."""
    points = saved.match.view(PUBLIC).points
    return " · ".join(
        chair.name if count is None else f"{chair.name}: {count}"
        for chair, count in zip(saved.chairs, points, strict=True)
    )
