"""Files of this computer, and nothing about games."""
