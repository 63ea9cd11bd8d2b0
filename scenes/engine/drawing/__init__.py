"""From a picture by name to pixels."""
