"""Watching a match again: the real table with its real animation, forwards and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from pygame import Rect

from game.app.looking_back.playing_on import Branch
from game.app.looking_back.watched_match import watch_again
from game.app.saving.saves import SavedGame
from game.app.session import AnySession
from game.core.late import late
from game.core.seats import Seat
from game.review.reviewing import NoReview
from scenes.engine.access.spoken import Act, Node, Role, texts
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Input, Point, Press, PressPhase, Scroll
from scenes.engine.scene import BareScene, Feedback, Scene, Stage
from scenes.engine.theme import Style
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.long_text import TextSign
from scenes.screens.demo import MakeTable
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.replay.eyes import Eyes, Standpoint, draw_held
from scenes.screens.replay.replay_controls import ReplayCommands, ReplayControls, Tempo, replay_keys
from scenes.screens.replay.scrub_bar import ScrubBar
from scenes.screens.results.result_words import headline
from scenes.screens.rulebook import RulesScene
from scenes.table.choosing.gestures import FocusMemory
from scenes.table.playmat import AnyPlaymat, Desk
from scenes.table.show import AnyShow, Show
from scenes.table.table_body import TableBody
from scenes.table.table_sound import AudioTableSound
from scenes.table.words.captions import LINE, Caption, draw_caption
from scenes.table.words.spoken_table import TableLines
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.spoken_tree import SpokenUi, act_on

with late:
    from scenes.screens.review import review_scene

BETWEEN_MOVES = 0.35
"""Seconds of rest after a move, so that one is told from the next."""


class ReplayScene(BareScene):
    """Plays on entering, unless told where to stand. The match that was played stays as it is."""

    def __init__(
        self, host: Host, saved: SavedGame, make_table: MakeTable, at: Standpoint | None = None
    ) -> None:
        super().__init__()
        self._make_table = make_table
        self._is_from_review = at is not None
        self._is_left = False
        self._host = host
        self._saved = saved
        self.watched = watch_again(saved)
        self.session = self.watched.session
        self._kit = TABLES[self.session.rules.key]
        self.eyes = Eyes.first(self.session.chairs)
        self.tempo = Tempo.NORMAL
        self.is_playing = True
        self._caption = Caption()
        self._steering = FocusMemory()
        self._rest = 0.0
        self.held: Mapping[Seat, Sequence[TextSign]] = {}
        """What the others hold, as far as it is shown."""
        if at is not None:
            self.is_playing = False
            self.eyes = Eyes(at.seat)
            self.watched.go_to(self.watched.mark_at(at.entries))

    @property
    def near(self) -> Seat:
        """Whose place is the near one."""
        return self.eyes.seat

    @property
    def focused(self) -> str:
        """The name of what has the focus."""
        return "" if self._ui.focused is None else self._ui.focused.name

    def enter(self, stage: Stage) -> None:
        self._stage = stage
        desk = Desk(self._caption, AudioTableSound(self._host.audio), stage, self._host)
        self.mat: AnyPlaymat = self._kit.playmat(self.session, desk, stage.theme, self.near)
        self._body = TableBody("replay", stage, self.mat)
        self._ui = self._body.ui
        self._stand()
        self._body.warm()

    def resize(self) -> None:
        self._stand()

    def resume(self) -> None:
        super().resume()
        if self._is_left:
            self.stage.pop()
            return
        self._ui.forget_pointer()

    def pause(self) -> None:
        self._ui.hide_tip()
        self.is_playing = False
        self._refresh()

    @property
    def at_work(self) -> bool:
        return self.is_playing

    def _stand(self) -> None:
        """Lay the table out anew, at rest, as the match stands now."""
        session, at_end = self.session, self.watched.is_at_end
        if at_end:
            # Nothing is swept away after the last picture, so it is what the last move leaves.
            self.watched.go_to(self.watched.mark - 1)
        self.mat.lay_out(self.stage.theme, self.near)
        self._caption.clear()
        self._show: AnyShow = Show(
            session, self.mat, self._caption, self.near, self.stage.theme.motion
        )
        if at_end:
            self.watched.step_on()
            self._settle()
        self._rest = 0.0
        self._refresh()

    def _refresh(self) -> None:
        """Controls and words for the present moment."""
        self.mat.chooser.follow()
        if self.is_at_rest:
            self._say_where()
            self._open_hands()
        rounds = [self.watched.marks.index(position) for position in self.watched.rounds]
        bar = ScrubBar(len(self.watched.marks), rounds, self.watched.mark, self._scrub)
        self.controls = ReplayControls(
            self.mat.places, self.mat.chooser, bar, self._commands(),
            playing=self.is_playing, can_play_on=self.session.outcome is None,
        )  # fmt: skip
        self._ui.show(self.controls, self.stage.theme.metrics.window, "Play or stop")
        self.dirty = True

    @property
    def is_at_rest(self) -> bool:
        """Nothing more is to be shown of what has happened; the last picture of all stays."""
        return not self._show.busy or self._show.has_ended

    def _say_where(self) -> None:
        """How far the match has come, through whose eyes it is seen, and how fast it goes."""
        session, outcome = self.session, self.session.outcome
        if outcome is None:
            where = self._kit.game.teller.where(session.view(self.near))
        else:
            where = headline(outcome, [chair.name for chair in session.chairs], session.people)
        words = [where, self.eyes.words(session.chairs)]
        if self.tempo is not Tempo.NORMAL:
            words.append(self.tempo.sign)
        self._caption.ask(" · ".join(words))

    def _open_hands(self) -> None:
        """Only at rest: an animation may lag behind the match, and hands must not lead."""
        seats = range(len(self.session.chairs)) if self.eyes.sees_all else ()
        self.held = {
            seat: self._kit.held(self.session.view(seat)) for seat in seats if seat != self.near
        }

    def _commands(self) -> ReplayCommands:
        return ReplayCommands(
            play=self.play_or_stop,
            back=lambda: self.go_to(self.watched.mark - 1),
            on=self.step_on,
            eyes=self.look_through_others,
            speed=self._change_tempo,
            log=self._log,
            play_on=self.ask_to_play_on,
            review=self.review,
            leave=self.stage.pop,
        )

    # What can be done

    def play_or_stop(self) -> None:
        """From the end it begins anew."""
        self.is_playing = not self.is_playing
        if self.is_playing and self.watched.is_at_end:
            self.watched.go_to(0)
            self._stand()
        self._refresh()

    def step_on(self) -> None:
        """The next move with its animation, and no further."""
        self.is_playing = False
        self._settle()
        self._step()

    def go_to(self, mark: int) -> None:
        """Jump to a move, at rest; the first one is dealt once more."""
        self.is_playing = False
        self.watched.go_to(mark)
        self._stand()

    def look_through_others(self) -> None:
        seats, open_hands = len(self.session.chairs), self._kit.open_hands
        self.eyes = self.eyes.following(seats, open_hands=open_hands)
        self._stand()

    def _scrub(self, mark: int) -> None:
        """While the bar is dragged it stays what it is, and only the table follows."""
        bar = self.controls.bar
        self.is_playing = False
        self.watched.go_to(mark)
        self._stand()
        bar.at = mark

    def _change_tempo(self) -> None:
        self._keep_tempo(self.tempo.following())

    def _keep_tempo(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self._refresh()

    def ask_to_play_on(self) -> None:
        """As a match of its own: what is hidden stays as it was, or is dealt anew."""
        if self.session.outcome is not None:
            self.stage.feedback(Feedback.REFUSE)
            return
        name = self.session.chairs[self.near].name
        words = _(
            "You play for {name} from here on, against bots. What is hidden stays as it was, or is "
            "dealt anew to what {name} could know. This game itself stays as it is."
        )
        self.stage.push(
            Dialog(
                _("Play on from here?"),
                words.format(name=name),
                Answer("As it was", partial(self._play_on_from, anew=False), text=_("As it was")),
                Answer("Deal anew", partial(self._play_on_from, anew=True), text=_("Deal anew")),
                Answer("No", primary=True, text=_("No")),
            )
        )

    def _play_on_from(self, *, anew: bool) -> None:
        branch = Branch(self.watched.position, self.near, anew)
        session = self._host.play_on(self._saved, branch)
        self.stage.replace(self._make_table(session))

    def review(self) -> None:
        """What decided the game; whoever came from there goes back there."""
        if self._is_from_review:
            self.stage.pop()
            return
        try:
            self.stage.push(review_scene.ReviewScene(self._host, self._saved, self._lay))
        except NoReview as problem:
            self._host.notes.append(str(problem))

    def _lay(self, session: AnySession) -> Scene:
        """Somebody plays on from the review: whoever comes back from there wants the title."""
        self._is_left = True
        return self._make_table(session)

    def _log(self) -> None:
        self.stage.push(LogScene(match_lines(self.session, self.near)))

    def _settle(self) -> None:
        """Nothing is left to be shown of what has happened."""
        self._show.update(0.0)
        while not self.is_at_rest:
            self._show.skip(onward=False)

    # What the stage asks

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.phase is PressPhase.DOWN and self._answers(event):
            return
        looked = isinstance(event, Point | Scroll) and self.mat.chooser.handle(event, None)
        if not looked and not self._ui.handle(event) and is_back(event):
            self.stage.pop()
        self._steering.follow(event, self._ui)

    def _answers(self, press: Press) -> bool:
        """The keys of a replay; true if it was one of them."""
        target = self._target(press.action)
        if target is not None:
            self.go_to(target)
            return True
        match press.action:
            case Action.RIGHT:
                self.step_on()
            case Action.LOG:
                self._log()
            case Action.RULES:
                self.stage.push(RulesScene(self._kit, self.session.options, host=self._host))
            case Action.HELP:
                self.stage.push(replay_keys())
            case Action.HINT:
                self.look_through_others()
            case Action.PAUSE:
                self.play_or_stop()
            case Action.CONFIRM | Action.PLAY if not self._steering.chose(self._ui):
                self.play_or_stop()
            case _:
                return self._types(press.letter.lower())
        return True

    def _target(self, action: Action) -> int | None:
        """The mark to which a key leads at once."""
        return {
            Action.LEFT: self.watched.mark - 1,
            Action.UP: self.watched.round_before(),
            Action.DOWN: self.watched.round_after(),
            Action.HOME: 0,
            Action.END: len(self.watched.marks) - 1,
        }.get(action)

    def _types(self, letter: str) -> bool:
        match letter:
            case "v":
                self.look_through_others()
            case "o":
                self.ask_to_play_on()
            case "e":
                self.review()
            case "+" | "=":
                self._keep_tempo(self.tempo.faster())
            case "-":
                self._keep_tempo(self.tempo.slower())
            case _:
                return False
        return True

    def update(self, dt: float) -> None:
        was_moving = not self.is_at_rest
        if self._show.update(dt * self.tempo.value):
            self.dirty = True
            self.mat.chooser.follow()
        if was_moving and self.is_at_rest:
            self._refresh()
        if self.is_playing and self.is_at_rest:
            self._play_on(dt)
        self.dirty |= self._body.update(dt)

    def _play_on(self, dt: float) -> None:
        self._rest += dt * self.tempo.value
        if self._rest < BETWEEN_MOVES:
            return
        self._rest = 0.0
        if not self._step():
            self.is_playing = False
            self._refresh()

    def _step(self) -> bool:
        """Let the next move happen; hands that are dealt anew are simply other ones from now on."""
        leaps = self.watched.leaps_next
        stepped = self.watched.step_on()
        if leaps:
            self._stand()
        else:
            self._refresh()
        return stepped

    def draw(self, painter: Painter) -> None:
        held = partial(draw_held, mat=self.mat, held=self.held)
        self._body.draw(painter, self.mat.chooser.regions(), held)
        self._draw_words(painter)

    def _draw_words(self, painter: Painter) -> None:
        """Beside the bar: over the hand, which nobody plays from, or else above it."""
        line, hand = self.controls.line, self.mat.places.choice
        over_hand = hand.left < line.centerx < hand.right and hand.bottom > line.bottom
        words = painter.type(Style.ANNOUNCEMENT if self._caption.announces else Style.STRONG)
        pill = max(line.height, round(words.px * LINE))
        away = (pill + self.controls.bar.rect.height) // 2
        place = line.move(0, away if over_hand else -away)
        draw_caption(painter, self._caption, place, upwards=not over_hand)

    def spoken(self) -> Sequence[Node]:
        ui, lines = SpokenUi(self.stage), TableLines(self.session, self._kit)
        said = texts((self._caption.text, self._caption.second), "caption", Role.STATUS)
        return (*said, *ui.nodes(self._ui.root), lines.group(self._show, placed=False))

    @property
    def spoken_focus(self) -> Node | None:
        focused = self._ui.focused
        return None if focused is None else SpokenUi(self.stage).node(focused)

    def act(self, key: str, act: Act, text: str = "") -> bool:
        used = act_on(self._ui, key, act, text)
        self.dirty |= used
        return used

    def targets(self) -> Mapping[str, Rect]:
        return self._ui.targets()
