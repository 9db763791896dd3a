"""A person at the playground, who knows only what is shown and remembers all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp

from bot.clock import Clock
from tests.night.gallery import Gallery
from tests.night.reading import (
    EPHEMERAL,
    JSON,
    LOADING,
    Cockpit,
    Control,
    Message,
    cockpit,
    controls,
    mentions,
    note_of,
    picture_urls,
    words,
)
from tests.night.seen import Seen

T = TypeVar("T")
PATIENCE = 60.0  # seconds of simulated time, which no busy machine can use up


class Refused(Exception):
    """The playground does not let a person do this, as Discord's client would not."""


@dataclass(frozen=True)
class Step:
    """One click or command: when, and from which of the things seen on its answer may come."""

    interaction_id: str
    message_id: str
    at: float
    mark: int


class Person:
    """Everything goes through the people API. `seen` is all that was ever shown, in order."""

    def __init__(
        self,
        url: str,
        session: aiohttp.ClientSession,
        gallery: Gallery,
        clock: Clock,
        who: JSON,
        news: asyncio.Event,
    ) -> None:
        self.id: str = who["id"]
        self.name: str = who["name"]
        self.gallery = gallery
        self.clock = clock
        self.seen: list[Seen] = []
        self.messages: dict[str, JSON] = {}  # those that are there now
        self._outcomes: dict[str, str] = {}
        self._url = f"{url}/people/{self.id}"
        self._session = session
        self._news = news  # of everybody here: a check may look at what others are shown
        self._listening: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        """Open a page and keep it open; it shows what was said before, as the real one does."""
        socket = await self._session.ws_connect(f"{self._url}/live")
        self._listening = asyncio.create_task(self._listen(socket))
        state = await self.call("GET", "/state")
        for channel in (*state["dms"], *(one for g in state["guilds"] for one in g["channels"])):
            if channel["last_message_id"]:
                await self._look_back(channel["id"])

    async def _look_back(self, channel_id: str) -> None:
        """Take in what stands in a channel, but for what is newer here already."""
        for message in await self.call("GET", f"/channels/{channel_id}/messages"):
            known = any(message["id"] == seen.message_id for seen in self.seen)
            if not known:
                self._take_in({"t": "message", "channel_id": channel_id, "message": message})

    async def go(self) -> None:
        """Close the page."""
        if self._listening:
            self._listening.cancel()

    # What is shown

    async def until(self, check: Callable[[], T | None], what: str, seconds: float = PATIENCE) -> T:
        """Wait until something is shown in which `check` finds what it looks for; what that is."""
        end = self.clock.now() + seconds
        while not (found := check()):
            self._news.clear()
            try:
                async with self.clock.deadline(end):
                    await self._news.wait()
            except TimeoutError:
                sees = "\n".join(f"- {words(one)}" for one in [*self.messages.values()][-5:])
                raise AssertionError(
                    f"{self.name} waited in vain for {what}, and sees\n{sees}"
                ) from None
        return found

    def newest(self, check: Callable[[JSON], object]) -> JSON | None:
        """The newest of the messages there now for which this holds."""
        newest_first = sorted(self.messages.values(), key=lambda one: -int(one["id"]))
        return next(filter(check, newest_first), None)

    def table(self, channel_id: str) -> JSON | None:
        """The newest public message of the bot in a channel that has a picture or a lobby."""

        def of_table(message: JSON) -> bool:
            here = message["channel_id"] == channel_id and not message["flags"] & EPHEMERAL
            return here and words(message).startswith("###")

        return self.newest(of_table)

    def cockpit(self, room: str, deal: int = 0) -> Cockpit | None:
        """The newest hand shown of the table in this channel (by name), of this deal or any."""

        def of_room(message: JSON) -> bool:
            shown = cockpit(message)
            return shown is not None and shown.room == room and shown.deal >= deal

        message = self.newest(of_room)
        return cockpit(message) if message else None

    def pings(self, channel_id: str) -> list[JSON]:
        """The short messages there now that ask this person to act."""
        return [
            message
            for message in self.messages.values()
            if message["channel_id"] == channel_id and self.id in mentions(message)
            if not words(message).startswith("###")
        ]

    # What a person does

    async def say(self, channel_id: str, content: str) -> None:
        """Chat."""
        await self.call("POST", f"/channels/{channel_id}/messages", {"content": content})

    async def delete(self, message: JSON) -> None:
        """Delete a message, as a moderator would."""
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        await self.call("DELETE", path)

    async def let_dms(self, be_open: bool) -> None:
        """Open or close the direct messages."""
        await self.call("PATCH", "", {"dms_open": be_open})

    def offered(self, label: str, channel_id: str | None = None) -> Control | None:
        """The newest usable control of this label or act, if there is one."""
        for message in sorted(self.messages.values(), key=lambda one: -int(one["id"])):
            if channel_id in (None, message["channel_id"]):
                for control in controls(message):
                    if label in (control.label, control.act):
                        return control
        return None

    async def find(self, label: str, channel_id: str | None = None) -> Control:
        """The same, once it is there."""
        return await self.until(lambda: self.offered(label, channel_id), f"the control {label!r}")

    async def click(self, label: str, channel_id: str | None = None) -> Step:
        """Click the newest button of this label or act; the bot has then reacted."""
        step = await self.begin_click(label, channel_id)
        await self.reacted(step)
        return step

    async def begin_click(self, label: str, channel_id: str | None = None) -> Step:
        """The same without waiting for the bot; again if the message changed under the finger."""
        try:
            return await self.begin_press(await self.find(label, channel_id))
        except Refused:
            return await self.begin_press(await self.find(label, channel_id))

    async def choose(self, control: Control, values: list[str]) -> Step:
        """Choose in a select."""
        return await self.press(control, values)

    async def press(self, control: Control, values: list[str] | None = None) -> Step:
        """Use a control, which may have been seen some time ago; the bot has then reacted."""
        step = await self.begin_press(control, values)
        await self.reacted(step)
        return step

    async def begin_press(self, control: Control, values: list[str] | None = None) -> Step:
        """Use a control without waiting for the bot."""
        body: JSON = {"message_id": control.message_id, "custom_id": control.custom_id}
        if values is not None:
            body["values"] = values
        return await self._step("/press", body, control.message_id)

    async def submit(self, opened: Step, values: dict[str, str]) -> Step:
        """Send in the form that this step has opened, filled out; the bot has then reacted."""
        body: JSON = {"interaction_id": opened.interaction_id, "values": values}
        step = await self._step("/submit", body, "")
        await self.reacted(step)
        return step

    async def type_command(self, channel_id: str, command: str, **options: str | bool) -> Step:
        """Type a slash command such as "game start"; the bot has then reacted."""
        step = await self.begin_command(channel_id, command, **options)
        await self.reacted(step)
        return step

    async def begin_command(self, channel_id: str, command: str, **options: str | bool) -> Step:
        """The same without waiting for the bot."""
        name, _, inner = command.partition(" ")
        given = [{"name": key, "value": value} for key, value in options.items()]
        body: JSON = {"channel_id": channel_id, "name": name, "options": given}
        if inner:
            body["options"] = [{"name": inner, "options": given}]
        return await self._step("/command", body, "")

    async def complete(self, channel_id: str, command: str, option: str, typed: str) -> list[str]:
        """What autocomplete offers while an option is typed."""
        name, _, inner = command.partition(" ")
        given: list[JSON] = [{"name": option, "value": typed}]
        if inner:
            given = [{"name": inner, "options": given}]
        body = {"channel_id": channel_id, "name": name, "options": given, "focused": option}
        answer = await self.call("POST", "/autocomplete", body)
        assert "error" not in answer, answer
        self.seen.append(Seen(self.clock.now(), "choices", channel_id, answer))
        return [choice["value"] for choice in answer["choices"]]

    async def outcome(self, step: Step) -> str:
        """ "done" or "failed", once it is known."""
        return await self.until(
            lambda: self._outcomes.get(step.interaction_id, ""), "any reaction of the bot"
        )

    async def reacted(self, step: Step) -> None:
        """Wait until the bot has reacted in time."""
        assert await self.outcome(step) == "done", f"{self.name}: This interaction failed"

    async def answer(self, step: Step) -> str:
        """What the bot answers to this step: a private message, or the note above the hand."""
        message = await self.until(lambda: self._answer(step), "an answer in words")
        return note_of(message) or words(message)

    def _answer(self, step: Step) -> JSON | None:
        for seen in self.seen[step.mark :]:
            if seen.kind not in ("message", "edit") or seen.body["flags"] & LOADING:
                continue
            asked = (seen.body.get("interaction_metadata") or {}).get("id")
            if asked == step.interaction_id and (words(seen.body) or seen.body["components"]):
                return seen.body
            if seen.body["id"] == step.message_id and note_of(seen.body):
                return seen.body
        return None

    async def _step(self, path: str, body: JSON, message_id: str) -> Step:
        at, mark = self.clock.now(), len(self.seen)
        interaction = await self.call("POST", path, body)
        return Step(interaction["interaction_id"], message_id, at, mark)

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """One request of the people API. Refused with the playground's sentence."""
        async with self._session.request(method, self._url + path, json=body) as response:
            answer = await response.json()
            if response.status >= 300:
                raise Refused(str(answer["error"]))
            return answer

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            self._take_in(frame.json())
            self._news.set()

    def _take_in(self, event: JSON) -> None:
        kind = event["t"]
        if kind in ("done", "failed"):
            self._outcomes[event["interaction_id"]] = kind
        elif kind in ("message", "edit"):
            message = Message(event["message"])
            self.messages[message["id"]] = message
            self.seen.append(Seen(self.clock.now(), kind, event["channel_id"], message))
            for url in picture_urls(message):
                self.gallery.look(url)
        elif kind == "delete":
            self.messages.pop(event["message_id"], None)
            self.seen.append(Seen(self.clock.now(), kind, event["channel_id"], event))
        elif kind == "modal":
            self.seen.append(Seen(self.clock.now(), kind, "", event["modal"]))
