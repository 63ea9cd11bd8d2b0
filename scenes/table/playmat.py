"""A game's own half of the play screen, in the questions that the shared half asks it.

The mat keeps what is on the table and shows what happens there; its chooser turns what a person
points at into one of the legal moves. Neither submits anything: that is the scene's work.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from pygame import Rect

from game.app.session import AnySession
from game.app.settings import Settings
from game.core.events import Event, Locking, TurnStarted
from game.core.moves import Move
from game.core.seats import Seat, Viewer
from game.core.sentences import join_words
from scenes.anim.timeline import Cue
from scenes.coach.first_times import FirstTime
from scenes.coach.pages import CoachedGame, CoachPages
from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.i18n import _, ngettext
from scenes.engine.input.inputs import Input, Point
from scenes.engine.scene import Stage
from scenes.engine.theme import Metrics, Theme
from scenes.host import Host
from scenes.table.choosing.drag import Carried
from scenes.table.seats.faces import SeatFace
from scenes.table.sharing.viewpoint import OpennessOf
from scenes.table.table_sound import TableSound
from scenes.table.words.captions import Caption
from scenes.table.words.signs import Sign
from scenes.ui.widget import Widget

M = TypeVar("M", bound=Move)
V_contra = TypeVar("V_contra", contravariant=True)

WHY_HIGH = 198
"""Units of the choices of a hint."""


def _nobody_may() -> bool:
    return False


def _nothing(*_told: object) -> None:
    """Nobody is there to be told."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The scene as a playmat sees it: what a person may do now, and whom to tell.

    Of a table at which nobody sits: nothing can be chosen, and nobody is told.
    """

    caption: Caption
    sound: TableSound
    stage: Stage
    """Pages of the game's own are pushed there, and what will be drawn soon is rehearsed."""
    host: Host
    is_attended: bool = False
    """Somebody sits at the screen, be it to watch bots."""
    is_first: bool = False
    """Nobody has played this game here before."""
    may_choose: Callable[[], bool] = _nobody_may
    """The person who looks is asked for a move, and nothing moves that would disturb."""
    changed: Callable[[], None] = _nothing
    """Something else is chosen: buttons and caption follow."""
    play: Callable[[], None] = _nothing
    """What is chosen is meant: submit it."""
    refuse: Callable[[str], None] = _nothing
    """That cannot be done; the sentence says why, or nothing if the prompt says enough."""
    focus_on: Callable[[str], None] = _nothing
    """The keyboard goes on from the part of this name, which was chosen without it."""
    focus_on_play: Callable[[], None] = _nothing
    """The keyboard goes on to the button that plays."""

    @property
    def settings(self) -> Settings:
        """What the player asks for: choices counted ahead, and wishes that this game declares."""
        settings = self.host.settings
        if self.is_attended:
            return settings
        return replace(settings, counts_ahead=False)

    def reads_along(self) -> bool:
        """Somebody is new to the game: say in words what the table would come to as it stands."""
        return self.is_attended and self.host.settings.reads_along.applies(first=self.is_first)


class Places(Protocol):
    """Where a layout has room for what all tables share, in pixels."""

    @property
    def metrics(self) -> Metrics: ...

    @property
    def caption(self) -> Rect: ...

    @property
    def choice(self) -> Rect:
        """Where the near player's cards are, or will be."""

    @property
    def play(self) -> Rect:
        """The one large button."""

    @property
    def tools(self) -> Rect: ...

    @property
    def seal(self) -> Rect:
        """The words that lead to the seal of the shuffle."""


@dataclass(frozen=True, slots=True)
class MatWords:
    """What the shared buttons are called at this table, in the player's language."""

    play: str = field(default_factory=lambda: _("Play"))
    """Nothing: whoever has chosen has played, and there is no such button."""
    again: str = field(default_factory=lambda: _("What happened? Once more"))
    """The tip of the button that shows once more what happened last."""
    what_if: str = field(default_factory=lambda: _("What if: another move"))
    go_on: str = field(default_factory=lambda: _("Go on"))
    """What follows a picture that stays until somebody has read it."""


