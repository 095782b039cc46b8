"""Conditions, requirements, choices and bounds: what holds only for some, or only with something.

Each rule here asks whether the claim keeps what the evidence makes a condition: that something
be done or brought, that it be here only, that it be at least or at most so much, that one of two
be chosen.
"""
