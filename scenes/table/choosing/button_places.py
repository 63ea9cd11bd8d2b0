"""Where the large button and the tools stand: at the same place on every table."""

from __future__ import annotations

from scenes.table.unit_frame import UnitFrame, Units

MARGIN = 20
"""From the edge of the stage to whatever stands next to it."""
WIDTH, WIDTH_GROWS = 168, 36
"""Of the button and of the tools together; so much wider where text is twice as large."""
PLAY_HEIGHT, PLAY_GROWS = 58, 10
BELOW_PLAY = 46
"""For the sign of its key."""
ABOVE_PLAY = 64
"""The tools keep their distance: whoever aims at one must not play by mistake."""
TOOL_LINES, TOOLS_ABREAST, TOOL_GAP = 2, 3, 8
MOST_TOOLS = TOOL_LINES * TOOLS_ABREAST
"""In a room that is wide and flat they stand in one line."""


def button_places(frame: UnitFrame, highest: float) -> tuple[Units, Units]:
    """The large button at the lower right, and the tools above it, no higher than that."""
    larger = frame.larger_text
    width, height = WIDTH + WIDTH_GROWS * larger, PLAY_HEIGHT + PLAY_GROWS * larger
    x, y = frame.width - MARGIN - width, frame.height - BELOW_PLAY - height
    tool = (width + TOOL_GAP) / TOOLS_ABREAST
    tools_height = tool * TOOL_LINES - TOOL_GAP
    tools_y = max(highest, y - ABOVE_PLAY - tools_height)
    return (x, y, width, height), (x, tools_y, width, tools_height)
