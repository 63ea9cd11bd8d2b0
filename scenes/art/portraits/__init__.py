"""Faces of animals and people."""
