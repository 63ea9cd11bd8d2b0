from game.app.table_laying import SealedDeal
from tests.fixed_chance import FixedChance


def test_two_deals_of_one_test_differ() -> None:
    assert SealedDeal.by_chance() != SealedDeal.by_chance()


def test_the_same_test_is_dealt_the_same_again() -> None:
    first, again = FixedChance("a test"), FixedChance("a test")
    assert first.randbelow(10**9) == again.randbelow(10**9)
    assert first.token_hex(16) == again.token_hex(16)
