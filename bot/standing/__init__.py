"""Lasting numbers about the people of a server: tallies, ratings and seasons.

Pure arithmetic; `bot.store.standing` reads and writes their rows.
"""
