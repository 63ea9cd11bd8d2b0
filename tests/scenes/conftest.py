"""Every test of a scene may use what was drawn before it, and leaves no window behind."""

from tests.fixed_chance import fixed_chance
from tests.frozen_heap import frozen_heap
from tests.open_windows import closed_windows, kept_windows
from tests.picture_memory import remembered_pictures
from tests.quick_bots import quick_bots, strong_bots

__all__ = [
    "closed_windows",
    "fixed_chance",
    "frozen_heap",
    "kept_windows",
    "quick_bots",
    "remembered_pictures",
    "strong_bots",
]
