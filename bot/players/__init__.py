"""Computer players, which choose actions from the view of one seat, as a person would see it."""

from bot.players.weakest import weakest

__all__ = ["weakest"]
