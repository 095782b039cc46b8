"""Resumed: *if the tenant is late, he owes the landlord interest* has no landlord owe the tenant.

A pronoun that is the subject of a sentence stands for that of the clause before it.
"""

import re
from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

SAID = 0.6  # share of the claim's words from which a sentence says what the claim says
_CUE = re.compile(r"\b(?:if|when|whenever|where|should|once|unless|after|before)\b", re.IGNORECASE)
_HE = frozenset("he she it they".split())
_PAYING = frozenset("pay owe".split())
_TO = frozenset({"dobj", "dative"})


def compare_resumed(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim has done to a doer what the doer does, else ``none``."""
    if not _CUE.search(premise.text):
        return Outcome.NONE, ""
    mine = list(_deeds(claim))
    if not mine:
        return Outcome.NONE, ""
    for sentence in saying(claim, premise, SAID):
        told = [d for d in _deeds(premise) if d[0] in sentence]
        for verb, doers, others in mine:
            for deed, theirs, objects in told:
                same = _is_same(claim.tokens[verb].lemma, premise.tokens[deed].lemma)
                if same and doers & objects and others & theirs and not doers & theirs:
                    return Outcome.CONFLICT, f"“{premise.tokens[deed].text}” is the other way round"
    return Outcome.NONE, ""


def _is_same(one: str, other: str) -> bool:
    return one == other or {one, other} <= _PAYING


def _deeds(tree: Tree) -> Iterator[tuple[int, frozenset[str], frozenset[str]]]:
    """Yield each active verb with the stems of who does it, and of those to whom it is done."""
    for verb, token in enumerate(tree.tokens):
        subjects = tree.with_deps(verb, "nsubj") if token.pos == "VERB" else []
        if not subjects:
            continue
        doer = subjects[0]
        if tree.lower(doer) in _HE:
            doer = _meant(tree, verb, doer)
        objects = tree.with_deps(verb, *_TO)
        objects += [
            k
            for p in tree.with_deps(verb, "prep", "dative")
            if tree.lower(p) in {"to", "toward", "towards"}
            for k in tree.with_deps(p, "pobj")
        ]
        objects += [c for k in objects for c in tree.with_deps(k, "compound")]  # *owes A interest*
        named = [k for k in objects if tree.tokens[k].pos in NOUNS]
        if named and tree.tokens[doer].pos in NOUNS:
            yield verb, frozenset({tree.stems[doer]}), frozenset(tree.stems[k] for k in named)


def _meant(tree: Tree, verb: int, pronoun: int) -> int:
    """Return the one subject of the clauses before a pronoun in its sentence, or the pronoun."""
    start, _ = tree.sentences[tree.sentence_of[verb]]
    found = [
        k
        for k in range(start, pronoun)
        if tree.tokens[k].dep in SUBJECTS and tree.tokens[k].pos in NOUNS
    ]
    return found[0] if len(found) == 1 else pronoun
