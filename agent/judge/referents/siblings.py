"""Siblings: what is said of Skarn 4 neither states nor denies what a claim says of Skarn 2."""

import re
from collections.abc import Callable, Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import joined
from agent.judge.clauses.tree import NOUNS
from agent.judge.names.identifiers import Family, Identifier, covers, identifiers
from agent.judge.quantities.binding.words import is_letter, points_back
from agent.judge.quantities.check import check_quantities
from agent.judge.quantities.numbers.naming import number_in_name
from agent.judge.quantities.quantity import RULE
from agent.judge.referents.subjects import of_others

_DATED = re.compile(r"\b((?:19|20)\d\d) (?!and\b|or\b|to\b|in\b|at\b|was\b|were\b|is\b)([a-z]+)")
Rule = Callable[[Analysis, Analysis], Finding]
_NUMBER = re.compile(r"\d+(?:\.\d+)*$")
_PERIOD = re.compile(r"(Q[1-4]|H[12])$")


def of_own(rule: Rule, claim: Analysis, parts: Sequence[Analysis], finding: Finding) -> Finding:
    """Return ``finding``, a conflict only where the parts that tell of no sibling conflict too.

    Nor does it oppose the claim where every part tells of another subject.

    Args:
        rule: the rule that found it, for a claim and a premise.
        claim: the parsed claim.
        parts: the sentences of the window, in order.
        finding: what ``rule`` finds in the whole window.
    """
    if finding.opposed and finding.outcome is Outcome.MISSING:
        others = all(of_others(claim, p) for p in parts) or _of_other_year(claim, parts, finding)
        return finding.model_copy(update={"opposed": ""}) if others else finding
    if finding.outcome is not Outcome.CONFLICT:
        return finding
    return _within(rule, claim, parts, finding, apart(claim, parts))


def _of_other_year(claim: Analysis, parts: Sequence[Analysis], finding: Finding) -> bool:
    """Tell whether a year only tells one thing from another: *the 2021 trial*, *the 2023 trial*."""
    mine = {noun: year for year, noun in _DATED.findall(claim.text.lower())}
    theirs = [pair for p in parts for pair in _DATED.findall(p.text.lower())]
    years = {year for year, noun in theirs if mine.get(noun, year) != year}
    return finding.opposed in years and not any(year == mine.get(noun) for year, noun in theirs)


def of_own_subject(
    rule: Rule, claim: Analysis, parts: Sequence[Analysis], finding: Finding
) -> Finding:
    """Return the same, but for the parts that tell of another subject by its name alone."""
    if finding.outcome is not Outcome.CONFLICT:
        return finding
    own = [p for p in parts if not of_others(claim, p)]
    return _within(rule, claim, parts, finding, own)


def _within(
    rule: Rule,
    claim: Analysis,
    parts: Sequence[Analysis],
    finding: Finding,
    own: Sequence[Analysis],
) -> Finding:
    if len(own) == len(parts):
        return finding
    return rule(claim, joined(own)) if own else Finding(rule=finding.rule, outcome=_NO)


_NO = Outcome.NONE


def apart(claim: Analysis, parts: Sequence[Analysis]) -> list[Analysis]:
    """Return the parts that are not about siblings of what the claim names alone.

    A part is about a sibling when it names the family with other values only; one that points
    back ("it weighs …") is about what the part before is about. So is one about another subject.
    """
    wanted = labels(claim)
    families = {w.family for w in wanted}
    kept, foreign = [], False
    for part in parts:
        named = [i for i in labels(part) if i.family in families]
        if of_others(claim, part):
            foreign = True
        elif named:
            foreign = not any(covers(i, w) for i in named for w in wanted)
        elif not points_back(part):
            foreign = False
        if not foreign:
            kept.append(part)
    return kept


def of_sibling(claim: Analysis, parts: Sequence[Analysis], tolerance: float) -> Finding | None:
    """Return a finding when every part that states the claim's numbers is about a sibling.

    Siblings share a family and differ in version, number or size. A part without an identifier
    of the family is about the one named last before it.

    Args:
        claim: the parsed claim.
        parts: the sentences of the window, in order; together they match the claim's numbers.
        tolerance: relative difference at which quantities still match.

    Returns:
        ``conflict`` when the evidence gives another value for the claim's own, ``missing`` when
        it gives none, None when the rule has nothing to say.
    """
    for wanted in labels(claim):
        about = subjects(parts, wanted)
        findings = [check_quantities(claim, part, tolerance) for part in parts]
        stating = [a for a, f in zip(about, findings, strict=True) if f.outcome is Outcome.MATCH]
        if not stating or None in stating or any(a and covers(a, wanted) for a in stating):
            continue
        name = wanted.text.casefold()  # *bug 5512*, where patterns know *Bug 5512* only
        if any(
            f.outcome is Outcome.MATCH and name in p.text.casefold()
            for p, f in zip(parts, findings, strict=True)
        ):
            continue
        own = (
            f
            for a, f in zip(about, findings, strict=True)
            if a and covers(a, wanted) and f.outcome is Outcome.CONFLICT
        )
        others = " and ".join(sorted({a.text for a in stating if a}))
        reason = f"the evidence states this number of {others}, not of {wanted.text}"
        return next(own, Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason))
    return None


def subjects(parts: Sequence[Analysis], wanted: Identifier) -> list[Identifier | None]:
    """Return what each part is about among the family of ``wanted``, None where it is not told.

    A part that names several, ``wanted`` among them, counts as being about it.
    """
    found: list[Identifier | None] = []
    last: Identifier | None = None
    for part in parts:
        family = [i for i in labels(part) if i.family == wanted.family]
        last = next((i for i in family if covers(i, wanted)), family[0] if family else last)
        found.append(last)
    return found


def labels(analysis: Analysis) -> list[Identifier]:
    """Return the identifiers of a parsed text, with those that only its grammar shows.

    "Hall 99 holds" reads like a count of holds to a pattern; the parse tells that it is none.
    """
    found = list(identifiers(analysis.text))
    for i, token in enumerate(analysis.tokens):
        if any(f.start < token.end and token.start < f.end for f in found):
            continue
        label = _period(analysis, i) or _label(analysis, i)
        if label is not None:
            found.append(label)
    return sorted(found, key=lambda f: f.start)


def _period(analysis: Analysis, i: int) -> Identifier | None:
    token = analysis.tokens[i]
    if not _PERIOD.match(token.text):
        return None
    family = f"{token.text[0].lower()}-period"
    return _identifier(family, token.text[1:], analysis.text, token.start, token.end)


def _label(analysis: Analysis, i: int) -> Identifier | None:
    token = analysis.tokens[i]
    before = analysis.tokens[i - 1] if i else None
    if before is None or not before.text.isalpha() or token.start != before.end + 1:
        return None
    if _NUMBER.match(token.text):
        named = number_in_name(analysis, token.start, token.end)
    else:
        named = is_letter(analysis, i) and token.text != "I" and token.pos != "DET"
    if not named or (before.pos not in NOUNS and not before.text[0].isupper()):
        return None
    family, value = before.lemma.lower(), token.text.rstrip(".")
    end = token.start + len(value)
    return _identifier(family, value.lower(), analysis.text, before.start, end)


def _identifier(family: str, value: str, text: str, start: int, end: int) -> Identifier:
    return Identifier(family, value, Family.SEPARATE, text[start:end], start, end)
