"""The table: where cards lie, how they move, and how a person plays them."""
