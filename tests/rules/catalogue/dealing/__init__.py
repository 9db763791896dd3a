"""Tests of the options of dealing, from the dealer to hands that win before play."""
