"""``python -m bot``: the bot, or one of the commands that whoever runs it needs beside it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from bot.cli.failing import fail
from bot.cli.run import run_bot
from bot.settings import read_settings


def main(arguments: Sequence[str] = ()) -> int:
    """Do what was asked; the exit code. A setting that will not do is one line."""
    parser = ArgumentParser(
        prog="python -m bot",
        description="Without a command: run the bot, on Discord with a token, else in the"
        " playground. Settings come from the environment or .env; see .env.example.",
    )
    parser.parse_args(arguments)
    try:
        settings = read_settings()
    except ValueError as error:
        return fail(f"A setting is wrong. {error}")
    return run_bot(settings)


def from_shell() -> int:
    """The same with what was typed."""
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(from_shell())
