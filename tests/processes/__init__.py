"""Tests of the bot in real processes, which are started, stopped and killed by real signals."""
