"""DuCo in the workshop."""
