"""A person at the playground, who knows only what is shown and remembers all that was shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp

from bot.clock import Clock
from tests.night.gallery import Gallery
from tests.night.reading import JSON, LOADING, Control, is_companion, note_of, words
from tests.night.screen import Screen
from tests.night.seen import Seen

T = TypeVar("T")
PATIENCE = 60.0  # seconds of simulated time, which a busy machine cannot use up
CHANGED = 1.0  # seconds in which the change of a message is shown


class Refused(Exception):
    """A refusal by the playground of an act that Discord's client would not allow."""


@dataclass(frozen=True)
class Step:
    """One press or command; its answer is looked for in `seen` from the index `mark` on."""

    interaction_id: str
    message_id: str
    at: float
    mark: int
    channel_id: str = ""


class Person(Screen):
    """A person who acts through the people API. `seen` lists all that was ever shown, in order."""

    def __init__(
        self,
        url: str,
        session: aiohttp.ClientSession,
        gallery: Gallery,
        clock: Clock,
        who: JSON,
        news: asyncio.Event,
    ) -> None:
        super().__init__(who["id"], gallery, clock)
        self.name: str = who["name"]
        self._url = f"{url}/people/{self.id}"
        self._session = session
        self._news = news  # shared by all people: a check may look at what others are shown
        self._own_news = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        """Open a page and keep the page open; take in old messages, as Discord's client does."""
        socket = await self._session.ws_connect(f"{self._url}/live")
        self._listening = asyncio.create_task(self._listen(socket))
        state = await self.call("GET", "/state")
        rooms = [one for guild in state["guilds"] for one in guild["channels"]]
        self.rooms = {one["id"]: one["name"] for one in rooms}
        for channel in (*state["dms"], *rooms):
            if channel["last_message_id"]:
                await self._look_back(channel["id"])

    async def _look_back(self, channel_id: str) -> None:
        """Take in the messages of a channel, except messages that this person was shown already."""
        for message in await self.call("GET", f"/channels/{channel_id}/messages"):
            known = any(message["id"] == seen.message_id for seen in self.seen)
            if not known:
                self.take_in({"t": "message", "channel_id": channel_id, "message": message})

    async def go(self) -> None:
        """Close the page."""
        if self._listening:
            self._listening.cancel()

    # What is shown

    async def until(self, check: Callable[[], T | None], what: str, seconds: float = PATIENCE) -> T:
        """Wait until `check` returns a true value, and return the value.

        `check` is called again after each thing shown to any person. `what` names the wait in a
        failure; `seconds` are simulated.
        """
        return await self._until(self._news, check, what, seconds)

    async def until_shown(
        self, check: Callable[[], T | None], what: str, seconds: float = PATIENCE
    ) -> T:
        """Wait like `until`, for a `check` that reads only what this person is shown."""
        return await self._until(self._own_news, check, what, seconds)

    async def _until(
        self, news: asyncio.Event, check: Callable[[], T | None], what: str, seconds: float
    ) -> T:
        if found := check():
            return found
        try:
            async with self.clock.deadline(self.clock.now() + seconds):
                while not (found := check()):
                    news.clear()
                    await news.wait()
                return found
        except TimeoutError:
            sees = "\n".join(f"- {words(one)}" for one in [*self.messages.values()][-5:])
            raise AssertionError(
                f"{self.name} waited in vain for {what}, and sees\n{sees}"
            ) from None

    # What a person does

    async def say(self, channel_id: str, content: str) -> None:
        """Send a chat message."""
        await self.call("POST", f"/channels/{channel_id}/messages", {"content": content})

    async def delete(self, message: JSON) -> None:
        """Delete a message, as a moderator would."""
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        await self.call("DELETE", path)

    async def let_dms(self, be_open: bool) -> None:
        """Open or close the direct messages of this person."""
        await self.call("PATCH", "", {"dms_open": be_open})

    async def find(self, label: str, channel_id: str | None = None) -> Control:
        """Wait for the newest usable control of this label or act."""
        return await self.until_shown(
            lambda: self.offered(label, channel_id), f"the control {label!r}"
        )

    async def click(self, label: str, channel_id: str | None = None) -> Step:
        """Press the newest button of this label or act, and wait until the bot has reacted."""
        step = await self.begin_click(label, channel_id)
        await self.reacted(step)
        return step

    async def begin_click(self, label: str, channel_id: str | None = None) -> Step:
        """Press the newest button of this label or act, without waiting for the bot.

        If the message changed before the press arrived, press once more when the change is shown.
        """
        control = await self.find(label, channel_id)
        try:
            return await self.begin_press(control)
        except Refused:
            with suppress(AssertionError):  # the refusal may have another reason
                await self.until_shown(
                    lambda: self.offered(label, channel_id) != control, "the change", CHANGED
                )
            return await self.begin_press(await self.find(label, channel_id))

    async def choose(self, control: Control, values: list[str]) -> Step:
        """Choose values in a select, and wait until the bot has reacted."""
        return await self.press(control, values)

    async def press(self, control: Control, values: list[str] | None = None) -> Step:
        """Use a control, possibly an old one, and wait until the bot has reacted."""
        step = await self.begin_press(control, values)
        await self.reacted(step)
        return step

    async def begin_press(self, control: Control, values: list[str] | None = None) -> Step:
        """Use a control without waiting for the bot."""
        body: JSON = {"message_id": control.message_id, "custom_id": control.custom_id}
        if values is not None:
            body["values"] = values
        return await self._step("/press", body, control.message_id, control.channel_id)

    async def submit(self, opened: Step, values: dict[str, str]) -> Step:
        """Submit the form that a step has opened, and wait until the bot has reacted."""
        body: JSON = {"interaction_id": opened.interaction_id, "values": values}
        step = await self._step("/submit", body, "", opened.channel_id)
        await self.reacted(step)
        return step

    async def type_command(self, channel_id: str, command: str, **options: str | int) -> Step:
        """Type a slash command such as "game start", and wait until the bot has reacted."""
        step = await self.begin_command(channel_id, command, **options)
        await self.reacted(step)
        return step

    async def begin_command(self, channel_id: str, command: str, **options: str | int) -> Step:
        """Type a slash command without waiting for the bot."""
        name, _, inner = command.partition(" ")
        given = [{"name": key, "value": value} for key, value in options.items()]
        body: JSON = {"channel_id": channel_id, "name": name, "options": given}
        if inner:
            body["options"] = [{"name": inner, "options": given}]
        return await self._step("/command", body, "")

    async def use_menu(self, channel_id: str, name: str, target: str, kind: int = 2) -> Step:
        """Use a command in the context menu of a person (`kind` 2) or of a message (`kind` 3)."""
        body: JSON = {"channel_id": channel_id, "name": name, "type": kind, "target_id": target}
        step = await self._step("/menu", body, "")
        await self.reacted(step)
        return step

    async def complete(self, channel_id: str, command: str, option: str, typed: str) -> list[str]:
        """Return the choices that autocomplete offers while an option is typed."""
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
        """Wait for the outcome of a step: "done" or "failed"."""
        return await self.until_shown(
            lambda: self.outcomes.get(step.interaction_id, ""), "any reaction of the bot"
        )

    async def reacted(self, step: Step) -> None:
        """Wait for the outcome of a step; fail unless the bot has reacted in time."""
        assert await self.outcome(step) == "done", f"{self.name}: This interaction failed"

    async def answer(self, step: Step) -> str:
        """Return the bot's answer to a step: the text of a message, or the note above the hand.

        In direct messages the message of an earlier answer may show the new answer.
        """
        message = await self.answered_with(step)
        return note_of(message) or words(message)

    async def answered_with(self, step: Step) -> JSON:
        """Wait for the message that answers a step."""
        return await self.until_shown(lambda: self._answer(step), "an answer in words")

    def _answer(self, step: Step) -> JSON | None:
        for seen in self.seen[step.mark :]:
            if seen.kind not in ("message", "edit") or seen.body["flags"] & LOADING:
                continue
            asked = (seen.body.get("interaction_metadata") or {}).get("id")
            if asked == step.interaction_id and (words(seen.body) or seen.body["components"]):
                return seen.body
            if seen.body["id"] == step.message_id and note_of(seen.body):
                return seen.body
            here = seen.kind == "edit" and seen.channel_id == step.channel_id
            if here and is_companion(seen.body):
                return seen.body
        return None

    async def _step(self, path: str, body: JSON, message_id: str, channel_id: str = "") -> Step:
        at, mark = self.clock.now(), len(self.seen)
        interaction = await self.call("POST", path, body)
        return Step(interaction["interaction_id"], message_id, at, mark, channel_id)

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Send one request of the people API and return its answer.

        Raises `Refused` with the playground's sentence.
        """
        async with self._session.request(method, self._url + path, json=body) as response:
            answer = await response.json()
            if response.status >= 300:
                raise Refused(str(answer["error"]))
            return answer

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            self.take_in(frame.json())
            self._own_news.set()
            self._news.set()
