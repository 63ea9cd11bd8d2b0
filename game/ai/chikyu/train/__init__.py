"""How the numbers of the one-card rule were found: scripts with fixed seeds."""
