from time import sleep

import pygame
import pytest
from pygame import Rect, Surface

from scenes.engine.drawing.boards import Layers
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import (
    MEGABYTE,
    UPRIGHT,
    Budgets,
    Pose,
    SpriteStore,
    sprite,
    trimmed,
)
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Metrics, Style, Theme

pytestmark = pytest.mark.usefixtures("display")
SIZE = (320, 200)


def block(side: int, colour: str = "#FFFFFF") -> Surface:
    surface = Surface((side, side), pygame.SRCALPHA)
    surface.fill(colour)
    return surface


@pytest.fixture
def store() -> SpriteStore:
    return SpriteStore(SIZE)


@pytest.fixture
def layers() -> Layers:
    return Layers()


@pytest.fixture
def painter(store: SpriteStore, layers: Layers) -> Painter:
    target = Surface(SIZE)
    return Painter(target, store, Typesetter(), Theme(Metrics(*SIZE)), layers)


def test_picture_is_built_once_for_equal_sprites(store: SpriteStore) -> None:
    assert store.get(sprite(block, 8)) is store.get(sprite(block, 8))
    assert store.builds == 1


def test_store_never_keeps_more_than_its_budget(store: SpriteStore) -> None:
    side = 1024
    count = store.budget // (side * side * 4) + 5
    for index in range(count):
        store.get(sprite(block, side, f"#{index:06X}"))
    assert store.used_bytes <= store.budget


def test_least_recently_used_picture_is_forgotten_first(store: SpriteStore) -> None:
    side = 1024
    fits = Budgets.of(SIZE).drawn // (side * side * 4)
    first = sprite(block, side, "#000001")
    store.get(first)
    for index in range(fits - 1):
        store.get(sprite(block, side, f"#{index + 2:06X}"))
    store.get(first)
    store.get(sprite(block, side, "#FFFFFF"))
    before = store.builds
    store.get(first)
    assert store.builds == before
    store.get(sprite(block, side, "#000002"))
    assert store.builds == before + 1


def test_what_is_seen_for_a_moment_pushes_out_nothing_that_lasts(store: SpriteStore) -> None:
    lasting = sprite(block, 8)
    turned = store.get(lasting, Pose(angle=30))
    size, count = 512, store.budget // (512 * 512)
    for step in range(count):
        store.get(sprite(block, size), Pose(scale=1 + step / 1000))
    before = store.builds
    store.get(lasting)
    assert store.builds == before
    assert store.get(lasting, Pose(angle=30)) is turned


def test_budget_grows_with_the_window() -> None:
    small, large = sum(Budgets.of((1280, 720))), sum(Budgets.of((3840, 2160)))
    assert small < large < 600 * MEGABYTE


def test_resize_forgets_and_starts_a_generation(store: SpriteStore) -> None:
    store.get(sprite(block, 8))
    store.resize((640, 400))
    assert (store.generation, store.used_bytes) == (1, 0)


def test_moving_pose_is_rounded_and_resting_pose_is_not(store: SpriteStore) -> None:
    moving = store.pose(10.4, 1.01, 1.0, 0.5, resting=False)
    assert moving == Pose(10, 1.0, 1.0, 0.5)
    assert store.pose(10.4, 1.01, 1.0, 0.5, resting=True) == Pose(10.4, 1.01, 1.0, 0.5)


def test_large_window_turns_in_steps_of_two_degrees() -> None:
    large = SpriteStore((3840, 2160))
    assert large.pose(11.4, 1, 1, 1, resting=False).angle in (10, 12)


def test_faded_sprite_keeps_colour_and_alpha_in_step(store: SpriteStore) -> None:
    surface = store.get(sprite(block, 4), Pose(alpha=0.5))
    assert surface.get_at((1, 1)) == pygame.Color(128, 128, 128, 128)


