"""How what happens in 5211 is shown."""
