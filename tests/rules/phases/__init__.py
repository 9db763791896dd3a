"""Tests of the phases of a deal, each phase by itself: its requests and its results."""
