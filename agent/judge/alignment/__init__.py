"""Alignment: what of the evidence speaks of the same thing as the claim: words, sentences, clauses.

Texts have words in common (`lexical`); two words are alike, opposite or neither (`relation`, over
the tables in `opposites` and `alike`); a sentence is on the matter of a claim when it shares its
words (`matter`); a clause is paired with those whose predicate is related (`align`).
"""
