"""Events: when something was, what came first, and what was the cause of what.

Tense and dates of two clauses are compared, the days on which something holds, and which of two
events a text puts before the other or makes its cause.
"""
