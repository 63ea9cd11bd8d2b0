"""The rules page and its drawings."""
