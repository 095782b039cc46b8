"""Spread: *eight clinics in Austria and Switzerland* are not eight clinics in Austria.

A count of what several places, times or kinds have together is that of none of them alone. What a
rule or a text with *each* gives each of them is another matter.
"""

import re
from collections.abc import Iterator

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.calendar import WEEKDAYS
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import RULE

_EACH = re.compile(
    r"\b(?:each|every|both|either|per|apiece|respectively|individually|always|may|must|shall|can)\b",
    re.IGNORECASE,
)
_SUM = frozenset({"and", "&"})


def of_several_places(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return what is missing where a claim counts in one place what the evidence counts in two.

    Wherever the evidence has the number, it must be so.
    """
    counted = [b.quantity for b in bind(claim).items if b.quantity.dimension == "count"]
    known, mine, theirs = bind(premise).items, read(claim).tree, read(premise).tree
    if _EACH.search(claim.text):
        return None
    for quantity in counted:
        given = [b.quantity for b in known if states(quantity, b.quantity)]
        spread = [_spread(mine, theirs, theirs.within(q.start, q.end)) for q in given]
        if spread and all(spread):
            reason = f"the evidence gives {given[0].text} for “{spread[0]}” together"
            return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    return None


def _spread(claim: Tree, premise: Tree, number: list[int]) -> str:
    """Return the joined things of which a number counts all, if the claim has but some of them."""
    if not number:
        return ""
    start, end = premise.sentences[premise.sentence_of[number[0]]]
    if _EACH.search(premise.quote(range(start, end))):
        return ""
    for noun in _under(premise, number[0]):
        members = premise.conjuncts(noun)
        recurring = all(premise.tokens[m].text[:-1] in WEEKDAYS for m in members)
        if len(members) < 2 or recurring or not _summed(premise, members):
            continue
        own = [_words(premise, m) for m in members]
        told = [bool(w & frozenset(claim.stems)) for w in own]
        joined = any(claim.lower(k) in _SUM for k in range(len(claim.tokens)))
        if all(own) and any(told) and not all(told) and not joined:
            return premise.quote(range(noun, max(members) + 1))
    return ""


def _under(tree: Tree, number: int) -> Iterator[int]:
    """Yield the noun that a number counts, and those of its phrases and of its verb's."""
    noun = tree.tokens[number].head
    while tree.tokens[noun].pos not in NOUNS and tree.tokens[noun].head != noun:
        noun = tree.tokens[noun].head
    if tree.tokens[noun].pos not in NOUNS:
        return
    yield noun
    verb = tree.tokens[noun].head
    preps = [p for above in (noun, verb) for p in tree.with_deps(above, "prep")]
    for prep in preps:
        yield from tree.with_deps(prep, "pobj")
        inner = (k for noun in tree.with_deps(prep, "pobj") for k in tree.kids[noun])
        for k in inner:
            yield from tree.with_deps(k, "pobj") if tree.tokens[k].dep == "prep" else ()
            if tree.tokens[k].dep == "appos":
                yield k


def _summed(tree: Tree, members: list[int]) -> bool:
    """Tell whether things are joined by *and* without a number of its own for a later one."""
    joints = {tree.lower(k) for m in members for k in tree.with_deps(m, "cc")}
    counted = any(tree.with_deps(m, "nummod") for m in members[1:])
    return bool(joints & _SUM) and not counted


def _words(tree: Tree, noun: int) -> frozenset[str]:
    """Return the stems of a noun and of what belongs to it, those joined to it apart."""
    inside = tree.below(noun, frozenset({"conj", "cc", "nummod", "prep"}))
    return words_of(tree, inside, CONTENT_POS)
