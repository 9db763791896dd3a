"""Settings are checked at start, and each bad one is one clear line."""

import re
from pathlib import Path

import pytest

from bot.settings import DISCORD, Settings, read_settings


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_without_any_setting_the_playground_is_meant_and_discord_is_the_address() -> None:
    settings = read_settings()
    assert not settings.discord_token
    assert settings.discord_url == DISCORD
    assert settings.playground_host == "127.0.0.1"


def test_the_metrics_are_told_on_this_computer_alone_unless_told_otherwise() -> None:
    assert read_settings().metrics_host == "127.0.0.1"


def test_an_env_file_is_read_and_the_environment_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("TURN_SECONDS=30\nPLAYGROUND_PORT=9000\nDISCORD_TOKEN=\n")
    monkeypatch.setenv("TURN_SECONDS", "45")
    settings = read_settings()
    assert (settings.turn_seconds, settings.playground_port) == (45, 9000)


def test_env_that_is_a_folder_is_an_error(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(ValueError, match="is a folder"):
        read_settings()


def test_a_token_among_the_credentials_of_systemd_is_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\n")
    (tmp_path / "discord_token").write_text("abc.def.ghi\n")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    assert read_settings().discord_token == "abc.def.ghi"
    monkeypatch.setenv("DISCORD_TOKEN", "of.the.environment")
    assert read_settings().discord_token == "of.the.environment"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("TURN_SECONDS", "soon", "TURN_SECONDS"),
        ("TURN_SECONDS", "0", "TURN_SECONDS"),
        ("REQUESTS_PER_SECOND", "0", "REQUESTS_PER_SECOND"),
        ("PLAYGROUND_PORT", "70000", "PLAYGROUND_PORT"),
        ("DISCORD_TOKEN", "Bot abc.def", "bare bot token"),
        ("DISCORD_URL", "discord.com", "address of a REST API"),
        ("DATABASE_URL", "mysql://x", "must begin with"),
        ("LOG_LEVEL", "LOUD", "must be DEBUG"),
        ("HANDS", "default", "HANDS"),
        ("SHARD_COUNT", "-1", "SHARD_COUNT"),
        ("SHARD_COUNT", "2", "need PostgreSQL"),
        ("SHARD_IDS", "a-b", "numbers of shards"),
        ("SHARD_IDS", "3-1", "numbers of shards"),
        ("SHARD_IDS", "1", "needs a SHARD_COUNT"),
    ],
)
def test_a_bad_setting_is_one_line_that_names_it(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValueError, match=said) as refused:
        read_settings()
    lines = str(refused.value).splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(f"{name}: ")


def test_the_token_is_never_part_of_a_printed_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://me:hush@host/db")
    assert "secret" not in repr(read_settings())
    assert "hush" not in repr(read_settings())


@pytest.mark.parametrize(("allowed", "most"), [("", 45), ("1200", 1080)])
def test_requests_begin_a_tenth_slower_than_discord_allows(
    monkeypatch: pytest.MonkeyPatch, allowed: str, most: int
) -> None:
    monkeypatch.setenv("REQUESTS_PER_SECOND", allowed)
    assert read_settings().rate_limit == (most, 1.1)


def test_every_setting_has_a_line_in_the_example_and_no_other_is_there() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text()
    named = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    assert named == {name.upper() for name in Settings.model_fields}
    for line in re.findall(r"^(.*)\n[A-Z_]+=", example, re.MULTILINE):
        assert line.startswith("# ")
        assert line.endswith(".")


def test_shards_are_numbers_and_ranges_below_their_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://host/db")
    assert not read_settings().is_one_of_several
    monkeypatch.setenv("SHARD_COUNT", "0")
    assert read_settings().is_one_of_several
    assert read_settings().wanted_shards == frozenset()
    monkeypatch.setenv("SHARD_COUNT", "8")
    monkeypatch.setenv("SHARD_IDS", "0-3, 7")
    assert read_settings().wanted_shards == {0, 1, 2, 3, 7}
    monkeypatch.setenv("SHARD_COUNT", "7")
    with pytest.raises(ValueError, match="SHARD_IDS: must be below SHARD_COUNT"):
        read_settings()
