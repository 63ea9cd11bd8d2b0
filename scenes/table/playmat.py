"""A game's own half of the play screen, in the questions that the shared half asks it.

The mat keeps what is on the table and shows what happens there; its chooser turns what a person
points at into one of the legal moves. Neither submits anything: that is the scene's work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from pygame import Rect

from game.app.session import AnySession
from game.app.settings import Settings
from game.core.events import Event, TurnStarted
from game.core.moves import Move
from game.core.seats import Seat, Viewer
from scenes.anim.timeline import Cue
from scenes.coach.first_times import FirstTime
from scenes.coach.pages import CoachedGame, CoachPages
from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.input.inputs import Input, Point
from scenes.engine.scene import Scene
from scenes.engine.theme import Metrics, Theme
from scenes.table.choosing.drag import Carried
from scenes.table.seats.faces import SeatFace
from scenes.table.sharing.viewpoint import Openness
from scenes.table.table_sound import TableSound
from scenes.table.words.captions import Caption
from scenes.table.words.signs import Sign
from scenes.ui.widget import Widget

M = TypeVar("M", bound=Move)
V_contra = TypeVar("V_contra", contravariant=True)

Turned: TypeAlias = tuple[Sprite, float]
"""A picture, and by how many degrees it is turned."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The scene as a playmat sees it: what a person may do now, and whom to tell."""

    caption: Caption
    sound: TableSound
    may_choose: Callable[[], bool]
    """The person who looks is asked for a move, and nothing moves that would disturb."""
    reads_along: Callable[[], bool]
    """Somebody is new to the game: say in words what the table would come to as it stands."""
    settings: Callable[[], Settings]
    """How the player wants hands sorted, choices counted ahead, moves made at once."""
    changed: Callable[[], None]
    """Something else is chosen: buttons and caption follow."""
    play: Callable[[], None]
    """What is chosen is meant: submit it."""
    play_as: Callable[[Seat, Move], bool]
    """Somebody else at the same screen means this move; for games in which all act at once.

    False if it was refused.
    """
    refuse: Callable[[str], None]
    """That cannot be done; the sentence says why, or nothing if the prompt says enough."""
    focus_on: Callable[[str], None]
    """The keyboard goes on from the part of this name, which was chosen without it."""
    focus_on_play: Callable[[], None]
    """The keyboard goes on to the button that plays."""
    pads: Callable[[], int]
    """How many gamepads there are."""
    record: Callable[[str], int | None]
    """The fewest with which whoever plays alone has ever done something, by the deed's name."""
    open: Callable[[Scene], None]
    """Lay a page of the game's own over the table, which waits meanwhile."""
    rehearse: Callable[[Callable[[Painter], object]], None]
    """What this will draw soon is made ready in idle frames."""

    @classmethod
    def unattended(cls, caption: Caption, sound: TableSound, *, sorts_hand: bool) -> Desk:
        """Of a table at which nobody sits: nothing can be chosen, and nobody is told."""
        settings = Settings(sorts_hand=sorts_hand, counts_ahead=False, shows_places=False)
        return cls(
            caption=caption,
            sound=sound,
            may_choose=lambda: False,
            reads_along=lambda: False,
            settings=lambda: settings,
            changed=_nothing,
            play=_nothing,
            play_as=lambda _seat, _move: False,
            refuse=lambda _reason: None,
            focus_on=lambda _name: None,
            focus_on_play=_nothing,
            pads=lambda: 0,
            record=lambda _name: None,
            open=lambda _scene: None,
            rehearse=lambda _draw: None,
        )


def _nothing() -> None:
    """Nobody is there to be told."""


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

    play: str
    """Nothing: whoever has chosen has played, and there is no such button."""
    again: str
    """The tip of the button that shows once more what happened last."""
    what_if: str
    hint_chosen: str
    """What is said once a move from the hint was put forward."""
    go_on: str
    """What follows a picture that stays until somebody has read it."""


@dataclass(frozen=True, slots=True)
class SpeechPlace:
    """Where a character's words stand: beside the face, in a room that covers nothing needed."""

    face: Rect
    room: Rect
    least: int
    """So high that nothing of the name peeps out from behind it."""


