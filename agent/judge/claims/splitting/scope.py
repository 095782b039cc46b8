"""What holds for several clauses: a time, condition or scope before them or behind them."""

from collections.abc import Sequence

from agent.domain.prose.calendar import MONTHS, WEEKDAYS
from agent.domain.prose.tags import ANY_SUBJECT, AUXILIARIES, PLACES
from agent.judge.claims.parsing.clause import Clause, Item, auxiliaries_of
from agent.judge.clauses.tree import Tree

_LEAD = frozenset({"prep", "advcl", "npadvmod", "nmod"})
_DAYS = frozenset(name.lower() for name in (*WEEKDAYS, "weekday", "weekend"))
_MONTHS = frozenset(map(str.lower, MONTHS))
DATED = frozenset({"day", "month", "year"})
"""The kinds of time that `time_or_place` tells."""
_ELSEWHERE = frozenset("elsewhere otherwise outside other others".split())
_POINTING = frozenset({"this", "that", "these", "those"})
_CONDITIONAL = frozenset({"if", "unless", "provided", "providing"})
_WITHIN = frozenset(
    "prep pobj pcomp npadvmod dobj attr acomp advmod conj nsubj nsubjpass agent".split()
)


def lead_of(clause: Clause, tree: Tree) -> tuple[Item, ...]:
    """Return what stands before the subject and holds for all conjuncts: time, condition, scope."""
    body = clause.body
    firsts = [k for k in tree.with_deps(clause.root, *ANY_SUBJECT, *AUXILIARIES) if k in body]
    starts = [tree.subtree(k)[0] for k in firsts if k < clause.root]
    border = min([*starts, clause.root])
    ahead = [k for k in tree.kids[clause.root] if k in body and k < border]
    if not any(tree.tokens[k].dep in _LEAD or tree.is_inverted(k) for k in ahead):
        return clause.lead
    before = [i for i in sorted(body) if i < border]
    while before and tree.tokens[before[0]].dep in ("cc", "punct"):
        before.pop(0)
    return tuple(before)


def own_lead(conjunct: int, words: list[int], tree: Tree) -> list[int]:
    """Return the conjunct's own time, condition or scope: what stands before its subject."""
    subjects = tree.with_deps(conjunct, *ANY_SUBJECT, *AUXILIARIES)
    border = min([tree.subtree(k)[0] for k in subjects] + [conjunct])
    before = [i for i in words if i < border]
    if all(tree.tokens[i].dep in ("cc", "punct", "advmod") for i in before):
        return []
    return before


def shared_lead(clause: Clause, verb: int, tree: Tree) -> tuple[Item, ...]:
    """Return the lead of ``clause`` that holds for ``verb`` too: none if that has one of its kind.

    "On Mondays the gym is closed, and the pool closes on Tuesdays" says nothing of the pool on
    Mondays, nor does "below grade 8 …, while from that grade up …" say both of one grade.
    """
    lead = lead_of(clause, tree)
    if _is_elsewhere(verb, tree) or _is_other_case(lead, clause, verb, tree):
        return ()
    words = [i for i in lead if isinstance(i, int) and tree.tokens[i].dep != "punct"]
    if not words or tree.tokens[words[0]].head in words or set(tree.subtree(words[0])) < set(words):
        return lead
    kinds, told = {time_or_place(i, tree) for i in words} - {""}, _told(verb, tree)
    if kinds & {time_or_place(i, tree) for i in told} or any(
        _points_to(i, words, tree) for i in told
    ):
        return ()
    return lead


def _is_elsewhere(verb: int, tree: Tree) -> bool:
    """Tell "elsewhere both sides need one": what opens a clause names another time or place."""
    starts = [tree.subtree(k)[0] for k in tree.with_deps(verb, *ANY_SUBJECT, *AUXILIARIES)]
    border = min([*starts, verb])
    return any(i < border and tree.lower(i) in _ELSEWHERE for i in tree.subtree(verb))


def _is_other_case(lead: tuple[Item, ...], clause: Clause, verb: int, tree: Tree) -> bool:
    """Tell a subject that is set against a condition: "annual payment" and "if you pay monthly"."""
    cases = _cases(lead, clause.root, tree)
    subjects = [i for k in tree.with_deps(verb, *ANY_SUBJECT) for i in tree.subtree(k)]
    firsts = {tree.tokens[k].lemma.lower() for k in tree.with_deps(clause.root, *ANY_SUBJECT)}
    if not cases or not subjects or firsts & {tree.tokens[i].lemma.lower() for i in subjects}:
        return False
    marks = {tree.lower(m) for m in tree.with_deps(verb, "mark")}
    done = tuple(tree.tokens[k].lemma.lower() for k in cases)
    return "whereas" in marks or any(tree.lower(i).startswith(done) for i in subjects)


def is_case(lead: Sequence[Item], verb: int, tree: Tree) -> bool:
    """Tell whether what stands before a subject is a case in which the rest holds: "if it rains".

    A time or place of their own leaves later predicates in that case.
    """
    return bool(_cases(lead, verb, tree))


def _cases(lead: Sequence[Item], verb: int, tree: Tree) -> list[int]:
    return [
        k
        for k in tree.with_deps(verb, "advcl")
        if k in lead and any(tree.lower(m) in _CONDITIONAL for m in tree.with_deps(k, "mark"))
    ]


def _points_to(noun: int, lead: list[int], tree: Tree) -> bool:
    """Tell whether "that grade" takes up the grade of "below grade 8", to say where it stands."""
    pointing = any(tree.lower(k) in _POINTING for k in tree.with_deps(noun, "det"))
    return pointing and any(tree.tokens[i].lemma == tree.tokens[noun].lemma for i in lead)


def _told(verb: int, tree: Tree) -> list[int]:
    """Return the words of a clause without those of clauses below it."""
    found = [verb]
    for word in found:
        found.extend(tree.with_deps(word, *_WITHIN))
    return found


def time_or_place(noun: int, tree: Tree) -> str:
    """Return which kind of time or place a noun names after its preposition; '' for others."""
    token = tree.tokens[noun]
    word = token.text.lower().removesuffix("s")
    if word in _DAYS:
        return "day"
    if word in _MONTHS and token.pos == "PROPN":
        return "month"
    if token.text.isdecimal() and len(token.text) == 4 and token.entity == "DATE":
        return "year"
    placed = token.dep == "pobj" and token.entity in PLACES
    return f"{tree.lower(token.head)} place" if placed else ""


def shares_condition(head: int, conjunct: int, clause: Clause, tree: Tree) -> bool:
    """Tell whether a condition behind the last of several predicates may hold for all of them.

    "You can crush the tablets and stir them into juice if swallowing is difficult."
    """
    if head != clause.root or tree.with_deps(conjunct, *ANY_SUBJECT, *AUXILIARIES):
        return False
    helpers = [i for i in auxiliaries_of(clause, tree) if isinstance(i, int)]
    if not any(tree.tokens[i].tag == "MD" for i in helpers):
        return False
    last = conjunct
    while following := tree.with_deps(last, "conj"):
        last = following[-1]
    return not _is_parted(last, tree) and any(
        k > last and tree.lower(m) in _CONDITIONAL
        for k in tree.with_deps(last, "advcl") + tree.with_deps(head, "advcl")
        for m in tree.with_deps(k, "mark")
    )


def _is_parted(conjunct: int, tree: Tree) -> bool:
    """Tell whether a comma stands before the conjunction, so that what follows is apart."""
    start = tree.subtree(conjunct)[0]
    return any(tree.tokens[i].text == "," for i in range(max(0, start - 2), start))
