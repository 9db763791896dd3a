"""``python -m bot``: the bot, or one of the commands that whoever runs it needs beside it."""

import gc
import sys

if __name__ == "__main__":  # the processes in which computers think need none of it
    from bot.cli.command_line import from_shell

    code = from_shell()
    gc.freeze()  # all of it goes with the process: to look for garbage in it takes half a second
    sys.exit(code)
