"""Bot against bot, headless: rotated seats, every deal played once from each seat.

With somebody's program at the table every game has a deal of its own, drawn with a key: a program
knows these sources, would try all likely seeds, and may remember a deal it has seen.
"""

import hmac
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from game.ai.bot import Bot, Paced, decide
from game.arena.bot_tally import Tally
from game.arena.line_protocol import BadAnswer
from game.arena.program_bot import DECIDING, LOADING, ProgramBot
from game.arena.workers import spread
from game.core.errors import KododoError
from game.core.log import MAX_SEED
from game.core.match import Match
from game.core.options import Options
from game.core.outcome import Outcome
from game.core.rng import Rng
from game.core.rules import M, O, S, V
from game.core.seats import PUBLIC, Seat
from game.kits.kit import AnyKit, GameKit
from game.kits.registry import kit_by_key

T = TypeVar("T")

AnyBot: TypeAlias = Bot[Any, Any]
"""A bot of whichever game."""

CHUNK: Final = 5
"""Games that a process plays before it reports, and for which failures of a program count."""


class NoPlayer(KododoError):
    """A program that does not even introduce itself; the sentence says how it failed."""


@dataclass(frozen=True, slots=True)
class Played(Generic[V]):
    """A finished game: who won, and what everybody saw of it."""

    outcome: Outcome
    view: V


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who meets whom, and how often. The seats are turned with every game."""

    game: str
    names: tuple[str, ...]
    options: Options
    games: int
    seed: int
    programs: Mapping[str, str] = field(default_factory=dict)
    """Command lines of the names that are not ours."""
    deciding: float = DECIDING
    """Seconds that a program may think about a decision."""
    loading: float = LOADING
    """Seconds that it may take to introduce itself."""
    key: bytes = b""
    """What a program cannot know: its deals follow from this and the seed."""

    def __post_init__(self) -> None:
        assert self.key or not self.programs, "a program could work out deals without a key"

    @property
    def kit(self) -> AnyKit:
        """The game that is played; workers in other processes look it up themselves."""
        return kit_by_key(self.game)

    def turned(self, seats: Sequence[T], game: int) -> tuple[T, ...]:
        """Who sits on each seat in a game."""
        turn = game % len(self.names)
        return (*seats[turn:], *seats[:turn])

    def deal_seed(self, game: int) -> int:
        """The seed of a game's shuffles: among our own bots the same for all turns of the seats."""
        if not self.programs:
            return self.seed + game // len(self.names)
        digest = hmac.digest(self.key, f"{self.seed}/{game}".encode(), "sha256")
        return int.from_bytes(digest, "big") % MAX_SEED


def whole_deals(games: int, seats: int) -> int:
    """So many games or a few more, until every deal was played from each seat."""
    return -(-games // seats) * seats


def introductions(lineup: Lineup) -> dict[str, str]:
    """What every program calls itself, or NoPlayer about one that does not say hello."""
    called = {}
    for name, command in lineup.programs.items():
        program = ProgramBot(lineup.kit, name, command, lineup.deciding, lineup.loading)
        try:
            called[name] = program.introduce()
        except BadAnswer as problem:
            raise NoPlayer(f"{name} is no player: {problem}.") from None
        finally:
            program.close()
    return called


def play_match(
    kit: GameKit[O, S, M, V],
    bots: Sequence[Bot[V, M]],
    options: O,
    seed: int,
    stream: str = "bots",
) -> Played[V]:
    """Play one game to its end; the bot at place s sits on seat s."""
    match = Match.start(kit.rules, options, seed)
    match.deal()
    programs = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, ProgramBot)]
    for seat, program in programs:
        program.begin(options, seat, partial(match.refusal, seat))
    decisions = [0] * options.seats
    table_clock = _TableClock(bots, seed, stream)
    while match.outcome is None:
        ready = table_clock.next_seat(match, decisions)
        if ready is None:
            continue  # the clock was quicker
        seat = ready
        rng = Rng(seed, f"{stream}/{seat}/{decisions[seat]}")
        decisions[seat] += 1
        match.play(seat, decide(bots[seat].think(match.view(seat), rng)))
    for seat, program in programs:
        program.end(match.view(seat))
    return Played(match.outcome, match.view(PUBLIC))


class _TableClock:
    """Who acts next: in turn, or where time counts the one who is ready first."""

    def __init__(self, bots: Sequence[AnyBot], seed: int, stream: str) -> None:
        self._bots = bots
        self._rng = Rng(seed, f"{stream}/pace")
        self._now = 0
        self._ready: dict[Seat, int] = {}

    def next_seat(self, match: Match[O, S, M, V], decisions: Sequence[int]) -> Seat | None:
        """The next to act, once its time has passed at the table; None when that ended a turn."""
        waiting = match.to_act()
        self._ready = {seat: at for seat, at in self._ready.items() if seat in waiting}
        if len(waiting) > 1 or match.time_left is not None:
            for seat in sorted(waiting - self._ready.keys()):
                self._ready[seat] = self._now + self._pace(seat)
        seat = min(waiting, key=lambda each: (self._ready.get(each, 0), decisions[each], each))
        passing = self._ready.pop(seat, 0) - self._now
        left = match.time_left
        if left is not None and passing > 0:
            match.pass_time(min(passing, left))
            if passing >= left:
                self._now += left
                return None
        self._now += max(passing, 0)
        return seat

    def _pace(self, seat: Seat) -> int:
        bot = self._bots[seat]
        return bot.pace(self._rng) if isinstance(bot, Paced) else 0


def run(lineup: Lineup, processes: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of a lineup, programs included; `progress` hears how many are done."""
    bots = lineup.kit.bots
    for name in lineup.names:
        if name not in lineup.programs:
            bots.bot(name)
    tally = Tally()
    tally.expect(lineup.names)
    for part in spread(partial(_company, lineup), _chunks(lineup.games), processes):
        tally.merge(part)
        if progress is not None:
            progress(tally.games)
    return tally


def _chunks(games: int) -> list[range]:
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


@contextmanager
def _company(lineup: Lineup) -> Iterator[Callable[[range], Tally]]:
    """Plays games of a lineup; its programs are started once and stay until the end."""
    bots = [_seat_bot(lineup, name) for name in lineup.names]
    try:
        yield partial(_play_games, lineup, bots)
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.close()


def _play_games(lineup: Lineup, bots: Sequence[AnyBot], games: range) -> Tally:
    kit, tally = lineup.kit, Tally()
    programs = [bot for bot in bots if isinstance(bot, ProgramBot)]
    for program in programs:
        # Else a program's failures here would depend on which games its process played before.
        program.fresh_account()
    for game in games:
        table = lineup.turned(bots, game)
        seed = lineup.deal_seed(game)
        played = play_match(kit, table, lineup.options, seed, f"bots/{game}")
        names = lineup.turned(lineup.names, game)
        tally.count(names, played.outcome)
        if kit.figures is not None:
            of_seats = [kit.figures.of_seat(played.view, seat) for seat in range(len(names))]
            tally.count_sums(names, kit.figures.of_game(played.view), of_seats)
    for program in programs:
        account = program.answers, program.complaints, program.last_words
        tally.count_program(program.name, *account)
    return tally


def _seat_bot(lineup: Lineup, name: str) -> AnyBot:
    command = lineup.programs.get(name)
    if command is None:
        return lineup.kit.bots.bot(name)
    return ProgramBot(lineup.kit, name, command, lineup.deciding, lineup.loading)
