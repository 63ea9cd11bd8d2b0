"""How a card is chosen in Chikyu."""
