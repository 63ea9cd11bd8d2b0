from collections.abc import Iterator

import pygame
import pytest
from workshop.gallery.gallery_command import all_states, render
from workshop.gallery.studio import unseen

from scenes.engine.drawing.sprites import SpriteStore
from tests.scenes.workshop.gallery.screens import assert_looks_as_kept, differing_share

STATES = {state.name: state for state in all_states()}
KEPT = ("cards", "results-win", "table-4-choosing", "title")
# One of each kind; the whole gallery is rendered by its command.
QUICK = (
    "cards-large-letters", "gate-second", "keys-text-200", "log", "options", "pause",
    "gate", "results-shared", "rules-scrolled", "score-kododo-3", "score-nobody-3",
    "score-round-over", "set-up-people", "table-2-reveal", "table-3-locked", "table-4-dealing",
    "table-5-text-200", "table-all-comforts", "table-long-game", "title-continue", "crash",
    "which-game", "duco-set-up-text-200", "duco-rules-scrolled", "duco-chaos-held",
    "duco-rectangle", "duco-corner-cluster-3", "duco-stress-4", "duco-conquest-held",
    "duco-all-comforts", "duco-hint-why-chaos", "duco-what-if-corner-cluster",
    "duco-results-stress", "duco-tiles", "chikyu-set-up-text-200", "chikyu-rules-scrolled",
    "chikyu-held-2", "chikyu-5-all-comforts", "chikyu-picks", "chikyu-snail", "chikyu-over-limit",
    "chikyu-scoring-phase-3", "chikyu-sheet-5-expansion", "chikyu-results-2", "chikyu-cards",
    "games", "games-text-200", "replay-five211-all-open", "replay-duco", "replay-chikyu-end",
    "review-five211", "review-five211-text-200", "review-five211-half-read",
    "newcomer", "learn-text-200", "lesson-five211-end", "lesson-duco-turn", "lesson-chikyu-colours",
    "puzzles-text-200", "puzzles-own-due", "puzzle-five211-shown", "puzzle-duco", "puzzle-chikyu",
)  # fmt: skip
LARGE, SMALL = (1280, 720), (960, 540)
STORE = SpriteStore(SMALL)


@pytest.fixture(autouse=True)
def without_a_screen() -> Iterator[None]:
    with unseen():
        yield


@pytest.mark.parametrize("name", KEPT)
def test_screen_looks_as_it_was_kept(name: str) -> None:
    assert_looks_as_kept(render(STATES[name], LARGE), name)


@pytest.mark.parametrize("name", ["score-bust-3", "set-up-4"])
def test_same_state_gives_the_same_picture_to_the_last_pixel(name: str) -> None:
    first, second = (render(STATES[name], SMALL) for _ in range(2))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


@pytest.mark.parametrize("name", QUICK)
def test_state_can_be_reached_in_the_smallest_window(name: str) -> None:
    assert render(STATES[name], SMALL, STORE).get_size() == SMALL


def test_names_of_states_are_unique() -> None:
    assert len(STATES) == len(all_states())


def test_comparison_counts_only_pixels_that_differ_visibly() -> None:
    grey, paler, other = (pygame.Surface((10, 10)) for _ in range(3))
    grey.fill((100, 100, 100))
    paler.fill((110, 110, 110))
    other.fill((100, 100, 100))
    other.fill((200, 100, 100), (0, 0, 5, 1))
    assert differing_share(paler, grey)[0] == 0
    assert differing_share(other, grey)[0] == pytest.approx(0.05)
