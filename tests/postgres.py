"""A PostgreSQL server from Debian's packages that a test can stop and start again."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

WITHOUT = "needs PostgreSQL's server: apt-get install postgresql"
PLACES = "/usr/lib/postgresql"  # the programs on Debian, by version; not in the PATH


def binaries() -> Path | None:
    """Return the folder of the server's programs; None if PostgreSQL is not installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path(PLACES).glob("*/bin/initdb")) if Path(PLACES).exists() else []
    return versions[-1].parent if versions else None


class Postgres:
    """A server on a free port of loopback; `close` stops it and deletes its data."""

    def __init__(self) -> None:
        found = binaries()
        assert found is not None, WITHOUT
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="gamenight-postgres-"))
        self._user = "postgres" if os.geteuid() == 0 else None  # the server refuses to run as root
        if self._user:
            whose = pwd.getpwnam(self._user)
            os.chown(self._folder, whose.pw_uid, whose.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-A", "trust", "-U", "gamenight", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        """The URL of the server's database."""
        return f"postgresql+asyncpg://gamenight@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start the server, and wait until it takes connections."""
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._control("start", "-o", options, "-l", str(self._folder / "log"))

    def stop(self) -> None:
        """Stop the server at once, which cuts all its connections."""
        self._control("stop", "-m", "immediate")

    def close(self) -> None:
        """Stop the server, and delete its data."""
        self.stop()
        shutil.rmtree(self._folder)

    def _control(self, *what: str) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", *what)

    def _run(self, program: str, *arguments: str) -> None:
        groups: list[str] | None = [] if self._user else None
        subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            group=self._user,
            extra_groups=groups,
            cwd=self._folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )
