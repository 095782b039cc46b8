"""Shares: the named part of the named whole, and what is left beside it."""

import re
from collections.abc import Iterator, Sequence
from itertools import permutations

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import NOUNS
from agent.judge.derivation.arithmetic.operations import WHOLE, coherent, label
from agent.judge.derivation.cues import OPERATIONS, REST
from agent.judge.derivation.operands import Result, Source, alike
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM, is_content, stem
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.selection.rivals import own_words

_APART = ("date", "clock", "percent", "multiple", "ratio")
_PHRASE = frozenset("DET ADJ NOUN PROPN NUM PART PRON".split())
_YEAR = re.compile(r"(?:19|20)\d\d")
_STOP = re.compile(r"[,;.\n]|\b(?:and|but|while)\b")
_DENIED = re.compile(r"\b(?:not|no|never|none|neither|nor|without|except)\b|n't\b", re.IGNORECASE)


def shares(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield what part, in per cent, a smaller number is of a larger one that is no part beside it.

    No number is taken for more or less than a share by chance: a limit needs `named_share`, or a
    part with a limit of its own: at least 32 of 40 hours are at least 80%.
    """
    if quantity.dimension != "percent":
        return
    asked = quantity.interval
    numbers = [s for s in pool if s.quantity.dimension not in _APART]
    for a, b in permutations(numbers, 2):
        same = a.quantity.dimension == b.quantity.dimension and 0 < a.value < b.value
        bounded = asked.is_bounded or asked.is_open_like(a.quantity.interval)
        if same and bounded and not _are_parts(a, b, numbers):
            yield _share(a, b)


def remainders(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield what is left of the whole beside each share."""
    for result in shares(quantity, pool):
        yield _rest(result)
    if quantity.dimension == "percent":
        for source in alike(quantity, pool):
            if 0 < source.value < WHOLE and source.quantity.interval.is_bounded:
                formula = f"{WHOLE}% − {label(source)}"
                yield Result("rest", WHOLE - source.value, formula, (source,))


def named_share(
    item: Bound, claim: Analysis, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Result | None:
    """Return the share that a claim names: "more than a third of the flats were sold".

    Its whole is what follows "of"; its part is the one number that shares most of the claim's other
    words. What the claim denies is what is left. None where either number is unclear.
    """
    whole_words, head = _whole(item.quantity, claim)
    said = own_words(item, asked) - whole_words - {word[:STEM] for word in OPERATIONS}
    numbers = [s for s in pool if _is_plain(s.quantity) and _of_year(s, asked)]
    parts = _best(said, [s for s in numbers if s.quantity.role not in ("whole", "base")])
    if len(parts) != 1:
        return None
    (part,) = parts
    beside = [s for s in numbers if _holds(s, part)]
    wholes = [s for s in beside if says(head, s.bound.near)] if head else _best(whole_words, beside)
    if (head and says(head, part.bound.near)) or len(wholes) > 1:
        wholes = [s for s in wholes if s.quantity.role == "whole"]
    if len(wholes) != 1:
        return None
    found = _share(part, wholes[0])
    if words & REST:
        return found if _is_denied(part) else _rest(found)
    return None if _is_denied(part) else found


def _whole(quantity: Quantity, claim: Analysis) -> tuple[frozenset[str], str]:
    """Return the words of what follows a share, "of the flats", and the stem of its last noun.

    In "of what the flats cost" no noun leads.
    """
    tokens = claim.tokens
    i = token_at(claim, quantity.end)
    i += int(i < len(tokens) and tokens[i].text.lower() == "of")
    words, head = set[str](), ""
    clause = i < len(tokens) and tokens[i].text.lower() == "what"
    while i < len(tokens) and (tokens[i].pos in _PHRASE or (clause and tokens[i].pos != "PUNCT")):
        if is_content(tokens[i]):
            words.add(stem(tokens[i]))
            head = stem(tokens[i]) if tokens[i].pos in NOUNS and not clause else head
        i += 1
    return frozenset(words), head


def _best(said: frozenset[str], numbers: Sequence[Source]) -> list[Source]:
    """Return the numbers that stand with most of the words ``said``, none where none has any."""
    fits = [sum(says(word, s.bound.near) for word in said) for s in numbers]
    return [s for s, fit in zip(numbers, fits, strict=True) if fit and fit == max(fits)]


def says(word: str, words: frozenset[str]) -> bool:
    """Tell whether a stem, in the singular or plural, is among ``words``."""
    return not {word, f"{word}s"[:STEM], word.removesuffix("s")}.isdisjoint(words)


def _is_plain(quantity: Quantity) -> bool:
    """Tell whether a number may be a part or a whole: one value, with no unit taken over."""
    guessed = quantity.guessed and quantity.dimension != "count"
    plain = quantity.number.is_point and quantity.interval.low > 0 and not guessed
    return plain and quantity.dimension not in _APART


def of_other_whole(result: Result, item: Bound, claim: Analysis, pool: Sequence[Source]) -> bool:
    """Tell whether a share is of another whole than the claim names, which the evidence counts.

    15% of the seats that went to new women are not 15% of the women.
    """
    _, head = _whole(item.quantity, claim)
    apart = item.quantity.dimension != "percent" or result.operation not in ("share", "rest")
    if apart or len(result.sources) != 2 or not head:
        return False
    numbers = [s for s in pool if _is_plain(s.quantity)]
    counted = [s for s in numbers if says(head, frozenset((s.quantity.noun[:STEM],)))]
    named = counted or [s for s in numbers if says(head, s.bound.near)]
    whole = result.sources[1]
    own = bool(whole.quantity.noun) and not whole.quantity.guessed
    return bool(named) and whole not in named and (own or not counted)


def _holds(whole: Source, part: Source) -> bool:
    """Tell whether ``part`` may be a part of ``whole``."""
    same = whole.quantity.dimension == part.quantity.dimension and coherent(part, whole)
    return same and whole is not part and whole.value >= part.value


def _of_year(source: Source, asked: Bindings) -> bool:
    """Tell whether a number is of no other year than those that the claim names."""
    wanted, given = (
        {w for w in words if _YEAR.fullmatch(w)} for words in (asked.words, source.bound.near)
    )
    return not (wanted and given) or bool(wanted & given)


def _are_parts(a: Source, b: Source, numbers: Sequence[Source]) -> bool:
    """Tell whether a sentence gives two numbers as parts of one whole: "of the 60, 9 … and 4 …"."""
    place = (b.index, b.bound.sentence)
    return place == (a.index, a.bound.sentence) and any(
        s.quantity.role == "whole"
        and s.quantity.dimension == b.quantity.dimension
        and (s.index, s.bound.sentence) == place
        and a.value + b.value <= s.value
        for s in numbers
        if s is not a and s is not b
    )


def _is_denied(source: Source) -> bool:
    """Tell whether the words around a number, up to the stops beside it, deny something."""
    text = source.premise.text
    begin = max((m.end() for m in _STOP.finditer(text, 0, source.quantity.start)), default=0)
    stop = _STOP.search(text, source.quantity.end)
    return bool(_DENIED.search(text, begin, stop.start() if stop else len(text)))


def _share(part: Source, whole: Source) -> Result:
    formula = f"{label(part)} / {label(whole)}"
    return Result("share", WHOLE * part.value / whole.value, formula, (part, whole), exact=False)


def _rest(share: Result) -> Result:
    left, formula = WHOLE - share.value, f"1 − {share.formula}"
    return Result("rest", left, formula, share.sources, exact=False)
