"""Rules told of one of those for whom they are made: *the plant is a class B installation*.

*Regulation 12 applies to all class B installations* then tells that it applies to the plant. So
does what the treasurer must sign of her who is the treasurer, and what holds in a district of a
town that lies in it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import capital, small
from agent.domain.prose.tags import PLURALS
from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.inflection import agreeing_verb
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.passages.windows import Sentence
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.linked.answers import inside
from agent.judge.unfolding.linked.facts import CUE, Fact, Phrase, facts, full_phrase, phrase
from agent.ports import Parser

_ALL = frozenset("all every each any a an".split())
_RULING = re.compile(
    r"\b(?:must|shall|may|need|required|prohibited|forbidden|banned|allowed|permitted|compulsory"
    r"|mandatory|appl(?:y|ies)|all|every|any|no|free|valid|eligible|entitled|exempt|liable)\b",
    re.IGNORECASE,
)
_SPARED = re.compile(
    r"\b(?:except|unless|apart from|other than|exempt|excluding|but not|save)\b", re.IGNORECASE
)


_EACH = frozenset("all every each".split())
_SOME = frozenset("most many some several few half certain only not none no other".split())
_DENYING = re.compile(r"\b(?:not|no|never|nor)\b|n['’]t\b", re.IGNORECASE)
_PLACES = frozenset(
    "town city village hamlet district county island region state province borough parish".split()
)
_SORTS = frozenset("one part kind type sort form example piece some any".split())
_MANY = frozenset("staff people personnel".split())
_PEOPLE = _MANY | frozenset("employee person worker member".split())


class Told(NamedTuple):
    """A sentence as it is told of one thing, and the sentence that says what that is."""

    sentence: Sentence
    text: str
    other: Sentence


def told_of_one(claim: str, split: Sequence[Sequence[Sentence]], parser: Parser) -> Iterator[Told]:
    """Yield the rules of the evidence as they are told of the claim's own thing."""
    wanted = content(claim)
    sentences = [s for own in split for s in own if not s.title]
    telling = [s for s in sentences if CUE.search(s.text) and wanted & content(s.text)]
    if not telling or len(sentences) < 2:
        return
    mine, *theirs = parser.parse([claim, *(s.text for s in telling)], entities=False)
    known = [
        (s, analysis, fact, name)
        for s, analysis in zip(telling, theirs, strict=True)
        for fact in facts(read(analysis))
        if (name := _named(read(mine).tree, fact.thing))
    ]
    for source, analysis, fact, name in known:
        kinds = content(fact.kind.text)
        rules = [
            s
            for s in sentences
            if s != source and kinds & content(s.text) and not _SPARED.search(s.text)
        ]
        for rule, parsed in zip(
            rules, parser.parse([s.text for s in rules], entities=False), strict=True
        ):
            if told := _told(parsed, fact, name, analysis):
                yield Told(rule, told, source)
            elif _is_of_others(claim, rule.text, read(parsed).tree, fact, name):
                yield Told(rule, untold(rule.text, claim), source)


def untold(text: str, claim: str) -> str:
    """Return a text that says nothing of what a claim says, and that it does not."""
    return f"{text} It is not known whether {inside(claim)}"


def _is_of_others(claim: str, text: str, rule: Tree, fact: Fact, name: str) -> bool:
    """Tell whether a rule is for what a thing is only something of: *a member's daughter*."""
    tree, head = fact.kind.tree, fact.kind.head
    if fact.placed or tree.stems[head] in rule.stems or tree.lower(head) in _SORTS:
        return False
    inner = {tree.stems[i] for i in fact.kind.tokens if tree.tokens[i].pos in NOUNS and i != head}
    subjects = {rule.stems[i] for r in rule.roots for i in rule.with_deps(r, *SUBJECTS)}
    return bool(inner & subjects) and content(claim) - content(name) <= content(text)


def _named(claim: Tree, thing: Phrase) -> str:
    """Return how a claim names a thing, '' where it does not."""
    for i, token in enumerate(claim.tokens):
        if token.pos in NOUNS and claim.stems[i] == thing.tree.stems[thing.head]:
            own = phrase(claim, i)
            if own.whole and own.words and own.words == thing.words:
                return own.text
    return _by_name(claim, thing)


def _by_name(claim: Tree, thing: Phrase) -> str:
    """Return the name of a thing, *the town of Ostrel*, where a claim has that alone."""
    tree = thing.tree
    place = tree.lower(thing.head) in _PLACES
    preps = [p for p in tree.with_deps(thing.head, "prep") if tree.lower(p) == "of"]
    for p in preps if place else ():
        for noun in tree.with_deps(p, "pobj"):
            name = phrase(tree, noun)
            if tree.tokens[noun].pos == "PROPN" and name.whole and name.text in claim.text:
                return name.text
    return ""


