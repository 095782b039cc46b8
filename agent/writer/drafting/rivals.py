"""Others than those asked about: what is said of trainees answers nothing on visitors.

The same is said in question and statement (a thing's *load*, who may *drive*), of somebody or
something else, and nothing in the statement or around it names what the question asks about.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.tags import MEASURED, NOUNS, SUBJECTS
from agent.domain.prose.terms import stem, terms

_PARTS = ("nsubj", "nsubjpass", "dobj", "poss", "attr")
_NAMING = ("compound", "amod", "nmod")
_OF = frozenset("of for on to".split())
_HELD = frozenset("be have get need pay receive".split())
_ASKING = ("WDT", "WP", "WP$", "WRB", "PRP$")
_PRONOUNS = frozenset("it they them this these those".split())
GENERAL = frozenset(
    stem(w)
    for w in """people person staff employee worker individual member user customer participant
    applicant attendee thing case time way kind""".split()
)
_OTHERS = re.compile(
    r"^\W*only\b|\bonly (?:by|for|to)\b"
    r"|\b(?:solely|others?|else|all|everyone|everybody|any\w*|nobody|no one|except\w*|including)\b",
    re.IGNORECASE,
)
"""What says something of all, or of those that it does not name, too."""


class Part(NamedTuple):
    """Who or what takes part in what is said: its head, all words that name it, and in what.

    ``does`` tells whether it is the subject.
    """

    head: str
    naming: frozenset[str]
    anchors: frozenset[str]
    does: bool = False


def rivals(question: Analysis, statement: Analysis, *around: str) -> list[tuple[str, str]]:
    """Return who is asked about with who is told of instead; nothing where the same are.

    Args:
        question: what is asked.
        statement: the sentence that answers best.
        around: texts that the statement stands in: its titles and lead-ins.
    """
    asked, told = _words(question), {*_words(statement), *terms(" ".join(around))}
    if _OTHERS.search(statement.text):
        return []
    found = []
    there, referred = list(parts(statement)), list(_referring(statement))
    for part in parts(question):
        if part.head in GENERAL and not part.naming - {part.head}:
            continue
        if any(r.does == part.does and r.anchors & part.anchors for r in referred):
            continue
        beside = [p for p in there if p.anchors & part.anchors and p.head not in part.anchors]
        if part.naming <= told or any(p.naming & part.naming - {part.head} for p in beside):
            continue
        others = [p for p in beside if _is_other(part, p, asked, told)]
        found += [(_said(part), _said(p)) for p in others]
    return found


def _is_other(asked_of: Part, told_of: Part, asked: set[str], told: set[str]) -> bool:
    """Tell whether somebody else is told of: another noun, or the same with another attribute."""
    if asked_of.head in told:
        own = told_of.naming - asked - {told_of.head}
        return told_of.head == asked_of.head and bool(own)
    general = told_of.head in GENERAL and told_of.naming == {told_of.head}
    return not general and told_of.head not in asked


def _words(said: Analysis) -> set[str]:
    """Return the stems of a text, also of its words as a dictionary has them: *child*."""
    return {*terms(said.text), *(stem(t.lemma) for t in said.tokens)}


def _said(part: Part) -> str:
    return " ".join(sorted(part.naming, key=lambda w: w == part.head))


def parts(said: Analysis) -> Iterator[Part]:
    """Yield who and what takes part in what is said, measures and what is asked for left out."""
    for i, token in enumerate(said.tokens):
        thing = token.pos in NOUNS or (token.pos == "VERB" and token.dep in SUBJECTS)
        if not thing or token.entity in MEASURED or _is_asked(said, i):
            continue
        anchors = frozenset(a for a in _anchors(said, i) if a != stem(token.text))
        if anchors:
            yield Part(stem(token.lemma), _naming(said, i), anchors, token.dep in SUBJECTS)


def _referring(said: Analysis) -> Iterator[Part]:
    """Yield what takes part by a pronoun: it was named before."""
    for i, token in enumerate(said.tokens):
        if token.text.lower() in _PRONOUNS and (anchors := _anchors(said, i)):
            yield Part(token.text.lower(), frozenset(), anchors, token.dep in SUBJECTS)


def _is_asked(said: Analysis, index: int) -> bool:
    """Tell whether a noun is what is asked for (*which room*), or the asker's own (*my son*).

    What is one's own, one may call by a name that the documents have not.
    """
    below = (said.tokens[i] for i in said.subtree(index))
    return any(t.tag in _ASKING for t in below)


def _naming(said: Analysis, index: int) -> frozenset[str]:
    own = [i for i in said.children(index) if said.tokens[i].dep in _NAMING]
    return frozenset(t for i in (*own, index) for t in terms(said.tokens[i].lemma))


def _anchors(said: Analysis, index: int) -> frozenset[str]:
    """Return the stems of what a noun takes part in, itself left out."""
    token = said.tokens[index]
    if token.dep == "conj":
        return _anchors(said, token.head) if token.head != index else frozenset()
    governor = said.tokens[token.head]
    if token.dep == "pobj" and governor.lemma.lower() in _OF:
        return _of_what(said, governor.head)
    if token.dep not in _PARTS:
        return frozenset()
    told = (said.tokens[i] for i in said.children(index) if said.tokens[i].dep == "acl")
    return _of_what(said, token.head).union(*(terms(t.lemma) for t in told))


def _of_what(said: Analysis, index: int) -> frozenset[str]:
    """Return the stem of a word that says something; of *be* or *have*, of what stands by it."""
    token = said.tokens[index]
    also = (t for t in said.tokens if t.dep == "conj" and t.head == index and t.pos == "VERB")
    own = frozenset(terms(" ".join((token.lemma, *(t.lemma for t in also)))))
    verb = _verb_over(said, index)
    if verb is None or said.tokens[verb].lemma.lower() not in _HELD:
        return own
    beside = [said.tokens[i] for i in said.children(verb)]
    held = (t for t in beside if t.dep in ("nsubj", "dobj", "attr", "acomp", "oprd", "npadvmod"))
    return own.union(*(terms(t.text) for t in held if not _is_measure(t)))


def _verb_over(said: Analysis, index: int) -> int | None:
    """Return the verb that a word is, or stands below as what it says."""
    seen: set[int] = set()
    while said.tokens[index].pos not in ("VERB", "AUX"):
        if index in seen or said.tokens[index].head == index:
            return None
        seen.add(index)
        index = said.tokens[index].head
    return index


def _is_measure(token: Token) -> bool:
    return token.entity in MEASURED
