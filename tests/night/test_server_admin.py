"""Rules of server admins about people, places and saved rules, and their effect on members."""

from __future__ import annotations

import pytest

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import Permission
from bot.playground.world.world import Channel
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import Control, controls, words
from tests.night.small import SMALL

BANNED = "You're banned from this server's tables; only people who manage it can lift that."
HOUR = 3600.0


async def panel(owner: Person, channel_id: str, page: str = "") -> None:
    """Open the settings of the server at this page."""
    await owner.answer(await owner.type_command(channel_id, "server"))
    if page:
        await owner.click(page, channel_id)


async def control(person: Person, part: str) -> Control:
    """Wait for a control whose id has this part; return the newest one."""

    def found() -> Control | None:
        for message in reversed(person.messages.values()):
            for one in controls(message):
                if part in one.custom_id:
                    return one
        return None

    return await person.until_shown(found, f"a control {part!r}")


async def choose(person: Person, part: str, *values: str) -> None:
    await person.choose(await control(person, part), [*values])


async def shows(person: Person, said: str) -> str:
    """Wait for a message with this text; return the words of the newest one."""
    message = await person.until_shown(
        lambda: person.newest(lambda one: said in words(one)), f"{said!r}"
    )
    return words(message)


async def ban(owner: Person, channel_id: str, who: Person, reason: str = "") -> None:
    """Ban a person by the panel and its select of people."""
    await panel(owner, channel_id, "People")
    await owner.click("Bans", channel_id)
    await choose(owner, "user-banwho", who.id)
    await shows(owner, f"Ban {who.name}")
    if reason:
        form = await owner.click("Ban with a reason", channel_id)
        await owner.submit(form, {"typed": reason})
    else:
        await owner.click("ban", channel_id)
    await shows(owner, f"{who.name} is banned from the tables of this server.")


async def opens(person: Person, room: Channel, **options: str) -> str:
    """Type `/game start`; return the bot's answer."""
    step = await person.type_command(room.id, "game start", **{**SMALL, **options})
    return await person.answer(step)


@pytest.mark.long
@played
async def test_player_banned_in_mid_deal_is_out_and_the_deal_goes_on(
    house: House,
) -> None:
    evening, owner = await house.evening(3), await house.owner()
    await evening.start(**SMALL)
    await evening.on_turn()
    target, channel = evening.people[2], evening.channel_id
    await ban(owner, channel, target, "shouts")
    told = f"{BANNED} Reason: shouts"
    for label in ("join", "company", "hand"):
        assert await target.answer(await target.click(label, channel)) == told
    for command in ("hand", "pass"):
        assert await target.answer(await target.type_command(channel, command)) == told
    evening.people.remove(target)
    assert await evening.play_on()
    assert target.name in words(evening.result() or {})
    assert await target.answer(await target.click("Join", channel)) == told
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    assert target.name not in words(evening.host.table(channel) or {})
    await panel(owner, channel, "People")
    await owner.click("Bans", channel)
    listed = await shows(owner, "1 person is banned")
    assert target.name in listed
    assert "shouts" in listed
    await owner.click("Lift", channel)
    await shows(owner, f"{target.name} may play here again.")
    assert (await evening.join(target)).startswith("A deal is on.")


@pytest.mark.long
@played
async def test_a_banned_person_opens_no_table_by_command_button_or_rule_sheet(
    house: House,
) -> None:
    troll, owner, room = await house.person("Eve"), await house.owner(), house.room()
    await troll.answer(await troll.type_command(room.id, "rules", preset="president_basic"))
    await owner.answer(await owner.type_command(room.id, "game notify"))
    await ban(owner, room.id, troll)
    assert await opens(troll, room) == BANNED
    assert await troll.answer(await troll.click(english("button-play-this"), room.id)) == BANNED
    assert await troll.answer(await troll.type_command(room.id, "game notify")) == BANNED
    assert troll.table(room.id) is None
    assert "open" in await opens(owner, room)
    assert await troll.answer(await troll.click("Join", room.id)) == BANNED
    # the ban covers neither practice alone nor other servers
    elsewhere = house.playground.world.channel("card-room")
    assert (await opens(troll, elsewhere)).startswith(english("table-opened"))


@pytest.mark.long
@played
async def test_banned_host_hands_the_lobby_over_and_alone_closes_it(
    house: House,
) -> None:
    evening, owner = await house.evening(2), await house.owner()
    await evening.open(**SMALL)
    host, heir = evening.people
    alone = house.room()
    assert (await opens(host, alone)).startswith(english("table-opened"))
    await ban(owner, evening.channel_id, host)
    await heir.until(
        lambda: (
            f"{heir.name} (host) presses **Start**" in words(heir.table(evening.channel_id) or {})
        ),
        "the heir",
    )
    assert (await opens(heir, alone)).startswith(english("table-opened"))


