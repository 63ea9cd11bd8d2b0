"""For somebody who does not see the window: what a screen says, and who says it."""
