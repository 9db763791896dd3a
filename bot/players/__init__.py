"""Computer players: a view of one seat in, an action out. They see what a person would see."""

from bot.players.weakest import weakest

__all__ = ["weakest"]
