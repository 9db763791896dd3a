"""The checks of every state of every deal; a failed check raises Finding."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.actions import Action, Call, Give, IllegalAction, Pass, Play, Seat
from rules.cards import Cards, each, joined, rank_of, text
from rules.catalogue.scoring.winner import alone
from rules.deal import Deal
from rules.engine import decide, legal
from rules.events import Ended
from rules.phases.base import MOST_GIFTS, Part
from rules.view import SeatView, meanings, objection, view
from tests.fuzz.costs import Costs
from tests.fuzz.games import Game
from tests.rules.unseen import redealt

TRIED = 3  # listed plays that are tried per state, and sets of cards drawn from the hand


class Finding(Exception):
    """A check that failed, with its sentence."""


def want(holds: bool, said: str) -> None:
    """Raise Finding with the sentence `said` unless `holds`."""
    if not holds:
        raise Finding(said)


def conserved(deal: Deal, pack: Cards) -> None:
    """Check that each card of the pack lies in exactly one place."""
    trick = [play.cards for play in deal.trick]
    parts = [*deal.hands, *deal.deck, *deal.stock, *trick, deal.widow, deal.aside, deal.seen]
    want(joined(parts) == sum(parts) == pack, "a card is lost, or lies in two places")


class Agreement:
    """Checks that `legal`, `view`, `objection`, `meanings` and `decide` agree about a state."""

    def __init__(self, costs: Costs) -> None:
        self._legal, self._view = costs.of("legal", legal), costs.of("view", view)
        self._objection = costs.of("objection", objection)
        self._meanings, self._decide = costs.of("meanings", meanings), costs.of("decide", decide)

    def check(self, deal: Deal, seat: Seat, chance: Random) -> None:
        """Raise Finding where two of the functions disagree about this seat."""
        actions, seen = self._legal(deal, seat), self._view(deal, seat)
        want(len(set(actions)) == len(actions), "an action is listed twice")
        want(bool(actions) or seat not in deal.to_act, "a seat that is due can do nothing")
        self._as_seen(actions, seen)
        for action in _some(actions, chance):
            refusal = self._refusal(deal, seat, action)
            want(refusal is None, f"{action} is listed and refused: {refusal}")
        if deal.rules.phases[deal.phase].part is Part.TRICKS:
            for cards in _drawn(deal.hands[seat], chance):
                self._cards(deal, seat, seen, cards)
        self._others(deal, seat, actions, chance)

    def _as_seen(self, actions: list[Action], seen: SeatView) -> None:
        plays = {action.cards for action in actions if isinstance(action, Play)}
        want(plays == {play.laid for play in seen.plays}, "legal and view list other plays")
        want((Pass() in actions) == seen.may_pass, "legal and view differ about passing")
        asked = {a for a in actions if not isinstance(a, Play | Pass | Give)}
        want(asked == set(seen.asked), "legal and view ask other things")

    def _cards(self, deal: Deal, seat: Seat, seen: SeatView, cards: Cards) -> None:
        """Check that the functions agree about cards of the hand that may be no listed play."""
        why, may_be = self._objection(deal, seat, cards), self._meanings(deal, seat, cards)
        bare = why is not None and why.reason == "say_what"
        want(bool(may_be) == (why is None), f"{text(cards)}: objection and meanings differ")
        want(why is None or bool(str(why)), "an objection without a sentence")
        listed = any(play.laid == cards for play in seen.plays)
        want(not listed or bool(may_be), f"{text(cards)} is listed, and there is an objection")
        if seat not in deal.to_act:
            return
        want(not may_be or listed or not seen.plays_in_full, f"{text(cards)} is not listed")
        refusal = self._refusal(deal, seat, Play(cards))
        said = refusal is None or refusal.reason == "say_what"
        want(said == (bool(may_be) or bare), f"{text(cards)}: objection and decide differ")
        for meaning in may_be[:TRIED]:
            told = Play(cards, 0 if meaning.cards == cards else meaning.cards)
            want(self._refusal(deal, seat, told) is None, f"{text(cards)} cannot be what it may be")

    def _others(self, deal: Deal, seat: Seat, actions: list[Action], chance: Random) -> None:
        """Check a few actions, listed or not: `decide` refuses unlisted ones with a sentence."""
        held = list(each(deal.hands[seat]))
        tried: list[Action] = [Pass(), Play(0), Call("x")]
        if held and len(actions) < MOST_GIFTS:
            tried.append(Give(joined(chance.sample(held, chance.randint(1, min(3, len(held)))))))
        for action in tried:
            refusal = self._refusal(deal, seat, action)
            want((refusal is None) == (action in actions), f"{action}: legal and decide differ")
            want(refusal is None or bool(str(refusal)), "a refusal without a sentence")

    def _refusal(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        try:
            self._decide(deal, seat, action)
        except IllegalAction as refusal:
            return refusal
        return None


def secret(deal: Deal, chance: Random) -> None:
    """Check that the view of each seat does not depend on cards hidden from the seat."""
    for seat in (*range(len(deal.hands)), None):
        same = view(redealt(deal, seat, chance), seat) == view(deal, seat)
        want(same, f"what seat {seat} sees depends on hidden cards")


def result(game: Game, deal: Deal) -> None:
    """Check the result: a place and points for each seat, and sums of zero where promised."""
    ended = deal.ended
    assert isinstance(ended, Ended)
    want(sorted(ended.places) == list(range(game.seats)), "not every seat has one place")
    want(len(ended.points) == game.seats, "not every seat has points")
    want(sum(ended.paid) == 0, f"payments {ended.paid} do not sum to nothing")
    want(not promised(game) or sum(ended.points) == 0, f"points {ended.points} are not zero in sum")


def promised(game: Game) -> bool:
    """Whether the scoring of this game promises that points sum to zero.

    No sum is promised where a player who forgot to call the last card takes all penalties: no
    other player gets them. Payments sum to zero even then.
    """
    chosen = game.rules.choices
    if chosen.get("announce_penalty") == "take_all":
        return False
    if not alone(chosen):
        return False
    match chosen.get("score_model"):
        case "chips_bid" | "single_loser":
            return True
        case "penalty_cards" | "penalty_values":
            return chosen.get("winner_points") == "sum_of_losses"
        case "places":
            return chosen.get("place_points") == "zero_sum"
    return False


def _some(actions: list[Action], chance: Random) -> list[Action]:
    return chance.sample(actions, min(TRIED, len(actions)))


def _drawn(hand: Cards, chance: Random) -> Iterator[Cards]:
    """Yield cards of a hand that may be a play: any cards, cards of one rank, or of near ranks."""
    held = list(each(hand))
    if not held:
        return
    for _ in range(TRIED):
        one = chance.choice(held)
        alike = [other for other in held if rank_of(other) == rank_of(one)]
        near = [other for other in held if 0 <= rank_of(other) - rank_of(one) < 5]
        some = chance.choice((held, alike, alike, near))
        yield joined(chance.sample(some, chance.randint(1, min(len(some), 7))))
