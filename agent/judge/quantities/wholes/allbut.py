"""All but some: of *all but one of the toys passed* one is not how many passed."""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import value
from agent.judge.clauses.reading import read
from agent.judge.quantities.quantity import RULE
from agent.judge.quantities.reading.extract import quantities

_ALL_BUT = re.compile(
    r"\b(?:all|every one) (?:but|except(?: for)?|bar) (?P<part>\d[\d,]*|[a-z]+)\b", re.IGNORECASE
)
_ONE = re.compile(r"(?:only |just )?one\b", re.IGNORECASE)
_DENIED = re.compile(r"\b(?:not|no|never|none|nobody|without|cannot|but|except)\b|n['’]t\b", re.I)


def of_excepted(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return that a claim counts as many as are excepted where it tells what all others did."""
    told = _ALL_BUT.search(premise.text)
    part = value(told["part"]) if told else None
    if told is None or not part or _DENIED.search(claim.text):
        return None
    asked = [q for q in quantities(claim) if q.dimension == "count" and q.role != "whole"]
    given = asked[0].number.low if asked else float(_ONE.match(claim.text) is not None)
    if len(asked) > 1 or given != part or (asked and asked[0].bound):
        return None
    tree = read(premise).tree
    verbs = {tree.stems[i] for i, t in enumerate(tree.tokens) if t.pos == "VERB"}
    if not verbs & set(read(claim).tree.stems):
        return None
    reason = f"the evidence says {told.group().lower()}"
    return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
