"""Tests of files that cannot be run here: image, compose files, unit and lock name real things.

Their commands are those of the program, their settings its settings, their files those of the
tree, and all of them leave the bot enough time to stop.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from prometheus_client import REGISTRY

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
VERSIONS = (ROOT / "tests" / "versions.txt").read_text()
STOP_SECONDS = Settings.model_fields["stop_seconds"].default
SETTINGS = {name.upper() for name in Settings.model_fields}
PAGES = [path.read_text() for path in sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))]
WRITTEN = (*PAGES, DOCKERFILE, *COMPOSE.values(), UNIT)
COMMANDS = {"doctor", "backup", "restore", "move"}
COMMANDS |= {"block", "blocks", "unblock", "leave", "erase", "announce"}
TYPED = re.compile(
    r"(?:python -m bot|run --rm bot|(?<![\w/.-])gamenight)"
    rf" ((?:{'|'.join(COMMANDS)})\b[^`\n|)]*)"
)
COMPOSED = re.compile(r"docker compose (\w+)(?: -\S+)*(?: (\w+)(?::(\S*))?)?")
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
    assert IGNORED[1] == "*"  # above all, .env and data stay outside


def test_files_for_setuptools_are_copied_too() -> None:
    assert {PROJECT["readme"], "LICENSE"} <= {*re.findall(r"[\w.]+", DOCKERFILE)}


def test_image_starts_an_existing_command_as_an_unprivileged_user() -> None:
    assert json.loads(found(r"^ENTRYPOINT (.+)$", DOCKERFILE)) == [*PROJECT["scripts"]]
    assert int(found(r"^USER (\d+)$", DOCKERFILE)) > 0
    assert f"--uid {found(r'^USER (.+)$', DOCKERFILE)} " in DOCKERFILE


def test_the_settings_of_the_image_are_settings() -> None:
    settings = of_image()
    assert {*settings} <= SETTINGS
    Settings.model_validate({name.lower(): value for name, value in settings.items()})
    assert found(r"^VOLUME (.+)$", DOCKERFILE) == settings["DATA"]


def test_the_image_is_run_with_its_own_settings_and_with_an_init_that_signals_can_end() -> None:
    command = found(r"^#   (docker run (?:.*\\\n#)?.*)$", DOCKERFILE)
    assert dict(re.findall(r"--env (\w+)=(\S+)", command)) == of_image()
    assert " --init " in command


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
    assert "init: true" in bot  # without it, no signal ends a stop that hangs
    image = of_image()
    assert {*image} <= {*settings}  # a copied .env.example would override the image
    assert all(settings[name] == image[name] for name in ("METRICS_PORT", "LOG_FORMAT"))


@pytest.mark.parametrize("name", COMPOSE)
def test_files_named_in_compose_exist(name: str) -> None:
    said = COMPOSE[name]
    for _, service, _ in COMPOSED.findall(said):
        assert service in {"", *services(said)}
    volumes = re.findall(r"^      - (\w+):/", said, re.MULTILINE)
    declared = re.findall(r"^  (\w+):$", said.partition("\nvolumes:\n")[2], re.MULTILINE)
    assert volumes == declared


def test_docs_of_docker_compose_name_existing_files_services_and_places() -> None:
    for page in WRITTEN:
        for verb, service, place in COMPOSED.findall(page):
            assert verb in {"up", "stop", "build", "logs", "exec", "run", "cp"}
            assert service in {"", "bot", "database"}
            assert place.startswith("/data/" if verb == "cp" else "")
        assert {*re.findall(r"COMPOSE_FILE=([\w.]+\w)", page)} <= {*COMPOSE}
    assert services(COMPOSE["compose.yaml"]) == ["bot"]
    assert services(COMPOSE["compose.postgres.yaml"]) == ["bot", "database"]
    for said in COMPOSE.values():  # the folder where `restore` and `move` find the files
        assert f"      - data:{of_image()['DATA']}\n" in said


def test_unit_starts_an_existing_command_with_existing_settings() -> None:
    assert Path(found(r"^ExecStart=(\S+)$", UNIT)).name in PROJECT["scripts"]
    set_ = re.findall(r"(?<==| )([A-Z_]+)=(\S+)", "".join(re.findall(r"Environment=.*\n", UNIT)))
    settings = {name: value for name, value in set_ if not name.startswith("PYTHON")}
    assert {*settings} <= SETTINGS
    assert settings["DATA"] == f"/var/lib/{found('^StateDirectory=(.+)$', UNIT)}"
    assert int(found(r"^TimeoutStopSec=(\d+)$", UNIT)) > STOP_SECONDS


def test_the_backup_runs_as_the_user_of_the_service_on_its_games() -> None:
    backup = (ROOT / "bot/deploy/gamenight-backup.service").read_text()
    program, command = found(r"^ExecStart=(.+)$", backup).split()
    assert program == found(r"^ExecStart=(\S+)$", UNIT)
    command_line().parse_args([command])
    for line in (r"^(EnvironmentFile=.+)$", r"^(StateDirectory=.+)$", r"^(DynamicUser=.+)$"):
        assert found(line, backup) == found(line, UNIT)
    assert found(r"^User=(.+)$", backup) == "gamenight"  # the unit's name, as it has no User line
    assert found(r"(DATA=\S+)", backup) == found(r"(DATA=\S+)", UNIT)
    assert (ROOT / "bot/deploy/gamenight-backup.timer").exists()


def test_alerts_and_scrape_use_existing_metrics_and_ports() -> None:
    alerts = (ROOT / "bot/metrics/alerts.yaml").read_text()
    asked = {*re.findall(r"\bgamenight_\w+", alerts)}
    assert len(asked) == 5
    assert asked <= {one.name for one in REGISTRY.collect()}
    scrape = (ROOT / "bot/metrics/prometheus.yaml").read_text()
    assert f"port: {of_image()['METRICS_PORT']}" in scrape
    for said in COMPOSE.values():
        assert found(r"names: \[(\w+)\]", scrape) in services(said)
        assert "      METRICS_HOST: 0.0.0.0\n" in said
    assert found(r"job_name: (\w+)", scrape) == found(r'up\{job="(\w+)"', alerts)


def test_memory_processes_and_logs_have_limits() -> None:
    for line in (r"^MemoryMax=(\S+)$", r"^TasksMax=(\d+)$", r"^LogRateLimitBurst=(\d+)$"):
        assert found(line, UNIT)
    for said in COMPOSE.values():
        parts = said.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0]
        for limit in ("mem_limit: ", "pids_limit: ", "max-size: ", "max-file: "):
            assert parts.count(limit) == len(services(said)), limit


# Commands and libraries


def test_every_command_that_is_written_somewhere_can_be_typed() -> None:
    commands = [one for page in WRITTEN for one in TYPED.findall(page)]
    assert {one.split()[0] for one in commands} == COMMANDS
    for command in commands:
        command_line().parse_args(shlex.split(command, comments=True))


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


def test_the_tests_run_with_the_versions_of_the_lock() -> None:
    pins = {name: version for name, version, *_ in PINNED.findall(LOCK)}
    tested = dict(re.findall(r"^([\w.-]+)==(\S+)", VERSIONS, re.MULTILINE))
    assert pins.items() - {("setuptools", pins["setuptools"])} <= tested.items()
    wanted = map(Requirement, PROJECT["optional-dependencies"]["test"])
    assert {canonicalize_name(one.name) for one in wanted} - {"gamenight"} <= tested.keys()


def of_image() -> dict[str, str]:
    """Return the settings of the image."""
    (given,) = re.findall(r"PYTHONDONTWRITEBYTECODE=1 \\\n\s+(.+)", DOCKERFILE)
    return dict(one.split("=") for one in given.split())


def services(said: str) -> list[str]:
    """Return the services of a compose file."""
    return re.findall(r"^  (\w+):\n    ", said.partition("\nservices:\n")[2], re.MULTILINE)


def found(what: str, where: str) -> str:
    """Return the only match of the pattern `what` in a text."""
    (only,) = re.findall(what, where, re.MULTILINE)
    return str(only)
