"""Negation: what is so on one side and is not on the other, and when that is no contradiction.

Denials are told by negated clauses, by words for what there is not, by opposites in the halves of
a sentence, by *X instead of Y*; an exception, a narrower subject or another time excuses them.
"""
