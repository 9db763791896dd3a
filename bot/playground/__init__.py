"""A small Discord of our own on loopback, with a web page, to try and to test the bot."""

from bot.playground.server import Playground

__all__ = ["Playground"]
