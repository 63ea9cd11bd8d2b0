"""The profile of whoever plays at this screen."""
