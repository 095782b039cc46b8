"""Referents: whether the evidence tells of what the claim tells of, or of another of its kind.

A window may have all words of a claim and say them of another product, store, group, person, row
or day, or in a clause that an amendment has replaced. Each module finds one kind of other.
"""