@played
async def test_former_member_is_banned_by_id(house: House) -> None:
    troll, owner, room = await house.person("Eve"), await house.owner(), house.room()
    world = house.playground.world
    servers.leave(world, GAME_NIGHT_ID, troll.id)
    await panel(owner, room.id, "People")
    await owner.click("Bans", room.id)
    for typed, told in (
        ("Eve", "That is no id."),
        ("123456789012345678", "Nobody has this id."),
        (owner.id, "You can't ban yourself."),
        (world.bot_id, "Bots play at no table."),
    ):
        form = await owner.click("Ban by id", room.id)
        await owner.submit(form, {"typed": typed})
        await shows(owner, told)
    form = await owner.click("Ban by id", room.id)
    await owner.submit(form, {"typed": f"<@{troll.id}>"})
    await shows(owner, f"Ban {troll.name}")
    await owner.click("ban", room.id)
    await shows(owner, f"{troll.name} is banned")
    servers.come_back(world, GAME_NIGHT_ID, troll.id)
    assert await opens(troll, room) == BANNED


@pytest.mark.long
@played
async def test_one_person_hosts_two_tables_and_another_after_handing_one_over(
    house: House,
) -> None:
    host, heir = [await house.person(name) for name in ("Ana", "Ben")]
    first, second, third = [house.room() for _ in range(3)]
    for room in (first, second):
        assert (await opens(host, room)).startswith(english("table-opened"))
    said = await opens(host, third)
    assert said.startswith("You host 2 tables here: ")
    assert f"<#{first.id}>" in said
    assert f"<#{second.id}>" in said
    evening = Evening([host, heir], first.id, first.name, house.chance("evening"))
    await evening.join(heir)
    assert (await opens(heir, third)).startswith(english("table-opened"))
    await host.answer(await host.click("Table", first.id))
    await host.click("Make someone host…", first.id)
    await host.answer(await host.press(await of(host, heir)))
    assert (await opens(host, house.room())).startswith(english("table-opened"))
    owner = await house.owner()
    await panel(owner, first.id, "People")
    await choose(owner, "serve:0:v.0:most_hosted", "3")
    assert (await opens(heir, house.room())).startswith(english("table-opened"))


@played
async def test_tables_open_in_chosen_channels_and_their_threads_alone(house: House) -> None:
    member, owner = await house.person("Ben"), await house.owner()
    allowed, hidden, other = [house.room() for _ in range(3)]
    world = house.playground.world
    servers.hide(world, hidden.id)
    sheet = house.room()
    await member.answer(await member.type_command(sheet.id, "rules", preset="president_basic"))
    button = await member.find("playthis", sheet.id)
    assert (await opens(owner, other)).startswith(english("table-opened"))
    await panel(owner, other.id)
    await choose(owner, "channel-channels", allowed.id, hidden.id)
    for room in (house.room(), servers.open_thread(world, house.room(), "away", member.id)):
        assert await opens(member, room) == f"Tables open only in <#{allowed.id}> here."
    said = await member.answer(await member.press(button))
    assert said == f"Tables open only in <#{allowed.id}> here."
    step = await member.type_command(sheet.id, "game start", thread=True, **SMALL)
    assert await member.answer(step) == f"Tables open only in <#{allowed.id}> here."
    thread = servers.open_thread(world, allowed, "night", member.id)
    assert (await opens(member, thread)).startswith(english("table-opened"))
    assert (await opens(member, allowed)).startswith(english("table-opened"))
    # an open table in another channel goes on, but no table is started there
    await owner.click("tables", other.id)
    await owner.press(await control(owner, "overrule:"))
    said = await owner.answer(await owner.click("overrulereset", other.id))
    assert said.startswith("Tables open only in ")
    await choose_hidden_alone(owner, other, hidden)
    said = await opens(member, house.room())
    assert said == english("channels-unseen")


async def choose_hidden_alone(owner: Person, here: Channel, hidden: Channel) -> None:
    await panel(owner, here.id)
    await choose(owner, "channel-channels", hidden.id)


@played
async def test_a_sheet_offers_no_table_where_none_may_open(house: House) -> None:
    member, owner, room = await house.person("Ben"), await house.owner(), house.room()
    await panel(owner, room.id)
    await choose(owner, "channel-channels", house.room().id)
    await member.answer(await member.type_command(room.id, "rules", preset="president_basic"))
    await member.find("Share", room.id)
    assert member.offered(english("button-play-this"), room.id) is None


