"""Reports on a period, told for the year of a claim: *Annual Report 2025 … £486m (2024: £450m)*.

What a report says without a year it says of its own; what stands in brackets behind another year
is of that year alone: *in 2024 it was £450m*, and nothing else of the report is of 2024.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.casing import small
from agent.domain.prose.tags import TENSED
from agent.domain.text import Passage
from agent.judge.alignment.lexical import coverage
from agent.judge.clauses.rows import is_row
from agent.judge.derivation import cues
from agent.judge.passages.windows import Sentence
from agent.ports import Parser

_YEAR = re.compile(r"\b(?:19|20)\d\d(?:[/–-]\d\d(?:\d\d)?)?\b")
_REPORT = re.compile(
    r"\b(?:reports?|reviews?|accounts|survey|statistics|summary|results|minutes|figures"
    r"|statements?|balance|season|yearbook)\b",
    re.IGNORECASE,
)
_LATER = re.compile(r"\b(?:plans?|outlook|forecast|budget|draft|since|from|until)\b", re.IGNORECASE)
_PRIOR = re.compile(r" \((?P<year>(?:19|20)\d\d(?:[/–-]\d\d(?:\d\d)?)?): (?P<value>[^();]+)\)")
_NUMBER = re.compile(r"[$€£]?\d[\d,.]*\d|[$€£]?\d")
_OWN_TIME = re.compile(
    r"\b(?:since|ago|last|next|previous(?:ly)?|former(?:ly)?|original(?:ly)?|earlier|once|then"
    r"|until|first|century|decade|history|always|never|years?|will|shall|would|may|might)\b",
    re.IGNORECASE,
)
_ORIGINS = frozenset(("found", "establish", "incorporate", "create", "bear", "invent", "date"))
"""What is done once: a report tells of it for any year."""
_LOWERED = ("DT", "PRP", "PRP$")


def in_its_year(
    claim: str, passages: Sequence[Passage], split: Sequence[Sequence[Sentence]], parser: Parser
) -> list[list[Sentence]]:
    """Return the sentences of each passage as they are told of the one year that a claim names.

    Example:
        Under *Annual Report 2025*, *Revenue was £486m (2024: £450m). Pellow audited the accounts.*
        is told of 2024 as *In 2024, revenue was £450m. In 2025, Pellow audited the accounts.*
    """
    years = set(_YEAR.findall(claim))
    if len(years) != 1 or _PRIOR.search(claim):
        return [list(sentences) for sentences in split]
    year = years.pop()
    found = []
    for passage, sentences in zip(passages, split, strict=True):
        own = _own_year(passage, sentences)
        if own or any(_PRIOR.search(s.text) for s in sentences):
            found.append(_told(claim, year, own, sentences, parser))
        else:
            found.append(list(sentences))
    return found


def _own_year(passage: Passage, sentences: Sequence[Sentence]) -> str:
    """Return the one year that the titles over a passage say it reports on, '' for none."""
    heads = [passage.title, passage.heading, *(s.text for s in sentences if s.title)]
    reports = [h for h in heads if _REPORT.search(h) and not _LATER.search(h)]
    years = {y for h in reports for y in _YEAR.findall(h)}
    return years.pop() if len(years) == 1 else ""


def _told(
    claim: str, year: str, own: str, sentences: Sequence[Sentence], parser: Parser
) -> list[Sentence]:
    """Return the sentences of one passage; the year before is told in the one on the matter."""
    matter = _YEAR.sub("", claim)
    shares = [coverage(matter, [_PRIOR.sub("", s.text)]) for s in sentences if not s.title]
    best = max(shares, default=0.0)
    found = []
    for sentence in sentences:
        text, prior = sentence.text, _PRIOR.search(sentence.text)
        on_it = coverage(matter, [_PRIOR.sub("", text)]) == best
        if sentence.title or is_row(text):
            found.append(sentence)
            continue
        if prior and on_it and _compares(claim, parser):
            text = _dated(text, own, parser)
        elif prior and on_it and prior["year"] == year:
            text = _of_the_year(prior)
        elif on_it or prior:
            text = _dated(_PRIOR.sub("", text), own, parser)
        found.append(sentence if text == sentence.text else sentence._replace(text=text))
    return found


def _compares(claim: str, parser: Parser) -> bool:
    (asked,) = parser.parse([claim], entities=False)
    return bool(cues.direction(cues.cues(asked)))


def _of_the_year(prior: re.Match[str]) -> str:
    """Return a sentence with the value of the year in brackets in the place of its own.

    It stands as it is where it tells of a change, or where its own value is unclear.
    """
    text, value = prior.string, prior["value"]
    lead, rest = text[: prior.start()], text[prior.end() :]
    number = _NUMBER.search(value)
    if number is None:
        head, _, last = lead.rpartition(" ")
        alike = len(value.split()) == 1 and last.isalpha()
        return f"In {prior['year']}, {head} {value}{rest}" if alike else text
    kind = _kind(number)
    own = [m for m in _NUMBER.finditer(lead) if _kind(m) == kind]
    if len(own) != 1 or re.search(r"\b(?:by|to|from) $", lead[: own[0].start()]):
        return text
    told = f"{lead[: own[0].start()]}{number[0]}{lead[own[0].end() :]}{rest}"
    return f"In {prior['year']}, {told}"


def _kind(number: re.Match[str]) -> tuple[bool, bool]:
    """Return whether a number is of money, and whether it is a percentage."""
    return number[0][0] in "$€£", number.string[number.end() :].startswith("%")


def _dated(text: str, year: str, parser: Parser) -> str:
    """Return a sentence with the year of its report, if it is of no other time."""
    told = _PRIOR.sub("", text)
    if not year or _YEAR.search(told) or _OWN_TIME.search(told):
        return text
    (analysis,) = parser.parse([text], entities=False)
    return f"In {year}, {_lowered(analysis)}" if _is_of_its_time(analysis) else text


def _is_of_its_time(analysis: Analysis) -> bool:
    tokens: Sequence[Token] = analysis.tokens
    roots = [t for t in tokens if t.dep == "ROOT"]
    speaks = any(t.tag in TENSED for t in tokens)
    return speaks and not any(t.lemma.lower() in _ORIGINS for t in roots)


def _lowered(analysis: Analysis) -> str:
    first, text = analysis.tokens[0], analysis.text
    return small(text) if first.tag in _LOWERED and first.text != "I" else text
