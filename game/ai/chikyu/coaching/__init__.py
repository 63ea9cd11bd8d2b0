"""Hints, reviews and their reasons."""
