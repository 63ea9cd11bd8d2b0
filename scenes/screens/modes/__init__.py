"""Modes of one's own: made, looked at, given on and taken over."""
