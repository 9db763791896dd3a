"""The names of people, servers and channels in the messages of the bot."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.app import App
from bot.domain.preferences import Hidden, HousePreset
from bot.store import StorageError
from bot.tables.table import Table
from bot.words.people import named, naming
from bot.words.speech import Speech
from cogs.core.people import badges_of, names_at, names_of, place_of_table
from cogs.table.message import table_message
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import GUILD, NOTHING, click, every_table, said_in
from tests.english import english

HOST, GUEST, OTHER, LAST = PEOPLE
EVIL = "free nitro](https://evil.example/) [x"
TURNED = "\u202e@everyone"


def control(table: Table, act: str, arg: str = "") -> str:
    return f"{act}:{table.state.id}:{table.now.stage_key}:{arg}"


async def lobby_of(app: App, table: Table) -> str:
    """Return the words of the public table message."""
    speech = naming(Speech(), await names_at(app, table.now))
    view, _ = await table_message(speech, app, table.now)
    return said_in(view)


async def test_a_table_calls_people_as_discord_did_at_their_last_click(
    app: App, table: Table
) -> None:
    for name in ("Ana", "Ana of Rome"):
        await click(app, HOST, control(table, "company"), name=name)
        assert f"`1` {name}\n" in await lobby_of(app, table)
    await click(app, GUEST, control(table, "company"), name="**Ben**")
    shown = await lobby_of(app, table)
    assert "`2` \\*\\*Ben\\*\\*\n" in shown
    assert f"`3` Player {OTHER}\n" in shown  # a player who has never pressed a button
    assert "<@" not in shown


async def test_a_name_of_nothing_that_is_seen_is_the_user_name(app: App, table: Table) -> None:
    await click(app, HOST, control(table, "company"), name="\u3164\u200b")
    assert "`1` user\n" in await lobby_of(app, table)


async def test_a_name_of_the_robot_alone_is_the_user_name_and_no_computer_is_called_alike(
    app: App, table: Table
) -> None:
    await click(app, HOST, control(table, "company"), name="🤖\ufe0f")
    await app.store.display_names.learn(GUILD, OTHER, "🤖", "🤖other")  # as older versions did
    await click(app, GUEST, control(table, "company"), name="🤖 Ѕagе")
    await click(app, GUEST, control(table, "computer"), name="🤖 Ѕagе")
    shown = await lobby_of(app, table)
    assert "`1` user\n" in shown
    assert "`2` Ѕagе\n" in shown
    assert "`3` other\n" in shown
    assert "🤖\u00a0Nettle" in shown
    assert shown.count("🤖") == 1


async def test_a_refusal_names_the_host_and_links_nowhere(app: App, table: Table) -> None:
    await click(app, HOST, control(table, "company"), name=EVIL)
    answer = await click(app, GUEST, control(table, "edit"))
    said = r"Only the host, free nitro\]\(https\:\/\/evi…, can do that."
    assert answer == said
    away = await click(app, GUEST, control(table, "edit"), guild_id=None, channel_id=7)
    assert away == said  # direct messages use the name on the table's server, too


async def test_a_direct_message_tells_no_name_of_a_server(app: App, table: Table) -> None:
    await click(app, HOST, control(table, "company"), name="Boss")
    await click(app, HOST, control(table, "company"), name="ana", guild_id=None, channel_id=7)
    assert await names_of(app, GUILD, [HOST]) == {HOST: "Boss"}
    assert await names_of(app, GUILD + 1, [HOST]) == {HOST: "ana"}


async def test_whose_name_is_not_kept_is_called_as_discords_cache_has_it(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = SimpleNamespace(display_name="Ben", name="ben")
    monkeypatch.setattr(app.client, "get_user", {int(GUEST): user}.get)
    assert await names_of(app, GUILD, [HOST, GUEST, "c1"]) == {GUEST: "Ben"}
    nick = SimpleNamespace(display_name="Benny", name="ben")
    guild = SimpleNamespace(get_member={int(GUEST): nick}.get)
    monkeypatch.setattr(app.client, "get_guild", lambda _: guild)
    assert await names_of(app, GUILD, [GUEST]) == {GUEST: "Benny"}
    await app.store.display_names.learn(GUILD, GUEST, "Ben the Great")
    assert await names_of(app, GUILD, [GUEST]) == {GUEST: "Ben the Great"}


async def test_hidden_person_has_a_name_at_the_table_and_for_themselves(
    app: App, table: Table
) -> None:
    for player, name in ((HOST, "Ana"), (GUEST, "Ben"), (OTHER, "Chi")):
        await app.store.display_names.learn(GUILD, player, name)
    for player, how in ((HOST, Hidden.NAMES), (GUEST, Hidden.ALL), (LAST, Hidden.NAMES)):
        await app.store.preferences.change(player, hidden=how)
    three = [HOST, GUEST, OTHER, LAST]
    speech = naming(Speech(), await names_of(app, GUILD, three))
    assert [*(named(speech, one) for one in three)] == [
        "Someone",
        "a guest",
        "Chi",
        "Someone",
    ]
    assert [one.name for one in await badges_of(speech, app, GUILD, three)] == [
        "",
        "",
        "Chi",
        "",
    ]
    speech = naming(Speech(), await names_of(app, GUILD, three, GUEST))
    assert [*(named(speech, one) for one in three)] == ["Someone", "Ben", "Chi", "Someone"]
    speech = naming(Speech(), await names_at(app, table.now))
    assert [*(named(speech, one) for one in three)] == [
        "Ana",
        "Ben",
        "Chi",
        f"Player {LAST}",
    ]


async def test_names_are_withheld_while_hiding_cannot_be_read(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise StorageError("the disk is full")

    await app.store.display_names.learn(GUILD, HOST, "Ana")
    monkeypatch.setattr(app.store.preferences, "of_all", fails)
    speech = naming(Speech(), await names_of(app, GUILD, [HOST]))
    assert named(speech, HOST) == "Someone"


async def test_while_nothing_can_be_read_people_are_answered_all_the_same(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise StorageError("the disk is full")

    for name in ("of", "learn"):
        monkeypatch.setattr(app.store.display_names, name, fails)
    answer = await click(app, GUEST, control(table, "edit"))
    assert answer == f"Only the host, Player {HOST}, can do that."


def guild_of(channel: str, server: str = "Us") -> SimpleNamespace:
    """Return a server of Discord's cache on which every channel has the name `channel`."""
    there = SimpleNamespace(name=channel)
    return SimpleNamespace(
        name=server, get_channel_or_thread=lambda _: there, get_member=lambda _: None
    )


