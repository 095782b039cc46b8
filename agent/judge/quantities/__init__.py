"""The number rule: quantities of a claim are held against quantities of its evidence.

`check` asks for every quantity of a claim. `reading` finds them, out of `numbers`, `units` and
`times`; `binding` tells what they are said of, `comparison` what one says of another, `selection`
which one is meant; `cases` and `wholes` read what rules, bands and totals make of them.
"""
