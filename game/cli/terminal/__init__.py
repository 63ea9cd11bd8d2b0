"""Games, lessons and puzzles in words."""
