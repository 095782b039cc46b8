"""What is said of the others only: *all other employees use trains* is not said of all."""

from collections.abc import Iterator

from agent.judge.alignment.matter import words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import CONTENT_POS, Tree

_OTHERS = frozenset("other others remaining further additional rest remainder else".split())
_WHOLE = frozenset("all every each the any our your their its both whole".split())
_EVERYONE = frozenset("everybody everyone all anybody anyone people".split())
_APART = frozenset("except excepting apart besides unless after beyond outside but".split())
"""What a claim sets apart itself."""
_TELLING = {*CONTENT_POS, "NUM"}
_SAID = 0.7
"""Share of what a claim says of its subject from which a clause says so."""


def of_the_others(claim: Tree, premise: Tree) -> str:
    """Return the clause that says only of others what the claim says of their whole kind, or ''.

    Example:
        "Members pay €10. Everybody else pays €15." does not say that everybody pays €15.
    """
    subject = claim.subject_among(range(len(claim.tokens)))
    if subject is None or claim.words & (_OTHERS | _APART):
        return ""
    inside = {*claim.below(subject)}
    if any(claim.lower(i) not in _WHOLE for i in inside - {subject}):
        return ""
    said = words_of(claim, (i for i in range(len(claim.tokens)) if i not in inside), _TELLING)
    denies = bool(claim.words & NEGATIVES)
    clauses = [
        c
        for c in _clauses(premise)
        if _says(said, premise, c) and denies == any(premise.lower(i) in NEGATIVES for i in c)
    ]
    if not clauses or not all(_is_of_others(claim, subject, premise, c) for c in clauses):
        return ""
    return premise.quote(clauses[0])


def _says(said: frozenset[str], premise: Tree, clause: list[int]) -> bool:
    return bool(said) and len(said & words_of(premise, clause, _TELLING)) >= _SAID * len(said)


def _clauses(tree: Tree) -> Iterator[list[int]]:
    """Yield the sentences of a text, and the parts of those that semicolons divide."""
    for start, end in tree.sentences:
        marks = [i for i in range(start, end) if tree.lower(i) == ";"]
        for first, last in zip([start, *(i + 1 for i in marks)], [*marks, end], strict=True):
            if first < last:
                yield [*range(first, last)]


def _is_of_others(claim: Tree, subject: int, premise: Tree, clause: list[int]) -> bool:
    """Tell whether a clause is on other things, or people, of the kind that a claim is on."""
    own = premise.subject_among(clause)
    if own is None:
        return False
    inside = {*premise.below(own)}
    named = {premise.stems[i] for i in inside if premise.lower(i) not in _OTHERS}
    if not _OTHERS & {premise.lower(i) for i in inside}:
        return False
    alone = premise.lower(own) in _OTHERS and len(inside) <= len({"the", "rest"})
    everyone = claim.lower(subject) in _EVERYONE and premise.lower(own) in _EVERYONE
    return claim.stems[subject] in named or everyone or alone
