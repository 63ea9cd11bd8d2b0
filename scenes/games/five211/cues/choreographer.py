"""Turns events into cues that move the display. The only reader of events in the scenes.

A cue is built when everything before it has been played, so it may look at the display as it is.
Each cue ends with the display as the rules say; skipping only gets there sooner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sin, tau

from game.core.events import (
    CardMove,
    CardsCommitted,
    CardsMoved,
    CardsRevealed,
    CardsTakenBack,
    Event,
    MatchEnded,
    RoundEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.places import Zone
from game.core.seats import PUBLIC, Seat
from game.kits.five211.wanted_bust import WantedBust, wanted_bust
from game.rules.five211.cards import Card
from game.rules.five211.events import RoundScored
from game.rules.five211.options import CARDS_PER_TURN
from scenes.anim import timings
from scenes.anim.easing import linear, out_back, there_and_back
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, delay, parallel, sequence
from scenes.engine.audio import Sound
from scenes.games.five211 import pace, table_words
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues import scoring_cues
from scenes.games.five211.cues.bust_cues import roof_trembles
from scenes.games.five211.cues.cue_context import CueContext
from scenes.games.five211.cues.hand_cues import commit, draw_cards, take_back
from scenes.games.five211.cues.kododo_cues import Closing, closing_seats, ring_breath
from scenes.games.five211.cues.round_end_cues import (
    change_score,
    clear_table,
    end_round,
    open_scores,
)
from scenes.games.five211.display import Display
from scenes.table.cards.motion import flip

TREMBLES = 3


def deciding_cards(display: Display, turned: Sequence[Card]) -> list[int]:
    """Places, among the cards to be turned, of those that break a house or fill the ring.

    They turn last, so that everybody sees the colour stand one below the limit, or the ring one
    short, before it is decided.
    """
    limit, target = display.numbers.limit, display.numbers.kododo_target
    before = Counter({colour: round(column.count) for colour, column in enumerate(display.columns)})
    decide: set[int] = set()
    for colour in {card.colour for card in turned}:
        places = [place for place, card in enumerate(turned) if card.colour is colour]
        decide.update(_beyond(places, limit - 1 - before[colour]))
    kododo = [place for place, card in enumerate(turned) if card.is_kododo]
    decide.update(_beyond(kododo, target - 1 - round(display.kododo)))
    return sorted(decide)


def closing_cards(context: CueContext, turned: Mapping[Seat, Sequence[Card]]) -> list[Seat]:
    """Who closes the ring exactly with the last card of the round, where that is celebrated."""
    display = context.display
    lizards = [seat for seat, row in turned.items() if any(card.is_kododo for card in row)]
    exact = round(display.kododo) + len(lizards) == display.numbers.kododo_target
    if not lizards or not exact or display.turn != len(CARDS_PER_TURN) - 1:
        return []
    score = {*lizards, *(seat for (seat, _), card in display.slots.items() if _shows_kododo(card))}
    return closing_seats(lizards, context.people) if score & {*context.people} else []


def _shows_kododo(card: TableCard) -> bool:
    return card.is_face_up and card.face is not None and card.face.is_kododo


def _beyond(places: Sequence[int], room: int) -> Sequence[int]:
    """Those for which there was no room any more; none if it was full or over before."""
    return places[room:] if room >= 0 else ()


def becomes_tense(display: Display, turned: Sequence[Card]) -> bool:
    """After these cards a house is full, or the ring one short, that was not so before."""
    limit, target = display.numbers.limit, display.numbers.kododo_target
    more = Counter(card.colour for card in turned)
    full = any(
        more[colour] and round(display.columns[colour].count) + more[colour] == limit - 1
        for colour in more
    )
    lizards = sum(card.is_kododo for card in turned)
    return full or (lizards > 0 and round(display.kododo) + lizards == target - 1)


def hold_breath(context: CueContext, turning: Cue) -> Cue:
    """The line pulses under a held note, then the cards that decide turn over."""

    def hush() -> None:
        context.display.mark_columns()
        context.sound(Sound.SUSPENSE)

    return sequence(Call(hush), pulse(context, timings.SUSPENSE), turning)


def pulse(context: CueContext, seconds: float = pace.PULSE) -> Cue:
    """The red line, the last notch and a full house's roof, once."""
    display = context.display
    if context.motion.reduced:
        return NOTHING

    def beat(share: float) -> None:
        display.pulse = there_and_back(share)
        display.tremble = sin(share * tau * TREMBLES) * (1 - share)

    def rest() -> None:
        display.pulse = display.tremble = 0.0

    return sequence(Tween(beat, seconds, linear), Call(rest))


