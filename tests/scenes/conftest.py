"""Every test of a scene may use what was drawn before it, and leaves no window behind."""

from tests.open_windows import closed_windows, kept_windows
from tests.picture_memory import remembered_pictures

__all__ = ["closed_windows", "kept_windows", "remembered_pictures"]
