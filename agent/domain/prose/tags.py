"""Tags and dependency labels of a parse, by the part that they mark."""

NOUNS = frozenset({"NOUN", "PROPN"})
VERBS = frozenset({"VERB", "AUX"})
CONTENT_POS = frozenset({"NOUN", "PROPN", "VERB", "ADJ", "ADV", "NUM", "X", "SYM"})

SUBJECTS = frozenset({"nsubj", "nsubjpass"})
ANY_SUBJECT = SUBJECTS | {"csubj", "csubjpass", "expl"}
"""Subjects, clauses among them, and the "there" and "it" that stand for one."""
HELPING = frozenset({"aux", "auxpass"})
AUXILIARIES = HELPING | {"neg"}

PRESENT = frozenset({"VBZ", "VBP"})
TENSED = PRESENT | {"VBD"}
FINITE = TENSED | {"MD"}
CURRENT = PRESENT | {"MD"}
"""Finite verbs but those of the past."""

SINGULARS = frozenset({"NN", "NNP"})
PLURALS = frozenset({"NNS", "NNPS"})
COMMON = frozenset({"NN", "NNS"})
"""Nouns that are no names."""

COMPARATIVE = frozenset({"JJR", "RBR"})
SUPERLATIVE = frozenset({"JJS", "RBS"})
DEGREES = COMPARATIVE | SUPERLATIVE

PLACES = frozenset({"GPE", "LOC", "FAC"})
MEASURED = frozenset("DATE TIME CARDINAL ORDINAL MONEY PERCENT QUANTITY".split())
"""Types of entities: where something is, and when or how much it is."""
