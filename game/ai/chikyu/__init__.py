"""Chikyu: players, and help for players."""
