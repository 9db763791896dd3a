"""A player's hand: its message, its controls, and what is done with them."""
