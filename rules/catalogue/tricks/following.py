"""Plays that may follow besides a higher one of as many cards (catalogue 3.L)."""

from __future__ import annotations

from rules.catalogue.contradiction import Contradiction
from rules.catalogue.option import Choices, Instead, Option
from rules.catalogue.special_cards.revolution import revolution
from rules.catalogue.values import Words
from rules.house.five_cards import NothingBeatsIt, UnbeatableCloses
from rules.house.following import EqualPlay, EqualSkips, FollowSuit, LargerSets, ReverseColour
from rules.ruleset import RuleSet


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


def _follow_suit(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(FollowSuit()) if value == "singles" else rules


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
    """The numbers of cards, one and two, that no bomb may be laid on."""
    system = choices.get("bomb_system", "honours")
    if choices.get("quads_beat_nonquads") == "on" or system in ("chops", "dou_dizhu"):
        return ()
    if system == "none" or choices.get("bomb_reach", "five_card_only") == "five_card_only":
        return (1, 2)
    return (1,) if choices.get("bomb_spares_big_two") == "on" else ()


OPTIONS = (
    Option(
        "set_size_rule",
        topic="Following",
        question="May a larger set beat a smaller one?",
        help="A single counts as a set of one.",
        values=Words(
            {
                "exact": "no, as many cards are needed",
                "larger_if_higher": "yes, if its rank is higher too",
                "larger_any": "yes, whatever its rank",
            }
        ),
        default={"pr": "exact"},
        change=_set_size_rule,
        says={
            "exact": "",
            "larger_if_higher": "A set is also beaten by a larger set, if that is of a higher "
            "rank.",
            "larger_any": "A set is also beaten by a larger set of any rank.",
        },
    ),
    Option(
        "equal_play",
        topic="Following",
        question="Does an equal play beat?",
        help="A play of the same rank and number of cards.",
        values=Words(
            {
                "off": "no, it must be higher",
                "allowed": "yes",
                "reverse_colour": "yes, if each card is of the opposite colour",
            }
        ),
        default={"pr": "off"},
        change=_equal_play,
        says={
            "off": "",
            "allowed": "A play of equal rank may be laid on another.",
            "reverse_colour": "A play of equal rank may be laid on one of the other colour.",
        },
    ),
    Option(
        "equal_skip",
        topic="Following",
        question="Does an equal play skip the next player?",
        help="With two players left its maker plays again. A skip is not a pass.",
        values=Words(
            {
                "off": "no",
                "one": "yes, one player",
                "per_card": "yes, as many players as cards were laid",
            }
        ),
        default={"pr": "off"},
        change=_equal_skip,
        says={
            "off": "",
            "one": "After an equal play the next player is skipped.",
            "per_card": "After an equal play as many players are skipped as it has cards.",
        },
        contradictions=(
            Contradiction(
                "Equal plays can only skip a player where equal plays are allowed.",
                lambda meant: meant.on("equal_skip") and not meant.on("equal_play"),
            ),
        ),
    ),
    Option(
        "follow_suit",
        topic="Following",
        question="Must singles follow suit?",
        help="Sets are not affected; jokers and cards with powers ignore it.",
        values=Words(
            {"off": "no", "singles": "yes, only a higher card of the same suit beats a single"}
        ),
        default={"pr": "off"},
        change=_follow_suit,
        says={
            "off": "",
            "singles": "A single card is only beaten by a higher one of its suit.",
        },
    ),
    Option(
        "unbeatable_closes",
        topic="Bombs",
        question="Does a play that nothing can beat end its trick?",
        # The passes are "mere formalities" (002:48); one that costs a card (002:105) is none.
        help=(
            "In Big Two the highest card, alone or in a pair, if no bomb reaches it; in other "
            "games any play that nothing in the pack beats."
        ),
        values=Words({"off": "no, the others pass", "on": "yes, its player leads at once"}),
        default={"bt": "off"},
        change=_unbeatable_closes,
        says={
            "off": "",
            "on": "A play that no other cards of the pack could beat ends its trick at once.",
        },
        instead=(
            Instead(
                _has_big_two,
                {
                    "on": "The highest card, alone or in a pair, ends the trick at once where no "
                    "bomb can beat it.",
                },
            ),
        ),
        only_with={"draw_on_pass": ("off",)},
    ),
)
