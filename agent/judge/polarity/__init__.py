"""Polarity: what a claim affirms, denies, demands or generalises, against its evidence.

`check` asks every rule, in order; `comparisons` holds two aligned clauses against each other. The
rules stand by what they ask about: `negation`, `modality`, `conditions`, `amounts`, `events`,
`roles` and `wording`.
"""
