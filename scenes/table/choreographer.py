"""Turns events into cues that move the display. The only reader of events in the scenes.

A cue is built when everything before it has been played, so it may look at the display as it is.
Each cue ends with the display as the rules say; skipping only gets there sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.events import (
    CardMove,
    CardsCommitted,
    CardsMoved,
    CardsRevealed,
    CardsTakenBack,
    Event,
    RoundEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.places import Zone
from game.core.seats import Seat
from game.rules.five211.cards import Card
from game.rules.five211.events import RoundScored
from game.rules.five211.options import CARDS_PER_TURN
from scenes.anim import timings
from scenes.anim.easing import in_out_cubic, linear, out_cubic
from scenes.anim.timeline import Call, Cue, Tween, Wait, animate, delay, parallel, sequence, stagger
from scenes.anim.timings import Motion
from scenes.audio import Sound
from scenes.table import beats, words
from scenes.table.cards import CardSprite
from scenes.table.display import Column, Display
from scenes.table.layout import Spot
from scenes.table.motion import flip, fly
from scenes.table.noise import Noise

NOTHING = parallel()


@dataclass(slots=True)
class Choreographer:
    """Knows how each event looks and sounds on this table."""

    display: Display
    names: Sequence[str]
    motion: Motion
    noise: Noise

    def cue(self, event: Event) -> Cue:
        """How to show an event from the display's present state."""
        cue: Cue = NOTHING
        match event:
            case Shuffled(count):
                cue = self._shuffled(count)
            case CardsMoved(moves):
                cue = self._moved(moves)
            case CardsCommitted(seat, moves):
                cue = self._committed(seat, moves)
            case CardsTakenBack(seat, moves):
                cue = self._taken_back(seat, moves)
            case CardsRevealed(faces):
                cue = self._revealed(faces)
            case RoundScored(record):
                cue = beats.score_round(self.display, record, self.names, self.motion, self.noise)
            case ScoreChanged(seat, points, cards):
                cue = self._score_changed(seat, points, cards)
            case RoundEnded():
                cue = self._round_ended()
            case TurnStarted(deck, round_, turn):
                cue = self._turn_started(deck, round_, turn)
        return cue

    def _shuffled(self, count: int) -> Cue:
        display = self.display

        def renew() -> None:
            display.pile = count
            display.discard = 0
            self.noise(Sound.RIFFLE)

        def riffle(share: float) -> None:
            display.riffle = share

        seconds = self.motion.moving(timings.SHUFFLE)
        stop = Call(lambda: riffle(0.0))
        return sequence(Call(renew), Tween(riffle, seconds, linear), stop)

    def _moved(self, moves: Sequence[CardMove]) -> Cue:
        """Cards from the pile into hands, or from the table to scores and discard."""
        if moves and moves[0].source.zone is Zone.PILE:
            whole_deal = len(moves) > 2 * len(self.display.seats)
            gap = timings.DEAL_GAP if whole_deal else timings.REFILL_GAP
            draws = [self._drawn(move) for move in moves]
            return stagger(0 if self.motion.reduced else gap, draws)
        return self._cleared(moves)

    def _drawn(self, move: CardMove) -> Cue:
        display, layout = self.display, self.display.layout
        seat = move.target.seat
        assert seat is not None
        card = CardSprite.at(layout.pile, _face(move), turned=0.0)

        def take() -> None:
            display.pile -= 1
            display.flying.append(card)
            self.noise(Sound.DEAL)

        def land() -> None:
            display.flying.remove(card)
            display.seats[seat].in_hand += 1
            if seat == layout.own:
                card.turned = 1.0 if card.face is not None else 0.0
                display.hand.append(card)
                place_hand(display)

        seconds = self.motion.moving(timings.DEAL_FLIGHT)
        if seat == layout.own:
            held = len(display.hand) + 1
            target = layout.hand_spots(max(held, display.seats[seat].in_hand + 1))[-1]
            turning = flip(card, seconds) if card.face is not None else NOTHING
            flight = parallel(fly(card, target, seconds, self.motion), turning)
        else:
            flight = fly(card, _hand_of(display, seat), seconds, self.motion, vanish=True)
        return sequence(Call(take), flight, Call(land))

    def _committed(self, seat: Seat, moves: Sequence[CardMove]) -> Cue:
        display, layout = self.display, self.display.layout
        spots = [layout.boxes[seat].slots[_index(move)] for move in moves]
        cards = self._leaving_hand(seat, moves)

        def leave() -> None:
            for card, move in zip(cards, moves, strict=True):
                if card in display.hand:
                    display.hand.remove(card)
                card.glow = 0.0
                display.slots[seat, _index(move)] = card
            display.seats[seat].in_hand -= len(moves)
            self.noise(Sound.CARD_SLIDE)

        def lock() -> None:
            display.seats[seat].locked = True
            self.noise(Sound.LOCK)

        seconds = self.motion.moving(timings.LOCK_IN)
        flights = [
            parallel(fly(card, spot, seconds, self.motion), flip(card, seconds, to=0.0))
            for card, spot in zip(cards, spots, strict=True)
        ]
        staying = [card for card in display.hand if card not in cards]
        closing = close_ranks(display, staying, seconds, self.motion)
        return sequence(Call(leave), parallel(*flights, closing), Call(lock))

    def _leaving_hand(self, seat: Seat, moves: Sequence[CardMove]) -> list[CardSprite]:
        display, layout = self.display, self.display.layout
        if seat == layout.own and display.hand:
            known = [move.source.index for move in moves]
            places = [i if i is not None else n for n, i in enumerate(known)]
            return [display.hand[place] for place in places]
        start = _hand_of(display, seat)
        return [CardSprite.at(start, _face(move), turned=0.0) for move in moves]

    def _taken_back(self, seat: Seat, moves: Sequence[CardMove]) -> Cue:
        display, layout = self.display, self.display.layout
        cards = [display.slots[seat, _index_of(move.source.index)] for move in moves]
        own = seat == layout.own

        def unlock() -> None:
            display.seats[seat].locked = False
            for card, move in zip(cards, moves, strict=True):
                del display.slots[seat, _index_of(move.source.index)]
                display.flying.append(card)
            self.noise(Sound.UNLOCK)

        def return_cards() -> None:
            display.seats[seat].in_hand += len(moves)
            # Lowest place first, so that each card finds the place it left.
            back = sorted(zip(moves, cards, strict=True), key=lambda pair: _place(pair[0]))
            for move, card in back:
                display.flying.remove(card)
                if own:
                    card.turned = 1.0
                    display.hand.insert(_place(move), card)
            place_hand(display)

        seconds = self.motion.moving(timings.LOCK_IN)
        spots = layout.hand_spots(len(display.hand) + len(moves))
        flights = [
            parallel(
                fly(card, spots[_place(move)], seconds, self.motion),
                flip(card, seconds) if card.face is not None else NOTHING,
            )
            if own
            else fly(card, _hand_of(display, seat), seconds, self.motion, vanish=True)
            for card, move in zip(cards, moves, strict=True)
        ]
        return sequence(Call(unlock), parallel(*flights), Call(return_cards))

    def _revealed(self, faces: Sequence[Sequence[object]]) -> Cue:
        display = self.display
        flips = []
        for seat, row in enumerate(faces):
            hidden = _first_hidden(display, seat)
            for step, face in enumerate(row):
                assert isinstance(face, Card)
                card = display.slots[seat, hidden + step]
                flips.append(delay(seat * self._ripple, self._turned_up(card, face)))

        def settle() -> None:
            for seat in display.seats:
                seat.locked = False
            display.mark_columns()

        breath = Wait(timings.REVEAL_BREATH)
        return sequence(breath, parallel(*flips), Call(settle))

    @property
    def _ripple(self) -> float:
        return 0.0 if self.motion.reduced else timings.REVEAL_RIPPLE

    def _turned_up(self, card: CardSprite, face: Card) -> Cue:
        display = self.display
        column = display.columns[face.colour]

        def show() -> None:
            card.face = face
            self.noise(Sound.CARD_FLIP)

        def count() -> None:
            column.count = round(column.count) + 1
            display.kododo += face.is_kododo
            self.noise.tally(round(column.count), display.numbers.limit)

        seconds = self.motion.moving(timings.REVEAL_FLIP)
        return sequence(Call(show), flip(card, seconds, hop=True), Call(count))

    def _cleared(self, moves: Sequence[CardMove]) -> Cue:
        """First the scored cards to their owners, then everything else to the discard."""
        scored = [move for move in moves if move.target.zone is Zone.SCORE]
        rest = [move for move in moves if move.target.zone is Zone.DISCARD]
        ripple = 0.0 if self.motion.reduced else timings.SCORE_RIPPLE
        to_owners = stagger(ripple, [self._scored(move) for move in scored])
        sweep = parallel(*[self._discarded(move) for move in rest])
        return sequence(to_owners, sweep)

    def _scored(self, move: CardMove) -> Cue:
        seat = move.source.seat
        assert seat is not None
        display = self.display
        card = display.slots[seat, _index_of(move.source.index)]
        score = display.layout.boxes[seat].score
        target = Spot(score.centerx, score.centery, max(8, score.height))
        seconds = self.motion.moving(timings.SCORING_FLIGHT)

        def take() -> None:
            _lift_out(display, card)

        def land() -> None:
            display.flying.remove(card)
            display.seats[seat].bump = 1.0
            self.noise(Sound.SCORE)

        flight = fly(card, target, seconds, self.motion, vanish=True)
        return sequence(Call(take), flight, Call(land))

    def _discarded(self, move: CardMove) -> Cue:
        display = self.display
        seat = move.source.seat
        assert seat is not None
        card = self._leaving_table(seat, move)

        def take() -> None:
            if move.source.zone is Zone.HAND:
                display.seats[seat].in_hand -= 1
            _lift_out(display, card)

        def land() -> None:
            display.flying.remove(card)
            display.discard += 1

        seconds = self.motion.moving(timings.ROUND_END)
        flight = fly(
            card, display.layout.discard, seconds, self.motion, ease=in_out_cubic, vanish=True
        )
        return sequence(Call(take), flight, Call(land))

    def _leaving_table(self, seat: Seat, move: CardMove) -> CardSprite:
        display = self.display
        if move.source.zone is Zone.SLOT:
            return display.slots[seat, _index_of(move.source.index)]
        if seat == display.layout.own and display.hand:
            return display.hand[0]
        return CardSprite.at(_hand_of(display, seat), None, turned=0.0)

    def _score_changed(self, seat: Seat, points: int, cards: int) -> Cue:
        figures = self.display.seats[seat]
        before = figures.points

        def settle() -> None:
            figures.points, figures.scored = points, cards
            figures.bump = 0.0

        if before is None:
            return Call(settle)

        def show(value: float) -> None:
            figures.points = value
            figures.bump = 1 - (value - before) / max(1, points - before)

        seconds = min(timings.POINTS_TICK * (points - before), timings.SCORING_BEAT)
        return sequence(animate(show, before, points, seconds, out_cubic), Call(settle))

    def _round_ended(self) -> Cue:
        display = self.display
        heights = [column.count for column in display.columns]
        kododo = display.kododo

        def sink(share: float) -> None:
            for column, height in zip(display.columns, heights, strict=True):
                column.count = height * (1 - share)
            display.kododo = kododo * (1 - share)

        def clear() -> None:
            display.columns = [Column() for _ in display.columns]
            display.kododo = 0
            display.kododo_light = 0.0
            display.round += 1
            display.turn = 0
            for seat in display.seats:
                seat.bump = 0.0

        seconds = self.motion.moving(timings.TALLY_GROW)
        return sequence(Tween(sink, seconds, out_cubic), Call(clear))

    def _turn_started(self, deck: int, round_: int, turn: int) -> Cue:
        display = self.display

        def start() -> None:
            display.deck, display.round, display.turn = deck, round_, turn
            display.caption = words.choose(CARDS_PER_TURN[turn])
            if turn == 0:
                self.noise(Sound.ROUND_START)

        return Call(start)


