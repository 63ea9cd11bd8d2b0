"""Tiles, places and what lies there."""
