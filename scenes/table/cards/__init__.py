"""Cards of any game on a table."""
