"""What a game brings for the pages of its coach: how its moves look there, and a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from game.ai.advice import Coach, Hint, LookBack
from game.core.events import Event
from game.core.moves import Move
from game.core.seats import Seat
from game.core.sentences import Phrase
from game.kits.kit import Talk
from game.kits.teller import Cast
from scenes.engine.access.spoken import Node
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.theme import Metrics
from scenes.ui.element import Element
from scenes.ui.ui_scene import UiScene
from scenes.ui.widget import Widget


class PrivateScene(UiScene):
    """Over the table. A private one closes as soon as the window loses the focus."""

    overlay = True

    def __init__(self, *, private: bool) -> None:
        super().__init__()
        self._private = private
        self._covered = False

    def blur(self) -> None:
        """It may be told so twice, and a last picture may be taken before it is gone."""
        if self._private and not self._covered:
            self._covered = True
            self.dirty = True
            self.back()

    def draw(self, painter: Painter) -> None:
        if not self._covered:
            super().draw(painter)

    def spoken(self) -> Sequence[Node]:
        return () if self._covered else super().spoken()


M = TypeVar("M", bound=Move)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
M_co = TypeVar("M_co", bound=Move, covariant=True)


class CoachedGame(Protocol[M, V_contra]):
    """What thinks and talks about a game; its game kit has it all."""

    @property
    def coach(self) -> Coach[V_contra, M] | None: ...

    @property
    def look_back(self) -> LookBack[V_contra, M] | None: ...

    @property
    def teller(self) -> CoachTeller[V_contra, M]: ...

    @property
    def terminal(self) -> TableTerminal[V_contra, M]: ...

    @property
    def talk(self) -> Talk: ...


class TableTerminal(Protocol[V_contra, M_co]):
    """Tells a table in lines, and knows the move that takes back what a viewer has played."""

    def take_back(self, view: V_contra) -> M_co | None: ...

    def situation(self, view: V_contra, names: Sequence[str]) -> list[str]: ...

    def news(self, view: V_contra, names: Sequence[str]) -> list[str]: ...

    def brief(self, view: V_contra, names: Sequence[str]) -> list[str]: ...

    def told_briefly(
        self, event: Event, cast: Cast[Any], listener: Seat | None
    ) -> list[str] | None: ...


class CoachTeller(Protocol[V_contra, M_contra]):
    """Puts what the coach found out into words."""

    def phrase(self, phrase: Phrase) -> str: ...

    def tell(self, event: Event, cast: Cast[Any]) -> list[str]: ...

    def move(self, move: M_contra, view: V_contra | None = None) -> str: ...

    def brief(self, move: M_contra, view: V_contra) -> str: ...

    def advice(self, move: M_contra, view: V_contra | None = None) -> str: ...


class HintPage(Protocol[M]):
    """What a game says about the moves of one decision."""

    @property
    def moves(self) -> Sequence[M]:
        """The best first."""

    def offer(self, move: M) -> Element:
        """A move at the top of the page, large, and why to play it."""

    def legend(self) -> Element:
        """What the figures in the rows mean."""

    def row(self, name: str, move: M, on_press: Callable[[], None], *, chosen: bool) -> Widget:
        """A move among the others."""


class CoachPages(Protocol[M, V_contra]):
    """One for each game that has a coach."""

    def hint_page(self, hint: Hint[M], view: V_contra) -> HintPage[M]:
        """A hint that stands, for the decision of this view."""

    def choice_picture(self, move: M, view: V_contra, high: int, metrics: Metrics) -> Element:
        """A move so many pixels high, whatever the size of the text."""

    def rehearse_hint(self, painter: Rehearsal, view: V_contra) -> None:
        """Draw, unseen, what a hint about this decision will be drawn with."""

    def alternatives(self, views: Sequence[V_contra], chapter: int) -> Callable[[M, int], Element]:
        """How moves look that could have been made on the turns of a chapter."""

    def look_back_words(self, *, is_last_turn: bool) -> str:
        """What stays as it was, over the list of what would have changed."""


AnyCoachPages: TypeAlias = CoachPages[Any, Any]
