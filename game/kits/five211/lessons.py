"""The ten lessons of 5211, at a table of four: a colour is bust at seven, six kododo are exact.

A place is called as the table calls it: "house blue" of the tally, "own card 1" of the learner's
row, "card blue 3" of the hand.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.five211.stacking import play_line, played_before, stack_deck
from game.kits.lesson import Lesson, LessonStep, Line, Play, PlayFreely, Touch
from game.rules.five211.cards import Card, Colour
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.scoring import tally
from game.rules.five211.view import Five211View

SEATS: Final = 4
TURNS_A_ROUND: Final = 3


def _at_last_turn(
    key: str,
    title: str,
    learned: str,
    streams: Sequence[str],
    steps: tuple[LessonStep, ...],
    rounds_before: int = 0,
    without: str = "",
) -> Lesson:
    """A round with three cards in every row: the last one decides, and the others' is fixed."""
    deal, rows = stack_deck(streams, without)
    turns = TURNS_A_ROUND * rounds_before + 2
    played = 4 * rounds_before + 3
    last = [f"{seat} {play_line(rows[seat].split()[played : played + 1])}" for seat in (1, 2, 3)]
    return Lesson(
        key, title, learned, SEATS, (deal,), steps, played_before(rows, turns), tuple(last)
    )


def _asked(*lines: Line, play: Sequence[str], otherwise: str, praise: str, more: str) -> LessonStep:
    """Play one of these cards."""
    task = Play(tuple(play_line([code]) for code in play), otherwise)
    return LessonStep(lines, task, praise, more)


_FEEDS: Final = N_("{colour} grows, but {rival} has more windows in it.")
_BUSTS: Final = N_("One too many: your {colour} is bust.")
_TIES: Final = N_("Now {colour} and {second} tie, and a tie is out.")


def _feeds(view: Five211View, move: Five211Move) -> Phrase | None:
    """A colour grows of which a rival has more."""
    assert isinstance(move, PlayCards)
    for colour in sorted({card.colour for card in move.cards}):
        mine = _windows((*view.rows[view.viewer], *move.cards), colour)
        others = [seat for seat in range(SEATS) if seat != view.viewer]
        rival = max(others, key=lambda seat: _windows(view.rows[seat], colour))
        if _windows(view.rows[rival], colour) > mine:
            return Phrase(_FEEDS, {"colour": colour, "rival": Somebody(rival)})
    return None


def _spoils(view: Five211View, move: Five211Move) -> Phrase | None:
    """The same, or what the learner has most of is bust, or ties."""
    assert isinstance(move, PlayCards)
    if (fed := _feeds(view, move)) is not None:
        return fed
    counts, limit = tally((*view.rows, move.cards))[0], view.numbers.limit
    for colour in sorted({card.colour for card in move.cards}):
        if counts[colour] >= limit:
            return Phrase(_BUSTS, {"colour": colour})
        tied = [each for each in Colour if each is not colour and counts[each] == counts[colour]]
        if tied:
            return Phrase(_TIES, {"colour": colour, "second": tied[0]})
    return None


def _windows(cards: Sequence[Card], colour: Colour) -> int:
    return sum(card.value for card in cards if card.colour is colour)


_TALLEST: Final = _at_last_turn(
    "tallest",
    N_("The tallest scores"),
    N_("The colour with the most cards on the table scores."),
    (
        "g3 g2 o1 g5 v4 o2 b2 y2",
        "y3 g4 b2 v2 ? ? ? ?",
        "o3 y2 b4 y4 ? ? ? ?",
        "g2 o2 v3 b3 ? ? ? ?",
    ),
    (
        LessonStep((
            Line(N_("Every colour has a house. A card on the table is a storey of it."), "tally"),
            Line(N_("These are your cards of this round."), "own cards"),
        )),
        _asked(
            Line(N_("Green has four storeys: the most."), "house green"),
            Line(N_("Add your green card, then play it."), "card green 5"),
            play=["g5"],
            otherwise=N_("That one is not green. Green is the tallest: add your green."),
            praise=N_("Well built!"),
            more=N_("Choose the green card with the five windows, and play it."),
        ),
        LessonStep((
            Line(N_("Green is the tallest house, so green scores."), "house green"),
            Line(N_("Your three green cards bring you ten points."), "own points"),
        )),
    ),
)  # fmt: skip

