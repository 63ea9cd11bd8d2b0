"""Finds puzzles in games among bots: the same seed finds the same ones, in the same order.

Every decision is looked at as in a review. Where one choice is far ahead, that is checked in many
fresh worlds; then the levels try it, from the master down.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar

from game.ai.bot import decide
from game.ai.characters import CHARACTERS
from game.ai.ladder import Level
from game.app.learning.puzzle_file import FORMAT, KIND
from game.core.log import MAX_SEED
from game.core.match import AnyMatch, Match
from game.core.moves import Move
from game.core.options import Options, OptionValue
from game.core.plain import Json
from game.core.rng import Rng
from game.core.seats import Seat
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.review.decisions import POINT, WHOLE

if TYPE_CHECKING:
    from game.ai.evaluation import AnyAssessor, AnyCareful, Assessment

MARGIN: Final = 8 * POINT
"""How far the best choice is ahead of the next one at least."""
WORLDS: Final = 2_000
NOISE: Final = 2
"""Standard errors by which it must be further ahead, so that fresh worlds will say the same."""
SIFTING: Final = (4711, 99, 100, 101, 102)
"""Seeds of the worlds in which all that was found is looked at again."""
LEVEL_TRIES: Final = 5
"""How often a level tries a puzzle; it has solved it when most of them are right."""
FEWEST: Final = 2
PATIENCE: Final = 30
"""Games after which one more puzzle of a theme may be like others of it."""
MOST_A_GAME: Final = 2
MOST_CHOICES: Final = 12
"""Kept with a puzzle: what is further behind is only worse."""
_LEVELS: Final = (Level.GUEST, Level.REGULAR, Level.REGULAR, Level.EXPERT)
"""Who plays the games: good enough to be worth looking at, bad enough to leave something."""


O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Sorted:
    """Where a decision belongs among the puzzles, and why its best choice is that."""

    theme: str
    because: str
    """The key of a sentence."""
    facts: Mapping[str, int] = field(hash=False)
    """Its numbers: of the table, or counted in imagined deals."""


class Sorter(Protocol[O_contra, V_contra, M_contra]):
    """What a game supplies so that puzzles are found; it lies in its folder of the workshop."""

    @property
    def tables(self) -> tuple[Mapping[str, OptionValue], ...]:
        """Options of the games in which puzzles are looked for, with the number of seats."""

    def assessor(self, options: O_contra) -> AnyCareful | None:  # noqa: ARG002 - the usual answer
        """Who judges decisions where the game's own assessor does not; else None."""
        return None

    def sort(self, view: V_contra, choices: Sequence[M_contra], rng: Rng) -> Sorted | None:
        """None where the best of the choices shows nothing of a theme.

        The best choice stands first, the next best second.
        """


AnySorter: TypeAlias = Sorter[Any, Any, Any]


def sorter_of(game: str) -> AnySorter:
    """That of a game, by its key."""
    found: AnySorter = import_module(f"workshop.{game}.puzzle_sorting").SORTER
    return found


@dataclass(frozen=True, slots=True)
class MinedDecision:
    """A decision of a game among bots."""

    match: AnyMatch
    """As it stood when it could be decided."""
    entries: tuple[str, ...]
    seat: Seat
    move: Move

    @property
    def view(self) -> Any:  # noqa: ANN401 - of whichever game
        """What the seat knew."""
        return self.match.view(self.seat)


@dataclass(frozen=True, slots=True)
class Judgement:
    """All choices of a decision with their chances in hundredths of a point, the best first."""

    moves: tuple[Move, ...]
    chances: tuple[int, ...]
    error: int

    @property
    def margin(self) -> int:
        """How far the best is ahead; nothing where there is no other."""
        return self.chances[0] - self.chances[1] if len(self.chances) > 1 else 0


