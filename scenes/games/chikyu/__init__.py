"""Chikyu in the window: its playmat, its pictures, its words."""
