"""The pictures of the cards of 5211."""
