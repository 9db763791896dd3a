"""Tests of what Discord shows and hears, without Discord."""
