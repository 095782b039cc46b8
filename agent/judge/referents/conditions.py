"""Conditions: what is so in one case is not so in that of another sentence.

*If nobody answers, consent is deemed given. It may be refused if the flat is full* does not say
that consent is deemed given if the flat is full.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.alignment.lexical import content, overlap
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, siblings
from agent.judge.polarity.check import RULE

SAID = 0.7  # share of the words of a case, or of what is so in it, that tell it again
LITTLE = 0.5  # most of the words of what is so in a case that another outcome has
_OPENS = r"(?:if|where|when|whenever|in case|once|as soon as|provided(?: that)?)"
_FIRST = re.compile(
    rf"^\W*(?:\(?\d+[.)]\s*)?{_OPENS} (?P<case>[^;]+?), (?P<so>[^;]+?)\.?$", re.IGNORECASE
)
_LAST = re.compile(rf"^(?P<so>[^;]+?),? \b{_OPENS} (?P<case>[^;]+?)\.?$", re.IGNORECASE)


class _Told(NamedTuple):
    """A case, and what is so in it."""

    case: str
    so: str


def under_its_condition(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage]
) -> Checked:
    """Return what was found in a window, and that what it says is so in another case."""
    asked = _told(claim.text)
    if asked is None:
        return checked
    places = dict.fromkeys(s.passage for s in window.sentences)
    nearby = (next(s for s in window.sentences if s.passage == i) for i in places)
    texts = [s.text for one in nearby for s in siblings(one, passages)]
    other = _other(asked, texts)
    if other is None:
        return checked
    found = Finding(
        rule=RULE, outcome=Outcome.MISSING, reason=f"the evidence says so where “{other.case}”"
    )
    return checked.unless_opposed(found, limited=True)


def _told(text: str) -> _Told | None:
    """Return the case of a sentence and what is so in it, None where it has none."""
    match = _FIRST.match(text) or _LAST.match(text)
    return None if match is None else _Told(match["case"], match["so"])


def _other(asked: _Told, texts: Sequence[str]) -> _Told | None:
    """Return the case that sentences give what a claim says, if they give its own case another.

    None where one of them says so without a case.
    """
    told = [_told(t) for t in texts]
    if any(
        t is None and overlap(asked.so, text) >= SAID for t, text in zip(told, texts, strict=True)
    ):
        return None
    known = [t for t in told if t is not None]
    own = [t for t in known if overlap(asked.case, t.case) >= SAID]
    same = [t for t in known if overlap(asked.so, t.so) >= SAID]
    apart = all(overlap(asked.case, t.case) <= LITTLE for t in same)
    if not content(asked.so) or not apart or any(overlap(asked.so, t.so) > LITTLE for t in own):
        return None
    return same[0] if own and same else None