class Chooser(Protocol[M, V_contra]):
    """What a person points at, until it is a whole move."""

    @property
    def parts(self) -> Sequence[Widget]:
        """What can be pressed; the first has the focus when a choice begins."""

    def follow(self) -> bool:
        """Keep in step with what lies on the mat; true when the parts are others than before."""

    def grab(self, point: Point) -> Carried | None:
        """What would follow the pointer from here on; nothing changes before it is carried."""

    def handle(self, event: Input, focused: Widget | None) -> bool:
        """Input that belongs to the mat before it belongs to its widgets; true if it was used."""

    def chosen(self, view: V_contra) -> M | None:
        """The move that is ready to be played, one of the legal ones."""

    def put_forward(self, move: M) -> bool:
        """Choose a move for the person, to be played or changed; false if it cannot be done."""

    def point_out(self, move: M | None) -> None:
        """Light what a hint advises, and choose nothing; None: nothing is advised."""

    def let_go(self, *, covered: bool) -> None:
        """The choice has become a move; `covered` if the hand was hidden before."""

    def remind(self) -> None:
        """Somebody wants to play too soon: point out what is missing."""

    def prompt(self, view: V_contra) -> str:
        """What the person who looks is asked to do."""

    def update(self, dt: float, theme: Theme) -> bool:
        """Let time pass, before the widgets move; true when the picture has changed."""

    def regions(self) -> Sequence[Region]:
        """The parts that keep still, for the board."""

    def draw(self, painter: Painter) -> None:
        """The parts that move."""


class Playmat(Protocol[M, V_contra]):
    """What is on the table now. Animation changes it; at rest it equals the view."""

    @property
    def places(self) -> Places: ...

    @property
    def chooser(self) -> Chooser[M, V_contra]: ...

    @property
    def words(self) -> MatWords: ...

    @property
    def signs(self) -> Sequence[Sign]:
        """What a newcomer cannot name, the large before the small that lie on them."""

    def lay_out(self, theme: Theme, near: Seat) -> None:
        """Take a bare table for this window, seen from the near seat."""

    def begin(self, viewer: Viewer) -> None:
        """The table before the first shuffle."""

    def rebuild(self, view: V_contra) -> None:
        """Jump to rest: show exactly what the view says, with nothing on its way."""

    def differences(self, view: V_contra) -> list[str]:
        """Where the picture and the truth disagree; empty at rest, or something is broken."""

    def cue_for(self, event: Event) -> Cue:
        """How to show an event from the present picture; an unknown one takes no time."""

    def is_minor(self, event: Event) -> bool:
        """A person may go on choosing while it is shown: somebody else has locked a choice."""

    def ends_skip(self, event: Event) -> bool:
        """Whoever skips what came before still wants to see what begins here."""

    def holds_after(self, event: Event) -> bool:
        """The picture that an event leaves is to be read: it stays until somebody goes on."""

    def can_replay(self, view: V_contra) -> bool:
        """There is something to show once more."""

    def replay(self, view: V_contra) -> Cue:
        """Show once more what happened last; `rebuild` brings the present back."""

    def second_thought(self, view: V_contra) -> M | None:
        """The legal move that takes back what this viewer has played, if there is one."""

    def waiting_for(self, names: Sequence[str]) -> str:
        """Whom the table waits for, as a sentence; nothing if nobody is named."""

    def assist(self, view: V_contra | None, *, calm: bool) -> bool:
        """Live help for these eyes, worked out in slices; None: nobody wants any.

        True when the picture has changed.
        """

    def speech_place(self, seat: Seat) -> SpeechPlace: ...

    @property
    def faces(self) -> Sequence[SeatFace]:
        """Who sits where, and what each face shows; the screen draws them below all regions."""

    def pictures(self) -> Iterable[Turned]:
        """What this table will show sooner or later, the soonest first."""

    def pictures_at_rest(self) -> Iterable[Turned]:
        """What lies there now, as it will turn when it moves."""

    @property
    def aside(self) -> Rect | None:
        """Room for words that explain what happened, where they hide none of it.

        None where they can lie on the hand.
        """

    @property
    def tension(self) -> float:
        """How much is at stake now, from 0 to 1; the music follows it."""

    @property
    def ground(self) -> Ground:
        """Everything that rests under cards and figures."""

    def regions(self) -> Sequence[Region]:
        """Everything on the board that changes as a whole."""

    def draw_moving(self, painter: Painter) -> None:
        """What moves on the table, below what can be pressed."""

    def draw_flying(self, painter: Painter) -> None:
        """What moves above everything."""


def begins_a_turn(event: Event) -> bool:
    """One seat's turn; where several may choose at once, nobody's turn is over before."""
    return isinstance(event, TurnStarted) and len(event.seats) == 1


class TableParts(Openness, Protocol[M, V_contra]):
    """What the play screen needs of a game; its `TableKit` has it."""

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
