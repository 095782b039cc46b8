"""What a sentence says of one noun, told of that noun and, falsely, of another one of it.

Clauses, participles and phrases that hang on a noun are found by the dependency parser. Told of
their own noun they make a supported claim, of another noun of the sentence one that the evidence
does not bear out, in the same words: only what belongs to what tells the two apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.models.parser import SpacyParser
from evals.training import premises, sentences
from evals.training.data import NOT_SUPPORT, SUPPORT, Example
from evals.training.nouns import AMOUNTS, NOUNS, VAGUE, is_plural, linked, others, phrase, words
from evals.training.rewrite import synonyms

SOURCE = "binding"
SHORTEST, LONGEST = 8, 45  # words of a sentence
LONGEST_TOLD = 18  # words of what is told
MOST = 3  # pairs of a sentence
SUBJECTS = {"nsubj", "nsubjpass"}
RELATIVE = {"who", "which", "that"}
HELD = {"with": ("has", "have", "had"), "without": ("lacks", "lack", "lacked")}
BE = ("is", "are", "was", "were")
PLACES = {"in", "at", "near", "on", "beside", "behind", "opposite", "inside", "outside"}
ACTORS = {"PERSON", "ORG", "GPE", "NORP"}
GIVEN_MARKS = {"because", "while", "whereas", "since", "although"}
"""Conjunctions after which a clause tells what is so."""
APART = {"conj", "advcl", "cc", "mark", "punct", "ccomp", "parataxis"}
"""Relations of what hangs on a verb but is not part of its clause."""
OPEN = {"neg", "aux", "ccomp", "xcomp", "conj"}


class Told(NamedTuple):
    """What is told of a noun.

    Attributes:
        owner: the noun's token.
        others: tokens of nouns that it may be told of falsely.
        singular: what is told, after a singular noun.
        plural: the same after a plural one.
    """

    owner: int
    others: tuple[int, ...]
    singular: str
    plural: str


def _past(parsed: Analysis) -> bool:
    roots = [t for t in parsed.tokens if t.dep == "ROOT"]
    helpers = [t.tag for t in parsed.tokens if t.dep in {"aux", "auxpass"}]
    return bool(roots) and (roots[0].tag == "VBD" or "VBD" in helpers)


def _being(parsed: Analysis, tail: str) -> tuple[str, str]:
    one, many = BE[2:] if _past(parsed) else BE[:2]
    return f"{one} {tail}", f"{many} {tail}"


def relative(parsed: Analysis) -> Iterator[Told]:
    """Clauses with "who", "which" or "that" as their subject, set off or on a name."""
    for verb, token in enumerate(parsed.tokens):
        if token.dep != "relcl" or parsed.tokens[token.head].pos not in NOUNS:
            continue
        inside = parsed.subtree(verb)
        first = parsed.tokens[inside[0]]
        if first.lemma.lower() not in RELATIVE or first.dep not in SUBJECTS or first.head != verb:
            continue
        aside = parsed.tokens[inside[0] - 1].text == ","
        if aside or parsed.tokens[token.head].pos == "PROPN":
            tail = words(parsed, inside[1:])
            yield Told(token.head, others(parsed, token.head, inside), tail, tail)


def participle(parsed: Analysis) -> Iterator[Told]:
    """Past participles after a noun."""
    for verb, token in enumerate(parsed.tokens):
        if token.dep != "acl" or token.tag != "VBN" or parsed.tokens[token.head].pos not in NOUNS:
            continue
        inside = parsed.subtree(verb)
        tail = words(parsed, inside)
        if token.lemma in {token.text, "name"} or inside[0] < token.head or len(inside) < 2:
            continue
        if tail:
            yield Told(token.head, others(parsed, token.head, inside), *_being(parsed, tail))


def phrases(parsed: Analysis) -> Iterator[Told]:
    """Phrases with "with" and of places right after a noun."""
    for index, token in enumerate(parsed.tokens):
        owner, word = parsed.tokens[token.head], token.text.lower()
        if token.dep != "prep" or owner.pos not in NOUNS or index != token.head + 1:
            continue
        inside = parsed.subtree(index)
        tail = words(parsed, inside)
        if owner.lemma.lower() in VAGUE or owner.entity in AMOUNTS or len(inside) < 3:
            continue
        if not tail or "," in tail or word not in HELD.keys() | PLACES:
            continue
        forms = _being(parsed, tail)
        if word in HELD:
            has, have, had = HELD[word]
            rest = tail.split(" ", 1)[1]
            forms = (f"{had} {rest}",) * 2 if _past(parsed) else (f"{has} {rest}", f"{have} {rest}")
        yield Told(token.head, others(parsed, token.head, inside), *forms)


def clauses(parsed: Analysis) -> Iterator[Told]:
    """Clauses that tell what is so, in a sentence that has several subjects."""
    for verb, token in enumerate(parsed.tokens):
        if token.dep not in {"ROOT", "conj", "advcl", "ccomp"} or token.pos not in {"VERB", "AUX"}:
            continue
        below = parsed.children(verb)
        subjects = [i for i in below if parsed.tokens[i].dep in SUBJECTS]
        if len(subjects) != 1 or parsed.tokens[subjects[0]].pos not in NOUNS:
            continue
        if not _told_as_so(parsed, verb, below):
            continue
        gone = {j for i in below if parsed.tokens[i].dep in APART for j in parsed.subtree(i)}
        gone.update(parsed.subtree(subjects[0]))
        inside = [i for i in parsed.subtree(verb) if i not in gone and i > subjects[0]]
        rivals = others(parsed, subjects[0], inside)
        rivals = tuple(i for i in rivals if parsed.tokens[i].dep in SUBJECTS)
        tail = words(parsed, inside)
        if len(inside) > 2:
            yield Told(subjects[0], rivals, tail, tail)


def _told_as_so(parsed: Analysis, verb: int, below: Sequence[int]) -> bool:
    """Tell whether a clause holds whatever else does; ``below`` is what hangs on its verb."""
    marks = {parsed.tokens[i].text.lower() for i in below if parsed.tokens[i].dep == "mark"}
    when = any(parsed.tokens[i].dep == "advmod" and parsed.tokens[i].tag == "WRB" for i in below)
    if when or not marks <= GIVEN_MARKS or not (marks or parsed.tokens[verb].dep != "advcl"):
        return False
    hanging = [i for i in below if parsed.tokens[i].dep == "advcl"]
    return all(_told_as_so(parsed, i, parsed.children(i)) for i in hanging)


def turned(parsed: Analysis) -> Iterator[tuple[str, str]]:
    """True and false claims that turn active into passive, or passive into active."""
    for verb, token in enumerate(parsed.tokens):
        if token.tag not in {"VBD", "VBN"} or not token.text.endswith("ed"):
            continue
        pair = _doer_and_done(parsed, verb)
        if pair is None or any(parsed.tokens[i].entity not in ACTORS for i in pair):
            continue
        one, other = (phrase(parsed, i) for i in pair)
        if not one or not other or linked(parsed, *pair):
            continue
        was = [BE[2 + is_plural(parsed.tokens[i])] for i in pair]
        yield (
            f"{other} {was[1]} {token.text} by {_inside(one)}.",
            f"{one} {was[0]} {token.text} by {_inside(other)}.",
        )
        yield f"{one} {token.text} {_inside(other)}.", f"{other} {token.text} {_inside(one)}."


def _doer_and_done(parsed: Analysis, verb: int) -> tuple[int, int] | None:
    by = {parsed.tokens[i].dep: i for i in parsed.children(verb)}
    if {"nsubjpass", "agent"} <= by.keys() and "neg" not in by:
        inner = [i for i in parsed.children(by["agent"]) if parsed.tokens[i].dep == "pobj"]
        return (inner[0], by["nsubjpass"]) if inner else None
    plain = {"nsubj", "dobj"} <= by.keys() and not OPEN & by.keys()
    return (by["nsubj"], by["dobj"]) if plain and parsed.tokens[verb].tag == "VBD" else None


def _inside(name: str) -> str:
    return name[0].lower() + name[1:] if name.startswith("The ") else name


KINDS: tuple[Callable[[Analysis], Iterator[Told]], ...] = (relative, participle, phrases, clauses)


def twins(parsed: Analysis, rng: Random) -> Iterator[tuple[str, str]]:
    """Yield pairs of a true and a false claim on a sentence."""
    for told in (t for kind in KINDS for t in kind(parsed)):
        true = phrase(parsed, told.owner)
        false = [p for i in told.others if (p := phrase(parsed, i)) and p != true]
        tail = told.plural if is_plural(parsed.tokens[told.owner]) else told.singular
        if not true or not false or not tail or len(tail.split()) > LONGEST_TOLD:
            continue
        other = rng.choice(false)
        if other.lower() not in tail.lower() and true.lower() not in tail.lower():
            yield f"{true} {tail}.", f"{other} {tail}."
    yield from turned(parsed)


def parsed_sentences(texts: Sequence[str]) -> Iterator[Analysis]:
    """Yield the analyses of the statements among sentences, those with quotations left out."""
    kept = [
        t
        for t in texts
        if SHORTEST <= len(t.split()) <= LONGEST and t.endswith(".") and '"' not in t
    ]
    parser = SpacyParser(cache_size=1)
    for start in range(0, len(kept), 2000):
        analyses = parser.parse(kept[start : start + 2000])
        yield from (a for a in analyses if len(a.sentences) == 1)


def examples(passages: Sequence[str], wanted: int, rng: Random) -> list[Example]:
    """Return true and false claims on sentences of passages, as many of the one as of the other.

    Args:
        passages: Texts of evidence.
        wanted: Most pairs of claims.
        rng: Source of choice.
    """
    place: dict[str, tuple[list[str], int]] = {}
    for passage in passages:
        parts = sentences.split(passage)
        place |= {part: (parts, i) for i, part in enumerate(parts)}
    pool = sorted(place)
    found: list[Example] = []
    for parsed in parsed_sentences(rng.sample(pool, len(pool))):
        made = list(twins(parsed, rng))
        for pair in rng.sample(made, min(len(made), MOST)):
            near = premises.around(*place[parsed.text], rng)
            premise = rng.choice((parsed.text, near))
            premise = premises.dress(premise, pool, rng, padded=0.15)
            true, false = (synonyms(c, rng) for c in pair) if rng.random() < 0.3 else pair
            found.append(Example(premise, true, SUPPORT, SOURCE, (0, 0)))
            found.append(Example(premise, false, NOT_SUPPORT, SOURCE))
        if len(found) >= 2 * wanted:
            break
    return found
