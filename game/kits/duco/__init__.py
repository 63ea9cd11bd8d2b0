"""DuCo at this table: its sentences, its terminal, what its end is worth telling."""