def mentions_of(person: Person, role: str) -> list[str]:
    """Return the messages that mention a role, as a person sees them."""
    return [one["content"] for one in person.messages.values() if role in one["mention_roles"]]


@played
async def test_members_give_themselves_the_role_that_is_mentioned_once_an_hour(
    house: House,
) -> None:
    member, host, owner = await house.person("Eve"), await house.person("Ana"), await house.owner()
    world, room = house.playground.world, house.room()
    role = servers.open_role(world, GAME_NIGHT_ID, "Card night", mentionable=True)
    servers.trust_bot(world, GAME_NIGHT_ID, Permission.MANAGE_ROLES, above=5)
    await panel(owner, room.id, "People")
    await choose(owner, "role-role:0:v.0:ping_role", role)
    await shows(owner, "I mention @Card night when a table opens, and give it to members")
    await owner.click("Post the button here", room.id)
    step = await member.click("Tell me of tables", room.id)
    assert (await member.answer(step)).startswith("You have @Card night now")
    assert world.guilds[GAME_NIGHT_ID].worn[member.id] == [role]
    await opens(host, room)
    await member.until(lambda: mentions_of(member, role), "the mention")
    (said,) = mentions_of(member, role)
    assert said == f"🔔 <@&{role}>: a table for **President** is open."
    assert world.channels[room.id].messages
    pinged = [one for one in world.channels[room.id].messages.values() if one.pings]
    assert [one.pings for one in pinged] == [[member.id]]
    await opens(host, house.room())
    await house.settle()
    assert len(mentions_of(member, role)) == 1
    await house.clock.sleep(HOUR)
    await opens(member, house.room())
    await member.until(lambda: len(mentions_of(member, role)) == 2, "the next mention")
    step = await member.click("Tell me of tables", room.id)
    assert await member.answer(step) == "You no longer have @Card night."
    assert world.guilds[GAME_NIGHT_ID].worn[member.id] == []


@pytest.mark.long
@played
async def test_the_role_is_offered_under_a_finale(house: House) -> None:
    evening, owner, world = await house.evening(1), await house.owner(), house.playground.world
    host, channel = evening.host, evening.channel_id
    role = servers.open_role(world, GAME_NIGHT_ID, "Card night", mentionable=True)
    servers.trust_bot(world, GAME_NIGHT_ID, Permission.MANAGE_ROLES, above=5)
    await panel(owner, channel, "People")
    await choose(owner, "role-role:0:v.0:ping_role", role)
    await evening.open(preset="president_basic", match_target="1")
    for _ in range(3):
        await host.click("computer", channel)
    await evening.begin_deal("Start")
    assert await evening.play_on()
    step = await host.click("pinged", channel)
    assert (await host.answer(step)).startswith("You have @Card night now")


@played
async def test_the_role_is_not_mentioned_where_it_cannot_see(house: House) -> None:
    owner, world = await house.owner(), house.playground.world
    role = servers.open_role(world, GAME_NIGHT_ID, "Card night", mentionable=True)
    hidden, home = house.room(), house.room()
    servers.hide(world, hidden.id)
    secret = servers.open_thread(world, home, "secret", owner.id, members=[owner.id, world.bot_id])
    await panel(owner, home.id, "People")
    await choose(owner, "role-role:0:v.0:ping_role", role)
    for place in (hidden, secret):
        assert (await opens(owner, place)).startswith(english("table-opened"))
    await house.settle()
    assert mentions_of(owner, role) == []


@played
async def test_admin_reads_exactly_the_missing_parts_for_the_role(house: House) -> None:
    owner, member, room = await house.owner(), await house.person("Ben"), house.room()
    world = house.playground.world
    role = servers.open_role(world, GAME_NIGHT_ID, "Card night")
    strong = servers.open_role(world, GAME_NIGHT_ID, "Mods", Permission.MANAGE_MESSAGES)
    await panel(owner, room.id, "People")
    await choose(owner, "role-role:0:v.0:ping_role", role)
    said = await shows(owner, "I can't mention @Card night")
    assert "I need **Manage Roles**" in said
    step = await member.type_command(room.id, "game notify")
    assert "take the role" not in await member.answer(step)
    servers.trust_bot(world, GAME_NIGHT_ID, Permission.MANAGE_ROLES | Permission.MENTION_EVERYONE)
    await choose(owner, "role-role:0:v.0:ping_role", role)
    await shows(owner, "drag @Gamenight above it")
    servers.trust_bot(
        world, GAME_NIGHT_ID, Permission.MANAGE_ROLES | Permission.MENTION_EVERYONE, above=3
    )
    await choose(owner, "role-role:0:v.0:ping_role", strong)
    await shows(owner, "I don't give @Mods to members: it allows more")
    await choose(owner, "role-role:0:v.0:ping_role", role)
    await shows(owner, "I mention @Card night when a table opens")
    step = await member.type_command(room.id, "game notify")
    assert "take the role" in await member.answer(step)
    servers.trust_bot(world, GAME_NIGHT_ID)  # the bot loses the permission here
    said = await member.answer(await member.click("Tell me of tables", room.id))
    assert said.startswith("I can't give it to members: I need **Manage Roles**.")


