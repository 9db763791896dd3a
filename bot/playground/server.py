"""The playground's server, which builds, starts and stops the parts of the playground."""

from __future__ import annotations

import base64
import logging
from pathlib import Path
from random import Random, SystemRandom

from aiohttp import web

from bot.clock import Clock
from bot.playground.faults import Faults
from bot.playground.gateway.gateway import Gateway
from bot.playground.interactions.answers import Answers
from bot.playground.interactions.dispatch import Interactions
from bot.playground.interactions.followups import FollowUps
from bot.playground.interactions.interaction import Interaction
from bot.playground.limits import Limits
from bot.playground.messages.attachments import FileStore
from bot.playground.messages.messages import Messages
from bot.playground.page.routes import Pages
from bot.playground.people.acting import Acting
from bot.playground.people.guard import NOTICE, guard, is_loopback
from bot.playground.people.hosting import Hosting
from bot.playground.people.live import Live
from bot.playground.people.people import People
from bot.playground.rest.account import AccountRoutes
from bot.playground.rest.application_emojis import EmojiRoutes
from bot.playground.rest.channels import ChannelRoutes
from bot.playground.rest.commands import CommandRoutes
from bot.playground.rest.interactions import InteractionRoutes
from bot.playground.rest.journal import Journal
from bot.playground.rest.rest import BASE, Rest, unknown_route
from bot.playground.world.keep import Keeper, file_ids, load, rebase
from bot.playground.world.seed import GAME_NIGHT_ID, new_world
from bot.playground.world.servers import change

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What the page may load, and that no other site may frame it."""
log = logging.getLogger(__name__)


class Playground:
    """A Discord-compatible server for one bot and a handful of people.

    With `data` (a folder, made if missing) the world survives a stop; without `data` no file is
    written. `shards` is the number of shards the bot is told to open. `journal` keeps the newest
    `journal_limit` REST exchanges. Counts of `limits`, and `faults`, may be changed at any time.
    """

    def __init__(
        self,
        data: Path | None = None,
        *,
        shards: int = 1,
        journal_limit: int = 20_000,
        clock: Clock | None = None,
        chance: Random | None = None,
    ) -> None:
        interactions: dict[str, Interaction] = {}
        kept = load(data) if data else None
        self._inviting = False
        self.world = new_world()
        if kept:
            self.world, interactions = kept
        self.world.clock = clock or Clock()
        self.world.chance = chance or SystemRandom()
        self.limits = Limits()
        self.journal = Journal(journal_limit)
        self.faults = Faults(self.world)
        self.token = _token(self.world.bot_id)
        self.files = FileStore(data / "attachments" if data else None)
        self.files.keep_only(file_ids(self.world))
        self.live = Live(self.world)
        self.gateway = Gateway(self.world, self.token, self.faults, self.limits, self._bot)
        self.faults.drop_gateway = self.gateway.drop
        self.faults.reconnect = self.gateway.ask_reconnect
        self.faults.forget_sessions = self.gateway.forget_sessions
        self.faults.malform_gateway = self.gateway.malform
        self.messages = Messages(self.world, self.files, self.limits)
        self.interactions = Interactions(self.world, self.gateway, self.limits, interactions)
        self._keeper = Keeper(self.world, interactions, data) if data else None
        self._runner: web.AppRunner | None = None
        self._hosts: set[str] | None = None
        self._app = self._build(shards)

    @property
    def url(self) -> str:
        """The address of the page, e.g. http://127.0.0.1:8080; empty before the start."""
        return self.world.url

    @property
    def api(self) -> str:
        """The REST base a bot is given; the gateway's address follows from it."""
        return self.url + BASE

    def _build(self, shards: int) -> web.Application:
        world = self.world
        app = web.Application(middlewares=[guard(lambda: self._hosts), unknown_route])
        app.on_response_prepare.append(_sign)
        rest = Rest(app, self.gateway.accepts, self.faults, self.limits, self.journal, world.clock)
        AccountRoutes(world, self.gateway, shards, self.limits, rest)
        ChannelRoutes(world, self.messages, rest)
        CommandRoutes(world, rest)
        EmojiRoutes(world, self.files, rest)
        asked, messages, limits = self.interactions, self.messages, self.limits
        answers = Answers(world, asked, messages, limits, self.live.show)
        followups = FollowUps(world, asked, answers, messages, limits)
        InteractionRoutes(answers, followups, rest)
        app.router.add_get("/gateway", self.gateway.handle)
        acting = Acting(world, self.interactions)
        hosting = Hosting(world, acting, self.limits)
        People(world, self.messages, acting, hosting, self.live, self.gateway).register(app)
        Pages(world, self.files).register(app)
        return app

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        """Start to listen; OSError if the address is not available. Port 0 takes any free port."""
        self._runner = web.AppRunner(self._app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
            self._settle(host, self._runner.addresses[0][1])
            if self._keeper:
                self._keeper.start()
        except OSError:
            await self._runner.cleanup()
            self._runner = None
            raise
        log.info("Playground at %s: %s", self.url, NOTICE)

    @property
    def is_new(self) -> bool:
        """Whether no bot has ever registered commands here."""
        return not self.world.commands

    def invite(self) -> None:
        """Start Game Night without the bot, which joins that server when it first connects."""
        self.world.guilds[GAME_NIGHT_ID].has_bot, self._inviting = False, True

    def _bot(self, connected: bool) -> None:
        self.live.bot(connected)
        if connected and self._inviting:
            self._inviting = False
            change(self.world, GAME_NIGHT_ID, has_bot=True)

    def _settle(self, host: str, port: int) -> None:
        """Set the URL of the page and of all files, and on loopback the accepted Host values."""
        shown = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
        shown = f"[{shown}]" if ":" in shown else shown
        rebase(self.world, f"http://{shown}:{port}")
        self._hosts = None
        if is_loopback(host):
            self._hosts = {f"{name}:{port}" for name in (shown, "localhost")}

    async def close(self) -> None:
        """Close all connections, stop listening, and write pending changes."""
        self.gateway.drop(1001)
        self.live.close()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        if self._keeper:
            await self._keeper.stop()


def _token(bot_id: str) -> str:
    """Return the bot token of this playground, which opens nothing else and is no secret."""
    first = base64.urlsafe_b64encode(bot_id.encode()).decode().rstrip("=")
    return f"{first}.playground.for-trying-and-testing"


async def _sign(request: web.Request, response: web.StreamResponse) -> None:
    response.headers["Server"] = "Gamenight playground"
    response.headers["X-Playground"] = NOTICE
    response.headers["Content-Security-Policy"] = POLICY
