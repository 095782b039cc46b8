"""An alternative for one case, told of it: *meals are in the hall, or in the garden if it is fine*.

In the case that it names the one stands in the place of the other: *in the garden if it is fine*.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.prose.figures import TENS, UNITS
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree

_FREQUENT = frozenset(
    "hourly daily weekly fortnightly monthly quarterly yearly annually once twice".split()
)
_FIGURE = rf"(?:[a-z]*\d|(?:every|each|a|one|{'|'.join((*UNITS[2:], *TENS))})\b)"
_OFTEN = rf"(?:{'|'.join(sorted(_FREQUENT))})\b"
CUE = re.compile(
    rf",? \(?or,? [\w$£€]|, (?={_FIGURE})|\((?=[^\sa-z]|{_FIGURE}|{_OFTEN})", re.IGNORECASE
)
"""What an alternative may follow: *or*, or a figure or frequency behind a comma or in brackets."""
_UNCLEAR = frozenset(
    """may can could might would either neither whether whichever not no never n't n’t nor unless
    except only both any than""".split()
)
_EVERY = frozenset({"every", "each"})
_FIGURES = frozenset({"NUM", "SYM"})
_NO_CASE = frozenset("of to than per as or and by".split())
_ASKED = frozenset({"where", "when", "while", "whenever", "wherever"})
_DENYING = frozenset("without no not unless except never n't n’t outside".split())
_CLOSING = frozenset(".)!;")
_ENDS = frozenset({"VERB", "AUX", "ADP", "PUNCT", "SCONJ", "CCONJ"})


class _Parts(NamedTuple):
    """Where the parts of a sentence are, as ranges of tokens."""

    lead: range
    first: range
    other: range
    case: range


def in_its_case(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with its alternative in the place of the first, for a claim on its case.

    None where a claim is not plainly on that case, and where the sentence leaves a choice: *guests
    may eat in the hall, or in the garden if it is fine*.
    """
    parts = next(_taken_apart(tree, sentence), None)
    if parts is None or not _is_meant(tree, parts, claim):
        return None
    other = tree.quote(parts.other)
    bare = all(tree.tokens[i].pos in _FIGURES for i in parts.other)
    unit = [i for i in parts.first if tree.tokens[i].pos not in _FIGURES]
    if bare and tree.tokens[parts.first[0]].pos in _FIGURES and unit:
        other = f"{other} {tree.quote(range(unit[0], parts.first.stop))}"
    return f"{tree.quote(parts.lead)} {other} {tree.quote(parts.case)}."


def _taken_apart(tree: Tree, sentence: range) -> Iterator[_Parts]:
    """Yield the parts of a sentence that says something, or something else in one case."""
    for stop in sentence[2:-2]:
        start = _after_link(tree, stop)
        if start is None:
            continue
        case = _fronted_case(tree, start, sentence.stop) if tree.lower(start - 1) == "," else None
        begin = case.stop + 1 if case and tree.lower(start - 2) == "or" else start
        first = _counterpart(tree, begin, range(sentence.start, stop))
        other, behind = _other(tree, begin, sentence.stop)
        case = behind or case
        if first is None or other is None or case is None:
            continue
        said = (i for i in range(sentence.start, other.stop) if i not in case)
        chosen = "or" in {tree.lower(i) for i in range(stop, begin)}
        if any(tree.lower(i) in _UNCLEAR for i in said) or not (
            chosen or _measure_alike(tree, first, other)
        ):
            continue
        yield _Parts(range(sentence.start, first.start), first, other, case)


def _measure_alike(tree: Tree, one: range, other: range) -> bool:
    """Tell whether two phrases without *or* between them measure the same: *2 hours, 4 hours*."""
    kind = _kind(tree, one[0])
    if kind != "figure":
        return kind in {"every", "frequency"}
    units = [{tree.stems[i] for i in p if tree.tokens[i].pos in NOUNS} for p in (one, other)]
    return bool(units[0]) and units[1] <= units[0]


