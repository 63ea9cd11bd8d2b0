"""Chikyu, reconstructed from a fragment of its rules: tricks, limits, a boat round the Earth."""
