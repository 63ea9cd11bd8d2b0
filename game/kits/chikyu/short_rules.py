"""The rules of Chikyu in short, with the numbers of the table; and every rule of this house."""

from collections.abc import Iterator, Mapping
from typing import Final

from game.core.words import N_, _
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.options import (
    FLOOR,
    GIFT,
    LEIZY_STEP,
    MOST_ROUNDS,
    PILE_POINTS,
    PINK_PILE_POINTS,
    ChikyuOptions,
)

HOUSE_RULES: Final[Mapping[str, str]] = {
    "tricks": N_(
        "Cards of other kinds never win. What a kind does, it does when a trick is won with it."
    ),
    "leizy leads": N_("After Leizy the first card wins only if the second one is of its kind."),
    "looking": N_(
        "Everybody may look at the last trick and at their own piles, and at all piles unless"
        " they are closed."
    ),
    "round": N_(
        "It is over after the trick in which somebody plays their last card. Cards left in "
        "other hands are dropped, and what the last trick was won with has no effect. Lots "
        "are drawn for the first lead, unless a table says who begins; in the next round the "
        "next player leads."
    ),
    "dependencies": N_(
        "The hands of dependencies lie open. In turn play: you, the opponent, your "
        "dependency, theirs. They follow as everybody does, and their piles are yours. If you"
        " sit out yourself, the opponent leads."
    ),
    "sizes": N_("Ranks and hands are ours, the limits are not. Cards left over lie aside unseen."),
    "order": N_(
        "The order is looked up anew for each phase. Half a point is lost, and a loss is "
        "never halved."
    ),
    "phases": N_(
        "That these are the phases, in this order. All gifts are worked out first and given "
        "at once. No boat goes below 0, but gifts are paid in full."
    ),
    "leizy cuts": N_(
        "Leizy cuts every phase on its own, towards nought: 13 becomes 10, and 3 nothing. "
        "Dillindallin halves before."
    ),
    "ties": N_("Equal points: the boat that was there first wins."),
    "deck": N_(
        "Six kinds with the ranks 1 to 9, Leizy with the same; which colour a kind has is "
        "ours, but for red, blue and pink."
    ),
    "trick": N_(
        "Everybody plays one card in turn, clockwise. The highest takes the trick and leads "
        "next; its pile lies face down."
    ),
    "first boats": N_(
        "In the first round the boat of who leads lies lowest at the start, the others on it "
        "in turn."
    ),
    "resting boats": N_("A boat that does not move keeps its place among those beside it."),
    "two lead": N_("With two players they lead the rounds in turn, never a dependency."),
    "leizy of a dependency": N_(
        "When a dependency takes a trick with Leizy, the hand that plays second sets the colour."
    ),
}


def rules_lines(options: ChikyuOptions) -> list[str]:
    """A paragraph a line."""
    return [
        *_beginning(options),
        *_tricks(options),
        *_effects(options),
        *_round_end(),
        *_scoring(options),
        *_too_many(options),
        *_end(options),
    ]


def _beginning(options: ChikyuOptions) -> Iterator[str]:
    yield _(
        "These rules are reconstructed from a fragment of a rulebook; who made the game is not "
        "known. House rules, which fill its gaps, are marked as such."
    )
    yield _(
        "There are {kinds} kinds of cards with the ranks 1 to {top}. They are dealt out, {hand} a "
        "hand; {aside} are set aside unseen (house rule)."
    ).format(
        kinds=len(options.kinds),
        top=options.top_rank,
        hand=options.hand_size,
        aside=options.aside,
    )
    if options.has_dependencies:
        yield _(
            "Two players have a dependency each: a hand that lies face up (house rule) and plays "
            "third and fourth. Its player chooses its cards and owns its piles (house rule)."
        )
    yield _(
        "Chance says who leads first; that boat lies lowest at first, the others above in turn. "
        "Later rounds are led by the next player (house rules)."
    )


