"""Chikyu at this table: its words, its terminal, its results."""
