"""*Choose for me*: the level against which somebody wins a fair share."""

from game.ai.ladder import Level
from game.app.people.person import Person
from game.app.people.rating import LADDER, Rating
from game.app.people.rating_words import BEFORE_ANY_GAME, choice_words, even_level, rating_in
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from tests.app.people.games_of_people import won_game
from tests.games import EVERY_KIT


@EVERY_KIT
def test_somebody_at_a_level_meets_that_level_at_every_table(kit: AnyKit) -> None:
    for seats in kit.bots.strengths:
        chosen = [even_level(Rating(place, 0, 5, 30), kit, seats) for place in range(len(LADDER))]
        assert chosen == list(LADDER)


@EVERY_KIT
def test_before_any_game_guests_sit_down_and_that_is_said(kit: AnyKit) -> None:
    assert rating_in(Person("1", "Ana", "cap"), kit) is None
    assert even_level(None, kit, 4) is BEFORE_ANY_GAME
    assert choice_words(None, BEFORE_ANY_GAME).startswith("Guest, to begin with: 10 games")


def test_who_always_wins_gets_stronger_bots() -> None:
    kit = KITS["five211"]
    games = tuple(won_game(number) for number in range(20))
    rating = rating_in(Person("1", "Ana", "cap", games), kit)
    assert rating is not None
    level = even_level(rating, kit, 4)
    assert LADDER.index(level) > LADDER.index(Level.GUEST)
    assert choice_words(rating, level).endswith("about as often as you.")
