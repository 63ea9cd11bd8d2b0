"""House rules as plain values: how saves and settings write them down."""

from dataclasses import asdict

from game.core.plain import Json
from game.kits.set_up import HouseRules


def house_rules_values(house_rules: HouseRules) -> Json:
    """As plain values, for a save."""
    return asdict(house_rules)


def house_rules_from(values: Json) -> HouseRules:
    """From plain values, or ValueError; what a save does not name was so when it was written."""
    if not isinstance(values, dict) or not all(type(value) is bool for value in values.values()):
        raise ValueError("house rules are either kept or not")
    return HouseRules(hints=bool(values.get("hints", True)))
