"""Tests of the options for places."""
