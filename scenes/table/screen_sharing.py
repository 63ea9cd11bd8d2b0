"""Several people at one screen: who comes near, when the curtain falls, who may choose again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias

from game.app.session import Session
from game.core.rules import M, V
from game.core.seats import PUBLIC, Seat
from scenes.engine.audio import Sound
from scenes.table.navigation import Curtain, Navigator
from scenes.table.playmat import Playmat
from scenes.table.table_sound import TableSound
from scenes.table.viewpoint import Viewpoint


class ScreenSharing(Generic[M, V]):
    """Changes the viewpoint; `stand` lays the table anew for it, so that no place tells secrets."""

    def __init__(
        self,
        session: Session[Any, Any, M, V],
        mat: Playmat[M, V],
        viewpoint: Viewpoint,
        sound: TableSound,
        stand: Callable[[], None],
    ) -> None:
        self._session = session
        self._mat = mat
        self.viewpoint = viewpoint
        self._sound = sound
        self._stand = stand
        self._people = session.people

    @property
    def all_look(self) -> bool:
        """Everybody has something to look at before one of them acts."""
        return self._mat.all_look(self._session.view(PUBLIC))

    def uncover(self) -> None:
        """The near person looks, and nobody else."""
        self.viewpoint.uncover()
        self._stand()

    def uncover_veiled(self) -> bool:
        """Show a hand that lies face down for a quick handover; false if there is none."""
        veiled = self.viewpoint.is_veiled
        if veiled:
            self.uncover()
        return veiled

    def uncover_hand(self) -> bool:
        """A covered card was pressed; also where one could choose elsewhere without it."""
        if self.viewpoint.chooses_openly:
            self.uncover()
            return True
        return self.uncover_veiled()

    def hide(self) -> None:
        """Nobody looks now."""
        self.viewpoint.viewer = PUBLIC
        self._stand()

    def cover(self) -> None:
        """An open hand that only one of several may see is covered at once."""
        if self.viewpoint.is_shared and self.viewpoint.viewer != PUBLIC:
            self.viewpoint.cover(self.viewpoint.own)
            self._stand()

    def call_next(self) -> None:
        """Another person comes near."""
        self.viewpoint.cover()
        self._stand()

    def count_people(self) -> None:
        """Where a bot has taken over a seat, or somebody has come back, people are called anew."""
        if self._people != self._session.people:
            self._people = self._session.people
            self.viewpoint.cover()

    def drop_curtain(self, navigator: Navigator) -> None:
        """Call the near person where nobody else sees it."""
        self._sound(Sound.CURTAIN)
        navigator.handover(
            Curtain(self.uncover, self.may_reconsider, self._reconsider, navigator.pause)
        )

    def second_thought(self, seat: Seat) -> M | None:
        """Asked of the match itself: the others may have locked since the last picture."""
        return self._mat.second_thought(self._session.view(seat))

    def may_reconsider(self, seat: Seat) -> bool:
        """What the seat has played can still be taken back."""
        return seat != PUBLIC and self.second_thought(seat) is not None

    def _reconsider(self, seat: Seat) -> None:
        move = self.second_thought(seat)
        if move is not None:
            self._session.submit(seat, move)
        self.viewpoint.cover(seat)
        self._stand()


AnyScreenSharing: TypeAlias = ScreenSharing[Any, Any]
