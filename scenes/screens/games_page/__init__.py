"""The page of finished games."""
