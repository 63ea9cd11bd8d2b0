"""How fast and how good it is here."""
