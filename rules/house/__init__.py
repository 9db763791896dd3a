"""The rules of the house by topic, each rule a small object that answers a few questions."""
