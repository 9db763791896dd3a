"""Commands of ``python -m bot`` for the person who runs the bot from a shell."""
