"""Lessons, puzzles and own mistakes."""
