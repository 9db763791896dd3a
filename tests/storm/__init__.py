"""Storms: people who only click what they see, while everything fails that can."""
