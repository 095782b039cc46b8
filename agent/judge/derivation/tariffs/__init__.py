"""Prices in steps: the first of a kind cost so much, or nothing, and each further one so much."""