@dataclass(frozen=True, slots=True)
class SpeechPlace:
    """Where a character's words stand: beside the face, in a room that covers nothing needed."""

    face: Rect
    room: Rect
    least: int
    """So high that nothing of the name peeps out from behind it."""


class Chooser(ABC, Generic[M, V_contra]):
    """What a person points at, until it is a whole move. Most answers have a usual one."""

    @property
    def parts(self) -> Sequence[Widget]:
        """What can be pressed; the first has the focus when a choice begins."""
        return ()

    def follow(self) -> bool:
        """Keep in step with what lies on the mat; true when the parts are others than before."""
        return False

    def grab(self, point: Point) -> Carried | None:  # noqa: ARG002 - nothing can be carried
        """What would follow the pointer from here on; nothing changes before it is carried."""
        return None

    def handle(self, event: Input, focused: Widget | None) -> bool:  # noqa: ARG002 - its widgets do
        """Input that belongs to the mat before it belongs to its widgets; true if it was used."""
        return False

    @abstractmethod
    def chosen(self, view: V_contra) -> M | None:
        """The move that is ready to be played, one of the legal ones."""

    @abstractmethod
    def put_forward(self, move: M) -> bool:
        """Choose a move for the person, to be played or changed; false if it cannot be done."""

    def point_out(self, move: M | None) -> None:
        """Light what a hint advises, and choose nothing; None: nothing is advised."""

    def let_go(self, *, covered: bool) -> None:
        """The choice has become a move; `covered` if the hand was hidden before."""

    def remind(self) -> None:
        """Somebody wants to play too soon: point out what is missing."""

    @abstractmethod
    def prompt(self, view: V_contra) -> str:
        """What the person who looks is asked to do."""

    def update(self, dt: float, theme: Theme) -> bool:  # noqa: ARG002 - nothing glides
        """Let time pass, before the widgets move; true when the picture has changed."""
        return False

    def regions(self) -> Sequence[Region]:
        """The parts that keep still, for the board."""
        return ()

    def draw(self, painter: Painter) -> None:
        """The parts that move."""
        for part in self.parts:
            part.draw(painter)


