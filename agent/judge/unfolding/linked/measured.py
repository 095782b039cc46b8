"""Two values held together: *9 µg of lead* and *the limit for lead is 5 µg*.

What a claim says of the one by the other follows, or does not: that a sample was above the limit,
or that more tickets were sold than there are seats.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.text import Passage
from agent.judge.alignment.lexical import content
from agent.judge.passages.windows import Sentence
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.times.dates import calendar_spans
from agent.judge.unfolding.linked.answers import Answer
from agent.ports import Parser

_INF = float("inf")
_LIMIT = (
    r"(?:limit|maximum|ceiling|cap|threshold|minimum|guideline(?: value)?|standard|range|target"
    r"|requirement|allowance|level|value|temperature)s?"
)
_OVER = (
    r"above|over|beyond|exceed(?:s|ed|ing)?|in excess of|outside"
    r"|(?:higher|more|faster|longer|heavier|larger|bigger|greater|older|wider|deeper|louder) than"
)
_UNDER = (
    r"below|under|beneath"
    r"|(?:lower|less|slower|shorter|lighter|smaller|younger|narrower|shallower|quieter) than"
)
_INSIDE = (
    r"within|inside|meets?|met|complie[sd] with|comply with|respect(?:s|ed)?"
    r"|satisf(?:ies|ied)|fulfil(?:s|led)?|observe[sd]?|ke(?:ep|pt)s? to"
)
_ASKED = re.compile(
    rf"(?P<what>.+?) (?:(?P<over>{_OVER})|(?P<under>{_UNDER})|(?P<inside>{_INSIDE}))"
    rf" (?P<limit>(?:the|its|their)(?: [\w-]+){{0,4}}? {_LIMIT}"
    r"(?: (?:for|of|in|on|at|by|during|under|set) .+?)?)[.\s]*$",
    re.IGNORECASE,
)
_COMPARED = re.compile(
    r"(?P<first>.*?)(?P<way>more|fewer|less)(?P<rest>(?: [\w-]+.*?)?) than (?P<second>.+?)[.\s]*$",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b(?:than|{_LIMIT})\b", re.IGNORECASE)
_NOT = re.compile(r" (?:did|does|do|was|is|were|are|has|have|had) not\b|n['’]t\b", re.IGNORECASE)
_OPEN = re.compile(
    r"\b(?:never|no|nobody|none|only|unless|if|might|could|may|always|every|each|all|both|twice"
    r"|half|times|per cent|much|far|well|slightly|almost|nearly|not)\b|\d",
    re.IGNORECASE,
)
_MAXIMUM = re.compile(
    r"\b(?:limit|maximum|max\.?|ceiling|cap|capped|threshold|guideline|exceed|at most"
    r"|permitted|permissible|allowed|tolerated|can (?:carry|hold|seat|take)"
    r"|no more than|not more than|up to)\b",
    re.IGNORECASE,
)
_MINIMUM = re.compile(r"\b(?:minimum|at least|no less than|not less than)\b", re.IGNORECASE)
_VAGUE = frozenset(
    """level content concentrat concentration valu amount reading measur measurement figur result
    limit maximum minimum threshold guidelin permit permitt allow legal statutory applicabl standard
    range relevant going these stay remain lie lay rise reach keep kept rang fall fell
    go went driv run ran""".split()
)
_ROOT = 5  # letters by which two words may be one: *provincial*, *province*


class _Value(NamedTuple):
    sentence: Sentence
    quantity: Quantity


def answer(
    claim: str, split: Sequence[Sequence[Sentence]], passages: Sequence[Passage], parser: Parser
) -> Answer | None:
    """Return whether the values that two sentences tell bear a claim out, None where unclear."""
    if not CUE.search(claim):
        return None
    plain = _NOT.sub("", claim)
    asked = _ASKED.match(plain)
    if asked is not None and not _OPEN.search(_named_apart(asked["what"])):
        found = _by_limit(asked, list(_valued(claim, split, parser)))
        if found is not None:
            return found._replace(holds=found.holds == (plain == claim))
    compared = _COMPARED.match(claim)
    if compared is None or _OPEN.search(_named_apart(claim)):
        return None
    return _by_size(compared, list(_valued(claim, split, parser)))


def _named_apart(text: str) -> str:
    """Return a text without its dates and the numbers of things: *sample 14*, *in 2021*."""
    for span in reversed(calendar_spans(text)):
        text = text[: span.start] + text[span.end :]
    return re.sub(r"\b(?:[A-Za-z]+ )\d+\b", "", text)


def _valued(claim: str, split: Sequence[Sequence[Sentence]], parser: Parser) -> Iterator[_Value]:
    """Yield the sentences with a word of the claim and the only quantity that each tells."""
    wanted = content(claim)
    sentences = [
        s
        for own in split
        for s in own
        if not s.title and any(c.isdigit() for c in s.text) and wanted & content(s.text)
    ]
    analyses = parser.parse([s.text for s in sentences], entities=False)
    for sentence, analysis in zip(sentences, analyses, strict=True):
        found = [q for q in quantities(analysis) if not q.is_date and q.dimension != "clock"]
        kept = [q for q in found if not (q.soft or q.is_bare)]
        if len(kept) == 1 and not kept[0].approximate:
            yield _Value(sentence, kept[0])


def _by_limit(asked: re.Match[str], values: Sequence[_Value]) -> Answer | None:
    """Return whether a value stands to a limit as a claim says."""
    what, named = content(asked["what"]) - _VAGUE, content(asked["limit"]) - _VAGUE
    limits = [(v, i) for v in values if (i := _allowed(v)) and _any(what | named, v.sentence)]
    told = [v for v in values if _point(v) and not _limits(v)]
    pairs = [
        (v, limit, i)
        for v in told
        for limit, i in limits
        if _alike(v.quantity, limit.quantity) and _covered(what, named, v, limit)
    ]
    if len({(v.quantity.interval, i) for v, _, i in pairs}) != 1:
        return None
    value, limit, allowed = pairs[0]
    holds = _stands(asked, value.quantity.interval.low, allowed)
    return None if holds is None else Answer(holds, value.sentence, limit.sentence)


def _covered(what: frozenset[str], named: frozenset[str], value: _Value, limit: _Value) -> bool:
    """Tell whether a value is told of the claim's thing, and a limit for the like of it."""
    mine, theirs = content(value.sentence.text), content(limit.sentence.text)
    own = {w for w in what if _has(mine, w)}
    beside = {w for w in what - own if not _has(theirs, w)}
    numbers = {w for w in what if w[0].isdigit()}
    return (
        bool(own)
        and not beside
        and numbers <= own
        and all(_has(theirs, w) or _has(mine, w) for w in named)
    )


