"""Chikyu at this table: all its parts in one record, and the names of its types."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeAlias

from game.ai.players import Players
from game.core.late import late
from game.core.match import Match
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.chikyu.phone import ChikyuPhone
from game.kits.chikyu.results import ACHIEVEMENTS, ChikyuResults, deeds
from game.kits.chikyu.talk_lines import TALK
from game.kits.chikyu.tell import ChikyuTeller
from game.kits.chikyu.terminal import ChikyuTerminal
from game.kits.kit import Flag, GameKit, OptionWords
from game.kits.lesson import Lesson
from game.kits.puzzle import PuzzleTheme, Puzzling
from game.rules.chikyu.cards import KINDS
from game.rules.chikyu.events import TrickTaken
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.rules import Chikyu
from game.rules.chikyu.state import State
from game.rules.chikyu.view import ChikyuView

with late:
    from game.ai.chikyu import players
    from game.kits.chikyu import first_lessons, later_lessons


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
UNDER_THE_LINE: Final = "under the line"
OTHER_HALF: Final = "the other half"
WORTH_A_SLIP: Final = "worth a slip"
POISON: Final = "poison"
TWO_HANDS: Final = "two hands"

PUZZLE_THEMES: Final = (
    PuzzleTheme(
        UNDER_THE_LINE, N_("Under the line"), N_("Of most creatures too many cost you dearly.")
    ),
    PuzzleTheme(OTHER_HALF, N_("The other half"), N_("A new colour is worth a pile.")),
    PuzzleTheme(
        WORTH_A_SLIP,
        N_("Worth a slip"),
        N_("Octopus, snail and manatee win a pile, and the next trick suffers."),
    ),
    PuzzleTheme(POISON, N_("Poison"), N_("Give whoever takes the pile too many of a kind.")),
    PuzzleTheme(TWO_HANDS, N_("Two hands"), N_("With two players your hands work together.")),
)
PUZZLE_WORDS: Final = {
    "over": N_("With {other} you would have too many {kind}."),
    "rids": N_("You have enough {kind}: this one goes to somebody else."),
    "colours": N_("It takes the pile for sure, and brings a new colour."),
    "some colours": N_("Nothing still out beats it, and the pile brings a new colour."),
    "worth": N_("It takes a pile that brings you {points}: worth the price of {kind}."),
    "sure": N_("Nothing still out beats it: the pile is worth the price of {kind}."),
    "avoids": N_("With {other} you would win, and {kind} would cost you the next trick."),
    "pushes": N_("With it {rival} has too many {kind}."),
    "feeds": N_("Your other hand takes the trick, and this brings you {points}."),
    "takes": N_("Your other hand takes the pile, and this brings you {points}."),
    "hand": N_("Nothing still out beats it: your other hand takes the pile."),
}


def _load_players() -> ChikyuPlayers:
    return players.PLAYERS


def _load_lessons() -> tuple[Lesson, ...]:
    return (*first_lessons.FIRST_LESSONS, *later_lessons.LATER_LESSONS)


_TELLER: Final = ChikyuTeller()


class ChikyuPuzzling(Puzzling[ChikyuMove]):
    """What is said of answers."""

    themes = PUZZLE_THEMES
    ends = (TrickTaken,)

    def reason(
        self, because: str, facts: Mapping[str, int], choices: Sequence[ChikyuMove]
    ) -> Phrase:
        other = choices[facts.get("against", 1)]
        assert isinstance(other, PlayCard)
        values: dict[str, Hashable] = {**facts, "other": other.card}
        if "kind" in facts:
            values["kind"] = KINDS[facts["kind"]]
        if "rival" in facts:
            values["rival"] = Somebody(facts["rival"])
        return Phrase(PUZZLE_WORDS[because], values)


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
    puzzling=ChikyuPuzzling(),
    achievements=ACHIEVEMENTS,
    deeds=deeds,
)
