"""Tests of the bot without Discord: settings, words, tables on a real SQLite file."""
