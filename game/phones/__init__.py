"""Phones as secret hands: pages that the running game serves on the home network."""
