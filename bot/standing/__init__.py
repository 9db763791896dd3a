"""Lasting numbers about the people of a server: tallies, ratings and seasons.

The functions are pure arithmetic; `bot.store.standing` reads and writes the rows.
"""