def _after_link(tree: Tree, stop: int) -> int | None:
    """Return where the alternative begins that a link at ``stop`` may lead to."""
    link, after = tree.lower(stop), tree.lower(stop + 1)
    if link in {",", "("} and after == "or":
        return stop + (3 if tree.lower(stop + 2) == "," else 2)
    if link == "or" and after == ",":
        return stop + 2
    figures = tree.tokens[stop + 1].pos in _FIGURES or after in _EVERY
    return stop + 1 if link == "(" or (link == "," and figures) else None


def _counterpart(tree: Tree, start: int, before: range) -> range | None:
    """Return the phrase right before a link that is of the kind of the one at ``start``."""
    if start >= len(tree.tokens):
        return None
    kind = _kind(tree, start)
    if not kind:
        return None
    for i in reversed(before[1:]):
        if _kind(tree, i) == kind:
            return _whole(tree, i, before)
        if tree.tokens[i].pos in _ENDS:
            return None
    return None


def _whole(tree: Tree, start: int, before: range) -> range | None:
    """Return a phrase with the sign before its figure, None where nothing is said before it."""
    signed = start > before.start and tree.tokens[start - 1].pos == "SYM"
    first = start - 1 if signed else start
    said = range(before.start, first)
    says = any(tree.is_finite(k) or tree.is_imperative(k) for k in said)
    return range(first, before.stop) if says else None


def _kind(tree: Tree, index: int) -> str:
    """Return of which kind a phrase is that begins at a token, '' for none that is taken."""
    token, word = tree.tokens[index], tree.lower(index)
    if word in _FREQUENT:
        return "frequency"
    if word in _EVERY:
        return "every"
    if token.pos in _FIGURES:
        return "figure"
    if token.pos == "DET":
        return "thing"
    return "place" if token.pos == "ADP" and word not in {"of", "than", "for"} else ""


def _other(tree: Tree, start: int, end: int) -> tuple[range | None, range | None]:
    """Return the alternative that begins at ``start``, and the case behind it if there is one."""
    stop = _closed(tree, end)
    named = False
    for i in range(start + (_kind(tree, start) == "place"), stop):
        if named and _begins_case(tree, i):
            return range(start, i), (range(i, stop) if _is_case(tree, i, stop) else None)
        if tree.tokens[i].pos in {"VERB", "AUX", "PUNCT", "CCONJ"}:
            return None, None
        named = named or tree.tokens[i].pos in NOUNS | {"NUM", "ADV", "ADJ"}
    return (range(start, stop), None) if named else (None, None)


def _fronted_case(tree: Tree, start: int, end: int) -> range | None:
    """Return the case between two commas: *or, when it is fine, in the garden*."""
    if not _begins_case(tree, start):
        return None
    comma = next((i for i in range(start, _closed(tree, end)) if tree.lower(i) == ","), None)
    return range(start, comma) if comma and _is_case(tree, start, comma) else None


def _closed(tree: Tree, end: int) -> int:
    """Return where a sentence ends without its last signs."""
    while tree.lower(end - 1) in _CLOSING:
        end -= 1
    return end


def _begins_case(tree: Tree, index: int) -> bool:
    token, word = tree.tokens[index], tree.lower(index)
    return (token.pos in {"ADP", "SCONJ"} and word not in _NO_CASE) or word in _ASKED


def _is_case(tree: Tree, start: int, stop: int) -> bool:
    inside = range(start, stop)
    return stop - start > 1 and not any(tree.lower(i) in {",", ";", ":", "or"} for i in inside)


def _is_meant(tree: Tree, parts: _Parts, claim: Tree) -> bool:
    """Tell whether a claim has all words of a case that name something, denied as often."""
    words = [i for i in parts.case if tree.tokens[i].pos in CONTENT_POS | {"NUM"}]
    named = [i for i in words if tree.tokens[i].pos not in {"VERB", "ADV"}] or words
    said = frozenset(claim.stems)
    denied = {tree.lower(i) for i in parts.case} & _DENYING
    return (
        bool(named)
        and all(tree.stems[i] in said for i in named)
        and (bool(denied) == bool(claim.words & _DENYING))
    )
