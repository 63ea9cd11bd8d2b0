"""Who sits around a table, and what they say."""
