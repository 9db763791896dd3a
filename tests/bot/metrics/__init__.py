"""Tests of the metrics of the bot, and of their pages for operators."""
