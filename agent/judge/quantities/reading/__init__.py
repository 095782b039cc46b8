"""Finds the quantities of a text: its numbers with units, comparators, rates and shares."""
