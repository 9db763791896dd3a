"""Interactions: sent to the bot, and answered by the bot."""