def test_turned_white_stays_white_at_its_rim(store: SpriteStore) -> None:
    surface = store.get(sprite(block, 40), Pose(angle=30))
    white = Surface(surface.get_size())
    white.fill("white")
    white.blit(surface, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    darkest = min(white.get_at((x, 20)).r for x in range(white.get_width()))
    assert darkest >= 254


def test_squash_narrows_and_scale_grows(store: SpriteStore) -> None:
    assert store.get(sprite(block, 40), Pose(squash=0.5)).get_size() == (20, 40)
    assert store.get(sprite(block, 40), Pose(scale=1.5)).get_size() == (60, 60)


def test_trimmed_picture_keeps_its_ink_and_its_middle() -> None:
    picture = Surface((40, 30), pygame.SRCALPHA)
    picture.fill("#FFFFFF", Rect(10, 5, 25, 15))
    smaller = trimmed(picture)
    assert smaller.get_size() == (30, 20)
    assert smaller.get_bounding_rect() == Rect(5, 0, 25, 15)


def test_unconverted_art_is_refused(store: SpriteStore) -> None:
    def foreign() -> Surface:
        masks = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
        return Surface((4, 4), pygame.SRCALPHA, 32, masks)

    with pytest.raises(AssertionError, match="not converted"):
        store.get(sprite(foreign))


def test_warmed_pictures_are_built_one_at_a_time(store: SpriteStore) -> None:
    store.want([(sprite(block, 3), UPRIGHT), (sprite(block, 4), UPRIGHT)], later=True)
    assert store.build_some_wanted(1) == 1
    assert store.builds == 1
    assert store.build_some_wanted(1) == 1
    assert store.build_some_wanted(1) == 0


def test_layer_is_drawn_again_only_when_its_version_changes(
    painter: Painter, layers: Layers
) -> None:
    for version in (1, 1, 2, 2, 2):
        painter.layer("table", version, lambda inner: inner.fill("#102030"), opaque=True)
    assert layers.drawn == 2


def test_layer_is_drawn_again_for_another_theme(
    painter: Painter, store: SpriteStore, layers: Layers
) -> None:
    painter.layer("table", 1, lambda inner: inner.fill("#102030"))
    theme = Theme(Metrics(*SIZE), Comfort(high_contrast=True))
    other = Painter(painter.target, store, Typesetter(), theme, layers)
    other.layer("table", 1, lambda inner: inner.fill("#102030"))
    assert layers.drawn == 2


def test_later_drawing_lies_on_top_also_across_fills_and_layers(painter: Painter) -> None:
    painter.sprite(sprite(block, 20, "#FF0000"), (50, 50))
    painter.fill("#00FF00", Rect(45, 45, 10, 10))
    painter.sprite(sprite(block, 4, "#0000FF"), (50, 50))
    painter.flush()
    colours = [painter.target.get_at(place)[:3] for place in ((41, 41), (46, 46), (50, 50))]
    assert colours == [(255, 0, 0), (0, 255, 0), (0, 0, 255)]


def test_clip_keeps_drawing_inside_and_ends_with_its_block(painter: Painter) -> None:
    with painter.clip(Rect(0, 0, 10, 10)):
        painter.sprite(sprite(block, 40), (10, 10))
    painter.sprite(sprite(block, 4), (100, 100))
    painter.flush()
    assert painter.target.get_at((5, 5))[0] == 255
    assert painter.target.get_at((15, 15))[0] == 0
    assert painter.target.get_at((100, 100))[0] == 255


def test_moved_and_faded_blocks_shift_and_pale_what_they_hold(painter: Painter) -> None:
    with painter.moved(100, 0), painter.faded(0.5):
        painter.sprite(sprite(block, 4), (10, 10))
    painter.flush()
    assert painter.target.get_at((10, 10))[0] == 0
    assert 120 <= painter.target.get_at((110, 10))[0] <= 135


def test_dim_darkens_what_was_drawn_before(painter: Painter) -> None:
    painter.fill("#FFFFFF")
    painter.dim(0.5)
    assert painter.target.get_at((1, 1))[0] in (127, 128)


def test_dim_can_let_things_sink_into_a_colour(painter: Painter) -> None:
    painter.fill("#FF0000")
    painter.dim(0.5, "#0000FF")
    assert painter.target.get_at((1, 1))[:3] == (128, 0, 128)


def test_painter_counts_the_sprites_of_a_frame(painter: Painter) -> None:
    for index in range(7):
        painter.sprite(sprite(block, 4), (10 * index, 10))
    painter.sprite(sprite(block, 4), (10, 10), alpha=0.0)
    painter.flush()
    assert painter.sprites_drawn == 7


def test_ring_is_clear_inside_and_smooth_at_its_rim(painter: Painter) -> None:
    painter.ring((50, 50), 60, 6, "#FFFFFF")
    painter.line((100, 20), (140, 60), 4, "#FFFFFF")
    painter.flush()
    levels = {painter.target.get_at((x, y))[0] for x in range(20, 30) for y in range(40, 60)}
    assert len(levels) > 3
    assert painter.target.get_at((50, 50))[0] == 0
    assert painter.target.get_at((50, 23))[0] == 255
    assert painter.target.get_at((120, 40))[0] == 255


def test_picture_that_is_asked_for_again_is_not_forgotten_first(store: SpriteStore) -> None:
    side = 1024
    fits = Budgets.of(SIZE).drawn // (side * side * 4)
    first = sprite(block, side, "#000001")
    store.get(first)
    for index in range(fits - 1):
        store.get(sprite(block, side, f"#{index + 2:06X}"))
    store.want([(first, UPRIGHT)], later=True)
    store.build_some_wanted()
    store.get(sprite(block, side, "#FFFFFF"))
    before = store.builds
    store.get(first)
    assert store.builds == before


def draw_scene(painter: Painter) -> None:
    painter.sprite(sprite(block, 8), (20, 20), alpha=0.5)
    painter.text("Once more", Style.BODY, (100, 50))
    with painter.clip(Rect(0, 0, 10, 10)):
        painter.fill("#000000")
    painter.shift(4)


def test_rehearsal_builds_nothing_and_draws_nothing(painter: Painter) -> None:
    store = painter.store
    rehearsal = Rehearsal(store, painter.typesetter, painter.theme)
    draw_scene(rehearsal)
    rehearsal.flush()
    assert store.builds == 0
    assert len(rehearsal.wanted) == 2


def test_what_was_rehearsed_costs_no_frame(painter: Painter) -> None:
    store = painter.store
    rehearsal = Rehearsal(store, painter.typesetter, painter.theme)
    draw_scene(rehearsal)
    store.want(rehearsal.wanted)
    while store.is_wanted:
        store.build_some_wanted()
    built, used = store.builds, store.used_bytes
    draw_scene(painter)
    painter.flush()
    assert (store.builds, store.used_bytes) == (built, used)


def test_what_was_rehearsed_comes_before_what_was_only_warmed(store: SpriteStore) -> None:
    store.want([(sprite(block, 400, "#000001"), UPRIGHT)], later=True)
    store.want([(sprite(block, 400, "#000002"), Pose())])
    store.build_some_wanted()
    before = store.builds
    store.get(sprite(block, 400, "#000002"))
    assert store.builds == before == 1


def test_of_what_was_rehearsed_one_picture_at_a_time_is_built_between_full_frames(
    store: SpriteStore,
) -> None:
    there = sprite(block, 8, "#000001")
    store.get(there)
    store.want([(sprite(block, 8, "#000002"), UPRIGHT)], later=True)
    store.want([(there, Pose()), *((sprite(block, side), Pose()) for side in (9, 10))])
    built = []
    for _frame in range(3):
        before = store.builds
        store.build_next_due()
        built.append(store.builds - before)
    assert built == [1, 1, 0]
    assert store.is_wanted, "what was only warmed waits for an idle frame"


def wide(size: tuple[int, int], colour: str) -> Surface:
    picture = Surface(size, pygame.SRCALPHA).convert_alpha()
    picture.fill(colour)
    return picture


def test_a_large_picture_is_built_beside_the_frames_and_waited_for_by_whoever_needs_it(
    store: SpriteStore,
) -> None:
    large = sprite(wide, (2400, 1300), "#102030")
    assert not store.build_aside(large)
    picture = store.get(large)
    assert picture.get_size() == (2400, 1300)
    assert store.builds == 1
    assert store.build_aside(large)
    assert store.build_aside(sprite(wide, (24, 13), "#102030")), "a small one is there at once"


def test_large_pictures_that_were_asked_for_come_one_after_the_other(store: SpriteStore) -> None:
    every = [sprite(wide, (2400, 1300), colour) for colour in ("#000001", "#000002")]
    store.want([(each, UPRIGHT) for each in every], later=True)
    frames = 0
    while store.is_wanted:
        store.build_some_wanted()
        frames += 1
        sleep(0.001)
    assert store.builds == len(every)
    assert frames > len(every)
