"""Whether a sentence settles a question for yes or no: it is on all that is asked about, freely.

"Overnight stays are possible for parents" settles nothing for whoever else asks whether one may
stay, "Members can use the gym" nothing for guests.
"""

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import SUBJECTS
from agent.domain.prose.terms import stem, terms
from agent.writer.drafting.rivals import GENERAL

_NAMING = ("NOUN", "PROPN", "NUM", "ADJ")
_SAYING = (*_NAMING, "VERB", "ADV")
_NARROWING = frozenset(
    """if unless while during until without for in on under over from between outside inside
    provided through""".split()
)
_NARROWING_LEAVE = frozenset("with by after before up as".split())
_HEDGING = frozenset(
    """only except usually normally generally mostly often sometimes occasionally temporarily partly
    currently some most certain selected several few when whenever once where wherever who whose
    which but""".split()
)
_LEAVE = frozenset("can may could might allow permit possible available welcome open free".split())


def settles(question: Analysis, told: Analysis, around: str) -> bool:
    """Tell whether a sentence is on all that is asked about, and of no narrower case.

    Args:
        question: what is asked.
        told: the sentence that answers.
        around: the texts that it stands in, such as its headings.
    """
    asked, named = (
        {stem(t.text) for t in question.tokens if t.pos in kinds} for kinds in (_SAYING, _NAMING)
    )
    known = {*terms(told.text), *terms(around)}
    if not named or not named <= known:
        return False
    free = asked | {*terms(around)}
    return _is_of_those(told, free) and not _is_narrower(told, free)


def _is_of_those(told: Analysis, free: set[str]) -> bool:
    """Tell whether each subject is one that is asked about, or anybody."""
    subjects = (i for i, t in enumerate(told.tokens) if t.dep in SUBJECTS)
    said = [_said_below(told, i) for i in subjects]
    return all(s <= free or s <= GENERAL for s in said)


def _is_narrower(told: Analysis, free: set[str]) -> bool:
    """Tell whether a sentence holds in a case, or of a part, that the question does not name."""
    leave = any(t.lemma.lower() in _LEAVE for t in told.tokens)
    narrowing = _NARROWING | (_NARROWING_LEAVE if leave else frozenset())
    for i, token in enumerate(told.tokens):
        low, at = token.text.lower(), token.head if token.dep == "mark" else i
        if low in _HEDGING or (low in narrowing and not _said_below(told, at) <= free):
            return True
    return False


def _said_below(told: Analysis, index: int) -> set[str]:
    """Return the stems of the words that a word brings in, itself among them."""
    below = (told.tokens[i] for i in told.subtree(index))
    return {stem(t.text) for t in below if t.pos in _SAYING}
