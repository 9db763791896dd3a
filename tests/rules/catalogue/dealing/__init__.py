"""Tests of what the options of dealing do, from the dealer to hands that win before play."""
