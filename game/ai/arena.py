"""Bot against bot, headless: rotated seats, every deal played once from each seat.

With somebody's program at the table every game has a deal of its own, drawn with a key: a program
knows these sources, would try all likely seeds, and may remember a deal it has seen.
"""

import hmac
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

from game.ai.bot import decide
from game.ai.external import DECIDING, LOADING, ProgramBot
from game.ai.levels import BOTS_BY_NAME, Five211Bot
from game.ai.protocol import BadAnswer
from game.ai.tally import Tally
from game.ai.workers import spread
from game.core.errors import KododoError
from game.core.log import MAX_SEED
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.quoting import quoted
from game.core.rng import Rng
from game.rules.five211.options import Five211Options
from game.rules.five211.records import RoundRecord
from game.rules.five211.rules import Five211

T = TypeVar("T")

CHUNK: Final = 5
"""Games that a process plays before it reports, and for which failures of a program count."""


class UnknownBot(KododoError):
    """Nobody has this name."""


class NoPlayer(KododoError):
    """A program that does not even introduce itself; the sentence says how it failed."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: who won, and every round of it."""

    outcome: Outcome
    records: tuple[RoundRecord, ...]


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who meets whom, and how often. The seats are turned with every game."""

    names: tuple[str, ...]
    options: Five211Options
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


def bot_by_name(name: str) -> Five211Bot:
    """The bot that a command calls by this name, or UnknownBot with the names there are."""
    try:
        return BOTS_BY_NAME[name]
    except KeyError:
        sentence = f"There is no bot called {quoted(name)}. Try one of: {bot_names()}."
        raise UnknownBot(sentence) from None


def bot_names() -> str:
    """The bots that a command can call, and one character for all, as words to print."""
    names = ", ".join(name for name in BOTS_BY_NAME if ":" not in name)
    return f"{names}; with a character, as in master:flamingo"


def whole_deals(games: int, seats: int) -> int:
    """So many games or a few more, until every deal was played from each seat."""
    return -(-games // seats) * seats


def introductions(lineup: Lineup) -> dict[str, str]:
    """What every program calls itself, or NoPlayer about one that does not say hello."""
    called = {}
    for name, command in lineup.programs.items():
        program = ProgramBot(name, command, lineup.deciding, lineup.loading)
        try:
            called[name] = program.introduce()
        except BadAnswer as problem:
            raise NoPlayer(f"{name} is no player: {problem}.") from None
        finally:
            program.close()
    return called


def play_match(
    bots: Sequence[Five211Bot], options: Five211Options, seed: int, stream: str = "bots"
) -> Played:
    """Play one game to its end; the bot at place s sits on seat s."""
    match = Match.start(Five211(), options, seed)
    match.deal()
    programs = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, ProgramBot)]
    for seat, program in programs:
        program.begin(options, seat)
    decision = 0
    while match.outcome is None:
        for seat in sorted(match.to_act()):
            rng = Rng(seed, f"{stream}/{seat}/{decision}")
            match.play(seat, decide(bots[seat].think(match.view(seat), rng)))
        decision += 1
    for seat, program in programs:
        program.end(match.view(seat))
    return Played(match.outcome, match.view(0).records)


def simulate(
    names: Sequence[str],
    options: Five211Options,
    games: int,
    seed: int,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play many games among bots called by name; `progress` hears how many are done."""
    return run(Lineup(tuple(names), options, games, seed), processes, progress)


def run(lineup: Lineup, processes: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of a lineup, programs included."""
    for name in lineup.names:
        if name not in lineup.programs:
            bot_by_name(name)
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


def _play_games(lineup: Lineup, bots: Sequence[Five211Bot], games: range) -> Tally:
    tally = Tally()
    programs = [bot for bot in bots if isinstance(bot, ProgramBot)]
    for program in programs:
        # Else a program's failures here would depend on which games its process played before.
        program.fresh_account()
    for game in games:
        table = lineup.turned(bots, game)
        seed = lineup.deal_seed(game)
        played = play_match(table, lineup.options, seed, f"bots/{game}")
        tally.count(lineup.turned(lineup.names, game), played.outcome, played.records)
    for program in programs:
        tally.count_program(program.name, program.answers, program.complaints)
    return tally


def _seat_bot(lineup: Lineup, name: str) -> Five211Bot:
    command = lineup.programs.get(name)
    if command is None:
        return bot_by_name(name)
    return ProgramBot(name, command, lineup.deciding, lineup.loading)
