"""The judge: claims, matching, entailment, strict rules and verdicts.

A judge is `nli` (embedded), `chat` (a chat model) or `cascade` (both). Claims come from `claims`;
`passages` finds what each is held against; `rules` asks the strict rules (`quantities`,
`derivation`, `names`, `polarity`), corrected by `referents` and `standing`, and `agreement`;
`weighing` makes an opinion of it all, and `verdict` the ruling.
"""
