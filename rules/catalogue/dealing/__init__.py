"""The deal, from the dealer to hands that win before a card is played."""
