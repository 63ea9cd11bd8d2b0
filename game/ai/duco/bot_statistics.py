"""How DuCo is played, in figures: what tells the characters of one level apart."""

from collections import Counter
from typing import Final

from game.ai.duco.taste import distance, stretches, touched_tiles, what_matches
from game.core.seats import Seat
from game.rules.duco.town.board import Board, layout_of
from game.rules.duco.town.cells import key_of
from game.rules.duco.view import DucoView


class DucoFigures:
    """Sums over laid tiles; what a sum is called says what it counts."""

    titles: Final = {
        "points_per_tile": "points a tile",
        "tiles_touched": "tiles touched",
        "left_to_the_next": "left to next",
        "lizards": "lizards",
        "doubles": "doubles",
        "growing": "growing",
        "distance": "distance",
        "own_touched": "own touched",
    }

    def of_seat(self, view: DucoView, seat: Seat) -> Counter[str]:
        sums: Counter[str] = Counter()
        board = Board(layout_of(view.options))
        for laid in view.laid:
            if laid.seat == seat:
                key = key_of(laid.cell)
                lizards, doubles = what_matches(board, laid.face, key)
                touched = touched_tiles(board, laid.face, key)
                sums.update(
                    tiles=1,
                    touched=len(touched),
                    own=sum(board.laid[top].seat == seat for top in touched),
                    lizards=lizards,
                    doubles=doubles,
                    growing=stretches(board, key),
                    # Sums are whole numbers: sixths of a tile's length.
                    sixths=round(6 * distance(board, key)),
                )
            board.lay(laid)
        for turn, following in zip(view.turns, view.turns[1:], strict=False):
            if turn.seat == seat:
                sums.update(points=turn.gained, left=following.gained, followed=1)
        return sums

    def rates(self, sums: Counter[str]) -> dict[str, float]:
        tiles, followed = max(sums["tiles"], 1), max(sums["followed"], 1)
        return {
            "points_per_tile": sums["points"] / followed,
            "tiles_touched": sums["touched"] / tiles,
            "left_to_the_next": sums["left"] / followed,
            "lizards": sums["lizards"] / tiles,
            "doubles": sums["doubles"] / tiles,
            "growing": sums["growing"] / tiles,
            "distance": sums["sixths"] / 6 / tiles,
            "own_touched": sums["own"] / tiles,
        }

    def of_game(self, view: DucoView) -> Counter[str]:
        left, top, right, bottom = Board(layout_of(view.options), view.laid).bounds
        return Counter(
            games=1,
            tiles=len(view.laid),
            turns=len(view.turns),
            area=(right - left) * (bottom - top),
            points=sum(view.points),
        )

    def summary(self, sums: Counter[str]) -> str:
        games = max(sums["games"], 1)
        filled = 9 * sums["tiles"] / max(sums["area"], 1)
        return (
            f"Turns a game: {sums['turns'] / games:.1f}. "
            f"Points a turn: {sums['points'] / max(sums['turns'], 1):.2f}. "
            f"Tiles in the town: {sums['tiles'] / games:.1f}, filling {filled:.0%} of its outline."
        )
