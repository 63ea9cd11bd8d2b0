"""Bot against bot and anybody's programs among them: many games, counted."""
