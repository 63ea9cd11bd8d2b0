"""How what happens in Chikyu is shown."""
