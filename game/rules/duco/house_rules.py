"""Where the manual is silent or its languages differ: every rule of this house."""

from typing import Final

from game.core.words import N_

HOUSE_RULES: Final = (
    N_("A tile touches another with a whole side, unless it may be shifted; corners do not do."),
    N_("A place without any match is allowed: it brings 0 points."),
    N_("Tiles that a rectangle brings lie as drawn; too few go top, right, bottom, left."),
    N_("No rectangle grows in Chaos and Corner Cluster. With own stacks spare tiles are added."),
    N_("A round begins only if there is a tile for everybody. What is then in hand is not laid."),
    N_("Whoever runs out of time keeps the tile. After three idle rounds the clock waits."),
    N_("Diagonal compares the two corner houses where tiles meet corner to corner."),
    N_("Tiles shift by whole houses. A tile over others counts along its own rim."),
    N_("A house at night beside a square of its colour counts 2, a rainbow 1."),
    N_("Tiles of a set are replaced, new ones turned so that no set lies ready."),
    N_("Swap and turn are free to leave; the turned tile may be any."),
    N_("Two tiles for one place at once: the first hand has it."),
    N_("Between two owners a match counts for both, between own tiles once."),
    N_("Rotation turns any tile that can be seen, any way; only the new tile scores."),
    N_("A line is filled in its middle, and shrinks when the pile is empty."),
    N_("Lots say who begins, not the most colourful clothes; a table may say who."),
    N_("Alone, few tiles are good; the manual has no game for one."),
    N_("The 75 tiles are our print: how many doubles and rainbows there are, nobody tells."),
    N_("What lies in hand is open for all. What a place is worth is counted before you lay."),
)
