from game.ai.race import Race
from game.core.rng import Rng


def test_the_better_play_leads_and_a_hopeless_one_drops_out() -> None:
    race = Race(3, doubt=2.5)
    rand = Rng(1, "race").random
    for _ in range(40):
        luck = rand()
        race.add([luck + 0.1 * rand(), luck + 0.5, luck + 0.5 + 0.1 * rand()])
    race.drop_behind()
    assert race.leader == 2
    assert 0 not in race.alive


def test_luck_that_hits_all_plays_alike_drops_nobody() -> None:
    race = Race(2, doubt=2.5)
    rand = Rng(2, "race").random
    for _ in range(30):
        luck = 10 * rand()
        race.add([luck + rand(), luck + rand()])
    race.drop_behind()
    assert race.alive == [0, 1]


def test_equal_plays_all_stay() -> None:
    race = Race(4, doubt=2.5)
    for _ in range(10):
        race.add([0.25, 0.25, 0.25, 0.25])
    race.drop_behind()
    assert race.alive == [0, 1, 2, 3]


def test_the_leader_is_never_dropped() -> None:
    race = Race(2, doubt=0.0)
    race.add([1.0, 0.0])
    race.drop_behind()
    assert race.alive == [0]
