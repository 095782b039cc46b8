"""Prices told by those of others: *students pay the children's price* is *students pay €5*."""

import re
from collections.abc import Iterator, Sequence

from agent.judge.alignment.lexical import content

_WHAT = r"(?:price|fee|rate|fare|charge|tariff|contribution|premium|rent)"
_PAY = r"(?:pays?|(?:is|are) charged)"
_THE = r"(?:the |an? )?"
_NAME = r"(?:[\w-]+ ){0,4}?[\w-]+"
_REFERS = (
    re.compile(
        rf"^(?P<who>[^,;:.\d]{{2,60}}?) (?P<pay>{_PAY}) the (?P<like>{_NAME}?)(?:['’]s|(?<=s)['’])"
        rf" {_WHAT}(?P<rest>[,;.!].*|)$",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?P<who>[^,;:.\d]{{2,60}}?) (?P<pay>{_PAY}) the same(?: {_WHAT})? as "
        rf"{_THE}(?P<like>{_NAME})(?P<rest>[,;.!].*|)$",
        re.IGNORECASE,
    ),
)
CUE = re.compile(rf"\b{_PAY} the (?:{_NAME}['’]s? {_WHAT}|same\b)", re.IGNORECASE)
_PRICE = (
    r"(?P<price>(?:[$€£]\d[\d.,]*(?<![.,])|\d[\d.,]*(?<![.,]) [a-z]+)(?: (?:an?|per|each) [\w-]+)*)"
    r"(?=[.,;!]|$)"
)
_BE = r"(?:is|are|stays?(?: at)?|remains?(?: at)?|amounts? to|comes? to)"
_OPEN = re.compile(r"\b(?:not|no|never|unless|except|if|when|until|only|or|half|twice)\b", re.I)


def priced(text: str, sentences: Sequence[str]) -> str:
    """Return a sentence with the price that it points to, where the others tell one such price.

    Args:
        text: the sentence.
        sentences: all sentences of its passage.
    """
    match = next((m for p in _REFERS if (m := p.match(text))), None)
    if match is None or _OPEN.search(text):
        return text
    told = {p for s in sentences if s != text for p in _prices(match["like"], s)}
    if len(told) != 1 or not content(match["who"]) - content(match["like"]):
        return text
    return f"{match['who']} {match['pay']} {told.pop()}{match['rest'] or '.'}"


def _prices(who: str, sentence: str) -> Iterator[str]:
    """Yield what a sentence says that somebody pays, '' where it says so under a condition."""
    name = re.escape(who)
    forms = (
        rf"(?:^|, (?:and )?){_THE}{name} {_PAY} {_PRICE}",
        rf"\b{_WHAT} for {_THE}{name} {_BE} {_PRICE}",
        rf"\b{name}['’]s? {_WHAT} {_BE} {_PRICE}",
    )
    for form in forms:
        for match in re.finditer(form, sentence, re.IGNORECASE):
            yield "" if _OPEN.search(sentence) else match["price"]
