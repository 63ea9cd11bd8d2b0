"""Table talk: now and then a character says a line about what everybody has just seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.characters import AnyGame, character_by_key
from game.core.events import Event
from game.core.rng import Rng
from game.core.seats import Seat
from game.kits.kit import Talk
from game.kits.set_up import Chair

_TALKATIVE: Final = 0.6
"""The share of moments about which somebody has something to say."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Who says what; the line is to be translated where it is shown."""

    seat: Seat
    line: str


def greeting(chairs: Sequence[Chair], seed: int) -> Remark | None:
    """One character welcomes the others at the first deal."""
    rng = Rng(seed, "talk")
    spoken = []
    for seat, chair in enumerate(chairs):
        character = character_by_key(chair.character or "")
        if character is not None:
            spoken.append((seat, character.talk[AnyGame.GREETING]))
    return _one_of(spoken, rng)


def remark_on(event: Event, talk: Talk, chairs: Sequence[Chair], seed: int) -> Remark | None:
    """What somebody says about an event, if anything; all of them saw the same."""
    moment = talk.moment(event)
    if moment is None:
        return None
    rng = Rng(seed, f"talk/{moment.name}")
    if rng.random() >= _TALKATIVE:
        return None
    spoken = []
    occasions = dict.fromkeys(range(len(chairs)), moment.others) | dict(moment.speakers)
    for seat, occasion in occasions.items():
        character = character_by_key(chairs[seat].character or "")
        if character is not None and occasion is not None:
            own = talk.lines.get(character.key, {})
            spoken.append((seat, own.get(occasion) or character.talk.get(occasion, ())))
    return _one_of([(seat, lines) for seat, lines in spoken if lines], rng)


def _one_of(spoken: Sequence[tuple[Seat, tuple[str, ...]]], rng: Rng) -> Remark | None:
    if not spoken:
        return None
    seat, lines = rng.choice(spoken)
    return Remark(seat, rng.choice(lines))
