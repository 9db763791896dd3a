"""Tests of several processes that share the shards of one bot."""
