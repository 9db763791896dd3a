"""Short series of deals on a real store, and a plain recomputation of all that is derived."""
