"""From devices to what a player meant."""
