"""What of the evidence speaks of the same thing as the claim: words, sentences and clauses.

Two words are alike, opposite or neither (`relation`, over the tables in `opposites` and `alike`);
a sentence is on the matter of a claim when it shares its words (`matter`); a clause is paired
with the clauses whose predicate is related (`align`). All rules on polarity stand on this.
"""
