"""Matches on the disk."""
