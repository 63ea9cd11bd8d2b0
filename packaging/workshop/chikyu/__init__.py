"""Chikyu in the workshop."""
