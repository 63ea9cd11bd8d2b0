"""The rules of Chikyu on one page, with pictures of its own cards.

They are reconstructed from a fragment: what that does not tell is marked as a rule of this house.
"""

from __future__ import annotations

from typing import Final

from game.kits.chikyu.short_rules import HOUSE_RULES
from game.rules.chikyu.cards import Kind, card
from game.rules.chikyu.options import (
    END_POINTS,
    END_POINTS_EXPANSION,
    GIFT,
    LEIZY_STEP,
    MOST_ROUNDS,
    PILE_POINTS,
    PINK_PILE_POINTS,
    ChikyuOptions,
)
from scenes.engine.i18n import _
from scenes.games.chikyu.pages.rules_drawings import (
    CountExample,
    HoldExample,
    KindRule,
    TrickExample,
)
from scenes.menu.rule_parts import Columns, HouseRule, SizesOfTable, prose, section
from scenes.ui.element import Element

BETWEEN: Final = 12
SEATS: Final = (2, 3, 4, 5)
TRICK: Final = (
    card(Kind.BUTTERFINGY, 2),
    card(Kind.BUTTERFINGY, 5),
    card(Kind.SLUGGOS, 5),
    card(Kind.TURNABLINDIE, 1),
)
PILES: Final = (
    (
        (card(Kind.BUTTERFINGY, 3), card(Kind.BUTTERFINGY, 4), card(Kind.SLUGGOS, 1)),
        PILE_POINTS,
    ),
    ((card(Kind.INTENTON, 5), card(Kind.FAUL, 2), card(Kind.FAUL, 4)), PINK_PILE_POINTS),
)
"""Two piles with five colours."""


def rules_page(options: ChikyuOptions) -> Element:
    """The aim, a trick and the hold with its limit; the kinds; the scoring; where it is from."""
    return Columns(
        _aim(options), _trick(options), _hold(options), *_kinds(options), _round_end(), _two(),
        _phase_one(options), _phases(options), _end(options), _sizes(options), _source(),
        columns=3, narrowest=340, gap=30, between=BETWEEN,
    )  # fmt: skip


def _aim(options: ChikyuOptions) -> Element:
    return section(
        _("Who speaks for the Earth?"),
        prose(
            _(
                "Take tricks and fill your hold with many kinds, but not with too many of one: "
                "more than {limit} of a kind are over the limit. Your boat sails along the harbour "
                "wall: once round the world is {points} points. After {rounds} rounds at the "
                "latest, most points win."
            ).format(limit=options.limit, points=options.end_points, rounds=MOST_ROUNDS)
        ),
        HouseRule(_("A gable marks a rule of this house: see where these rules come from.")),
    )


def _kinds(options: ChikyuOptions) -> list[Element]:
    rules = [
        KindRule(
            Kind.TURNABLINDIE, 5,
            _("May be played even when you could follow: it looks away. It wins only when led."),
            _("Over the limit: each of them costs 1 point."),
        ),
        KindRule(
            Kind.BUTTERFINGY, 2,
            _("Takes the trick: your next lead is drawn blind from your hand."),
        ),
        KindRule(
            Kind.SLUGGOS, 4,
            _("Takes the trick: you sit out the next one, and the player on your left leads."),
        ),
        KindRule(
            Kind.INTENTON, 3,
            _("A pile that holds it is worth {pink} instead of {plain}.").format(
                pink=PINK_PILE_POINTS, plain=PILE_POINTS
            ),
            _("Over the limit: such piles cost {pink} each.").format(pink=PINK_PILE_POINTS),
        ),
        KindRule(
            Kind.FAUL, 1,
            _("It is red and blue: your first brings one of these colours, a second the other."),
            _("Over the limit: everybody with fewer points gets {gift} from you.").format(
                gift=GIFT
            ),
        ),
        KindRule(
            Kind.DILLINDALLIN, 4,
            _("A colour like any other, until there are many."),
            _("Over the limit: your points of phase I are halved."),
        ),
    ]  # fmt: skip
    if options.expansion:
        rules.append(_leizy())
    # A list that may be cut between two columns.
    first, *others = rules
    return [section(_("The kinds"), first), *others]


def _leizy() -> KindRule:
    return KindRule(
        Kind.LEIZY, 3,
        _("Takes the trick: your next lead sets no colour, the second card does."),
        _("Over the limit: you gain and lose only in steps of {step}.").format(step=LEIZY_STEP),
    )  # fmt: skip


