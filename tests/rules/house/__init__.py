"""House rules with behaviour, topic by topic."""
