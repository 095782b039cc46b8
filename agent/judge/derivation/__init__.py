"""Arithmetic on stated numbers: how a number of a claim may follow from its evidence."""
