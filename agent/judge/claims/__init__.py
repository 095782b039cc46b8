"""Extraction of atomic claims from a draft by rules on a dependency parse, or by a chat model.

`extractor` reads a draft: `layout` makes units of it, `parsing` parses them, `splitting` cuts the
sentences into clauses, `reference` says what their pronouns stand for, and `checkworthiness` what
claims nothing. `chat` has a chat model name the claims.
"""
