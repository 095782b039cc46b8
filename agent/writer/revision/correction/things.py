"""Whether two texts speak of the same thing, by the words in which they differ."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.evidence import Evidence
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import STOPWORDS, overlap, stem, terms, words
from agent.writer.comparators import BEFORE

FIGURE = "#"
MIN_SHARED = 0.25
"""Share of words from which a quote may speak of what a claim does."""
BOUNDS = frozenset(stem(w) for w in "maximum minimum limit total number amount".split())
"""Nouns that tell how a figure bounds something, not what."""
POINTING = frozenset(stem(w) for w in "i you he she it we they there that who don".split())
RECORD = re.compile(r"(?P<name>[^:]{2,40}):\s+(?P<value>[^:]+)")
LABELLED = re.compile(r"For (?P<of>[^,]+), ")
"""What a claim made of a table's cell or a labelled item begins with."""
OF = re.compile(r"\s+(?:of|for)\s+((?:[\w'’-]+\s*){1,4})")


def without_figures(text: str, mark: str = "") -> str:
    """Return the text without its figures, each replaced by ``mark``."""
    for figure in reversed(figures(text)):
        text = f"{text[: figure.span.start]} {mark} {text[figure.span.end :]}"
    return text


def plain_terms(text: str) -> list[str]:
    """Return the content stems of ``text`` outside its figures: what they are said of."""
    return [t for t in terms(without_figures(text)) if not t[0].isdecimal() and t not in BOUNDS]


def speaks_of(claim: str, quote: str) -> bool:
    """Tell whether ``quote`` names something of what the figures of ``claim`` are said of.

    "There is a maximum of 30" says nothing of what: any other maximum would fit it.
    """
    return overlap(plain_terms(claim), plain_terms(quote)) >= MIN_SHARED


def same_thing(clause: str, quote: str) -> bool:
    """Tell whether a figure of ``quote`` may be said of what ``clause`` says one of.

    It is not where each text opens with a thing that the other does not know of, where what both
    speak of is of two kinds ("the entrance fee", "the parking fee"), and where one word stands in
    the place of another ("rents rose", "wages rose").
    """
    if not of_one_thing(clause, quote):
        return False
    return not (of_two_kinds(clause, quote) or _exchanged(clause, quote))


def of_one_thing(clause: str, quote: str) -> bool:
    """Tell whether one of two texts knows of the thing with which the other opens."""
    said, stated = (_named(without_figures(t)) for t in (clause, quote))
    return not (said and stated and said[0] not in stated and stated[0] not in said)


def _runs(text: str) -> list[list[str]]:
    """Return the runs of content words of a text, stemmed."""
    found: list[list[str]] = [[]]
    for piece in re.split(r"[^\w\s'’-]+", without_figures(text, "a")):
        for word in words(piece):
            if word.lower() in STOPWORDS or word[0].isdecimal():
                found.append([])
            else:
                found[-1].append(stem(word))
        found.append([])
    return [run for run in found if run]


def of_two_kinds(clause: str, quote: str) -> bool:
    """Tell the "entrance fee" with which a clause opens from the "parking fee" of a quote."""
    opening, stated = next(iter(_runs(clause)), []), _runs(quote)
    every = {word for run in stated for word in run}
    at = next((i for i, word in enumerate(opening) if word in every), 0)
    kind = set(opening[:at])
    theirs = [set(run[: run.index(opening[at])]) for run in stated if at and opening[at] in run]
    return bool(kind and theirs) and all(theirs) and not kind & every


def _exchanged(clause: str, quote: str) -> bool:
    """Tell whether a word of the quote stands just where the clause has one it does not know."""
    one, other = (without_figures(t, FIGURE).lower().split() for t in (clause, quote))
    one, other = ([w.strip(".,;:()") for w in t] for t in (one, other))
    codes = SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    for before, code, after in zip([None, *codes], codes, [*codes[1:], None], strict=False):
        tag, start, end, first, last = code
        framed = all(c is None or c[0] == "equal" for c in (before, after))
        follows = " ".join(one[end : after[2] if after else end])
        if tag == "replace" and framed and follows[:1] != FIGURE and not BEFORE.match(follows):
            mine, theirs = _contents(one[start:end]), _contents(other[first:last])
            if mine and theirs and not set(mine) <= {*terms(quote), *BOUNDS}:
                return True
    return False


def _contents(said: Sequence[str]) -> list[str]:
    return [w for w in _named(" ".join(said)) if w != FIGURE]


def _named(text: str) -> list[str]:
    """Return the content stems of a text without the pronouns of "you'll" and "there's"."""
    return [w for w in terms(text) if w not in POINTING]


def is_of_label(claim: str, sentence: str, evidence: Evidence) -> bool:
    """Tell whether a sentence, or its document, names the row or label that a claim is on.

    "For abroad, the hotel is €200" takes nothing from "hotels are €110 in Germany".
    """
    label = LABELLED.match(claim)
    return label is None or {*terms(label["of"])} <= {*terms(sentence), *terms(evidence.title)}


def is_named(claim: str, sentence: str, evidence: Evidence) -> bool:
    """Tell whether a mere "Fee: 120 euros" is known to be of what ``claim`` names so.

    "The entrance fee" is named only where the quote or its document speaks of an entrance.
    """
    if not is_of_label(claim, sentence, evidence):
        return False
    record = RECORD.fullmatch(without_figures(sentence, FIGURE).strip())
    name = terms(record["name"]) if record else []
    if record is None or not name or _contents([record["value"]]):
        return True
    known = {*terms(evidence.quote), *terms(evidence.title)}
    run = next((r for r in _runs(claim) if name[-1] in r), [])
    behind = re.search(rf"\b{re.escape(name[-1])}\w*(?P<of>{OF.pattern})", claim, re.IGNORECASE)
    kind = [*run[: run.index(name[-1]) if run else 0], *terms(behind["of"] if behind else "")]
    return set(kind) <= known
