"""The page after a game: what decided it, and another try at what was costly."""
