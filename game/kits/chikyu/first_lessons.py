"""The eight lessons of Chikyu, at a table of three: ranks 1 to 5, and four of a kind are too many.

A place is called as the table calls it: "F of own hold" is the column of Inadven/Faul in the
learner's hold, "card Intenton 4" a card of the hand.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.ai.chikyu.coaching.card_facts import facts_of
from game.ai.chikyu.search.situation import situation_of
from game.core.prepared import PreparedMatch
from game.core.sentences import Phrase
from game.core.words import N_
from game.kits.lesson import Lesson, LessonStep, Line, Play, PlayFreely
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.rules import Chikyu
from game.rules.chikyu.view import ChikyuView


def stack_hands(first: int, hands: Sequence[str]) -> str:
    """The deal that gives these cards to the hands, in a deck of which nothing is left over."""
    rows = [hand.split() for hand in hands]
    order = [row[place] for place in range(len(rows[0])) for row in rows]
    return f"deal {first} {' '.join(order)}"


def tricks_before(deal: str, cards: str, seats: int) -> tuple[str, ...]:
    """These cards, each as a move of the seat whose turn it is."""
    rules = Chikyu()
    match = PreparedMatch.lay(rules, ChikyuOptions(seats), (rules.decode_move(deal),))
    match.deal()
    lines = []
    for card in cards.split():
        (seat,) = match.to_act()
        line = f"play {card}"
        match.play(seat, rules.decode_move(line))
        lines.append(f"{seat} {line}")
    return tuple(lines)


SEATS: Final = 3

_OVER: Final = N_("With that pile you have too many {kind}.")
_PINK: Final = N_("Pink in a pile is worth a point more, to whoever takes it.")
_LOWER: Final = N_("That takes nothing: a lower one would have done.")


def slip(view: ChikyuView, move: ChikyuMove) -> Phrase | None:
    """A pile that is too much, a gift to somebody else, or a high card for nothing."""
    assert isinstance(move, PlayCard)
    situation = situation_of(view)
    if situation.at.owners[situation.at.turn] != situation.me:
        return None
    facts = facts_of(situation, move.card)
    if facts.takes and facts.over is not None:
        return Phrase(_OVER, {"kind": facts.over[0]})
    if not view.trick or facts.wins:
        return None
    if facts.is_lost and move.card.kind is Kind.INTENTON:
        return Phrase(_PINK)
    lower = [
        other.card
        for other in view.legal
        if isinstance(other, PlayCard) and other.card.kind is move.card.kind
    ]
    return Phrase(_LOWER) if move.card.rank > min(card.rank for card in lower) else None


def _lesson(
    key: str,
    words: tuple[str, str],
    dealt: tuple[int, Sequence[str]],
    before: str,
    steps: tuple[LessonStep, ...],
) -> Lesson:
    """Somebody leads; the cards of `before` lie on the table or in piles when it begins."""
    deal = stack_hands(*dealt)
    return Lesson(key, *words, SEATS, (deal,), steps, tricks_before(deal, before, SEATS))


def _asked(*lines: Line, play: Sequence[str], otherwise: str, praise: str, more: str) -> LessonStep:
    """Play one of these cards."""
    return LessonStep(lines, Play(tuple(f"play {code}" for code in play), otherwise), praise, more)


_TAKE: Final = _lesson(
    "take",
    (
        N_("Follow and take"),
        N_("Follow the colour that was led; its highest card takes the pile."),
    ),
    (1, (
        "I4 I2 D1 D3 F2 B1 S2 S1 S4 F5",
        "I3 D2 D4 F1 F3 B2 B3 T1 S3 T2",
        "I1 I5 D5 F4 B4 B5 T3 S5 T4 T5",
    )),
    "I3 I1",
    (
        LessonStep((
            Line(N_("Shoco led a pink Intenton, and Chogogo followed with a lower one."), "earth"),
            Line(N_("Whoever has the colour follows it. You have two."), "hand"),
        )),
        _asked(
            Line(N_("The highest card of that colour takes the pile: play your 4."),
                 "card Intenton 4"),
            play=["I4"],
            otherwise=N_("That one takes nothing. The highest pink is your Intenton 4."),
            praise=N_("The pile is yours!"),
            more=N_("Choose the pink seahorse with the 4, and play it."),
        ),
        LessonStep((
            Line(N_("A pile brings two points, one with pink three."), "own piles"),
            Line(N_("Who took the pile leads to the next one: that is you."), "hand"),
        )),
    ),
)  # fmt: skip

_THROW: Final = _lesson(
    "throw-off",
    (
        N_("Nothing to follow with"),
        N_("Without the colour you play what you like, but it cannot win."),
    ),
    (1, (
        "I4 I2 I1 F2 F5 B1 S2 S4 S1 S3",
        "I3 D1 D2 D4 F1 F3 B2 B3 T1 T2",
        "I5 D3 D5 F4 B4 B5 T3 S5 T4 T5",
    )),
    "D2 D5",
    (
        LessonStep(
            (
                Line(N_("Orange was led, and you have none."), "earth"),
                Line(N_("Play any card. Of another colour it never wins."), "hand"),
            ),
            Play(()),
            N_("Well thrown."),
            N_("Choose any card, and play it. Chogogo takes the pile with the 5."),
        ),
        LessonStep(
            (Line(N_("Your card lies in the pile of Chogogo now, for good or ill."), "earth"),),
        ),
    ),
)  # fmt: skip

_TURNABLINDIE: Final = _lesson(
    "turnablindie",
    (
        N_("Turn a blind eye"),
        N_("A Turnablindie may be played even when you could follow."),
    ),
    (1, (
        "F4 F5 T1 T3 I4 I2 D1 D3 B1 S2",
        "F2 I3 D2 D4 B2 B3 S1 S3 T2 I1",
        "F1 F3 I5 D5 B4 B5 S4 S5 T4 T5",
    )),
    "F2 F1",
    (
        _asked(
            Line(N_("With either of your Inadven/Faul you would take this pile."), "earth"),
            Line(N_("Let it go: a green Turnablindie may always be played."), "hand"),
            play=["T1", "T3"],
            otherwise=N_("That one takes the pile. Play a green Turnablindie."),
            praise=N_("Nothing seen, nothing taken."),
            more=N_("Choose one of the two green cards, and play it."),
        ),
        LessonStep(
            (Line(N_("You had the colour and did not follow. Only they may do that."), "earth"),),
        ),
    ),
)  # fmt: skip

_BUTTERFINGY: Final = _lesson(
    "butterfingy",
    (
        N_("Butterfingers"),
        N_("Who takes a pile with a Butterfingy leads a random card next."),
    ),
    (1, (
        "B5 I4 I2 D1 D3 F2 S2 T1 T3 F5",
        "B2 B3 I3 D2 D4 F1 F3 S1 S3 T2",
        "B1 B4 I1 I5 D5 F4 S4 S5 T4 T5",
    )),
    "B2 B1",
    (
        _asked(
            Line(N_("Yellow Butterfingies are slippery: look what comes after."), "earth"),
            Line(N_("Take the pile with your 5."), "card Butterfingy 5"),
            play=["B5"],
            otherwise=N_("This time take the pile, to see what happens: play the Butterfingy 5."),
            praise=N_("Oops!"),
            more=N_("Choose the yellow card with the 5, and play it."),
        ),
        LessonStep((
            Line(N_("Your next lead slipped out of your hand by chance: an orange 1."),
                 "last trick"),
            Line(N_("With a Butterfingy you take a pile, and lose the choice."), "own piles"),
        )),
    ),
)  # fmt: skip

_SLUGGOS: Final = _lesson(
    "sluggos",
    (
        N_("Slow as Sluggos"),
        N_("Who takes a pile with a Sluggos sits out the next one."),
    ),
    (1, (
        "S5 I4 I2 D1 D3 F2 B1 T1 T3 F5",
        "S2 S3 I3 D2 D4 F1 F3 B2 B3 T2",
        "S1 S4 I1 I5 D5 F4 B4 B5 T4 T5",
    )),
    "S2 S1",
    (
        _asked(
            Line(N_("Purple Sluggos are slow: who wins with one sits out."), "earth"),
            Line(N_("Take the pile with your 5."), "card Sluggos 5"),
            play=["S5"],
            otherwise=N_("This time take the pile, to see what happens: play the Sluggos 5."),
            praise=N_("Yawn!"),
            more=N_("Choose the purple card with the 5, and play it."),
        ),
        LessonStep((
            Line(N_("The others played a pile without you."), "last trick"),
            Line(N_("You kept a card more. What is left at the end is worth nothing."), "hand"),
        )),
    ),
)  # fmt: skip

_COLOURS: Final = _lesson(
    "colours",
    (
        N_("Many colours"),
        N_("Each colour that you took is a point; all seven are ten."),
    ),
    (0, (
        "I5 I3 F4 D5 S4 S1 T1 B1 D1 F1",
        "I1 F2 D2 S2 S3 T2 T3 B2 B3 I2",
        "I4 F3 D3 S5 T4 T5 B4 B5 D4 F5",
    )),
    "I5 I1 I4 D5 D2 D3 T1 T2 T4 F3",
    (
        LessonStep((
            Line(N_("Your hold shows what you took: pink and orange. Two points."), "own hold"),
            Line(N_("Inadven/Faul is missing. Two of them are even two colours."), "F of own hold"),
        )),
        _asked(
            Line(N_("One was led. Take the pile with your 4."), "card Inadven/Faul 4"),
            play=["F4"],
            otherwise=N_("With that one you take nothing. Play the Inadven/Faul 4."),
            praise=N_("Red and blue on board!"),
            more=N_("Choose the card that is half red and half blue, with the 4, and play it."),
        ),
        LessonStep(
            (Line(N_("Four colours are in your hold now. All seven would be ten."), "own hold"),),
        ),
    ),
)  # fmt: skip

_TOO_MANY: Final = _lesson(
    "too-many",
    (
        N_("One too many of a kind"),
        N_("At three seats four of a kind are too many: then its creature bites."),
    ),
    (0, (
        "D3 D5 T1 T2 I5 I3 F4 S4 S1 B1",
        "D2 T3 F2 S2 S3 B2 B3 I2 I1 F1",
        "D1 D4 T4 T5 I4 F3 F5 S5 B4 B5",
    )),
    "D3 D2 D1 F4 F2 F5 D4",
    (
        LessonStep((
            Line(N_("Three Dillindallin lie in your hold. A fourth would halve your points."),
                 "D of own hold"),
            Line(N_("Now another was led, and your only one is the highest."), "earth"),
        )),
        _asked(
            Line(N_("Do not take it: play a green Turnablindie instead."), "hand"),
            play=["T1", "T2"],
            otherwise=N_("Then the fourth comes into your hold. Play a Turnablindie."),
            praise=N_("Dry feet!"),
            more=N_("Choose one of the two green cards, and play it."),
        ),
        LessonStep((Line(N_("Three it is. All of your points will count."), "own hold"),)),
    ),
)  # fmt: skip

_ROUND: Final = _lesson(
    "round",
    (
        N_("A round of your own"),
        N_("After a round the piles are counted: two or three each, then the colours."),
    ),
    (0, (
        "T2 T5 B3 S1 S4 I2 I5 F3 D1 D4",
        "T1 T4 B2 B5 S3 I1 I4 F2 F5 D3",
        "T3 B1 B4 S2 S5 I3 F1 F4 D2 D5",
    )),
    "",
    (
        LessonStep((
            Line(N_("Thirty points lead once round the Earth."), "earth"),
            Line(N_("Take what brings points, and leave what is too many."), "own hold"),
        )),
        LessonStep(
            (Line(N_("Ten cards are yours. You lead: play as you like!"), "hand"),),
            PlayFreely(rounds=1),
            N_("You know the whole game."),
            N_("Lead a high card to take a pile, or a low one to give it away."),
            N_("No points this time: too many of a kind cost you. You know the whole game."),
        ),
    ),
)  # fmt: skip


FIRST_LESSONS: Final = (
    _TAKE,
    replace(_THROW, slip=slip),
    _TURNABLINDIE,
    replace(
        _BUTTERFINGY,
        deals=(*_BUTTERFINGY.deals, "blind D1"),
        others=("1 play D4", "2 play D5"),
    ),
    replace(_SLUGGOS, others=("1 play D2", "2 play D5")),
    replace(_COLOURS, others=("1 play F2",)),
    replace(_TOO_MANY, others=("1 play I1",)),
    replace(_ROUND, slip=slip, ends_course=True),
)
"""What the others play after the learner is part of some."""
