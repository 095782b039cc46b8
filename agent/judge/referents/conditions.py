"""Conditions: what is so in one case is not so in that of another sentence.

*If nobody answers, consent is deemed given. It may be refused if the flat is full* does not say
that consent is deemed given if the flat is full.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import VERBS
from agent.domain.text import Passage
from agent.judge.alignment.lexical import content, overlap
from agent.judge.checked import Checked
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.passages.windows import Window, siblings
from agent.judge.polarity.check import RULE
from agent.judge.polarity.conditions.parties import is_party

SAID = 0.7  # share of the words of a case, or of what is so in it, that tell it again
LITTLE = 0.5  # most of the words of what is so in a case that another outcome has
SHARED, APART = 0.4, 0.2
"""Least share of a claim that what is so for another has, and by how much it has more of it."""
_OPENS = r"(?:if|where|when|whenever|in case|once|as soon as|provided(?: that)?)"
_FIRST = re.compile(
    rf"^\W*(?:\(?\d+[.)]\s*)?{_OPENS} (?P<case>[^;]+?), (?P<so>[^;]+?)\.?$", re.IGNORECASE
)
_LAST = re.compile(rf"^(?P<so>[^;]+?),? \b{_OPENS} (?P<case>[^;]+?)\.?$", re.IGNORECASE)
_WHO = frozenset({"who", "that", "which"})


class _Told(NamedTuple):
    """A case, and what is so in it; ``who`` brings the case about, if that is what tells it."""

    case: str
    so: str
    who: frozenset[str] = frozenset()


def under_its_condition(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage]
) -> Checked:
    """Return what was found in a window, and that what it says is so in another case."""
    tree = read(claim).tree
    asked = _asked(tree) or _of_those_who(tree)
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


def _asked(tree: Tree) -> _Told | None:
    """Return the case of a claim with who brings it about, None where it has none."""
    told = _told(tree.text)
    if told is None:
        return None
    start = tree.text.index(told.case)
    inside = tree.within(start, start + len(told.case))
    doers = (i for i in inside if tree.tokens[i].dep in SUBJECTS and is_party(tree.stems[i]))
    who = next((content(tree.tokens[i].text) for i in doers), frozenset[str]())
    return told._replace(who=who)


def _of_those_who(tree: Tree) -> _Told | None:
    """Return the case of "a tenant who gives notice pays" and "those giving it", None without."""
    for deed, token in enumerate(tree.tokens):
        noun = token.head
        if token.dep not in ("relcl", "acl") or token.pos not in VERBS or token.tag == "VBN":
            continue
        relative = {k for k in tree.subjects(deed) if tree.lower(k) in _WHO}
        if tree.tokens[noun].dep not in SUBJECTS or (token.dep == "relcl" and not relative):
            continue
        clause = set(tree.subtree(deed))
        rest = range(tree.subtree(noun)[-1] + 1, len(tree.tokens))
        so = tree.quote(rest) or tree.text
        case = " ".join(tree.tokens[i].text for i in (noun, *sorted(clause - relative)))
        return _Told(case, so, content(tree.tokens[noun].text))
    return None


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
    otherwise = all(overlap(asked.so, t.so) <= LITTLE for t in own)
    if own and same and apart and otherwise and content(asked.so):
        return same[0]
    return _of_another(asked, known)


def _of_another(asked: _Told, known: Sequence[_Told]) -> _Told | None:
    """Return the case that somebody else brings about, if what is so then is rather claimed."""
    if not asked.who or not content(asked.so):
        return None
    alike = [t for t in known if (content(asked.case) - asked.who) & content(t.case)]
    own = [t for t in alike if asked.who <= content(t.case)]
    others = [t for t in alike if asked.who.isdisjoint(content(t.case))]
    other = max(others, key=lambda t: overlap(asked.so, t.so), default=None)
    if not own or other is None:
        return None
    most = max(overlap(asked.so, t.so) for t in own)
    shared = overlap(asked.so, other.so)
    return other if shared >= SHARED and shared >= most + APART else None
