"""The town of DuCo as a picture."""
