"""A check for messages that the bot has left standing twice, in one place with one meaning."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator
from typing import TypeAlias

from bot.discord.limits import made_at
from tests.night.clicking import deal_of
from tests.night.people import Person
from tests.night.reading import EPHEMERAL, LOADING, Message, cockpit, controls, words
from tests.storm.scene import Scene
from tests.storm.tables import StormTable

NEWS = re.compile(r"^\*\*.*\*\* is open in .*: (https://\S+)")
LIMITED = re.compile(r"table (\d+) could not be shown \(Blocked 429 .* rate limit: \d{3,}\.")
ANEW = re.compile(r"table (\d+) is posted anew: rate limit: \d{3,}\.")
DELETION = re.compile(r"/channels/(\d+)/messages/")
OPENING = 60.0  # seconds from a command until its thread is open, even if Discord fails

Meaning: TypeAlias = tuple[str, ...]


def said_twice(scene: Scene) -> Iterator[str]:
    """Yield each meaning that several messages have now, and each thread too many.

    Rate limits of minutes excuse some of them, as the bot cannot delete or edit the other message:

    - a second message of a limited table, or a second ping there that could not be stored;
    - a second hand in direct messages where deletions are still limited;
    - results of an earlier deal that keep their buttons where edits are limited.
    """
    log = scene.simulated.bot.log
    limited, anew = ({found[1] for found in what.finditer(log)} for what in (LIMITED, ANEW))
    kept = set(_undeletable(scene))
    for table in scene.tables:
        seen = Counter[Meaning]()
        for one in table.people:
            direct = scene.world.dm_with(one.person.id).id
            said = Counter(_meanings(one.person, direct))
            seen += Counter(
                {m: n for m, n in said.items() if m[0] != "hand of" or direct not in kept}
            )
        if not table.setting.private:  # a private table shows only hands
            seen += Counter(_of_place(table, scene.left_behind, anew))
        for meaning, times in seen.items():
            stays = meaning[0] in ("table", "ping of") and meaning[-1].split()[-1] in limited
            if times > 1 and not stays:
                yield f"{table.place.name}, {times} times: {' '.join(meaning)}"
        yield from _threads(table, scene.left_behind)


def _undeletable(scene: Scene) -> Iterator[str]:
    """Yield the channels in which Discord takes no deletion now."""
    for one in scene.playground.journal:
        found = DELETION.search(one.asked) if (one.method, one.status) == ("DELETE", 429) else None
        if found and one.at + one.response["retry_after"] > scene.clock.now():
            yield found[1]


def _meanings(person: Person, direct: str) -> Iterator[Meaning]:
    """Yield the meaning of each message for this person alone: an answer, news, or a hand."""
    for message in person.messages.values():
        if message["flags"] & LOADING:
            continue
        if message["flags"] & EPHEMERAL:
            asked = (message.get("interaction_metadata") or {}).get("id", "")
            yield "answer to", person.name, asked, "hand" if cockpit(message) else words(message)
        elif message["channel_id"] == direct:
            if news := NEWS.match(words(message)):
                yield "news for", person.name, news[1]
            elif cockpit(message) and (deal := deal_of(message)):
                yield "hand of", person.name, f"in deal {deal}"


def _of_place(
    table: StormTable, left_behind: Container[str], anew: Container[str]
) -> Iterator[Meaning]:
    """Yield the meaning of each public message where the table is: the table itself, or a ping.

    Messages of lost tables do not count. A table posted `anew` may be shown once for each deal.
    """
    people = {one.person.id: one.person.name for one in table.people}
    for message in table.host.person.messages.values():
        elsewhere = message["channel_id"] != table.place.id or message["id"] in left_behind
        if elsewhere or message["flags"] & EPHEMERAL:
            continue
        if "company" in message.acts:
            number = _table(message)
            deal = (f"in deal {deal_of(message)}",) if number in anew else ()
            yield "table", *deal, number
        elif "hand" in message.acts:
            of = f"at table {_table(message)}"
            yield from (("ping of", people[who], of) for who in message.called if who in people)


def _table(message: Message) -> str:
    """Return the number of the table to which the message's controls belong."""
    return controls(message)[0].custom_id.split(":")[1]


def _threads(table: StormTable, left_behind: Container[str]) -> Iterator[str]:
    """Yield each thread that no command can have asked for; each command asks for one.

    A deleted thread does not count: the bot opens another where it did not know of the first.
    """
    asked = sorted(table.host.opened)
    for thread in sorted((one for one in table.threads if one not in left_behind), key=int):
        at = made_at(thread)
        fits = next((one for one in asked if one - 1 <= at <= one + OPENING), None)
        if fits is None:
            yield f"{table.home.name}: a thread too many, opened at {at:.1f}"
        else:
            asked.remove(fits)
