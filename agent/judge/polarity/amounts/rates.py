"""Rates: *5 mg per kg* is not 5 mg, *£20 per person per night* not £20 per night, nor *£5 each* £5.

What follows a number and its unit is read in the word order, and counted: a claim may say a rate
in other words (*monthly*, *km/h*), but not leave one out.
"""

import re
from collections.abc import Iterator

from agent.judge.alignment.matter import saying
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

SAID = 0.7  # share of the claim's words from which a sentence says what the claim says
REACH = 5  # words between a number and the first of its rates: *40 litres of fresh water per …*
NEXT = 3  # words to the next one
_TIMES = frozenset("second minute hour day night week fortnight month quarter term year".split())
_PIECES = frozenset(
    """head person piece kilo kilogram pound gram ounce litre liter gallon pint bottle copy share
    barrel ton tonne seat unit metre meter mile word page plate ticket game lesson session
    go pair dozen share""".split()
)
_TIMES_OVER = frozenset({"times", "twice", "thrice"})
_EACH = frozenset({"each", "apiece"})
_SPOKEN = re.compile(
    r"\b(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annual(?:ly)?|pa|p\.a\.|"
    r"mph|kph|rpm|bpm|fps|mpg|[kmg]?bps|knots|each|apiece|every|per (?!cent)|(?:a|an) "
    r"(?:(?:calendar|working|business|school) )?(?:second|minute|hour|day|night|week|month|quarter|"
    r"year|head|person|piece|kilo(?:gram)?|pound|litre|unit|metre|bottle|share|barrel|copy))\b"
    r"|(?<=\w)/(?=[^\W\d])",
    re.IGNORECASE,
)
_REPEATED = re.compile(r"\b(?:times|once|twice|thrice)\b", re.IGNORECASE)
_BOTH = re.compile(r"\b(?:per|each|every) \w+ and(?: per)? \w+", re.IGNORECASE)
_TOTAL = re.compile(
    r"\b(?:together|altogether|(?:in |a )total|combined|in all|in sum|jointly|between them)\b",
    re.IGNORECASE,
)


def rate_left_out(claim: Tree, premise: Tree) -> str:
    """Return the rate that the evidence gives a number of the claim and the claim does not, or ''.

    Only where all places of that number, in sentences with most of the claim's words, have more
    rates than the claim. Twenty days of leave are those of a year, whether that is said or not.
    """
    numbers = [i for i, t in enumerate(claim.tokens) if t.pos == "NUM"]
    near = saying(claim, premise, SAID) if numbers else []
    if not near:
        return ""
    said = _said(claim.text)
    places = [
        k
        for sentence in near
        for k in sentence
        if premise.tokens[k].pos == "NUM" and not _of_time(premise, k)
    ]
    for i in numbers:
        tails = [list(_tail(premise, k)) for k in places if premise.lower(k) == claim.lower(i)]
        if tails and all(_more(tail, said, claim) for tail in tails):
            return f"{claim.lower(i)} … {' '.join(tails[0])}"
    return ""


def _said(text: str) -> int:
    return sum(len(p.findall(text)) for p in (_SPOKEN, _REPEATED, _BOTH))


def _more(tail: list[str], said: int, claim: Tree) -> bool:
    """Tell whether a number has more rates in the evidence than the claim has."""
    if not tail:
        return False
    if tail[0] in _EACH:
        return (not said and _of_several(claim)) or bool(_TOTAL.search(claim.text))
    told = [w for w in tail if any(stem(part) in claim.stems for part in w.split()[1:])]
    return len(tail) - len(told) > max(said - len(told), 0)


def _of_several(claim: Tree) -> bool:
    """Tell whether the claim is about several: *the chairs*, *Anna and Ben*."""
    subjects = [i for i, t in enumerate(claim.tokens) if t.dep in SUBJECTS]
    return any(
        claim.tokens[i].tag in {"NNS", "NNPS"} or len(claim.conjuncts(i)) > 1 for i in subjects
    )


def _tail(tree: Tree, number: int) -> Iterator[str]:
    """Yield the rates after a number: *per person*, *per night*, *each*, *times*."""
    end = tree.sentences[tree.sentence_of[number]][1]
    k, last = number + 1, number + 1 + REACH
    while k < min(end, last):
        rate = _rate(tree, k, end)
        if rate:
            yield rate
            k += len(rate.split())
            last = k + NEXT
        elif _ends(tree, k):
            return
        else:
            k += 1


def _of_time(tree: Tree, number: int) -> bool:
    """Tell whether a number counts time in a time: *20 days of leave a year*."""
    unit = tree.tokens[min(number + 1, len(tree.tokens) - 1)].lemma.lower()
    rates = [rate.split()[-1] for rate in _tail(tree, number)]
    return unit in _TIMES and len(rates) == 1 and rates[0] in _TIMES


def _rate(tree: Tree, index: int, end: int) -> str:
    """Return the rate that begins at a token, or ''."""
    word = tree.lower(index)
    if word in _TIMES_OVER:
        return "times"
    nouns = _named(tree, index + 1, end)
    if not nouns:
        return word if word in _EACH else ""
    noun = tree.tokens[index + 1].lemma.lower()
    if word in {"per", "/"}:
        return "" if noun in {"cent", "annum"} else " ".join([word, *nouns])
    each = word in {"each", "every"} and noun in _TIMES
    one = word in {"a", "an"} and noun in _TIMES | _PIECES
    return f"{word} {nouns[0]}" if each or one else ""


def _named(tree: Tree, first: int, end: int) -> list[str]:
    """Return the nouns from ``first`` on: *eco cycle*."""
    last = first
    while last < end and tree.tokens[last].pos in NOUNS:
        last += 1
    return [tree.lower(k) for k in range(first, last)]


def _ends(tree: Tree, index: int) -> bool:
    """Tell whether what belongs to a number ends before a token."""
    token = tree.tokens[index]
    if token.pos == "NUM":
        return index + 1 >= len(tree.tokens) or tree.lower(index + 1) != "times"
    joined = token.pos in {"VERB", "AUX", "CCONJ", "SCONJ", "PRON", "PUNCT", "PART", "DET"}
    return joined or (token.pos == "ADP" and tree.lower(index) != "of")
