"""The playground's page on simulated time, which passes only when a test lets it pass.

The simulated night, the playground and the bot run in a thread of their own. Requests of a page are
answered from that thread, and live events reach the pages only by `pass_time`. So a slow machine
meets no time limit.
"""

from __future__ import annotations

import asyncio
import queue
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import aiohttp
from playwright.sync_api import Browser, BrowserContext, Route, WebSocketRoute

from bot.playground.page.routes import PAGE
from tests.browser.person import Person
from tests.night.house import House
from tests.simulation.world import World

T = TypeVar("T")
LIVE = re.compile(r"^ws://.*/live$")
LOOK = 1.0  # seconds between two checks whether the thread of the night has ended


class Backstage:
    """A simulated night behind the pages. Its time passes only during `ask` and `pass_time`."""

    def __init__(self, seed: int, folder: Path) -> None:
        self._asked: queue.SimpleQueue[tuple[Callable[[House], Any], Future[Any]] | None]
        self._asked = queue.SimpleQueue()
        self._failed: BaseException | None = None
        self._thread = Thread(target=self._play, args=(seed, folder), daemon=True)
        self._thread.start()
        self.presses = 0
        self._contexts: list[BrowserContext] = []
        self._heard: list[tuple[WebSocketRoute, list[str]]] = []  # events to send to each page
        self._listening: list[asyncio.Task[None]] = []
        self.url = self.ask(self._address)

    def _play(self, seed: int, folder: Path) -> None:
        try:
            World(seed, folder).play(self._night, emojis=False)
        except BaseException as failure:  # `close` raises it again
            self._failed = failure

    async def _night(self, world: World) -> None:
        while asked := self._asked.get():
            work, answer = asked
            try:
                answer.set_result(await work(world.house))
            except Exception as failure:  # `ask` raises any failure
                answer.set_exception(failure)

    async def _address(self, house: House) -> str:
        return house.playground.url

    def ask(self, work: Callable[[House], Coroutine[Any, Any, T]]) -> T:
        """Run `work` in the night, and return its result or raise its exception."""
        answer: Future[T] = Future()
        self._asked.put((work, answer))
        while True:
            try:
                return answer.result(LOOK)
            except TimeoutError:
                if not self._thread.is_alive():
                    raise RuntimeError("the night is over") from self._failed

    def sit(self, browser: Browser, options: dict[str, Any], name: str, place: str) -> Person:
        """Open the page as the person `name` of the night, at the channel `place`, on a phone."""
        context = browser.new_context(**options)
        self._contexts.append(context)
        context.route(re.compile(".*"), self._answer)
        context.route_web_socket(LIVE, self._connect)
        person = Person(context.new_page(), name, place, narrow=True)
        person.page.goto(f"{self.url}/?as={quote(name)}&channel={quote(place)}")
        person.connected()
        return person

    def _answer(self, route: Route) -> None:
        """Answer a request of a page: from the playground's files, or from the night."""
        address = urlsplit(route.request.url)
        if address.path == "/":
            route.fulfill(path=PAGE / "index.html")
        elif address.path.startswith("/page/"):
            route.fulfill(path=PAGE / address.path.rpartition("/")[2])
        else:
            self._fetch(route, f"{self.url}{address.path}?{address.query}")

    def _fetch(self, route: Route, url: str) -> None:
        asked = route.request
        sent = asked.post_data_buffer
        headers = {"Content-Type": "application/json"} if sent else {}

        async def fetch(house: House) -> tuple[int, dict[str, str], bytes]:
            async with house.session.request(
                asked.method, url, data=sent, headers=headers
            ) as answer:
                return answer.status, {"Content-Type": answer.content_type}, await answer.read()

        status, kind, body = self.ask(fetch)
        self.presses += url.endswith("/press?")
        route.fulfill(status=status, headers=kind, body=body)

    def _connect(self, page: WebSocketRoute) -> None:
        said: list[str] = []

        async def listen(house: House) -> None:
            socket = await house.session.ws_connect(page.url)
            self._listening.append(asyncio.create_task(_listen(socket, said)))

        self.ask(listen)
        self._heard.append((page, said))

    def pass_time(self, seconds: float) -> None:
        """Let so much simulated time pass, and then send the pages its live events."""
        self.ask(lambda house: house.clock.sleep(seconds))
        for page, said in self._heard:
            while said:
                page.send(said.pop(0))

    def close(self) -> None:
        """Close the pages and end the night, which checks the bot's requests; raise its failure."""
        for context in self._contexts:
            context.close()
        self._asked.put(None)
        self._thread.join()
        if self._failed:
            raise self._failed


async def _listen(socket: aiohttp.ClientWebSocketResponse, said: list[str]) -> None:
    async for frame in socket:
        said.append(frame.data)
