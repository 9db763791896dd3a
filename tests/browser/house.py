"""The bot with its playground, shared by the tests of a file. Each test gets new people."""

from __future__ import annotations

import itertools
import json
import re
import signal
import time
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

from bot.playground.world.keep import Keeper
from bot.playground.world.seed import GAME_NIGHT_ID, fixed_id, new_world
from bot.playground.world.wire import ChannelType
from bot.playground.world.world import Channel
from tests.processes.process import Process

ADDRESS = re.compile(r"The playground is open: (http://\S+)")
ROOMS = 24  # channels of the server; each test takes a new one
PERSON = fixed_id(20)  # a person of the first world
BOT, LATER = "bot", "tests.processes.later"  # modules that the process runs
POLL = 0.02  # seconds between two reads of the log of a process that starts


class House:
    """The bot in a process of its own; `url` is the address of its page from `start` on."""

    def __init__(self, folder: Path) -> None:
        self.url = ""
        self._process = Process(folder, COMPUTER_SECONDS="0", TABLE_EDIT_SECONDS="0.2")
        self._rooms = [f"room-{number}" for number in range(1, ROOMS + 1)]
        self._numbers = itertools.count(1)
        self._build()

    def _build(self) -> None:
        """Store a first world with `ROOMS` additional channels."""
        world = new_world()
        for number, name in enumerate(self._rooms):
            channel_id = fixed_id(1000 + number)
            world.channels[channel_id] = Channel(channel_id, ChannelType.TEXT, GAME_NIGHT_ID, name)
        Keeper(world, {}, self._process.data / "playground").write()

    def start(self, days: int = 0) -> None:
        """Start the process, again at the same address, and return when the page can be opened.

        The clock of the process is ahead by so many days. The rate limits of the playground are
        higher than Discord's, because these people click as fast as a machine.
        """
        said = len(self.log)
        self._process.module = LATER if days else BOT
        port = self.url.rpartition(":")[2] or "0"
        self._process.begin(PLAYGROUND_PORT=port, LATER_DAYS=str(days))
        while not (address := ADDRESS.search(self.log, said)):
            assert self._process.alive, self.log[said:]
            time.sleep(POLL)
        self.url = address[1]
        self.ask("PATCH", f"/people/{PERSON}/limits", {"requests": 1000, "all_requests": 1000})

    def stop(self) -> int:
        """Send SIGTERM to the process, as a service manager does, and return its exit code."""
        self._process.signal(signal.SIGTERM)
        return self._process.wait()

    def kill(self) -> None:
        """Kill the process by SIGKILL; also the end of the house, so that no process is left."""
        self._process.signal(signal.SIGKILL)
        self._process.wait()

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process.alive

    @property
    def log(self) -> str:
        """The output of the bot so far."""
        return self._process.log

    def room(self) -> str:
        """Return the name of a channel that no test has used."""
        return self._rooms.pop(0)

    def invite(self, name: str) -> str:
        """Add a person, and return the person's name, which is unique."""
        name = f"{name} {next(self._numbers)}"
        self.ask("POST", "/people", {"name": name})
        return name

    def ask(self, method: str, path: str, body: dict[str, object] | None = None) -> Any:
        """Send a request to the people API, and return the body of its response."""
        request = urllib.request.Request(
            self.url + urllib.parse.quote(path),
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request) as answer:
            assert answer.status == 200
            return json.load(answer)
