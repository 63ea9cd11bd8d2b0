"""The people at this screen: who they are, what they have played, and how well."""
