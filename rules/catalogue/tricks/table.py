"""What is seen of hands and of played cards (catalogue 3.R)."""

from __future__ import annotations

from rules.catalogue.option import Option, put
from rules.catalogue.values import Words

OPTIONS = (
    Option(
        "hand_counts",
        topic="Table",
        question="Who knows how many cards a player holds?",
        help="Nobody is ever told which cards.",
        values=Words(
            {
                "on_request": "everyone who asks",
                "always": "everyone, always",
                "hidden": "only the player",
            }
        ),
        default={"*": "always", "bt": "on_request"},
        change=put("society.hand_counts"),
        says={
            "on_request": "Whoever asks is told how many cards the others hold.",
            "always": "Everyone sees how many cards the others hold.",
            "hidden": "Nobody sees how many cards the others hold.",
        },
    ),
    Option(
        "table_pile",
        topic="Table",
        question="What becomes of the cards of a finished trick?",
        help="It decides whether earlier tricks can be looked at.",
        values=Words(
            {
                "aside_face_down": "they are put aside, face down",
                "face_up_heap": "they are put aside, face up",
                "accumulate": "they stay on the table, in one pile",
            }
        ),
        default={"*": "aside_face_down"},
        change=put("society.table_pile"),
        says={
            "aside_face_down": "",
            "face_up_heap": "Played cards stay in sight.",
            "accumulate": "Played cards pile up until the deal is over.",
        },
    ),
)
