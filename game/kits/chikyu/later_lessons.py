"""Lessons of Chikyu for later: what too many of a kind cost, two players, and the expansion.

The rounds of the first three were found by playing: when they begin, one trick is left.
"""

from collections.abc import Sequence
from typing import Final

from game.core.options import OptionValue
from game.core.prepared import PreparedMatch
from game.core.words import N_
from game.kits.chikyu.first_lessons import SEATS, slip, stack_hands, tricks_before
from game.kits.lesson import Lesson, LessonStep, Line, Play, PlayFreely
from game.rules.chikyu.moves import Deal
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.rules import Chikyu

FREE_CARDS: Final = 4


def _counted(
    key: str, words: tuple[str, str], hands: Sequence[str], before: str, told: Line, after: str
) -> Lesson:
    """The last card of a round, and what is counted then."""
    deal = stack_hands(0, hands)
    steps = (
        LessonStep((told,)),
        LessonStep(
            (Line(N_("Play your last card, and see how it is counted."), "hand"),),
            Play(()),
            after,
            N_("There is only one card left. Play it."),
        ),
    )
    return Lesson(key, *words, SEATS, (deal,), steps, tricks_before(deal, before, SEATS))


_BLIND: Final = _counted(
    "blind-eyes",
    (
        N_("Too many blind eyes"),
        N_("After the piles: too many green Turnablindies cost a point each."),
    ),
    (
        "I4 F1 I3 D1 D2 T5 D5 F5 F3 I5",
        "B5 S3 S5 S2 B4 I2 I1 T4 T1 B2",
        "S4 S1 F2 T2 T3 B3 D4 D3 B1 F4",
    ),
    "D5 S2 D4 D2 B2 T3 F1 I1 T2 T5 T1 B1 I5 T4 B3 F5 S5 F2 F3 I2 F4 D3 D1 B4 S4 I3 S3",
    Line(N_("Your hold has too many green Turnablindies. Each will cost you a point."),
         "T of own hold"),
    N_("First the piles, then the blind eyes."),
)  # fmt: skip

_GIFTS: Final = _counted(
    "gifts",
    (
        N_("Gifts for everybody"),
        N_("Last of all: too many Inadven/Faul, and you give points to all who have fewer."),
    ),
    (
        "B3 I3 F5 F3 T3 T1 S4 B2 F4 S3",
        "B5 I2 T5 T4 D1 I5 S5 B4 I1 B1",
        "D5 D2 D3 F1 I4 D4 S1 F2 S2 T2",
    ),
    "S3 S5 T2 F2 F5 T1 T4 I4 I2 D4 I3 F4 I1 F1 S4 T5 S2 D1 D5 S1 B2 B1 F3 B4 T3 B5 D2",
    Line(N_("Your hold has too many Inadven/Faul. All who have fewer points get some of yours."),
         "F of own hold"),
    N_("Three points for each of them, from you."),
)  # fmt: skip

_PINK: Final = _counted(
    "too-pink",
    (
        N_("Too much pink"),
        N_("A pile with pink brings three; with too many Intenton it costs three."),
    ),
    (
        "S3 F3 D1 F4 S2 D5 I4 I5 D4 B4",
        "I2 I1 S1 B2 B3 T4 T2 F2 D2 S4",
        "S5 F5 D3 T5 T3 T1 I3 B5 B1 F1",
    ),
    "S3 T2 S5 I5 I2 S2 T4 B1 S1 D3 T1 B4 F5 F3 F2 T5 D5 B3 I3 I4 I1 D4 D2 T3 D1 B2 B5",
    Line(N_("Your hold has too many pink Intenton. Now every pile with pink costs you."),
         "I of own hold"),
    N_("Pink piles cost three each this time."),
)  # fmt: skip


def _free(
    key: str,
    words: tuple[str, str],
    seats: int,
    told: tuple[Line, ...],
    asked: str,
    options: dict[str, OptionValue],
) -> Lesson:
    """What is different, and a few cards to try it."""
    rules = Chikyu()
    match = PreparedMatch.lay(rules, ChikyuOptions(seats, bool(options)), ())
    match.deal()
    _actor, dealt = match.log.entries[0]
    assert isinstance(dealt, Deal)
    deal = rules.encode_move(dealt)
    free = LessonStep(
        (Line(asked, "hand"),),
        PlayFreely(moves=FREE_CARDS),
        N_("That is how it goes!"),
        N_("Choose a card that is not dimmed, and play it."),
    )
    return Lesson(key, *words, seats, (deal,), (LessonStep(told), free), options=options, slip=slip)


_DEPENDENT: Final = _free(
    "two-hands",
    (
        N_("Two players, four hands"),
        N_("With two players each plays a second hand as well, which lies open."),
    ),
    2,
    (
        Line(N_("With two players each has a dependency, whose cards lie open."), "earth"),
        Line(N_("You play for your dependency, and its piles are yours."), "own hold"),
    ),
    N_("Play four cards, your own and those of your dependency."),
    {},
)

_EXPANSION: Final = _free(
    "leizy",
    (
        N_("Grey and lazy"),
        N_("Who wins with a grey Leizy leads next, and the second card sets the kind."),
    ),
    3,
    (
        Line(N_("The expansion brings a seventh creature: grey Leizy, a manatee."), "hand"),
        Line(N_("Who wins with one leads a card that sets no kind."), "earth"),
    ),
    N_("Play four cards, and watch for Leizy."),
    {"expansion": "on"},
)

LATER_LESSONS: Final = (_BLIND, _GIFTS, _PINK, _DEPENDENT, _EXPANSION)
