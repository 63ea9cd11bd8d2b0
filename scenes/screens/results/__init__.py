"""The results: winners, standings, the course of the points."""
