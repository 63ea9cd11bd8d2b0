"""Towns in small numbers, and searches in them."""
