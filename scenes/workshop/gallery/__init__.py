"""Pictures of every screen in every notable state, always the same for the same code."""
