"""Game codes: sixteen typo-checked letters that deal the same game on every machine, forever.

A code is 80 bits, highest first, in symbols of Crockford's base 32: 4 bits position of the game in
`registry.KITS`, 14 bits number of the option set (`OptionSpec.to_number`), 52 bits seed, 10 bits
CRC of those 70 (polynomial 0x233, the register starts at 0x3FF). Answers that 14 bits cannot hold
make a code of 24 letters with 54 bits for them. A ten-bit CRC catches all errors
within ten neighbouring bits: every single wrong symbol and every swap of two neighbours. Reading
forgives lower case, blanks, dashes, the letter O for 0, and the letters I and L for 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.errors import BadCode
from game.core.log import MAX_SEED, LogHeader
from game.core.options import OptionValue
from game.core.rules import AnyRules
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.registry import KITS

SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 16
LONG: Final = 24
"""Letters of a code, and of one whose answers need more room."""
GROUP: Final = 4

OPTION_BITS: Final = 14
SEED_BITS: Final = 52
CHECK_BITS: Final = 10
LONG_OPTION_BITS: Final = OPTION_BITS + 5 * (LONG - LENGTH)

POLYNOMIAL: Final = 0x233
CHECK_MASK: Final = (1 << CHECK_BITS) - 1

_READ_AS: Final = {
    **{symbol: number for number, symbol in enumerate(SYMBOLS)},
    **{symbol.lower(): number for number, symbol in enumerate(SYMBOLS)},
    **dict.fromkeys("Oo", 0),
    **dict.fromkeys("IiLl", 1),
}
_SKIPPED: Final = "-_.\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{NON-BREAKING HYPHEN}"


@dataclass(frozen=True, slots=True)
class CodedGame:
    """What a code says: which game, how it is set up, and the seed of its shuffles."""

    game: str
    options: Mapping[str, OptionValue]
    seed: int

    @property
    def kit(self) -> AnyKit:
        """The game; a code of one that we cannot play is never read."""
        return KITS[self.game]


def write_code(rules: AnyRules, options: Mapping[str, OptionValue], seed: int) -> str:
    """The code of a game with these option values and this seed."""
    assert 0 <= seed < MAX_SEED == 1 << SEED_BITS
    spec = rules.option_spec
    values = spec.as_kept(options)
    short = spec.is_short(values)
    length, bits = (LENGTH, OPTION_BITS) if short else (LONG, LONG_OPTION_BITS)
    number = list(KITS).index(rules.key)
    number = number << bits | spec.to_number(values, short=short)
    number = number << SEED_BITS | seed
    return grouped(number, length)


def grouped(payload: int, length: int) -> str:
    """A number with its check as so many symbols, four by four."""
    number = payload << CHECK_BITS | check_bits(payload, 5 * length - CHECK_BITS)
    symbols = "".join(SYMBOLS[number >> shift & 31] for shift in range((length - 1) * 5, -1, -5))
    return "-".join(symbols[start : start + GROUP] for start in range(0, length, GROUP))


def code_of(header: LogHeader) -> str:
    """The code that deals a logged match again."""
    return write_code(KITS[header.game].rules, header.options, header.seed)


def read_code(text: str) -> CodedGame:
    """The game that a person's typing means, or BadCode with the sentence to show."""
    symbols = _symbols(text)
    payload = ungrouped(symbols)
    if payload is None:
        raise BadCode(_("There is a typing mistake in this game code."))
    short = len(symbols) == LENGTH
    bits = OPTION_BITS if short else LONG_OPTION_BITS
    seed = payload & (MAX_SEED - 1)
    options = payload >> SEED_BITS & ((1 << bits) - 1)
    position = payload >> SEED_BITS + bits
    if position >= len(KITS):
        raise BadCode(_("This game code is for a game that this version does not know."))
    rules = list(KITS.values())[position].rules
    spec = rules.option_spec
    if options >= (spec.count if short else spec.long_count):
        raise BadCode(_("This game code has options that this version does not know."))
    values = spec.from_number(options, short=short)
    if (sentence := spec.problem(values)) is not None:
        raise BadCode(sentence)
    return CodedGame(rules.key, values, seed)


def ungrouped(symbols: Sequence[str]) -> int | None:
    """The number that `grouped` has written, or None where a symbol is wrong."""
    number = 0
    for symbol in symbols:
        number = number << 5 | _READ_AS[symbol]
    payload, check = number >> CHECK_BITS, number & CHECK_MASK
    return payload if check == check_bits(payload, 5 * len(symbols) - CHECK_BITS) else None


def symbols_in(text: str) -> list[str]:
    """What somebody typed, without what merely parts it."""
    return [symbol for symbol in text if not symbol.isspace() and symbol not in _SKIPPED]


def _symbols(text: str) -> list[str]:
    symbols = symbols_in(text)
    if not symbols:
        raise BadCode(_("A game code is needed: sixteen letters and digits."))
    for symbol in symbols:
        if symbol not in _READ_AS:
            raise BadCode(_("A game code cannot contain {symbol!r}.").format(symbol=symbol))
    if len(symbols) not in (LENGTH, LONG):
        sentence = _("A game code has 16 or 24 letters and digits; this one has {count}.")
        raise BadCode(sentence.format(count=len(symbols)))
    return symbols


def check_bits(payload: int, bits: int) -> int:
    """The CRC of a number of so many bits."""
    register = CHECK_MASK
    for shift in range(bits - 1, -1, -1):
        top = register >> (CHECK_BITS - 1)
        register = register << 1 & CHECK_MASK
        if top != payload >> shift & 1:
            register ^= POLYNOMIAL
    return register