def _tricks(options: ChikyuOptions) -> Iterator[str]:
    yield _(
        "The leader plays any card, then everybody one in turn (house rule). Follow the kind that "
        "was led if you can. A {blind} may always be played instead."
    ).format(blind=Kind.TURNABLINDIE.title)
    yield _(
        "The highest rank of the led kind takes the trick as a pile and leads next; other kinds "
        "never win, and there is no trump (house rules)."
    )
    if options.closed:
        yield _(
            "Everybody may look at the last trick, and at their own piles alone until they are "
            "scored (house rule)."
        )
    else:
        yield _("Everybody may look at the last trick and at all piles (house rule).")


def _effects(options: ChikyuOptions) -> Iterator[str]:
    yield _("Won with {kind}: your next lead is a card drawn blind from your hand.").format(
        kind=Kind.BUTTERFINGY.title
    )
    if options.has_dependencies:
        yield _(
            "If a dependency won so, it leads, and the opponent picks the card. If it won with "
            "{kind}, the other dependency leads; if a player did, the opponent (house rule)."
        ).format(kind=Kind.SLUGGOS.title)
    yield _(
        "Won with {kind}: you sit out the next trick, the next player leads it, and you keep the "
        "extra card."
    ).format(kind=Kind.SLUGGOS.title)
    if options.expansion:
        yield _(
            "Won with {kind}: your next lead sets no kind; the second card does and may be any. "
            "Your card wins only if it happens to be of that kind (house rule)."
        ).format(kind=Kind.LEIZY.title)


def _round_end() -> Iterator[str]:
    yield _(
        "The round ends with the trick in which somebody plays the last card. Cards left are "
        "dropped, and an effect won with the last trick lapses (house rules)."
    )


def _scoring(options: ChikyuOptions) -> Iterator[str]:
    yield _(
        "Then all score in three phases: most points first, among equals the lower boat. The order "
        "is looked up anew in each phase (house rule)."
    )
    yield _(
        "Phase I: {pile} points a pile, {pink} if {kind} is in it; and 1 a colour, all {colours} "
        "are {all}. {faul} is one colour, two or more of it are two."
    ).format(
        pile=PILE_POINTS,
        pink=PINK_PILE_POINTS,
        kind=Kind.INTENTON.title,
        colours=options.colours,
        all=options.all_colours_points,
        faul=Kind.FAUL.title,
    )


def _too_many(options: ChikyuOptions) -> Iterator[str]:
    yield _("More than {limit} of a kind are too many. {kind}: its piles cost {points}.").format(
        limit=options.limit, kind=Kind.INTENTON.title, points=PINK_PILE_POINTS
    )
    yield _(
        "Too many {kind}: what you gain in phase I is halved, rounded down; a loss is not halved "
        "(house rule)."
    ).format(kind=Kind.DILLINDALLIN.title)
    yield _("Too many {kind}: each costs a point in phase II (house rule).").format(
        kind=Kind.TURNABLINDIE.title
    )
    yield _(
        "Too many {kind}: in phase III you give {gift} to everybody with fewer points. All gifts "
        "are worked out first and given at once (house rule)."
    ).format(kind=Kind.FAUL.title, gift=GIFT)
    if options.expansion:
        yield _(
            "Too many {kind}: what you gain or lose is cut to a multiple of {step}, in each phase "
            "and after the halving (house rule). A gift cut to nothing still costs its giver."
        ).format(kind=Kind.LEIZY.title, step=LEIZY_STEP)


def _end(options: ChikyuOptions) -> Iterator[str]:
    yield _("Nobody falls below {floor}; who gives gives in full even so (house rule).").format(
        floor=FLOOR
    )
    yield _(
        "The game is over after a round in which somebody has {points} points, or after {rounds} "
        "rounds. Most points win; among equals who was there first (house rule)."
    ).format(points=options.end_points, rounds=MOST_ROUNDS)
