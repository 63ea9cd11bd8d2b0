"""The play screen of all games: shows the match, takes a person's choice, lets the bots think."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Generic, TypeAlias

from pygame import Rect

from game.app.session import Session
from game.core.rules import M, V
from scenes.anim import timings
from scenes.coach.first_times import FirstTimeCard
from scenes.coach.talk_timing import Speech
from scenes.coach.why_panel import Unfolded
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Input, Press, PressPhase
from scenes.engine.music import Piece
from scenes.engine.scene import BareScene, Feedback, Stage
from scenes.host import Host
from scenes.table.choosing.controls import Commands, Offer, TableControls
from scenes.table.choosing.decision import PersonDecision
from scenes.table.choosing.drag import Drag
from scenes.table.choosing.gestures import (
    FocusMemory,
    hurries,
    is_click,
    is_touch_of_anything,
    means_only_go_on,
    reads_on,
)
from scenes.table.choosing.navigation import Navigation, Navigator
from scenes.table.pacing import Pacing
from scenes.table.pending_save import PendingSave
from scenes.table.picture import draw_table, warm_table
from scenes.table.playmat import Desk, TableParts
from scenes.table.seats.bystanders import Bystanders
from scenes.table.sharing.screen_sharing import ScreenSharing
from scenes.table.sharing.viewpoint import Viewpoint
from scenes.table.show import Reading, Show
from scenes.table.table_sound import AudioTableSound
from scenes.table.words.captions import Caption
from scenes.table.words.prompts import PromptLine
from scenes.ui.ui import Ui


class TableScene(BareScene, Generic[M, V]):
    """One match from the first shuffle, or from where it was left, to the last count."""

    def __init__(
        self,
        host: Host,
        session: Session[Any, Any, M, V],
        navigation: Navigation,
        parts: TableParts[M, V],
    ) -> None:
        super().__init__()
        self._host = host
        self._session = session
        self._navigation = navigation
        self._parts = parts
        self._sound = AudioTableSound(host.audio)
        self.caption = Caption()
        self._viewpoint = Viewpoint(session, parts.openness)
        self._keeping = PendingSave(session, host.matches)
        self._since_play = timings.DOUBLE_CLICK
        self._still = 0.0
        self._choice_begun = False
        self._only_watched = False
        self._is_first = host.is_new(session.rules.key)
        self._is_on_top = True
        self._steering = FocusMemory()
        self._drag = Drag()

    def only_watch(self) -> None:
        """Show no buttons: whoever sits at the screen is not at the table."""
        self._only_watched = True

    def enter(self, stage: Stage) -> None:
        self._stage = stage
        self._ui = Ui(stage)
        self._beside = Bystanders(self._host, self._session, self._parts, stage, self.caption)
        self._coach, self._faces = self._beside.coach, self._beside.faces
        self._navigator = Navigator(stage, self._navigation, self._session, self._viewpoint)
        near = self._viewpoint.own
        self.mat = self._parts.playmat(self._session, self._desk(), stage.theme, near)
        self._line = PromptLine(
            self.caption, self._session, self._viewpoint, self.mat, self._coach, self._keeping
        )
        self._sharing = ScreenSharing(
            self._session, self.mat, self._viewpoint, self._sound, self._stand,
            self._parts.game.terminal.take_back,
        )  # fmt: skip
        self._navigator.cover = self._sharing.cover
        self._show = Show(
            self._session, self.mat, self.caption, self._viewpoint.viewer, stage.theme.motion,
            self._beside.hear, Reading(lambda: self._host.settings.round_wait.applies(
                first=self._is_first), lambda: self._beside.first_time is not None),
        )  # fmt: skip
        self._decision = PersonDecision(
            self._session, self.mat, self._show, self._sharing, self._line,
            partial(stage.feedback, Feedback.REFUSE), self._refresh,
        )  # fmt: skip
        self._pacing = Pacing(
            self._session, self._show, self._viewpoint, self._sharing, self._navigator,
            self.caption, lambda: self._host.settings.clock_pace.share,
        )  # fmt: skip
        self._refresh()
        self._warm()
        self._host.audio.music(Piece.TABLE)

    def _desk(self) -> Desk:
        return Desk(
            caption=self.caption,
            sound=self._sound,
            stage=self.stage,
            host=self._host,
            is_attended=True,
            is_first=self._is_first,
            may_choose=lambda: self._may_choose,
            changed=lambda: self._decision.choose_on(),  # noqa: PLW0108 - made after the mat
            play=self._play,
            refuse=self._refuse,
            focus_on=lambda name: self._ui.focus_on(name, quiet=True),
            focus_on_play=lambda: self._ui.focus_on(self._controls.play.name),
        )

    def _refuse(self, reason: str = "") -> None:
        self._decision.refuse(reason)

    @property
    def at_work(self) -> bool:
        """Bots or the coach are thinking, a clock runs, or a move is being kept."""
        return self._pacing.at_work or self._coach.is_thinking

    @property
    def speech(self) -> Speech | None:
        """What somebody says now; for pictures."""
        return self._beside.speech

    def resize(self) -> None:
        """Come to rest, and lay everything out anew; a hand on a shared screen is covered."""
        self._drag.cancel()
        self._viewpoint.cover_own()
        self._sharing.count_people()  # a seat may have been handed over under the pages on top
        self._stand()
        self._warm()

    def pause(self) -> None:
        self._drag.cancel()
        self._ui.hide_tip()
        self.dirty = True
        self._is_on_top = False
        self._sharing.gate.forget_keys()

    def resume(self) -> None:
        super().resume()
        self._is_on_top = True
        self._ui.forget_pointer()
        self._sharing.count_people()
        self._stand()
        advised = self._coach.take_advice()
        if advised is not None:
            self._put_forward(advised)

    def blur(self) -> None:
        """The window lost the focus: a hand on a shared screen is covered, and no clock runs on."""
        self._drag.cancel()
        self._sharing.gate.forget_keys()
        self._sharing.cover()
        if self._is_on_top and self._session.time_left is not None:
            self._navigator.pause()

    def _stand(self) -> None:
        theme, self._line.reason = self.stage.theme, ""
        self.mat.lay_out(theme, self._viewpoint.own)
        self._show.stand(self._viewpoint.viewer, theme.motion)
        self._refresh()

    def _warm(self) -> None:
        warm_table(self.stage, self.mat, self._controls, self._faces, self._session.chairs)

    def _refresh(self) -> None:
        """Controls and caption for the present moment."""
        mat = self.mat
        mat.chooser.point_out(self._coach.advised if self._may_choose else None)
        if not self._show.busy or self._show.is_minor:
            self._line.say(self._decision.view)
        mat.chooser.follow()
        self._controls = TableControls(
            mat.places, mat.chooser, mat.words, self._commands(), self._offer(), mat.signs,
            Unfolded(self._coach.panels(self._put_forward), mat.why_room),
        )  # fmt: skip
        self._ui.show(self._controls, self.stage.theme.metrics.window)
        self._begin_choice()
        self.dirty = True

    def _offer(self) -> Offer:
        view, coach = self._show.view, self._coach
        return Offer(
            may_choose=self._may_choose,
            can_play=self._decision.chosen is not None or self._decision.is_hinted,
            can_replay=self.mat.can_replay(view),
            can_look_back=coach.can_look_back(view),
            is_locked=self._decision.is_locked,
            is_covered=self._viewpoint.await_owner,
            has_hint=coach.advised is not None,
            hint_thinks=coach.is_thinking,
            is_holding=self._show.is_holding and not self._only_watched,
            gives_hints=coach.is_allowed,
            looks_back=coach.looks_back,
            has_people=bool(self._session.people),
            is_only_watched=self._only_watched,
        )

    def _commands(self) -> Commands:
        return Commands(
            play=self._play,
            take_back=self._decision.take_back,
            go_on=self._go_on,
            pause=self._navigator.pause,
            log=self._navigator.log,
            rules=self._navigator.rules,
            again=self._what_happened,
            hint=self._hint,
            more=self._coach.show_more,
            what_if=lambda: self._coach.look_back(self._show.view),
            seal=self._navigator.seal,
        )

    def _begin_choice(self) -> None:
        """What lies on the mat is to be chosen from, so each choice begins with the focus there."""
        parts = self.mat.chooser.parts
        if not self._may_choose:
            self._choice_begun = False
        elif parts and not self._choice_begun:
            self._choice_begun = True
            self._ui.focus_on(parts[0].name, quiet=True)

    @property
    def _may_choose(self) -> bool:
        return self._decision.is_due

    def _play(self) -> None:
        if self._decision.play():
            self._since_play = 0.0

    def _what_happened(self) -> None:
        if self.mat.can_replay(self._show.view) and (self._show.is_holding or not self._show.busy):
            self._show.replay(self.stage.theme.motion)
            self._refresh()

    def _go_on(self) -> None:
        self._show.skip()
        self._refresh()

    def _hint(self) -> None:
        may_choose = self._may_choose
        if not (may_choose and self._coach.ask(self._viewpoint.chooser)):
            missing = may_choose and not self._coach.is_allowed
            self._refuse(_("No hints at this table") if missing else "")
        self._refresh()

    def _put_forward(self, move: M) -> None:
        if self.mat.chooser.put_forward(move):
            self._decision.choose_on()

    def handle(self, event: Input) -> None:
        gated, event = self._sharing.sift(event)
        again = self._since_play < timings.DOUBLE_CLICK and is_click(event)
        if gated or again or (is_touch_of_anything(event) and self._show.ignores_touch()):
            # The second half of a double click must not skip what the first one set going.
            self.dirty |= gated
            return
        if self._show.is_holding and reads_on(event, self.mat.chooser.parts, self._controls.tools):
            self.dirty = True
        elif self._show.is_holding and is_touch_of_anything(event):
            button = self._controls.button.rect
            self._go_on()
            if means_only_go_on(event, button):
                return
        elif self._show.busy and hurries(event):
            minor = self._show.is_minor
            self._go_on()
            if not minor:
                return
        elif self._pacing.is_lingering and hurries(event):
            self._pacing.end_last_look()
            return
        if self._mat_first(event):
            return
        if is_back(event) and self._coach.is_unfolded:
            self._hint()
        elif is_back(event):
            self._navigator.pause()
        elif self._controls.wants_play(event):
            self._play()

    def _mat_first(self, event: Input) -> bool:
        """The mat and the keys of the table come before the widgets."""
        used = (
            (not self._controls.hint_lies_at(event) and self._mat_takes(event))
            or (isinstance(event, Press) and event.phase is PressPhase.DOWN and self._key(event))
            or self._ui.handle(event)
        )
        self._steering.follow(event, self._ui)
        return used

    def _mat_takes(self, event: Input) -> bool:
        return self._drags(event) or self.mat.chooser.handle(event, self._ui.focused)

    def _drags(self, event: Input) -> bool:
        was_on = self._drag.is_on
        used = self._drag.handle(event, self.mat.chooser, self.stage.theme.metrics)
        if self._drag.is_on != was_on:
            self._ui.release()
        self.dirty |= used
        return used

    def _key(self, press: Press) -> bool:
        match press.action:
            case Action.PLAY:
                return self._enter()
            case Action.ERASE if self._decision.is_locked:
                self._decision.take_back()
            case Action.HINT:
                self._hint()
            case _:
                return self._navigator.answers(press.action)
        return True

    def _enter(self) -> bool:
        """Enter plays; false if it is left to the button in focus.

        That is meant where keys have led to it. Elsewhere what is chosen is played, so that Enter
        cannot undo what a digit chose, nor press a button over which the mouse merely passed.
        """
        if self._steering.chose(self._ui) and self._ui.focused not in self.mat.chooser.parts:
            return False
        self._play()
        self._refresh()
        return True

    def update(self, dt: float) -> None:
        self._since_play += dt
        self._drag.update(dt)
        was_busy, was_holding = self._show.busy, self._show.is_holding
        self._host.audio.tension(self.mat.tension)
        if self._show.update(dt):
            self.dirty = True
            if self.mat.chooser.follow():
                self._refresh()
        if (was_busy and not self._show.busy) or self._show.is_holding != was_holding:
            self._refresh()
            self.stage.warm(self.mat.pictures_at_rest())
        self.dirty |= self.mat.chooser.update(dt, self.stage.theme)
        self._ui.update(dt)
        self.dirty |= self._ui.dirty
        self._ui.dirty = False
        if self._keeping.update(dt):
            self._decision.follow_move()
        self._pacing.proceed(dt, self.stage.theme.motion, thinking=self._coach.is_thinking)
        rests, exits = not self._show.busy, self._controls.exits
        self.dirty |= self._sharing.follow(dt, self._host.settings, exits, rests=rests)
        hint, thinks = self._coach.hint, self._coach.is_thinking
        self.dirty |= (
            self._beside.update(dt, self._show, self.mat) | self.caption.is_nudged | thinks
        )
        if self._coach.hint is not hint or self._coach.is_thinking != thinks:
            self._line.reason = ""
            self._refresh()
        self._still = 0.0 if self.dirty and not self._faces.only_blinked else self._still + dt

    @property
    def pace(self) -> float:
        """At a table where nothing happens but a blink, one step a blink is enough."""
        still = self._still > timings.FACE and not self._show.busy
        return timings.BLINK if still else 0.0

    def draw(self, painter: Painter) -> None:
        draw_table(
            painter, self.mat, self._controls, self._ui, self.caption, self._beside,
            explains=self._show.is_holding and not self._only_watched,
        )  # fmt: skip
        self._sharing.draw(painter)

    @property
    def first_time(self) -> FirstTimeCard | None:
        """What is explained now; for pictures."""
        return self._beside.first_time if self._show.is_holding else None

    def targets(self) -> Mapping[str, Rect]:
        return self._ui.targets()


AnyTableScene: TypeAlias = TableScene[Any, Any]
