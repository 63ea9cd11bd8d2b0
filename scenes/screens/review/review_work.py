"""The review of a match for a page: found among those that are kept, or worked out meanwhile."""

from __future__ import annotations

from functools import partial

from game.ai.evaluation import AnyAssessor
from game.app.hints import hinted_places
from game.app.saving.kept_reviews import read_review, write_review
from game.app.saving.saves import SavedGame
from game.app.storage.paths import reviews_folder
from game.core.seats import Seat
from game.kits.registry import kit_by_key
from game.review.decisions import Decision, Review
from game.review.reviewing import Reviewing, assessor_for
from scenes.background import BackgroundJob
from scenes.host import Host


class ReviewWork:
    """Can be stopped and gone on with; what is done once is kept beside the game."""

    def __init__(
        self, host: Host, saved: SavedGame, seat: Seat, assessor: AnyAssessor | None = None
    ) -> None:
        """The assessor of the game, unless another one is given; or NoReview."""
        self._host = host
        self._match = saved.match
        kit = kit_by_key(saved.match.rules.key)
        self._assessor = assessor or assessor_for(kit, saved.match)
        self.with_numbers = self._assessor.is_calibrated(saved.match.options)
        self.usual_losses = self._assessor.usual_losses(saved.match.options)
        self._hinted = hinted_places(saved.hints, saved.match.log)
        kept = read_review(self._match, self._assessor, reviews_folder())
        self.review = None if kept is None else kept.with_hints(self._hinted)
        self._reviewing = Reviewing(self._assessor, self._match, seat)
        self._chore: BackgroundJob | None = None

    @property
    def is_working(self) -> bool:
        """Somebody thinks about it now."""
        return self._chore is not None

    @property
    def done(self) -> int:
        """How many decisions are read."""
        return self._reviewing.done

    @property
    def total(self) -> int:
        """How many there are."""
        return self._reviewing.total

    def of_seat(self, seat: Seat) -> tuple[Decision, ...]:
        """The decisions of a seat, as far as they are read."""
        if self.review is not None:
            return self.review.of_seat(seat)
        so_far = Review(0, tuple(self._reviewing.so_far), ()).with_hints(self._hinted)
        return so_far.of_seat(seat)

    def count_of(self, seat: Seat) -> int:
        """How many decisions a seat had."""
        return self._reviewing.count_of(seat)

    def go_on(self) -> None:
        """Begin, or go on where it was stopped."""
        if self.review is None and self._chore is None:
            self._chore = self._host.think_beside_frames(self._reviewing.step)

    def read(self, decisions: int) -> None:
        """Read so many decisions while everybody waits."""
        while self.done < decisions and not self._reviewing.step():
            pass

    def stop(self) -> None:
        """What is read so far stays."""
        if self._chore is not None:
            self._chore.stop()
            self._chore = None

    def update(self) -> None:
        """Take the review once it stands, and keep it."""
        if self._chore is None:
            return
        self._chore.turn()
        if not self._chore.is_over:
            return
        done, self._chore = self._chore.is_done, None
        if done and self.done == self.total:
            self.review = self._reviewing.review.with_hints(self._hinted)
            self._host.beside_frames(partial(self._keep, self.review))

    def _keep(self, review: Review) -> None:
        write_review(review, self._match, self._assessor, reviews_folder())
