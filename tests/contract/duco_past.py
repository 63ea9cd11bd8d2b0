"""How a sampled world of DuCo can have come about: shuffles whose unseen rest is that world's."""

from collections.abc import Sequence

from game.core.plain import Json
from game.rules.duco.options import RuleReading
from game.rules.duco.rules import Duco
from game.rules.duco.town.tiles import TILES


def duco_past(world: Json, lines: Sequence[str]) -> list[str]:
    """The log with every shuffle as it must have been; what was drawn since lies open."""
    if world["colours"]:
        return [_with_own_stacks(world, lines[0]), *lines[1:]]
    shuffles = {i: line.split() for i, line in enumerate(lines) if line.startswith("chance")}
    heads = {i: words[: 3 if words[1] == "deal" else 2] for i, words in shuffles.items()}
    drawn = [code for i, words in shuffles.items() for code in words[len(heads[i]) :]]
    unseen = world["stack"].split()[::-1]
    # Shuffled tiles go below the stack, so those drawn last of all are the unseen ones.
    drawn[len(drawn) - len(unseen) :] = unseen
    told = list(lines)
    for i, words in shuffles.items():
        count = len(words) - len(heads[i])
        told[i] = " ".join([*heads[i], *drawn[:count]])
        del drawn[:count]
    return told


def _with_own_stacks(world: Json, deal: str) -> str:
    *head, first = deal.split()[:3]
    order = deal.split()[3:]
    options = Duco().make_options(world["options"])
    colours = list(dict.fromkeys(map(_colour, order)))[: len(world["colours"])]
    stacks = [[code for code in order if _colour(code) == colour] for colour in colours]
    spare = [code for code in order if any(code in stack[options.stacks :] for stack in stacks)]
    rest = [code for code in order if _colour(code) not in colours]
    if rest and options.reading is RuleReading.SECOND:
        laid = [code for code in rest if _colour(code) == _colour(rest[0])][: options.start.tiles]
        rest = laid + [code for code in rest if code not in laid]
    rest += spare
    told = [
        _seen_then(stack[: options.stacks], own)
        for stack, own in zip(stacks, world["own_stacks"], strict=True)
    ]
    told.append(_seen_then(rest, world["stack"]))
    return " ".join([*head, first, *(code for stack in told for code in stack)])


def _seen_then(real: Sequence[str], left: str) -> list[str]:
    """A stack from its top: what was drawn from the real one, then what the world has left."""
    unseen = left.split()[::-1]
    return [*real[: len(real) - len(unseen)], *unseen]


def _colour(code: str) -> int:
    return TILES[int(code[:-1])].square