@pytest.mark.parametrize(
    ("channel", "shown"),
    [
        ("room-1", "#room-1"),
        (EVIL, r"#free nitro\)\(https\:\/\/evil.example\/\) \(x"),
        (TURNED, r"#\@everyone"),
        ("\u200b", "a channel"),
    ],
)
async def test_a_thread_and_a_server_may_be_called_anything_in_a_direct_message(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch, channel: str, shown: str
) -> None:
    """The channel's name is the text of a link: brackets in it are made round."""
    monkeypatch.setattr(app.client, "get_guild", lambda _: guild_of(channel, channel))
    place = place_of_table(Speech(), app, table.now)
    assert place["channel"] == shown
    assert "https://" not in place["server"]
    assert place["link"] == "https://discord.com/channels/1/100"


async def test_an_admin_sees_the_plain_name_of_a_channel_on_its_button(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.members.Members.seen_by", every_table)
    assert "\n#100\n" in await click(app, HOST, "tables:0:v.0:")  # the id of an uncached channel
    monkeypatch.setattr(app.client, "get_guild", lambda _: guild_of(f"*a*_{TURNED}_{'国' * 50}"))
    answer = await click(app, HOST, "tables:0:v.0:")
    assert f"\n#*a*_@everyone_{'国' * 9}…\n" in answer
    assert f"Player {HOST}" in answer


async def test_saved_rules_are_called_by_a_name_that_does_nothing(app: App, table: Table) -> None:
    typed = f"{TURNED}\u200b **{EVIL}"
    saved = await click(app, HOST, f"form-named:{table.state.id}:v.0:0.0", typed=typed)
    called = r"\@everyone \*\*free nitro\]\(https\:\/\/evil"
    assert f"Saved as **{called}" in saved
    (kept,) = await app.store.servers.house_presets(GUILD)
    assert kept.name == "@everyone **free nitro](https://evil.exa"
    sheet = await click(app, HOST, "select-showrules:0:v.0:", f"o.{kept.name}")
    assert f"### ★ {called}" in sheet
    listed = await click(app, HOST, "browse:0:v.0:ours.0")
    assert kept.name in listed.splitlines()  # an option of a select, where nothing is markdown
    gone = await click(app, GUEST, f"dropours:0:v.0:o.{kept.name}")
    assert f"**{called}" in gone
    again = await click(app, GUEST, f"dropours:0:v.0:o.{kept.name}")
    assert english("no-such-game", game=called).partition("”")[0] in again


async def test_rules_that_were_saved_under_an_unseen_name_are_still_listed(
    app: App,
) -> None:
    hidden = HousePreset("\u200b\u202e", "president_basic", {}, HOST, 1.0)
    await app.store.servers.keep_house_preset(GUILD, hidden)
    listed = (await click(app, HOST, "browse:0:v.0:ours.0")).splitlines()
    assert "President" in listed


@pytest.mark.slow
async def test_author_of_saved_rules_is_named_by_the_readers_preference(
    app: App, table: Table
) -> None:
    await app.store.display_names.learn(GUILD, "77", "Zoë _of_ Rome")  # sits at no table
    await app.store.servers.keep_house_preset(
        GUILD, HousePreset("*Ours*", "president_basic", {}, "77", 1.0)
    )
    answer = await click(
        app, HOST, f"form-named:{table.state.id}:v.0:0.0", typed="*ours*", permissions=NOTHING
    )
    assert r"**\*Ours\*** is taken (by Zoë \_of\_ Rome)." in answer


async def test_names_are_not_carried_from_one_answer_to_another(app: App, table: Table) -> None:
    await click(app, HOST, control(table, "company"), name="Ana")
    assert named(Speech(), HOST) == f"Player {HOST}"
