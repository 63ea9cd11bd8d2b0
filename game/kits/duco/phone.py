"""DuCo on a phone: the town to tap, the tiles in hand to turn, and what a place would bring."""

from collections.abc import Iterable, Sequence

from game.core.plain import Json
from game.core.words import _
from game.kits.duco.answers import move_worth, tiles_held
from game.kits.duco.phrases import colour_words, face_words, place_words
from game.kits.duco.tell import score_words
from game.kits.phone_page import PhoneMove, PhonePage
from game.rules.duco.legal import Lays
from game.rules.duco.moves import LEAVE, DucoMove, Grow
from game.rules.duco.options import DucoOptions
from game.rules.duco.records import Phase
from game.rules.duco.town.tiles import FACES, Face
from game.rules.duco.view import DucoView

MOST_PLACES = 400
"""Of those that a page marks; where tiles may be shifted there are more, and a tap finds them."""


class DucoPhone(PhonePage[DucoOptions, DucoView, DucoMove]):
    """Tiles are called by their number and the side to which their top looks: `17e`."""

    own = True

    def table(self, view: DucoView, names: Sequence[str]) -> dict[str, Json]:  # noqa: ARG002 - the seats are told elsewhere
        options, viewer = view.options, view.viewer
        places = view.legal.places if isinstance(view.legal, Lays) else ()
        held = tiles_held(view) if viewer >= 0 and not options.rearranges else ()
        owned = viewer >= 0 and bool(view.colours)
        return {
            "tiles": [
                {"key": laid.face.code, "x": laid.cell[0], "y": laid.cell[1]} for laid in view.laid
            ],
            "hand": [_turns(face) for face in held],
            "places": [list(cell) for cell in places[:MOST_PLACES]],
            "names": [place_words(cell) for cell in places[:MOST_PLACES]],
            "shifts": options.laying.value != "in line",
            "rotates": options.rotation,
            "rearranges": options.rearranges,
            "grow": [list(cell) for cell in view.growth.choice] if view.growth else [],
            "at_once": options.at_once,
            "colour": colour_words(view.colours[viewer]) if owned else "",
            "letter": view.colours[viewer].name[0].lower() if owned else "",
            "own": view.own_sizes[viewer] if owned and view.own_sizes else None,
            "laid": sum(laid.seat == viewer for laid in view.laid) if owned else 0,
            "stack": view.stack_size,
            "last_round": view.last_round,
            "news": _last_turn(view),
        }

    def moves(self, view: DucoView) -> Iterable[PhoneMove[DucoMove]]:
        """Only what has no place in the picture: the others are lines that the page writes."""
        if view.phase is Phase.GROW and view.growth is not None and view.legal:
            for cell in view.growth.choice:
                yield PhoneMove(Grow(cell), place_words(cell))
        elif view.options.rearranges and view.legal:
            yield PhoneMove(LEAVE, _("Leave it as it is"))

    def points(self, view: DucoView, seat: int) -> str:
        return "" if view.options.counts_at_end and view.outcome is None else str(view.points[seat])

    def goal(self, view: DucoView) -> str:
        goal = view.options.goal
        return "" if goal is None else _("of {goal}").format(goal=goal)

    def worth(self, view: DucoView, move: DucoMove) -> str:
        return move_worth(view, move)

    def pictures(self) -> Iterable[str]:
        return [face.code for face in FACES]


def _last_turn(view: DucoView) -> str:
    """What the own seat has got last, where it is counted at once."""
    own = (turn for turn in reversed(view.turns) if turn.seat == view.viewer)
    turn = None if view.options.counts_at_end else next(own, None)
    if turn is None:
        return ""
    return _("Your last turn brought {points}.").format(
        points=score_words(turn.gained, view.options)
    )


def _turns(face: Face) -> list[dict[str, Json]]:
    """A tile all four ways, as it is held first."""
    ways = (face.turned(quarters) for quarters in range(4))
    return [{"key": way.code, "words": face_words(way)} for way in ways]
