"""A round in small numbers, and searches in it."""
