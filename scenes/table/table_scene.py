"""The play screen: shows the match, takes a person's choice, lets the bots think."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from game.app.tables import Five211Session
from game.core.seats import PUBLIC, Seat
from game.rules.five211.moves import TAKE_BACK, play_of
from scenes.anim import timings
from scenes.coach.coaching import Coach
from scenes.engine.audio import Sound
from scenes.engine.devices import is_back
from scenes.engine.i18n import _
from scenes.engine.inputs import Action, Input, Phase, Press
from scenes.engine.painter import Painter
from scenes.engine.scene import BareScene, Feedback, Stage
from scenes.host import Host
from scenes.table import hud
from scenes.table.captions import caption
from scenes.table.card_sprite import CardSprite
from scenes.table.controls import Commands, TableControls
from scenes.table.display import Display
from scenes.table.gestures import (
    Steering,
    bring_forward,
    hurries,
    is_click,
    is_touch_of_anything,
    means_only_go_on,
)
from scenes.table.hand import Hand
from scenes.table.navigation import Curtain, Navigation
from scenes.table.navigator import Navigator
from scenes.table.pacing import may_move, steps_a_frame
from scenes.table.picture import draw_table
from scenes.table.show import Show
from scenes.table.table_layout import TableLayout, make_layout
from scenes.table.table_sound import AudioTableSound
from scenes.table.viewpoint import Viewpoint
from scenes.table.warming import warm_hand, warm_table
from scenes.ui.ui import Ui


class TableScene(BareScene):
    """One match from the first shuffle, or from where it was left, to the last count."""

    def __init__(self, host: Host, session: Five211Session, navigation: Navigation) -> None:
        super().__init__()
        self._host = host
        self._session = session
        self._navigation = navigation
        self._sound = AudioTableSound(host.audio)
        self._hand = Hand(self._press_card)
        self._viewpoint = Viewpoint(session)
        self._people = session.people
        self._since_play = timings.DOUBLE_CLICK
        self._rest = 0.0
        self._choice_begun = False
        self._leaving = False
        self._only_watched = False
        self._steering = Steering()

    def only_watch(self) -> None:
        """Show no buttons: whoever sits at the screen is not at the table."""
        self._only_watched = True

    def enter(self, stage: Stage) -> None:
        self._stage = stage
        self._ui = Ui(stage)
        self._coach = Coach(self._host, self._session, stage)
        self._navigator = Navigator(stage, self._navigation, self._session, self._viewpoint)
        self._show = Show(self._session, self._make_layout(), stage.theme.motion, self._sound)
        self._show.begin(self._viewpoint.viewer)
        self._refresh()
        warm_table(stage, self._show.display)

    @property
    def _surroundings(self) -> hud.Surroundings:
        """Who sits where may change: a bot takes over a seat and gives it back."""
        return hud.Surroundings.of(self._session)

    @property
    def at_work(self) -> bool:
        """Bots or the coach are thinking."""
        bots = self._session.waiting_for() - set(self._session.people)
        return bool(bots) or self._coach.is_thinking

    @property
    def display(self) -> Display:
        """What lies on the table now; for pictures and measurements."""
        return self._show.display

    def resize(self) -> None:
        """Come to rest, then lay everything out anew."""
        self._show.skip()
        self._stand()
        warm_table(self.stage, self._show.display)

    def resume(self) -> None:
        super().resume()
        self._ui.forget_pointer()
        if self._people != self._session.people:
            # A bot has taken over a seat, or somebody has come back.
            self._people = self._session.people
            self._viewpoint.cover()
        self._stand()
        if self._coach.put_forward(self._hand):
            self._refresh()
            self._show.display.ask(_("The hint is chosen: play it, or choose other cards"))

    def blur(self) -> None:
        """The window lost the focus: a hand on a shared screen is covered."""
        if self._viewpoint.is_shared and self._viewpoint.viewer != PUBLIC:
            self._viewpoint.cover(self._viewpoint.own)
            self._stand()

    @property
    def _is_veiled(self) -> bool:
        """The near hand lies face down and a press shows it; a careful table has its curtain."""
        return self._session.customs.quick_handover and self._viewpoint.await_owner

    @property
    def _needs_curtain(self) -> bool:
        """The curtain is to fall, once everybody has seen what there is to see."""
        return self._viewpoint.await_owner and not self._is_veiled

    def _uncover(self) -> None:
        self._viewpoint.uncover()
        self._stand()

    def _hide_hand(self) -> None:
        """Nobody looks now. All cards are laid anew, so that no place tells what was chosen."""
        self._viewpoint.viewer = PUBLIC
        self._stand()

    def _drop_curtain(self) -> None:
        self._sound(Sound.CURTAIN)
        self._navigator.handover(Curtain(self._uncover, self._reconsider, self._navigator.pause))

    def _reconsider(self, seat: Seat) -> None:
        self._session.submit(seat, TAKE_BACK)
        self._viewpoint.cover(seat)
        self._stand()

    def _make_layout(self) -> TableLayout:
        metrics = self.stage.theme.metrics
        return make_layout(metrics, self._session.match.options.seats, self._viewpoint.own)

    def _stand(self) -> None:
        self._show.stand(self._make_layout(), self._viewpoint.viewer, self.stage.theme.motion)
        self._refresh()

    def _refresh(self) -> None:
        """Controls and caption for the present moment."""
        display = self._show.display
        if not self._show.busy or self._show.is_minor:
            display.ask(self._caption())
        self._hand.follow(display.hand, display.layout)
        self._hand.place(display.layout)
        commands = Commands(
            play=self._play,
            take_back=self._take_back,
            uncover=self._uncover,
            go_on=self._go_on,
            pause=self._navigator.pause,
            log=self._navigator.log,
            rules=self._navigator.rules,
            again=self._what_happened,
            hint=self._hint,
            what_if=lambda: self._coach.look_back(self._show.view),
            seal=self._navigator.seal,
        )
        self._controls = TableControls(display.layout, self._hand.cards, commands)
        self._controls.choose_button(locked=self._is_locked, veiled=self._is_veiled)
        if self._only_watched:
            self._controls.without_buttons()
        elif not self._session.people:
            self._controls.without_play()
        if self._show.is_holding:
            self._controls.hold()
        self._controls.play.enabled = self._can_play
        self._controls.again.enabled = bool(self._show.view.records)
        self._coach.offer(self._controls, self._show.view, may_choose=self._may_choose)
        self._ui.show(self._controls, self.stage.theme.metrics.window)
        self._begin_choice()
        self.dirty = True

    def _begin_choice(self) -> None:
        """Cards are what to do next, so each choice begins with the focus on one of them."""
        if not self._may_choose:
            self._choice_begun = False
        elif self._hand.cards and not self._choice_begun:
            self._choice_begun = True
            self._ui.focus_on(self._hand.cards[0].name, quiet=True)

    def _caption(self) -> str:
        return caption(
            self._session,
            self._viewpoint,
            self._show.view,
            chosen=len(self._hand.selection.cards),
            veiled=self._is_veiled,
            thinking=self._coach.is_thinking,
        )

    @property
    def _may_choose(self) -> bool:
        calm = not self._show.busy or self._show.is_minor
        return (
            calm
            and self._viewpoint.viewer != PUBLIC
            and self._viewpoint.viewer in self._session.waiting_for()
        )

    @property
    def _is_locked(self) -> bool:
        """Asked of the match itself: the others may have locked since the last picture."""
        viewer = self._viewpoint.viewer
        return viewer != PUBLIC and TAKE_BACK in self._session.view(viewer).legal

    @property
    def _can_play(self) -> bool:
        return self._may_choose and len(self._hand.selection.cards) == self._show.view.cards_needed

    def _press_card(self, card: CardSprite) -> None:
        if self._is_veiled:
            self._uncover()
        if card not in self._show.display.hand or not self._may_choose:
            self.stage.feedback(Feedback.REFUSE)
            return
        self._hand.selection.toggle(card, self._show.view.cards_needed)
        self._sound(Sound.CARD_SLIDE)
        self._refresh()

    def _play(self) -> None:
        if not self._can_play:
            self.stage.feedback(Feedback.REFUSE)
            return
        chosen = self._hand.selection.cards
        move = play_of(card.face for card in chosen if card.face is not None)
        self._hand.selection.cards = []
        seat = self._viewpoint.viewer
        if self._viewpoint.is_shared:
            self._hide_hand()
        else:
            for card in chosen:
                self._hand.settle(card)
            bring_forward(self._show.display.hand, chosen)
        self._session.submit(seat, move)
        self._since_play = 0.0
        self._show.display.caption = ""
        self._refresh()

    def _take_back(self) -> None:
        if self._is_locked:
            self._session.submit(self._viewpoint.viewer, TAKE_BACK)
            self._show.skip()
            self._refresh()

    def _what_happened(self) -> None:
        if self._show.view.records and not self._show.busy:
            self._show.replay(self._show.view.records[-1])
            self._refresh()

    def _go_on(self) -> None:
        """Come to rest, and see what there is to do."""
        self._show.skip()
        self._refresh()

    def _hint(self) -> None:
        may_choose = self._may_choose
        if not (may_choose and self._coach.ask(self._viewpoint.viewer)):
            self.stage.feedback(Feedback.REFUSE)
        self._refresh()
        if may_choose and not self._coach.is_allowed:
            self._show.display.ask(_("No hints at this table"))

    def handle(self, event: Input) -> None:
        if self._since_play < timings.DOUBLE_CLICK and is_click(event):
            # The second half of a double click on Play must not skip what it set going.
            return
        if self._show.is_holding and is_touch_of_anything(event):
            button = self._controls.button.rect
            self._go_on()
            if means_only_go_on(event, button):
                return
        elif self._show.busy and hurries(event):
            minor = self._show.is_minor
            self._go_on()
            if not minor:
                return
        elif (self._session.outcome is not None or self._needs_curtain) and hurries(event):
            self._rest = timings.LAST_LOOK
            return
        if not self._ui_first(event) and is_back(event):
            self._navigator.pause()

    def _ui_first(self, event: Input) -> bool:
        """Keys of the table before the keys of the widgets."""
        used = (
            isinstance(event, Press)
            and event.phase is Phase.DOWN
            and (self._hand_key(event) or self._navigator.answers(event.action))
        ) or self._ui.handle(event)
        self._steering.follow(event, self._ui)
        return used

    def _hand_key(self, press: Press) -> bool:
        """What has to do with cards."""
        cards = self._hand.cards
        match press.action:
            case Action.DIGIT if press.digit <= len(cards):
                self._press_card(cards[press.digit - 1].card)
            case Action.PLAY:
                return self._enter()
            case Action.RIGHT if self._can_play and cards and self._ui.focused is cards[-1]:
                self._ui.focus_on(self._controls.play.name)
            case Action.UP | Action.DOWN if (
                card := self._hand.card_of(self._ui.focused)
            ) is not None:
                # Up brings a card forward, down puts it back; from there they lead on.
                chosen = card.card in self._hand.selection.cards
                if chosen == (press.action is Action.UP) or not self._may_choose:
                    return False
                self._press_card(card.card)
            case Action.ERASE if self._is_locked:
                self._take_back()
            case Action.HINT:
                self._hint()
            case _:
                return False
        return True

    def _enter(self) -> bool:
        """Enter plays or shows the hand; false if it is left to the button in focus.

        It never chooses a card, so that it cannot undo what a digit chose; and it presses no
        button over which the mouse has merely passed.
        """
        if self._can_play:
            self._play()
        elif self._is_veiled:
            self._uncover()
        elif self._ui.focused in self._hand.cards or not self._steering.chose(self._ui):
            self.stage.feedback(Feedback.REFUSE)
            self._refresh()
        else:
            return False
        return True

    def update(self, dt: float) -> None:
        self._since_play += dt
        was_busy, was_holding = self._show.busy, self._show.is_holding
        if self._show.update(dt):
            self.dirty = True
            display = self._show.display
            if self._hand.follow(display.hand, display.layout):
                self._refresh()
        if (was_busy and not self._show.busy) or self._show.is_holding != was_holding:
            self._refresh()
            warm_hand(self.stage, self._show.display)
        self._hand.make_room(self.stage.theme)
        self._ui.update(dt)
        self.dirty |= self._ui.dirty
        self._ui.dirty = False
        self._proceed(dt)
        self.dirty |= self._coach.update(dt, self._show)

    def _proceed(self, dt: float) -> None:
        """When the table rests, see what the match needs next."""
        moving = self._show.busy
        instant = self.stage.theme.motion.speed is timings.Speed.INSTANT
        if self._session.outcome is None:
            steps = steps_a_frame(busy=moving or self._coach.is_thinking, instant=instant)
            self._session.think_on(steps, may_move=may_move(self._session, self._show))
        if moving:
            self._rest = 0.0
            return
        self._rest += dt
        looked = instant or self._rest >= timings.LAST_LOOK
        if self._session.outcome is not None:
            if looked and not self._leaving:
                self._leaving = True
                self._navigator.results()
        elif self._viewpoint.must_change:
            self._viewpoint.cover()
            self._stand()
        elif self._needs_curtain and (looked or not self._viewpoint.all_look):
            self._drop_curtain()

    def draw(self, painter: Painter) -> None:
        draw_table(painter, self._show.display, self._surroundings, self._controls, self._ui)

    def targets(self) -> Mapping[str, Rect]:
        return self._ui.targets()
