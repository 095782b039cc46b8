"""Forms of sentences that a correction has to know: clauses, conditions, denials, force."""
