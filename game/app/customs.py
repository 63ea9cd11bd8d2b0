"""What the people at a table have agreed on beside the rules; it belongs to their match."""

from dataclasses import asdict, dataclass

from game.core.plain import Json


@dataclass(frozen=True, slots=True)
class Customs:
    """Whether hints are given, and whether the screen goes round without a curtain."""

    hints: bool = True
    quick_handover: bool = False


def customs_values(customs: Customs) -> Json:
    """As plain values, for a save."""
    return asdict(customs)


def customs_from(values: Json) -> Customs:
    """From plain values, or ValueError; a custom that a save does not name is the usual one."""
    if not isinstance(values, dict) or not all(type(value) is bool for value in values.values()):
        raise ValueError("customs are either kept or not")
    usual = Customs()
    return Customs(
        bool(values.get("hints", usual.hints)),
        bool(values.get("quick_handover", usual.quick_handover)),
    )
