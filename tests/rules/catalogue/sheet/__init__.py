"""Tests that rule sheets state the rules in force, for any mixture of options."""
