"""5211 in the workshop."""
