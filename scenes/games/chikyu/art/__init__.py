"""The pictures of Chikyu: creatures, cards, the Earth in its harbour wall."""
