"""DouZero's environment without its networks; its plays are sorted lists of numbers."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

from rules.cards import Cards
from tests.bench.peers.peer import RANKS, Asking, Ranks, ranks
from tests.bench.positions import Position

NUMBER = dict(zip(RANKS, (*range(3, 15), 17, 20, 30), strict=True))
LETTER = {number: letter for letter, number in NUMBER.items()}
SEATS = ("landlord", "landlord_down", "landlord_up")
PACK = [NUMBER[rank] for rank in RANKS[:13] for _ in range(4)] + [20, 30]


class DouZero:
    """DouZero: `GameEnv` with its `MovesGener`."""

    name = "DouZero"
    python = True

    def __init__(self) -> None:
        self._game = importlib.import_module("douzero.env.game")

    def asking(self, at: Position) -> Asking | None:
        """Return the function that lists DouZero's plays in this position."""
        env = self._game.GameEnv({})
        seat = SEATS[1] if at.top else SEATS[0]
        env.acting_player_position = seat
        env.info_sets[seat].player_hand_cards = _numbers(at.hand)
        env.card_play_action_seq = [_numbers(at.top)] if at.top else []
        listing: Asking = env.get_legal_card_play_actions
        return listing

    def ranks(self, listed: Any) -> set[Ranks]:
        """Return DouZero's plays as letters of ranks, without the pass."""
        return {"".join(LETTER[number] for number in play) for play in listed if play}

    def known(self, play: Ranks, hand: Ranks, top: Ranks) -> bool:
        """Whether DouZero lists plays of this kind: always true."""
        return True

    def random_deal(self, chance: Random) -> int:
        """Play one random deal; return the number of turns."""
        pack = PACK.copy()
        chance.shuffle(pack)
        hands = (pack[:20], pack[20:37], pack[37:])
        env = self._game.GameEnv(dict.fromkeys(SEATS, _Chance(chance)))
        dealt = {seat: sorted(hand) for seat, hand in zip(SEATS, hands, strict=True)}
        env.card_play_init(dealt | {"three_landlord_cards": pack[:3]})
        while not env.game_over:
            env.step()
        return len(env.card_play_action_seq)


class _Chance:
    """A DouZero player that chooses a random legal play."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def act(self, seen: Any) -> Any:
        return self._chance.choice(seen.legal_actions)


def _numbers(cards: Cards) -> list[int]:
    return [NUMBER[rank] for rank in ranks(cards)]
