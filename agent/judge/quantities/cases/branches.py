"""Branches: what a rule of the evidence says of each case, cut out of its sentences.

*Below 8 breaths a minute give 400 micrograms, at 8 to 10 give 100* has two of them.
"""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from agent.domain.prose.analysis import Analysis
from agent.judge.once import once
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.scenario import SUBJECTS
from agent.judge.quantities.binding.scenario import is_denied as is_denied_there
from agent.judge.quantities.binding.words import stems
from agent.judge.quantities.cases.pieces import is_condition, is_denied, pieces, rules_of
from agent.judge.quantities.comparison.intervals import beyond

_EXCEPTING = frozenset("unless except until".split())
_VERBS = frozenset(("VB", "VBZ", "VBD", "VBP", "MD"))
_BEYOND = frozenset("longer more higher later older greater larger heavier".split())
_BELOW = frozenset("shorter less lower earlier younger smaller lighter".split())
_UNTIL = re.compile(r"\b(?:until|till|before|for(?: the first)?)\s+$", re.IGNORECASE)
_NOT_BEFORE = re.compile(r"(?:not before|no (?:earlier|sooner) than)\b", re.IGNORECASE)
_WAIT = re.compile(r"\b(?:wait|leave|allow)s?\s+$", re.IGNORECASE)
_DEFINITE = frozenset("the this that these".split())
_POINTING = frozenset("it they them".split())


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the conditions of a branch ("if A or if B"): its bands and its words."""

    bands: tuple[Bound, ...]
    words: frozenset[str]
    pronoun: bool = False


@dataclass(frozen=True, slots=True)
class Branch:
    """What holds under one of several conditions: words, numbers, whether it is a denial."""

    alternatives: tuple[Alternative, ...]
    words: frozenset[str]
    numbers: tuple[Bound, ...]
    denied: bool
    text: str


@once
def branches(premise: Analysis) -> tuple[Branch, ...]:
    """Return the branches that have a band, in the order of the text."""
    found: list[Branch] = []
    for span in premise.sentences:
        inside = range(*span)
        found.extend(_barred(premise, inside))
        if any(premise.tokens[i].text.lower() in _EXCEPTING for i in inside):
            continue
        parts = pieces(premise, inside)
        if any(is_condition(premise, p) for p in parts):
            for conditions, outcome in _governed(premise, parts):
                found.append(_branch(premise, conditions, outcome, found[-1:]))
        else:
            found.extend(
                b for part in rules_of(premise, inside) for b in _of_subjects(premise, part)
            )
    return tuple(b for b in found if any(a.bands for a in b.alternatives))


def _governed(text: Analysis, parts: Sequence[range]) -> Iterator[tuple[list[range], list[range]]]:
    """Yield conditions with the outcome that they govern.

    Where a sentence opens with a condition, that is what follows it; else the piece before it, and
    what a last piece says is done *instead*.
    """
    runs = [(c, list(run)) for c, run in groupby(parts, lambda p: is_condition(text, p))]
    leading = runs[0][0]
    for k in range(0, len(runs) - 1, 2):
        first, second = runs[k][1], runs[k + 1][1]
        after = runs[k + 2][1] if len(runs) == k + 3 else []
        if not leading:
            instead = any(text.tokens[i].text.lower() == "instead" for p in after for i in p)
            yield second, first[-1:] + (after if instead else [])
        elif after and len(second) > 1:
            yield first, second[:-1]
            yield after, second[-1:]
        else:
            yield first, second


def _branch(
    text: Analysis, conditions: Sequence[range], outcome: Sequence[range], before: Sequence[Branch]
) -> Branch:
    """Return a branch; what its outcome leaves out is taken from the one before."""
    tokens = [i for piece in outcome for i in piece]
    words = words_of(text, tokens)
    earlier = before[0].words if before else frozenset[str]()
    if not any(text.tokens[i].tag in _VERBS for i in tokens):
        words |= earlier
    elif any(text.tokens[i].text.lower() in _POINTING for i in tokens):
        words |= earlier & _nouns(text)
    alternatives = [_alternative(text, a, before) for c in conditions for a in _split(text, c)]
    numbers = tuple(b for p in outcome for b in _bounds(text, p))
    said = " ".join(_written(text, p) for p in outcome).strip(" ,;.").removeprefix("and ")
    return Branch(tuple(alternatives), words, numbers, is_denied(text, tokens), said)


def _split(text: Analysis, condition: range) -> list[range]:
    """Cut a condition at each "or" outside its numbers."""
    inner = [b.quantity for b in _bounds(text, condition)]
    cuts = [
        i
        for i in condition[1:]
        if text.tokens[i].text.lower() == "or"
        and not any(q.start <= text.tokens[i].start < q.end for q in inner)
    ]
    return [range(a, b) for a, b in pairwise([condition.start, *cuts, condition.stop])]


def _alternative(text: Analysis, piece: range, before: Sequence[Branch]) -> Alternative:
    """Return a condition with its bands; "for longer" and "otherwise" are what others leave."""
    bands = [b for b in _bounds(text, piece) if _is_band(b)]
    inner = [b.quantity for b in bands]
    free = {
        text.tokens[i].text.lower()
        for i in piece
        if not any(q.start <= text.tokens[i].start < q.end for q in inner)
    }
    rest = _rest(free, bands, before)
    pronoun = not _POINTING.isdisjoint(free) or "you" in free or bool(rest)
    return Alternative((*bands, *rest), words_of(text, piece), pronoun)


def _rest(words: set[str], bands: Sequence[Bound], before: Sequence[Branch]) -> list[Bound]:
    """Return the band that the branch before leaves over to what is longer, lower or otherwise."""
    kinds = {b.quantity.dimension for b in bands}
    earlier = [b for branch in before for a in branch.alternatives for b in a.bands]
    others = [b for b in earlier if b.quantity.dimension not in kinds]
    if len(others) != 1 or not others[0].quantity.interval.is_one_sided:
        return []
    quantity = others[0].quantity
    further = _BEYOND if math.isfinite(quantity.interval.high) else _BELOW
    if "otherwise" not in words and words.isdisjoint(further):
        return []
    return [replace(others[0], quantity=replace(quantity, interval=beyond(quantity.interval)))]


def _barred(text: Analysis, inside: range) -> Iterator[Branch]:
    """Yield for how long something must not be: *not within 48 hours*, *wait at least 2 hours*."""
    for bound in _bounds(text, inside):
        quantity, number = bound.quantity, bound.quantity.interval
        if quantity.dimension != "duration":
            continue
        before = text.text[: quantity.start]
        after = text.text[quantity.end :].lstrip().lower()
        barred = is_denied_there(text, quantity) and (
            quantity.bound == "at most" or (number.is_point and _UNTIL.search(before))
        )
        waits = quantity.bound == "at least" and (
            _NOT_BEFORE.match(quantity.text)
            or (_WAIT.search(before) and after.startswith("before"))
        )
        if barred or waits:
            end = number if quantity.bound == "at most" else beyond(number._replace(high=math.inf))
            band = replace(bound, quantity=replace(quantity, interval=end))
            words = words_of(text, inside)
            said = _written(text, inside).strip(" .")
            yield Branch((Alternative((band,), frozenset()),), words, (), denied=True, text=said)


def _of_subjects(text: Analysis, inside: range) -> Iterator[Branch]:
    """Yield what is said of a subject that a band tells apart: *patients above 100 kg*."""
    for bound in filter(_is_band, _bounds(text, inside)):
        top = subject_of(text, next(i for i in inside if text.tokens[i].end > bound.quantity.start))
        if top is None or not _is_rule(text, top):
            continue
        subject = below(text, top)
        outcome = [i for i in inside if i not in subject]
        if outcome:
            yield Branch(
                (Alternative((bound,), words_of(text, sorted(subject)), _points(text, top)),),
                words_of(text, outcome),
                tuple(b for b in _bounds(text, inside) if not _inside(text, b, subject)),
                is_denied(text, outcome),
                _written(text, range(outcome[0], outcome[-1] + 1)).strip(" ."),
            )


def _points(text: Analysis, top: int) -> bool:
    return text.tokens[top].text.lower() in ("those", "others")


def subject_of(text: Analysis, at: int) -> int | None:
    """Return the subject that a token belongs to, None where it is told of no kind of things."""
    seen = set()
    while text.tokens[at].dep not in SUBJECTS:
        if at in seen:
            return None
        seen.add(at)
        at = text.tokens[at].head
    children = (text.tokens[c] for c in text.children(at))
    definite = any(c.dep == "poss" or c.lemma.lower() in _DEFINITE for c in children)
    return None if definite or not seen else at


def _is_rule(text: Analysis, subject: int) -> bool:
    """Tell whether what is said of a subject is told of no past."""
    verb = text.tokens[subject].head
    tokens = [text.tokens[i] for i in (verb, *text.children(verb))]
    auxiliary = [t for t in tokens[1:] if t.dep in ("aux", "auxpass")]
    perfect = any(t.lemma.lower() == "have" for t in auxiliary)
    return not perfect and not any(t.tag == "VBD" for t in (tokens[0], *auxiliary))


def _inside(text: Analysis, bound: Bound, tokens: set[int]) -> bool:
    return any(bound.quantity.start <= text.tokens[i].start < bound.quantity.end for i in tokens)


def below(text: Analysis, top: int) -> set[int]:
    """Return a token and all that hang on it."""
    found, frontier = {top}, [top]
    while frontier:
        more = [c for c in text.children(frontier.pop()) if c not in found]
        found.update(more)
        frontier.extend(more)
    return found


def _is_band(bound: Bound) -> bool:
    quantity = bound.quantity
    timed = quantity.is_date or quantity.dimension in ("clock", "multiple")
    return not (timed or quantity.interval.is_point or quantity.approximate)


def _bounds(text: Analysis, piece: range) -> list[Bound]:
    start, end = text.tokens[piece.start].start, text.tokens[piece.stop - 1].end
    return [b for b in bind(text).items if start <= b.quantity.start < end]


def words_of(text: Analysis, tokens: Sequence[int]) -> frozenset[str]:
    """Return the stems of tokens but for those of numbers."""
    found, numbers = stems(text), [b.quantity for b in bind(text).items]
    return frozenset(
        found[i]
        for i in tokens
        if found[i] and not any(q.start <= text.tokens[i].start < q.end for q in numbers)
    )


def _nouns(text: Analysis) -> frozenset[str]:
    pairs = zip(stems(text), text.tokens, strict=True)
    return frozenset(s for s, t in pairs if s and t.pos in ("NOUN", "PROPN"))


def _written(text: Analysis, piece: range) -> str:
    return text.text[text.tokens[piece.start].start : text.tokens[piece.stop - 1].end]
