import json
from typing import Any

import pytest

from game.app.saving.saves import BadSave, checksum, read_record, read_save
from game.app.table_laying import Save, SealedDeal, bot_for, lay_table, sit_down_again
from game.core.log import MAX_SEED
from game.kits.registry import usual_kit
from game.kits.set_up import Chair, HouseRules
from game.rules.five211.options import Five211Options, Variant
from tests.app.matches import keep_in, played, text_of
from tests.set_ups import set_up_of


def kept() -> tuple[Save, list[str]]:
    texts: list[str] = []
    return keep_in(texts), texts


def test_set_up_becomes_a_table_with_its_options() -> None:
    set_up = set_up_of(set_up_of().chairs[:3], "long", closed_scores=True)
    session = lay_table(set_up, SealedDeal(5, "salt"), kept()[0])
    assert session.match.options == Five211Options(3, Variant.LONG, closed_scores=True)
    assert session.chairs == set_up.chairs


def test_every_move_is_kept_as_a_save_that_loads() -> None:
    keep, texts = kept()
    session = lay_table(set_up_of(), SealedDeal(5, "salt"), keep)
    session.submit(0, session.view(0).legal[0])
    assert len(texts) == 2
    saved = read_save(texts[-1])
    assert saved.match.digest() == session.match.digest()
    assert sit_down_again(saved, keep).waiting_for() == frozenset({1, 2, 3})


def test_a_match_keeps_its_house_rules_whatever_the_next_set_up_says() -> None:
    keep, texts = kept()
    lay_table(set_up_of(hints=False), SealedDeal(5, "salt"), keep)
    session = sit_down_again(read_save(texts[-1]), keep)
    assert session.house_rules == HouseRules(hints=False)
    session.submit(0, session.view(0).legal[0])
    assert read_save(texts[-1]).house_rules == session.house_rules


def test_a_save_without_house_rules_is_an_older_one_with_hints_and_a_curtain() -> None:
    record = read_record(text_of(played(3, 30)))
    del record["customs"]
    read = read_save(json.dumps(record | {"checksum": checksum(record)}))
    assert read.house_rules == HouseRules(hints=True)


@pytest.mark.parametrize("rules", [None, [], "quick", {"hints": 1}, {"quick_handover": None}])
def test_house_rules_that_are_neither_kept_nor_broken_are_refused(rules: Any) -> None:
    record = read_record(text_of(played(3, 30))) | {"customs": rules}
    with pytest.raises(BadSave, match="how the table is run"):
        read_save(json.dumps(record | {"checksum": checksum(record)}))


def test_same_cards_again_come_under_a_new_seal() -> None:
    one, two = SealedDeal.again(77), SealedDeal.again(77)
    assert one.seed == two.seed
    assert one.salt != two.salt
    assert 0 <= SealedDeal.by_chance().seed < MAX_SEED


@pytest.mark.parametrize(
    "chair", [Chair("Zed", "fox", "fox", "guest"), Chair("Zed", "owl", "owl", "wizard")]
)
def test_character_of_a_later_version_has_a_substitute(chair: Chair) -> None:
    assert bot_for(usual_kit(), chair).name == "guest:owl"
