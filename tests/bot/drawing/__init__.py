"""Tests of bot/drawing: pictures are looked at pixel by pixel."""
