"""The weights of `learned_player.py`: games of a search with itself teach a player without one.

Run `python -m workshop.five211.train.learn_play 4` for four seats. In each lap all seats search
sampled worlds in which the others play as the last lap has learned (at first as an appraiser), and
the weights then follow what all searches so far have found. With the last lap's alone they run in
circles: what beats the one before loses to the one before that. Fixed seeds: it repeats. What it
printed is in `curves.txt`.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, combinations
from math import exp, log, sqrt
from typing import Final

from game.ai.five211.beliefs.kept_hands import win_share
from game.ai.five211.beliefs.opponent_model import OpponentModel
from game.ai.five211.policy.learned_player import CardWeights, LearnedPlayer, PairWeights, Weights
from game.ai.five211.policy.one_ply_policy import TASTES, Appraiser, own_model
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import situation_of
from game.ai.five211.world_maker import WorldMaker
from game.ai.race import Race
from game.core.match import Match
from game.core.rng import Rng
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import CARDS_PER_TURN, Five211Options
from game.rules.five211.rules import Five211
from game.rules.five211.view import Five211View

SEED: Final = 5211
LAPS: Final = 6
GAMES: Final = 250
"""Games of each lap."""
CARDS: Final = (6_000, 3_000, 1_200)
"""Cards that the search plays in the imagination, by turn."""
DOUBT: Final = 2.5
BATCH: Final = 16
TEMPER: Final = 0.01
"""Chances to win so far apart that one play is clearly better."""
EPOCHS: Final = 20
SHRINK: Final = 1e-4
PAIR_SIZES: Final = (6, 6, 4, 4)
CARD_SIZES: Final = (3, 6, 6, 7, 4, 4, 5, 2)
"""How many weights each kind of trait has."""
TESTS: Final = 1200
"""Games of the test after each lap."""


@dataclass(frozen=True, slots=True)
class TrainingExample:
    """A decision: the traits of every play, and how good the search found each of them."""

    turn: int
    plays: list[dict[int, float]]
    targets: list[float]


def plays_of(view: Five211View) -> list[tuple[int, ...]]:
    """All plays of a view, each in the order of the hand."""
    moves = [move for move in view.legal if isinstance(move, PlayCards)]
    return [tuple([card.index for card in move.cards]) for move in moves]


def cut(line: Sequence[float], sizes: Sequence[int]) -> list[tuple[float, ...]]:
    """A line in pieces."""
    ends = list(accumulate(sizes))
    return [tuple(line[end - size : end]) for size, end in zip(sizes, ends, strict=True)]


def weights_of(lines: Sequence[Sequence[float]]) -> Weights:
    """The weights of all turns from one line each."""
    pair, *cards = lines
    second, third = [
        CardWeights((line[0], line[1], line[2]), *cut(line[3:], CARD_SIZES[1:])) for line in cards
    ]
    return Weights(PairWeights(*cut(pair, PAIR_SIZES)), second, third)


def probes(seats: int) -> list[LearnedPlayer]:
    """Players with a single weight each, the same on all turns: their scores are the traits."""
    found = []
    for place in range(sum(CARD_SIZES)):
        line = [float(place == other) for other in range(sum(CARD_SIZES))]
        found.append(LearnedPlayer(seats, weights_of([line, line, line])))
    return found


def traits_of(view: Five211View, players: Sequence[LearnedPlayer]) -> list[dict[int, float]]:
    """The traits of every play."""
    at = situation_of(view)
    hand = at.hand
    plays = combinations(hand, CARDS_PER_TURN[at.turn])
    if at.turn == 0:
        lines = [player.pair_scores(hand) for player in players[: sum(PAIR_SIZES)]]
    else:
        lines = [player.card_scores(hand, at.key, at.worths, at.me) for player in players]
    found = {
        tuple(sorted(play)): {trait: amount for trait, amount in enumerate(amounts) if amount}
        for play, amounts in zip(plays, zip(*lines, strict=True), strict=True)
    }
    return [found[tuple(sorted(play))] for play in plays_of(view)]


def searched(view: Five211View, other: OpponentModel, rng: Rng) -> list[float]:
    """What each play of a view is worth when all others play on as this one does."""
    at = situation_of(view)
    rows = [[card.index for card in row] for row in view.rows]
    maker = WorldMaker(at, rows, (other,), [(1.0,)] * at.seats, rng.random, {})
    rollout = Rollout(at, Judge(at), own_model(at), Taste())
    plays = plays_of(view)
    race, sums, counts = Race(len(plays), DOUBT), [0.0] * len(plays), [0] * len(plays)
    a_play, left = 1 + at.seats * (2 - at.turn), CARDS[at.turn]
    while len(race.alive) > 1 and left > 0:
        for _ in range(BATCH):
            world = maker.make()
            values = [rollout.value(world, plays[play]) for play in race.alive]
            race.add(values)
            for play, value in zip(race.alive, values, strict=True):
                sums[play] += value
                counts[play] += 1
            left -= world.cards + a_play * len(race.alive)
        race.drop_behind()
    return [total / max(count, 1) for total, count in zip(sums, counts, strict=True)]


def lessons(
    seats: int, other: OpponentModel, lap: int, games: int = GAMES
) -> Iterator[TrainingExample]:
    """All decisions of the games of a lap."""
    readers = probes(seats)
    for number in range(games):
        stream = f"learn/{seats}/{lap}/{number}"
        match = Match.start(Five211(), Five211Options(seats), SEED + lap * games + number)
        match.deal()
        rng = Rng(SEED, stream)
        while match.outcome is None:
            seat = min(match.to_act())
            view = match.view(seat)
            if len(view.legal) > 1:
                worths = searched(view, other, rng)
                top = max(worths)
                parts = [exp((worth - top) / TEMPER) for worth in worths]
                targets = [part / sum(parts) for part in parts]
                yield TrainingExample(view.turn, traits_of(view, readers), targets)
                match.play(seat, view.legal[worths.index(top)])
            else:
                match.play(seat, view.legal[0])


def untaught() -> list[list[float]]:
    """Weights of somebody who plays blindly."""
    return [[0.0] * sum(sizes) for sizes in (PAIR_SIZES, CARD_SIZES, CARD_SIZES)]


def chances(weights: Sequence[float], plays: Sequence[dict[int, float]]) -> list[float]:
    """How likely each play is, by the weights."""
    scores = [sum([weights[t] * amount for t, amount in play.items()]) for play in plays]
    top = max(scores)
    parts = [exp(score - top) for score in scores]
    return [part / sum(parts) for part in parts]


def fitted(seen: Sequence[TrainingExample]) -> list[list[float]]:
    """Weights that follow the lessons: along the slope, with small steps where it is steep."""
    weights = untaught()
    squares = [[1.0] * len(line) for line in weights]
    order = list(seen)
    for epoch in range(EPOCHS):
        Rng(SEED, f"epoch/{epoch}").shuffle(order)
        pace = 0.5 / (1 + epoch / 5)
        for lesson in order:
            line, square = weights[lesson.turn], squares[lesson.turn]
            slope: dict[int, float] = {}
            likely = chances(line, lesson.plays)
            for play, chance, target in zip(lesson.plays, likely, lesson.targets, strict=True):
                for trait, amount in play.items():
                    slope[trait] = slope.get(trait, 0.0) + (target - chance) * amount
            for trait, steep in slope.items():
                square[trait] += steep * steep
                line[trait] += pace * (steep - SHRINK * line[trait]) / sqrt(square[trait])
    return weights


def surprise(
    weights: Sequence[Sequence[float]], seen: Sequence[TrainingExample]
) -> tuple[float, float]:
    """Nats by which lessons surprise a player, and the share of best plays that it likes best."""
    nats, hits = 0.0, 0
    for lesson in seen:
        likely = chances(weights[lesson.turn], lesson.plays)
        nats -= sum([t * log(max(c, 1e-9)) for t, c in zip(lesson.targets, likely, strict=True)])
        hits += likely.index(max(likely)) == lesson.targets.index(max(lesson.targets))
    return nats / len(seen), hits / len(seen)


def main() -> None:
    """Learn for the seats that the command line names; print the curve and the weights."""
    seats = int(sys.argv[1])
    rule = Appraiser(seats, TASTES[seats])
    other: OpponentModel = Appraiser(seats, replace(TASTES[seats], noise=0.5))
    weights, seen = untaught(), list[TrainingExample]()
    for lap in range(LAPS):
        fresh = list(lessons(seats, other, lap))
        nats, hits = surprise(weights, fresh)
        seen += fresh
        weights = fitted(seen)
        learned = weights_of(weights)
        other = LearnedPlayer(seats, learned)
        cold = LearnedPlayer(seats, learned, 0.0)
        share = win_share(cold, [rule] * (seats - 1), TESTS, SEED)
        sys.stdout.write(
            f"{seats} seats, lap {lap}: {len(fresh)} decisions, of which the lap before foretold "
            f"{nats:.3f} nats and {hits:.2f} best plays; wins {share:.3f} among appraisers\n"
        )
        sys.stdout.flush()
    rounded = [[round(weight, 2) for weight in line] for line in weights]
    sys.stdout.write(f"{seats}: {weights_of(rounded)},\n")


if __name__ == "__main__":
    main()