_WINDOWS: Final = _at_last_turn(
    "windows",
    N_("Your windows are points"),
    N_("You score your own cards of the colour that scores, by their windows."),
    (
        "b6 b2 y3 b3 v4 o4 g2 y2",
        "b3 g2 o3 v2 ? ? ? ?",
        "b4 y2 g3 g2 ? ? ? ?",
        "b2 o2 v3 y4 ? ? ? ?",
    ),
    (
        LessonStep(
            (
                Line(N_("Blue is the tallest and will score."), "house blue"),
                Line(N_("Choose the cards in your row that will bring points."), "own cards"),
            ),
            Touch(
                ("own card 1", "own card 2"),
                {"own card 3": N_("That one is yellow. Only blue scores.")},
                {
                    "own card 1": N_("Blue 2"),
                    "own card 2": N_("Blue 6"),
                    "own card 3": N_("Yellow 3"),
                },
            ),
            N_("Eight windows: eight points."),
            N_("Choose the blue cards in your row. The other rows belong to your rivals."),
        ),
        _asked(
            Line(N_("Another blue brings three more. Play it."), "card blue 3"),
            play=["b3"],
            otherwise=N_("That one brings nothing now. Play your blue."),
            praise=N_("Eleven!"),
            more=N_("Choose the blue card in your hand, and play it."),
        ),
        LessonStep((Line(N_("Eleven windows: eleven points for you."), "own points"),)),
    ),
)  # fmt: skip


def _two_one_one() -> Lesson:
    deal, _rows = stack_deck(
        (
            "g3 g5 b2 b4 y2 v2 o3 g2 y3",
            "y3 o2 v2 b3 g2 y2 o4 v3 b2",
            "o3 v3 y4 g3 b2 o2 v4 y3 g3",
            "v2 b3 o2 y2 g4 v3 b2 o3 y2",
        )
    )
    return Lesson(
        "two-one-one",
        N_("Two, one, one"),
        N_("A round has three turns: two cards, then one, then one."),
        SEATS,
        (deal,),
        (
            LessonStep(
                (
                    Line(N_("Everybody chooses in secret. Two cards in the first turn."), "turns"),
                    Line(N_("Take two of one colour, then play them."), "hand"),
                ),
                Play(
                    (play_line(["g3", "g5"]), play_line(["b2", "b4"])),
                    N_("These are of two colours. Take two green or two blue."),
                ),
                N_("A good start!"),
                N_("Choose both green cards or both blue ones, and play them."),
            ),
            LessonStep(
                (
                    Line(N_("Now all cards are open, and you have drawn two."), "own cards"),
                    Line(N_("One card in the second turn: any you like."), "hand"),
                ),
                Play(()),
                N_("And one more."),
                N_("Choose any card, and play it."),
            ),
            LessonStep(
                (Line(N_("The third turn is the last. One card: any you like."), "hand"),),
                Play(()),
                N_("That was a whole round."),
                N_("Choose any card, and play it."),
                N_("A whole round, and no points this time. Look which colour scores."),
            ),
            LessonStep(
                (Line(N_("Four cards lie in your row: the round is counted."), "own cards"),)
            ),
        ),
        slip=_feeds,
    )


