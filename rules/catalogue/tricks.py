"""Tricks: passing, following, the stock, and what is seen (catalogue 3.L, 3.R)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Contradiction, Instead, Option, adds, flag
from rules.catalogue.special_cards.revolution import revolution
from rules.catalogue.values import Words
from rules.house.five_cards import NothingBeatsIt, UnbeatableCloses
from rules.house.tricks import (
    DrawOnPass,
    EqualPlay,
    EqualSkips,
    FollowSuit,
    LargerSets,
    MustBeat,
    OneTurnEach,
    PassesReturn,
    ReverseColour,
)
from rules.ruleset import RuleSet


def _pass_rule(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    match value:
        case "reenter":
            return rules.with_rules(PassesReturn())
        case "single_round":
            one_turn = rules.with_rules(OneTurnEach())
            return replace(one_turn, pass_closes=True, why_closed="turn_spent")
    return replace(rules, pass_closes=True)


PASSING = (
    Option(
        "pass_rule",
        topic="Passing",
        question="What if you pass?",
        help="You can always pass, except when you lead.",
        values=Words(
            {
                "reenter": "you can play again on your next turn",
                "locked": "you're out of this trick",
                "single_round": "one turn each, then the highest play wins",
            }
        ),
        default={"*": "reenter", "df": "locked", "th": "locked"},
        change=_pass_rule,
        says={
            "reenter": "If you pass, you can still play on your next turn.",
            "locked": "If you pass, you're out of this trick.",
            "single_round": "Everyone gets one turn per trick.",
        },
    ),
    Option(
        "must_beat",
        topic="Passing",
        question="Must you beat a play if you can?",
        help="Then you can only pass without a legal play.",
        values=Words({"off": "no, passing is free", "on": "yes"}),
        default={"pr": "off"},
        change=adds({"on": MustBeat()}),
        says={
            "off": "",
            "on": "If you can beat the last play, you must.",
        },
    ),
    Option(
        "beat_own",
        topic="Passing",
        question=("When everyone else has passed, can you beat your own play?"),
        help="Instead of leading. If a pass ends your trick, nobody else can beat it then.",
        values=Words({"off": "no, the trick is over", "on": "yes"}),
        default={"bt": "off"},
        change=flag("beat_own", "on"),
        says={
            "off": "",
            "on": "When everyone else has passed, you can beat your own play instead of leading.",
        },
    ),
)


def _set_size_rule(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules if value == "exact" else rules.with_rules(LargerSets(value == "larger_any"))


def _equal_play(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    larger = choices.get("set_size_rule", "exact") != "exact"
    match value:
        case "allowed":
            return rules.with_rules(EqualPlay(larger))
        case "reverse_colour":
            return rules.with_rules(ReverseColour())
    return rules


def _equal_skip(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off":
        return rules
    turning = revolution(choices)
    turns = turning if turning and turning.turn else None
    return rules.with_rules(EqualSkips(value == "per_card", turns))


def _unbeatable_closes(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off" or choices.get("draw_on_pass", "off") != "off":
        return rules
    if not _has_big_two(choices):
        return rules.with_rules(NothingBeatsIt())
    sizes = _unreachable(choices)
    return rules.with_rules(UnbeatableCloses(sizes)) if sizes else rules


def _has_big_two(choices: Choices) -> bool:
    """Whether the game has the Big Two, for which the page has this rule (002:48)."""
    return "straight_order" in choices


def _unreachable(choices: Choices) -> tuple[int, ...]:
    """Return the numbers of cards, one and two, that no bomb may be laid on."""
    system = choices.get("bomb_system", "honours")
    if choices.get("quads_beat_nonquads") == "on" or system in ("chops", "dou_dizhu"):
        return ()
    if system == "none" or choices.get("bomb_reach", "five_card_only") == "five_card_only":
        return (1, 2)
    return (1,) if choices.get("bomb_spares_big_two") == "on" else ()


FOLLOWING = (
    Option(
        "set_size_rule",
        topic="Beating plays",
        question="Can a bigger set beat a smaller one?",
        help="A single counts as a set of one.",
        values=Words(
            {
                "exact": "no, you need the same number of cards",
                "larger_if_higher": "yes, if its rank is higher too",
                "larger_any": "yes, whatever its rank",
            }
        ),
        default={"pr": "exact"},
        change=_set_size_rule,
        says={
            "exact": "",
            "larger_if_higher": "A bigger set beats a smaller one if its rank is higher.",
            "larger_any": "A bigger set beats any smaller one.",
        },
    ),
    Option(
        "equal_play",
        topic="Beating plays",
        question="Does an equal play beat?",
        help="A play of the same rank and size.",
        values=Words(
            {
                "off": "no, it must be higher",
                "allowed": "yes",
                "reverse_colour": "yes, if each card has the opposite color",
            }
        ),
        default={"pr": "off"},
        change=_equal_play,
        says={
            "off": "",
            "allowed": "An equal play beats, too.",
            "reverse_colour": "An equal play beats if its cards have the opposite colors.",
        },
    ),
    Option(
        "equal_skip",
        topic="Beating plays",
        question="Does an equal play skip the next player?",
        help="With two players left, you play again. Being skipped isn't passing.",
        values=Words(
            {
                "off": "no",
                "one": "yes, one player",
                "per_card": "yes, one player for each card played",
            }
        ),
        default={"pr": "off"},
        change=_equal_skip,
        says={
            "off": "",
            "one": "An equal play skips the next player.",
            "per_card": "An equal play skips one player for each of its cards.",
        },
        contradictions=(
            Contradiction(
                "Equal plays can only skip a player if equal plays beat.",
                lambda meant: meant.on("equal_skip") and not meant.on("equal_play"),
            ),
        ),
    ),
    Option(
        "follow_suit",
        topic="Beating plays",
        question="Must singles follow suit?",
        help="Sets don't have to; jokers and cards with powers ignore it.",
        values=Words(
            {"off": "no", "singles": "yes, only a higher card of the same suit beats a single"}
        ),
        default={"pr": "off"},
        change=adds({"singles": FollowSuit()}),
        says={
            "off": "",
            "singles": "A single is only beaten by a higher card of its suit.",
        },
    ),
    Option(
        "unbeatable_closes",
        topic="Bombs",
        question="Does an unbeatable play end the trick at once?",
        # The passes are "mere formalities" (002:48); one that costs a card (002:105) is none.
        help=(
            "In Big Two that's the top single, or a pair with it, if no bomb can beat it; "
            "elsewhere any play that nothing in the deck beats."
        ),
        values=Words({"off": "no, the others pass", "on": "yes, its player leads at once"}),
        default={"bt": "off"},
        change=_unbeatable_closes,
        says={
            "off": "",
            "on": "A play that nothing can beat ends the trick at once.",
        },
        instead=(
            Instead(
                _has_big_two,
                {
                    "on": (
                        "The top card, alone or in a pair, ends the trick at once if no bomb can "
                        "beat it."
                    ),
                },
            ),
        ),
        only_with={"draw_on_pass": ("off",)},
    ),
)


def _draw(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off":
        return rules
    again = choices.get("stock_exhausted") == "reshuffle"
    return rules.with_rules(DrawOnPass(value == "as_required", again))


STOCK = (
    Option(
        "draw_on_pass",
        topic="Passing",
        question="Do you draw from the stock when you pass?",
        help="Your hand can grow beyond its first size.",
        values=Words(
            {
                "off": "no",
                "one": "yes, one card",
                "as_required": "yes, as many cards as the play to beat has",
            }
        ),
        default={"bt": "off"},
        change=_draw,
        says={
            "off": "",
            "one": "If you pass, draw a card from the stock.",
            "as_required": (
                "If you pass, draw as many cards from the stock as the play to beat has."
            ),
        },
        contradictions=(
            Contradiction(
                "Drawing when you pass needs a stock: set Leftovers to the stock.",
                lambda meant: meant.on("draw_on_pass") and meant.get("leftover") != "stock",
            ),
        ),
    ),
    Option(
        "stock_exhausted",
        topic="Dealing",
        question="What if the stock runs out?",
        # The page shuffles the cards set aside as often as it takes (000:237); passes could then go
        # on for ever, so a deal has three new stocks at most.
        help=("At most three times a deal, and never with the cards of the current trick."),
        values=Words(
            {
                "stop": "no more drawing",
                "reshuffle": "finished tricks become a new stock",
            }
        ),
        default={"bt": "stop"},
        says={
            "stop": "When the stock is empty, you stop drawing.",
            "reshuffle": (
                "When the stock is empty, finished tricks are shuffled into a new one, up to "
                "{restocks} times."
            ),
        },
        only_with={"draw_on_pass": ("one", "as_required")},
    ),
)


def _table_pile(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    shown = value != "aside_face_down"
    return replace(rules, society=replace(rules.society, pile_shown=shown))


TABLE = (
    Option(
        "hand_counts",
        topic="Table",
        question="Who knows how many cards you have?",
        help="Nobody ever sees which.",
        values=Words(
            {
                "always": "everyone, always",
                "hidden": "only you",
            },
            former={"on_request": "always"},  # a table that shows them needs no asking
        ),
        default={"*": "always"},
        change=flag("society.counts_hidden", "hidden"),
        says={
            "always": "Everyone sees how many cards you have left.",
            "hidden": "Nobody sees how many cards you have left.",
        },
    ),
    Option(
        "table_pile",
        topic="Table",
        question="What happens to a finished trick?",
        help="It decides whether you can look at earlier tricks.",
        values=Words(
            {
                "aside_face_down": "set aside, face down",
                "face_up_heap": "set aside, face up",
                "accumulate": "it stays on the table, in one pile",
            }
        ),
        default={"*": "aside_face_down"},
        change=_table_pile,
        says={
            "aside_face_down": "",
            "face_up_heap": "Played cards stay in sight.",
            "accumulate": "Played cards stay on the table until the deal is over.",
        },
    ),
)