class Playmat(ABC, Generic[M, V_contra]):
    """What is on the table now. Animation changes it; at rest it equals the view.

    A game answers what is abstract here; of the rest it overrides where it differs.
    """

    chooser: Chooser[M, V_contra]

    @property
    @abstractmethod
    def places(self) -> Places: ...

    @property
    def words(self) -> MatWords:
        """Of the shared buttons."""
        return MatWords()

    @property
    def signs(self) -> Sequence[Sign]:
        """What a newcomer cannot name, the large before the small that lie on them."""
        return ()

    @abstractmethod
    def lay_out(self, theme: Theme, near: Seat) -> None:
        """Take a bare table for this window, seen from the near seat."""

    @abstractmethod
    def begin(self, viewer: Viewer) -> None:
        """The table before the first shuffle."""

    @abstractmethod
    def rebuild(self, view: V_contra) -> None:
        """Jump to rest: show exactly what the view says, with nothing on its way."""

    @abstractmethod
    def differences(self, view: V_contra) -> list[str]:
        """Where the picture and the truth disagree; empty at rest, or something is broken."""

    @abstractmethod
    def cue_for(self, event: Event) -> Cue:
        """How to show an event from the present picture; an unknown one takes no time."""

    def is_minor(self, event: Event) -> bool:
        """A person may go on choosing while it is shown: somebody else has locked a choice."""
        return isinstance(event, Locking)

    def ends_skip(self, event: Event) -> bool:
        """Whoever skips what came before still wants to see what begins here."""
        return begins_a_turn(event)

    def holds_after(self, event: Event) -> bool:  # noqa: ARG002 - it is seen as it happens
        """The picture that an event leaves is to be read: it stays until somebody goes on."""
        return False

    def can_replay(self, view: V_contra) -> bool:  # noqa: ARG002 - it keeps no records
        """There is something to show once more."""
        return False

    def replay(self, view: V_contra) -> Cue:
        """Show once more what happened last; `rebuild` brings the present back."""
        raise NotImplementedError

    def waiting_for(self, names: Sequence[str]) -> str:
        """Whom the table waits for, as a sentence; nothing if nobody is named."""
        if not names:
            return ""
        words = ngettext("{names} is choosing", "{names} are choosing", len(names))
        return words.format(names=join_words(names))

    def assist(self, view: V_contra | None, *, calm: bool) -> bool:  # noqa: ARG002 - no help
        """Live help for these eyes, worked out in slices; None: nobody wants any.

        True when the picture has changed.
        """
        return False

    @abstractmethod
    def speech_place(self, seat: Seat) -> SpeechPlace: ...

    @property
    def faces(self) -> Sequence[SeatFace]:
        """Who sits where, and what each face shows; the screen draws them below all regions."""
        return ()

    def rehearse(self, painter: Rehearsal) -> None:
        """Draw, unseen, what this table will show sooner or later, the soonest first."""

    def rehearse_rest(self, painter: Rehearsal) -> None:
        """The same of what lies there now, as it will turn when it moves."""

    @property
    def why_room(self) -> Rect:
        """Where the choices of a hint unfold: over the rivals, not over what is decided about."""
        metrics = self.places.metrics
        return Rect(metrics.safe.topleft, (metrics.safe.width, metrics.px(WHY_HIGH)))

    @property
    def tension(self) -> float:
        """How much is at stake now, from 0 to 1; the music follows it."""
        return 0.0

    @property
    @abstractmethod
    def ground(self) -> Ground:
        """Everything that rests under cards and figures."""

    def regions(self) -> Sequence[Region]:
        """Everything on the board that changes as a whole."""
        return ()

    def draw_moving(self, painter: Painter) -> None:
        """What moves on the table, below what can be pressed."""

    def draw_flying(self, painter: Painter) -> None:
        """What moves above everything."""


def begins_a_turn(event: Event) -> bool:
    """One seat's turn; where several may choose at once, nobody's turn is over before."""
    return isinstance(event, TurnStarted) and len(event.seats) == 1


class TableParts(Protocol[M, V_contra]):
    """What the play screen needs of a game; its `TableKit` has it."""

    @property
    def openness(self) -> OpennessOf:
        """What people at one screen need not hide from each other."""

    @property
    def playmat(self) -> Callable[[AnySession, Desk, Theme, Seat], Playmat[M, V_contra]]:
        """A bare mat for this session and window, seen from this seat."""

    @property
    def game(self) -> CoachedGame[M, V_contra]:
        """Who thinks and talks about it."""

    @property
    def coach(self) -> CoachPages[M, V_contra] | None:
        """None: nobody knows this game well enough yet."""

    @property
    def first_times(self) -> Sequence[FirstTime]:
        """What is explained once, when it first happens."""


AnyChooser: TypeAlias = Chooser[Any, Any]
AnyPlaymat: TypeAlias = Playmat[Any, Any]


@dataclass(frozen=True, slots=True)
class OwnWish:
    """On or off; a game declares it in its table kit and asks whether it `holds`."""

    key: str
    """Under which it is kept."""
    name: str
    """Of its control, in plain English."""
    label: str
    """What is asked, and below in a sentence what it does: to be translated where they are shown.
    """
    tip: str
    after: str = ""
    """The name of the shared control below which it stands; empty: above all."""
    usual: bool = False

    def holds(self, settings: Settings) -> bool:
        """Whether the player wants it."""
        return settings.wishes.get(self.key, self.usual)

    def kept(self, settings: Settings, *, on: bool) -> Settings:
        """The settings after the player has chosen."""
        return replace(settings, wishes={**settings.wishes, self.key: on})
