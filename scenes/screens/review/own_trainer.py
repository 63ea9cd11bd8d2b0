"""The player's own mistakes: noted when a review stands, and brought back when they are due."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from time import sleep

from game.app.learning.own_mistakes import Mistake, MistakeBook, day_of
from game.app.looking_back.review_words import ReviewTeller
from game.app.looking_back.why_better import WhyBetter
from game.app.people.import_finished import own_seats
from game.app.people.lone_deeds import mistake_deeds
from game.app.people.people_file import own_people_file
from game.app.saving.archive import finished_game
from game.app.saving.kept_reviews import read_review
from game.app.saving.saves import BadSave, SavedGame, read_save
from game.app.storage.files import FileProblem
from game.app.storage.paths import finished_folder, mistakes_file, reviews_folder
from game.kits.registry import kit_by_key
from game.review.decisions import Decision, Review
from game.review.reviewing import NoReview, Reviewing, assessor_for
from scenes.autosave import DiskJob
from scenes.host import Host
from scenes.puzzle_keeper import game_played


@dataclass(frozen=True, slots=True)
class DueTrial:
    """A mistake that came back, with the game that it was made in."""

    mistake: Mistake
    saved: SavedGame
    decision: Decision
    why: str


class OwnTrainer:
    """Between the book of mistakes and the pages that show it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._book = MistakeBook(mistakes_file(), sleep)

    @property
    def _today(self) -> int:
        return day_of(self._host.now())

    def note(self, saved: SavedGame, review: Review) -> None:
        """What the people at this screen did wrong comes back to them."""
        self._host.beside_frames(partial(self._note, saved, review, self._today))

    def _note(self, saved: SavedGame, review: Review, today: int) -> None:
        try:
            register = own_people_file(sleep).read().register
        except FileProblem:
            return  # nobody can tell whose game it is; the next look at it may
        seats = own_seats(saved, register)
        own = [each for each in review.decisions if each.seat in seats]
        self._book.note(saved.match.log.header.seal, own, today)

    def answer(self, mistake: Mistake, *, avoided: bool) -> DiskJob:
        """It was tried again."""
        answered = partial(self._book.answer, mistake, self._today, avoided=avoided)
        job = self._host.beside_frames(answered)
        if avoided:
            job = self._host.people.note_deeds(self._host.chair, mistake_deeds(mistake))
        return job

    def next_due(self, game: str = "") -> DueTrial | None:
        """The one of a game, or of all, that waits longest; those without a match are forgotten.

        It reads, and may have to think: not for the thread of the frames.
        """
        for mistake in self._book.due(self._today):
            if not self._host.puzzles.owns(mistake.seal, mistake.seat):
                continue
            if game and game_played(mistake.seal) not in (game, None):
                continue
            found = _found(mistake)
            if found is not None:
                return found
            self._book.forget(mistake.seal)
        return None


def _found(mistake: Mistake) -> DueTrial | None:
    path = finished_game(mistake.seal, finished_folder())
    if path is None:
        return None
    try:
        saved = read_save(path)
        assessor = assessor_for(kit_by_key(saved.match.rules.key), saved.match)
    except (BadSave, NoReview):
        return None
    review = read_review(saved.match, assessor, reviews_folder())
    if review is not None:
        own = review.of_seat(mistake.seat)
        decision = next((each for each in own if each.entries == mistake.entries), None)
    else:
        decision = Reviewing(assessor, saved.match).decision_at(mistake.entries)
    if decision is None:
        return None
    numbers = assessor.is_calibrated(saved.match.options)
    view = ReviewTeller(saved, mistake.seat, with_numbers=numbers).view(decision)
    why = WhyBetter(saved, view, decision, with_numbers=numbers).told()
    return DueTrial(mistake, saved, decision, why)
