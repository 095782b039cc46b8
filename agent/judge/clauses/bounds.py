"""Denied bounds: *may not contain more than one* is *at most one*, and denies no more.

So is *no box contains more than one*.
"""

import re

from agent.domain.prose.figures import TENS, UNITS
from agent.judge.clauses.tree import Tree

_NO_VERB = (
    r"(?!(?:and|or|but|because|if|unless|that|which|who|when|for|in|at|on|after|before|until|since"
    r"|only|all|every|just|necessarily|with|by|from|than|as|required|need|needed|needs|obliged"
    r"|expected|know|known|clear|have to|has to)\b)"
)
_WORD = rf"{_NO_VERB}[a-z-]+ "
_WORDS = rf"(?:{_WORD}){{1,4}}"
_DENIAL = r"(?:\b(?:not|never|cannot)|n['’]t) "
_DENYING = frozenset("not n't n’t never cannot no nobody none".split())
_MEASURING = (
    r"(?:be|been|is|was|are|were|weigh|cost|hold|contain|carry|last|take|pay|go|fall|drop|rise|have"
    r"|charge|spend|earn|sell|store)"
)
COMPARATIVES = (
    "more|fewer|less|greater|larger|higher|lower|longer|shorter|older|younger|heavier|lighter"
    "|bigger|smaller|faster|slower|warmer|hotter|colder|cooler|wider|narrower|taller|thicker"
    "|thinner|deeper"
)
"""Alternatives of a pattern: the words that, before "than", make a number a bound."""
_THAN = rf"(?:{COMPARATIVES}|later|earlier) than"
_COMPARED = (
    rf"(?:{_WORDS}{_THAN}"
    rf"|(?:{_NO_VERB}[a-z-]+ ){{0,3}}{_MEASURING} (?:over|above|under|below)) "
)
_NONE = rf"\b(?:nobody |none |none of (?:{_WORD}){{1,2}}|no (?:{_WORD}){{1,3}})"
_DOES = (
    rf"{_NO_VERB}(?:(?:may|can|must|shall|will|should|is|are|was|were|has|have|had) "
    rf"(?:{_WORD}){{0,3}}"
    r"|(?:weigh|cost|hold|contain|last|take|pay|get|spend|earn)s? |carr(?:y|ies) )(?:for [a-z]+ )?"
)
_ORDERED = (
    r"(?:(?<![a-z,] do )(?<=do )|(?<=and do )|(?<=or do )|(?<=but do )|(?<=please do ))not"
    r"|(?:(?<![a-z,] do)(?<=do)|(?<=and do)|(?<=or do)|(?<=but do)|(?<=please do))n['’]t"
)
"""The denial of a command, *do not use it for longer than a week*."""
_RULED = (
    r"(?:never|(?:(?<=must )|(?<=may )|(?<=can )|(?<=shall )|(?<=should ))not|cannot"
    rf"|{_ORDERED})"
)
_NEVER_FOR = rf"(?:\b|(?=n)){_RULED} {_WORDS}for {_THAN} "
"""*Is never open for longer than* has a bound, *has not been open for longer than* has none."""
_CHANGING = (
    r"(?:raise|lower|reduce|cut|increase|decrease|rise|fall|drop|change|vary|differ|grow|shrink"
    r"|shorten|lengthen|extend|delay|exceed|overrun|go up|go down)"
)
_BY = rf"{_DENIAL}(?:{_WORD}){{0,2}}{_CHANGING} (?:{_NO_VERB}[a-z-]+ ){{0,3}}by {_THAN} "
"""*Does not lower the price by more than* is a bound of that change."""
_DENIED = rf"(?:{_DENIAL}{_COMPARED}|{_NONE}{_DOES}{_THAN} |{_NEVER_FOR}|{_BY})"
_NUMBER = rf"(?:[$€£]? ?\d|(?:an?|{'|'.join([*UNITS[1:], *TENS])}|half)\b)"
_BOUND = re.compile(rf"(?:{_DENIED}|(?:not|no|never) {_THAN} ){_NUMBER}", re.IGNORECASE)
DENIED_MORE = re.compile(rf"{_DENIAL}(?:[a-z-]+ ){{0,6}}{_THAN} {_NUMBER}", re.IGNORECASE)
"""A denial of more or less than a number, whatever stands between."""
_LEAD = re.compile(rf"{_DENIED}$", re.IGNORECASE)


def denied_before(text: str) -> bool:
    """Tell whether ``text``, which ends before a number, ends with a comparison that is denied."""
    return _LEAD.search(text) is not None


def taken_by_bound(tree: Tree, index: int) -> bool:
    """Tell whether the denial at ``index`` only turns a bound: *does not pay more than 10*."""
    token = tree.tokens[index]
    if token.text.lower() not in _DENYING:
        return False
    starts = (token.start, token.start - len("can"))  # "cannot" may be two tokens
    return any(s >= 0 and _BOUND.match(tree.text, s) is not None for s in starts)
