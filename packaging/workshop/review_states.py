"""The review of a game in its states. Its figures are made up, and add up: nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from game.ai.evaluation import AnyAssessor, Assessed, Assessment
from game.app.saving.kept_reviews import remove_review, write_review
from game.app.saving.saves import SavedGame
from game.app.settings import Settings
from game.app.storage import paths
from game.core.moves import Move
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from game.review.decisions import Review
from game.review.reviewing import Reviewing, assessor_for
from scenes.screens.review.review_scene import ReviewScene
from scenes.screens.review.review_work import ReviewWork
from scenes.ui.ui_scene import UiScene
from workshop.gallery.gallery_state import State
from workshop.gallery.studio import SETTLED, Studio
from workshop.look_back_states import EVENINGS, SEATS, finished_game

SEED = 15
MOST_CHOICES = 6
THOUGHT = 4.0
"""Seconds in which it is found out why a choice was better."""
BEHIND_MORE = {
    "more": ("More",),
    "more-decisions": ("More", "All decisions"),
    "more-numbers": ("More", "Numbers"),
    "try-again": ("Try again",),
}
"""What is pressed for each picture."""
HALF = 9
"""Decisions that are read where somebody has stopped."""


class MadeUp:
    """An assessor that draws chances out of a hat; `Assessing` at the same time."""

    def __init__(self, real: AnyAssessor, *, calibrated: bool = True) -> None:
        self._real = real
        self.version = real.version
        self.can_assess = real.can_assess
        self.is_calibrated: Callable[[Any], bool] = lambda _options: calibrated
        self.usual_losses = real.usual_losses
        self.moment = real.moment
        self.assessment: Assessment[Any] = Assessment((), 0.0)

    def begin(self, view: Any, played: Move, rng: Rng) -> MadeUp:  # noqa: ANN401 - of any game
        """Most choices are good ones; the others cost up to fifteen points."""
        others = [move for move in view.legal if move != played][: MOST_CHOICES - 1]
        best = 0.12 + 0.4 * rng.random()
        moves = [played, *others] if rng.random() < 0.7 or not others else [others[0], played]
        chances = [best]
        chances += [max(0.0, best - 0.15 * rng.random()) for _move in moves[1:]]
        listed = sorted(zip(chances, moves, strict=True), key=lambda each: -each[0])
        seats = view.options.seats
        choices = [Assessed(move, _shares(chance, view.viewer, seats)) for chance, move in listed]
        self.assessment = Assessment(tuple(choices), 0.004)
        return self

    def step(self) -> bool:
        return True


def made_up_review(saved: SavedGame, assessor: AnyAssessor) -> Review:
    """A review at once."""
    reviewing = Reviewing(MadeUp(assessor), saved.match)
    while not reviewing.step():
        pass
    return reviewing.review


def review_states() -> Iterable[State]:
    """All of them."""
    for kit in KITS.values():
        if kit.players.assessor is None:
            continue
        for name, settings in (
            ("", Settings()),
            ("-text-130", Settings(text_scale=130)),
            ("-text-200", Settings(text_scale=200)),
            ("-high-contrast", Settings(high_contrast=True)),
        ):
            yield State(f"review-{kit.key}{name}", partial(_review, kit=kit), settings)
        for name, presses in BEHIND_MORE.items():
            yield State(f"review-{kit.key}-{name}", partial(_review, kit=kit, presses=presses))
        yield State(f"review-{kit.key}-in-words", partial(_review, kit=kit, calibrated=False))
        yield State(f"review-{kit.key}-half-read", partial(_half_read, kit=kit))


def reviewed_game(kit: AnyKit) -> SavedGame:
    """A finished game whose review is kept."""
    saved = finished_game(kit, SEATS, SEED, EVENINGS[0])
    assessor = assessor_for(kit, saved.match)
    write_review(made_up_review(saved, assessor), saved.match, assessor, paths.reviews_folder())
    return saved


def _review(
    studio: Studio, kit: AnyKit, presses: Sequence[str] = (), *, calibrated: bool = True
) -> None:
    saved = reviewed_game(kit)
    assessor = MadeUp(assessor_for(kit, saved.match), calibrated=calibrated)
    work = ReviewWork(studio.host, saved, 0, assessor)
    scene = ReviewScene(studio.host, saved, studio.make_table, work=work)
    studio.show(scene, THOUGHT)
    for name in presses:
        page = studio.scene
        assert isinstance(page, UiScene)
        page.ui.find(name).press()
        studio.run(SETTLED)


def _half_read(studio: Studio, kit: AnyKit) -> None:
    saved = finished_game(kit, SEATS, SEED, EVENINGS[0])
    remove_review(saved.match.log.header.seal, paths.reviews_folder())
    work = ReviewWork(studio.host, saved, 0, MadeUp(assessor_for(kit, saved.match)))
    work.read(HALF)
    studio.show(ReviewScene(studio.host, saved, studio.make_table, work=work))


def _shares(own: float, seat: int, seats: int) -> tuple[float, ...]:
    rest = (1 - own) / (seats - 1)
    return tuple(own if each == seat else rest for each in range(seats))
