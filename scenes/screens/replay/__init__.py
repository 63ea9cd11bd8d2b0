"""A match that was played, on the table once more."""
