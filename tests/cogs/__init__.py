"""Tests of the messages and interactions of the bot, without Discord."""
