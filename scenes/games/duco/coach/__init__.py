"""The coach's pages for DuCo: places as cut-outs of the town."""
