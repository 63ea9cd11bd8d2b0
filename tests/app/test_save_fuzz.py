"""Thousands of damaged saves: each loads to the very same match or is refused in a sentence."""

import json
from collections.abc import Callable

import pytest

from game.app.saves import BadSave, read_save
from game.core.plain import Json
from game.core.rng import Rng
from tests.app.matches import played, text_of

FILES_EACH = 400

BASE = text_of(played(5, 17, seats=3)).encode()
DIGEST = read_save(BASE).match.digest()

ODD_VALUES: tuple[Json, ...] = (
    None, True, 0, -1, 1 << 62, "", "x" * 50, [], {}, [[]], "play y1", "0 take back", "chance deal",
)  # fmt: skip


def flip_bits(data: bytes, rng: Rng) -> bytes:
    damaged = bytearray(data)
    for _ in range(1 + rng.below(3)):
        damaged[rng.below(len(damaged))] ^= 1 << rng.below(8)
    return bytes(damaged)


def cut(data: bytes, rng: Rng) -> bytes:
    return data[: rng.below(len(data))]


def splice(data: bytes, rng: Rng) -> bytes:
    start, end, place = sorted(rng.below(len(data)) for _ in range(3))
    return data[:place] + data[start:end] + data[place:]


def remove_part(data: bytes, rng: Rng) -> bytes:
    start = rng.below(len(data))
    return data[:start] + data[start + 1 + rng.below(40) :]


def change_structure(data: bytes, rng: Rng) -> bytes:
    record = json.loads(data)
    for _ in range(1 + rng.below(2)):
        _change_one(record, rng)
    return json.dumps(record).encode()


def change_moves(data: bytes, rng: Rng) -> bytes:
    record = json.loads(data)
    moves = record["log"]["moves"]
    one, other = rng.below(len(moves)), rng.below(len(moves))
    match rng.below(4):
        case 0:
            moves[one], moves[other] = moves[other], moves[one]
        case 1:
            moves.insert(one, moves[other])
        case 2:
            del moves[one]
        case _:
            moves[one] = moves[one].replace(*rng.choice([("1", "2"), ("y", "g"), (" ", "  ")]))
    return json.dumps(record).encode()


def _change_one(record: Json, rng: Rng) -> None:
    """Walk to a random place of the record and damage it there."""
    here = record
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(here[key], dict | list) and rng.random() < 0.7:
            here = here[key]
        elif rng.random() < 0.3:
            del here[key]
            return
        else:
            here[key] = rng.choice(ODD_VALUES)
            return


@pytest.mark.parametrize(
    "damage", [flip_bits, cut, splice, remove_part, change_structure, change_moves]
)
def test_damaged_save_is_the_same_match_or_refused(damage: Callable[[bytes, Rng], bytes]) -> None:
    rng = Rng(2026, damage.__name__)
    refused = 0
    for number in range(FILES_EACH):
        data = damage(BASE, rng)
        try:
            match = read_save(data).match
        except BadSave as problem:
            refused += 1
            sentence = str(problem)
            assert 10 < len(sentence) < 200, (number, sentence)
            assert "\n" not in sentence
        else:
            assert match.digest() == DIGEST, number
    assert refused > FILES_EACH * 0.6
