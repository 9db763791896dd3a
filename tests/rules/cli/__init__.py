"""Tests of python -m rules: answers to other programs, and deals written as text."""
