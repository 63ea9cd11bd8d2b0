"""Houses, quay and sea."""
