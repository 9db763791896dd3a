"""Settings of the bot, read from the environment or `.env` and validated at start."""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal

from dotenv import dotenv_values
from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.discord.limits import REQUESTS

DISCORD = "https://discord.com/api/v10"
DATABASES = ("sqlite+aiosqlite:", "postgresql+asyncpg:")  # beginnings of the addresses of databases
OF_DOCKER = ("COMPOSE_FILE", "POSTGRES_PASSWORD")  # Docker Compose reads them from the same file


class Settings(BaseSettings):
    """Settings of the process. Every setting has a line in `.env.example`; times are in seconds.

    In this example `model_construct` sets values without the environment and without checks.

    >>> settings = Settings.model_construct(shard_ids="0-3,7", requests_per_second=100)
    >>> sorted(settings.wanted_shards), settings.rate_limit
    ([0, 1, 2, 3, 7], (90, 1.1))
    """

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: str = Field(default="", repr=False)
    discord_url: str = DISCORD
    data: Path = Path("data")
    database_url: str = Field(default="", repr=False)
    shard_count: Annotated[int | None, Field(ge=0, le=65_536)] = None
    shard_ids: str = ""
    lease_seconds: Annotated[float, Field(ge=5, le=600)] = 15
    hands: Literal["dm", "channel", "both"] = "dm"
    turn_seconds: Annotated[float, Field(ge=1, le=86_400)] = 90
    bank_seconds: Annotated[float, Field(ge=0, le=3_600)] = 60
    idle_hours: Annotated[float, Field(gt=0, le=8_760)] = 6
    computer_seconds: Annotated[float, Field(ge=0, le=60)] = 1.5
    computer_most_seconds: Annotated[float, Field(ge=0, le=60)] = 4
    computer_workers: Annotated[int | None, Field(ge=0, le=256)] = None
    computer_playouts: Annotated[int, Field(ge=1, le=1_000_000)] = 600
    computer_think_seconds: Annotated[float, Field(gt=0, le=60)] = 1
    computer_queue: Annotated[int, Field(ge=1, le=1_000)] = 8
    avatars: bool = True
    table_edit_seconds: Annotated[float, Field(ge=0, le=60)] = 1.5
    playground_host: str = "127.0.0.1"
    playground_port: Annotated[int, Field(ge=0, le=65_535)] = 8080
    playground_answer_seconds: Annotated[float, Field(ge=1, le=86_400)] = 3
    requests_per_second: Annotated[int, Field(ge=10, le=10_000)] = REQUESTS
    stop_seconds: Annotated[float, Field(ge=2, le=86_400)] = 5
    support: Annotated[str, Field(max_length=100)] = ""
    docs_url: Annotated[str, Field(max_length=200)] = ""
    log_level: str = "INFO"
    log_format: Literal["text", "json"] = "text"
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, Field(ge=0, le=65_535)] = 0

    @field_validator("discord_token")
    @classmethod
    def _token(cls, token: str) -> str:
        token = token.strip()
        if token.lower().startswith("bot ") or " " in token:
            raise ValueError("must be the bare bot token, without 'Bot' or spaces")
        return token

    @field_validator("discord_url")
    @classmethod
    def _url(cls, url: str) -> str:
        if not url.startswith(("http://", "https://")):
            raise ValueError("must be the address of a REST API, such as " + DISCORD)
        return url.rstrip("/")

    @field_validator("docs_url")
    @classmethod
    def _docs(cls, url: str) -> str:
        if url and not url.startswith(("http://", "https://")):
            raise ValueError("must be the web address of the folder docs")
        return url.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _database(cls, url: str) -> str:
        if url:
            check_database(url)
        return url

    @field_validator("shard_ids")
    @classmethod
    def _shards(cls, ids: str) -> str:
        try:
            read_shard_ids(ids)
        except ValueError:
            raise ValueError('must be numbers of shards such as "0-3,7"') from None
        return ids

    @model_validator(mode="after")
    def _shared(self) -> Settings:
        ids = self.wanted_shards
        if ids and not self.shard_count:
            raise ValueError("SHARD_IDS: needs a SHARD_COUNT, the same for every process")
        if ids and max(ids) >= (self.shard_count or 0):
            raise ValueError(f"SHARD_IDS: must be below SHARD_COUNT, which is {self.shard_count}")
        if self.is_one_of_several and not self.database.startswith("postgresql"):
            raise ValueError("SHARD_COUNT: is for several processes, which need PostgreSQL")
        return self

    @field_validator("log_level")
    @classmethod
    def _level(cls, level: str) -> str:
        if level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("must be DEBUG, INFO, WARNING or ERROR")
        return level.upper()

    @property
    def is_one_of_several(self) -> bool:
        """Whether other processes are to serve this bot on the same database."""
        return self.shard_count is not None

    @property
    def wanted_shards(self) -> frozenset[int]:
        """Shards that this process is to serve; empty if it leases a part of all shards."""
        return read_shard_ids(self.shard_ids)

    @property
    def rate_limit(self) -> tuple[int, float]:
        """Global rate limit as (requests, seconds): a tenth below the limit of Discord."""
        return self.requests_per_second * 9 // 10, 1.1

    @property
    def database(self) -> str:
        """URL of the database; the default is a SQLite file in the data folder."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'gamenight.db'}"


def check_database(url: str) -> None:
    """Raise ValueError for an address of a database that the bot cannot use."""
    if not url.startswith(DATABASES):
        raise ValueError("must begin with " + " or ".join(DATABASES))


def unknown_lines(file: Path = Path(".env")) -> Iterator[str]:
    """Yield a sentence for each name in this file that is not a setting, such as a typo."""
    names = [name.upper() for name in Settings.model_fields]
    for name in map(str.upper, dotenv_values(file)):
        if name not in (*names, *OF_DOCKER):
            close = get_close_matches(name, names, 1)
            yield f"{name} is no setting." + f" Is {close[0]} meant?" * bool(close)


def read_shard_ids(ids: str) -> frozenset[int]:
    """Parse a list of shard numbers such as "0-3,7". Raises ValueError for other texts."""
    ids_read: set[int] = set()
    for part in filter(None, (part.strip() for part in ids.split(","))):
        first, dash, last = part.partition("-")
        numbers = range(int(first), int(last if dash else first) + 1)
        if not numbers or numbers[0] < 0:
            raise ValueError(part)
        ids_read.update(numbers)
    return frozenset(ids_read)


def read_settings() -> Settings:
    """Return the settings in force. Raises ValueError with one line for each invalid setting."""
    if Path(".env").is_dir():  # Docker makes one for a mounted file that is missing
        raise ValueError(".env: is a folder, must be a file as .env.example")
    secret = Path(os.environ.get("CREDENTIALS_DIRECTORY", "/run/secrets"))  # systemd's, or Docker's
    try:
        return Settings(_secrets_dir=secret if secret.is_dir() else None)  # type: ignore[call-arg]  # of pydantic-settings, not of the model
    except ValidationError as error:
        lines = [
            "".join(f"{name}: ".upper() for name in wrong["loc"])
            + wrong["msg"].removeprefix("Value error, ")
            for wrong in error.errors(include_input=False, include_url=False)
        ]
        raise ValueError("\n".join(lines)) from None