def _stands(asked: re.Match[str], value: float, allowed: Interval) -> bool | None:
    """Tell whether a value lies to what is allowed as a claim says."""
    inside = allowed.low <= value <= allowed.high
    if asked["inside"]:
        return inside
    if asked["over"] and asked["over"].lower() == "outside":
        return not inside
    edge = allowed.high if allowed.high < _INF else allowed.low
    if value == edge:
        return False
    if asked["under"] and allowed.low > -_INF:
        edge = allowed.low
    return value > edge if asked["over"] else value < edge


def _limits(value: _Value) -> bool:
    text = value.sentence.text
    return bool(_MAXIMUM.search(text) or _MINIMUM.search(text))


def _allowed(value: _Value) -> Interval | None:
    """Return the range that a sentence allows, None where it tells no limit."""
    interval, text = value.quantity.interval, value.sentence.text
    if not interval.is_point:
        ruled = re.search(r"\b(?:must|should|shall|may|limit|range|allowed|permitted)\b", text)
        return interval if ruled or _limits(value) else None
    if _MINIMUM.search(text):
        return None if _MAXIMUM.search(text) else Interval(interval.low, _INF)
    return Interval(-_INF, interval.high) if _MAXIMUM.search(text) else None


def _by_size(compared: re.Match[str], values: Sequence[_Value]) -> Answer | None:
    """Return whether one value is more, or less, than another one as a claim says."""
    first = content(f"{compared['first']}{compared['rest']}") - _VAGUE
    second = content(compared["second"]) - _VAGUE
    one = [v for v in values if first <= content(v.sentence.text)]
    two = [v for v in values if len(second - content(v.sentence.text)) <= (len(second) > 1)]
    pairs = [(a, b) for a in one for b in two if a.sentence != b.sentence]
    pairs = [(a, b) for a, b in pairs if _alike(a.quantity, b.quantity) or _same_year(a, b)]
    if len({(a.quantity.interval, b.quantity.interval) for a, b in pairs}) != 1:
        return None
    a, b = pairs[0]
    low, high = (b, a) if compared["way"].lower() == "more" else (a, b)
    if high.quantity.interval.low > low.quantity.interval.high:
        return Answer(True, a.sentence, b.sentence)
    wrong = high.quantity.interval.high <= low.quantity.interval.low
    return Answer(False, a.sentence, b.sentence) if wrong else None


def _alike(one: Quantity, two: Quantity) -> bool:
    return one.dimension == two.dimension and one.rate == two.rate


def _same_year(one: _Value, two: _Value) -> bool:
    """Tell whether an amount a year is held against the amount of one year."""
    for yearly, single in ((one, two), (two, one)):
        if yearly.quantity.rate == "year" and not single.quantity.rate:
            days = [c.day for c in calendar_spans(single.sentence.text)]
            alike = yearly.quantity.dimension == single.quantity.dimension
            return alike and len(days) == 1 and bool(days[0].year) and not days[0].month
    return False


def _point(value: _Value) -> bool:
    return value.quantity.interval.is_point


def _any(words: frozenset[str], sentence: Sentence) -> bool:
    return any(_has(content(sentence.text), w) for w in words)


def _has(words: frozenset[str], word: str) -> bool:
    root = word[:_ROOT]
    return word in words or (len(word) >= _ROOT and any(w.startswith(root) for w in words))
