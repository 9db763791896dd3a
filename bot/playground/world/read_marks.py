"""Read marks of each person, and counts of unread messages."""

from __future__ import annotations

from bot.playground.world.world import Channel, ReadMarkSet, World


def unread(world: World, person_id: str, channel: Channel) -> tuple[int, int]:
    """Count a person's unread messages in a channel, and those of them that mention the person."""
    mark = int(world.reads.get(person_id, {}).get(channel.id, "0"))
    new = [
        message
        for message in channel.messages.values()
        if int(message.id) > mark
        and message.seen_by(person_id)
        and message.body["author"]["id"] != person_id
    ]
    return len(new), sum(person_id in message.pings for message in new)


def mark_read(world: World, person_id: str, channel: Channel) -> None:
    """Mark every message in a channel as read by a person."""
    last = channel.last_id(person_id)
    marks = world.reads.setdefault(person_id, {})
    if last is not None and marks.get(channel.id) != last:
        marks[channel.id] = last
        world.tell(ReadMarkSet(person_id, channel))
