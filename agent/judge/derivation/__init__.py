"""Arithmetic on stated numbers: how a number of a claim may follow from its evidence.

`check` decides: `search` looks for a computation that yields the number, `refutation` for one that
yields another. `arithmetic` and `dates` compute, `relations` reads one number told by way of
another, `tables` what a table says as a whole, and `plausibility` asks whether a result fits.
`operands` are the numbers at hand, `cues` the claim's words that name an operation.
"""
