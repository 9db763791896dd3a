"""Tests of the rules: whole deals here, each part of the rules in its own folder."""
