"""How to play 5211: fast worlds, judges, models of other players, and the search."""
