"""Puzzles: themes, one a day, and the player's own mistakes."""
