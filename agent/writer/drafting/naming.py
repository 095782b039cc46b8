"""Who somebody is: a sentence that only says what a president may do names none."""

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import MEASURED
from agent.domain.prose.terms import stem, terms

_BEING = frozenset("be become remain".split())
_SUBJECTS = ("nsubj", "nsubjpass", "attr")
_NAMED = ("PROPN", "X")


def names_nobody(question: Analysis, statement: Analysis) -> bool:
    """Tell whether a question asks who somebody is, and a sentence mentions him without a name.

    Args:
        question: what is asked.
        statement: the sentence that answers best.
    """
    asked = _asked(question)
    if not asked or asked not in {stem(t.lemma) for t in statement.tokens if t.pos == "NOUN"}:
        return False
    known = {*terms(question.text), asked}
    named = any(
        t.pos in _NAMED and t.entity not in MEASURED and stem(t.text) not in known
        for t in statement.tokens
    )
    return not named and not _says_who(statement, asked)


def _asked(question: Analysis) -> str:
    """Return the stem of whom "who is the …?" asks about, '' where a question is another one."""
    tokens = question.tokens
    if not tokens or tokens[0].text.lower() != "who" or tokens[0].dep not in _SUBJECTS:
        return ""
    verb = tokens[0].head
    if tokens[verb].lemma.lower() not in _BEING or verb != 1:
        return ""
    said = [i for i in question.children(verb) if tokens[i].dep in _SUBJECTS and i > verb]
    return stem(tokens[said[0]].lemma) if said and tokens[said[0]].pos == "NOUN" else ""


def _says_who(statement: Analysis, asked: str) -> bool:
    """Tell whether a sentence says who somebody is, or that somebody is it."""
    tokens = statement.tokens
    return any(
        stem(t.lemma) == asked and t.dep in _SUBJECTS and tokens[t.head].lemma.lower() in _BEING
        for t in tokens
    )
