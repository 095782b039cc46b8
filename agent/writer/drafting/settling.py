"""Whether a sentence settles a question for yes or no: it speaks of all that is asked about, freely.

"Overnight stays are possible for parents" settles nothing for whoever else asks whether one may
stay, "Members can use the gym" nothing for guests.
"""

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.terms import stem, terms
from agent.writer.drafting.rivals import GENERAL

_NAMING = ("NOUN", "PROPN", "NUM", "ADJ")
_SUBJECTS = ("nsubj", "nsubjpass")
_POINTING = ("PRON", "DET", "AUX")
_NARROWING = frozenset(
    "if unless while during until without for in on under over from between "
    "outside inside provided through".split()
)
_NARROWING_LEAVE = frozenset("with after before up as".split())
_HEDGING = frozenset(
    """only except usually normally generally mostly often sometimes occasionally temporarily partly
    currently some most certain selected several few when whenever once where wherever who whose
    which but unless""".split()
)
_LEAVE = frozenset("can may could might allow permit possible available welcome open free".split())


def settles(question: Analysis, told: Analysis, around: str) -> bool:
    """Tell whether a sentence is on all that is asked about, and of no narrower case.

    Args:
        question: what is asked.
        told: the sentence that answers.
        around: the texts that it stands in, such as its headings.
    """
    asked, known = {*terms(question.text)}, {*terms(told.text), *terms(around)}
    named = {s for t in question.tokens if t.pos in _NAMING for s in terms(t.text)}
    if not named or not named <= known:
        return False
    free = asked | {*terms(around)}
    return _is_of_those(told, free) and not _is_narrower(told, free)


def _is_of_those(told: Analysis, free: set[str]) -> bool:
    """Tell whether each subject is one that is asked about, or anybody."""
    subjects = (i for i, t in enumerate(told.tokens) if t.dep in _SUBJECTS)
    below = [told.subtree(i) for i in subjects]
    said = [
        {s for i in b if told.tokens[i].pos not in _POINTING for s in terms(told.tokens[i].text)}
        for b in below
    ]
    return all(s <= free or s <= GENERAL for s in said)


def _is_narrower(told: Analysis, free: set[str]) -> bool:
    """Tell whether a sentence holds in a case, or of a part, that the question does not name."""
    lemmas = {t.lemma.lower() for t in told.tokens}
    narrowing = _NARROWING | (_NARROWING_LEAVE if lemmas & _LEAVE else frozenset())
    for i, token in enumerate(told.tokens):
        low = token.text.lower()
        if low in _HEDGING:
            return True
        if low in narrowing and not _terms_below(told, i) <= free:
            return True
    return False


def _terms_below(told: Analysis, index: int) -> set[str]:
    """Return the stems of what a preposition or conjunction brings in."""
    token = told.tokens[index]
    at = token.head if token.dep == "mark" else index
    return {s for i in told.subtree(at) for s in terms(told.tokens[i].text)}
