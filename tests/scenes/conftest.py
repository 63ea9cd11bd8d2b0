"""Every test of a scene may use what was drawn before it."""

from tests.picture_memory import remembered_pictures

__all__ = ["remembered_pictures"]
