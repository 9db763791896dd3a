"""The parts of a deal, one after the other: cut, deal, bid, exchange, play tricks."""
