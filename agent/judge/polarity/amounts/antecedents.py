"""Antecedents: what the Lyon office, *which used paper*, did is not what all offices did."""

from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

_ALL = frozenset("all every each both no".split())
_WHICH = frozenset({"which", "that", "who"})
_ONES = frozenset({"NN", "NNP"})


def of_its_antecedent(claim: Tree, premise: Tree) -> str:
    """Return the one thing of which a relative clause says what the claim says of all, or ''."""
    if not claim.words & _ALL:
        return ""
    for i, token in enumerate(claim.tokens):
        whole = {claim.lower(k) for k in claim.with_deps(i, "det", "predet")} & _ALL
        if token.dep not in SUBJECTS or token.pos not in NOUNS or not whole:
            continue
        return _one(premise, claim.stems[i], claim.stems[token.head])
    return ""


def _one(premise: Tree, noun: str, key: str) -> str:
    """Return the one thing of the kind ``noun`` that does ``key`` by a relative clause, or ''.

    None where the verb stands elsewhere too.
    """
    found = ""
    for verb in premise.places(key):
        subjects = premise.subjects(verb)
        relative = len(subjects) == 1 and premise.lower(subjects[0]) in _WHICH
        head = premise.tokens[verb].head
        single = premise.stems[head] == noun and premise.tokens[head].tag in _ONES
        if not relative or premise.tokens[verb].dep != "relcl" or not single:
            return ""
        apart = premise.with_deps(head, "compound", "amod", "nmod", "poss")
        found = premise.quote([*apart[:1], head]) if apart else ""
    return found
