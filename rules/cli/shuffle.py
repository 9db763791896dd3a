"""The hands that a seed deals: the draws of a shuffle made again, to compare with a deal played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rules.actions import Action, Call, Cut
from rules.cards import Cards, name, text
from rules.changes import Decision
from rules.engine import begin, decide, legal
from rules.events import Dealt
from rules.match.match import AGAIN, Match, MatchState
from rules.ruleset import RuleSet

LETTERS = "ABCDEFGHIJKL"
HISTORY = ("after", "places", "dealer", "turning", "again", "off")  # what the seed does not settle


def shuffle(rules: RuleSet, chance: Random, seats: str, history: dict[str, str]) -> Iterator[str]:
    """Yield lines with the pack and what each player was dealt by this chance."""
    before = _before(seats, history)
    if len(before.players) not in rules.seats:
        raise ValueError(f"The game is not for {len(before.players)} players.")
    match, cards = Match(rules, before).deal(chance)
    players = match.state.players
    yield f"pack: {' '.join(map(name, cards.deck))}"
    yield f"dealer: {players[cards.dealer]}"
    cut = Cut(int(history["off"])) if "off" in history else None
    dealt = _dealt(begin(rules, cards), cut)
    if dealt is None:
        yield "A player cuts or deals first: add off=CARDS, the number of cards cut off the top."
        return
    for player, hand in zip(players, dealt.hands, strict=True):
        yield f"{player}: {text(hand)}"
    rest: dict[str, Cards] = {"hidden": dealt.widow, "aside": dealt.aside}
    yield from (f"{place}: {text(some)}" for place, some in rest.items() if some)
    if dealt.stock:
        yield f"stock: {' '.join(map(name, dealt.stock))}"


def _before(seats: str, history: dict[str, str]) -> MatchState:
    """Return the match before the deal; ValueError if the words do not fit each other."""
    counted = seats.isdecimal() and int(seats) <= len(LETTERS)
    players = _names(LETTERS[: int(seats)] if counted else seats)
    places, dealer = _names(history.get("places", "")), history.get("dealer")
    if len({*players}) != len(players) or not 2 <= len(players) <= len(LETTERS):
        raise ValueError(f"Name 2 to {len(LETTERS)} different players, or say how many there are.")
    if (places and sorted(places) != sorted(players)) or dealer not in (None, *players):
        raise ValueError("The places and the dealer are of the players.")
    again = {AGAIN: 1} if history.get("again") == "yes" else {}
    return MatchState(
        players,
        standing=places,
        deals=int(history.get("after", "1" if places else "0")),
        dealer=dealer,
        direction=int(history.get("turning", "0")),
        plan=again,
    )


def _names(written: str) -> tuple[str, ...]:
    return tuple(written.split(",") if "," in written else written)


def _dealt(decision: Decision, cut: Action | None) -> Dealt | None:
    """Return the hands after this cut; None if a player's choice is still to come before."""
    while True:
        for event in decision.events:
            if isinstance(event, Dealt):
                return event
        for seat in sorted(decision.deal.to_act):
            may = legal(decision.deal, seat)
            act = Call("deal") if may == [Call("deal")] else cut if cut in may else None
            if act is not None:
                decision = decide(decision.deal, seat, act)
                break
        else:
            return None


def words_apart(words: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Return the words about the game, and those about the deals before."""
    pairs = [(word, *word.partition("=")[::2]) for word in words]
    history = {key: value for word, key, value in pairs if key in HISTORY and "=" in word}
    return [word for word, key, _ in pairs if key not in history], history
