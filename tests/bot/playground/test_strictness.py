"""Strictness of the playground as in Discord by default: rate limits, bans and permissions."""

from __future__ import annotations

from dataclasses import dataclass

import discord
import pytest

from bot.clock import Clock
from bot.playground import Playground
from bot.playground.errors import Refusal
from bot.playground.limits import Bucket, Limits, RateLimits
from bot.playground.world.wire import MEMBER_PERMISSIONS, Permission
from tests.bot.playground.guest import Guest
from tests.bot.playground.raw import Raw
from tests.bot.playground.test_limits_answers import COMMAND
from tests.bot.playground.try_bot import TryBot, text_channel
from tests.bot.playground.try_items import PIXEL, picture

HERE, THERE = Bucket("POST/channels/messages", "1"), Bucket("POST/channels/messages", "2")


@dataclass
class Counting:
    """Rate limits with a clock that the test moves."""

    now: float = 1000.0

    def __post_init__(self) -> None:
        self.limits = Limits()
        self.rates = RateLimits(self.limits, Clock(lambda: self.now))

    def entered(self, bucket: Bucket, times: int = 1) -> int:
        """Return how many of `times` requests fit into the bucket."""
        for number in range(times):
            try:
                self.rates.enter(bucket)
            except Refusal:
                return number
        return times


@pytest.fixture
def counting() -> Counting:
    return Counting()


def test_a_channel_takes_five_messages_in_five_seconds(counting: Counting) -> None:
    assert counting.entered(HERE, 9) == 5
    assert counting.entered(THERE, 9) == 5
    counting.now += 4.9
    assert counting.entered(HERE) == 0
    counting.now += 0.2
    assert counting.entered(HERE, 9) == 5


def test_an_interaction_takes_five_requests_in_two_seconds_by_its_token_whatever_others_do(
    counting: Counting,
) -> None:
    one, other = (Bucket("/webhooks", token, by_token=True) for token in "ab")
    assert counting.entered(one, 9) == 5
    assert counting.entered(other, 9) == 5
    counting.now += 2.1
    assert counting.entered(one, 9) == 5


def test_fifty_requests_a_second_are_all_and_those_by_token_do_not_count(
    counting: Counting,
) -> None:
    for channel in range(10):
        by_token = Bucket("/webhooks", str(channel), by_token=True)
        assert counting.entered(by_token, 5) == 5
        assert counting.entered(Bucket("POST/messages", str(channel)), 5) == 5
    with pytest.raises(Refusal) as refused:
        counting.rates.enter(HERE)
    assert refused.value.body["global"] is True


def test_ten_thousand_invalid_requests_in_ten_minutes_ban_the_address(counting: Counting) -> None:
    for number in range(10_000):
        assert not counting.rates.banned(), number
        counting.rates.note((401, 403, 429)[number % 3])
    assert counting.rates.banned() == 600.0
    counting.now += 601
    assert not counting.rates.banned()


def test_other_errors_count_towards_no_ban(counting: Counting) -> None:
    counting.limits.invalid_requests = 2
    for status in (200, 204, 400, 404, 500):
        counting.rates.note(status)
    counting.rates.note(403)
    assert not counting.rates.banned()
    counting.now += 601
    counting.rates.note(403)
    assert not counting.rates.banned()
    counting.rates.note(403)
    assert counting.rates.banned()


async def test_banned_client_gets_no_word_of_discord_and_does_not_retry(
    playground: Playground, bot: TryBot, room: str
) -> None:
    playground.limits.invalid_requests = 1
    async with Raw(playground, token="another") as raw:
        assert (await raw("GET", "/users/@me"))[0] == 401
    with pytest.raises(discord.HTTPException) as refused:
        await text_channel(bot, room).send("anybody?")
    assert (refused.value.status, refused.value.text) == (429, "error code: 1015")
    assert playground.world.channels[room].messages == {}


async def test_the_tokens_of_two_clicks_have_a_bucket_each(
    playground: Playground, ana: Guest, ben: Guest, room: str
) -> None:
    async with Raw(playground) as raw:
        await raw.listen(COMMAND)
        remaining = []
        for guest in (ana, ben):
            await guest.command(room, "ask")
            asked = await raw.interaction()
            await raw.answer(asked, {"type": 4, "data": {"content": "yes"}})
            path = f"/webhooks/{playground.world.bot_id}/{asked['token']}/messages/@original"
            for number in range(3):
                assert (await raw("PATCH", path, {"content": str(number)}))[0] == 200
            remaining.append(raw.headers["X-RateLimit-Remaining"])
        statuses = [(await raw("GET", path))[0] for _ in range(3)]
    assert remaining == ["2", "2"]
    assert statuses == [200, 200, 429]


async def test_direct_channels_opened_too_fast_are_refused_with_40003(
    playground: Playground,
) -> None:
    assert playground.limits.new_dms == 60
    playground.limits.new_dms = 2
    people = [person.id for person in playground.world.people.values()]
    async with Raw(playground) as raw:
        answers = [
            await raw("POST", "/users/@me/channels", {"recipient_id": person})
            for person in (people[0], people[0], people[1], people[2], people[0])
        ]
    assert [status for status, _ in answers] == [200, 200, 200, 403, 200]
    assert answers[3][1]["code"] == 40003


EDITS = [
    (Permission.SEND_MESSAGES, {"content": "new"}, None, 200),
    (Permission.EMBED_LINKS, {"embeds": [{"title": "new"}]}, None, 403),
    (Permission.ATTACH_FILES, {"content": "new"}, {"hand.png": PIXEL}, 403),
    (Permission.VIEW_CHANNEL, {"content": "new"}, None, 403),
]


@pytest.mark.parametrize(("missing", "change", "files", "status"), EDITS)
async def test_edit_needs_the_permissions_for_its_content_but_not_that_to_send(
    playground: Playground,
    room: str,
    missing: Permission,
    change: dict[str, object],
    files: dict[str, bytes] | None,
    status: int,
) -> None:
    async with Raw(playground) as raw:
        path = f"/channels/{room}/messages"
        _, message = await raw("POST", path, {"content": "old"})
        playground.world.set_bot_permissions(room, MEMBER_PERMISSIONS & ~missing)
        answer = await raw("PATCH", f"{path}/{message['id']}", change, files)
    assert answer[0] == status
    old = playground.world.channels[room].messages[message["id"]].body["content"] == "old"
    assert old is (status == 403)


async def test_a_direct_message_is_edited_whatever_it_brings(
    playground: Playground, bot: TryBot
) -> None:
    user = await bot.fetch_user(int(playground.world.person("Ana").id))
    message = await user.send("old")
    edited = await message.edit(content="new", attachments=[picture()])
    assert (edited.content, len(edited.attachments)) == ("new", 1)


async def test_bot_has_exactly_the_permissions_of_its_invitation(bot: TryBot) -> None:
    channel = bot.guilds[0].text_channels[0]
    allowed = channel.permissions_for(channel.guild.me)
    assert discord.Permissions(309237763072) <= allowed
    lacking = discord.Permissions(
        administrator=True, manage_channels=True, manage_messages=True, manage_threads=True
    )
    assert not allowed.value & lacking.value
