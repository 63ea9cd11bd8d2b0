import hashlib
import itertools

import pytest

from game.app.codes import SYMBOLS, code_of, read_code, write_code
from game.core.errors import BadCode
from game.core.log import MAX_SEED
from game.core.match import Match
from game.core.rng import Rng
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211

RULES = Five211()
SAMPLES = ("0008-0000-0000-00PC", "0008-0000-3NQK-8NNR", "000B-ZZZZ-ZZZZ-ZZ1Q")

# These deals were promised when the first code was given away. They never change.
GOLDEN = [
    (
        "0000-0000-0000-00Q5",
        {"seats": 2, "variant": "standard", "scores": "open"},
        0,
        "a623d167cd1da42c1037e8f4309fedbf6baa9dc87f5140113d9a4ffdc533a583",
    ),
    (
        "0008-0000-3NQK-8NNR",
        {"seats": 4, "variant": "standard", "scores": "open"},
        123456789,
        "0e00f200ab8db4d5edab822b7980b584cef185ecaaede2700a248b268a72959d",
    ),
    (
        "000M-W28G-RFDZ-KSKN",
        {"seats": 3, "variant": "long", "scores": "open"},
        987654321012345,
        "d0952b382d04227f8e91365b6a5362d1127017bdb71b16f57398407288458ed7",
    ),
    (
        "001Z-ZZZZ-ZZZZ-ZZYC",
        {"seats": 5, "variant": "long", "scores": "closed"},
        4503599627370495,
        "14568689c7a90dfead7b42ba27dc49f129f05490ef26fca434a78f2a92fb9e76",
    ),
]


def symbols_of(code: str) -> str:
    return code.replace("-", "")


def accepts(code: str) -> bool:
    try:
        read_code(code)
    except BadCode:
        return False
    return True


@pytest.mark.parametrize("number", range(RULES.option_spec.count))
def test_code_holds_game_options_and_seed(number: int) -> None:
    options = RULES.option_spec.from_number(number)
    seed = Rng(number, "codes").below(MAX_SEED)
    coded = read_code(write_code(RULES, options, seed))
    assert (coded.game, dict(coded.options), coded.seed) == (RULES.key, options, seed)


@pytest.mark.parametrize("seed", [0, 1, MAX_SEED - 1])
def test_smallest_and_largest_seeds_survive(seed: int) -> None:
    assert read_code(write_code(RULES, RULES.option_spec.defaults(), seed)).seed == seed


@pytest.mark.parametrize(("code", "values", "seed", "digest"), GOLDEN)
def test_golden_code_deals_the_same_cards_forever(
    code: str, values: dict[str, int | str], seed: int, digest: str
) -> None:
    coded = read_code(code)
    assert (dict(coded.options), coded.seed) == (values, seed)
    match = Match.start(coded.kit.rules, coded.kit.rules.make_options(coded.options), coded.seed)
    match.deal()
    deal = coded.kit.rules.encode_move(match.log.entries[0][1])
    assert hashlib.sha256(deal.encode()).hexdigest() == digest
    assert code_of(match.log.header) == code


@pytest.mark.parametrize("code", SAMPLES)
def test_every_single_wrong_symbol_is_caught(code: str) -> None:
    right = symbols_of(code)
    for place, symbol in itertools.product(range(len(right)), SYMBOLS):
        if symbol != right[place]:
            assert not accepts(right[:place] + symbol + right[place + 1 :])


def test_every_swap_of_neighbours_is_caught() -> None:
    rng = Rng(1, "swaps")
    codes = [
        write_code(RULES, RULES.option_spec.from_number(n % 16), rng.below(MAX_SEED))
        for n in range(300)
    ]
    for code, place in itertools.product(map(symbols_of, codes), range(15)):
        one, other = code[place], code[place + 1]
        if one != other:
            assert not accepts(code[:place] + other + one + code[place + 2 :])


@pytest.mark.parametrize(
    "typed",
    [
        "0008-0000-3nqk-8nnr",
        "0008 0000 3NQK 8NNR",
        "000800003NQK8NNR",
        "  0008\N{EN DASH}0000\N{EN DASH}3NQK\N{EN DASH}8NNR\n",
        "OOO8-oooO-3NQK-8NNR",
    ],
)
def test_reading_forgives_how_people_type(typed: str) -> None:
    assert read_code(typed) == read_code("0008-0000-3NQK-8NNR")


@pytest.mark.parametrize("letter", ["I", "i", "L", "l"])
def test_one_may_be_typed_as_a_letter_that_looks_like_it(letter: str) -> None:
    code = write_code(RULES, RULES.option_spec.defaults(), 1)
    assert "1" in code
    assert read_code(code.replace("1", letter)) == read_code(code)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "A game code is needed: sixteen letters and digits."),
        ("- -", "A game code is needed: sixteen letters and digits."),
        ("0008-0000", "A game code has 16 or 24 letters and digits; this one has 8."),
        ("0008-0000-3NQK-8NNR-0", "A game code has 16 or 24 letters and digits; this one has 17."),
        ("0008-0000-3NQK-8NN!", "A game code cannot contain '!'."),
        ("0008-0000-3NQK-8NNU", "A game code cannot contain 'U'."),
        ("0008-0000-3NQK-8NN\N{LATIN SMALL LETTER SHARP S}", "A game code cannot contain 'ß'."),
        ("0008-0000-3NQK-8NNS", "There is a typing mistake in this game code."),
        ("0000-0000-0000-0000", "There is a typing mistake in this game code."),
    ],
)
def test_wrong_code_is_explained_in_one_sentence(typed: str, sentence: str) -> None:
    with pytest.raises(BadCode) as caught:
        read_code(typed)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("payload", "sentence"),
    [
        (15 << 66, "This game code is for a game that this version does not know."),
        (16_383 << 52, "This game code has options that this version does not know."),
    ],
)
def test_code_of_a_later_version_is_explained(payload: int, sentence: str) -> None:
    from game.app.codes import CHECK_BITS, check_bits

    number = payload << CHECK_BITS | check_bits(payload, 70)
    code = "".join(SYMBOLS[number >> shift & 31] for shift in range(75, -1, -5))
    with pytest.raises(BadCode, match=sentence):
        read_code(code)


def test_a_long_typing_is_refused_without_echoing_all_of_it() -> None:
    with pytest.raises(BadCode) as caught:
        read_code("7" * 1_000_000)
    assert len(str(caught.value)) < 100


def test_code_of_a_match_deals_it_again() -> None:
    match = Match.start(Five211(), Five211Options(5, closed_scores=True), 424_242, "salt")
    match.deal()
    coded = read_code(code_of(match.log.header))
    again = Match.start(coded.kit.rules, coded.kit.rules.make_options(coded.options), coded.seed)
    again.deal()
    assert again.digest() == match.digest()