_BUST: Final = _at_last_turn(
    "bust",
    N_("One too many"),
    N_("One card too many, and a colour is bust. The next one scores."),
    (
        "g5 g6 g3 v3 o2 y2 g1 b1",
        "b2 b3 y6 v2 ? ? ? ?",
        "y2 b6 o5 o3 ? ? ? ?",
        "b2 b4 b1 v4 ? ? ? ?",
    ),
    (
        _asked(
            Line(N_("Blue is full. One more, and it is bust."), "house blue"),
            Line(N_("Play your blue!"), "card blue 1"),
            Line(N_("Then green scores for you."), "own cards"),
            play=["b1"],
            otherwise=N_("That one leaves blue full. Try the blue."),
            praise=N_("Down it comes!"),
            more=N_("One more blue card makes it bust. Play your blue kododo."),
        ),
        LessonStep((
            Line(N_("Blue is bust. Green is the tallest that is left."), "house green"),
            Line(N_("No rival added blue or green. They may: take care!"), "own points"),
        )),
    ),
)  # fmt: skip

_EVEN: Final = _at_last_turn(
    "even",
    N_("A tie is out"),
    N_("Colours that tie are out, and the next one scores."),
    (
        "o5 o4 o2 b1 o3 g1 v3 y2",
        "g2 g3 b2 v2 ? ? ? ?",
        "g4 b3 b4 y3 ? ? ? ?",
        "g3 g2 b2 v4 ? ? ? ?",
    ),
    (
        _asked(
            Line(N_("Green is one card ahead of blue."), "house green"),
            Line(N_("Add your blue: they tie, and both are out."), "card blue 1"),
            Line(N_("Then your orange is left."), "own cards"),
            play=["b1"],
            otherwise=N_("Then green still scores. Let blue tie with green."),
            praise=N_("A tie!"),
            more=N_("One more blue card, and blue ties with green. Play your blue kododo."),
        ),
        LessonStep((
            Line(N_("Green and blue tie, so both are out."), "tally"),
            Line(N_("Orange stands alone: eleven points for you."), "own points"),
        )),
        LessonStep((
            Line(N_("The ring counts kododo. Exactly six, and only they score."), "ring"),)),
    ),
)  # fmt: skip

_LIZARDS: Final = _at_last_turn(
    "lizards",
    N_("Exactly six kododo"),
    N_("If exactly six kododo lie on the table, only kododo score."),
    (
        "y1 b1 v3 g1 o2 v2 b2 y3",
        "o1 o3 g2 v2 ? ? ? ?",
        "o2 o1 y3 y2 ? ? ? ?",
        "o4 g1 b2 g3 ? ? ? ?",
    ),
    (
        LessonStep((
            Line(N_("Five cards show a kododo. The ring counts them."), "ring"),
            Line(N_("Orange leads, and you have none of it."), "house orange"),
        )),
        _asked(
            Line(N_("A sixth kododo, and only kododo score."), "ring"),
            Line(N_("Play your kododo."), "card green 1"),
            play=["g1"],
            otherwise=N_("Then orange scores for your rivals. Play your kododo."),
            praise=N_("Kododo!"),
            more=N_("The green kododo is the sixth. Choose it, and play it."),
        ),
        LessonStep((
            Line(N_("Exactly six: each kododo is a point, whatever its colour."), "ring"),
            Line(N_("Three of them are yours, and orange brings nothing."), "own points"),
        )),
    ),
)  # fmt: skip

_SEVEN: Final = _at_last_turn(
    "seven",
    N_("Seven are not six"),
    N_("One kododo more or less than six, and the colours score as ever."),
    (
        "g4 g4 g3 g1 v3 o3 b2 y2",
        "y1 b1 o3 v2 ? ? ? ?",
        "v1 o1 g2 o2 ? ? ? ?",
        "y1 b1 y3 b2 ? ? ? ?",
    ),
    (
        _asked(
            Line(N_("Six kododo, and none is yours."), "ring"),
            Line(N_("One more spoils it. Play yours!"), "card green 1"),
            Line(N_("Then green scores: it is the tallest."), "house green"),
            play=["g1"],
            otherwise=N_("Then the six kododo score, and they are not yours. Add one."),
            praise=N_("One kododo too many!"),
            more=N_("Your green kododo is the seventh, and green grows as well."),
        ),
        LessonStep((Line(N_("Seven are not six. Green brings you twelve."), "own points"),)),
    ),
)  # fmt: skip

