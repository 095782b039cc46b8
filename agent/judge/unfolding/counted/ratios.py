"""What there is for so many, told for as many as the claim has: one for ten is two for twenty."""

import re

from agent.judge.unfolding.counted.spans import NUMBER, count

_WORD = r"[^\W\d][\w-]*"
_EVERY = re.compile(
    rf"\b(?:for |per )?(?:every|each|per) (?P<number>\d{{1,4}}|{NUMBER}) "
    rf"(?P<noun>{_WORD}(?: {_WORD})??s)\b",
    re.IGNORECASE,
)
CUE = _EVERY
_VALUE = re.compile(
    rf"(?P<sign>[€£$])(?P<money>\d{{1,4}}(?:\.\d\d)?)\b|\b(?P<number>\d{{1,3}}|{NUMBER}) "
    rf"(?P<thing>(?:(?:free|extra|additional|paid|full|bonus|single) )?{_WORD})",
    re.IGNORECASE,
)
_BLURRED = re.compile(
    r"\b(?:at least|at most|up to|more than|not|no|never|started|begun|part|maximum|max|except"
    r"|unless|only|first|or|average|about|around|another|further)\b|n['’]t\b",
    re.IGNORECASE,
)


def for_so_many(text: str, claim: str) -> str:
    """Return a sentence as it holds for the number of things in the claim, or as it stands.

    Example:
        "Ten stamps" in "For every ten stamps there is one free coffee" is held against a claim on
        thirty as "For thirty stamps there are 3 free coffees".
    """
    ratio = _EVERY.search(text)
    if ratio is None or _EVERY.search(claim) or _BLURRED.search(text) or _BLURRED.search(claim):
        return text
    asked = _asked(claim, ratio["noun"])
    size = count(ratio["number"])
    values = [m for m in _VALUE.finditer(text) if _is_value(m, ratio)]
    if asked is None or len(values) != 1 or size < 1 or asked % size or asked == size:
        return text
    times = asked // size
    (value,) = values
    spans = sorted(
        [
            (ratio.start(), ratio.end(), f"{_opening(ratio)}{asked} {ratio['noun']}"),
            (value.start(), value.end(), _multiplied(value, times, claim)),
        ]
    )
    (a, b, one), (c, d, two) = spans
    return _agreeing(f"{text[:a]}{one}{text[b:c]}{two}{text[d:]}")


def _asked(claim: str, noun: str) -> int | None:
    """Return how many of the things a claim has, None where that is not plain."""
    last = noun.rsplit(maxsplit=1)[-1]
    pattern = rf"\b(?P<number>\d{{1,5}}|{NUMBER}) (?:{_WORD} )??{re.escape(last)}\b"
    found = {count(m["number"]) for m in re.finditer(pattern, claim, re.IGNORECASE)}
    return found.pop() if len(found) == 1 else None


def _is_value(match: re.Match[str], ratio: re.Match[str]) -> bool:
    """Tell whether a number is what there is for so many: no period, nor the number of these."""
    inside = ratio.start() <= match.start() < ratio.end()
    return not inside and (match["number"] or "").lower() not in ("a", "an")


def _has_one(claim: str, value: re.Match[str]) -> bool:
    """Tell whether a claim speaks of *one* of the things."""
    thing = (value["thing"] or "").rpartition(" ")[2]
    one = rf"\b(?:one|an?|a single) (?:{_WORD} )??{re.escape(thing)}\b"
    return bool(thing) and re.search(one, claim, re.IGNORECASE) is not None


def _opening(ratio: re.Match[str]) -> str:
    """Return *for*, if the words of the ratio begin with it."""
    first = ratio.group().partition(" ")[0]
    return f"{first} " if first.lower() == "for" else ""


def _multiplied(value: re.Match[str], times: int, claim: str) -> str:
    """Return so many times a value; that it is not one must be told, as rules hold *one* soft."""
    if value["sign"]:
        amount = float(value["money"]) * times
        return f"{value['sign']}{amount:.2f}".removesuffix(".00")
    thing = value["thing"]
    number = count(value["number"])
    denied = ", not one," if _has_one(claim, value) else ""
    return f"{number * times} {thing if number > 1 else _plural(thing)}{denied}"


def _plural(thing: str) -> str:
    if re.search(r"(?:s|x|ch|sh)$", thing):
        return f"{thing}es"
    return re.sub(r"(?<![aeiou])y$", "ie", thing) + "s"


def _agreeing(text: str) -> str:
    """Return a sentence whose verb agrees with several: *there are three*."""
    return re.sub(r",(?=[.;,])", "", re.sub(r"\bthere is (?=\d)", "there are ", text))
