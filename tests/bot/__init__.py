"""The shell without Discord: settings, words, tables on a real SQLite file."""
