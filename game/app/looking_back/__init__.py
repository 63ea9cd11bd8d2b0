"""A match that is over, once more."""
