"""Wild cards, cards with powers, and revolutions."""
