"""Tags and dependency labels of a parse, by the part that they mark."""

NOUNS = frozenset({"NOUN", "PROPN"})
VERBS = frozenset({"VERB", "AUX"})
CONTENT_POS = frozenset({"NOUN", "PROPN", "VERB", "ADJ", "ADV", "NUM", "X", "SYM"})

SUBJECTS = frozenset({"nsubj", "nsubjpass"})
ANY_SUBJECT = SUBJECTS | {"csubj", "csubjpass", "expl"}
"""Subjects, clauses among them, and the "there" and "it" that stand for one."""
AUXILIARIES = frozenset({"aux", "auxpass", "neg"})

FINITE = frozenset({"VBZ", "VBD", "VBP", "MD"})
PRESENT = frozenset({"VBZ", "VBP"})

SINGULARS = frozenset({"NN", "NNP"})
PLURALS = frozenset({"NNS", "NNPS"})
COMMON = frozenset({"NN", "NNS"})
"""Nouns that are no names."""

COMPARATIVE = frozenset({"JJR", "RBR"})
SUPERLATIVE = frozenset({"JJS", "RBS"})
DEGREES = COMPARATIVE | SUPERLATIVE
