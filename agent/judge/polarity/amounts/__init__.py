"""Amounts in words: all, most, nearly none, four of nine, one more than another, so much each.

The numbers themselves are left to the number rule; here it is asked of how many, of what share
and at what rate something is said, and which of two things has more.
"""
