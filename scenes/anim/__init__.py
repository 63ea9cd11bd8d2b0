"""Motion: easing curves, values over time, timelines of cues, and every duration in one file."""
