"""Who may import whom: rules below bot below cogs, each in layers of its own, and no circle."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.source import (
    EVERY,
    FUNCTIONS,
    MODULES,
    circles,
    imports,
    module_of,
    of_each,
    ours,
    sources,
    tree,
    where,
)

ABOVE = {"rules": {"rules"}, "bot": {"bot", "rules"}, "cogs": {"cogs", "bot", "rules"}}
CONFINED: dict[str, str | tuple[str, ...]] = {  # what in bot is imported in one place only
    "sqlalchemy": "bot/store/",
    "alembic": "bot/store/",
    "aiosqlite": "bot/store/",
    "PIL": "bot/drawing/",
    "discord": "bot/discord/",
    # beside our own Discord: requests are sent, metrics are served, and the doctor
    # asks without a client
    "aiohttp": (
        "bot/playground/",
        "bot/discord/",
        "bot/metrics/",
        "bot/cli/",
    ),
    "prometheus_client": "bot/metrics/",
}
BOT = (  # each knows those before it
    "discord.limits",
    "settings",
    "clock",
    "metrics",
    "discord.server_time",
    "discord.backoff",
    "discord.outgoing",
    "discord.circuit_breaker",
    "discord.rate_limit",
    "discord.workarounds",
    "discord.transport",
    "discord.requests",
    "words",
    "domain",
    "logs",
    "share_codes",
    "drawing",
    "players",
    "store",
    "discord.command_sync",
    "discord.errors",
    "cluster.shards",
    "cluster.rebalancing",
    "cluster.shard_leases",
    "discord.app_emojis",
    "discord.interaction_dedup",
    "tables",
    "cluster.node",
    "discord.sharding",
    "discord.permissions",
    "discord.direct_messages",
    "discord.client",
    "cli",
    "__main__",
)
IN_LAYERS = {"discord", "cluster"}  # folders with modules in several layers
# a Discord that knows nothing of our bot
PLAYGROUND = {"playground", "clock", "settings", "discord.limits"}
COGS = {
    "core": {"core"},
    "hand": {"core", "hand"},
    "rules": {"core", "rules"},
    "server": {"core", "hand", "server"},
    "player": {"core", "hand", "player"},
    "table": {"core", "hand", "rules", "server", "player", "table"},
}
ONLY_TYPES = {  # imports for a type checker that close a circle, and why they may
    ("rules.deal", "rules.ruleset"): "A deal knows its rules, and rules are asked about deals.",
}
LATE = {  # imports inside functions, and why they are there
    "bot/cli/run.py": {"bot.playground": "Whoever has a token needs no Discord of ours."},
}


def test_there_is_something_to_check() -> None:
    assert len(sources("rules")) > 20
    assert "bot.store.store" in ours(MODULES["bot.discord.client"]) | ours(MODULES["bot.store"])
    assert "bot.playground" in ours(MODULES["bot.cli.run"])  # inside a function
    assert "rules.shapes" in ours(MODULES["rules.ruleset"]) | ours(MODULES["rules.combinations"])


@of_each(EVERY)
def test_each_house_imports_only_those_below_it_and_nothing_imports_cogs(source: Path) -> None:
    found = {module.partition(".")[0] for module, _ in imports(source)} & {*ABOVE, "tests"}
    assert found <= ABOVE[where(source).partition("/")[0]]


@pytest.mark.parametrize("house", ABOVE)
def test_nothing_imports_itself_by_any_way_round(house: str) -> None:
    graph = {module_of(source): ours(source) for source in sources(house)}
    for importer, imported in ONLY_TYPES:
        if importer in graph:
            graph[importer].discard(imported)
    assert circles(graph) == {}


@pytest.mark.parametrize(("importer", "imported"), ONLY_TYPES)
def test_a_circle_of_types_is_excused_only_while_there_is_one(importer: str, imported: str) -> None:
    source = MODULES[importer]
    assert imported in ours(source)
    assert imported not in {module for node in tree(source).body for module in _named(node)}


def _named(node: ast.stmt) -> set[str]:
    match node:
        case ast.ImportFrom(module=str(module)):
            return {module}
        case ast.Import(names=names):
            return {alias.name for alias in names}
    return set()


def test_a_circle_would_be_seen() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}).keys() == {"a", "b", "c"}
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {}


@of_each(sources("bot"))
def test_the_parts_of_the_bot_know_only_those_below_them(source: Path) -> None:
    part = _part(module_of(source))
    known = PLAYGROUND if part == "playground" else {*BOT[: BOT.index(part) + 1]} if part else set()
    known |= {"playground"} if part == "cli" else set()
    found = {_part(module) for module in ours(source) if module.startswith("bot.")}
    assert found <= known | {""}  # the folder itself, which holds nothing but a docstring


@of_each(sources("cogs"))
def test_the_parts_of_cogs_know_only_those_below_them(source: Path) -> None:
    part = _part(module_of(source))
    known = COGS[part] if part else set()
    assert {_part(module) for module in ours(source) if module.startswith("cogs.")} <= known


def _part(module: str) -> str:
    """Return the folder or module of the house that this lies in; "" for the house itself.

    >>> _part("bot.store.deals"), _part("bot.discord.limits"), _part("bot")
    ('store', 'discord.limits', '')
    """
    _, *path = module.split(".")
    if path[:1] and path[0] in IN_LAYERS:
        return ".".join(path[1:] and path[:2])
    return path[0] if path else ""


@of_each(sources("bot"))
def test_storage_pictures_discord_and_the_web_each_have_one_place_in_bot(source: Path) -> None:
    for module, _ in imports(source):
        place = CONFINED.get(module.partition(".")[0])
        assert place is None or where(source).startswith(place), f"{module} belongs in {place}"


@of_each(EVERY)
def test_nothing_is_imported_inside_a_function_without_a_reason(source: Path) -> None:
    functions = [node for node in ast.walk(tree(source)) if isinstance(node, FUNCTIONS)]
    inside = {node for function in functions for node in ast.walk(function)}
    late = {name for node in inside if isinstance(node, ast.stmt) for name in _named(node)}
    assert late == LATE.get(where(source), {}).keys()
