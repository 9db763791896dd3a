"""The phase that every climbing game shares: lead, follow or pass until the deal is over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import chain

from rules import events as e
from rules.actions import Action, IllegalAction, Pass, Play, Seat
from rules.changes import Decision
from rules.deal import Deal
from rules.phases.base import Part, Phase
from rules.phases.legal_plays import check_pass, listed_plays
from rules.phases.plays import laid, one_by_rank, refused_by, stands
from rules.phases.redeals import void


@dataclass(frozen=True)
class Tricks(Phase):
    """Tricks until the rule set's ending says that the deal is over."""

    part = Part.TRICKS

    def begin(self, decision: Decision) -> None:
        """Write the leader by the rules of a first or a later deal, and that seat's turn."""
        rules = decision.deal.rules
        lead = rules.later_lead if decision.deal.standing else rules.first_lead
        assert lead is not None, "a rule set with tricks has its leads"
        decision.write(e.LeaderFound(*lead.leader(decision.deal)))
        decision.write(turn(decision.deal.leader))

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        """Make a play or a pass, and write the results: next turn, end of trick, end of deal."""
        deal = decision.deal
        match action:
            case Play():
                stand, stands_for = laid(deal, seat, action)
                if stand is not deal:
                    decision.write(e.TrickWon(seat))
                if deal.passed and not deal.trick:
                    decision.write(
                        e.PassesLifted()
                    )  # the passes were on the lead, not on this trick
                decision.write(e.Played(seat, action.cards, stands_for.cards))
                if not decision.deal.hands[seat]:
                    decision.write(e.WentOut(seat))
            case Pass():
                check_pass(deal, seat)
                decision.write(_passed(seat))
            case _:
                raise IllegalAction("not_now")
        _go_on(decision, seat)

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        """Return the plays that may be led or beat the top, as `listing` has them, and a pass."""
        ways = [listed_plays(stand, seat, by_rank) for stand in stands(deal, seat)]
        found = list(dict.fromkeys(chain.from_iterable(ways))) if len(ways) > 1 else ways[0]
        if by_rank and len(ways) > 1:
            found = one_by_rank(deal, found)
        if not found or (deal.trick and refused_by(deal, seat, Pass()) is None):
            return [*found, Pass()]
        return [*found]


@cache
def turn(seat: Seat) -> e.Turn:
    """Return the turn of this seat, shared: every deal has dozens."""
    return e.Turn(frozenset({seat}))


_passed = cache(e.Passed)


def _go_on(decision: Decision, seat: Seat) -> None:
    """Write the next turn after this seat has acted, or the end of the trick or the deal.

    Where all seats are left without a legal play, those that are out keep their places. If none is
    out, no seat can win, and the cards are dealt again (C-BT-10).
    """
    deal, rules = decision.deal, decision.deal.rules
    if deal.ended:
        return None
    assert rules.ending is not None, "a rule set with tricks has its ending"
    if rules.ending.over(deal):
        return end(decision)
    owner = deal.trick[-1].seat if deal.trick else None
    following = _following(deal, seat, owner)
    if following is not None and (deal.trick or deal.passed):
        return decision.write(turn(following))
    if deal.trick:
        assert owner is not None
        if rules.beat_own and not deal.has_passed(owner) and deal.hands[owner]:
            return decision.write(turn(owner))
        decision.write(e.TrickWon(owner))
        return lead(decision, owner)
    if deal.passed:  # no seat could lead: only illegal plays are left
        return end(decision) if deal.out else decision.write(void(deal))
    return lead(decision, seat)  # the play has won its trick at once


def _following(deal: Deal, seat: Seat, owner: Seat | None) -> Seat | None:
    """Return the next seat in this trick; when all others are skipped, its owner plays again."""
    passed, skipped = deal.passed, deal.skipped
    live = [s for s in deal.after(seat) if s != owner and not passed >> s & 1]
    due = [s for s in live if not skipped >> s & 1] if skipped else live
    if live and not due and owner is not None and deal.hands[owner]:
        return owner
    return next(iter(due or live), None)


def lead(decision: Decision, winner: Seat) -> None:
    """Give the winner the lead; when the winner is out, the next player with cards or the heir."""
    deal, heir = decision.deal, decision.deal.rules.heir
    if deal.hands[winner]:
        leader = winner
    else:
        leader = heir.leader(deal)[0] if heir else deal.after(winner)[0]
    decision.write(turn(leader))


def end(decision: Decision) -> None:
    """End the deal: places, points and payments."""
    assert decision.deal.rules.ending is not None
    decision.write(result(decision.deal, decision.deal.rules.ending.places(decision.deal)))


def result(deal: Deal, places: tuple[Seat, ...]) -> e.Ended:
    """Return the result of a deal with these places, by the rules of the house."""
    rules = deal.rules
    for rule in rules.rankers:
        places = rule.ranks(deal, places)
    points = rules.scoring.points(deal, places) if rules.scoring else (0,) * len(places)
    return settled(deal, places, points)


def settled(deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]) -> e.Ended:
    """Return the end of a deal with these final places and the points of its score model."""
    rules = deal.rules
    for rule in rules.scorers:
        points = rule.scores(deal, places, points)
    paid = rules.settlement.pays(deal, places, points) if rules.settlement else ()
    for rule in rules.payers if paid else ():
        paid = rule.pays(deal, places, paid)
    plan = tuple(asked for rule in rules.planners for asked in rule.plans(deal))
    void = any(rule.annuls(deal) for rule in rules.annullers)
    return e.Ended(places, points, void, plan, paid)
