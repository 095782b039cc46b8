"""Denials of another case: that it does not work at 65 °C is not denied by its working at 37 °C."""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.comparison.compare import Relation, comparable, relate
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

_DENYING = re.compile(
    r"\b(?:no|not|never|cannot|nobody|nothing|none|neither|nor)\b|n['’]t\b", re.IGNORECASE
)

_WHEN = frozenset("at in on during under above below over after before until since within".split())


def of_another_case(
    claim: Analysis, premise: Analysis, stated: Finding, denied: Finding
) -> tuple[Finding, Finding]:
    """Return the findings on numbers and polarity: a conflict with another case is none.

    That the evidence does not tell of the claim's own is what is missing then.
    """
    against = [f for f in (stated, denied) if f.outcome is Outcome.CONFLICT]
    if not against or stated.outcome is Outcome.MATCH or not _denies_another(claim, premise):
        return stated, denied
    missing = stated.model_copy(update={"outcome": Outcome.MISSING, "reason": against[0].reason})
    return missing, Finding(rule=denied.rule, outcome=Outcome.NONE)


def _denies_another(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a claim denies of a time or value what its evidence tells of others only.

    The value stands beside the verb, as *at 65 °C* does: it says when, and is not what is told.
    """
    asked = [b.quantity for b in bind(claim).items if not b.quantity.soft]
    tree = read(claim).tree
    beside = [q for q in asked if _beside_the_verb(q, claim, tree)]
    if len(beside) != 1 or not _DENYING.search(claim.text):
        return False
    kin = [
        b.quantity
        for b in bind(premise).items
        if comparable(beside[0], b.quantity) and _bears(b, premise, tree)
    ]
    told = (premise.sentence_at(q.start).of(premise.text) for q in kin)
    if not kin or any(_DENYING.search(sentence) for sentence in told):
        return False
    return all(relate(beside[0], q) is Relation.DIFFERS for q in kin)


def _beside_the_verb(quantity: Quantity, claim: Analysis, tree: Tree) -> bool:
    """Tell whether a preposition ties a number to the verb of the sentence, to say of what case."""
    if quantity.day is not None and quantity.day.weekday:
        return False
    index = min(token_at(claim, quantity.start), len(tree.tokens) - 1)
    while tree.tokens[index].dep in ("nummod", "compound", "quantmod", "nmod", "advmod", "punct"):
        index = tree.tokens[index].head
    preposition = ""
    while tree.tokens[index].dep in ("pobj", "prep"):
        preposition = tree.lower(index)
        index = tree.tokens[index].head
    return index in tree.roots and preposition in _WHEN


def _bears(item: Bound, premise: Analysis, claim: Tree) -> bool:
    """Tell whether the sentence of a number has the claim's verb, or what it says there is."""
    told = premise.sentence_at(item.quantity.start)
    root = claim.roots[0]
    named = claim.with_deps(root, "nsubj", "attr", "acomp")
    wanted = named if claim.tokens[root].lemma == "be" else [root]
    stems = {claim.stems[i] for i in wanted}
    tree = read(premise).tree
    pairs = zip(tree.stems, tree.tokens, strict=True)
    return any(s in stems and told.start <= t.start < told.end for s, t in pairs)
