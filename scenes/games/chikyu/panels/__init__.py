"""What stands on and around the Earth of Chikyu."""
