"""Whether a text states a short fact: same figures, same names, same negation, same matter."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from itertools import pairwise

from agent.domain.anchors import strip_anchors
from agent.domain.prose.figures import figures
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import terms, words

WORDS_NEEDED = 0.75  # more than this share of the fact's content words must be there
HALF = 0.5
BOTH = 2
NEGATORS = frozenset(
    "not no never neither nor cannot without none nothing nobody don't doesn't didn't isn't aren't "
    "wasn't weren't won't can't couldn't shouldn't wouldn't mustn't haven't hasn't forbidden "
    "prohibited".split()
)
WEAKER = frozenset("may might can could".split())
STRONGER = frozenset("must shall will always required".split())
PART = re.compile(r"\s*;\s+")
AND = re.compile(r"\s*(?:[;,]|\band)\s+")
CELL = re.compile(r"(?P<name>[^;]*): (?P<number>[\d,.]+)\.?$")
UNIT = re.compile(r"[$€£]|\b(?:minute|hour|day|night|week|month|year|mile|km|kg)s?\b", re.I)
"""A unit in the name of a column, of which the cells have the numbers alone."""
RATE = re.compile(r"\b(?:an?|per|each|every) (?P<unit>hour|day|night|week|month|year)\b", re.I)
NONE = re.compile(r": 0(?=[;.]|$)")
FREE = re.compile(r"\b(?:free(?! time)|no charge|without charge|costs? nothing)\b|£0\b", re.I)
FORMER = re.compile(
    r"\b(?:ris(?:es?|ing)|rose|go(?:es|ing)?|went|falls?|fell|up|down|increase[sd]?|raised?|lowered"
    r"|reduced?|chang\w+)\b[^;.]{0,40}\bfrom\s+$",
    re.IGNORECASE,
)
QUOTED = 0.9  # least share of a quote's words that the sentence which tells it has, in order
BOUND = re.compile(r"\b(?:no|not) (?:later|more|less|fewer|earlier|sooner|longer) than\b", re.I)
ADDRESS = re.compile(r"\S+@\S+")
NAME = re.compile(r"[A-Z][\w&/.-]*[A-Z\d][\w]*|[\w.+-]+@[\w.-]+\w|#\d+")


def states(text: str, fact: str, question: str = "", quotes: Sequence[str] = ()) -> bool:
    """Tell whether a sentence of ``text``, or a part of one, states ``fact``.

    It does when it has every figure of the fact (equal in value and unit), every acronym, code or
    address, more than three quarters of the other content words, and negates as often (both or
    neither). A fact of figures alone counts where the sentence also shares a word with
    ``question``, since "14 days" said of something else states nothing. Of a fact on two cases
    each part must be stated by an item of the one sentence. Paraphrases are missed, but for those
    of ``quotes``: this errs toward not stated.

    Args:
        text: an answer.
        fact: what it should, or should not, state.
        question: what was asked.
        quotes: passages that the fact was taken from; a sentence that has one whole states it
            where the figures, the names, the negation and half of the words are the same.
    """
    plain = strip_anchors(text)[0]
    sentences = [" ".join(s.of(plain).split()) for s in split_sentences(plain)]
    told = [s for s in sentences if any(_has(s, q) for each in quotes for q in _parts(each))]
    if not _plain(fact):
        return any(_figure_about(s, fact, question) for s in sentences) or any(
            _keys(fact) <= _keys(s) and _names(fact) <= _names(s) for s in told
        )
    return (
        any(_says(item, fact, question) for s in sentences for item in _items(s))
        or any(_says_both(s, fact) for s in sentences)
        or any(_says(item, fact, question, HALF) for s in told for item in _items(s)[1:])
        or any(_says(s, fact, question, HALF) for s in told if _is_single(s, fact))
    )


def same_statement(one: str, other: str) -> bool:
    """Tell whether two sentences say the same: figures, names, negation, force, and words."""
    return (
        _keys(one) == _keys(other)
        and _names(one) == _names(other)
        and _negated(one) == _negated(other)
        and _force(one) == _force(other)
        and _jaccard(_plain(one), _plain(other)) >= WORDS_NEEDED
    )


def _parts(quote: str) -> list[str]:
    """Return the sentences of a passage."""
    return [" ".join(s.of(quote).split()) for s in split_sentences(quote)]


def _items(sentence: str) -> list[str]:
    """Return the items of a list, each with the words before the colon that they share.

    That is so of the cells of a row as well, each behind the name of its column and what the first
    cell names.
    """
    items = [i for i in PART.split(sentence) if i]
    if len(items) < BOTH:
        return items
    *leads, first = items[0].split(": ")
    name = "" if figures(first) or _negated(first) else first
    if leads and all(": " in i for i in items[1:]):
        leads = [*leads[:-1], *([name] if name else [])]
    return [items[0], *(": ".join([*leads, i]) for i in items[1:])]


def _says(sentence: str, fact: str, question: str = "", share: float = WORDS_NEEDED) -> bool:
    if not _keys(fact) <= _measured(sentence) or not _names(fact) <= _names(sentence):
        return False
    wanted, about = _plain(_unrated(fact, sentence, question)), _stretch(sentence, fact)
    found = len(wanted & set(terms(about))) / len(wanted) if wanted else 1.0
    around = _around(sentence, wanted) if about == sentence else about
    denied = _negated(around) != bool(NONE.search(sentence))
    return found > share and _negated(fact) == denied


def _unrated(fact: str, sentence: str, question: str) -> str:
    """Return a fact without the "a month" that the question asks for and no sentence says else."""
    rate = RATE.search(fact)
    asked = rate and re.search(rf"\b{rate['unit']}", question, re.IGNORECASE)
    return RATE.sub("", fact, count=1) if asked and not RATE.search(sentence) else fact


def _stretch(sentence: str, fact: str) -> str:
    """Return what is said of the fact's own figure where a sentence has another of its kind.

    Of "a lane costs £18 at one pool and £21 at the other" it is for £21 "a lane costs £21 at the
    other", of "bikes cost £6 and helmets £2" for a fact on bikes "helmets £2" alone; nothing is
    said now of what a value changed from.
    """
    wanted, listed = figures(fact), figures(sentence)
    alike = [f for f in listed if f.kind in {w.kind for w in wanted}]
    if len(wanted) != 1 or len(alike) < BOTH:
        return sentence
    cuts = [
        [m.end() + one.span.end for m in AND.finditer(sentence[one.span.end : other.span.start])]
        for one, other in pairwise(alike)
    ]
    edges = [alike[0].span.start, *(c[-1] for c in cuts if c), len(sentence)]
    own = next((f for f in alike if f.key == wanted[0].key), None)
    if own and FORMER.search(sentence[: own.span.start]) and not FORMER.search(fact):
        return ""
    if own is None or not all(cuts):
        return sentence
    start, end = next(e for e in pairwise(edges) if e[0] <= own.span.start < e[1])
    part, shared = sentence[start:end], sentence[: edges[0]]
    others = start > edges[0] and (said := _plain(RATE.sub("", part))) and not said & _plain(fact)
    return part if others else f"{shared} {part}"


def _says_both(sentence: str, fact: str) -> bool:
    """Tell whether items of a sentence state the parts of a fact, each with a figure of its own."""
    parts = AND.split(fact)
    if len(parts) < BOTH or not all(_keys(p) and _plain(p) for p in parts):
        return False
    wanted, items = _plain(fact), [*_items(sentence), *filter(None, PART.split(sentence))]
    known = len(wanted & set(terms(sentence))) > WORDS_NEEDED * len(wanted)
    return known and all(any(_says(i, p) for i in items) for p in parts)


def _has(sentence: str, quote: str) -> bool:
    """Tell whether a sentence has a passage, or the cells of a row, as good as word for word."""
    wanted, said = words(quote.lower()), words(sentence.lower())
    same = SequenceMatcher(None, wanted, said, autojunk=False).get_matching_blocks()
    return bool(wanted) and sum(m.size for m in same) >= QUOTED * len(wanted)


def _is_single(sentence: str, fact: str) -> bool:
    """Tell whether a sentence has one figure of each kind that the fact has, or is no row."""
    kinds = [f.kind for f in figures(sentence)]
    return "; " not in sentence or all(kinds.count(f.kind) == 1 for f in figures(fact))


def _measured(sentence: str) -> set[str]:
    """Return the keys of a sentence; a cell's bare number has the unit in its column's name too."""
    cell = CELL.search(sentence)
    unit = UNIT.search(cell["name"].rpartition(": ")[2]) if cell else None
    if cell is None or unit is None:
        return _keys(sentence)
    sign, number = unit[0], cell["number"].rstrip(".")
    return _keys(sentence) | _keys(f"{sign}{number}" if sign in "$€£" else f"{number} {sign}")


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
    """Return the content stems of ``text`` without its addresses, its figures and their units."""
    text = ADDRESS.sub(" ", text)
    for figure in reversed(figures(text)):
        text = f"{text[: figure.span.start]} {text[figure.span.end :]}"
    return {t for t in terms(text) if not t.isdigit()}


def _keys(text: str) -> set[str]:
    return {f.key for f in figures(text)}


def _names(text: str) -> set[str]:
    found = {m[0].lower().rstrip(".") for m in NAME.finditer(text)}
    return found | ({"free"} if FREE.search(text) else set())


def _negated(text: str) -> bool:
    low = [w.lower().replace("’", "'") for w in words(BOUND.sub(" ", text))]
    return sum(w in NEGATORS for w in low) % 2 == 1


def _force(text: str) -> tuple[bool, bool]:
    low = {w.lower() for w in words(text)}
    return bool(low & WEAKER), bool(low & STRONGER)


def _jaccard(a: set[str], b: set[str]) -> float:
    return len(a & b) / len(a | b) if a | b else 1.0