_HOLD: Final = _at_last_turn(
    "hold-back",
    N_("Hold back"),
    N_("A colour that is full scores only if nobody touches it."),
    (
        "b6 b4 y2 b2 b5 v3 o4 g2",
        "b2 b3 g2 y3 ? ? ? ?",
        "b2 o2 g3 v4 ? ? ? ?",
        "b3 v2 o3 g4 ? ? ? ?",
    ),
    (
        _asked(
            Line(N_("Your blue is full: one more and it is bust."), "house blue"),
            Line(N_("Ten points lie here. Do not touch blue."), "own cards"),
            Line(N_("Play any other card."), "hand"),
            play=["v3", "o4", "g2"],
            otherwise=N_("Then blue is bust! Play another colour."),
            praise=N_("Well held."),
            more=N_("Choose violet, orange or green, and play it."),
        ),
        LessonStep((Line(N_("Blue stayed full: ten points for you."), "own points"),)),
    ),
)  # fmt: skip

_COUNT: Final = _at_last_turn(
    "count",
    N_("Count what is left"),
    N_("There are twenty cards of each colour: what was played cannot come again."),
    (
        "b1 b2 ? ? b1 b2 ? ? b4 b6 y2 b3 o3 v3 g2 y3",
        "b2 b3 ? ? b2 b3 ? ? b2 o3 g3 v2 ? ? ? ?",
        "b3 b1 ? ? b4 b1 ? ? b3 o2 v2 y2 ? ? ? ?",
        "b5 ? ? ? b1 ? ? ? b2 o4 o2 g2 ? ? ? ?",
    ),
    (
        LessonStep((
            Line(N_("Twenty cards are blue. Fourteen went out in the first rounds."), "discard"),
            Line(N_("Five lie on the table. That makes nineteen."), "house blue"),
        )),
        _asked(
            Line(N_("The twentieth is yours. Nobody can make blue bust: play it."), "card blue 3"),
            play=["b3"],
            otherwise=N_("Blue is safe: there is no other. Add your blue."),
            praise=N_("Counted well!"),
            more=N_("All other blue cards were seen. Yours makes blue full, and it scores."),
        ),
        LessonStep((Line(N_("Blue is full and scores: thirteen points for you."), "own points"),)),
    ),
    rounds_before=2,
    without="b",
)  # fmt: skip


def _last_round() -> Lesson:
    """Five rounds lie behind the table; what is left is played freely."""
    deal, rows = stack_deck([" ".join("?" * 25)] * SEATS)
    return Lesson(
        "last-round",
        N_("The last round"),
        N_("With an empty pile nobody draws: plan the four cards you will play."),
        SEATS,
        (deal,),
        (
            LessonStep((
                Line(N_("The pile is empty, so nobody draws any more."), "pile"),
                Line(N_("Four of these will be played, one is lost."), "hand"),
            )),
            LessonStep(
                (Line(N_("Plan your three turns. Now play as you like!"), "hand"),),
                PlayFreely(),
                N_("You know the whole game."),
                N_("Two cards, then one, then one. Look which colour may become the tallest."),
                N_("No points this time. The next game is yours."),
            ),
        ),
        played_before(rows, 5 * TURNS_A_ROUND),
        slip=_spoils,
    )  # fmt: skip


LESSONS: Final = (
    _TALLEST, _WINDOWS, _two_one_one(), _BUST, replace(_EVEN, ends_course=True),
    _LIZARDS, _SEVEN, _HOLD, _COUNT, _last_round(),
)  # fmt: skip
