"""Chikyu in plain sentences."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, TypeAlias

from game.core.events import CardsMoved, Event, FirstSeatNamed, Shuffled, TurnStarted
from game.core.outcome import EndReason, Outcome, Standing
from game.core.places import Zone
from game.core.sentences import first_seat_words, join_words, points_words
from game.core.words import _, ngettext
from game.kits.chikyu.phrases import card_words, cards_words, hand_name, hand_names, piles_words
from game.kits.chikyu.short_rules import rules_lines
from game.kits.teller import Cast, Teller
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.events import (
    CardPlayed,
    ColoursCounted,
    EffectWon,
    GiftsGiven,
    LeadSet,
    LimitPassed,
    MarkerMoved,
    PhaseOpened,
    PilesCounted,
    PointsCut,
    PointsHalved,
    RoundPlayed,
    ScoringOpened,
    TrickOpened,
    TrickTaken,
    TurnablindiesCost,
)
from game.rules.chikyu.hands import in_charge, is_dependency
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import (
    FLOOR,
    MOST_ROUNDS,
    PILES_PHASE,
    PINK_PILE_POINTS,
    TURNABLINDIE_PHASE,
    ChikyuOptions,
    Piles,
)
from game.rules.chikyu.records import Led
from game.rules.chikyu.view import ChikyuView


def scoring_opened(event: ScoringOpened, _names: Sequence[str]) -> Iterator[str]:
    """The round whose piles are counted."""
    yield _("Round {round} is scored.").format(round=event.record.round + 1)


def phase_opened(event: PhaseOpened, _names: Sequence[str]) -> Iterator[str]:
    """Which phase begins."""
    if event.phase == PILES_PHASE:
        yield _("Phase I: piles and colours.")
    elif event.phase == TURNABLINDIE_PHASE:
        yield _("Phase II: too many {kind}.").format(kind=Kind.TURNABLINDIE.title)
    else:
        yield _("Phase III: too many {kind}.").format(kind=Kind.FAUL.title)


def piles_counted(event: PilesCounted, names: Sequence[str]) -> Iterator[str]:
    """What the piles are worth, and what pink ones cost."""
    if event.too_many:
        sentence = _("{name} has too many {kind}: such piles cost {points}.")
        yield sentence.format(
            name=names[event.seat], kind=Kind.INTENTON.title, points=PINK_PILE_POINTS
        )
    yield _("{name}: {piles}, {points}.").format(
        name=names[event.seat],
        piles=piles_words(len(event.piles)),
        points=points_words(sum(event.piles)),
    )


def colours_counted(event: ColoursCounted, names: Sequence[str]) -> Iterator[str]:
    """How many colours there are, and what they bring."""
    if event.colours == event.all_colours:
        sentence = _("{name} has all {all} colours: {points}.")
    else:
        sentence = _("{name} has {colours} of {all} colours: {points}.")
    yield sentence.format(
        name=names[event.seat],
        colours=event.colours,
        all=event.all_colours,
        points=points_words(event.points),
    )


def points_halved(event: PointsHalved, names: Sequence[str]) -> Iterator[str]:
    """What Dillindallin leaves."""
    yield _("{kind} halves {points} of {name} to {half}.").format(
        kind=Kind.DILLINDALLIN.title,
        points=points_words(event.points),
        name=names[event.seat],
        half=event.half,
    )


def turnablindies_cost(event: TurnablindiesCost, names: Sequence[str]) -> Iterator[str]:
    """What too many Turnablindies cost."""
    sentence = ngettext(
        "{count} Turnablindie costs {name} {points}.",
        "{count} Turnablindies cost {name} {points}.",
        event.count,
    )
    points = points_words(event.count)
    yield sentence.format(count=event.count, name=names[event.seat], points=points)


def gifts_given(event: GiftsGiven, names: Sequence[str]) -> Iterator[str]:
    """Who gives to whom, or that nobody is there to be given to."""
    giver = names[event.giver]
    if not event.receivers:
        sentence = _("{name} has too many {kind}, but nobody has fewer points: nothing is given.")
        yield sentence.format(name=giver, kind=Kind.FAUL.title)
        return
    receivers = join_words(names[seat] for seat in event.receivers)
    sentence = ngettext(
        "{name} gives {points} to {receivers}.",
        "{name} gives {points} each to {receivers}.",
        len(event.receivers),
    )
    yield sentence.format(name=giver, points=points_words(event.each), receivers=receivers)


def points_cut(event: PointsCut, names: Sequence[str]) -> Iterator[str]:
    """What Leizy leaves."""
    yield _("{kind}: {points} of {name} becomes {cut}.").format(
        kind=Kind.LEIZY.title, points=event.points, name=names[event.seat], cut=event.cut
    )


def marker_moved(event: MarkerMoved, names: Sequence[str]) -> Iterator[str]:
    """Where the boat sails."""
    step, name = event.step, names[event.seat]
    if step.after != step.before:
        sentence = _("{name} sails from {before} to {after}.")
        yield sentence.format(name=name, before=step.before, after=step.after)
    if event.stopped:
        yield _("{name} has no fewer than {floor}.").format(name=name, floor=FLOOR)


ChikyuCast: TypeAlias = Cast[ChikyuOptions]


class ChikyuTeller(Teller[ChikyuOptions, ChikyuView, ChikyuMove]):
    """What happened at a table of Chikyu, where it stands, and how it is played."""

    def tell(self, event: Event, cast: ChikyuCast) -> list[str]:
        if (scoring := _SCORING.get(type(event))) is not None:
            return list(scoring(event, cast.names))
        teller = _TELLERS.get(type(event))
        return [] if teller is None else list(teller(event, cast))

    def in_one_breath(self, options: ChikyuOptions) -> str:
        told = [
            _("{count} cards each, up to a {rank}.").format(
                count=options.hand_size, rank=options.top_rank
            )
        ]
        if options.aside:
            told.append(_("{count} are set aside unseen.").format(count=options.aside))
        open_piles = options.piles is Piles.OPEN
        told.append(_("Piles lie open.") if open_piles else _("Piles lie face down."))
        sentence = _("More than {limit} of a kind are too many. {points} points are once round.")
        told.append(sentence.format(limit=options.limit, points=options.end_points))
        return " ".join(told)

    def where(self, view: ChikyuView) -> str:
        return trick_words(view.round, view.trick_number)

    def why_over(self, outcome: Outcome, options: ChikyuOptions) -> str:
        if outcome.reason is EndReason.TARGET_REACHED:
            sentence = _("Once round the world: {points} points are reached.")
            return sentence.format(points=options.end_points)
        return _("All {rounds} rounds are over.").format(rounds=MOST_ROUNDS)

    def tie_break(self, standing: Standing) -> str:
        return _("there first") if standing.tie_break else ""

    def move(self, move: ChikyuMove, view: ChikyuView | None = None) -> str:  # noqa: ARG002 - cards are the same everywhere
        assert isinstance(move, PlayCard), "nobody is advised to deal or to lead blind"
        return card_words(move.card)

    def in_words(self, value: Hashable) -> object:
        if isinstance(value, Kind):
            return value.title
        return card_words(value) if isinstance(value, Card) else value

    def rules(self, options: ChikyuOptions) -> list[str]:
        return rules_lines(options)


def trick_words(round_: int, trick: int) -> str:
    """Where the match is: "Round 2 of 4, trick 3"."""
    sentence = _("Round {round} of {rounds}, trick {trick}")
    return sentence.format(round=round_ + 1, rounds=MOST_ROUNDS, trick=trick + 1)


def effect_words(event: EffectWon, names: Sequence[str]) -> str:
    """What a won Butterfingy, Sluggos or Leizy does to the next trick."""
    seats, name, kind = len(names), hand_name(event.hand, names), event.kind.title
    if event.leader is None:
        return _("{kind} comes too late to matter.").format(kind=kind)
    if event.kind is Kind.SLUGGOS:
        leader = hand_name(event.leader, names)
        return _("{name} sits out; {next} leads.").format(name=name, next=leader)
    if event.kind is Kind.LEIZY:
        hands = 2 * seats if seats == 2 else seats
        decider = hand_name((event.leader + 1) % hands, names)
        sentence = _("{name} leads without a kind: {next} decides.")
        return sentence.format(name=name, next=decider)
    if is_dependency(event.hand, seats):
        picker = names[1 - in_charge(event.hand, seats)]
        sentence = _("{kind} slipped: {picker} picks what {name} leads.")
        return sentence.format(kind=kind, picker=picker, name=name)
    return _("{name} leads blind.").format(name=name)


def _shuffled(_event: Shuffled, cast: ChikyuCast) -> Iterator[str]:
    yield _("The cards are shuffled and dealt.")
    if aside := cast.options.aside:
        sentence = ngettext(
            "{count} card is set aside unseen.", "{count} cards are set aside unseen.", aside
        )
        yield sentence.format(count=aside)


def _moved(event: CardsMoved, cast: ChikyuCast) -> Iterator[str]:
    """The hands as far as they are seen: one's own, and dependencies."""
    seats = cast.options.seats
    for hand in range(cast.options.hands):
        cards = [
            way.face
            for way in event.moves
            if way.target.zone is Zone.HAND
            and (way.target.seat, way.target.part) == (hand % seats, hand // seats)
            and isinstance(way.face, Card)
        ]
        if not cards:
            continue
        name, words = hand_name(hand, cast.names), cards_words(cards)
        if is_dependency(hand, seats):
            sentence = _("{name} plays for {owner} and holds {cards}.")
            owner = cast.names[in_charge(hand, seats)]
            yield sentence.format(name=name, owner=owner, cards=words)
        else:
            yield _("{name} holds {cards}.").format(name=name, cards=words)


def _turn_started(event: TurnStarted, _cast: ChikyuCast) -> Iterator[str]:
    round_, trick, cards = event.count
    if not cards:
        yield trick_words(round_, trick) + "."


def _first_named(event: FirstSeatNamed, cast: ChikyuCast) -> Iterator[str]:
    yield first_seat_words(cast.names[event.seat], by_lot=event.by_lot)


def _trick_opened(event: TrickOpened, _cast: ChikyuCast) -> Iterator[str]:
    # Where somebody chooses the lead, the turn that starts then is the heading.
    if event.led is Led.BLIND:
        yield trick_words(event.round, event.number) + "."


def _card_played(event: CardPlayed, cast: ChikyuCast) -> Iterator[str]:
    if event.blind:
        sentence = _("The blind lead of {name} is {card}.")
    elif event.leads:
        sentence = _("{name} leads {card}.")
    elif event.looks_away:
        sentence = _("{name} looks away with {card}.")
    else:
        sentence = _("{name} plays {card}.")
    yield sentence.format(name=hand_name(event.hand, cast.names), card=card_words(event.card))


def _lead_set(event: LeadSet, cast: ChikyuCast) -> Iterator[str]:
    if event.late:
        sentence = _("{name} has decided: {kind} is followed.")
        yield sentence.format(name=hand_name(event.hand, cast.names), kind=event.kind.title)


def _trick_taken(event: TrickTaken, cast: ChikyuCast) -> Iterator[str]:
    winner, names = event.trick.winner, cast.names
    card = card_words(event.trick.winning_card)
    if is_dependency(winner, cast.options.seats):
        sentence = _("{name} takes the trick for {owner} with {card}.")
    else:
        sentence = _("{name} takes the trick with {card}.")
    yield sentence.format(name=hand_name(winner, names), owner=names[event.seat], card=card)


def _effect_won(event: EffectWon, cast: ChikyuCast) -> Iterator[str]:
    yield effect_words(event, cast.names)


def _limit_passed(event: LimitPassed, cast: ChikyuCast) -> Iterator[str]:
    sentence = _("{name} has {count} {kind}: over the limit.")
    yield sentence.format(name=cast.names[event.seat], count=event.count, kind=event.kind.title)


def _round_played(event: RoundPlayed, cast: ChikyuCast) -> Iterator[str]:
    dropped = sum(event.dropped)
    if not dropped:
        yield _("The last cards are played.")
        return
    played = ngettext(
        "{names} has played the last card.",
        "{names} have played their last cards.",
        len(event.last),
    )
    yield played.format(names=hand_names(event.last, cast.names))
    sentence = ngettext("{count} card is dropped.", "{count} cards are dropped.", dropped)
    yield sentence.format(count=dropped)


_TELLERS: Final[dict[type[Event], Callable[..., Iterator[str]]]] = {
    Shuffled: _shuffled,
    FirstSeatNamed: _first_named,
    CardsMoved: _moved,
    TurnStarted: _turn_started,
    TrickOpened: _trick_opened,
    CardPlayed: _card_played,
    LeadSet: _lead_set,
    TrickTaken: _trick_taken,
    EffectWon: _effect_won,
    LimitPassed: _limit_passed,
    RoundPlayed: _round_played,
}
_SCORING: Final[dict[type[Event], Callable[..., Iterator[str]]]] = {
    ScoringOpened: scoring_opened,
    PhaseOpened: phase_opened,
    PilesCounted: piles_counted,
    ColoursCounted: colours_counted,
    PointsHalved: points_halved,
    TurnablindiesCost: turnablindies_cost,
    GiftsGiven: gifts_given,
    PointsCut: points_cut,
    MarkerMoved: marker_moved,
}
