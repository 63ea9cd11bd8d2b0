"""5211 in plain sentences. An event that a viewer may see becomes what they may read."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from game.core.events import (
    CardMove,
    CardsCommitted,
    CardsMoved,
    CardsRevealed,
    CardsTakenBack,
    Event,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.outcome import EndReason, Outcome, Standing
from game.core.places import Zone
from game.core.seats import Seat
from game.core.sentences import begin, card_count_words, join_words, points_words
from game.core.words import N_, _
from game.kits.five211.phrases import card_words, cards_words, colour_words
from game.kits.five211.wanted_bust import one_too_many, wanted_bust
from game.kits.teller import Cast, Teller
from game.rules.five211.cards import Card, Colour
from game.rules.five211.events import RoundScored
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import TARGET_POINTS, Five211Options, TableNumbers, Variant
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult, Verdict, scoring_cards
from game.rules.five211.view import Five211View


def tell_round(record: RoundRecord, names: Sequence[str], numbers: TableNumbers) -> list[str]:
    """The whole judgement of a round, in the order of the rules."""
    if record.result.verdict is Verdict.KODODO:
        return [_kododo_exact(record.result), *_gains(record, names)]
    lines = _colours_that_fell(record, numbers)
    if record.result.colour is None:
        return [*lines, _("No colour is left: nobody scores.")]
    return [*lines, _colour_scores(record), *_gains(record, names)]


def _counts(record: RoundRecord) -> Counter[Colour]:
    return Counter(card.colour for row in record.rows for card in row)


def _kododo_exact(result: RoundResult) -> str:
    sentence = _("Exactly {count} kododo lie on the table: they alone score.")
    return sentence.format(count=result.kododo)


def _colours_that_fell(record: RoundRecord, numbers: TableNumbers) -> list[str]:
    counts = _counts(record)
    lines = []
    for colour in record.result.busts:
        sentence = _("{colour} is bust: {cards}, and {limit} are too many.")
        cards = card_count_words(counts[colour])
        lines.append(sentence.format(colour=colour_words(colour), cards=cards, limit=numbers.limit))
    for tied in record.result.ties:
        sentence = _("{colours} tie with {cards} each and do not score.")
        colours = join_words(colour_words(colour) for colour in tied)
        lines.append(sentence.format(colours=colours, cards=card_count_words(counts[tied[0]])))
    return [begin(line) for line in lines]


def _colour_scores(record: RoundRecord) -> str:
    colour = record.result.colour
    assert colour is not None
    count = _counts(record)[colour]
    sentence = _("{colour} scores with {cards}.")
    return begin(sentence.format(colour=colour_words(colour), cards=card_count_words(count)))


def _gains(record: RoundRecord, names: Sequence[str]) -> list[str]:
    lines = []
    for name, row, gained in zip(names, record.rows, record.gained, strict=True):
        if gained:
            cards = cards_words(scoring_cards(record.result, row))
            sentence = _("{name} gets {points} for {cards}.")
            lines.append(sentence.format(name=name, points=points_words(gained), cards=cards))
    without = [name for name, gained in zip(names, record.gained, strict=True) if not gained]
    if without:
        lines.append(_("Nothing for {names}.").format(names=join_words(without)))
    return lines


_RULES: Final = (
    N_(
        "There are 100 cards in five colours. Each colour has five kododo, worth 1 point each, "
        "six 2s, five 3s, two 4s, one 5 and one 6."
    ),
    N_(
        "A round has three turns. Everybody chooses in secret: two cards on the first turn, one on "
        "the second, one on the third. All show them at once, and hands are refilled to five."
    ),
    N_(
        "After the third turn, if exactly {target} kododo lie on the table, each player scores "
        "their own kododo, and nothing else counts."
    ),
    N_(
        "Otherwise every colour with {limit} or more cards is bust. Of the rest the colour with "
        "the most cards scores. Colours that tie for the most all fall out, and the next is "
        "looked at."
    ),
    N_("Each player gets the value of their own cards of the scoring colour."),
    N_("There are {rounds} rounds in a deck. In the last one hands are not refilled."),
    N_("Most points win; then more scored cards; else the victory is shared."),
)

_LONG: Final = N_(
    "In the long game decks follow each other until somebody has {points} points. "
    "The first deck is always played to its end."
)


def rules_lines(options: Five211Options) -> list[str]:
    """A paragraph a line."""
    numbers = options.numbers
    rules = _RULES if options.variant is Variant.STANDARD else (*_RULES, _LONG)
    return [
        _(rule).format(
            target=numbers.kododo_target,
            limit=numbers.limit,
            rounds=numbers.rounds,
            points=TARGET_POINTS,
        )
        for rule in rules
    ]


Five211Cast: TypeAlias = Cast[Five211Options]


class Five211Teller(Teller[Five211Options, Five211View, Five211Move]):
    """What happened at a table of 5211, where it stands, and how it is played."""

    def in_one_breath(self, options: Five211Options) -> str:
        numbers, long = options.numbers, options.variant is Variant.LONG
        rounds = _("{count} rounds a deck, to {points} points.") if long else _("{count} rounds.")
        told = [rounds.format(count=numbers.rounds, points=TARGET_POINTS)]
        sentence = _("{count} kododo score, {limit} of a colour are bust.")
        told.append(sentence.format(count=numbers.kododo_target, limit=numbers.limit))
        if numbers.removed:
            told.append(_("{count} cards are set aside unseen.").format(count=numbers.removed))
        if options.closed_scores:
            told.append(_("Score piles lie face down."))
        return " ".join(told)

    def tell(self, event: Event, cast: Five211Cast) -> list[str]:
        teller = _TELLERS.get(type(event))
        return [] if teller is None else list(teller(event, cast))

    def where(self, view: Five211View) -> str:
        return turn_words(view.deck, view.round, view.turn, view.options)

    def why_over(self, outcome: Outcome, options: Five211Options) -> str:
        if outcome.reason is EndReason.TARGET_REACHED:
            return _("{points} points are reached.").format(points=TARGET_POINTS)
        return super().why_over(outcome, options)

    def tie_break(self, standing: Standing) -> str:
        return card_count_words(standing.tie_break)

    def move(self, move: Five211Move, view: Five211View | None = None) -> str:  # noqa: ARG002 - cards are the same everywhere
        assert isinstance(move, PlayCards), "nobody is advised to take back or to deal"
        return cards_words(move.cards)

    def in_words(self, value: Hashable) -> object:
        if isinstance(value, Colour):
            return colour_words(value)
        if isinstance(value, Card):
            return card_words(value)
        return cards_words(value.cards) if isinstance(value, PlayCards) else value

    def rules(self, options: Five211Options) -> list[str]:
        return rules_lines(options)


def turn_words(deck: int, round_: int, turn: int, options: Five211Options) -> str:
    """Where the match is: "Round 2 of 6, turn 1", with the deck in front in a long game."""
    pattern = _("Round {round} of {rounds}, turn {turn}")
    if options.variant is Variant.LONG:
        pattern = _("Deck {deck}, round {round} of {rounds}, turn {turn}")
    return pattern.format(
        deck=deck + 1, round=round_ + 1, rounds=options.numbers.rounds, turn=turn + 1
    )


def _shuffled(_event: Shuffled, cast: Five211Cast) -> Iterator[str]:
    yield _("The cards are shuffled and dealt.")
    if removed := cast.options.numbers.removed:
        yield _("{cards} are removed unseen.").format(cards=card_count_words(removed))


def _moved(event: CardsMoved, cast: Five211Cast) -> Iterator[str]:
    for seat, name in enumerate(cast.names):
        drawn = _known(move for move in event.moves if _goes_to(move, seat))
        if drawn:
            yield _("{name} draws {cards}.").format(name=name, cards=cards_words(drawn))


def _goes_to(move: CardMove, seat: Seat) -> bool:
    return move.target.zone is Zone.HAND and move.target.seat == seat


def _committed(event: CardsCommitted, cast: Five211Cast) -> Iterator[str]:
    name, cards = cast.names[event.seat], _known(event.moves)
    if cards:
        yield _("{name} locks {cards}.").format(name=name, cards=cards_words(cards))
    else:
        yield _("{name} has locked in.").format(name=name)


def _taken_back(event: CardsTakenBack, cast: Five211Cast) -> Iterator[str]:
    yield _("{name} takes the choice back.").format(name=cast.names[event.seat])


def _revealed(event: CardsRevealed, cast: Five211Cast) -> Iterator[str]:
    for name, faces in zip(cast.names, event.faces, strict=True):
        cards = [face for face in faces if isinstance(face, Card)]
        yield _("{name} plays {cards}.").format(name=name, cards=cards_words(cards))


def _turn_started(event: TurnStarted, cast: Five211Cast) -> Iterator[str]:
    deck, round_, turn = event.count
    yield turn_words(deck, round_, turn, cast.options) + "."


def _round_scored(event: RoundScored, cast: Five211Cast) -> Iterator[str]:
    record, numbers = event.record, cast.options.numbers
    yield from tell_round(record, cast.names, numbers)
    bust = wanted_bust(record.rows, range(len(record.rows)), numbers)
    if bust is not None:
        yield one_too_many(cast.names[bust.seat], bust.face)


def _score_changed(event: ScoreChanged, cast: Five211Cast) -> Iterator[str]:
    sentence = _("{name} now has {points}.")
    yield sentence.format(name=cast.names[event.seat], points=points_words(event.points))


def _known(moves: Iterable[CardMove]) -> list[Card]:
    return [move.face for move in moves if isinstance(move.face, Card)]


_TELLERS: Final[dict[type[Event], Callable[..., Iterator[str]]]] = {
    Shuffled: _shuffled,
    CardsMoved: _moved,
    CardsCommitted: _committed,
    CardsTakenBack: _taken_back,
    CardsRevealed: _revealed,
    TurnStarted: _turn_started,
    RoundScored: _round_scored,
    ScoreChanged: _score_changed,
}
