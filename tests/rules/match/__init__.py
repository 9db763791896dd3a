"""Tests of a match from deal to deal: seats, dealers, leads, points, titles and the end."""
