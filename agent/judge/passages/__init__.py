"""Passages: the sentences of the evidence, and the windows of them, that a claim is held against.

A passage is cut into sentences, each read with what introduces it (`belonging`, `windows`); those
that share enough with a claim are its windows (`matching`), put as the models know texts
(`readable`). What a passage defines gives the claim another wording (`definitions`, `wordings`).
"""
