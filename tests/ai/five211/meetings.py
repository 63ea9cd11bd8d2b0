"""Bots of 5211 by name, and games among them, for tests that know the game."""

from collections.abc import Callable, Sequence

from game.ai.five211.family import BOTS, Five211Bot
from game.arena import tournament
from game.arena.bot_tally import Tally
from game.arena.tournament import Lineup, Played
from game.kits.five211.kit import FIVE211
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View


def bot_named(name: str) -> Five211Bot:
    """The bot that commands call so."""
    return BOTS.bot(name)


def lineup_of(names: Sequence[str], options: Five211Options, games: int, seed: int) -> Lineup:
    """Bots that meet so often."""
    return Lineup(FIVE211.key, tuple(names), options, games, seed)


def simulate(
    names: Sequence[str],
    options: Five211Options,
    games: int,
    seed: int,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Many games among bots called by name."""
    return tournament.run(lineup_of(names, options, games, seed), processes, progress)


def play_match(
    bots: Sequence[Five211Bot], options: Five211Options, seed: int
) -> Played[Five211View]:
    """One game to its end."""
    return tournament.play_match(FIVE211, bots, options, seed)
