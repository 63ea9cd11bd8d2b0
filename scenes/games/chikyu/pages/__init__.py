"""Chikyu on the pages around the table."""
