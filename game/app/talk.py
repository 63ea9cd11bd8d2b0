"""Table talk: now and then a character says a line about what everybody has just seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.characters import Occasion, character_by_key
from game.app.chairs import Chair
from game.core.rng import Rng
from game.core.seats import Seat
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict

_TALKATIVE: Final = 0.6
"""The share of rounds about which somebody has something to say."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Who says what; the line is to be translated where it is shown."""

    seat: Seat
    line: str


def greeting(chairs: Sequence[Chair], seed: int) -> Remark | None:
    """One character welcomes the others at the first deal."""
    rng = Rng(seed, "talk")
    return _one_of([(seat, Occasion.GREETING) for seat in range(len(chairs))], chairs, rng)


def remark_on(record: RoundRecord, chairs: Sequence[Chair], seed: int) -> Remark | None:
    """What somebody says about a finished round, if anything; all of them saw the same."""
    rng = Rng(seed, f"talk/{record.deck}/{record.round}")
    if rng.random() >= _TALKATIVE:
        return None
    return _one_of(_occasions(record), chairs, rng)


def _occasions(record: RoundRecord) -> list[tuple[Seat, Occasion]]:
    """Everybody's reasons to speak; a win is for the winner to speak about."""
    seats = range(len(record.rows))
    result, best = record.result, max(record.gained)
    if result.verdict is Verdict.NOBODY:
        return [(seat, Occasion.NOBODY) for seat in seats]
    winners = [seat for seat in seats if record.gained[seat] == best]
    found = [(winners[0], Occasion.OWN_WIN)] if len(winners) == 1 else []
    if result.verdict is Verdict.KODODO:
        return found + [(seat, Occasion.KODODO) for seat in seats if seat not in winners]
    if result.busts:
        found += [(seat, Occasion.BUST) for seat in seats if seat not in winners]
    return found


def _one_of(
    occasions: Sequence[tuple[Seat, Occasion]], chairs: Sequence[Chair], rng: Rng
) -> Remark | None:
    spoken = []
    for seat, occasion in occasions:
        character = character_by_key(chairs[seat].character or "")
        if character is not None and (lines := character.talk.get(occasion)):
            spoken.append((seat, lines))
    if not spoken:
        return None
    seat, lines = rng.choice(spoken)
    return Remark(seat, rng.choice(lines))
