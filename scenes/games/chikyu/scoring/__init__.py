"""The count of a round of Chikyu as a picture."""
