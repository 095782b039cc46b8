"""What is told of *later ones*, *all others*: of those beyond the limit told just before.

*Orders placed before noon are ready after two days; later ones after three* is told for the claim's
case: of an order at 2 pm, *orders placed after noon are ready after three days*.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import read
from agent.judge.derivation.dates.calendar import first_day
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.units.registry import same_dimension
from agent.judge.unfolding.counted.spans import NUMBER, UNIT
from agent.judge.unfolding.denied import denied, denies

_MORE = "later|older|heavier|larger|bigger|longer|higher|taller|dearer|more expensive|faster"
_LESS = "earlier|younger|lighter|smaller|shorter|lower|cheaper|slower"
_BELOW = "before|until|till|by|up to|under|below|fewer than|less than|at most|no more than"
_ABOVE = "after|from|over|above|more than|longer than|at least"
_CLOSED = frozenset({"until", "till", "by", "up to", "from", "at most", "no more than", "at least"})
"""What leads to a limit that belongs to what is told."""
_COUNTED = frozenset({"more than", "longer than", "fewer than", "less than", "at most", "at least"})
_TURNED = {
    "before": "after", "until": "after", "till": "after", "by": "after", "up to": "over",
    "under": "over", "below": "above", "after": "before", "from": "before", "over": "under",
    "above": "below", "more than": "at most", "longer than": "at most", "at most": "more than",
    "no more than": "more than", "fewer than": "at least", "less than": "at least",
    "at least": "less than",
}  # fmt: skip
_VERB = (
    r"(?:is|are|was|were|will|(?-i:may)|must|can|cannot|should|costs?|takes?|gets?|pays?|goes|go|has|have"
    r"|needs?|receives?|counts?|earns?|lasts?|travels?|enter|enters|carry|carries|keeps?|stays?"
    r"|remains?|belongs?|owes?|follows?|falls?|comes?|works?|uses?|joins?)"
)
_REST = r"(?:(?:all|the|any) )?others|everyone else|everybody else|the rest"
_BEYOND = rf"(?:(?:{_MORE}|{_LESS}) (?:ones?|[a-z]+s)|{_REST})"
_NEXT = re.compile(rf"^{_BEYOND}\b", re.IGNORECASE)
CUE = re.compile(rf"\b{_BEYOND}\b", re.IGNORECASE)
_LIMIT = (
    rf"(?P<limit>(?=(?:the )?(?:age of )?(?:[\d€$£]|{NUMBER}\b|noon\b|midday\b|midnight\b"
    r"|(?-i:[A-Z])))[^,;:]+?)"
)
_PER = re.compile(rf"\b(?:an?|per|every|each) (?P<unit>{UNIT})\b", re.IGNORECASE)
_NONE = re.compile(r"(?P<verb>\w+) (?:none|nothing)", re.IGNORECASE)
_OBJECT = re.compile(
    r"(?P<verb>\w+) (?:an?|the) (?P<what>[^\d]+(?: of (?:about |up to )?[\d€$£].*)?)",
    re.IGNORECASE,
)
_TOLD = re.compile(
    rf"^(?P<lead>[^,;:]*?)\b(?P<by>{_BELOW}|{_ABOVE}) {_LIMIT},? "
    rf"(?P<said>{_VERB}\b[^;]+?)(?:[;,]|\.(?= [A-Z]))(?: and| but| while)? "
    rf"(?:(?P<any>{_REST})|(?:(?P<more>{_MORE})|{_LESS}) (?:ones?|(?P<noun>[a-z]+s)))"
    r" (?P<rest>[^;]+?)[.]?$",
    re.IGNORECASE,
)
_OPEN = re.compile(rf"{_VERB}\b", re.IGNORECASE)


def of_its_side(evidence: Analysis, claim: Analysis, *, own: bool = True) -> str:
    """Return a text that tells of both sides of a limit as it holds on that of the claim.

    What goes for all others does not go for those within the limit. Without ``own`` only what is
    told of those beyond it is told anew, whichever side the claim is on.
    """
    text = evidence.text
    match = _TOLD.match(text)
    limit = _limit(evidence, match) if match else None
    if match is None or limit is None:
        return text
    by, below = match["by"].lower(), re.fullmatch(_BELOW, match["by"], re.IGNORECASE) is not None
    noun = match["noun"]
    if not match["any"] and below != bool(match["more"]):
        return text
    if noun and noun.lower() not in match["lead"].lower():
        return text
    per = _PER.search(match["limit"])
    if per and per["unit"].lower() not in claim.text.lower():
        return text
    sides = {_is_below(q, limit, closed=below == (by in _CLOSED)) for q in _cases(claim, limit)}
    if len(sides) != 1:
        return text
    if sides == {below}:
        return _within(evidence, match, own=own)
    return _beyond(evidence, match, _cases(claim, limit))


def _within(evidence: Analysis, match: re.Match[str], *, own: bool) -> str:
    """Return what a text says of those within a limit."""
    said = f"{match.string[: match.end('said')]}."
    denied = _denied(evidence, match) if match["any"] else ""
    if own:
        return f"{said} {denied}".strip()
    return denied or _beyond(evidence, match)


def _beyond(evidence: Analysis, match: re.Match[str], cases: Sequence[Quantity] = ()) -> str:
    """Return what a text says of those beyond a limit, with that or with the number of a claim."""
    none, thing = _NONE.fullmatch(match["rest"]), _OBJECT.fullmatch(match["said"])
    rest = match["rest"] if _OPEN.match(match["rest"]) else _completed(evidence, match)
    if none:
        rest = f"{thing['verb']} no {thing['what']}" if thing else ""
    turned = _TURNED[match["by"].lower()]
    if match["by"].lower() in _COUNTED and len(cases) == 1:
        number = _limit(evidence, match)
        own = number.text.removeprefix(f"{match['by']} ") if number else ""
        limit, turned = match["limit"].replace(own, cases[0].text, 1), ""
    else:
        limit, turned = match["limit"], f"{turned} "
    return f"{match['lead']}{turned}{limit} {rest}." if rest else match.string


def _denied(evidence: Analysis, match: re.Match[str]) -> str:
    """Return what goes for all others, denied of those within a limit; '' where that is unclear.

    A number that goes for others may hold for these as well: *within a month*.
    """
    tree, start = read(evidence).tree, match.start("rest")
    verb = next((i for i, t in enumerate(tree.tokens) if t.start == start), None)
    numbers = any(q.start >= start for q in quantities(evidence))
    if verb is None or numbers or denies(tree, range(verb, len(tree.tokens))):
        return ""
    said, rest = denied(tree, verb, plural=True), match.string[tree.tokens[verb].end :]
    head = f"{match['lead']}{match['by']} {match['limit']}"
    return f"{head} {said}{rest.rstrip('.')}." if said else ""


def continues(text: str) -> bool:
    """Tell whether a sentence goes on with those beyond a limit of the one before it."""
    return _NEXT.match(text) is not None


def _limit(evidence: Analysis, match: re.Match[str]) -> Quantity | None:
    """Return the one number, date or time of day of a limit."""
    start, end = match.span("limit")
    found = [q for q in quantities(evidence) if q.end > start and q.start < end]
    return found[0] if len(found) == 1 else None


def _cases(claim: Analysis, limit: Quantity) -> list[Quantity]:
    """Return the numbers of a claim that may lie on a side of a limit."""
    if limit.is_date:
        dates = (q for q in quantities(claim) if q.day is not None)
        return [
            q for q in dates if q.day and first_day(q.day) and limit.day and first_day(limit.day)
        ]
    return [
        q
        for q in quantities(claim)
        if same_dimension(q.dimension, limit.dimension)
        and q.interval.is_point
        and (q.dimension != "count" or q.noun in ("", limit.noun))
        and not q.is_date
    ]


def _is_below(case: Quantity, limit: Quantity, *, closed: bool) -> bool:
    """Tell whether a case lies below a limit, or at one that belongs to what is below."""
    if case.day is not None and limit.day is not None:
        one, other = first_day(case.day), first_day(limit.day)
        return one is not None and other is not None and (one < other or (closed and one == other))
    ends: Sequence[float] = [e for e in limit.interval[:2] if abs(e) != float("inf")]
    return case.interval.low < ends[0] or (closed and case.interval.low == ends[0])


def _completed(evidence: Analysis, match: re.Match[str]) -> str:
    """Return what is told of the other side with the verb and unit that it leaves out."""
    said = [q for q in quantities(evidence) if match.start("said") <= q.start < match.end("said")]
    rest = [q for q in quantities(evidence) if match.start("rest") <= q.start < match.end("rest")]
    if len(said) != 1 or len(rest) != 1:
        return ""
    value = rest[0].text
    if rest[0].is_bare:
        value = " ".join([value, *said[0].text.split()[1:]])
    elif not same_dimension(said[0].dimension, rest[0].dimension):
        return ""
    text, start = evidence.text, match.start("said")
    return f"{text[start : said[0].start]}{value}{text[said[0].end : match.end('said')]}"
