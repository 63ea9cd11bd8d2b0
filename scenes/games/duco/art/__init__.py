"""The pictures of the tiles of DuCo."""
