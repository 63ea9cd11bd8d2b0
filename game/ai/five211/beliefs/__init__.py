"""What others may hold and how they play."""
