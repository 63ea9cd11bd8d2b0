"""Recorded matches play out again as they did, to the letter."""

import os
from pathlib import Path
from typing import Final

import pytest

from game.core.options import OptionValue
from tests.golden.transcript import transcript
from tests.rules.five211.table import FIVE211
from tests.strategies import every_option_set, play_out, start_match

HERE: Final = Path(__file__).parent
SEED: Final = 5211

PLAYTHROUGHS: Final = [
    (2, "standard", "open"),
    (3, "standard", "closed"),
    (4, "standard", "open"),
    (5, "standard", "closed"),
    (2, "long", "closed"),
    (3, "long", "open"),
]


def compare(path: Path, text: str) -> None:
    """Hold a text against its golden file, or write the file when that is asked for."""
    if os.environ.get("KODODO_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        pytest.skip(f"{path.name} was written anew: read the difference")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("seats", "variant", "scores"), PLAYTHROUGHS)
def test_recorded_match_plays_out_to_the_letter(seats: int, variant: str, scores: str) -> None:
    values: dict[str, OptionValue] = {"seats": seats, "variant": variant, "scores": scores}
    match = start_match(FIVE211, values, SEED + seats)
    title = f"5211 for {seats}, {variant} game, {scores} score piles, seed {SEED + seats}"
    text = "\n".join([title, *transcript(match, SEED)]) + "\n"
    compare(HERE / "playthroughs" / f"{seats}-{variant}-{scores}.txt", text)


def test_final_digests_of_all_option_sets_are_those_of_released_saves() -> None:
    lines = [f"rules version {FIVE211.version}"]
    for values in every_option_set(FIVE211.option_spec):
        for seed in (1, 2):
            match = start_match(FIVE211, values, seed)
            moves = play_out(match, seed)
            name = " ".join(str(value) for value in values.values())
            lines.append(f"{name} seed {seed}: {moves} moves, {match.digest()}")
    compare(HERE / "digests.txt", "\n".join(lines) + "\n")
