"""Denied bounds: *may not contain more than one* bounds as *at most one* does, and denies no more."""

import re

from agent.judge.clauses.tree import Tree

_NO_VERB = (
    r"(?!(?:and|or|but|because|if|unless|that|which|who|when|for|in|at|on|after|before|until|since"
    r"|only|all|every|just|necessarily|with|by|from|than|as|required|need|needed|needs|obliged"
    r"|expected|know|known|clear|have to|has to)\b)"
)
_WORDS = rf"(?:{_NO_VERB}[a-z-]+ ){{1,4}}"
_DENIAL = r"(?:\b(?:not|never|cannot)|n['’]t) "
_DENYING = frozenset("not n't n’t never cannot".split())
_LEAD = re.compile(rf"{_DENIAL}{_WORDS}$", re.IGNORECASE)
_COMPARED = (
    r"(?:(?:more|fewer|less|greater|larger|higher|lower|longer|shorter|older|younger|heavier|lighter"
    r"|bigger|smaller|later|earlier) than|over|above|under|below) "
)
_NUMBER = (
    r"(?:[$€£]? ?\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen"
    r"|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy"
    r"|eighty|ninety|half)\b)"
)
_BOUND = re.compile(rf"{_DENIAL}{_WORDS}{_COMPARED}{_NUMBER}", re.IGNORECASE)


def denied_before(text: str) -> bool:
    """Tell whether a comparison that begins where ``text`` ends is denied by the verb before it."""
    return _LEAD.search(text) is not None


def taken_by_bound(tree: Tree, index: int) -> bool:
    """Tell whether the denial at ``index`` only turns a bound: *does not pay more than 10 euros*."""
    token = tree.tokens[index]
    if token.text.lower() not in _DENYING:
        return False
    starts = (token.start, token.start - len("can"))  # "cannot" may be two tokens
    return any(s >= 0 and _BOUND.match(tree.text, s) is not None for s in starts)
