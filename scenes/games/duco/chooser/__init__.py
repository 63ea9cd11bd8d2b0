"""How people choose at a table of DuCo."""
