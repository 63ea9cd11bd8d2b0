"""The decision of the person who looks: whether one is due, what is chosen, what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from game.app.session import Session
from game.core.errors import IllegalMove
from game.core.rules import M, V
from game.core.seats import PUBLIC, Seat
from scenes.table.cards.hand import HandCard
from scenes.table.playmat import Playmat
from scenes.table.sharing.screen_sharing import ScreenSharing
from scenes.table.show import Show
from scenes.table.words.prompts import PromptLine


class PersonDecision(Generic[M, V]):
    """Submits what the mat's chooser has picked. `refresh` shows what has become of it."""

    def __init__(
        self,
        session: Session[Any, Any, M, V],
        mat: Playmat[M, V],
        show: Show[M, V],
        sharing: ScreenSharing[M, V],
        line: PromptLine[M, V],
        sound_refusal: Callable[[], None],
        refresh: Callable[[], None],
    ) -> None:
        self._session = session
        self._mat = mat
        self._show = show
        self._sharing = sharing
        self._viewpoint = sharing.viewpoint
        self._line = line
        self._sound_refusal = sound_refusal
        self._refresh = refresh
        self._covers = False
        """The hand from which was played lies covered, with nothing chosen in it."""

    @property
    def is_due(self) -> bool:
        """The person who looks is asked for a move, and nothing moves that would disturb."""
        viewer = self._viewpoint.chooser
        calm = (not self._show.busy or self._show.is_minor) and not self._session.is_keeping
        calm = calm and not self._sharing.lull.is_on
        return calm and viewer != PUBLIC and viewer in self._session.waiting_for()

    @property
    def is_locked(self) -> bool:
        """It was made, and may still be taken back."""
        return self._sharing.may_reconsider(self._viewpoint.viewer)

    @property
    def chosen(self) -> M | None:
        """The move that Play would make."""
        return self._mat.chooser.chosen(self.view) if self.is_due else None

    @property
    def view(self) -> V:
        """What whoever chooses knows; from an open hand that is somebody who may see no more."""
        seat, shown = self._viewpoint.chooser, self._show.view
        return shown if seat == shown.viewer else self._session.view(seat)

    def choose_on(self) -> None:
        """Something else is chosen: whatever was refused is over."""
        self._line.reason = ""
        self._line.caption.release()
        self._refresh()

    def take_reason(self) -> str:
        """Why a move was refused, for whoever tells it elsewhere."""
        reason, self._line.reason = self._line.reason, ""
        return reason

    def refuse(self, reason: str = "") -> None:
        """Say why, until something else is chosen."""
        self._sound_refusal()
        self._line.reason = reason
        if reason:
            self._refresh()

    @property
    def is_hinted(self) -> bool:
        """Nothing is chosen yet, and a hint says what: whoever plays now means that."""
        parts = self._mat.chooser.parts
        begun = any(isinstance(part, HandCard) and part.selected for part in parts)
        is_free = self.chosen is None and not begun
        return self.is_due and is_free and self._line.coach.advised is not None

    def play(self) -> bool:
        """Make the move that is chosen, or hinted at; false if there is none."""
        if self.is_hinted and self._line.coach.advised is not None:
            self._mat.chooser.put_forward(self._line.coach.advised)
        move = self.chosen
        if move is None:
            self.refuse()
            if self.is_due:
                self._line.caption.nudge()
                self._mat.chooser.remind()
            return False
        seat = self._viewpoint.chooser
        self._covers = self._viewpoint.is_shared and not self._viewpoint.leaves_hand
        if self._covers:
            self._sharing.hide()
        self._submit(seat, move)
        return True

    def _submit(self, seat: Seat, move: M) -> None:
        try:
            self._session.submit(seat, move)
        except IllegalMove as error:
            self.refuse(str(error))
        else:
            self._line.reason = ""
            self._line.coach.forget()
            self._line.caption.clear()
            self.follow_move()

    def follow_move(self) -> None:
        """What is chosen stays as it is seen until the move is kept, and leaves from there."""
        if not self._session.is_keeping:
            self._mat.chooser.let_go(covered=self._covers)
        self._refresh()

    def take_back(self) -> None:
        """Change one's mind, as long as nobody has seen it."""
        viewer = self._viewpoint.viewer
        move = self._sharing.second_thought(viewer) if self.is_locked else None
        if move is not None:
            self._show.skip()
            self._session.submit(viewer, move)
            self._refresh()
