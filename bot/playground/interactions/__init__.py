"""Interactions: told to the bot, and answered by it."""
