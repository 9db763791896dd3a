"""Tests of the presets: each is played, and each is shown to differ from its base."""
