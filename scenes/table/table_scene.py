"""The play screen: shows the match, takes a person's choice, lets the bots think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pygame import Rect

from game.app.phrases import join_words
from game.app.tables import Five211Session
from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.five211.moves import TAKE_BACK, play_of
from scenes.anim import timings
from scenes.audio import Sound
from scenes.devices import is_back
from scenes.host import Host
from scenes.i18n import _, ngettext
from scenes.inputs import Action, Input, Phase, Point, Press
from scenes.painter import Painter
from scenes.scene import BareScene, Feedback, Scene, Stage
from scenes.table import hud, words
from scenes.table.cards import CardSprite, draw_card
from scenes.table.controls import Commands, TableControls
from scenes.table.hand import Hand
from scenes.table.layout import TableLayout, make_layout
from scenes.table.noise import AudioNoise
from scenes.table.scurry import draw_scurry
from scenes.table.show import Show
from scenes.table.tally import draw_tally
from scenes.ui.ui import Ui

STEPS_AT_REST = 6
STEPS_IN_MOTION = 1
STEPS_AT_ONCE = 60


@dataclass(frozen=True, slots=True)
class Doors:
    """Where the table leads to; given by whoever lays it, so that scenes do not import in rings."""

    pause: Callable[[Five211Session, Viewer], Scene]
    log: Callable[[Five211Session, Viewer], Scene]
    rules: Callable[[Five211Session], Scene]
    keys: Callable[[], Scene]
    results: Callable[[Five211Session], Scene]
    handover: Callable[[Five211Session, Seat, Callable[[], None]], Scene]


class TableScene(BareScene):
    """One match from the first shuffle, or from where it was left, to the last count."""

    def __init__(self, host: Host, session: Five211Session, doors: Doors) -> None:
        super().__init__()
        self._host = host
        self._session = session
        self._doors = doors
        self._noise = AudioNoise(host.audio)
        self._surroundings = hud.Surroundings(session.chairs, session.match.options.variant)
        self._hand = Hand(self._press_card)
        self._viewer: Viewer = PUBLIC
        self._own: Seat = 0
        self._rest = 0.0
        self._leaving = False

    # Life of the scene

    def enter(self, stage: Stage) -> None:
        self._stage = stage
        self._ui = Ui(stage)
        self._take_seat()
        layout, motion = self._make_layout(), stage.theme.motion
        self._show = Show(self._session, layout, motion, self._noise)
        fresh = self._session.view(PUBLIC)
        if fresh.records or any(fresh.rows) or any(fresh.locked) or not self._session.event_count:
            self._show.stand(layout, self._viewer, motion)
        else:
            self._show.begin(self._viewer)
        self._refresh()

    def resize(self) -> None:
        """Come to rest, then lay everything out anew."""
        self._show.skip()
        self._stand()

    def resume(self) -> None:
        super().resume()
        self._stand()

    def blur(self) -> None:
        """The window lost the focus: several people's secrets are covered."""
        if self._is_shared and self._viewer != PUBLIC:
            self._cover()

    # Who looks

    @property
    def _is_shared(self) -> bool:
        return len(self._session.people) > 1

    def _take_seat(self) -> None:
        """Alone, a person always sees their own hand; several see one only after the curtain."""
        people = self._session.people
        self._own = self._next_person() if people else 0
        self._viewer = self._own if len(people) == 1 else PUBLIC

    def _next_person(self) -> Seat:
        waiting = self._session.waiting_for()
        people = self._session.people
        return next((seat for seat in people if seat in waiting), people[0])

    def _cover(self) -> None:
        self._viewer = PUBLIC
        self._own = self._next_person()
        self._stand()

    def _uncover(self) -> None:
        self._viewer = self._own
        self._stand()

    def _ask_for_hand(self) -> None:
        """Shared screen: the next person takes over."""
        self._cover()
        self._noise(Sound.CURTAIN)
        self.stage.push(self._doors.handover(self._session, self._own, self._uncover))

    # Layout and controls

    def _make_layout(self) -> TableLayout:
        metrics = self.stage.theme.metrics
        return make_layout(metrics, self._session.match.options.seats, self._own)

    def _stand(self) -> None:
        self._show.stand(self._make_layout(), self._viewer, self.stage.theme.motion)
        self._refresh()

    def _refresh(self) -> None:
        """Controls and caption for the present moment."""
        display = self._show.display
        if not self._show.busy or self._show.is_minor:
            display.caption = self._caption()
        self._hand.follow(display.hand, display.layout)
        self._hand.place(display.layout)
        commands = Commands(
            self._play, self._take_back, self._pause, self._log, self._rules, self._what_happened
        )
        self._controls = TableControls(display.layout, self._hand.cards, commands)
        self._controls.locked = self._is_locked
        self._controls.play.enabled = self._can_play
        for widget in self._hand.cards:
            widget.enabled = self._may_choose
        self._ui.show(self._controls, self.stage.theme.metrics.window)
        self.dirty = True

    def _caption(self) -> str:
        """What a person should know while nothing moves; the show has its own words."""
        if self._session.outcome is not None:
            return ""
        view = self._show.view
        waiting = self._session.waiting_for()
        if self._viewer in waiting:
            missing = view.cards_needed - len(self._hand.selection.cards)
            return words.choose(view.cards_needed) if missing else _("Ready: play them!")
        names = [self._session.chairs[seat].name for seat in sorted(waiting)]
        if not names:
            return ""
        return ngettext("{names} is choosing", "{names} are choosing", len(names)).format(
            names=join_words(names)
        )

    # Choosing

    @property
    def _may_choose(self) -> bool:
        calm = not self._show.busy or self._show.is_minor
        return calm and self._viewer != PUBLIC and self._viewer in self._session.waiting_for()

    @property
    def _is_locked(self) -> bool:
        view = self._show.view
        return self._viewer != PUBLIC and TAKE_BACK in view.legal

    @property
    def _can_play(self) -> bool:
        return self._may_choose and len(self._hand.selection.cards) == self._show.view.cards_needed

    def _press_card(self, card: CardSprite) -> None:
        if not self._may_choose:
            return
        self._hand.selection.toggle(card, self._show.view.cards_needed)
        self._noise(Sound.CARD_SLIDE)
        self._refresh()

    def _play(self) -> None:
        if not self._can_play:
            self.stage.feedback(Feedback.REFUSE)
            return
        chosen = self._hand.selection.cards
        for card in chosen:
            self._hand.settle(card)
        _bring_forward(self._show.display.hand, chosen)
        move = play_of(card.face for card in chosen if card.face is not None)
        self._hand.selection.cards = []
        self._session.submit(self._viewer, move)
        self._refresh()

    def _take_back(self) -> None:
        if self._is_locked:
            self._session.submit(self._viewer, TAKE_BACK)
            self._show.skip()
            self._refresh()

    # Other scenes

    def _pause(self) -> None:
        self.stage.push(self._doors.pause(self._session, self._viewer))

    def _log(self) -> None:
        self.stage.push(self._doors.log(self._session, self._viewer))

    def _rules(self) -> None:
        self.stage.push(self._doors.rules(self._session))

    def _what_happened(self) -> None:
        if self._show.view.records and not self._show.busy:
            self._show.replay(self._show.view.records[-1])
            self._refresh()

    # Input

    def handle(self, event: Input) -> None:
        if self._show.busy and _hurries(event):
            minor = self._show.is_minor
            self._show.skip()
            self._refresh()
            if not minor:
                return
        if not self._ui_first(event) and is_back(event):
            self._pause()

    def _ui_first(self, event: Input) -> bool:
        """Keys of the table before the keys of the widgets."""
        if isinstance(event, Press) and event.phase is Phase.DOWN and self._key(event):
            return True
        return self._ui.handle(event)

    def _key(self, press: Press) -> bool:
        cards = self._hand.cards
        match press.action:
            case Action.DIGIT if press.digit <= len(cards):
                self._press_card(cards[press.digit - 1].card)
            case Action.PLAY if self._can_play:
                self._play()
            case Action.ERASE if self._is_locked:
                self._take_back()
            case Action.LOG:
                self._log()
            case Action.RULES:
                self._rules()
            case Action.PAUSE:
                self._pause()
            case Action.HELP:
                self.stage.push(self._doors.keys())
            case _:
                return False
        return True

    # Time

    def update(self, dt: float) -> None:
        was_busy = self._show.busy
        if self._show.update(dt):
            self.dirty = True
            self._follow_hand()
        if was_busy and not self._show.busy:
            self._refresh()
        self._hand.make_room(self.stage.theme)
        self._ui.update(dt)
        self.dirty |= self._ui.dirty
        self._ui.dirty = False
        self._proceed(dt)

    def _follow_hand(self) -> None:
        if self._hand.follow(self._show.display.hand, self._show.display.layout):
            self._refresh()

    def _proceed(self, dt: float) -> None:
        """When the table rests, see what the match needs next."""
        moving = self._show.busy
        instant = self.stage.theme.motion.speed is timings.Speed.INSTANT
        if self._session.outcome is None:
            steps = STEPS_IN_MOTION if moving else STEPS_AT_REST
            self._let_bots_think(STEPS_AT_ONCE if instant else steps)
        if moving:
            self._rest = 0.0
            return
        self._rest += dt
        if self._session.outcome is not None:
            self._end(instant=instant)
        elif self._is_shared and self._viewer not in self._session.waiting_for():
            self._ask_for_hand()

    def _let_bots_think(self, steps: int) -> None:
        for _step in range(steps):
            before = self._session.event_count
            if not self._session.think() or self._session.event_count != before:
                return

    def _end(self, *, instant: bool) -> None:
        if not self._leaving and (instant or self._rest >= timings.LAST_LOOK):
            self._leaving = True
            self.stage.replace(self._doors.results(self._session))

    # Picture

    def draw(self, painter: Painter) -> None:
        display = self._show.display
        heights = display.layout.card_heights
        ground = (display.layout, tuple(self._session.chairs))
        painter.layer("table", ground, self._draw_ground, opaque=True)
        hud.draw_figures(painter, display, self._surroundings)
        draw_tally(painter, display)
        for card in sorted(display.slots.values(), key=_by_lift):
            draw_card(painter, card, heights)
        self._ui.draw(painter)
        for card in display.flying:
            draw_card(painter, card, heights)
        for lizard in display.scurries:
            draw_scurry(painter, lizard)
        hud.draw_caption(painter, display)

    def _draw_ground(self, painter: Painter) -> None:
        hud.draw_ground(painter, self._show.display, self._surroundings)

    def targets(self) -> Mapping[str, Rect]:
        return self._ui.targets()


def _by_lift(card: CardSprite) -> float:
    """Raised cards are nearer to the eye."""
    return card.lift


def _hurries(event: Input) -> bool:
    """A click, or a key that means "go on"."""
    match event:
        case Point(phase=Phase.DOWN):
            return True
        case Press():
            return event.is_down(Action.PLAY, Action.CONFIRM, Action.SKIP, Action.DIGIT)
    return False


def _bring_forward(hand: list[CardSprite], chosen: list[CardSprite]) -> None:
    """Of equal cards the match takes the first, so let the chosen ones be first."""
    for card in chosen:
        here = hand.index(card)
        for place in range(here):
            if hand[place].face is card.face and hand[place] not in chosen:
                hand[place], hand[here] = hand[here], hand[place]
                break
