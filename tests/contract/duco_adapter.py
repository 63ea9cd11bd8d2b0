"""What the contract suite must be told about DuCo; tiles are codes such as "17e"."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from hypothesis import strategies as st

from game.core.plain import Json
from game.core.seats import Seat, Viewer
from game.rules.duco.options import LayManner
from game.rules.duco.rules import Duco
from game.rules.duco.town.tiles import Face, Tile
from tests.contract.duco_past import duco_past

Spot = tuple[int, int]

TURNS: Final = "nesw"
CLUSTER: Final = range(-6, 7, 3)


class DucoAdapter:
    """Reads snapshots alone: where tiles lie, who holds which, whose turn it is."""

    constants: Final = (Tile, Face)
    open_choices: Final = True

    def deck(self, snapshot: Json) -> Counter[str]:
        return Counter(map(str, range(75))) if snapshot["laid"] else Counter()

    def cards(self, snapshot: Json, public: Any) -> Counter[str]:
        zones = [snapshot["stack"], snapshot["line"], snapshot["removed"]]
        zones += snapshot["hands"] + snapshot["own_stacks"]
        codes = [code for zone in zones for code in zone.split()]
        codes += [line.split()[0] for line in snapshot["laid"]]
        assert len(public.laid) == len(snapshot["laid"])
        return Counter(code[:-1] for code in codes)

    def lines(self) -> st.SearchStrategy[str]:
        tile = st.builds("{}{}".format, st.integers(0, 74), st.sampled_from(TURNS))
        near = st.integers(-7, 7).map(lambda number: number * 3)
        cell = st.builds("{},{}".format, near | st.integers(-30, 30), near | st.integers(-30, 30))
        turn = st.builds("turn {}".format, tile)
        lay, swap = (
            st.builds("lay {} {}".format, tile, cell),
            st.builds("swap {} {}".format, cell, cell),
        )
        return st.one_of(
            *(lay, swap, turn, st.just("leave"), st.builds("grow {}".format, cell)),
            *(st.builds("{} {}".format, whole, turn) for whole in (lay, swap)),
        )

    def legal_lines(self, snapshot: Json, seat: Seat) -> set[str]:
        options = Duco().make_options(snapshot["options"])
        at_once = options.at_once and snapshot["phase"] == "play"
        if snapshot["phase"] not in ("play", "grow") or not (at_once or snapshot["seat"] == seat):
            return set()
        if snapshot["phase"] == "grow":
            return {f"grow {cell}" for cell in snapshot["growth"][1]}
        laid = list(_laid(snapshot))
        if options.rearranges:
            return {
                f"{swap} {turn}".strip() or "leave"
                for swap in _swaps()
                for turn in ["", *_turns(laid, covering=False)]
            }
        covering = options.covering
        turns = [""]
        if options.rotation:
            turns += _turns(laid, covering=covering)
        places = _places({spot for _, spot in laid}, covering, options.laying is LayManner.SHIFTED)
        return {
            f"lay {tile}{way} {x},{y} {turn}".strip()
            for tile in _tiles_at_hand(snapshot, seat)
            for way in TURNS
            for x, y in places
            for turn in turns
        }

    def past_of(self, world: Json, lines: Sequence[str], viewer: Viewer) -> list[str]:
        del viewer  # tiles in hand lie open: all viewers have seen the same
        return duco_past(world, lines)


def _laid(snapshot: Json) -> Iterator[tuple[str, Spot]]:
    for line in snapshot["laid"]:
        code, cell, _ = line.split()
        x, y = cell.split(",")
        yield code, (int(x), int(y))


def _tiles_at_hand(snapshot: Json, seat: Seat) -> set[str]:
    hand, line = snapshot["hands"][seat].split(), snapshot["line"].split()
    return {code[:-1] for code in [*hand, *line[:1], *line[-1:]]}


def _places(cells: set[Spot], covering: bool, shifted: bool) -> set[Spot]:
    """Every place within reach of a tile, tried one by one against all tiles."""
    step = 1 if covering or shifted else 3
    near = range(-3, 4, step)
    tried = {(x + dx, y + dy) for x, y in cells for dx in near for dy in near}
    return {
        place
        for place in tried
        if any(_touches(place, cell) or (covering and _covers(place, cell)) for cell in cells)
        and (covering or not any(_covers(place, cell) for cell in cells))
    }


def _covers(one: Spot, other: Spot) -> bool:
    return abs(one[0] - other[0]) < 3 and abs(one[1] - other[1]) < 3


def _touches(one: Spot, other: Spot) -> bool:
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (across == 3 and down < 3) or (down == 3 and across < 3)


def _turns(laid: Sequence[tuple[str, Spot]], *, covering: bool) -> list[str]:
    seen = list(laid)
    if covering:
        tops = {
            (x + dx, y + dy): index
            for index, (_, (x, y)) in enumerate(laid)
            for dx in range(3)
            for dy in range(3)
        }
        seen = [laid[index] for index in sorted(set(tops.values()))]
    return [f"turn {code[:-1]}{way}" for code, _ in seen for way in TURNS if way != code[-1]]


def _swaps() -> list[str]:
    pairs = [f"swap {x},{y} {x + 3},{y}" for y in CLUSTER for x in CLUSTER[:-1]]
    return ["", *pairs, *(f"swap {x},{y} {x},{y + 3}" for y in CLUSTER[:-1] for x in CLUSTER)]
