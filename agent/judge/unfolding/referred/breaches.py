"""Breaches of a numbered clause, told by what the clause demands.

*Section 9: Whoever breaches section 4 is fined €50* has no word of what section 4 demands, *members
must wear helmets*; told in full it is *a member who does not wear helmets is fined €50*.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from agent.domain.prose.casing import capital
from agent.domain.text import Passage
from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.inflection import singular_noun, singular_verb, uncapitalised
from agent.judge.passages.numbering import (
    REFERENCE,
    Clause,
    body,
    clauses,
    document_of,
    references,
)
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.referred.rules import Rule, rule_of

Split = Sequence[Sequence[Sentence]]
_THIS = r"(?P<this>this (?:section|clause|article|rule|regulation|paragraph|point)\b)"
_IT = rf"(?:(?:the )?(?:{REFERENCE.pattern})|{_THIS})"
_NOUN = (
    r"(?:an? |any |every |the )?"
    r"(?:(?:breach|violation|infringement|contravention|disregard)(?:e?s)? of"
    r"|(?:failure|failing) to (?:comply with|observe|obey|follow)|non-?compliance with"
    r"|offences? (?:against|under))"
)
_VERB = (
    r"(?:breach(?:es)?|breaks?|violates?|infringes?|contravenes?|disregards?|offends? against"
    r"|(?:fails? to|does not|do not) (?:comply with|observe|obey|follow)"
    r"|(?:is|are) in (?:breach|violation) of|acts? (?:contrary to|in breach of))"
)
_ANYONE = r"(?:whoever|anyone who|anybody who|any person who|a person who|those who|persons who)"
_WHO = rf"(?P<who>{_ANYONE}|(?:if |where )[^,;:.]{{2,40}}?|[^,;:.]{{2,40}}? (?:who|that|which))"
_DEED = re.compile(rf"\b{_WHO} {_VERB} {_IT}", re.IGNORECASE)
_FOR = r"(?P<given>(?:for|(?:up)?on|after|in (?:the )?(?:event|case) of) )?"
_CASE = re.compile(rf"(?<!\w){_FOR}{_NOUN} {_IT}", re.IGNORECASE)
CUE = re.compile(rf"\b(?:{_NOUN}|{_VERB}) {_IT}", re.IGNORECASE)
_SEVERAL = re.compile(r"\s*(?:,|and|or|to|[-–])\s*(?:§|\d|sections?\b|rules?\b|articles?\b)", re.I)
_LEADS = re.compile(
    r"^[\s,]*(?:(?:is|are|shall be|will be|may be) (?:punish\w+|penali[sz]ed|sanctioned|fined)"
    r"(?: with| by)?|(?:will |shall |may )?(?:leads?|results?|ends?) (?:to|in)|(?:will |shall )?"
    r"(?:entails?|carr(?:y|ies)|costs?|means?|attracts?|incurs?)|with|by|:)?\s*",
    re.IGNORECASE,
)
_PRICE = re.compile(r"^(?:[€$£]|(?:CHF|EUR|USD|GBP) )?\d[\d.,]*(?: ?[€$£]| [a-z]+)?$", re.I)
_GAP = re.compile(r"[\s,;.]+(?:and |while |but )?$", re.IGNORECASE)
_SEVERAL_DEEDS = re.compile(
    r"\b(?:both|either|all|every|each|any|more|less|than|only|same)\b", re.IGNORECASE
)
_NO_RULE = Rule("", "", banned=False)
_IF = re.compile(r"^(?:if|where)\b", re.IGNORECASE)
_PLURAL = re.compile(
    r"\b(?:breach|violate|infringe|break|contravene|disregard|fail|do|are|act)\b", re.I
)


class Breach(NamedTuple):
    """What comes of the breach of a rule, told in full; '' where that is unclear."""

    rule: Rule
    text: str


def in_full(claim: str, split: Split, passages: Sequence[Passage]) -> Split:
    """Return the sentences of each passage, breaches of clauses told by what these demand.

    For a claim on what one of several rules demands, the breach of that is told in the place of
    those of others: *a member who rides without lights is fined €80* is of another deed.
    """
    if not any(_may_refer(p.text) for p in passages):
        return split
    known = clauses(passages, split)
    told = {
        s: found
        for own in split
        for s in own
        if (found := _breaches(s, known, document_of(s, passages)))
    }
    mine = _own(claim, [b for found in told.values() for b in found])
    source = next((s for s, found in told.items() if mine in found), None)
    return [[_as_told(s, told, mine, source) for s in own] for own in split]


@lru_cache(maxsize=4096)
def _may_refer(text: str) -> bool:
    return CUE.search(text) is not None


def _own(claim: str, breaches: Sequence[Breach]) -> Breach | None:
    """Return the one breach that a claim is about, None where it may be about others too."""
    said = content(claim)
    shared = [len(said & content(b.rule.deed)) for b in breaches]
    most = max(shared, default=0)
    if not most or shared.count(most) > 1 or _SEVERAL_DEEDS.search(claim):
        return None
    return breaches[shared.index(most)]


def _as_told(
    sentence: Sentence,
    told: Mapping[Sentence, Sequence[Breach]],
    mine: Breach | None,
    source: Sentence | None,
) -> Sentence:
    """Return a sentence with what it tells of breaches in full, or of that of the claim alone."""
    if sentence not in told:
        return sentence
    if mine is None or source is None:
        return sentence._replace(text=" ".join(b.text for b in told[sentence]))
    near = sentence.passage == source.passage
    return sentence._replace(text=mine.text, span=source.span) if near else sentence


def _breaches(
    sentence: Sentence, known: Sequence[tuple[str, Clause]], document: str
) -> list[Breach]:
    """Return the breaches that a sentence tells, none where one of them is unclear."""
    if sentence.title or not CUE.search(sentence.text):
        return []
    own = [c for d, c in known if d == document]
    here = next((c for c in own if sentence in c.sentences), None)
    found = list(_told(body(sentence.text), own, here))
    return found if all(b.text for b in found) else []


def _told(text: str, known: Sequence[Clause], here: Clause | None) -> Iterator[Breach]:
    """Yield what a text says of each breach that it speaks of."""
    deeds = list(_DEED.finditer(text))
    cases = [m for m in _CASE.finditer(text) if all(m.end() != d.end() for d in deeds)]
    found = sorted([*deeds, *cases], key=lambda m: m.start())
    ends = [*(m.start() for m in found[1:]), len(text)]
    for n, (match, end) in enumerate(zip(found, ends, strict=True)):
        after = _GAP.sub("", text[match.end() : end])
        clause = here if match["this"] else _clause(match.group(), known)
        clear = (n or not text[: match.start()].strip()) and not _SEVERAL.match(after)
        for rule in _rules(clause) if clear and after else [_NO_RULE]:
            yield Breach(rule, _of_breach(match, rule, after) if rule.deed else "")


def _rules(clause: Clause | None) -> list[Rule]:
    """Return the rules of a clause, one without a deed if it has none."""
    texts = [body(s.text) for s in clause.sentences] if clause else []
    return [r for t in texts if (r := rule_of(t))] or [_NO_RULE]


def _clause(text: str, known: Sequence[Clause]) -> Clause | None:
    """Return the one clause to which a text refers."""
    (*_, reference) = (r for _, _, r in references(text))
    named = [c for c in known if c.number and c.sentences and reference.names(c)]
    return named[0] if len(named) == 1 else None


def _of_breach(match: re.Match[str], rule: Rule, after: str) -> str:
    """Return what comes of a breach, told of those who are in breach."""
    who = match.groupdict().get("who") or ""
    if match.groupdict().get("given") or _IF.match(who):
        return f"If {_name(rule)} {_does(rule)}, {after.lstrip(' ,')}." if rule.who else ""
    if not who:
        return _of_deed(rule, after)
    if rule.deed.startswith("be ") or not rule.who:
        return f"If {_name(rule)} {_does(rule)}, the person responsible{after}."
    if _PLURAL.search(match.group()[len(who) :]):
        does = rule.deed if rule.banned else f"do not {rule.deed}"
        return f"{rule.who} who {does}{after}."
    return capital(f"{_name(rule)} who {_does(rule)}{after}.")


def _of_deed(rule: Rule, after: str) -> str:
    """Return what a deed leads to, told of those who do it, or of the deed where it is named."""
    penalty = after[match.end() :] if (match := _LEADS.match(after)) else after
    if not penalty:
        return ""
    if not rule.who:
        return f"{rule.deed} leads to {penalty}."
    verb = "pays" if _PRICE.match(penalty) else "faces"
    return capital(f"{_name(rule)} who {_does(rule)} {verb} {penalty}.")


def _does(rule: Rule) -> str:
    """Return the deed of a breach with its finite verb: *does not wear helmets*, *keeps dogs*."""
    verb, _, rest = rule.deed.partition(" ")
    if verb == "be":
        return f"is {'' if rule.banned else 'not '}{rest}"
    if not rule.banned:
        return f"does not {rule.deed}"
    return f"{singular_verb(verb, 'VBP')} {rest}".rstrip()


def _name(rule: Rule) -> str:
    """Return the name of one of those whom a rule binds: *a member*, *the supplier*."""
    who = re.sub(r"^(?:all|every|each|any|an?) ", "", rule.who, flags=re.IGNORECASE)
    if re.match(r"the ", who, re.IGNORECASE):
        return uncapitalised(who)
    *before, last = uncapitalised(who).split(" ")
    one = " ".join([*before, singular_noun(last)])
    return f"{'an' if one[0].lower() in 'aeio' else 'a'} {one}"
