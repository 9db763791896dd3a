"""Dou Dizhu engines of other projects, each called through its own functions."""

from __future__ import annotations

from tests.bench.peers.douzero import DouZero
from tests.bench.peers.openspiel import OpenSpiel
from tests.bench.peers.peer import Peer
from tests.bench.peers.rlcard import RLCard

PEERS: tuple[type[Peer], ...] = (RLCard, DouZero, OpenSpiel)


def present() -> tuple[list[Peer], dict[str, str]]:
    """Return the installed engines, and by name the reason why each other engine is absent."""
    found: list[Peer] = []
    absent: dict[str, str] = {}
    for peer in PEERS:
        try:
            found.append(peer())
        except Exception as error:  # after any error, the other rows can be measured
            absent[peer.name] = f"absent: {error}"
    return found, absent
