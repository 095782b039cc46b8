"""A value for each of several groups, told for the one of a claim.

*Cleaned weekly in summer and monthly in winter*, *±0.2 °C (wired), ±0.8 °C (wireless)* and *€30
(members: €20)* have the value and the group of any claim on them, whichever goes with which.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.domain.prose.tags import DEGREES
from agent.judge.alignment.lexical import content
from agent.judge.unfolding.denied import FINITE

LEADS = (
    r"(?:(?:at least|at most|up to|no more than|more than|less than|every|each|within|for|at|by|in"
    r"|after|about|around) )?"
)
MONEY = r"(?:EUR|USD|GBP|CHF|Rs\.?|[$€£])"
_OFTEN = r"hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually|once|twice"
BETWEEN = r"for|in|on|with|at|by|under|during|among|to|from|without|outside"
_UNIT = rf"(?:[ -]?(?!(?:{BETWEEN}|and|or|but)\b)[^\s\d,;:()]+){{0,4}}?"
DIGITS = r"(?:\d[\d.,]*\d|\d)(?: ?(?:[–-]|to) ?\d[\d.,]*)?"
VALUE = (
    rf"{LEADS}(?:(?:{MONEY} ?|[±~+−-])?(?:{DIGITS}|(?:{ONE_TO_TWELVE})\b){_UNIT}"
    rf"|(?:{_OFTEN}){_UNIT})"
)
_WORD = r"(?:(?:19|20)\d\d(?![^\s,;:()])|[^\s\d,;:()][^\s,;:()]*)"
_GROUP = rf"(?:{BETWEEN}) {_WORD}(?: {_WORD}){{0,7}}?"
JOIN = r"(?:[,;] (?:and |or |but )?| (?:and|or|but) )"
_LED = re.compile(rf"(?P<value>{VALUE}) (?P<group>{_GROUP})(?={JOIN}(?:{VALUE})|$)", re.I)
_BRACKETED = re.compile(rf"(?P<value>{VALUE}) \((?P<group>[^\W\d][^():;]{{1,40}})\)", re.I)
_ASIDE = re.compile(
    rf"(?P<value>{VALUE}) \((?:(?P<whose>[^\W\d][^():;,\d]{{1,40}}): (?P<own>{VALUE})"
    rf"|(?P<its>{VALUE}) (?P<group>(?:{BETWEEN}) [^():;,\d]{{2,40}}))\)",
    re.IGNORECASE,
)
_SPANNING = re.compile(r"\b(?:between|from|both)\s*$", re.IGNORECASE)
_FIGURE = rf"(?:\d|\b(?:{ONE_TO_TWELVE}|{_OFTEN})\b)"
_RATE = re.compile(r"(?<=\)) (?:a|an|per|each|every) [a-z]+$")
"""The rate of all values, which stands behind the last one: *5 euros (A) and 9 euros (B) a day*."""
CUE = re.compile(
    rf"{_FIGURE}.*(?:[,;]| and| or| but) .*{_FIGURE}|\([^()]*\b{_FIGURE}[^()]*\)",
    re.IGNORECASE | re.DOTALL,
)
_COMPARING = re.compile(
    r"\b(?:(?<!more )(?<!less )than|as|like|unlike|others?|differ\w*|both|neither|nor|respectively"
    r"|together|total|all|average|half|double|times|only|instead|rather|except|either|not"
    r"|no(?! more than)|regardless|same|more(?! than)|less(?! than)"
    r"|(?<!at )most|(?<!at )least|fewer|\w{2,}est)\b|n['’]t\b",
    re.IGNORECASE,
)
_NOTES = re.compile(
    r"^(?:approx|about|around|see|incl|excl|including|excluding|e\.g|i\.e|or|and|of|from|up"
    r"|plus|minus|equal|in total|on average|which|that|since|until|as|formerly|previously)\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(rf"(?:{MONEY} ?|[±~+−-])?(?:{DIGITS}|\b(?:{ONE_TO_TWELVE})\b)", re.IGNORECASE)


_NON = re.compile(r"\bnon\b", re.IGNORECASE)
_CAPITALS = re.compile(r"(?<!^)\b[A-Z]\w+")
_BOUNDS = frozenset({"more", "less", "least", "most"})


class _Part(NamedTuple):
    value: str
    group: str


def of_its_group(evidence: Analysis, claim: Analysis) -> str:
    """Return a text as it holds for the one group that a claim names, else as it stands.

    What compares or denies may speak of more than the group that it names.
    """
    text = evidence.text
    if not of_groups(text) or compares(claim):
        return text
    return _beside(evidence, claim.text) or _aside(text, claim.text) or text


@lru_cache(maxsize=16_384)
def of_groups(text: str) -> bool:
    """Tell whether a text may have a value for each of several groups, asked for many claims."""
    if "\n" in text or "|" in text:
        return False
    return bool(_runs(text) or _ASIDE.search(text))


def compares(claim: Analysis) -> bool:
    """Tell whether a claim compares or denies; the parser takes *±0.8* for a comparative."""
    degrees = (t.text.lower() for t in claim.tokens if t.tag in DEGREES)
    return _COMPARING.search(claim.text) is not None or any(
        word.isalpha() and word not in _BOUNDS for word in degrees
    )


def _beside(evidence: Analysis, claim: str) -> str:
    """Return what is told of one of several groups that stand behind their values."""
    plain, rate = _without_rate(evidence.text)
    for found in _runs(evidence.text):
        if _speaks(evidence, found[0].end("value")):
            continue
        lead = plain[: found[0].start()]
        parts = [_Part(m["value"], m["group"]) for m in found]
        notes = any(
            _NOTES.match(p.group) and p.group[0].islower() for p in parts
        ) or _SPANNING.search(lead)
        own = None if notes else _own(parts, lead, claim)
        if own is not None:
            value, group = completed(parts[own].value, parts[0].value), parts[own].group
            if found[own].re is _BRACKETED:
                group = _placed(evidence, found[own].end("group"), group, claim)
                value += rate
            return f"{lead}{value} {group}."
    return ""


def _placed(evidence: Analysis, end: int, group: str, claim: str) -> str:
    """Return a group in brackets as it goes on with a sentence, if it is a noun.

    Of plans it is *for the Basic plan*, where the claim calls it so.
    """
    named = re.search(rf"\b{re.escape(group)} (?P<noun>[a-z]+)", claim)
    nouns = {stem for t in evidence.tokens if t.pos == "NOUN" for stem in content(t.text)}
    if named and content(named["noun"]) & nouns:
        return f"for the {named.group()}"
    last = next((t for t in evidence.tokens if t.end == end), None)
    return f"for {group}" if last and last.pos in ("NOUN", "PROPN") else f"({group})"


def _without_rate(text: str) -> tuple[str, str]:
    plain = text.rstrip(" .!;")
    rate = _RATE.search(plain)
    return (plain[: rate.start()], rate[0]) if rate else (plain, "")


@lru_cache(maxsize=1024)
def _runs(text: str) -> tuple[list[re.Match[str]], ...]:
    """Return the runs of values with their groups, by which a text may be told of one of them."""
    plain, _ = _without_rate(text)
    runs = (_run(plain, list(form.finditer(plain))) for form in (_LED, _BRACKETED))
    return tuple(run for run in runs if len(run) >= len("ab"))


def _run(text: str, found: Sequence[re.Match[str]]) -> list[re.Match[str]]:
    """Return the values with their groups that follow each other up to the end of a text."""
    run: list[re.Match[str]] = []
    end = len(text)
    for match in reversed(found):
        if match.end() != end:
            break
        run.insert(0, match)
        join = re.search(rf"{JOIN}$", text[: match.start()])
        end = join.start() if join else -1
    return run


def _speaks(evidence: Analysis, start: int) -> bool:
    """Tell whether a verb follows on the first value: it may be told of all groups."""
    return any(t.tag in FINITE for t in evidence.tokens if t.start >= start)


def _own(parts: Sequence[_Part], lead: str, claim: str) -> int | None:
    """Return which group a claim names by a word that neither the others nor the lead have.

    A claim with the value of this group and that of another one speaks of both, and one with a
    number before the colon of *€30 in all: €20 for …* of the whole.
    """
    names, said = [_words(p.group) for p in parts], _words(claim)
    common = content(lead)
    apart = [
        n - common.union(*(o for k, o in enumerate(names) if k != i)) for i, n in enumerate(names)
    ]
    named = [i for i, words in enumerate(apart) if words & said]
    figures = {m.group() for m in _NUMBER.finditer(claim)}
    told = {figure for p in parts if (figure := _figure(p.value)) in figures}
    whole = lead.rstrip().endswith(":") and any(
        m.group() in figures for m in _NUMBER.finditer(lead)
    )
    if len(named) != 1 or len(told) >= len("ab") or whole or "non" in said.difference(*names):
        return None
    return named[0]


def _words(text: str) -> frozenset[str]:
    """Return the words that name something, with *May* and *Will*."""
    names = {m.group().lower() for m in _CAPITALS.finditer(text)}
    return content(text) | names | {m.group().lower() for m in _NON.finditer(text)}


def _figure(value: str) -> str:
    match = _NUMBER.search(value)
    return match.group() if match else value


def is_value(text: str, value: str) -> bool:
    """Tell whether a text has the number of a value."""
    match = _NUMBER.search(value)
    figures = {m.group().lower() for m in _NUMBER.finditer(text)}
    return match is not None and match.group().lower() in figures


def completed(value: str, first: str) -> str:
    """Return a value with the word before it and the unit after it that only the first has."""
    mine, other = _NUMBER.search(value), _NUMBER.search(first)
    if mine is None or other is None:
        return value
    before = value[: mine.start()] or first[: other.start()]
    after, its = value[mine.end() :], first[other.end() :]
    after = its if its.startswith(after) else after  # 12 cents beside 3 cents a minute
    return f"{before}{mine.group()}{after}"


def _aside(text: str, claim: str) -> str:
    """Return what is told of a group in brackets, *€30 (members: €20)*, if a claim names it."""
    match = _ASIDE.search(text)
    if match is None or _ASIDE.search(text, match.end()):
        return ""
    before, after = text[: match.start()], text[match.end() :]
    first, its = match["value"], match["own"] or match["its"]
    group = f"for {match['whose']}" if match["whose"] else match["group"]
    parts = [_Part(first, ""), _Part(its, group)]
    if _NOTES.match(match["whose"] or group) or _own(parts, before + after, claim) is None:
        return ""
    value = completed(its, first)
    if _NUMBER.sub("", value) != _NUMBER.sub("", first):
        return ""
    return f"{before}{value} {group}{after}"
