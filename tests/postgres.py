"""A PostgreSQL server of our own, from Debian's packages, that may be killed and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

WITHOUT = "needs PostgreSQL's server: apt-get install postgresql"
PLACES = "/usr/lib/postgresql"  # Debian keeps them out of the PATH, by version


def binaries() -> Path | None:
    """Where the server's programs are; None where there are none."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path(PLACES).glob("*/bin/initdb")) if Path(PLACES).exists() else []
    return versions[-1].parent if versions else None


class Postgres:
    """Listens on a free port of loopback; everything is gone after `close`."""

    def __init__(self) -> None:
        found = binaries()
        assert found is not None, WITHOUT
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="gamenight-postgres-"))
        self._user = "postgres" if os.geteuid() == 0 else None  # it does not run for root
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
        """The address of its database."""
        return f"postgresql+asyncpg://gamenight@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._control("start", "-o", options, "-l", str(self._folder / "log"))

    def stop(self) -> None:
        """Stop it at once: whoever is connected is cut off."""
        self._control("stop", "-m", "immediate")

    def close(self) -> None:
        """Stop it for good."""
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
