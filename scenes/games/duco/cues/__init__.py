"""How what happens in DuCo is shown."""
