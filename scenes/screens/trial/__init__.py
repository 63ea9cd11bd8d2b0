"""A decision at the real table at which every move is a try: puzzles and own mistakes."""
