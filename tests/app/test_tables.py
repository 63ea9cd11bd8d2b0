import pytest

from game.app.chairs import Chair
from game.app.saves import read_save
from game.app.settings import SetUp
from game.app.tables import Deal, Keep, bot_for, lay_table, sit_down_again
from game.core.log import MAX_SEED
from game.rules.five211.options import Five211Options, Variant


def kept() -> tuple[Keep, list[str]]:
    texts: list[str] = []
    return Keep(texts.append, lambda: "now"), texts


def test_set_up_becomes_a_table_with_its_options() -> None:
    set_up = SetUp(SetUp().chairs[:3], "long", closed_scores=True)
    session = lay_table(set_up, Deal(5, "salt"), kept()[0])
    assert session.match.options == Five211Options(3, Variant.LONG, closed_scores=True)
    assert session.chairs == set_up.chairs


def test_every_move_is_kept_as_a_save_that_loads() -> None:
    keep, texts = kept()
    session = lay_table(SetUp(), Deal(5, "salt"), keep)
    session.submit(0, session.view(0).legal[0])
    assert len(texts) == 2
    saved = read_save(texts[-1])
    assert saved.match.digest() == session.match.digest()
    assert sit_down_again(saved, keep).waiting_for() == frozenset({1, 2, 3})


def test_same_cards_again_come_under_a_new_seal() -> None:
    one, two = Deal.again(77), Deal.again(77)
    assert one.seed == two.seed
    assert one.salt != two.salt
    assert 0 <= Deal.by_chance().seed < MAX_SEED


@pytest.mark.parametrize(
    "chair", [Chair("Zed", "fox", "fox", "guest"), Chair("Zed", "owl", "owl", "wizard")]
)
def test_character_of_a_later_version_has_a_substitute(chair: Chair) -> None:
    assert bot_for(chair).name == bot_for(Chair("Shoco", "owl", "owl", "guest")).name
