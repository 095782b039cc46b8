"""The rest told in numbers: of 40 members of whom 14 live abroad, *all others* are 26 members."""

import re
from collections.abc import Sequence
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import value
from agent.judge.clauses.reading import read
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.denied import denied, finite
from agent.ports import Parser

_ONES = (
    r"(?:the|all|all the) (?:others|remaining ones|rest|remainder|balance)(?! (?:of|in total)\b)"
)
_NAMED = r"(?:the remaining|all (?:the )?other)(?= [a-z]+s\b)(?! ones\b)"
CUE = re.compile(rf"\b(?P<rest>{_ONES}|(?P<named>{_NAMED}))\b(?! \d)", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:more|fewer|less|about|around|nearly|almost|over|under|least|most|each|per|respectively"
    r"|times|twice|further|another|not)\b|n['’]t\b",
    re.IGNORECASE,
)
_NUMBER = r"(?:\d[\d,]*|[a-z]+(?:-[a-z]+)?)"
OF_WHOLE = re.compile(
    rf"^(?:of|out of) (?:(?:the|our|its|all) )?(?P<whole>{_NUMBER}) "
    rf"(?P<what>[a-z][^,;:\d]{{2,40}}?),? (?P<part>{_NUMBER})(?: of them)? "
    r"(?P<said>[^,;:\d]+?)\.?$",
    re.IGNORECASE,
)
_DENIES = re.compile(r"\b(?:not|never)\b|n['’]t\b", re.IGNORECASE)
_DIGITS = re.compile(r"^\W*\d")
_STOP = re.compile(r"[;:]")
_FIGURE = re.compile(r"\d[\d.,]*(?<![.,])")
_APART = ("clock", "multiple", "ratio")
_ALL = 100


def in_numbers(evidence: Analysis, before: Analysis | None, claim: Analysis) -> str:
    """Return a text with its rest told as what is left of the whole beside all parts before it.

    The whole stands in the sentence or in the one before. A claim with that number is left to be
    computed, where the whole stands in the sentence, so that the verdict shows how.
    """
    text = evidence.text
    found = list(CUE.finditer(text))
    if len(found) != 1 or _UNCLEAR.search(text):
        return text
    (rest,) = found
    parts = [q for q in _plain(evidence) if q.end <= rest.start()]
    whole, parts = _split(text, parts, _plain(before) if before else [])
    if not parts or len({q.dimension for q in parts}) > 1:
        return text
    share = parts[0].dimension == "percent"
    left = (_ALL if share or whole is None else whole.number.low) - sum(q.number.low for q in parts)
    like = whole or parts[0]
    if left <= 0 or left % 1 or not _DIGITS.search(like.text) or (whole is None and not share):
        return text
    written = _written(left, like)
    own = whole is None or text[whole.start : whole.end] == whole.text
    if own and any(q.number.low == left for q in quantities(claim)):
        return text
    noun = f" {_plural(whole, evidence, before)}" if whole and not rest["named"] else ""
    return f"{text[: rest.start()]}the remaining {written}{noun.rstrip()}{text[rest.end() :]}"


def of_the_others(text: str, claim: str, parser: Parser) -> str:
    """Return *of 40 members 14 live abroad* as *26 members do not live abroad* for a denial.

    A claim with that number is left to be computed.
    """
    match = OF_WHOLE.match(text)
    if match is None or not _DENIES.search(claim) or _UNCLEAR.search(text):
        return text
    whole, part = value(match["whole"]), value(match["part"])
    said = f"They {match['said']}"
    tree, mine = (read(a).tree for a in parser.parse([said, claim], entities=False))
    verb = finite(tree, range(len(tree.tokens)))
    told = "" if verb is None else denied(tree, verb)
    left = 0 if whole is None or part is None else round(whole - part)
    if verb is None or not told or left <= 0 or f"{left:,}" in mine.words:
        return text
    token = tree.tokens[verb]
    before = said[len("They ") : token.start]
    return f"{left:,} {match['what']} {before}{told}{said[token.end :]}."


def _plain(analysis: Analysis) -> list[Quantity]:
    return [
        q
        for q in quantities(analysis)
        if q.number.is_point and not q.is_date and q.dimension not in _APART and not q.soft
    ]


def _split(
    text: str, own: Sequence[Quantity], before: Sequence[Quantity]
) -> tuple[Quantity | None, list[Quantity]]:
    """Return the whole and its parts, no parts where it is unclear; shares have no whole."""
    if own and own[0].dimension == "percent":
        return None, list(own)
    led = len(own) > 1 and (own[0].role == "whole" or _STOP.search(text, own[0].end, own[1].start))
    if own and led:
        same = [q for q in own[1:] if q.dimension == own[0].dimension]
        return own[0], same
    alike = [q for q in before if own and q.dimension == own[0].dimension]
    if len(alike) == 1 and len(own) and not any(_STOP.search(text, a.end, b.start)
                                                for a, b in pairwise(own)):  # fmt: skip
        return alike[0], list(own)
    return None, []


def _written(value: float, like: Quantity) -> str:
    """Return a number as another is written, with its sign of money or per cent."""
    figures = f"{value:,.10g}" if "," in like.text or value < 1000 else f"{value:.10g}"
    return _FIGURE.sub(figures, like.text, count=1)


def _plural(whole: Quantity, evidence: Analysis, before: Analysis | None) -> str:
    """Return the noun of a whole as it stands after its number, '' without one."""
    if whole.dimension != "count" or not whole.noun:
        return ""
    for analysis in (evidence, before):
        for token in analysis.tokens if analysis else ():
            if token.lemma.lower() == whole.noun and token.start >= whole.end:
                return token.text
    return ""
