"""How the first version remembered a table: 5211 was the only game, and its options had fields."""

from game.core.plain import Json
from game.kits.set_up import Chair, HouseRules, SetUp
from game.rules.five211.options import NUMBERS, Five211Options, Variant, values_from_options
from game.rules.five211.rules import Five211


def first_set_up(record: Json, chairs: tuple[Chair, ...]) -> SetUp:
    """The set-up of such a record, or ValueError, TypeError or KeyError."""
    if len(chairs) not in NUMBERS:
        raise ValueError(len(chairs))
    options = Five211Options(
        len(chairs), Variant(record["variant"]), _truth(record["closed_scores"])
    )
    house_rules = HouseRules(_truth(record["hints"]))
    answers = values_from_options(options)
    del answers["seats"]
    return SetUp(Five211.key, chairs, answers, house_rules)


def _truth(value: Json) -> bool:
    if type(value) is not bool:
        raise TypeError(value)
    return value
