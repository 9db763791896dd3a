"""The sections of a rule sheet with their options, in the order in which they are read.

A rule set is built in this order, too.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.catalogue import deal_end, match, places, tricks
from rules.catalogue.auction import OPTIONS as AUCTION
from rules.catalogue.cards import order, pack
from rules.catalogue.combinations import bombs, five_cards, kinds, runs
from rules.catalogue.dealing import dealer, dealt_hands, hands, leftovers
from rules.catalogue.exchange import OPTIONS as EXCHANGE
from rules.catalogue.leads import OPTIONS as LEADS
from rules.catalogue.option import Option
from rules.catalogue.scoring import penalties, score_model, winner
from rules.catalogue.special_cards import powers, revolution, wild
from rules.catalogue.teams import OPTIONS as TEAMS


class Section(NamedTuple):
    """A headed part of a rule sheet."""

    title: str
    options: tuple[Option, ...]


SECTIONS = (
    Section("Cards", (*pack.OPTIONS, *order.HIGH_CARDS, *order.SUITS)),
    Section(
        "Deal",
        (
            *dealer.OPTIONS,
            *hands.OPTIONS,
            *leftovers.OPTIONS,
            *dealt_hands.REDEALS,
            *dealt_hands.INSTANT_WINS,
        ),
    ),
    Section("Bidding", AUCTION),
    Section("Lead", LEADS),
    Section(
        "Plays",
        (
            *kinds.KINDS,
            *runs.OPTIONS,
            *kinds.KICKERS,
            *five_cards.OPTIONS,
            *bombs.BOMBS,
            *bombs.CHOPS,
        ),
    ),
    Section(
        "Tricks",
        (*tricks.PASSING, *tricks.FOLLOWING, *tricks.STOCK, *tricks.TABLE),
    ),
    Section("Special cards", (*wild.OPTIONS, *powers.OPTIONS, *revolution.OPTIONS)),
    Section("End of a deal", (*deal_end.DEAL_END, *deal_end.LAST_CARD)),
    Section("Teams", TEAMS),
    Section("Exchange", EXCHANGE),
    Section("Places", (*places.TITLE_OPTIONS, *places.DUTIES)),
    Section(
        "Points",
        (*score_model.OPTIONS, *penalties.OPTIONS, *winner.WINNER, *winner.BID),
    ),
    Section("Match", (*match.PAYMENT, *match.MATCH_END)),
)
OPTIONS: dict[str, Option] = {
    option.id: option for section in SECTIONS for option in section.options
}
TOPICS = (  # the headings of a menu, in its order; others come after them
    *("Deck", "Suits", "Special cards", "Plays", "Straights", "Flushes", "Five-card hands"),
    *("Bombs", "Bidding", "Dealing", "Instant wins", "Leads", "Passing", "Beating plays", "Ending"),
    *("Revolution", "Scoring", "Teams", "Payment", "Match", "Places", "Table"),
)
