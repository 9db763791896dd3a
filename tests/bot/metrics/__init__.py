"""Tests of what is counted, measured and shown to whoever watches the bot."""
