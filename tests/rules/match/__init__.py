"""From deal to deal: seats, dealers, leads, points, titles and the end of a match."""
