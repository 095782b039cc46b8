"""Clauses of a parsed text: predicates with their roles, for the rules that compare them."""
