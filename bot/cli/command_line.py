"""Command line of ``python -m bot``: its commands with their arguments."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.cli import fail, operator
from bot.cli.doctor import examine_all
from bot.cli.run import run_bot
from bot.clock import Clock
from bot.settings import Settings, check_database, read_settings
from bot.store import StorageError
from bot.store.copies import back_up, file_of, move, restore
from bot.store.process_lock import exclusive_use


def backup(settings: Settings, target: Path | None, clock: Clock) -> int:
    """Copy the games to `target`, or to a file beside them; return the exit code.

    The bot may run during the copy.
    """
    try:
        file = file_of(settings.database)
        copy = target or _beside(file, "backup", clock)
        back_up(file, copy)
    except StorageError as error:
        return fail(str(error))
    print(f"The games are in {copy} ({copy.stat().st_size:,} bytes).")
    return 0


def restore_from(settings: Settings, source: Path, replace: bool, clock: Clock) -> int:
    """Replace the games by a copy, from which the bot goes on; return the exit code."""
    try:
        asyncio.run(_restored(settings, source, replace, clock))
    except StorageError as error:
        return fail(str(error))
    return 0


async def _restored(settings: Settings, source: Path, replace: bool, clock: Clock) -> None:
    file = file_of(settings.database)
    copy = _beside(file, "replaced", clock)
    async with exclusive_use(settings.database):  # a running bot would write to the old file
        replaced = restore(source, file, copy, replace=replace)
    print(f"{file} is now what {source} was. Start the bot: it goes on from there.")
    if replaced:
        print(f"What it was before is in {copy}.")


def _beside(file: Path, what: str, clock: Clock) -> Path:
    """Return a new file beside the games.

    If the games are damaged at a start of the bot, its advice names the newest such file.
    """
    moment = datetime.fromtimestamp(clock.now(), UTC).strftime("%Y%m%d-%H%M%S")
    return file.with_name(f"{file.name}.{what}-{moment}.bak")


def move_games(source: str, target: str, clock: Clock) -> int:
    """Copy all rows from a file or address to an empty database; return the exit code."""
    try:
        counts = asyncio.run(move(_address(source), _address(target), clock))
    except StorageError as error:
        return fail(str(error))
    for name, count in counts.items():
        print(f"{count:>12,} {name}")
    print("That is all. What was moved is there still; DATABASE_URL says where the bot goes on.")
    return 0


def _address(place: str) -> str:
    if "://" not in place:
        return f"sqlite+aiosqlite:///{place}"
    try:
        check_database(place)
    except ValueError as error:
        raise StorageError(f"An address of a database {error}") from None
    return place


def snowflake(text: str) -> int:
    """Return an id of Discord: 15 to 19 digits, a number of 63 bits. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and 15 <= len(text) <= 19 and int(text) < 2**63):
        raise ArgumentTypeError(f"{text} is no id of Discord, which has 15 to 19 digits")
    return int(text)


def blocked_id(text: str) -> int:
    """Return an id that may be blocked. Raises ArgumentTypeError.

    Orders of version 1.0 blocked any number that the database takes.
    """
    if re.fullmatch(r"-?[0-9]{1,19}", text) and abs(int(text)) < 2**63:
        return int(text)
    return snowflake(text)


Command = Callable[[Settings, Namespace], int]


def main(arguments: Sequence[str] = ()) -> int:
    """Run the command of these arguments; return the exit code."""
    parsed = command_line().parse_args(arguments)
    try:
        settings = read_settings()
    except ValueError as error:
        return fail(f"A setting is wrong. {error}")
    command: Command = parsed.command
    return command(settings, parsed)


def command_line() -> ArgumentParser:
    """Return the parser; `command` of a parsed result is the function to call."""
    parser = ArgumentParser(
        prog="python -m bot",
        description="Without a command: run the bot, on Discord with a token, else in the"
        " playground. Settings come from the environment or .env; see .env.example.",
    )
    parser.set_defaults(command=_run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add(commands, "doctor", "is all well, and what is to be done where it is not?", _doctor)
    copying = _add(commands, "backup", "copy the games, also while the bot runs", _backup)
    copying.add_argument("file", nargs="?", type=Path, help="else one beside the games")
    restoring = _add(commands, "restore", "let the bot go on from such a copy", _restore)
    restoring.add_argument("file", type=Path)
    restoring.add_argument("--replace", action="store_true", help="games that are there are kept")
    moving = _add(commands, "move", "copy the games to another, empty database", _move)
    moving.add_argument("source", help="a file, or an address such as DATABASE_URL has")
    moving.add_argument("target", help="the same")
    _add_orders(commands)
    return parser


def _add_orders(commands: _SubParsersAction[ArgumentParser]) -> None:
    about = "keep a server or a person from the bot"
    blocking = _add(commands, "block", about, _block)
    blocking.add_argument("kind", choices=("server", "person"))
    blocking.add_argument("id", type=snowflake, help="as Discord copies it")
    blocking.add_argument("reason", nargs="?", default="", help="a person reads it")
    _add(commands, "unblock", "lift such a block", _unblock).add_argument("id", type=blocked_id)
    _add(commands, "blocks", "list all blocks", _blocks)
    _add(commands, "leave", "leave a server", _leave).add_argument("id", type=snowflake)
    erasing = _add(commands, "erase", "delete what is stored about a person", _erase)
    erasing.add_argument("id", type=snowflake)
    announcing = _add(commands, "announce", "show a line at every table, or none", _announce)
    announcing.add_argument("text", nargs="?", default="", help="without it: no line any more")
    rating = _add(commands, "ratings", "compute all ratings again", _ratings)
    rating.add_argument("what", choices=("recompute",))
    rating.add_argument("--guild", type=snowflake, help="recompute those of one server")


def _add(
    commands: _SubParsersAction[ArgumentParser], name: str, about: str, command: Command
) -> ArgumentParser:
    parser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(command=command)
    return parser


def _run(settings: Settings, _: Namespace) -> int:
    return run_bot(settings)


def _doctor(settings: Settings, _: Namespace) -> int:
    return examine_all(settings, Clock())


def _backup(settings: Settings, parsed: Namespace) -> int:
    return backup(settings, parsed.file, Clock())


def _restore(settings: Settings, parsed: Namespace) -> int:
    return restore_from(settings, parsed.file, parsed.replace, Clock())


def _move(_: Settings, parsed: Namespace) -> int:
    return move_games(parsed.source, parsed.target, Clock())


def _block(settings: Settings, parsed: Namespace) -> int:
    if parsed.kind == "server":
        return operator.block_server(settings, Clock(), parsed.id, parsed.reason)
    return operator.block_person(settings, Clock(), str(parsed.id), parsed.reason)


def _unblock(settings: Settings, parsed: Namespace) -> int:
    return operator.unblock(settings, Clock(), parsed.id)


def _blocks(settings: Settings, _: Namespace) -> int:
    return operator.list_blocks(settings, Clock())


def _leave(settings: Settings, parsed: Namespace) -> int:
    return operator.leave(settings, Clock(), parsed.id)


def _erase(settings: Settings, parsed: Namespace) -> int:
    return operator.erase(settings, Clock(), str(parsed.id))


def _announce(settings: Settings, parsed: Namespace) -> int:
    return operator.announce(settings, Clock(), parsed.text)


def _ratings(settings: Settings, parsed: Namespace) -> int:
    return operator.recompute_ratings(settings, Clock(), parsed.guild)


def from_shell() -> int:
    os.umask(0o077)  # the database contains hands, and the seeds of running deals
    try:
        return main(sys.argv[1:])
    except BrokenPipeError:  # such as with `doctor | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