def place_hand(display: Display) -> None:
    """Every card of the hand to its place in the fan, at once."""
    spots = display.layout.hand_spots(len(display.hand))
    for card, spot in zip(display.hand, spots, strict=True):
        card.place(spot)


def close_ranks(
    display: Display, cards: Sequence[CardSprite], seconds: float, motion: Motion
) -> Cue:
    """The cards that stay in the hand move together."""
    if motion.reduced or not cards or cards[0] not in display.hand:
        return Call(lambda: place_hand(display)) if cards else NOTHING
    spots = display.layout.hand_spots(len(cards))
    moves = [
        fly(card, spot, seconds, motion, arc=0.0) for card, spot in zip(cards, spots, strict=True)
    ]
    return parallel(*moves)


def _face(move: CardMove) -> Card | None:
    assert move.face is None or isinstance(move.face, Card)
    return move.face


def _index(move: CardMove) -> int:
    return _index_of(move.target.index)


def _index_of(index: int | None) -> int:
    assert index is not None, "cards in slots always have a place"
    return index


def _place(move: CardMove) -> int:
    """The hand place of a card that comes back; unknown places count as the first."""
    return move.target.index or 0


def _hand_of(display: Display, seat: Seat) -> Spot:
    """Where another player's unseen hand is: behind the portrait."""
    box = display.layout.boxes[seat]
    return Spot(box.portrait.centerx, box.portrait.centery, box.slots[0].height, 0.0)


def _first_hidden(display: Display, seat: Seat) -> int:
    hidden = [i for (s, i), card in display.slots.items() if s == seat and not card.is_face_up]
    return min(hidden)


def _lift_out(display: Display, card: CardSprite) -> None:
    for place, held in list(display.slots.items()):
        if held is card:
            del display.slots[place]
    if card in display.hand:
        display.hand.remove(card)
    display.flying.append(card)
