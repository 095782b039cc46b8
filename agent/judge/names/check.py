"""The names rule: what the claim names must stand in the premise."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome, Term
from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.align import Pair, pairs
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import read
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.stems import fold
from agent.judge.names.identifiers import Family, Identifier, covers, identifiers
from agent.judge.names.mentions import Mention, mentions, words_of
from agent.judge.names.slots import misplaced
from agent.judge.names.stated import Wording, absent
from agent.judge.names.within import ACTING, longer, other_edition, other_initials
from agent.judge.quantities.times.dates import ORDINALS

RULE = "names"
_FEW = 2
_OPENING = frozenset({"VERB", "ADJ", "ADV"})
_COMPARING = re.compile(r"\b(?:than|earlier|older|before|below|above|until)\W+(?:\w+\W+)?$", re.I)
_COMPARED = re.compile(
    r"\s*(?:or|and) (?:newer|older|later|earlier|above|below|higher|lower)", re.I
)
_DENYING = re.compile(r"\b(?:not|no|never|cannot|neither|without|too)\b|n[’']t\b", re.I)


class Sides(NamedTuple):
    """What the rule for identifiers looks at.

    ``verb`` is where the claim's main verb begins: an identifier before it names what the claim
    is about, so that another value means another thing, not another account of the same.
    """

    claim: str
    verb: int
    wanted: Sequence[Identifier]
    stated: Sequence[Identifier]
    wording: Wording


def check_names(
    claim: Analysis, premise: Analysis, context: frozenset[str] = frozenset()
) -> Finding:
    """Hold the names, versions, standards and identifiers of ``claim`` against ``premise``.

    ``context`` holds names known from the whole document (its title, its text): they count as
    stated where the premise is a short window. Returns ``none`` for a claim without names.
    """
    wanted = identifiers(claim.text)
    wording = Wording(premise.text, context)
    sides = Sides(claim.text, _verb(claim), wanted, identifiers(premise.text), wording)
    names = [m for m in mentions(claim) if not _within(m, wanted)]
    findings = [_identifier(i, sides) for i in wanted]
    findings += [
        _name(_as_one(_without_opening(m, claim), claim, wording), wording) for m in names if m.sure
    ]
    told = [m for m in (*names, *_opening(claim)) if m.sure]
    findings += [f for m in told for f in _within_another(m, claim, premise.text)]
    findings += _edition(claim.text, premise.text)
    findings += _misplaced(claim, premise) + _mixed(sides, claim, premise)
    for outcome in (Outcome.CONFLICT, Outcome.MISSING):
        for finding in findings:
            if finding.outcome is outcome:
                return finding
    terms = tuple(t for f in findings for t in f.terms)
    return Finding(rule=RULE, outcome=Outcome.MATCH if findings else Outcome.NONE, terms=terms)


def _mixed(sides: Sides, claim: Analysis, premise: Analysis) -> list[Finding]:
    """Look for identifiers that the premise has, but in another clause than the claim."""
    found: list[Finding] = []
    for wanted in sides.wanted:
        alone = len({i.value for i in sides.wanted if i.family == wanted.family}) == 1
        if wanted.kind is not Family.VARIANT or wanted.start < sides.verb or not alone:
            continue
        other = _other_variant(wanted, sides.stated, read(claim).frames, read(premise).frames)
        if other is not None and not _hedges(sides.claim, wanted):
            reason = f"the evidence says this of “{other.text}”, not of “{wanted.text}”"
            found.append(Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason))
    return found


def _verb(claim: Analysis) -> int:
    roots = (t.start for i, t in enumerate(claim.tokens) if t.head == i)
    return next(roots, 0)


def _misplaced(claim: Analysis, premise: Analysis) -> list[Finding]:
    found = misplaced(read(claim).frames, read(premise).frames)
    if found is None:
        return []
    return [
        Finding(
            rule=RULE,
            outcome=Outcome.CONFLICT if found.firm else Outcome.MISSING,
            reason=f"the evidence says this of “{found.stated}”, not of “{found.name}”",
            elsewhere=True,
        )
    ]


def _within_another(mention: Mention, claim: Analysis, premise: str) -> list[Finding]:
    """Look for a name that the premise has only as a part of another one."""
    acting = any(mention.start <= t.start < mention.end and t.dep in ACTING for t in claim.tokens)
    whole = longer(mention, claim.text, premise, acting=acting)
    whole = whole or other_initials(mention.words, premise)
    return [_other(whole, mention.text)] if whole else []


def _opening(claim: Analysis) -> list[Mention]:
    """Return the single name that opens a claim, which may be too doubtful to be missed."""
    tokens = claim.tokens[:2]
    if not tokens or tokens[0].pos != "PROPN" or any(t.text[:1].isupper() for t in tokens[1:]):
        return []
    first, words = tokens[0], tuple(words_of(tokens[0].text))
    return [Mention(first.text, words, first.start, first.end)] if words else []


def _edition(claim: str, premise: str) -> list[Finding]:
    found = other_edition(claim, premise)
    return [_other(found[1], found[0])] if found is not None else []


def _other(stated: str, name: str) -> Finding:
    reason = f"the evidence names “{stated}”, not “{name}”"
    return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)


def _within(mention: Mention, wanted: Sequence[Identifier]) -> bool:
    return any(i.start < mention.end and mention.start < i.end for i in wanted)


def _without_opening(mention: Mention, claim: Analysis) -> Mention:
    """Return a name without a first word that is capital only because it opens the claim."""
    first = claim.tokens[0]
    opens = mention.start == first.start and first.pos in _OPENING and len(mention.words) > 1
    return mention._replace(words=mention.words[1:]) if opens else mention


def _as_one(mention: Mention, claim: Analysis, wording: Wording) -> Mention:
    """Return the name of a family as that of one of them: *the Aubreys* for *Mr Aubrey*."""
    led = claim.text[: mention.start].lower().endswith("the ")
    word, one = mention.words[0], mention.words[0].removesuffix("s")
    plural = led and len(mention.words) == 1 and not wording.has(word) and wording.has(one)
    return mention._replace(words=(one,)) if plural else mention


def _name(mention: Mention, wording: Wording) -> Finding:
    part = absent(mention, wording)
    if part is None:
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    return Finding(
        rule=RULE, outcome=Outcome.MISSING, reason=f"the evidence does not name “{part}”"
    )


def _identifier(wanted: Identifier, sides: Sides) -> Finding:
    """Look for one identifier among those of the premise."""
    covering = [s for s in sides.stated if covers(s, wanted)]
    if covering or _verbatim(wanted, sides.wording):
        return Finding(rule=RULE, outcome=Outcome.MATCH, terms=_as_stated(wanted, covering))
    others = {s.value: s.text for s in sides.stated if s.family == wanted.family}
    if wanted.kind is Family.VARIANT and others:
        return _another(wanted, sides, list(others.values()))
    if not others and _mentioned(wanted, sides.wording):
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    return Finding(
        rule=RULE, outcome=Outcome.MISSING, reason=f"the evidence does not state “{wanted.text}”"
    )


def _as_stated(wanted: Identifier, covering: list[Identifier]) -> tuple[Term, ...]:
    """Return what the premise writes for a value that lies in its range: "3.9 or above"."""
    if not covering or any(s.value == wanted.value for s in covering):
        return ()
    side = "above" if covering[0].reach > 0 else "below"
    return (Term(wanted.start, wanted.end, f"{covering[0].text} or {side}"),)


def _another(wanted: Identifier, sides: Sides, others: list[str]) -> Finding:
    """Judge an identifier whose family the premise gives with other values."""
    if _hedges(sides.claim, wanted):
        return Finding(rule=RULE, outcome=Outcome.NONE)
    if wanted.start < sides.verb:
        reason = f"the evidence does not state “{wanted.text}”"
        return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    alone = len({i.value for i in sides.wanted if i.family == wanted.family}) == 1
    bounded = any(s.reach for s in sides.stated if s.family == wanted.family)
    sure = alone and len(others) <= _FEW and not bounded  # *since release 7* tells of others too
    bare = wanted.value.isdecimal() and wanted.value in sides.wording.words
    sure = sure and not bare  # *grade 220 in summer, 150 in winter*
    outcome = Outcome.CONFLICT if sure else Outcome.MISSING
    reason = f"the claim says “{wanted.text}”, the evidence “{'” and “'.join(others)}”"
    return Finding(rule=RULE, outcome=outcome, reason=reason)


def _hedges(text: str, wanted: Identifier) -> bool:
    """Tell whether the claim denies or compares: *grade 5 gets none*, *lighter than model 3*."""
    before, after = text[: wanted.start], text[wanted.end :]
    return bool(_COMPARING.search(before) or _DENYING.search(text) or _COMPARED.match(after))


def _verbatim(wanted: Identifier, wording: Wording) -> bool:
    words = words_of(wanted.text)
    size = len(words)
    return any(wording.words[i : i + size] == words for i in range(len(wording.words) - size + 1))


def _mentioned(wanted: Identifier, wording: Wording) -> bool:
    """Tell whether family and value both stand somewhere, or are known from the document."""
    names = ("version", "release") if wanted.family == "version" else (wanted.family,)
    if fold(wanted.value) in wording.words and any(wording.has(n) for n in names):
        return True
    words = words_of(wanted.text)
    if " ".join(words) in wording.numbered or _as_ordinal(wanted, wording):
        return True
    return all(w in wording.known for w in words)


def _as_ordinal(wanted: Identifier, wording: Wording) -> bool:
    """Tell whether the premise numbers it by an ordinal: *the tenth chapter* for *Chapter X*."""
    pairs = zip(wording.words, wording.words[1:], strict=False)
    return any(
        name == wanted.family and str(ORDINALS.get(word, word.rstrip("sthndr"))) == wanted.value
        for word, name in pairs
        if word in ORDINALS or word[:1].isdecimal()
    )


def _other_variant(
    wanted: Identifier,
    stated: Sequence[Identifier],
    claim: Sequence[Frame],
    premise: Sequence[Frame],
) -> Identifier | None:
    """Return the value that the premise gives in the clause which the claim repeats, or None.

    *Obtained a Type I report and plans a Type II audit* does not state *obtained a Type II report*.
    """
    for frame in claim:
        if frame.reality is not Reality.FACT or not _inside(wanted, frame):
            continue
        same = [p for p in pairs(frame, premise) if p.relation is Relation.SAME and p.firm]
        given = [[s for s in stated if _inside(s, p.premise)] for p in same]
        given = [g for g, p in zip(given, same, strict=True) if not _nearer(wanted, stated, g, p)]
        if any(covers(s, wanted) for group in given for s in group):
            return None
        rivals = [s for group in given for s in group if s.family == wanted.family]
        if rivals:
            return rivals[0]
    return None


def _nearer(
    wanted: Identifier, stated: Sequence[Identifier], given: Sequence[Identifier], pair: Pair
) -> bool:
    """Tell whether the premise has the value between another one and the verb of a clause.

    In *stage 2 is closed; stage 3 can be walked* the verb may seem to have both for its subject.
    """
    verb = pair.premise.tree.tokens[pair.premise.verb].start
    last = max((s.end for s in given if s.end <= verb), default=verb)
    return any(covers(s, wanted) for s in stated if last <= s.start < verb)


def _inside(identifier: Identifier, frame: Frame) -> bool:
    tokens = frame.tree.tokens
    return any(
        tokens[i].start < identifier.end and identifier.start < tokens[i].end for i in frame.scope
    )
