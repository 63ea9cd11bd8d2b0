"""Lessons by doing, on the real table."""
