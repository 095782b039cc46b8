"""Whether a text states a short fact: same figures, same names, same negation, same matter."""

import re

from agent.domain.anchors import strip_anchors
from agent.domain.prose.figures import figures
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import terms, words

WORDS_NEEDED = 0.75  # more than this share of the fact's content words must be there
NEGATORS = frozenset(
    "not no never neither nor cannot without none nothing nobody don't doesn't didn't isn't aren't "
    "wasn't weren't won't can't couldn't shouldn't wouldn't mustn't haven't hasn't forbidden "
    "prohibited".split()
)
WEAKER = frozenset("may might can could".split())
STRONGER = frozenset("must shall will always required".split())
PART = re.compile(r"\s*;\s+")
BOUND = re.compile(r"\b(?:no|not) (?:later|more|less|fewer|earlier|sooner|longer) than\b", re.I)
NAME = re.compile(r"[A-Z][\w&/.-]*[A-Z\d][\w]*|[\w.+-]+@[\w.-]+\w|#\d+")


def states(text: str, fact: str, question: str = "") -> bool:
    """Tell whether a sentence of ``text``, or a part of one, states ``fact``.

    It does when it has every figure of the fact (equal in value and unit), every acronym, code or
    address, more than three quarters of the other content words, and negates as often (both or
    neither). A fact of figures alone counts where the sentence also shares a word with
    ``question``, since "14 days" said of something else states nothing. Paraphrases are missed:
    this errs toward not stated.
    """
    plain = strip_anchors(text)[0]
    sentences = [" ".join(s.of(plain).split()) for s in split_sentences(plain)]
    if not _plain(fact):
        return any(_figure_about(s, fact, question) for s in sentences)
    return any(_says(item, fact) for s in sentences for item in _items(s) if item)


def same_statement(one: str, other: str) -> bool:
    """Tell whether two sentences say the same: figures, names, negation, force, and words."""
    return (
        _keys(one) == _keys(other)
        and _names(one) == _names(other)
        and _negated(one) == _negated(other)
        and _force(one) == _force(other)
        and _jaccard(_plain(one), _plain(other)) >= WORDS_NEEDED
    )


def _items(sentence: str) -> list[str]:
    """Return the items of a list, each with the words before the colon that they share."""
    items = PART.split(sentence)
    lead = items[0].rpartition(": ")[0]
    return [items[0], *(f"{lead}: {i}" if lead else i for i in items[1:])]


def _says(sentence: str, fact: str) -> bool:
    if not _keys(fact) <= _keys(sentence) or not _names(fact) <= _names(sentence):
        return False
    wanted = _plain(fact)
    found = len(wanted & set(terms(sentence))) / len(wanted)
    return found > WORDS_NEEDED and _negated(fact) == _negated(_around(sentence, wanted))


def _figure_about(sentence: str, fact: str, question: str) -> bool:
    about = _plain(question)
    same = _keys(fact) <= _keys(sentence) and _names(fact) <= _names(sentence)
    return same and (not about or bool(about & set(terms(sentence))))


def _around(sentence: str, wanted: set[str]) -> str:
    """Return the stretch of ``sentence`` that holds each of ``wanted`` once, and two words more."""
    listed = BOUND.sub(" ", sentence).split()
    first: dict[str, int] = {}
    for i, word in enumerate(listed):
        for term in terms(word):
            first.setdefault(term, i)
    places = [first[w] for w in wanted if w in first]
    return " ".join(listed[max(min(places) - 2, 0) : max(places) + 1]) if places else sentence


def _plain(text: str) -> set[str]:
    """Return the content stems of ``text`` without its figures and their units."""
    for figure in reversed(figures(text)):
        text = f"{text[: figure.span.start]} {text[figure.span.end :]}"
    return {t for t in terms(text) if not t.isdigit()}


def _keys(text: str) -> set[str]:
    return {f.key for f in figures(text)}


def _names(text: str) -> set[str]:
    return {m[0].lower().rstrip(".") for m in NAME.finditer(text)}


def _negated(text: str) -> bool:
    low = [w.lower().replace("’", "'") for w in words(BOUND.sub(" ", text))]
    return sum(w in NEGATORS for w in low) % 2 == 1


def _force(text: str) -> tuple[bool, bool]:
    low = {w.lower() for w in words(text)}
    return bool(low & WEAKER), bool(low & STRONGER)


def _jaccard(a: set[str], b: set[str]) -> float:
    return len(a & b) / len(a | b) if a | b else 1.0