async def save(host: Person, channel_id: str, name: str) -> str:
    """Save the rules of the host's table; return the note in the editor about it."""
    form = await host.click("Save", channel_id)
    mark = len(host.seen)
    await host.submit(form, {"typed": name})

    def told() -> str:
        for seen in reversed(host.seen[mark:]):
            notes = [one for one in words(seen.body).splitlines() if one.startswith("> ")]
            if seen.kind == "edit" and notes:
                return notes[-1]
        return ""

    return await host.until_shown(told, "what became of the name")


@played
async def test_one_person_saves_ten_sets_of_rules_and_an_admin_deletes_them_all(
    house: House,
) -> None:
    host, owner, room = await house.person("Eve"), await house.owner(), house.room()
    await opens(host, room)
    await host.answer(await host.click("Rules", room.id))
    for number in range(10):
        assert f"Saved as **Set {number}**" in await save(host, room.id, f"Set {number}")
    said = await save(host, room.id, "One more")
    assert "You have 10 rule sets here, the limit." in said
    await panel(owner, room.id, "Rules")
    await owner.click("Saved rules", room.id)
    listed = await shows(owner, "10 sets of rules are saved here")
    assert listed.count(f"by {host.name}") == 10
    await choose(owner, "select-rulesof", host.id)
    await owner.click("Delete all 10", room.id)
    await shows(owner, f"10 sets of rules by {host.name} are deleted.")
    assert "Saved as" in await save(host, room.id, "Again")


@played
async def test_only_those_whom_the_admins_choose_save_rules(house: House) -> None:
    host, owner, room = await house.person("Eve"), await house.owner(), house.room()
    world = house.playground.world
    await opens(host, room)
    await host.answer(await host.click("Rules", room.id))
    button = await host.find("Save", room.id)
    role = servers.open_role(world, GAME_NIGHT_ID, "Rule makers")
    await panel(owner, room.id, "Rules")
    await choose(owner, "serve:0:v.0:savers", "role")
    said = await host.answer(await host.press(button))
    assert said == "Only those who manage this server can save rules here."
    await host.answer(await host.click("Rules", room.id))
    assert "save" not in {one.act for one in controls([*host.messages.values()][-1])}
    await choose(owner, "role-role:0:v.0:saver_role", role)
    said = await host.answer(await host.press(button))
    assert said == "Only Rule makers, and those who manage this server, can save rules here."
    servers.wear(world, GAME_NIGHT_ID, host.id, role)
    await host.press(button)
    await host.until_shown(lambda: [seen for seen in host.seen if seen.kind == "modal"], "the form")


@played
async def test_log_has_the_acts_of_hosts_and_admins_and_no_card(house: House) -> None:
    evening, owner = await house.evening(3), await house.owner()
    host, heir, target = evening.people
    channel = evening.channel_id
    await evening.start(**SMALL)
    await evening.on_turn()
    await host.answer(await host.click("Table", channel))
    await host.click("Remove someone…", channel)
    await host.press(await of(host, target))
    await host.answer(await host.click("sendaway", channel))
    await host.click("Make someone host…", channel)
    await host.answer(await host.press(await of(host, heir)))
    await ban(owner, channel, target)
    await panel(owner, channel)
    await owner.click("Use threads", channel)
    await owner.click("tables", channel)
    await owner.press(await control(owner, "overrule:"))
    await owner.click("overruleclose", channel)
    await panel(owner, channel, "Log")
    said = await shows(owner, "The newest come first.")
    lines = [line.partition(" · ")[2] for line in said.splitlines() if " · " in line][1:]
    here = f"<#{channel}>"
    assert lines == [
        f"{owner.name} stopped the table of **{heir.name}** in {here}.",
        f"{owner.name} changed a setting: **Threads**",
        f"{owner.name} banned **{target.name}**.",
        f"{host.name} made **{heir.name}** the host in {here}.",
        f"{host.name} removed **{target.name}** from the table in {here}.",
    ]
    assert not [sign for sign in "♦♣♥♠" if sign in said]


async def of(host: Person, who: Person) -> Control:
    """Return the button beside a person in a list of the menu."""
    return await control(host, f":{who.id}")
