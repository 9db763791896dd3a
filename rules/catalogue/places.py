"""Places: seats, titles, hats and duties (catalogue 3.R, 3.S)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.dealing.dealer import FIRST_CARDS
from rules.catalogue.option import Choices, Option, adds, flag, put
from rules.catalogue.values import Pattern, Words
from rules.house.duties import Forfeits, OnlyLastTouches
from rules.match.terms import Titles
from rules.phases.cutting import DealingDuty, FaultsCount, ManualDealing, OfferCut
from rules.ruleset import RuleSet

TITLES = {
    "president": Titles(("President", "Vice-President"), ("Vice-Scum", "Scum"), "Citizen"),
    "rude": Titles(("President", "Vice-President"), ("Vice-Asshole", "Asshole"), "Citizen"),
    "european_king": Titles(("King", "Minister"), ("Peasant",), "Citizen"),
    "european_boss": Titles(("Boss", "Foreman"), ("Bum",), "Worker"),
    "comp303": Titles(("President", "Vice-President"), ("Vice-Beggar", "Beggar"), "Citizen"),
    "denexa_six": Titles(
        ("President", "Vice President", "Governor", "Lt. Governor"), ("Citizen", "Scum"), "Citizen"
    ),
    "worker": Titles(("President", "Vice-President"), ("Worker", "Scum")),
    "daifugo": Titles(
        ("Daifugo", "Millionaire"),
        ("Poor", "Destitute"),
        "Commoner",
        three=("Daifugo", "Commoner", "Destitute"),
    ),
    "huberes": Titles(
        ("Király", "Nagybirtokos", "Kisbirtokos"),
        ("Nagyparaszt", "Kisparaszt", "Mocsár"),
        "Paraszt",
    ),
    "merchants": Titles(
        ("Landlord", "Noble", "Upper merchant"), ("Lower merchant", "Peasant", "Scum"), "Merchant"
    ),
    # 000:537 calls the first place of the basic game the Landlord, and names no other
    "landlord": Titles(("Landlord", "Vice-President"), ("Vice-Scum", "Scum"), "Citizen"),
    "rich_man": Titles(("Rich Man",), ("Poor Man",)),
    "warlords": Titles(("Warlord",), ("Scumbag",)),
}
DEUCES = Titles(("President", "Vice-President"), ("Vice-Bum", "Bum"), "Citizen")
MILITARY = Titles(("General", "Colonel", "Major"), ("Captain", "Sergeant", "Private"), "Captain")


def named(value: str, choices: Choices) -> Titles:
    """Return the titles of this name; President with Deuces rules has words of its own (PD-03)."""
    return DEUCES if value == "president" and "five_card_order" in choices else TITLES[value]


def _titles(rules: RuleSet, value: str | Titles, choices: Choices) -> RuleSet:
    titles = value if isinstance(value, Titles) else named(value, choices)
    return replace(rules, society=replace(rules.society, titles=titles))


def _custom(written: str) -> Titles:
    if written == "custom":
        return MILITARY
    kind, _, names = written.partition(":")
    words = tuple(filter(None, (name.strip() for name in names.split("/"))))
    if kind != "custom" or not 3 <= len(words) <= 12 or any(len(word) > 32 for word in words):
        raise ValueError(written)
    half = (len(words) + 1) // 2
    return Titles(words[:half], words[half:])


TITLE_OPTIONS = (
    Option(
        "seating",
        topic="Places",
        question="Do players move seats after a deal?",
        help="In order of place: turns go from first place down to last.",
        values=Words({"by_rank": "yes, in order of place", "fixed": "no, seats stay"}),
        default={
            "bt": "fixed",
            "pr": "by_rank",
            "df": "fixed",
            "th": "fixed",
            "dd": "fixed",
            "b3": "fixed",
        },
        change=flag("society.seats_by_rank", "by_rank"),
        says={
            "by_rank": "After each deal you move seats, in order of place.",
            "fixed": "You keep your seat.",
        },
    ),
    Option(
        "titles",
        topic="Places",
        question="What are the places called?",
        help=(
            "Names for the best and the worst places; those between repeat or drop out. Write your"
            " own "
            "as custom:General/Major/Private; custom alone takes military ranks."
        ),
        values=Pattern(
            {key: " · ".join(filter(None, titles.names(6))) for key, titles in TITLES.items()},
            _custom,
            "Pick a set by name, or write your own such as custom:General/Major/Private.",
        ),
        default={"pr": "president", "df": "daifugo"},
        change=_titles,
        says={"*": ""},  # the sheet has lines of its own, for any number of players
    ),
    Option(
        "hats",
        topic="Places",
        question="Does every place wear a hat?",
        help="A sign before the name; it doesn't change the game.",
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        change=flag("society.hats", "on"),
        says={
            "off": "",
            "on": "Every place wears a hat.",
        },
    ),
)


def _duties(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    if value == "nobody":
        return rules
    return rules.with_phases(DealingDuty(-1 if value == "bottom_rank" else 0))


def _faults(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """Let the first place deal by hand: no other has the duty, and the cut is part of it."""
    if value == "off":
        return rules
    kept = tuple(p for p in rules.phases if not isinstance(p, OfferCut | DealingDuty))
    rules = replace(rules, phases=kept).with_rules(FaultsCount())
    return rules.with_phases(ManualDealing(FIRST_CARDS[choices["first_card"]]))


def _stagnation(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    return put("society.stagnation")(rules, 0 if value == "off" else int(value), choices)


DUTIES = (
    Option(
        "duties",
        topic="Places",
        question="Who presses Deal?",
        help="From the second deal on; I do the rest.",
        values=Words(
            {
                "nobody": "nobody, I deal at once",
                "bottom_rank": "last place",
                "top_rank": "first place",
            }
        ),
        default={"*": "nobody", "pr": "bottom_rank", "df": "bottom_rank"},
        change=_duties,
        says={
            "nobody": "",
            "bottom_rank": (
                "After the first deal, last place shuffles, deals and clears the table."
            ),
            "top_rank": "After the first deal, first place shuffles, deals and clears the table.",
        },
    ),
    Option(
        "touch_rule",
        topic="Places",
        question="May only last place clear the table?",
        help=("Anyone else who does it on purpose comes last next deal. I ask twice, to be sure."),
        values=Words({"off": "no, nobody has to", "on": "yes"}),
        default={"pr": "off"},
        change=adds({"on": OnlyLastTouches()}),
        says={
            "off": "",
            "on": (
                "After the first play, only last place may clear the table. Do it on purpose, "
                "and you come last next deal."
            ),
        },
    ),
    Option(
        "procedural_faults",
        topic="Places",
        question="Does first place deal by hand, and pay for mistakes?",
        help=(
            "From the second deal on: shuffle, offer the cut, deal. After two faults first "
            "place drops to last; the others move up."
        ),
        values=Words({"off": "no, I make none", "on": "yes, step by step"}),
        default={"pr": "off"},
        change=_faults,
        says={
            "off": "",
            "on": (
                "After the first deal, first place shuffles, offers last place the cut, and "
                "deals by hand. A skipped step or a wrong count is a fault. After two, first "
                "place drops to last at once, and the new first place deals."
            ),
        },
    ),
    Option(
        "stagnation_demotion",
        topic="Places",
        question="Does first place drop to last if nothing changes?",
        help="The others move up.",
        values=Words({"off": "no", "2": "yes, after two deals in a row with the same places"}),
        default={"pr": "off"},
        change=_stagnation,
        says={
            "off": "",
            "*": (
                "If {stagnation_demotion} deals in a row change no place, first place drops to "
                "last."
            ),
        },
    ),
    Option(
        "forfeits",
        topic="Places",
        question="May first place set last place a harmless task?",
        help="Once a deal, and only if last place is willing. It doesn't affect the game.",
        values=Words({"off": "no", "on": "yes"}),
        default={"*": "off"},
        change=adds({"on": Forfeits()}),
        says={
            "off": "",
            "on": (
                "Once a deal, first place may set last place a harmless task, if they're willing."
            ),
        },
    ),
    Option(
        "join_leave",
        topic="Places",
        question="May players join or leave between deals?",
        help="If someone leaves, those below move up; newcomers start last.",
        values=Words(
            {
                "between_deals": "yes, after any deal",
                "closed": "only into a free seat, with its points",
            }
        ),
        default={
            "pr": "between_deals",
            "bt": "closed",
            "df": "between_deals",
            "th": "between_deals",
            "dd": "closed",
            "b3": "closed",
        },
        change=flag("society.join_between_deals", "between_deals"),
        says={
            "between_deals": "Join or leave between deals. Newcomers start last.",
            "closed": (
                "Leave any time. Newcomers take a free seat or a computer's, with its points."
            ),
        },
    ),
)
