"""The deal of the day: one for everybody, none before its day, and known again from a save."""

from dataclasses import replace
from datetime import date, timedelta

from game.app.daily import (
    check_of,
    day_of_deal,
    deal_of,
    masters_try,
    result_of_day,
    seed_of,
    table_of_day,
)
from game.app.people.day_result import DARK, BegunDay, day_lines
from game.app.people.import_finished import counted, parts_of
from game.app.people.people_record import people_from, people_text
from game.app.people.person import Person, Register
from game.app.saving.saves import SavedGame, read_save, save_text
from game.app.storage.json_records import parse_record
from game.app.table_laying import new_game
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from game.kits.set_up import Chair
from tests.games import EVERY_KIT

DAY = date(2026, 11, 19)
ANA = Chair("Ana", "sun hat")


def played_day(kit: AnyKit, day: date = DAY, saved_on: date = DAY, whim: int = 1) -> SavedGame:
    """The deal of a day after blind moves to its end."""
    saved = new_game(table_of_day(kit, ANA), deal_of(kit.key, day), f"{saved_on}T20:00:00+00:00")
    match, rng = saved.match, Rng(whim, "day")
    match.deal()
    while waiting := match.to_act():
        seat = min(waiting)
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return saved


def test_each_day_and_game_has_a_deal_of_its_own_that_never_changes() -> None:
    seeds = {seed_of(key, DAY + timedelta(days=n)) for key in KITS for n in range(300)}
    assert len(seeds) == 300 * len(KITS)
    assert seed_of("five211", DAY) == 2299221528775365


@EVERY_KIT
def test_finished_deal_is_known_by_its_day_from_the_save_alone(kit: AnyKit) -> None:
    saved = read_save(save_text(played_day(kit)))
    assert day_of_deal(saved) == DAY
    result = result_of_day(saved)
    assert result is not None
    assert sum(result.gains) == result.points
    assert result.check == check_of(saved.match, DAY)
    assert result.is_on_time


@EVERY_KIT
def test_other_tables_are_not_the_deal_of_the_day(kit: AnyKit) -> None:
    saved = played_day(kit)
    easier = tuple(
        replace(chair, level="child") if chair.level else chair for chair in saved.chairs
    )
    assert day_of_deal(replace(saved, chairs=easier)) is None
    assert day_of_deal(replace(saved, saved_at="no date")) is None
    assert day_of_deal(replace(saved, saved_at="2028-01-01T00:00:00+00:00")) is None


@EVERY_KIT
def test_line_to_share_has_five_houses_and_tells_no_card(kit: AnyKit) -> None:
    result = result_of_day(played_day(kit))
    assert result is not None
    houses, *lines = day_lines(result)
    assert len(houses) == len(result.houses) == 5
    assert [square != DARK for square in houses] == list(result.houses)
    assert lines[0] == f"Kododo {kit.title}, 19 November"
    assert lines[-1] == f"Check {result.check}"


def test_a_master_plays_the_cards_of_the_day_in_the_place_of_the_person() -> None:
    session = masters_try(KITS["duco"], DAY)
    while session.think():
        pass
    assert session.header.seed == seed_of("duco", DAY)
    assert session.chairs[0].level == "master"
    assert session.outcome is not None


def test_check_is_another_one_for_another_course() -> None:
    kit = KITS["five211"]
    checks = {check_of(played_day(kit, whim=whim).match, DAY) for whim in range(5)}
    assert len(checks) == 5
    assert all(check.startswith("D5211-1119-") for check in checks)


def test_only_the_first_try_counts() -> None:
    kit = KITS["five211"]
    first, second = played_day(kit), played_day(kit, whim=2)
    register = counted([first, second], Register())
    (ana,) = register.people
    assert ana.days == (parts_of(first)[0].day,)
    assert len(ana.games) == 2


def test_deal_played_on_another_day_lights_no_window() -> None:
    kit = KITS["five211"]
    for days, on_time in ((0, True), (1, False), (2, False), (-1, False)):
        result = result_of_day(played_day(kit, saved_on=DAY + timedelta(days=days)))
        assert result is not None
        assert result.is_on_time is on_time


def test_night_after_a_day_still_belongs_to_it_whatever_the_clock_of_the_place() -> None:
    saved = played_day(KITS["five211"])
    for time, on_time in (
        ("2026-11-19T00:00:00-08:00", True),
        ("2026-11-19T23:59:59+13:00", True),
        ("2026-11-20T05:59:59-08:00", True),
        ("2026-11-20T06:00:00+13:00", False),
        ("2026-11-18T23:59:59+00:00", False),
    ):
        result = result_of_day(replace(saved, saved_at=time))
        assert result is not None
        assert result.is_on_time is on_time, time


def begun(saved: SavedGame) -> BegunDay:
    header = saved.match.log.header
    return BegunDay("Ana", header.game, DAY, header.seal)


def test_deal_that_was_begun_before_counts_only_as_the_try_that_was_first() -> None:
    kit = KITS["five211"]
    first, second = played_day(kit), played_day(kit, whim=2)
    register = Register().having_begun(begun(first)).having_begun(begun(second))
    register = people_from(parse_record(people_text(register).encode()))
    (ana,) = counted([second], register).people
    assert ana.days == ()
    assert len(ana.games) == 1
    (ana,) = counted([second, first], register).people
    assert ana.days == (parts_of(first)[0].day,)


def test_nothing_of_a_deal_that_was_begun_stays_of_who_is_forgotten() -> None:
    register = Register((Person("1", "ana", "cap"),)).having_begun(begun(played_day(KITS["duco"])))
    assert register.without("1") == Register()


def test_another_name_is_not_another_first_try() -> None:
    saved = played_day(KITS["five211"])
    ana = Person("1", "ana", "cap")
    register = Register((ana,)).having_begun(begun(saved)).with_person(replace(ana, name="Anna"))
    assert register.first_try("Anna", "five211", DAY) == replace(begun(saved), name="Anna")