def _told(rule: Analysis, fact: Fact, name: str, source: Analysis) -> str:
    """Return a rule as it is told of one thing, '' where it is not made for the like of it."""
    tree = read(rule).tree
    for i, token in enumerate(tree.tokens):
        same = tree.stems[i] == fact.kind.tree.stems[fact.kind.head]
        if token.pos not in NOUNS or not (same or _of_people(tree, i, fact)):
            continue
        own = full_phrase(tree, i)
        alone = not tree.with_deps(i, "conj") and token.dep not in ("compound", "poss")
        if not (own.whole and alone and _is_said_of_all(own)):
            continue
        made = _placed(own, fact) if fact.placed else _made_for(own, fact, rule, source)
        if made:
            return put(own, name)
    return ""


def _is_said_of_all(own: Phrase) -> bool:
    """Tell whether a text says something now, and not only of some or not of all."""
    tree = own.tree
    if any(tree.lower(i) in _SOME for i in own.tokens):
        return False
    if any(tree.tokens[r].tag == "VBD" or _is_past(tree, r) for r in tree.roots):
        return False
    return own.opening not in _EACH or not _DENYING.search(tree.text)


def _is_past(tree: Tree, verb: int) -> bool:
    return any(tree.tokens[k].tag == "VBD" for k in tree.with_deps(verb, "aux", "auxpass"))


def _placed(own: Phrase, fact: Fact) -> bool:
    """Tell whether a rule holds in a place, and so in all that lies in it."""
    prep = own.tree.tokens[own.head].head
    inside = own.tree.lower(prep) in ("in", "within", "throughout", "to")
    return inside and own.words == fact.kind.words and bool(_RULING.search(own.tree.text))


def _made_for(own: Phrase, fact: Fact, rule: Analysis, source: Analysis) -> bool:
    """Tell whether a rule is made for all of a kind, or for the one that a thing is."""
    many = own.tree.tokens[own.head].tag in PLURALS or own.tree.lower(own.head) in _MANY
    opening = own.opening
    one = opening == "the" and not many and fact.kind.opening in ("the", "")
    if not (one or opening in _ALL or (many and not opening)):
        return False
    if opening in ("a", "an") and not _RULING.search(own.tree.text):
        return False
    limit = _limit(own, rule)
    bound = _words_of(own, limit) if limit else frozenset()
    same = own.tree.stems[own.head] == fact.kind.tree.stems[fact.kind.head]
    after = fact.kind.after if same else frozenset()
    if not own.before - bound <= fact.kind.before | after:
        return False
    if own.after - bound and own.after - bound != after:
        return False
    return limit is None or reaches(limit, source)


def _of_people(tree: Tree, noun: int, fact: Fact) -> bool:
    """Tell whether a rule is for people of a sort: *grade II staff*, for a grade II technician."""
    told = tree.tokens[noun].lemma.lower() in _PEOPLE
    return told and not fact.placed and bool(full_phrase(tree, noun).words - {tree.stems[noun]})


def _limit(own: Phrase, rule: Analysis) -> Quantity | None:
    """Return the bound by which a rule tells for which of a kind it is made."""
    tree = own.tree
    start, end = tree.tokens[own.tokens[0]].start, tree.tokens[own.tokens[-1]].end
    inside = [q for q in quantities(rule) if start <= q.start < end and q.interval.is_one_sided]
    return inside[0] if len(inside) == 1 and not inside[0].is_date else None


def _words_of(own: Phrase, limit: Quantity) -> frozenset[str]:
    """Return the words of a bound and of what it measures: *longer than 20 metres*."""
    tree = own.tree
    return frozenset(
        tree.stems[i]
        for i in own.tokens
        if limit.start <= tree.tokens[i].start < limit.end
        or (tree.tokens[i].pos in ("ADJ", "ADP", "SCONJ") and i > own.head)
    )


def reaches(limit: Quantity, source: Analysis) -> bool:
    """Tell whether the one value of its kind that the fact gives lies within a bound."""
    found = [q for q in quantities(source) if q.dimension == limit.dimension]
    if len(found) != 1 or not found[0].interval.is_point:
        return False
    value, interval = found[0].interval.low, limit.interval
    low = value > interval.low or (value == interval.low and not interval.low_open)
    high = value < interval.high or (value == interval.high and not interval.high_open)
    return low and high


def put(own: Phrase, name: str) -> str:
    """Return a text with a name for a phrase, and the verb that goes with it."""
    tree = own.tree
    start, end = tree.tokens[own.tokens[0]].start, tree.tokens[own.tokens[-1]].end
    lead = name.split(maxsplit=1)[0]
    article = lead.lower() in ("the", "a", "an")
    put = [(start, end, capital(name) if not start else small(name) if article else name)]
    many = tree.tokens[own.head].tag in PLURALS or tree.lower(own.head) in _MANY
    if many and tree.tokens[own.head].dep in ("nsubj", "nsubjpass"):
        verb = tree.tokens[own.head].head
        verbs = [*tree.with_deps(verb, "aux", "auxpass"), verb]
        finite = next((v for v in verbs if tree.tokens[v].tag in ("VBP", "VBD")), None)
        if finite is not None:
            token = tree.tokens[finite]
            put.append((token.start, token.end, agreeing_verb(token, plural=False)))
    text = tree.text
    for first, last, words in sorted(put, reverse=True):
        text = text[:first] + words + text[last:]
    return text