@dataclass(slots=True)
class Mine:
    """One search; `games` says how many were looked through."""

    kit: AnyKit
    seed: int
    wanted: int
    """Puzzles of each theme."""
    games: int = 0
    found: list[Puzzle] = field(default_factory=list)

    def dig(self) -> Iterator[Puzzle | None]:
        """What was found, one by one until there is enough; None after a game without any.

        Then all are looked at again in other worlds; what does not hold there is left out, and
        the search goes on.
        """
        sifted: set[str] = set()
        while self._missing():
            while self._missing():
                yield from self._dig_through_game()
            doubtful = [each for each in self.found if each.key not in sifted]
            sifted |= {each.key for each in doubtful}
            for puzzle in doubtful:
                if any(objection(self.kit, puzzle, seed) for seed in SIFTING):
                    self.found.remove(puzzle)

    def _dig_through_game(self) -> Iterator[Puzzle | None]:
        tables = sorter_of(self.kit.key).tables
        table = tables[self.games % len(tables)]
        fresh = 0
        for puzzle in self._in_game(table):
            self.found.append(puzzle)
            fresh += 1
            yield puzzle
            if fresh == MOST_A_GAME:
                break
        self.games += 1
        if not fresh:
            yield None

    def _missing(self) -> bool:
        there = Counter(each.theme for each in self.found)
        return any(there[theme.key] < self.wanted for theme in self.kit.puzzle_themes)

    def _has_room(self, theme: str) -> bool:
        """Whether more of a theme are wanted."""
        return sum(each.theme == theme for each in self.found) < self.wanted

    def _is_welcome(self, puzzle: Puzzle) -> bool:
        """Not too many of a theme are as hard, and not too many leave only two choices."""
        same = [each for each in self.found if each.theme == puzzle.theme]
        alike = sum(each.level is puzzle.level for each in same)
        narrow = sum(len(each.choices) == FEWEST for each in same)
        # Where others hardly ever come up, nobody waits for them for ever.
        waited = self.games // PATIENCE
        is_narrow = len(puzzle.choices) == FEWEST
        return (
            len(same) < self.wanted
            and alike < max(2, self.wanted * 2 // 5) + waited
            and (not is_narrow or narrow < self.wanted * 2 // 3 + waited)
        )

    def _in_game(self, table: Mapping[str, OptionValue]) -> Iterator[Puzzle]:
        seed = Rng(self.seed, f"puzzles/{self.kit.key}/{self.games}").below(MAX_SEED)
        assessor, sorter = assessor_at(self.kit, table), sorter_of(self.kit.key)
        themes: set[str] = set()  # a game shows a theme once: the next turn often asks the same
        for place in play_through(self.kit, assessor, table, seed):
            rng = Rng(seed, f"screen/{len(place.entries)}/{place.seat}")
            judged = judge(assessor, place, place.move, rng)
            if judged.margin < MARGIN:
                continue
            found = sorter.sort(place.view, judged.moves, rng)
            if found is None or found.theme in themes or not self._has_room(found.theme):
                continue
            puzzle = verified(self.kit, place, judged.moves[0], table, seed)
            if puzzle is not None and puzzle.theme not in themes and self._is_welcome(puzzle):
                themes.add(puzzle.theme)
                yield puzzle


def assessor_at(kit: AnyKit, table: Mapping[str, OptionValue]) -> AnyCareful:
    """Who judges decisions at a table where puzzles are looked for."""
    options = kit.options_with(table)
    assessor = sorter_of(kit.key).assessor(options) or kit.players.assessor
    assert assessor is not None, "puzzles are looked for where decisions can be judged"
    assert assessor.can_assess(options), "puzzles are looked for where decisions can be judged"
    return assessor


def play_through(
    kit: AnyKit, assessor: AnyAssessor, table: Mapping[str, OptionValue], seed: int
) -> list[MinedDecision]:
    """The decisions of one game among bots."""
    match: AnyMatch = Match.start(kit.rules, kit.options_with(table), seed)
    match.deal()
    rng = Rng(seed, "line-up")
    bots = [
        kit.bots.make(rng.choice(CHARACTERS), rng.choice(_LEVELS))
        for _ in range(match.options.seats)
    ]
    # What all decide at once is shown as it was before the first of them had decided.
    before: dict[Hashable, tuple[AnyMatch, int]] = {}
    lines: list[str] = []
    places = []
    decided = Counter[Seat]()
    while match.outcome is None:
        seat = min(match.to_act(), key=lambda each: (decided[each], each))
        view = match.view(seat)
        move = decide(bots[seat].think(view, Rng(seed, f"bots/{seat}/{decided[seat]}")))
        moment = assessor.moment(view, move)
        if moment is not None:
            there, played = before.setdefault(moment, (match.copy(), len(lines)))
            places.append(MinedDecision(there, tuple(lines[:played]), seat, move))
        decided[seat] += 1
        match.play(seat, move)
        lines.append(f"{seat} {kit.rules.encode_move(move)}")
    return places


def judge(assessor: AnyAssessor, place: MinedDecision, move: Move, rng: Rng) -> Judgement:
    """What the choices of a decision are worth; `move` is valued with the best of them."""
    assessing = assessor.begin(place.view, move, rng)
    while not assessing.step():
        pass
    found: Assessment[Move] = assessing.assessment
    chances = [round(WHOLE * each.chances[place.seat]) for each in found.choices]
    moves = tuple(each.move for each in found.choices)
    return Judgement(moves, tuple(chances), round(WHOLE * found.error))


def verified(
    kit: AnyKit, place: MinedDecision, best: Move, table: Mapping[str, OptionValue], seed: int
) -> Puzzle | None:
    """The puzzle of a decision, or None where many fresh worlds, or the master, see another."""
    assessor = assessor_at(kit, table)
    rng = Rng(seed, f"verify/{len(place.entries)}/{place.seat}")
    judged = judge(assessor.careful(WORLDS), place, best, rng)
    if judged.moves[0] != best or judged.margin < MARGIN + NOISE * judged.error:
        return None
    found = sorter_of(kit.key).sort(
        place.view, judged.moves, Rng(seed, f"sort/{len(place.entries)}")
    )
    level = None if found is None else grade(kit, place, best, seed)
    if found is None or level is None:
        return None
    encode = kit.rules.encode_move
    lines = [encode(move) for move in judged.moves[:MOST_CHOICES]]
    choices = tuple(zip(lines, judged.chances, strict=False))
    return Puzzle(
        kit.key, found.theme, level, dict(table), seed, place.entries, place.seat, choices,
        judged.error, 0 if assessor.is_exact else WORLDS, found.because, dict(found.facts),
    )  # fmt: skip


def grade(kit: AnyKit, place: MinedDecision, best: Move, seed: int) -> Level | None:
    """The lowest level from which on most find it; None where not even masters do.

    A weaker one that only likes the right card has not solved it.
    """
    found = None
    for level in reversed(Level):
        if not _is_found_by(kit, level, place, best, seed):
            break
        found = level
    return found


def _is_found_by(kit: AnyKit, level: Level, place: MinedDecision, best: Move, seed: int) -> bool:
    right = 0
    for number in range(LEVEL_TRIES):
        bot = kit.bots.make(CHARACTERS[number % len(CHARACTERS)], level)
        rng = Rng(seed, f"grade/{level.value}/{number}/{len(place.entries)}")
        right += decide(bot.think(place.view, rng)) == best
    return 2 * right > LEVEL_TRIES


def in_order(kit: AnyKit, puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Theme by theme, and the easy ones first."""
    themes, levels = [theme.key for theme in kit.puzzle_themes], list(Level)

    def place(puzzle: Puzzle) -> tuple[int, int, str]:
        return themes.index(puzzle.theme), levels.index(puzzle.level), puzzle.key

    return tuple(sorted(puzzles, key=place))


def problem_with(kit: AnyKit, puzzle: Puzzle, seed: int) -> str:
    """What two sets of fresh worlds say against a puzzle; nothing where one of them agrees.

    One set alone may be an odd one: here and there it likes another choice nearly as well.
    """
    return objection(kit, puzzle, seed) and objection(kit, puzzle, seed + MAX_SEED)


def objection(kit: AnyKit, puzzle: Puzzle, seed: int) -> str:
    """What the worlds of a seed say against a puzzle; nothing where they agree."""
    match = puzzle.match(kit.rules)
    best = kit.rules.decode_move(puzzle.choices[0][0])
    place = MinedDecision(match, puzzle.entries, puzzle.seat, best)
    rng = Rng(seed, f"check/{puzzle.key}")
    judged = judge(assessor_at(kit, puzzle.options).careful(puzzle.worlds), place, best, rng)
    if judged.moves[0] != best:
        return "another choice is better"
    if judged.margin < MARGIN - max(NOISE * judged.error, POINT):
        return f"the best is only {judged.margin / POINT:.1f} points ahead"
    return ""


def puzzles_text(kit: AnyKit, puzzles: tuple[Puzzle, ...]) -> str:
    """Puzzles as text for a file, one a line."""
    head = {"kododo": KIND, "format": FORMAT, "game": kit.key, "rules": kit.rules.version}
    start = json.dumps(head, separators=(", ", ": "))[:-1]
    lines = ",\n".join(json.dumps(_values(each), separators=(",", ":")) for each in puzzles)
    return f'{start}, "puzzles": [\n{lines}\n]}}\n'


def _values(puzzle: Puzzle) -> dict[str, Json]:
    return {
        "theme": puzzle.theme,
        "level": puzzle.level.value,
        "options": dict(puzzle.options),
        "seed": puzzle.seed,
        "seat": puzzle.seat,
        "choices": [f"{chance} {move}" for move, chance in puzzle.choices],
        "error": puzzle.error,
        "worlds": puzzle.worlds,
        "because": puzzle.because,
        "facts": dict(puzzle.facts),
        "entries": list(puzzle.entries),
    }
