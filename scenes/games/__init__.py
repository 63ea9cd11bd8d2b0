"""What each game brings to the window, a folder a game; the registry names them."""
