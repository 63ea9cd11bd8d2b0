"""The screens around the table, from the splash to the results."""
