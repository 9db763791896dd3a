"""The doctor finds what is wrong with machine, database and application, and says what to do."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli import doctor
from bot.cli.discord_checks import (
    MOST_AHEAD,
    NEEDED,
    TRIES,
    Api,
    Finding,
    Refused,
    Verdict,
    of_application,
    of_clock,
    of_commands,
    of_gateway,
)
from bot.cli.doctor import examine_all, findings
from bot.clock import Clock
from bot.discord.installs import INVITATION
from bot.playground import Playground
from bot.playground.world import permissions
from bot.playground.world.seed import GAME_NIGHT_ID, OTHER_HOUSE_ID
from bot.playground.world.servers import change, open_channel, open_server
from bot.playground.world.wire import MEMBER_PERMISSIONS, Permission
from bot.settings import Settings
from bot.store import Store
from tests.bot.simulated import simulated
from tests.bot.store.material import lobby


@pytest.fixture
def settings(playground: Playground, tmp_path: Path) -> Settings:
    """Settings of a bot on the playground that has never run."""
    return Settings.model_validate(
        {"discord_token": playground.token, "discord_url": playground.api, "data": tmp_path}
    )


async def found(settings: Settings) -> dict[str, Finding]:
    """Return the findings of the doctor by topic; of several on one topic, the last."""
    return {one.topic: one async for one in findings(settings, Clock())}


async def test_a_bot_that_never_ran_lacks_only_its_commands(settings: Settings) -> None:
    all_of_it = await found(settings)
    wrong = {topic for topic, one in all_of_it.items() if one.verdict is Verdict.WRONG}
    assert wrong == {"commands"}
    assert "Start the bot once" in all_of_it["commands"].do
    assert {"version", "disk", "database", "token", "intents", "gateway", "clock"} <= {*all_of_it}
    assert all(one.do for one in all_of_it.values() if one.verdict is not Verdict.OK)


async def test_a_token_that_will_not_do_is_all_that_is_said_of_discord(settings: Settings) -> None:
    settings.discord_token = "d3Jvbmc.token.here"
    all_of_it = await found(settings)
    assert all_of_it["token"].verdict is Verdict.WRONG
    assert "Reset Token" in all_of_it["token"].do
    assert "commands" not in all_of_it
    assert "d3Jvbmc" not in " ".join(map(str, all_of_it.values()))


async def test_without_a_token_discord_is_not_asked(
    settings: Settings, playground: Playground
) -> None:
    settings.discord_token = ""
    assert (await found(settings))["token"].verdict is Verdict.LOOK
    assert not playground.journal


async def test_a_discord_that_cannot_be_reached_is_one_line(
    settings: Settings, playground: Playground
) -> None:
    await playground.close()
    all_of_it = await found(settings)
    assert all_of_it["discord"].verdict is Verdict.WRONG
    assert "cannot be reached" in all_of_it["discord"].text


async def test_a_discord_in_trouble_is_one_line(settings: Settings, playground: Playground) -> None:
    playground.faults.next("GET", "/gateway/bot", 503)
    assert "503" in (await found(settings))["discord"].text


async def test_a_question_too_many_is_asked_again(
    settings: Settings, playground: Playground
) -> None:
    playground.faults.next("GET", "/users/@me", 429, retry_after=0.01)
    assert (await found(settings))["token"].verdict is Verdict.OK


@pytest.mark.parametrize(
    ("said", "waited"), [("soon", 1.0), ("3600", 10.0), ("inf", 1.0), ("-1", 0.0), (None, 1.0)]
)
@simulated
async def test_a_wait_that_discord_dictates_is_a_short_one(
    clock: Clock, said: str | None, waited: float
) -> None:
    headers = {} if said is None else {"Retry-After": said}

    class Answer:
        status, headers = 429, dict[str, str]()

        async def __aenter__(self) -> Answer:
            return self

        async def __aexit__(self, *_: object) -> None:
            pass

    Answer.headers = headers
    session: Any = SimpleNamespace(get=lambda *_, **__: Answer())
    with pytest.raises(Refused):
        await Api(session, "", "", clock).get("/users/@me")
    assert clock.now() == TRIES * waited


@pytest.mark.slow
async def test_each_channel_with_an_open_table_is_looked_at(
    settings: Settings, playground: Playground, url: str
) -> None:
    settings.database_url = url
    assert "none yet" in (await found(settings))["database"].text
    world = playground.world
    open_, shut = (open_channel(world, GAME_NIGHT_ID, name) for name in ("open", "shut"))
    without = int(MEMBER_PERMISSIONS) & ~int(Permission.ATTACH_FILES)
    world.set_bot_permissions(shut.id, without)
    store = await Store.open(settings.database)
    for channel in (open_, shut):
        table = replace(lobby(), guild_id=int(GAME_NIGHT_ID), channel_id=int(channel.id))
        await store.tables.add(table)
    await store.close()
    all_of_it = [one async for one in findings(settings, Clock())]
    (database,) = (one for one in all_of_it if one.topic == "database")
    assert (database.verdict, "2 open tables" in database.text) == (Verdict.OK, True)
    said = [one for one in all_of_it if one.topic == "permissions"]
    assert [one.verdict for one in said] == [Verdict.WRONG]
    assert shut.id in said[0].text
    assert said[0].do.endswith("allow the bot Attach Files.")


@pytest.mark.slow
async def test_a_table_in_a_server_that_was_left_is_noticed(
    settings: Settings, playground: Playground
) -> None:
    store = await Store.open(settings.database)
    await store.tables.add(replace(lobby(), guild_id=int(OTHER_HOUSE_ID)))
    await store.close()
    change(playground.world, OTHER_HOUSE_ID, has_bot=False)
    assert "left since" in (await found(settings))["tables"].text


async def test_a_bot_in_many_servers_is_looked_at_in_each(
    settings: Settings, playground: Playground
) -> None:
    for number in range(230):
        open_server(playground.world, f"House {number}")
    assert "232 servers" in (await found(settings))["permissions"].text


async def test_a_role_that_may_too_little_is_named(
    settings: Settings, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "in_server", lambda *_: NEEDED["View Channels"])
    one = (await found(settings))["permissions"]
    assert one.verdict is Verdict.WRONG
    assert "Send Messages, Embed Links" in one.do


def test_needed_permissions_are_those_of_the_invitation() -> None:
    asked = re.search(r"permissions=(\d+)", INVITATION)
    assert asked is not None
    assert int(asked[1]) == sum(NEEDED.values())


def verdicts(*findings: Finding) -> list[tuple[Verdict, str]]:
    return [(one.verdict, one.topic) for one in findings]


def test_an_application_that_cannot_work_is_noticed() -> None:
    pages = {"terms_of_service_url": "https://x", "privacy_policy_url": "https://y"}
    fine = {"flags": 0, "bot_public": True, **pages}
    assert verdicts(*of_application(fine)) == [(Verdict.OK, "intents")]
    asks = {**fine, "flags": 1 << 19}
    assert "Message Content" in next(iter(of_application(asks))).do
    for broken in ({"interactions_endpoint_url": "https://x"}, {"bot_require_code_grant": True}):
        assert (Verdict.WRONG, "application") in verdicts(*of_application(fine | broken))
    private = {**fine, "bot_public": False}
    assert (Verdict.LOOK, "application") in verdicts(*of_application(private))


def test_an_installation_without_the_bot_and_missing_pages_are_noticed() -> None:
    with_bot = {"oauth2_install_params": {"scopes": ["applications.commands", "bot"]}}
    commands_only = {"oauth2_install_params": {"scopes": ["applications.commands"]}}
    pages = {"terms_of_service_url": "https://x", "privacy_policy_url": "https://y"}
    fine = {"flags": 0, "bot_public": True, **pages}

    def said(**application: Any) -> list[Finding]:
        return [one for one in of_application(fine | application) if one.topic == "application"]

    assert said(integration_types_config={"0": with_bot, "1": {}}) == []
    (without_bot,) = said(integration_types_config={"0": commands_only})
    assert (without_bot.verdict, "scope bot" in without_bot.do) == (Verdict.WRONG, True)
    (older,) = said(install_params={"scopes": ["applications.commands"]})
    assert older.verdict is Verdict.WRONG
    (people_only,) = said(integration_types_config={"1": {}})
    assert "Guild Install" in people_only.do
    (lacking,) = said(privacy_policy_url=None)
    assert (lacking.verdict, "privacy policy" in lacking.text) == (Verdict.LOOK, True)


async def test_a_misspelt_setting_is_named(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.discord_token = ""
    (tmp_path / ".env").write_text("TURN_SECOND=30\nexport DATA=data\nPOSTGRES_PASSWORD=x\n# A=1\n")
    monkeypatch.chdir(tmp_path)
    one = (await found(settings))["settings"]
    assert one.verdict is Verdict.LOOK
    assert one.text == ".env: TURN_SECOND is no setting. Is TURN_SECONDS meant?"


def test_starts_that_are_used_up_and_a_clock_that_is_off_are_noticed() -> None:
    limit = {"total": 1000, "remaining": 1, "reset_after": 5_400_000}
    one: dict[str, Any] = {"shards": 1, "session_start_limit": limit}
    assert of_gateway(one, None).verdict is of_gateway(one, 2).verdict is Verdict.OK
    used_up = of_gateway({**one, "shards": 2}, None)
    assert (used_up.verdict, "1.5 hours" in used_up.do) == (Verdict.WRONG, True)
    few = {"shards": 3, "session_start_limit": {**limit, "remaining": 9}}
    assert "SHARD_COUNT to 3" in of_gateway(few, 2).do
    assert of_gateway(few, 0).verdict is of_gateway(few, 3).verdict is Verdict.OK
    assert of_clock(MOST_AHEAD).verdict is Verdict.OK
    assert "behind" in of_clock(-MOST_AHEAD - 1).text
    assert of_clock(-MOST_AHEAD - 1).verdict is Verdict.WRONG
    assert of_clock(None).verdict is Verdict.LOOK
    assert verdicts(*of_commands([{}])) == [(Verdict.OK, "commands")]


async def test_a_clock_is_compared_with_discords_own(settings: Settings) -> None:
    late = Clock()
    now = late.now
    late.now = lambda: now() - 600
    said = {one.topic: one async for one in findings(settings, late)}
    assert said["clock"].verdict is Verdict.WRONG
    assert "behind" in said["clock"].text


async def test_damaged_database_is_noticed_and_a_missing_one_is_not_made(
    settings: Settings, tmp_path: Path
) -> None:
    assert "none yet" in (await found(settings))["database"].text
    assert [*tmp_path.iterdir()] == []
    (tmp_path / "gamenight.db").write_bytes(b"garbage" * 999)
    assert (await found(settings))["database"].verdict is Verdict.WRONG


@pytest.mark.parametrize(
    ("schema", "finding", "advice"),
    [
        ("r0032", "older than version 1.0.0 (schema r0032)", "Start it once with version 1.0.0, t"),
        ("r9999", "of a newer Gamenight (schema r9999)", "Install the newer version again, or res"),
    ],
)
async def test_database_of_an_unknown_schema_is_noticed_with_the_way_out(
    settings: Settings, tmp_path: Path, schema: str, finding: str, advice: str
) -> None:
    with closing(sqlite3.connect(tmp_path / "gamenight.db")) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (schema,))
    database = (await found(settings))["database"]
    assert (database.verdict, database.text) == (Verdict.WRONG, finding)
    assert database.do.startswith(advice)


def test_a_disk_that_fills_up_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, verdict in ((5, Verdict.WRONG), (500, Verdict.LOOK), (5000, Verdict.OK)):
        usage = SimpleNamespace(free=free * 1_000_000)
        monkeypatch.setattr(shutil, "disk_usage", lambda _, usage=usage: usage)
        assert doctor.disk(tmp_path).verdict is verdict
    (tmp_path / "file").write_text("")
    assert doctor.disk(tmp_path / "file").verdict is Verdict.WRONG


def test_the_exit_code_says_whether_anything_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings.model_validate({"discord_token": "", "data": tmp_path})
    assert examine_all(settings, Clock()) == 0
    assert "All is well." in capsys.readouterr().out
    (tmp_path / "gamenight.db").write_bytes(b"garbage" * 999)
    assert examine_all(settings, Clock()) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("WRONG database: ") for line in lines)
    assert lines[-1] == "1 to be put right."


NEEDED_HERE = ["aiohttp<4,>=3.11", "pillow<14,>=11.3", 'asyncpg<1,>=0.30; extra == "postgres"']


@pytest.mark.parametrize(
    ("installed", "said"),
    [
        ({"aiohttp": "3.11", "pillow": "13.9.9"}, ""),
        ({"aiohttp": "3.11.0", "pillow": "11.10"}, ""),  # 11.10 is newer than 11.3
        ({"aiohttp": "3.9.5", "pillow": "11.3"}, "aiohttp 3.9.5 is not >=3.11,<4"),
        ({"aiohttp": "4.0.0", "pillow": "11.3"}, "aiohttp 4.0.0 is not >=3.11,<4"),
        ({"aiohttp": "4.0rc1", "pillow": "11.3"}, "aiohttp 4.0rc1 is not >=3.11,<4"),
        ({"pillow": "9"}, "aiohttp is missing; pillow 9 is not >=11.3,<14"),
    ],
)
def test_libraries_are_there_and_of_versions_that_will_do(
    installed: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(name: str) -> str:
        if name not in {**installed, "gamenight": "1"}:
            raise metadata.PackageNotFoundError(name)
        return installed.get(name, "1")

    monkeypatch.setattr(metadata, "requires", lambda _: NEEDED_HERE)
    monkeypatch.setattr(metadata, "version", version)
    wrong = [one for one in doctor.versions() if one.verdict is Verdict.WRONG]
    assert [one.text for one in wrong] == ([said] if said else [])
    assert all("pip install" in one.do for one in wrong)


def test_all_that_is_required_has_bounds_that_the_doctor_understands() -> None:
    for one in metadata.requires("gamenight") or ():
        if "extra ==" not in one:
            assert re.fullmatch(rf"[\w.-]+(\[\w+\])?({doctor.BOUND.pattern},?)+", one)
