"""RLCard's Dou Dizhu; its plays are strings, looked up in tables of all plays."""

from __future__ import annotations

import importlib
from functools import partial
from random import Random
from typing import Any

from rules.cards import Cards
from tests.bench.peers.peer import Asking, Ranks, in_order, ranks
from tests.bench.positions import Position


class RLCard:
    """RLCard: `Game`, `Judger` and `get_gt_cards`."""

    name = "RLCard"
    python = True

    def __init__(self) -> None:
        self._game = importlib.import_module("rlcard.games.doudizhu")
        self._utils = importlib.import_module("rlcard.games.doudizhu.utils")
        self._card = importlib.import_module("rlcard.games.base").Card

    def asking(self, at: Position) -> Asking | None:
        """Return the function that lists RLCard's plays here; None for an unknown lead."""
        if not at.top:
            return partial(self._game.Judger.playable_cards_from_hand, ranks(at.hand))
        top = ranks(at.top)
        if top not in self._utils.CARD_TYPE[0]:
            return None
        asked, owner = self._game.Player(1, None), self._game.Player(0, None)
        asked.set_current_hand(self._cards(at.hand))
        owner.played_cards = top
        return partial(self._utils.get_gt_cards, asked, owner)

    def ranks(self, listed: Any) -> set[Ranks]:
        """Return RLCard's plays as letters of ranks, without the pass."""
        return {in_order(play) for play in listed if play != "pass"}

    def known(self, play: Ranks, hand: Ranks, top: Ranks) -> bool:
        """Whether RLCard lists plays of this kind: always true."""
        return True

    def random_deal(self, chance: Random) -> int:
        """Play one random deal; return the number of turns."""
        game = self._game.Game()
        state, _ = game.init_game()
        turns = 0
        while not game.is_over():
            state, _ = game.step(chance.choice(state["actions"]))
            turns += 1
        return turns

    def _cards(self, cards: Cards) -> list[Any]:
        jokers = {"B": ("BJ", ""), "R": ("RJ", "")}
        return [self._card(*jokers.get(rank, ("S", rank))) for rank in ranks(cards)]
