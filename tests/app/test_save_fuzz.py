"""Thousands of damaged saves: each loads to the very same match or is refused in a sentence."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import TypeAlias

import pytest

from game.app.saving.saves import BadSave, read_record, read_save, save_text, veiled
from game.core.plain import Json
from game.core.rng import Rng
from game.kits.kit import AnyKit
from tests.app.matches import played, text_of
from tests.games import EVERY_KIT, begun, saved

Damage: TypeAlias = Callable[[bytes, Rng], bytes]

FILES_EACH = 400
FILES_OF_A_GAME = 150

BASE = text_of(played(5, 17, seats=3)).encode()
BARE = json.dumps(read_record(BASE)).encode()
"""The same save without its veil, so that every kind of damage reaches the moves as well."""
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


def change_under_the_veil(data: bytes, rng: Rng) -> bytes:
    """Damage by somebody who knows how to lift the veil, and to put it back."""
    record = json.loads(change_moves(json.dumps(read_record(data)).encode(), rng))
    return json.dumps(record | {"log": veiled(record["log"])}).encode()


def change_the_veil(data: bytes, rng: Rng) -> bytes:
    record = json.loads(data)
    lines = record["log"]["hidden"]
    line = rng.below(len(lines))
    place = rng.below(len(lines[line]))
    letter = rng.choice("Aa0+/= ä")
    lines[line] = lines[line][:place] + letter + lines[line][place + rng.below(2) :]
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
            here[key] = deepcopy(rng.choice(ODD_VALUES))
            return


DAMAGES = (flip_bits, cut, splice, remove_part, change_structure)


def share_refused(damage: Damage, base: bytes, digest: str, rng: Rng, files: int) -> float:
    """Damage a save so often: what is not the very same match must be refused in a sentence."""
    refused = 0
    for number in range(files):
        data = damage(base, rng)
        try:
            match = read_save(data).match
        except BadSave as problem:
            refused += 1
            sentence = str(problem)
            assert 10 < len(sentence) < 200, (number, sentence)
            assert "\n" not in sentence
        else:
            assert match.digest() == digest, number
    return refused / files


@pytest.mark.parametrize(
    ("base", "damage"),
    [
        *((base, damage) for base in (BASE, BARE) for damage in DAMAGES),
        (BARE, change_moves),
        (BASE, change_under_the_veil),
        (BASE, change_the_veil),
    ],
)
def test_damaged_save_is_the_same_match_or_refused(base: bytes, damage: Damage) -> None:
    rng = Rng(2026, damage.__name__)
    assert share_refused(damage, base, DIGEST, rng, FILES_EACH) > 0.6


@EVERY_KIT
@pytest.mark.parametrize("damage", [change_structure, change_moves])
def test_damaged_save_of_any_game_is_the_same_match_or_refused(kit: AnyKit, damage: Damage) -> None:
    text = save_text(saved(begun(kit, moves=25))).encode()
    bare, digest = json.dumps(read_record(text)).encode(), read_save(text).match.digest()
    rng = Rng(2026, f"{kit.key}/{damage.__name__}")
    assert share_refused(damage, bare, digest, rng, FILES_OF_A_GAME) > 0.6
