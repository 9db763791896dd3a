"""Tests of bot/drawing, which check pictures pixel by pixel."""