def _trick(options: ChikyuOptions) -> Element:
    parts: list[Element] = [
        TrickExample(TRICK),
        prose(
            _(
                "The leader plays any card. Follow its kind if you can; if you cannot, play any "
                "card. A Turnablindie may always be played instead. The highest card of the kind "
                "that was led takes the trick, and its player leads the next one."
            )
        ),
        _ours("trick"),
        _ours("tricks"),
    ]
    if options.expansion:
        parts.append(_ours("leizy leads"))
    return section(_("A trick"), *parts)


def _hold(options: ChikyuOptions) -> Element:
    kinds = options.kinds
    counts = [1, 2, 0, 1, 2, options.limit + 1, 1][: len(kinds)]
    return section(
        _("The hold"),
        HoldExample(kinds, counts, options.limit),
        prose(
            _(
                "A trick is a pile in front of whoever took it. The hold shows all cards of your "
                "piles. Above the coral line are too many: at this table more than {limit} of a "
                "kind."
            ).format(limit=options.limit)
        ),
        _ours("looking"),
    )


def _round_end() -> Element:
    return section(
        _("The end of a round"),
        _ours("round"),
    )


def _two() -> Element:
    return section(
        _("Two players"),
        prose(
            _(
                "Each is in charge of a dependency as well. When a dependency wins with "
                "Butterfingy, the opponent picks what it leads; with Sluggos it sits out, and the "
                "other dependency leads."
            )
        ),
        _ours("dependencies"),
        _ours("two lead"),
        _ours("leizy of a dependency"),
    )


def _sizes(options: ChikyuOptions) -> Element:
    tables = [ChikyuOptions(seats, options.expansion, deck=options.deck) for seats in SEATS]
    rows = (
        (_("Players"), SEATS),
        (_("Highest rank"), [each.top_rank for each in tables]),
        (_("Cards in a hand"), [each.hand_size for each in tables]),
        (_("Limit"), [each.limit for each in tables]),
    )
    return section(
        _("Every size of table"),
        SizesOfTable(rows, SEATS.index(options.seats)),
        _ours("sizes"),
        _ours("deck"),
    )


def _phase_one(options: ChikyuOptions) -> Element:
    example = CountExample(PILES, options.kinds)
    colours = sum(example.lit)
    piles = sum(worth for _cards, worth in PILES)
    words = _(
        "Each pile is worth {plain}, with an Intenton in it {pink}. Each colour is worth 1, all "
        "{all} together {bonus}. Here: {piles} + {colours} = {total}."
    )
    if options.expansion:
        words = _(
            "Each pile is worth {plain}, with an Intenton in it {pink}. Each colour is worth 1, "
            "all {all} together {bonus}. Here: {piles} + {colours} = {total}. Only the eighth "
            "colour brings more than 1."
        )
    return section(
        _("Scoring, phase I"),
        example,
        prose(
            words.format(
                plain=PILE_POINTS, pink=PINK_PILE_POINTS, all=options.colours,
                bonus=options.all_colours_points, piles=piles, colours=colours,
                total=piles + colours,
            )
        ),
        prose(_("Who has most points is first; of equal boats the one that came first.")),
        _ours("order"),
    )  # fmt: skip


def _phases(options: ChikyuOptions) -> Element:
    parts: list[Element] = [
        prose(
            _(
                "II: too many Turnablindies cost 1 each. III: who has too many Inadven/Faul gives "
                "{gift} to everybody with fewer points."
            ).format(gift=GIFT)
        ),
        _ours("phases"),
    ]
    if options.expansion:
        parts.append(_ours("leizy cuts"))
    return section(_("Phases II and III"), *parts)


def _end(options: ChikyuOptions) -> Element:
    return section(
        _("The end"),
        prose(
            _(
                "When somebody has {points} points after a round, or after {rounds} rounds. "
                "Whoever has most speaks for the Earth."
            ).format(points=options.end_points, rounds=MOST_ROUNDS)
        ),
        _ours("ties"),
        _ours("first boats"),
        _ours("resting boats"),
    )


def _ours(rule: str) -> HouseRule:
    return HouseRule(_(HOUSE_RULES[rule]))


def _source() -> Element:
    return section(
        _("Where these rules come from"),
        prose(
            _(
                "Chikyu is put together again from a fragment of a rulebook. Its title, its author "
                "and its deck are lost; the name is ours. We read \u201cmore than {points}\u201d "
                "as {points} or more, as the fragment itself says of {expansion}."
            ).format(points=END_POINTS, expansion=END_POINTS_EXPANSION)
        ),
        HouseRule(
            _(
                "Where the fragment is silent, a rule of this house fills the gap. Every one of "
                "them is marked like this."
            )
        ),
    )
