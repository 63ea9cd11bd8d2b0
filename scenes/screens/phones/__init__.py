"""Phones are invited: a code to scan, and the houses of those who have come."""
