"""How a person chooses a card in Chikyu: one press chooses, a second or a drop on the Earth plays.

The near hand and a dependency whose card is to be chosen are pressed in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

from game.core.seats import Seat
from game.core.words import N_
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard, play_of
from game.rules.chikyu.view import ChikyuView
from scenes.engine.audio import Sound
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Device, Input, Point, Press
from scenes.engine.theme import Theme
from scenes.games.chikyu import table_words
from scenes.games.chikyu.card_art import TableCard
from scenes.games.chikyu.chooser import chosen_words
from scenes.games.chikyu.chooser.hands_on_table import HandsOnTable
from scenes.games.chikyu.chooser.long_look import LongLook
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.own_session import ChikyuSession
from scenes.games.chikyu.scoring import count_words
from scenes.games.chikyu.scoring.count_rows import CountRow, count_rows, next_row
from scenes.games.chikyu.seat_names import Who
from scenes.table.cards.carried_card import CarriedCard
from scenes.table.cards.hand import Hand, HandCard
from scenes.table.choosing.drag import Carried, Drop
from scenes.table.playmat import Chooser, Desk, OwnWish
from scenes.ui.widget import Widget


def of_kind(cards: Iterable[Card], kind: Kind) -> list[Card]:
    """The cards of one kind, the lowest first."""
    return sorted((card for card in cards if card.kind is kind), key=lambda card: card.index)


def lowest_of_kinds(cards: Iterable[Card]) -> list[Card]:
    """The lowest card of every kind there is."""
    lowest: dict[Kind, Card] = {}
    for card in sorted(cards, key=lambda card: card.index):
        lowest.setdefault(card.kind, card)
    return list(lowest.values())


def next_card(cards: Sequence[Card], now: Card | None, way: int = 1) -> Card:
    """The one after the chosen card, or after that of its kind; the first if there is none."""
    same = [card for card in cards if now is not None and card.kind is now.kind]
    if now in cards:
        place = cards.index(now)
    elif same:
        place = cards.index(same[0])
    else:
        place = 0 if way < 0 else -1
    return cards[(place + way) % len(cards)]


FORWARD = 0.3
"""A card that is dropped so far above its place, of its height, is meant to be chosen."""
TENTH = 10
ONE_PRESS = OwnWish(
    "plays_at_once",
    "play with one press",
    N_("Play with one press"),
    N_("The press that chooses a card plays it, too."),
    after="read the tally",
)


class CardChooser(Chooser[ChikyuMove, ChikyuView]):
    """With the hands that lie on the table."""

    def __init__(self, desk: Desk, session: ChikyuSession, display: Display) -> None:
        self._desk = desk
        self._session = session
        self._display = display
        self.hands = HandsOnTable(display, self._press, lambda seat: session.chairs[seat])
        self.long_look = LongLook()
        self._theme: Theme | None = None
        self._asked: tuple[object, ...] | None = None
        self._rows: list[CountRow] = []

    def look_at(self, display: Display) -> None:
        """The table was laid anew."""
        self._display = self.hands.display = display

    @property
    def active(self) -> Hand[Card]:
        """The hand whose card is to be chosen, or the near one."""
        return self.hands.active

    @property
    def parts(self) -> Sequence[Widget]:
        if self._display.scoring is not None:
            return self._rows
        hands = self.hands
        # The focus begins with what can be played.
        first = sorted(hands.active.cards, key=lambda part: hands.locks.is_locked(part.card))
        return first if hands.active is hands.near else [*first, *hands.near.cards]

    def follow(self) -> bool:
        display = self._display
        changed = self.hands.follow()
        scoring = display.scoring
        is_told = scoring is not None and all(told.all for told in scoring.told)
        may_choose = self._desk.may_choose()
        asked = (display.turn, display.chooser, may_choose, is_told, id(scoring))
        if asked != self._asked:
            self._asked, changed = asked, True
            self._rows = count_rows(display, self._look_at_count, Who.at(self._session))
            self._raise_only_card()
        self.hands.lock(self._playable())
        return changed

    def _playable(self) -> frozenset[Card] | None:
        """Of the hand whose turn it is; None: nobody at the screen is asked."""
        chooser = self._display.chooser
        if chooser is None or not self._desk.may_choose():
            return None
        legal = self._session.view(chooser).legal
        return frozenset(move.card for move in legal if isinstance(move, PlayCard))

    def _raise_only_card(self) -> None:
        """The only card that can be played is chosen by itself, but never played."""
        playable = self._playable()
        alone = playable is not None and len(playable) == 1 and not self._takes_two
        if playable is not None and alone and not self.hands.chosen:
            self.hands.choose(*playable)

    @property
    def _takes_two(self) -> bool:
        """Nobody is called to an open hand that another person plays: a run of one key or press,
        begun by somebody else, must not both choose a card and play it."""
        display = self._display
        return len(display.people) > 1 and display.turn in display.opened

    def is_chosen(self, face: Card) -> bool:
        """Whether Play would play this card."""
        return any(card.face is face for card in self.hands.chosen)

    def grab(self, point: Point) -> Carried | None:
        if not self._desk.may_choose():
            return None
        card = self.active.card_at(point.position)
        return None if card is None else CarriedCard(card, point.position, self._dropped)

    def handle(self, event: Input, focused: Widget | None) -> bool:
        if isinstance(event, Point):
            self.long_look.handle(event, self._display)
        if not isinstance(event, Press) or not event.is_down(event.action):
            return False
        if self._display.scoring is not None:
            seat = next_row(self._display.scoring, event) if self._rows else None
            if seat is not None:
                self._look_at_count(seat)
            return seat is not None
        if event.letter.isupper() and self._next_of_kind(event.letter):
            return True
        cards = self.active.cards
        match event.action:
            case Action.DIGIT if (event.digit or TENTH) <= len(cards):
                self._press(cards[(event.digit or TENTH) - 1].card)
            case Action.NEXT_FOCUS | Action.PREVIOUS_FOCUS if self._is_pad_on_card(event, focused):
                return self._next_kind(1 if event.action is Action.NEXT_FOCUS else -1)
            case Action.ERASE if self.hands.chosen:
                self._put_back()
            case _:
                return self._on_card(event.action, focused)
        return True

    def _is_pad_on_card(self, press: Press, focused: Widget | None) -> bool:
        """Beside the hand the shoulders lead on to buttons and signs, as at every table."""
        return press.device is Device.GAMEPAD and self.active.card_of(focused) is not None

    def _on_card(self, action: Action, focused: Widget | None) -> bool:
        """Up brings the card in focus forward, down puts it back, Enter chooses it first."""
        card = self.active.card_of(focused)
        if card is None or not self._desk.may_choose():
            return False
        chosen = card.card in self.hands.chosen
        # A card over which the mouse has merely passed wears no ring, and is not meant.
        is_meant = card.shows_focus or not self.hands.chosen
        match action:
            case Action.PLAY if not chosen and self._takes_two:
                return False
            case Action.PLAY if not chosen and card.advised:
                self._press(card.card)
                self._desk.play()  # what is lit is meant at once
            case Action.UP | Action.PLAY if not chosen and is_meant:
                self._press(card.card)
            case Action.DOWN if chosen:
                self._put_back()
            case _:
                return False
        return True

    def _next_of_kind(self, letter: str) -> bool:
        """Shift and a letter step through the playable cards of that kind."""
        kinds = [kind for kind in self._display.options.kinds if kind.letter == letter]
        playable = self._playable()
        if not kinds or playable is None:
            return False
        self._step_through(of_kind(playable, kinds[0]))
        return True

    def _next_kind(self, way: int) -> bool:
        """The lowest playable card of the next kind, or of the one before."""
        playable = self._playable()
        if not playable:
            return False
        self._step_through(lowest_of_kinds(playable), way)
        return True

    def _step_through(self, cards: Sequence[Card], way: int = 1) -> None:
        if not cards:
            self._desk.refuse("")
            return
        now = self.hands.chosen[0].face if self.hands.chosen else None
        self._bring_forward(next_card(cards, now, way))

    def _bring_forward(self, face: Card) -> None:
        self.put_forward(play_of(face))
        self._desk.sound(Sound.CARD_SLIDE)
        self._desk.changed()

    def _look_at_count(self, seat: Seat) -> None:
        """Another row of the sheet: its count comes into view, and the caption tells it."""
        scoring = self._display.scoring
        assert scoring is not None
        scoring.seen = seat
        score = scoring.record.scores[seat]
        self._desk.caption.announce(count_words.whole(Who.at(self._session), seat, score))

    def _put_back(self) -> None:
        self.hands.unchoose()
        self._desk.sound(Sound.CARD_SLIDE)
        self._desk.changed()

    def chosen(self, view: ChikyuView) -> ChikyuMove | None:
        faces = [card.face for card in self.hands.chosen]
        plays = (move for move in view.legal if isinstance(move, PlayCard))
        return next((play for play in plays if play.card in faces), None)

    def put_forward(self, move: ChikyuMove) -> bool:
        """The focus goes along: Enter plays this card, and arrows begin beside it."""
        if not isinstance(move, PlayCard) or not self.hands.choose(move.card):
            return False
        self._desk.focus_on(next(card.name for card in self.active.cards if card.selected))
        return True

    def point_out(self, move: ChikyuMove | None) -> None:
        """The focus goes there once, so that Enter plays it."""
        before = [card.name for card in self.active.cards if card.advised]
        self.hands.light(move.card if isinstance(move, PlayCard) else None)
        self.follow()
        lit = [card.name for card in self.active.cards if card.advised]
        if lit and lit != before:
            self._desk.focus_on(lit[0])

    def let_go(self, *, covered: bool) -> None:
        self.hands.let_go(covered=covered)

    def prompt(self, view: ChikyuView) -> str:
        who = Who.at(self._session)
        if view.turn is None:
            return ""
        face = self.hands.chosen[0].face if self.hands.chosen else None
        told = self._desk.settings.counts_ahead and face is not None
        if told and face is not None and self.chosen(view) is not None:
            in_full, viewer = self._desk.reads_along(), self._display.viewer
            # Over a covered hand nothing is told that only its owner can know.
            known = view if viewer == view.viewer else self._session.view(viewer)
            return chosen_words.would(known, who, face, in_full=in_full)
        return table_words.turn_begins(self._display, who, view.turn)

    def update(self, dt: float, theme: Theme) -> bool:
        self._theme = theme
        return self.long_look.update(dt) | self.hands.update(dt, theme)

    def regions(self) -> list[Region]:
        return self.hands.regions() if self._display.scoring is None else []

    def draw(self, painter: Painter) -> None:
        if self._display.scoring is None:
            self.hands.draw(painter)
        else:
            super().draw(painter)

    def _dropped(self, card: HandCard[Card], drop: Drop) -> None:
        """On the Earth, or thrown at it, it is played; a little forward it is chosen."""
        if not self.hands.holds(card) or not self._desk.may_choose():
            return
        earth = self._display.layout.earth
        away = hypot(drop.position[0] - earth.x, drop.position[1] - earth.y)
        high = (card.card.y - card.raised().y) / card.card.height
        if away <= earth.ring or drop.is_thrown_up:
            if card.card not in self.hands.chosen:
                self._press(card.card)
            if card.card in self.hands.chosen:
                self._desk.play()
        elif high > FORWARD and card.card not in self.hands.chosen:
            self._press(card.card)

    def _press(self, card: TableCard) -> None:
        desk = self._desk
        if self.long_look.take_press():
            return
        if not desk.may_choose() or card.face is None:
            desk.refuse("")
        elif not self.hands.holds(card):
            self._refuse(card, self._other_hand())
        elif card in self.hands.chosen:
            if not self._takes_two:
                desk.play()
        elif self.hands.locks.is_locked(card):
            self._refuse(card, self._why_locked(card.face))
        else:
            self._bring_forward(card.face)
            if ONE_PRESS.holds(desk.settings) and not self._takes_two:
                desk.play()

    def _why_locked(self, face: Card) -> str:
        """Of several people at the screen the one who is asked is told by name what to do."""
        who, turn, chooser = Who.at(self._session), self._display.turn, self._display.chooser
        assert turn is not None
        assert chooser is not None
        if who.you is None:
            return table_words.turn_begins(self._display, who, turn)
        return self._session.refusal(chooser, play_of(face)) or ""

    def _other_hand(self) -> str:
        who, turn = Who.at(self._session), self._display.turn
        assert turn is not None
        if who.you is None:
            return table_words.turn_begins(self._display, who, turn)
        return _("Not now: you pick for {dependency}.").format(dependency=who.names[turn])

    def _refuse(self, card: TableCard, reason: str) -> None:
        if self._theme is not None:
            self.hands.locks.shake(card, self._theme)
        self._desk.refuse(reason)
