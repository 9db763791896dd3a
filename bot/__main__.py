"""Entry of ``python -m bot``: the bot, or a command for the person who runs the bot."""

import gc
import sys

if __name__ == "__main__":  # not in the processes in which computers think, which import this file
    from bot.cli.command_line import from_shell

    code = from_shell()
    gc.freeze()  # skips the collection of garbage at exit, which takes half a second
    sys.exit(code)
