"""Random rule sets, and matches played with random actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from rules.actions import Action, Bid, Give, Pass, Play, Seat
from rules.cards import joined
from rules.catalogue import OPTIONS, build, full, problems
from rules.catalogue.presets import PRESETS, resolved
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Event, Shuffled
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from rules.view import SeatView

MORE_VALUES = {  # for options with values besides the listed ones
    "players": ["2..3", "3..5", "4..7", "5..5", "4..12"],
    "jokers": ["0", "1", "2", "3", "4"],
    "exchange": ["[3]", "[1,1]", "[0,2]"],
    "place_points": ["[3]", "[5,0,-5]"],
    "match_target": ["1", "5", "11"],
    "titles": ["custom:General/Major/Private"],
    "wild_ranks": ["{}", "{2}", "{3}", "{2,3}"],
    "transparent": ["3", "4", "8"],
    "hand_size": ["auto", "5", "10", "13", "17"],
    "deals_per_round": ["0", "2"],
    "redeal_low_points": ["off", "3", "6"],
    "run_min": ["3", "4", "5"],
    "run_excluded": ["{}", "{2}", "{A,2}"],
    "set_run_min": ["{2:3}", "{2:3,3:2}", "{2:3,3:3,4:3}"],
    "over13_rate": ["2", "3", "4"],
    "single_loser_amount": ["1", "5"],
    "stake": ["1", "0.50", "2"],
    "starting_chips": ["none", "149", "10"],
    "first_lead_card": ["3C", "3S", "4C", "5H"],
}
FIRST_OUT = {"deal_end": "first_out", "exchange": "none", "later_lead": "loser"}
TOGETHER: list[dict[str, str]] = [  # choices that chance alone would hardly ever combine
    {},
    {},
    FIRST_OUT | {"score_model": "hutabarat", "match_winner": "lowest"},
    FIRST_OUT | {"score_model": "single_loser", "match_end": "open", "match_winner": "highest"},
    {"score_model": "hutabarat", "match_winner": "lowest"},
    {"score_model": "penalty_values", "match_winner": "lowest"},
    {"score_model": "penalty_cards", "match_winner": "lowest"},
    {"exchange": "by_score", "score_model": "places"},
    {"exchange": "[3,2,1]", "players": "6..7"},
    {"joker_power": "wins_trick", "jokers": "2", "pass_rule": "single_round"},
    {"joker_power": "beats_any_set", "jokers": "4", "decks": "2", "twos_discount": "1"},
    {"jokers": "2", "joker_wild": "rank", "wild_ranks": "{3}"},
    {"revolution": "ranks_and_direction", "equal_play": "allowed", "transparent": "3"},
    {"deal": "fixed", "hand_size": "9", "leftover": "stock", "draw_on_pass": "as_required"},
    {"deal": "fixed", "hand_size": "9", "leftover": "stock", "draw_on_pass": "one"}
    | {"stock_exhausted": "reshuffle"},
    {"deal": "fixed", "hand_size": "9", "leftover": "discard", "table_pile": "face_up_heap"},
    {"deal": "fixed", "hand_size": "9", "leftover": "swap_offer", "swap_offer_face": "seen"},
    {"bomb_reach": "everything", "bomb_out_of_turn": "on", "pass_rule": "locked"},
    {"exchange": "[2,1]", "merchants": "on"},
    {"revolution": "ranks", "set_size_rule": "larger_if_higher", "must_beat": "on"},
]
MOST_STEPS = 4000


@dataclass
class Played:
    """A deal played with random actions: its rules, its present state and its events."""

    rules: RuleSet
    seats: int
    deal: Deal
    events: list[Event] = field(default_factory=list)


def some_game(chance: Random, preset: str | None = None) -> tuple[RuleSet, int]:
    """A random rule set without contradictions, and a number of seats that it allows.

    The preset is drawn too if it is None.
    """
    preset = preset or chance.choice([key for key in PRESETS if not problems(key)])
    used = full(preset)
    changed: dict[str, str] = {}
    together = [group for group in TOGETHER if group.keys() <= used.keys()]
    for more in [chance.choice(together), *some_values(chance, [*used])]:
        if not problems(preset, changed | more):
            changed |= more
    low, high = map(int, full(preset, changed)["players"].split(".."))
    fit = [seats for seats in range(low, high + 1) if not problems(preset, changed, seats)]
    return build(preset, changed), chance.choice(fit)


def some_values(chance: Random, used: list[str]) -> Iterator[dict[str, str]]:
    """Yield a random value for each of up to fourteen of these options."""
    for option in chance.sample(used, chance.randint(0, 14)):
        if found := values(option):
            yield {option: chance.choice(found)}


def values(option: str) -> list[str]:
    """The values of an option that are worth a test; none for an unknown option."""
    if option not in OPTIONS:
        return []
    return [*OPTIONS[option].meaning, *MORE_VALUES.get(option, [])]


def families() -> dict[str, list[str]]:
    """The presets by family."""
    found: dict[str, list[str]] = {}
    for preset in PRESETS:
        found.setdefault(resolved(preset)[0], []).append(preset)
    return found


def deals(
    rules: RuleSet, seats: int, chance: Random, count: int
) -> Iterator[tuple[Match, Shuffled]]:
    """Yield each deal of one match: the match during the deal, and the deal's first event.

    Each deal is played to its end with random actions before the next is yielded.
    """
    match = Match(rules, MatchState(tuple("ABCDEFGHIJKL"[:seats])))
    for _ in range(count):
        match, first = match.deal(chance)
        yield match, first
        ended = play(rules, first, Random(chance.random())).deal.ended
        assert ended is not None
        match = match.finished(ended)


def play(rules: RuleSet, first: Shuffled, chance: Random) -> Played:
    """Play a whole deal with random legal actions."""
    decision = begin(rules, first)
    played = Played(rules, first.seats, decision.deal, list(decision.events))
    for deal, seat, action in steps(decision.deal, chance):
        decision = decide(deal, seat, action)
        played.deal = decision.deal
        played.events += decision.events
    return played


def steps(deal: Deal, chance: Random) -> Iterator[tuple[Deal, Seat, Action]]:
    """Yield each state of a deal with a seat and its random action, until the deal is over.

    Under rules that allow calls or plays out of turn, one seat in ten is drawn from all seats that
    have a legal action.
    """
    for _ in range(MOST_STEPS):
        if not deal.to_act:
            return
        seat = chance.choice(sorted(deal.to_act))
        if (deal.rules.callers or deal.rules.interrupters) and chance.random() < 0.1:
            seat = chance.choice([s for s in range(len(deal.hands)) if legal(deal, s)])
        action = chance.choice(legal(deal, seat))
        yield deal, seat, action
        deal = decide(deal, seat, action).deal
    raise AssertionError(f"no end after {MOST_STEPS} actions: {deal.rules.choices}")


def shuffled(rules: RuleSet, seats: int, chance: Random, later: bool = False) -> Shuffled:
    """The first event of the first deal of a match, or of a later one with places drawn by lot."""
    names = tuple("ABCDEFGHIJKL"[:seats])
    state = MatchState(names)
    if later:
        places = tuple(chance.sample(names, seats))
        state = MatchState(names, places, dict.fromkeys(names, 0), 1, names[0], 1)
    return Match(rules, state).deal(chance)[1]


def opened(rules: RuleSet, seats: int, chance: Random, later: bool = False) -> Deal:
    """A deal after its first play; a deal that ends before is replaced by another.

    Each seat takes the last of its listed plays or bids, the highest bid, so that one seat plays
    alone.
    """
    deal = begin(rules, shuffled(rules, seats, chance, later)).deal
    while deal.ended is None and not deal.played:
        seat = min(deal.to_act)
        actions = legal(deal, seat)
        wanted = [action for action in actions if isinstance(action, Play | Bid)]
        deal = decide(deal, seat, wanted[-1] if wanted else chance.choice(actions)).deal
    return deal if deal.ended is None else opened(rules, seats, chance, later)


def at_random(view: SeatView, chance: Random) -> Action:
    """Return a random legal action of this seat, plays more often than passes and calls."""
    if view.gift and not (view.asked and chance.random() < 0.5):
        return Give(joined(chance.sample(view.givable, view.gift.count or 1)))
    if view.plays and chance.random() < 0.8:
        return Play(chance.choice(view.plays).laid)
    other: list[Action] = [*view.asked, *([Pass()] if view.may_pass else [])]
    return chance.choice(other) if other else Play(chance.choice(view.plays).laid)
