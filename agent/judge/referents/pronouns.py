"""Pronouns: what *she* does is not said of her brother, nor of him whom the sentence had as *he*.

A sentence that says *he retired* has every word of *Reyes retired*. Titles, first names, words for
kin and the pronouns before it tell of whom it speaks.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.alignment.lexical import content
from agent.judge.checked import Checked, said_of_another
from agent.judge.clauses.people import FEMALE, FIRST_NAMES, KIN, MALE, TITLED
from agent.judge.clauses.stems import fold
from agent.judge.clauses.tree import SUBJECTS
from agent.judge.names.vocabulary import CALENDAR, COURTESY, GENERIC, NOT_NAMES, TITLES
from agent.judge.passages.windows import Sentence, Window, siblings
from agent.judge.referents.topics import CUT, outweighs

REACH = 4  # sentences before one in which to look for whom it means
_NAME = r"[A-Z][\w’-]*(?:\.(?=\s[A-Z]))?"
_PERSON = re.compile(
    rf"\b(?:(?P<kin>{'|'.join(sorted(KIN))}),?\s+)?(?P<name>{_NAME}(?:\s+{_NAME})*)"
    rf"|\b(?P<alone>{'|'.join(sorted(KIN))})\b"
)
_HE_SHE = re.compile(r"\b(he|she)\b", re.IGNORECASE)
_HIS_HER = re.compile(r"\b(his|her) (?=\w)", re.IGNORECASE)
_PLACES = frozenset({"GPE", "LOC", "FAC", "NORP"})
_PLACE = re.compile(r"\b(?:in|at|to|into|near|from|of|for|the|via|around)\s+$", re.IGNORECASE)


class Person(NamedTuple):
    """The folded words that name somebody, and the sex that they tell, or ''.

    ``sure`` tells that it is no other name.
    """

    names: frozenset[str]
    sex: str
    sure: bool = True


def of_its_person(
    checked: Checked,
    claim: Analysis,
    window: Window,
    passages: Sequence[Passage],
) -> Checked:
    """Return what was found in a window, and that its pronoun means somebody else."""
    subject = _subject(claim)
    if subject is None or not any(_HE_SHE.search(s.text) for s in window.sentences):
        return checked
    if not subject.sure and not _met(subject, window, passages):
        return checked
    own, foreign = frozenset[str](), frozenset[str]()
    for sentence in window.sentences:
        for text, elsewhere in _told(subject, sentence, passages):
            if elsewhere:
                foreign |= content(text)
            else:
                own |= content(text)
    spoken = {w for p in (subject, *people(claim.text)) for w in p.names} | COURTESY | TITLES
    if not outweighs(content(claim.text) - content(" ".join(spoken)), foreign, own):
        return checked
    name = " ".join(w.capitalize() for w in sorted(subject.names))
    reason = f"the evidence says this of somebody else, not of “{name}”"
    return said_of_another(checked, reason)


def _subject(claim: Analysis) -> Person | None:
    """Return the one person of whom a claim speaks first, None where there is none."""
    heads = [
        i
        for i, t in enumerate(claim.tokens)
        if t.dep in SUBJECTS and claim.tokens[t.head].head == t.head
    ]
    if not heads:
        return None
    head = heads[0]
    token = claim.tokens[head]
    if fold(token.text) in KIN:
        return Person(frozenset([fold(token.text)]), KIN[fold(token.text)])
    if not token.text[:1].isupper() or any(t.dep == "det" and t.head == head for t in claim.tokens):
        return None
    kids = [k for k, t in enumerate(claim.tokens) if t.head == head and t.dep == "compound"]
    words = [fold(claim.tokens[k].text).rstrip(".") for k in (*kids, head)]
    several = len(words) > 1 and token.entity not in _PLACES
    sure = token.entity == "PERSON" or several or _titled(words) or words[0] in FIRST_NAMES
    person = _person(words)
    return None if person is None else person._replace(sure=sure)


def _met(subject: Person, window: Window, passages: Sequence[Passage]) -> bool:
    """Tell whether the passages of a window name somebody so, and as a person."""
    texts = (s.text for first in window.sentences for s in siblings(first, passages))
    return any(p.sure and _same(p, subject) for t in dict.fromkeys(texts) for p in people(t))


def _titled(words: Sequence[str]) -> bool:
    return any(w in COURTESY | TITLES for w in words)


def _person(words: Sequence[str], kin: str = "") -> Person | None:
    """Return the person whom a run of words names, None if it is hardly one."""
    plain = [w for w in words if w not in COURTESY | TITLES]
    if not plain or any(w in GENERIC | CALENDAR | NOT_NAMES for w in plain):
        return None
    titles = {TITLED[w] for w in words if w in TITLED}
    sex = KIN.get(kin) or next(iter(titles), "") or FIRST_NAMES.get(plain[0], "")
    return Person(frozenset(plain), sex)


def people(text: str) -> list[Person]:
    """Return those whom ``text`` names or calls kin, from left to right."""
    found = []
    for match in _PERSON.finditer(text):
        if match["alone"]:
            found.append(Person(frozenset([match["alone"]]), KIN[match["alone"]]))
            continue
        words = [fold(w).removesuffix("'s").rstrip(".") for w in match["name"].split()]
        known = match["kin"] or _titled(words) or words[0] in FIRST_NAMES
        opens = not match.start() or text[: match.start()].rstrip()[-1:] in ".!?"
        if not known and (len(words) == 1 and opens):
            continue
        if not known and _PLACE.search(text[: match.start()]):
            continue
        person = _person(words, match["kin"] or "")
        found += [person._replace(sure=bool(known))] if person else []
    return found


def _told(
    subject: Person, sentence: Sentence, passages: Sequence[Passage]
) -> list[tuple[str, bool]]:
    """Return the parts of a sentence, and whether each speaks of another than ``subject``."""
    before = siblings(sentence, passages)[: sentence.order]
    if len(before) > REACH:
        before = before[-REACH:]
    texts = [*(s.text for s in before), sentence.text]
    cast = _cast(subject, texts)
    last: list[list[Person]] = []
    found: list[tuple[str, bool]] = []
    for text in texts:
        found, met, elsewhere = [], list[Person](), False
        for part in filter(str.strip, CUT.split(text)):
            pronoun = _HE_SHE.search(part)
            named = [_known(p, cast) for p in people(part)]
            if pronoun is not None:
                inside = [_known(p, cast) for p in people(part[: pronoun.start()])]
                sex = MALE if pronoun[1].lower() == "he" else FEMALE
                meant = _meant(sex, [met + inside, *last], cast)
                own = _same_any(subject, named)
                elsewhere = meant is not None and not own and not _same(meant, subject)
                met += [meant] if meant is not None else []
            elif named:
                elsewhere = False
            met += named
            found.append((part, elsewhere))
        last = [met, *last] if met else last
    return found


def _cast(subject: Person, texts: Sequence[str]) -> list[Person]:
    """Return everybody named, each with the fullest name and the sex that is known."""
    cast: list[Person] = []
    for person in (*(p for t in texts for p in people(t)), subject):
        same = [c for c in cast if _same(c, person)]
        if len(same) != 1:
            cast += [] if same else [person]
            continue
        known = same[0]
        told = Person(known.names | person.names, known.sex or person.sex, known.sure)
        cast[cast.index(known)] = told
    for part in (p for t in texts for p in CUT.split(t)):
        _learn_sex(part, cast)
    return cast


def _learn_sex(part: str, cast: list[Person]) -> None:
    """Note the sex that *his* or *her* tells of the one whom a part of a sentence names before."""
    owning = _HIS_HER.search(part)
    named = [_known(p, cast) for p in people(part[: owning.start()])] if owning else []
    if owning is None or len(named) != 1 or named[0].sex or named[0] not in cast:
        return
    sex = MALE if owning[1].lower() == "his" else FEMALE
    if not any(p.sex == sex and p.names.isdisjoint(KIN) for p in cast):
        cast[cast.index(named[0])] = named[0]._replace(sex=sex)


def _same(one: Person, other: Person) -> bool:
    return one.names <= other.names or other.names <= one.names


def _same_any(one: Person, others: Sequence[Person]) -> bool:
    return any(_same(one, o) for o in others)


def _known(person: Person, cast: Sequence[Person]) -> Person:
    return next((c for c in cast if _same(c, person)), person)


def _meant(sex: str, groups: Sequence[Sequence[Person]], cast: list[Person]) -> Person | None:
    """Return whom a pronoun means, None where it has one to mean at most, or nobody that fits.

    Those of its sentence go before those of the last one that names anybody; among these the one
    who is known to be of its sex, else the first. He or she is known to be so from there on.
    """
    everybody = {p.names for g in groups for p in g}
    if len(everybody) < 2:
        return None
    for group in groups:
        current = [_known(p, cast) for p in group]
        fitting = [p for p in current if p.sex == sex] or [p for p in current if not p.sex]
        if fitting:
            meant = fitting[0]
            if not meant.sex and meant in cast:
                cast[cast.index(meant)] = Person(meant.names, sex)
            return meant
    return None
