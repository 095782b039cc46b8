"""The stance of a predicate: its modal, the verbs that govern it, and its negations."""

import re
from collections.abc import Iterable

from agent.judge.clauses.force import (
    GOVERNORS,
    MODALS,
    NEGATIVE_GOVERNORS,
    NOUN_GOVERNORS,
    Force,
    Stance,
)
from agent.judge.clauses.negation import denied
from agent.judge.clauses.roles import Roles
from agent.judge.clauses.tree import Tree, spliced

_MAX_DEPTH = 4
_UNTRUE = re.compile(
    r"\bit (?:is|was|has been|is simply|is just) "
    r"(?:(?:not|never) (?:true|correct|right|the case|so)"
    r"|untrue|false|incorrect|wrong|a (?:myth|lie|fallacy)|(?:by no means|far from) true) $",
    re.IGNORECASE,
)


def stance_of(tree: Tree, verb: int, predicate: int, roles: Roles) -> Stance:
    """Return force and negation of the clause of ``verb``, those of its governors included."""
    bare = tree.tokens[verb].dep == "conj" and not tree.with_deps(verb, "aux", "neg", "nsubj")
    stance = _own(tree, verb, predicate, roles.quantified)
    if _disowned(tree, verb):
        return Stance(stance.force, not stance.negated)
    if bare and stance == Stance() and not tree.with_deps(verb, "nsubjpass"):
        stance = _shared(tree, verb)
    if tree.tokens[verb].dep == "pcomp" and tree.lower(tree.tokens[verb].head) == "without":
        stance = Stance(stance.force, not stance.negated)
    noun = noun_governor(tree, verb)
    if noun is not None:
        return noun.over(stance)
    index = verb
    for _ in range(_MAX_DEPTH):
        outer = _governing(tree, index)
        if outer is None:
            break
        stance = _governed(tree, outer).over(stance)
        index = outer
    return stance


def _disowned(tree: Tree, verb: int) -> bool:
    """Tell whether the clause is called untrue: *it is not true that the bridge was closed*."""
    that = next((k for k in tree.with_deps(verb, "mark") if tree.lower(k) == "that"), None)
    if that is None:
        return False
    return _UNTRUE.search(tree.text, 0, tree.tokens[that].start) is not None


def _shared(tree: Tree, verb: int) -> Stance:
    """Return what a coordinated verb takes over: *must wash and dry*, *did not eat or drink*.

    A denial ends at *but*: *should not wait but go*.
    """
    first = tree.tokens[verb].head
    heads = tree.with_deps(first, "nsubj", "nsubjpass")
    stance = _own(tree, first, first, heads)
    if stance.negated and any(tree.lower(k) == "but" for k in tree.kids[first]):
        return Stance(stance.force)
    joined_by_or = any(tree.lower(k) in {"or", "nor"} for k in tree.kids[first])
    if stance.negated and stance.force is Force.PLAIN and not joined_by_or:
        negative_subject = denied(tree, -1, -1, heads)
        return Stance(Force.PLAIN, negative_subject)
    return stance


def noun_governor(tree: Tree, verb: int) -> Stance | None:
    """Return the stance that a noun puts on an infinitive: *has no obligation to reply*."""
    token = tree.tokens[verb]
    head = token.head
    if token.dep not in {"acl", "relcl"} or token.tag != "VB":
        return None
    stance = NOUN_GOVERNORS.get(tree.tokens[head].lemma.lower())
    if stance is None:
        return None
    above = tree.tokens[head].head
    lacking = any(tree.lower(k) in {"no", "not", "without"} for k in tree.kids[head])
    denied_above = tree.child(above, "neg") is not None or tree.lower(above) == "without"
    return stance.denied() if lacking or denied_above else stance


def governor(tree: Tree, index: int) -> Stance | None:
    """Return the stance that ``index`` puts on a clause it governs, or None if it governs none."""
    stance = lends(tree, index)
    return stance if stance is not None and _complement(tree, index) else None


def lends(tree: Tree, index: int) -> Stance | None:
    """Return the stance that the word at ``index`` puts on a clause or a noun, or None."""
    lemma = tree.tokens[index].lemma.lower()
    if lemma in NEGATIVE_GOVERNORS or _yet_to(tree, index):
        return Stance(Force.PLAIN, True)
    if bans(tree, index):  # a *not* of its own turns what may be into what must not be
        return Stance(Force.MUST if tree.child(index, "neg") is None else Force.MAY)
    if lemma in {"have", "get", "order"} and not _infinitive(tree, index):
        return None
    if lemma == "free" and any(tree.lower(k) in {"of", "from"} for k in tree.kids[index]):
        return None
    return GOVERNORS.get(lemma) or GOVERNORS.get(tree.lower(index))


