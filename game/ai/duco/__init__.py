"""How DuCo is played by bots: looking at places, looking ahead, and playing games out."""
