"""Faces around the table: they follow the game, and one of them blinks now and then."""

from __future__ import annotations

from itertools import pairwise

from pygame import Rect

from game.app.settings import TableSpeed
from game.core.rng import Rng
from scenes.anim.timings import BLINK, BLINK_EVERY, FACE, Motion, Speed
from scenes.art.portraits.mood import Mood
from scenes.table.seats.faces import Faces, SeatFace
from tests.ui.house import House

FRAME = 1 / 60
AREAS = [Rect(100 * seat, 0, 46, 46) for seat in range(4)]


def seats(*moods: Mood) -> list[SeatFace]:
    return [SeatFace(seat, AREAS[seat], "owl", mood) for seat, mood in enumerate(moods)]


def looks(faces: Faces, around: list[SeatFace]) -> list[object]:
    return [region.version for region in faces.regions(around)]


def blinking(faces: Faces, around: list[SeatFace]) -> list[int]:
    versions = (region.version for region in faces.regions(around))
    return [seat for seat, version in enumerate(versions) if Mood.BLINK in tuple(version)]  # type: ignore[arg-type]


def test_one_face_at_a_time_blinks_every_four_to_nine_seconds() -> None:
    faces, around = Faces(Rng(1, "faces")), seats(*[Mood.CALM] * 4)
    moments: list[float] = []
    for frame in range(60 * 60):
        if faces.update(FRAME, around, Motion()) and blinking(faces, around):
            moments.append(frame * FRAME)
        assert len(blinking(faces, around)) <= 1
    gaps = [later - sooner for sooner, later in pairwise(moments)]
    assert len(moments) >= 6
    assert min(gaps) >= BLINK_EVERY[0]
    assert max(gaps) <= BLINK_EVERY[1] + BLINK + 2 * FRAME


def test_nobody_blinks_under_reduced_motion_but_moods_still_change() -> None:
    faces, calm = Faces(Rng(1, "faces")), seats(*[Mood.CALM] * 4)
    for _frame in range(60 * 30):
        assert not faces.update(FRAME, calm, Motion(reduced=True))
    glad = seats(Mood.DELIGHTED, *[Mood.CALM] * 3)
    before = looks(faces, calm)
    assert faces.update(FRAME, glad, Motion(reduced=True))
    assert looks(faces, glad)[0] != before[0]


def test_a_glad_face_keeps_its_eyes_while_the_others_may_blink() -> None:
    faces, around = Faces(Rng(2, "faces")), seats(Mood.DELIGHTED, Mood.SULKING, Mood.CALM)
    seen: set[int] = set()
    for _frame in range(60 * 60):
        faces.update(FRAME, around, Motion())
        seen.update(blinking(faces, around))
    assert seen == {2}


def test_a_face_changes_in_its_time_and_then_rests() -> None:
    faces, around = Faces(Rng(1, "faces")), seats(Mood.CALM, Mood.CALM)
    faces.update(FRAME, around, Motion())
    around = seats(Mood.THINKING, Mood.CALM)
    changes = sum(faces.update(FRAME, around, Motion()) for _frame in range(60))
    assert 2 <= changes <= FACE / FRAME + 2


def test_instant_speed_shows_the_new_face_at_once() -> None:
    faces, around = Faces(Rng(1, "faces")), seats(Mood.CALM)
    faces.update(FRAME, around, Motion(Speed.INSTANT))
    around = seats(Mood.SULKING)
    assert faces.update(FRAME, around, Motion(Speed.INSTANT))
    shown = looks(faces, around)
    assert not faces.update(FRAME, around, Motion(Speed.INSTANT))
    assert looks(faces, around) == shown


def test_a_blink_wakes_nobody() -> None:
    """One step a blink is enough where nothing else moves; full rate would be sixty a second."""
    house = House(speed=TableSpeed.FAST)
    house.app.unseen = False
    house.sit_down()
    house.await_choice()
    for _frame in range(3 * 60):
        house.app.pass_time(FRAME)
    steps, before = 0, house.app.frames_drawn
    step = house.app.step

    def counted(dt: float) -> bool:
        nonlocal steps
        steps += 1
        return step(dt)

    house.app.step = counted  # type: ignore[method-assign]
    for _frame in range(round(BLINK_EVERY[1] * 60)):
        house.app.pass_time(FRAME)
    house.close()
    assert house.app.frames_drawn > before, "somebody has blinked"
    assert steps <= BLINK_EVERY[1] / BLINK
