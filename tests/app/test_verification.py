import json
from typing import Any

import pytest

from game.app.saving.saves import BadSave, checksum
from game.app.saving.verification import Check, verify
from game.core.log import fingerprint
from tests.app.matches import played, text_of


def record_of(seed: int = 9, moves: int = 1 << 20) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(text_of(played(seed, moves)))
    return record


def failures(record: dict[str, Any], seal: str = "") -> set[Check]:
    found = verify(json.dumps(record), seal).findings
    return {finding.check for finding in found if finding.fits is False}


@pytest.mark.parametrize("moves", [0, 2, 30, 1 << 20])
def test_honest_match_fits_in_every_check(moves: int) -> None:
    verification = verify(text_of(played(9, moves)))
    assert verification.fits
    assert [finding.check for finding in verification.findings] == list(Check)


def test_noted_seal_is_compared() -> None:
    record = record_of()
    assert not failures(record, record["log"]["seal"])
    assert not failures(record, f" {record['log']['seal'].upper()}\n")
    assert failures(record, "0" * 64) == {Check.SEAL}


def test_other_seed_breaks_seal_and_deal() -> None:
    record = record_of()
    record["log"]["seed"] += 1
    assert failures(record) == {Check.SEAL, Check.DEAL, Check.FILE}


def test_other_seed_with_a_new_seal_still_breaks_the_deal() -> None:
    record = record_of()
    log = record["log"]
    log["seed"] += 1
    log["seal"] = fingerprint(log["seed"], log["salt"])
    record["checksum"] = checksum(record)
    assert failures(record) == {Check.DEAL}


def test_other_salt_breaks_the_seal_alone() -> None:
    record = record_of()
    record["log"]["salt"] = "forged"
    record["checksum"] = checksum(record)
    assert failures(record) == {Check.SEAL}


def test_swapped_cards_break_the_deal() -> None:
    record = record_of()
    deal = record["log"]["moves"][0].split(" ")
    one = next(place for place in range(3, len(deal)) if deal[place] != deal[2])
    deal[2], deal[one] = deal[one], deal[2]
    record["log"]["moves"][0] = " ".join(deal)
    record["checksum"] = checksum(record)
    assert failures(record) == {Check.DEAL}


def test_card_that_nobody_held_breaks_the_moves() -> None:
    record = record_of()
    moves = record["log"]["moves"]
    held = played(9, 0).view(int(moves[1][0])).hand
    strange = next(code for code in ("y6", "g6", "o6", "b6") if code not in map(repr, held))
    moves[1] = f"{moves[1][0]} play {strange} {strange}"
    record["checksum"] = checksum(record)
    assert failures(record) == {Check.MOVES}
    unchecked = [f.check for f in verify(json.dumps(record)).findings if f.fits is None]
    assert unchecked == [Check.RESULT]


def test_missing_move_is_found() -> None:
    record = record_of()
    del record["log"]["moves"][-1]
    record["checksum"] = checksum(record)
    assert failures(record) == {Check.RESULT}


def test_other_result_is_found() -> None:
    record = record_of()
    record["digest"] = "0" * 64
    record["checksum"] = checksum(record)
    assert failures(record) == {Check.RESULT}


def test_other_name_is_found() -> None:
    record = record_of()
    record["chairs"][0]["name"] = "Eve"
    assert failures(record) == {Check.FILE}


def test_seats_without_readable_names_are_numbered() -> None:
    record = record_of()
    record["chairs"] = "nobody"
    assert verify(json.dumps(record)).names == ("Seat 1", "Seat 2", "Seat 3", "Seat 4")


def test_file_without_a_match_is_a_bad_save() -> None:
    with pytest.raises(BadSave):
        verify("{}")
    record = record_of()
    record["log"]["moves"][0] = "chance deal y1"
    with pytest.raises(BadSave, match="A deal needs"):
        verify(json.dumps(record))
