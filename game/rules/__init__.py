"""The games we ship, a folder each."""
