"""Chikyu at this table: all its parts in one record, and the names of its types."""

from typing import Final, TypeAlias

from game.ai.players import Players
from game.core.late import late
from game.core.match import Match
from game.core.sentences import Phrase
from game.core.words import N_
from game.kits.chikyu.phone import ChikyuPhone
from game.kits.chikyu.results import ACHIEVEMENTS, ChikyuResults, deeds
from game.kits.chikyu.talk_lines import TALK
from game.kits.chikyu.tell import ChikyuTeller
from game.kits.chikyu.terminal import ChikyuTerminal
from game.kits.kit import Flag, GameKit, OptionWords
from game.kits.lesson import Lesson
from game.kits.puzzle import Puzzling
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.rules import Chikyu
from game.rules.chikyu.state import State
from game.rules.chikyu.view import ChikyuView

with late:
    from game.ai.chikyu import players
    from game.kits.chikyu import first_lessons, later_lessons, puzzles

ChikyuMatch: TypeAlias = Match[ChikyuOptions, State, ChikyuMove, ChikyuView]
ChikyuPlayers: TypeAlias = Players[ChikyuOptions, ChikyuView, ChikyuMove]

_OPTION_WORDS: Final = {
    "expansion": OptionWords(
        N_("Expansion"),
        {"off": Phrase(N_("Without")), "on": Phrase(N_("With Leizy"))},
        tip=N_("A seventh kind, and 35 points instead of 30."),
        flags=(Flag("expansion", "on", "play with Leizy, to 35 points"),),
    ),
    "piles": OptionWords(
        N_("Piles"),
        {"open": Phrase(N_("Open to all")), "closed": Phrase(N_("By the book"))},
        tip=N_("By the book they lie face down: only you look at yours until they are scored."),
        flags=(Flag("closed-piles", "closed", "nobody looks at the piles of others"),),
    ),
    "deck": OptionWords(
        N_("Deck"),
        {"trimmed": Phrase(N_("Trimmed")), "10 of 54": Phrase(N_("10 of 54"))},
        tip=N_(
            "Trimmed: only the ranks that the players need. 10 of 54: all nine ranks, ten cards a"
            " hand, the rest unseen. Both are house rules."
        ),
        flags=(Flag("ten-of-54", "10 of 54", "deal ten cards of all nine ranks"),),
    ),
    "begins": OptionWords(
        N_("Who begins"),
        {
            "usual": Phrase(N_("By lot")),
            **{str(seat): Phrase(N_("Seat {count}"), {"count": seat}) for seat in range(1, 6)},
        },
        tip=N_("Who leads the first trick; the next player leads the next round."),
    ),
}


def _load_players() -> ChikyuPlayers:
    return players.PLAYERS


def _load_lessons() -> tuple[Lesson, ...]:
    return (*first_lessons.FIRST_LESSONS, *later_lessons.LATER_LESSONS)


def _load_puzzling() -> Puzzling[ChikyuMove]:
    return puzzles.PUZZLING


_TELLER: Final = ChikyuTeller()
CHIKYU: Final[GameKit[ChikyuOptions, State, ChikyuMove, ChikyuView]] = GameKit(
    rules=Chikyu(),
    title="Chikyu",
    motto=N_("tricks round the Earth"),
    option_words=_OPTION_WORDS,
    teller=_TELLER,
    terminal=ChikyuTerminal(_TELLER),
    phone=ChikyuPhone(_TELLER, ChikyuTerminal(_TELLER)),
    results=ChikyuResults(),
    talk=TALK,
    load_players=_load_players,
    load_lessons=_load_lessons,
    load_puzzling=_load_puzzling,
    achievements=ACHIEVEMENTS,
    deeds=deeds,
)
