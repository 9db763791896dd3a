"""What cannot be run here is read: image, compose files, unit and lock name what there is.

Their commands are those of the program, their settings its settings, their files those of the
tree, and all of them leave a stopping bot its time.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot import metrics
from bot.cli.command_line import command_line
from bot.clock import Clock
from bot.metrics.endpoint import endpoint
from bot.settings import Settings

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
IGNORED = (ROOT / ".dockerignore").read_text().splitlines()
COMPOSE = {path.name: path.read_text() for path in sorted(ROOT.glob("compose*.yaml"))}
UNIT = (ROOT / "bot/deploy/gamenight.service").read_text()
LOCK = (ROOT / "requirements.lock").read_text()
STOP_SECONDS = Settings.model_fields["stop_seconds"].default
SETTINGS = {name.upper() for name in Settings.model_fields}
PAGES = ("README.md", "SECURITY.md", "SCALE.md")
TYPED = re.compile(
    r"(?:python -m bot|(?<![\w/.-])gamenight) ((?:doctor|backup|restore|move)\b[^`\n|)]*)"
)
PINNED = re.compile(
    r"^([\w.-]+)==(\S+)(.*?)\\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n?)+)", re.MULTILINE
)


# The image


def test_everything_that_is_copied_into_the_image_is_there_and_let_through() -> None:
    copied = re.findall(r"^COPY ([^-\s]\S*(?: \S+)*) \S+$", DOCKERFILE, re.MULTILINE)
    names = {name for line in copied for name in line.split()}
    assert {"requirements.lock", "pyproject.toml", "rules", "bot", "cogs"} <= names
    for name in names:
        assert (ROOT / name).exists(), name
        assert f"!{name}" in IGNORED
    assert IGNORED[1] == "*"  # above all .env and data stay outside


def test_what_setuptools_needs_of_the_tree_is_copied_too() -> None:
    assert {PROJECT["readme"], "LICENSE"} <= {*re.findall(r"[\w.]+", DOCKERFILE)}


def test_the_image_starts_a_command_that_there_is_as_nobody_in_particular() -> None:
    assert json.loads(found(r"^ENTRYPOINT (.+)$", DOCKERFILE)) == [*PROJECT["scripts"]]
    assert int(found(r"^USER (\d+)$", DOCKERFILE)) > 0
    assert f"--uid {found(r'^USER (.+)$', DOCKERFILE)} " in DOCKERFILE


def test_the_settings_of_the_image_are_settings() -> None:
    (given,) = re.findall(r"PYTHONDONTWRITEBYTECODE=1 \\\n\s+(.+)", DOCKERFILE)
    settings = dict(one.split("=") for one in given.split())
    assert {*settings} <= SETTINGS
    Settings.model_validate({name.lower(): value for name, value in settings.items()})
    assert found(r"^VOLUME (.+)$", DOCKERFILE) == settings["DATA"]


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize("well", [True, False])
async def test_the_health_check_of_the_image_says_whether_the_bot_is_well(
    port: int, well: bool
) -> None:
    command = json.loads(found(r"^ +CMD (\[.+\])$", DOCKERFILE))
    clock = Clock(lambda: 1000.0)
    metrics.STORED_AT.set(1000.0)
    metrics.CONNECTED.labels("0").set(well)
    try:
        async with endpoint("127.0.0.1", port, clock):
            ended = await asyncio.to_thread(
                subprocess.run,
                [sys.executable, *command[1:]],
                env={**os.environ, "METRICS_PORT": str(port)},
                capture_output=True,
                check=False,
            )
    finally:
        metrics.CONNECTED.clear()
        metrics.STORED_AT.set(0)
    assert (command[0], ended.returncode == 0) == ("python", well)


# Compose and systemd


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_sets_settings(name: str) -> None:
    (bot,) = re.findall(r"^  bot:\n((?:    .*\n|\n)+)", COMPOSE[name], re.MULTILINE)
    (block,) = re.findall(r"^    environment:\n((?:      .*\n)+)", bot, re.MULTILINE)
    settings = dict(re.findall(r"^      (\w+): \"?(.*?)\"?$", block, re.MULTILINE))
    assert settings
    assert {*settings} <= SETTINGS
    values = {key.lower(): re.sub(r"\$\{.*?\}", "secret", one) for key, one in settings.items()}
    Settings.model_validate(values)
    assert int(found(r"stop_grace_period: (\d+)s", bot)) > STOP_SECONDS
    assert "read_only: true" in bot
    assert "env_file: .env" in bot


@pytest.mark.parametrize("name", COMPOSE)
def test_what_a_compose_file_names_it_has(name: str) -> None:
    said = COMPOSE[name]
    services = re.findall(r"^  (\w+):\n    ", said.partition("\nservices:\n")[2], re.MULTILINE)
    for service in re.findall(r"exec (?:-T )?(\w+) ", said):
        assert service in services
    volumes = re.findall(r"^      - (\w+):/", said, re.MULTILINE)
    declared = re.findall(r"^  (\w+):$", said.partition("\nvolumes:\n")[2], re.MULTILINE)
    assert volumes == declared
    for mine in re.findall(r"--file (\S+)", said):
        assert (ROOT / mine).exists() or mine == "games.dump"


def test_the_unit_starts_a_command_that_there_is_with_settings_that_there_are() -> None:
    assert Path(found(r"^ExecStart=(\S+)$", UNIT)).name in PROJECT["scripts"]
    set_ = re.findall(r"(?<==| )([A-Z_]+)=(\S+)", "".join(re.findall(r"Environment=.*\n", UNIT)))
    settings = {name: value for name, value in set_ if not name.startswith("PYTHON")}
    assert {*settings} <= SETTINGS
    assert settings["DATA"] == f"/var/lib/{found('^StateDirectory=(.+)$', UNIT)}"
    assert int(found(r"^TimeoutStopSec=(\d+)$", UNIT)) > STOP_SECONDS


# Commands and libraries


def test_every_command_that_is_written_somewhere_can_be_typed() -> None:
    pages = [(ROOT / name).read_text() for name in PAGES if (ROOT / name).exists()]
    commands = [one for page in (*pages, *COMPOSE.values(), UNIT) for one in TYPED.findall(page)]
    assert {one.split()[0] for one in commands} >= {"doctor", "backup", "restore"}
    for command in commands:
        command_line().parse_args(command.split(" # ")[0].split())


def test_the_lock_has_every_library_at_a_version_that_is_asked_for() -> None:
    pins = {name: (version, hashes) for name, version, _, hashes in PINNED.findall(LOCK)}
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgres"]]
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    for one in map(Requirement, [*wanted, *build]):
        version, hashes = pins[canonicalize_name(one.name)]
        assert one.specifier.contains(version), f"{one} is not {version}: make lock"
        assert hashes


def test_nothing_stands_in_the_lock_without_its_hashes() -> None:
    lines = re.sub(r"^#.*\n", "", LOCK, flags=re.MULTILINE)
    assert "".join(one[0] for one in PINNED.finditer(LOCK)) == lines
    assert "://" not in LOCK


def found(what: str, where: str) -> str:
    """The one place where this stands."""
    (only,) = re.findall(what, where, re.MULTILINE)
    return str(only)
