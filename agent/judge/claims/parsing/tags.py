"""Dependency labels and Penn tags by the part that they mark."""

SUBJECTS = frozenset({"nsubj", "nsubjpass", "csubj", "csubjpass", "expl"})
AUXILIARIES = frozenset({"aux", "auxpass", "neg"})
FINITE = frozenset({"VBZ", "VBD", "VBP", "MD"})
