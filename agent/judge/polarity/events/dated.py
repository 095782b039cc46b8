"""Dated things: a claim for damage of 12 May need not have been received on 12 May."""

import re

from agent.domain.prose.calendar import ANY_MONTH, DAY_OF_MONTH
from agent.judge.clauses.tree import SUBJECTS, Tree

_YEAR = r"(?:1[5-9]|20)\d\d(?![\w%]|[.,]\d)"
_DATE = rf"(?:(?:{DAY_OF_MONTH}|{ANY_MONTH})(?:,? {_YEAR})?|{_YEAR})"
_ON = re.compile(rf"\b(?:on|in) (?P<date>{_DATE})", re.IGNORECASE)
_MAKING = frozenset("write send date sign issue make give file lodge submit be".split())
"""What is done to a paper on its date."""
_DONE_TO = frozenset({"dobj", "nsubjpass"})


def of_a_dated_thing(claim: Tree, premise: Tree) -> str:
    """Return the words by which only a thing is dated in the premise, its deed in the claim."""
    found = _ON.search(claim.text)
    if found is None:
        return ""
    date = found["date"].casefold()
    start = found.start()
    link = next((i for i, t in enumerate(claim.tokens) if t.start == start), None)
    verb = claim.tokens[link].head if link is not None else 0
    if link is None or claim.tokens[verb].pos != "VERB" or claim.tokens[verb].lemma in _MAKING:
        return ""
    text = premise.text.casefold()
    places = [m.start() for m in re.finditer(rf"\b{re.escape(date)}", text)]
    told = [_dated(premise, place, claim.stems[verb]) for place in places]
    return told[0] if told and all(told) else ""


def _dated(premise: Tree, place: int, key: str) -> str:
    """Return *damage of 12 May* where the deed ``key`` is done to what is so dated, or ''."""
    day = next((i for i, t in enumerate(premise.tokens) if t.start == place), None)
    if not day or premise.lower(day - 1) != "of":
        return ""
    noun = premise.tokens[day - 1].head
    above = noun
    while premise.tokens[above].pos not in {"VERB", "AUX"} and premise.tokens[above].head != above:
        if premise.tokens[above].dep in SUBJECTS - _DONE_TO:
            return ""
        thing, above = above, premise.tokens[above].head
        if premise.tokens[thing].dep in _DONE_TO and premise.stems[above] == key:
            return "" if premise.stems[noun] == key else premise.quote([noun, day])
    return ""
