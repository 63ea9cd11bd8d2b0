"""Every test of a scene may use what was drawn before it, and leaves no window behind."""

from tests.fixed_chance import fixed_chance
from tests.open_windows import closed_windows, kept_windows
from tests.picture_memory import remembered_pictures

__all__ = ["closed_windows", "fixed_chance", "kept_windows", "remembered_pictures"]