def bans(tree: Tree, index: int) -> bool:
    """Tell whether ``index`` is the verb of *is not to be refused*."""
    inner = tree.child(index, "xcomp")
    denying = any(tree.child(k, "neg") is not None for k in (index, inner) if k is not None)
    return denying and is_to_be(tree, index)


def is_to_be(tree: Tree, index: int) -> bool:
    """Tell whether ``index`` is the verb of *is to be filed*, denied or not."""
    inner = tree.child(index, "xcomp")
    if tree.tokens[index].lemma != "be" or inner is None or not _infinitive(tree, index):
        return False
    return tree.child(inner, "auxpass") is not None


def _yet_to(tree: Tree, index: int) -> bool:
    """Tell whether ``index`` is the verb of *has yet to be approved*."""
    return tree.tokens[index].lemma in {"have", "be"} and any(
        tree.lower(i) == "yet" and tree.lower(i + 1) == "to"
        for i in range(index + 1, min(index + 3, len(tree.tokens) - 1))
    )


def _complement(tree: Tree, index: int) -> bool:
    """Tell whether ``index`` governs a clause, as complement or as clausal subject."""
    if _inner(tree, index, "xcomp", "ccomp", "csubj", "csubjpass") is not None:
        return True
    if tree.tokens[index].dep in {"acomp", "attr"}:
        copula = tree.tokens[index].head
        if tree.child(copula, "csubj", "csubjpass", "xcomp", "advcl") is not None:
            return tree.tokens[copula].lemma == "be"
    return any(
        tree.child(p, "pcomp") is not None
        for p in tree.with_deps(index, "prep")
        if tree.lower(p) == "from"
    )


def _inner(tree: Tree, index: int, *deps: str) -> int | None:
    """Return the clause below a word, one that is only hung on it by a semicolon left aside."""
    return next((k for k in tree.with_deps(index, *deps) if not spliced(tree, k)), None)


def _infinitive(tree: Tree, index: int) -> bool:
    inner = _inner(tree, index, "xcomp", "ccomp")
    return inner is not None and any(
        tree.lower(k) == "to" and tree.tokens[k].dep == "aux" for k in tree.kids[inner]
    )


def _governing(tree: Tree, index: int) -> int | None:
    """Return the token that governs the clause of ``index`` and puts a stance on it."""
    token = tree.tokens[index]
    head = token.head
    if spliced(tree, index):
        return None
    if token.dep == "pcomp" and tree.lower(head) == "from":
        head = tree.tokens[head].head
    elif token.dep not in {"xcomp", "ccomp", "csubj", "csubjpass", "advcl"}:
        return None
    elif tree.tokens[head].pos == "AUX":
        complement = tree.child(head, "acomp", "attr")
        head = head if complement is None else complement
    if head == index or (token.dep == "advcl" and tree.tokens[head].dep not in {"acomp"}):
        return None
    return head if governor(tree, head) is not None else None


def _governed(tree: Tree, outer: int) -> Stance:
    stance = governor(tree, outer) or Stance()
    return _combined(tree, outer, stance)


def noun_stance(tree: Tree, word: int, noun: int) -> Stance:
    """Return the stance that ``word`` (*mandatory*, *prohibit*) puts on ``noun``."""
    return _combined(tree, word, lends(tree, word) or Stance(), noun)


def _combined(tree: Tree, outer: int, stance: Stance, *objects: int) -> Stance:
    """Return ``stance`` under the modal and the negations of its word: *needs no ticket*."""
    verb = tree.tokens[outer].head if tree.tokens[outer].dep in {"acomp", "attr"} else outer
    heads = {*tree.with_deps(verb, "nsubj", "nsubjpass"), *objects}
    own = _own(tree, verb, outer, heads)
    if own.force is Force.PLAIN:
        return stance.denied() if own.negated else stance
    if stance.force is Force.PLAIN:
        return own.over(stance)
    return stance.denied() if own.negated else stance


def _own(tree: Tree, verb: int, predicate: int, heads: Iterable[int]) -> Stance:
    negated = denied(tree, verb, predicate, heads)
    modal = next(
        (MODALS[tree.lower(k)] for k in tree.with_deps(verb, "aux") if tree.lower(k) in MODALS),
        None,
    )
    if modal is None:
        return Stance(Force.PLAIN, negated)
    if not negated:
        return modal
    if modal.force is Force.MAY or _is_need(tree, verb):
        return modal.denied()
    return Stance(modal.force, True)


def _is_need(tree: Tree, verb: int) -> bool:
    return any(tree.lower(k) == "need" for k in tree.with_deps(verb, "aux"))
