"""What stands around the street of 5211."""
