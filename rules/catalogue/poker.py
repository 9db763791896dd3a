"""The combinations of Big Two and what beats what among them (catalogue 3.G to 3.K).

The ladders themselves are built by `rules.options.hands`, once all choices are known.
"""

from __future__ import annotations

from rules.catalogue.option import Choices, Option, Words, nothing
from rules.house.bombs import QuadsBeatNonquads
from rules.house.five_cards import CardValueDecides, FullHouseAnswersOnlyItself, UnbeatableCloses
from rules.ruleset import RuleSet


def _five_card_cross(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if choices.get("poker_ranks") == "on":
        return rules
    match value:
        case "card_value":
            return rules.with_rules(CardValueDecides())
        case "no_full_house_on_straight":
            return rules.with_rules(FullHouseAnswersOnlyItself())
    return rules


def _quads_beat_nonquads(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(QuadsBeatNonquads()) if value == "on" else rules


def _unbeatable_closes(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    sizes = _unreachable(choices)
    if value == "off" or not sizes:
        return rules
    return rules.with_rules(UnbeatableCloses(sizes))


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
        "triples",
        "Combinations",
        "May three of a kind be played by itself?",
        "If not, three of a kind is good only within a full house, or broken up.",
        Words({"on": "yes", "off": "no, only within a full house"}),
        {"bt": "on"},
        nothing,
    ),
    Option(
        "flushes",
        "Combinations",
        "Are there flushes?",
        "Five cards of one suit. Straight flushes remain either way.",
        Words({"on": "yes", "off": "no, only straight flushes"}),
        {"bt": "on"},
        nothing,
    ),
    Option(
        "quads_form",
        "Combinations",
        "How is four of a kind played?",
        "The four alone beat only lower fours; with a fifth card they are a hand of five.",
        Words(
            {
                "with_kicker": "with exactly one other card",
                "bare": "the four alone",
                "both": "either way, each a kind of its own",
            }
        ),
        {"bt": "with_kicker"},
        nothing,
    ),
    Option(
        "four_card_two_pairs",
        "Combinations",
        "May two pairs be played as four cards?",
        "The higher pair decides. A bare four of a kind, where there is one, beats any two pairs.",
        Words({"off": "no", "on": "yes, ranked by the higher pair"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "two_pair_junk",
        "Combinations",
        "May two pairs be played with an odd card?",
        "A hand of five below the straight, also called butterfly. The odd card never counts.",
        Words(
            {
                "off": "no",
                "any": "yes, any two pairs",
                "sisters": "yes, two pairs that are neighbours in rank",
            }
        ),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "two_pair_tie",
        "Combinations",
        "Two pairs with equal higher pairs: what decides?",
        "With suits that break no tie only the lower pair can decide.",
        Words(
            {
                "low_pair_then_suit": "the lower pair, then the best suit of the higher pair",
                "high_pair_suit": "the best suit of the higher pair at once",
            }
        ),
        {"bt": "low_pair_then_suit"},
        nothing,
    ),
    Option(
        "straight_flush_extra",
        "Combinations",
        "Does a straight flush need further cards?",
        "With two extra cards it is a play of seven; the five cards alone are just a straight.",
        Words({"0": "no, five cards", "2": "yes, any two more"}),
        {"bt": "0"},
        nothing,
    ),
    Option(
        "dragon_combo",
        "Combinations",
        "May one card of every rank be led as a dragon?",
        "For three players with 17 cards. It can only be led; another dragon beats it by its two.",
        Words({"off": "no", "on": "yes"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "poker_combos",
        "Combinations",
        "Are there poker hands of five cards?",
        "Straight, flush, full house, four and one, straight flush, as in Big Two.",
        Words({"off": "no", "on": "yes"}),
        {"pr": "off"},
        nothing,
    ),
    Option(
        "straight_order",
        "Straights",
        "Which straights are there, and which is the highest?",
        "The same for straight flushes. Suits decide between equal straights.",
        Words(
            {
                "low_end": "A2345 the lowest, then 23456, up to 10JQKA",
                "a2345_top": "23456 the lowest, A2345 above 10JQKA",
                "23456_top_a2345_2nd": "34567 the lowest, then up to 10JQKA, A2345, 23456",
                "23456_top_a2345_bottom": "A2345 the lowest, 23456 above 10JQKA",
                "no_a2345": "23456 the lowest, up to 10JQKA; no A2345",
                "jqka2_top_23456_bottom": "23456 the lowest, JQKA2 the highest; no A2345",
                "jqka2_top_23456_2nd": "34567 the lowest, 23456 and JQKA2 on top; no A2345",
                "jqka2_strict": "34567 the lowest, JQKA2 the highest",
                "twos_by_suit": "A2345 and 23456 above all others, by the suit of the 2",
                "a2345_top_23456_2nd": "34567 the lowest, then up to 10JQKA, 23456, A2345",
                "a2345_under_royal": "23456 the lowest, A2345 between 9-K and 10-A",
                "no_twos": "34567 to 10JQKA; no straights with a 2",
            }
        ),
        {"bt": "low_end"},
        nothing,
    ),
    Option(
        "flush_rank",
        "Flushes",
        "Which flush is higher?",
        "Two is high here.",
        Words(
            {
                "suit_then_top": "the better suit; in one suit the higher top card",
                "top_then_suit": "the higher top card, then its suit",
                "poker_then_suit": "the highest card, then the next and so on, then the suit",
            }
        ),
        {"bt": "suit_then_top"},
        nothing,
    ),
    Option(
        "five_card_order",
        "Hands of five",
        "Do four of a kind beat straight flushes?",
        "Usual: straight, flush, full house, four and one, straight flush.",
        Words(
            {
                "standard": "no, any straight flush is higher",
                "royal_only_over_quads": "yes, all but 10 J Q K A of one suit",
            }
        ),
        {"bt": "standard"},
        nothing,
    ),
    Option(
        "five_card_cross",
        "Hands of five",
        "Which hands of five answer one another?",
        "Card value goes by the top card, or by the three or four of a kind.",
        Words(
            {
                "higher_type": "a stronger type beats a weaker",
                "same_type": "only the same type",
                "card_value": "any, if its card value is higher; then the stronger type",
                "no_full_house_on_straight": "as usual, but a full house beats only full houses",
            }
        ),
        {"bt": "higher_type"},
        _five_card_cross,
    ),
    Option(
        "poker_ranks",
        "Hands of five",
        "Do hands of five rank as in poker?",
        "Ace high and two low, every card counts and suits never; a full house of twos is highest. "
        "It replaces the order of straights and flushes.",
        Words({"off": "no", "on": "yes"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "bomb_reach",
        "Bombs",
        "What may an honour hand be played on?",
        "Four of a kind with a card, or a straight flush. Only a higher honour hand follows it.",
        Words(
            {
                "five_card_only": "only hands of five",
                "singles_pairs": "also singles and pairs",
                "singles_pairs_triples": "also singles, pairs and three of a kind",
                "everything": "anything",
            }
        ),
        {"bt": "five_card_only"},
        nothing,
    ),
    Option(
        "bomb_hands",
        "Bombs",
        "Which hands are honour hands?",
        "They may go on other kinds as far as the reach of bombs says.",
        Words(
            {
                "quads": "four of a kind with a card",
                "straight_flush": "straight flushes",
                "both": "both",
            }
        ),
        {"bt": "both"},
        nothing,
    ),
    Option(
        "bomb_spares_big_two",
        "Bombs",
        "Is the highest two safe from bombs?",
        "Only when it is played as a single card.",
        Words({"off": "no", "on": "yes, an honour hand does not beat it"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "bomb_out_of_turn",
        "Bombs",
        "May an honour hand be played out of turn?",
        "At any moment of a trick, even after a pass. The turn goes on from there.",
        Words({"off": "no", "on": "yes"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "quads_beat_nonquads",
        "Bombs",
        "Do four of a kind beat everything without four of a kind?",
        "Straight flushes included; only higher fours beat them.",
        Words({"off": "no", "on": "yes"}),
        {"bt": "off"},
        _quads_beat_nonquads,
    ),
    Option(
        "unbeatable_closes",
        "Bombs",
        "Does a play that nothing can beat end its trick?",
        "The highest single card, or a pair with it, when no bomb can reach it.",
        Words({"off": "no, the others pass", "on": "yes, its player leads at once"}),
        {"bt": "off"},
        _unbeatable_closes,
    ),
)
