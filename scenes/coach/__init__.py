"""The coach at the table: hints, live odds, looking back at a round, and the talk of the others."""
