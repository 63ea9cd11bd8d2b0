"""Puzzles, whichever games there are: the page in its states, and tables at which one is solved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from time import sleep

from game.app.learning.own_mistakes import MistakeBook
from game.app.learning.puzzle_table import puzzle_of_day, puzzles_of
from game.app.people.people_file import own_people_file
from game.app.people.person import Register
from game.app.people.solved_puzzles import note_solved
from game.app.saving.archive import archive
from game.app.saving.saves import save_text
from game.app.settings import Settings
from game.app.storage import paths
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.registry import KITS
from game.kits.set_up import Chair
from game.review.reviewing import assessor_for
from scenes.engine.input.inputs import Action
from scenes.screens.puzzles.puzzle_doors import PuzzleDoors
from scenes.screens.puzzles.puzzles_scene import PuzzlesScene
from scenes.screens.trial.trial_scene import TrialMood
from workshop.gallery.gallery_state import State
from workshop.gallery.studio import SETTLED, Studio
from workshop.look_back_states import EVENINGS, SEATS, finished_game
from workshop.review_states import SEED, made_up_review

LARGE = Settings(text_scale=200)
WRONG = 3
"""Tries until the answer is shown."""


def puzzle_states() -> Iterable[State]:
    """All of them."""
    games = [kit for kit in KITS.values() if puzzles_of(kit.key)]
    for kit in games:
        settings = Settings(game=kit.key)
        yield State(f"puzzles-{kit.key}", partial(_page, kit=kit, solved=2), settings)
        yield State(f"puzzles-{kit.key}-none", partial(_page, kit=kit), settings)
        yield State(f"puzzles-{kit.key}-all", partial(_page, kit=kit, solved=1), settings)
        yield State(f"puzzle-{kit.key}", partial(_table, kit=kit))
        yield State(f"puzzle-{kit.key}-wrong", partial(_table, kit=kit, wrong=1))
        yield State(f"puzzle-{kit.key}-shown", partial(_table, kit=kit, wrong=WRONG))
        yield State(f"puzzle-{kit.key}-found", partial(_table, kit=kit, found=True))
        large = partial(_table, kit=kit, found=True)
        yield State(f"puzzle-{kit.key}-text-130", large, Settings(text_scale=130))
        yield State(f"puzzle-{kit.key}-text-200", large, LARGE)
    if games:
        first = games[0]
        yield State("puzzles-day-done", partial(_page, kit=first, solved=3, is_day_done=True))
        yield State("puzzles-own-due", partial(_page, kit=first, solved=3, has_due=True))
        yield State("puzzles-text-200", partial(_page, kit=first, solved=2), LARGE)
        contrast = Settings(high_contrast=True)
        yield State("puzzles-high-contrast", partial(_page, kit=first, solved=2), contrast)


def _page(
    studio: Studio,
    kit: AnyKit,
    solved: int = 0,
    *,
    is_day_done: bool = False,
    has_due: bool = False,
) -> None:
    """`solved`: every so many of the puzzles; 0: none."""
    today = studio.host.today
    own_people_file(sleep).change(lambda _anybody: Register())
    every, of_day = puzzles_of(kit.key), puzzle_of_day(kit.key, today)
    lit = [each for each in (every[::solved] if solved else ()) if each != of_day or solved == 1]
    _solve(studio, lit, date(2025, 12, 24))
    if is_day_done and of_day is not None:
        _solve(studio, [of_day], today)
    made = [paths.mistakes_file(), *([_have_due(kit)] if has_due else [])]
    studio.show(PuzzlesScene(studio.host, studio.make_table))
    for path in made:
        path.unlink(missing_ok=True)


def _solve(studio: Studio, puzzles: Sequence[Puzzle], day: date) -> None:
    player, file = studio.host.player, own_people_file(sleep)
    for puzzle in puzzles:
        note_solved(file, Chair(player.name, player.face), puzzle, 1, day)


def _have_due(kit: AnyKit) -> Path:
    """Some mistakes of a game that was reviewed long ago, which lies there now."""
    saved = finished_game(kit, SEATS, SEED, EVENINGS[0])
    review = made_up_review(saved, assessor_for(kit, saved.match))
    paths.mistakes_file().unlink(missing_ok=True)  # those of reviews that were shown before
    book = MistakeBook(paths.mistakes_file(), sleep)
    book.note(saved.match.log.header.seal, review.decisions, 1)
    path = archive(save_text(saved), paths.finished_folder())
    assert path is not None, "it is finished"
    return path


def _table(studio: Studio, kit: AnyKit, wrong: int = 0, *, found: bool = False) -> None:
    """The first puzzle of a game with wrong choices enough, after some tries."""
    puzzles = puzzles_of(kit.key)
    first = next(each for each in puzzles if len(each.choices) > WRONG)
    scene = PuzzleDoors(studio.host, studio.app, studio.make_table, puzzles).open(first)
    assert scene is not None, "a bundled puzzle can be laid"
    studio.show(scene)
    for choice in (*range(1, wrong + 1), *[0] * found):
        if scene.mood is TrialMood.TELLS:
            studio.press(Action.CONFIRM)  # try again
        scene.table.mat.chooser.put_forward(scene.trial.decision.choices[choice].move)
        studio.press(Action.PLAY)
        studio.run_until(lambda: scene.mood in (TrialMood.TELLS, TrialMood.ENDS))
        studio.run(SETTLED)
    scene.dirty = True
    studio.run(0.0)
