"""Each part of a deal by itself: what it asks of whom, and what it makes of the answers."""