def cue_for(event: Event, context: CueContext) -> Cue:
    """How to show an event from the display's present state; an unknown one takes no time."""
    cue: Cue = NOTHING
    match event:
        case Shuffled(count):
            cue = _shuffle(context, count)
        case CardsMoved(moves):
            cue = _move(context, moves)
        case CardsCommitted(seat, moves):
            cue = commit(context, seat, moves)
        case CardsTakenBack(seat, moves):
            cue = take_back(context, seat, moves)
        case CardsRevealed(faces):
            cue = _reveal(context, faces)
        case RoundScored(record):
            cue = scoring_cues.score_round(context, record)
        case ScoreChanged(seat, points, scored):
            cue = change_score(context, seat, points, scored)
        case MatchEnded(outcome):
            cue = open_scores(context, outcome)
        case RoundEnded():
            cue = end_round(context)
        case TurnStarted(_, (deck, round_, turn)):
            cue = _start_turn(context, deck, round_, turn)
    return cue


def _shuffle(context: CueContext, count: int) -> Cue:
    display = context.display

    def renew() -> None:
        display.pile = count
        display.discard = 0
        context.caption.clear()
        context.sound(Sound.RIFFLE)

    def riffle(share: float) -> None:
        display.riffle = share

    seconds = context.motion.moving(timings.SHUFFLE)
    return sequence(Call(renew), Tween(riffle, seconds, linear), Call(lambda: riffle(0.0)))


def _move(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    if moves and moves[0].source.zone is Zone.PILE:
        return draw_cards(context, moves)
    return clear_table(context, moves)


def _reveal(context: CueContext, faces: Sequence[Sequence[object]]) -> Cue:
    """A held breath, then all cards turn over in a ripple around the table."""
    display = context.display
    rows = {
        seat: [card for card in row if isinstance(card, Card)] for seat, row in enumerate(faces)
    }
    flips, turned, closing = [], [], []
    closers = closing_cards(context, rows)
    for seat, row in rows.items():
        first = _first_hidden(display, seat)
        for step, face in enumerate(row):
            card = display.slots[seat, first + step]
            turning = _turn_up(context, card, face)
            flips.append(delay(seat * context.ripple(pace.REVEAL_RIPPLE), turning))
            turned.append(face)
            if seat in closers:
                closing.append((len(flips) - 1, Closing(seat, card, face)))
    last = [place for place, _closing in closing] or deciding_cards(display, turned)
    decided = [flips[place] for place in last]
    others = [flip_ for place, flip_ in enumerate(flips) if place not in last]
    climax = hold_breath(context, parallel(*decided)) if decided and others else parallel(*decided)
    if closing:
        climax = ring_breath(context, [each for _place, each in closing])
    elif (bust := _wanted(context, rows)) is not None:
        first = _first_hidden(display, bust.seat)
        # One card each turns in the last turn: its place is that of its seat.
        others = [flip_ for place, flip_ in enumerate(flips) if place != bust.seat]
        climax = roof_trembles(context, bust, display.slots[bust.seat, first])

    def hold() -> None:
        display.choosing = False
        context.caption.clear()

    def settle() -> None:
        for figures in display.seats:
            figures.locked = False
        display.mark_columns()

    warning = pulse(context) if becomes_tense(display, turned) else NOTHING
    return sequence(
        Call(hold), Wait(pace.REVEAL_BREATH), parallel(*others), climax, Call(settle), warning
    )


def _wanted(context: CueContext, turned: Mapping[Seat, Sequence[Card]]) -> WantedBust | None:
    """With the last card of the round somebody here makes a colour go bust, and gains."""
    display = context.display
    if display.turn != len(CARDS_PER_TURN) - 1:
        return None
    slots = sorted(display.slots.items(), key=lambda item: item[0])
    open_cards = [(seat, card.face) for (seat, _), card in slots if card.is_face_up and card.face]
    rows = [
        [*(face for owner, face in open_cards if owner == seat), *turned[seat]] for seat in turned
    ]
    return wanted_bust(rows, context.people, display.numbers)


def _turn_up(context: CueContext, card: TableCard, face: Card) -> Cue:
    display = context.display

    def show() -> None:
        card.face = face
        context.sound(Sound.CARD_FLIP)

    def count() -> None:
        column = display.columns[face.colour]
        column.count = round(column.count) + 1
        display.kododo += face.is_kododo
        context.sound.tally(round(column.count), display.numbers.limit)

    seconds = context.motion.moving(pace.REVEAL_FLIP)

    def land(share: float) -> None:
        display.columns[face.colour].drop = 1 - share

    drop: Cue = Tween(land, context.motion.moving(pace.STOREY_DROP), out_back)
    if context.motion.reduced:
        drop = NOTHING
    return sequence(Call(show), flip(card, seconds, hop=True), Call(count), drop)


def _start_turn(context: CueContext, deck: int, round_: int, turn: int) -> Cue:
    display = context.display

    def start() -> None:
        display.deck, display.round, display.turn = deck, round_, turn
        display.evening = display.hour
        display.choosing = True
        # Nobody is asked while nobody looks.
        asked = display.viewer != PUBLIC
        context.caption.ask(table_words.choose(CARDS_PER_TURN[turn]) if asked else "")
        if turn == 0:
            context.sound(Sound.ROUND_START)

    return Call(start)


def _first_hidden(display: Display, seat: Seat) -> int:
    return min(i for (s, i), card in display.slots.items() if s == seat and not card.is_face_up)
