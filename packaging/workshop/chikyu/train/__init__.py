"""How the numbers of the judges were found: self-play scripts with fixed seeds."""
