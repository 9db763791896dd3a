"""Engines by others that play Dou Dizhu, each asked through functions of its own."""

from __future__ import annotations

from tests.bench.peers.douzero import DouZero
from tests.bench.peers.openspiel import OpenSpiel
from tests.bench.peers.peer import Peer
from tests.bench.peers.rlcard import RLCard

PEERS: tuple[type[Peer], ...] = (RLCard, DouZero, OpenSpiel)


def present() -> tuple[list[Peer], dict[str, str]]:
    """The engines that are installed; of the others by name the reason why they are absent."""
    found: list[Peer] = []
    absent: dict[str, str] = {}
    for peer in PEERS:
        try:
            found.append(peer())
        except Exception as error:  # whatever it is, the other rows can be measured
            absent[peer.name] = f"absent: {error}"
    return found, absent
