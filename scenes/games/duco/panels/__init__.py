"""What stands around the town of DuCo."""
