"""The commands of a terminal. None of them needs a window, and none imports pygame."""
