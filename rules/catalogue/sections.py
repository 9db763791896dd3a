"""The sections of a rule sheet with their options, in the order in which they are read.

A rule set is built in this order, too.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.catalogue.auction import OPTIONS as AUCTION
from rules.catalogue.cards import high_cards, pack, suits
from rules.catalogue.combinations import bombs, chops, five_cards, kickers, kinds, runs
from rules.catalogue.dealing import dealer, hands, instant_wins, leftovers, redeals
from rules.catalogue.ending import deal_end, last_card
from rules.catalogue.exchange import OPTIONS as EXCHANGE
from rules.catalogue.leads import OPTIONS as LEADS
from rules.catalogue.match import match_end, payment
from rules.catalogue.option import Option
from rules.catalogue.places import duties, titles
from rules.catalogue.scoring import bid, penalties, score_model, winner
from rules.catalogue.special_cards import powers, revolution, wild
from rules.catalogue.teams import OPTIONS as TEAMS
from rules.catalogue.tricks import following, passing, stock, table


class Section(NamedTuple):
    """A headed part of a rule sheet."""

    title: str
    options: tuple[Option, ...]


SECTIONS = (
    Section("Cards", (*pack.OPTIONS, *high_cards.OPTIONS, *suits.OPTIONS)),
    Section(
        "Deal",
        (
            *dealer.OPTIONS,
            *hands.OPTIONS,
            *leftovers.OPTIONS,
            *redeals.OPTIONS,
            *instant_wins.OPTIONS,
        ),
    ),
    Section("Auction", AUCTION),
    Section("Lead", LEADS),
    Section(
        "Combinations",
        (
            *kinds.OPTIONS,
            *runs.OPTIONS,
            *kickers.OPTIONS,
            *five_cards.OPTIONS,
            *bombs.OPTIONS,
            *chops.OPTIONS,
        ),
    ),
    Section(
        "Tricks",
        (*passing.OPTIONS, *following.OPTIONS, *stock.OPTIONS, *table.OPTIONS),
    ),
    Section("Special cards", (*wild.OPTIONS, *powers.OPTIONS, *revolution.OPTIONS)),
    Section("End of a deal", (*deal_end.OPTIONS, *last_card.OPTIONS)),
    Section("Teams", TEAMS),
    Section("Exchange", EXCHANGE),
    Section("Places", (*titles.OPTIONS, *duties.OPTIONS)),
    Section(
        "Points",
        (*score_model.OPTIONS, *penalties.OPTIONS, *winner.OPTIONS, *bid.OPTIONS),
    ),
    Section("Match", (*payment.OPTIONS, *match_end.OPTIONS)),
)
OPTIONS: dict[str, Option] = {
    option.id: option for section in SECTIONS for option in section.options
}
TOPICS = (  # the headings of a menu, in its order; others come after them
    *("Pack", "Suits", "Special cards", "Combinations", "Straights", "Flushes", "Hands of five"),
    *("Bombs", "Auction", "Dealing", "Instant wins", "Leads", "Passing", "Following", "Ending"),
    *("Revolution", "Scoring", "Teams", "Payment", "Match", "Places", "Table"),
)
