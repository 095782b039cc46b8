"""Pronouns: what they stand for, taken from the sentence and the one before."""

import itertools
import re
from dataclasses import dataclass, field, replace

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, subject_of
from agent.judge.claims.parsing.inflection import is_plural, possessive, singular_verb
from agent.judge.claims.reference.antecedents import (
    MANY,
    PEOPLE,
    POINTING,
    THINGS,
    antecedent,
    fits,
    wanted,
)
from agent.judge.claims.reference.elided import named_in_full
from agent.judge.claims.reference.expletives import is_empty
from agent.judge.claims.reference.mentions import (
    TIMES,
    Mention,
    Number,
    may_be_thing,
    mention_of,
    phrase_of,
)
from agent.judge.claims.reference.predicates import equated, is_somebody, narrowing
from agent.judge.clauses.tree import Tree


@dataclass(frozen=True, slots=True)
class Resolution:
    """What the pronouns of a clause stand for, by token, and the edits that say so.

    ``bound`` are the pronouns whose noun phrase stands in the clause itself.
    """

    mentions: dict[int, Mention] = field(default_factory=dict)
    edits: dict[int, str] = field(default_factory=dict)
    bound: set[int] = field(default_factory=set)


_OWNING = frozenset({"its", "his", "her", "their", "hers", "theirs"})
_BOUND = re.compile(
    r"(?:up to|at least|at most|(?:no|not) (?:more|fewer|less) than|(?:more|fewer|less) than|over"
    r"|under|an? (?:maximum|minimum) of)\s+[\w.,]+\s+(?=[a-z])",
    re.IGNORECASE,
)
_IN_FULL = {"'ve": "have", "'re": "are", "'ll": "will"}
_CONCEDING = frozenset({"though", "although"})


def resolutions(
    clause: Clause,
    tree: Tree,
    before: list[Mention],
    earlier: list[Mention],
    settled: dict[int, Mention | None],
) -> "Resolution":
    """Return what the clause's pronouns stand for, and the words to put for them.

    ``before`` are the mentions of the clauses before it in its sentence, ``earlier`` those of the
    sentence before, each in order. ``settled`` is what the sentence's pronouns were found to mean,
    and is added to: one that two clauses share means the same in both. A pronoun with a fitting
    noun phrase to its left in the clause itself stays; so does one whose noun phrase is not plain
    to see.
    """
    found = Resolution()
    for item in (i for i in clause.items if isinstance(i, int)):
        found.edits.update(named_in_full(item, clause, tree, before, earlier))
        if not _is_pronoun(item, tree) or is_empty(item, clause, tree):
            continue
        if item not in settled and _is_bound(item, clause, tree, found):
            found.bound.add(item)
        if item not in settled:
            stays = item in found.bound or _looks_ahead(item, clause, tree)
            settled[item] = None if stays else antecedent(item, tree, before, earlier)
        mention = settled[item]
        if mention is not None and mention.text:
            found.mentions[item] = mention
            found.edits.update(_put(item, mention, clause, tree))
    return found


def _is_pronoun(index: int, tree: Tree) -> bool:
    word = tree.lower(index)
    if len(word) > 1 and tree.tokens[index].text.isupper():
        return False
    if word in THINGS | PEOPLE | MANY - POINTING:
        return tree.tokens[index].tag in ("PRP", "PRP$")
    if tree.with_deps(index, "relcl", "acl", "prep"):  # "those who are not chosen"
        return False
    return word in POINTING and tree.tokens[index].dep in ("nsubj", "nsubjpass", "det")


def _is_bound(index: int, clause: Clause, tree: Tree, found: Resolution) -> bool:
    """Tell whether the pronoun's noun phrase stands to its left in the clause itself."""
    if tree.tokens[index].dep == "det":
        return False
    asked = wanted(tree.lower(index))
    number = asked.number
    left = itertools.takewhile(lambda item: item != index, clause.items)
    for item in (i for i in left if isinstance(i, int)):
        known = found.mentions.get(item)
        pointing = tree.lower(item) in POINTING & MANY and tree.tokens[item].dep in ANY_SUBJECT
        if known is None and pointing and number is Number.MANY:
            return True
        if known is None and tree.tokens[item].dep in _OBLIQUE:
            continue
        if number is Number.MANY and _is_many(item, tree):
            return True
        mention = known or mention_of(item, tree, "")
        if mention and fits(mention, asked):
            return True
    return False


def _is_many(index: int, tree: Tree) -> bool:
    """Tell a plural subject that pronouns elsewhere hardly ever mean: "hours you receive"."""
    token = tree.tokens[index]
    return token.tag == "NNS" and token.dep in ANY_SUBJECT and token.lemma.lower() in TIMES


_OBLIQUE = frozenset({"compound", "npadvmod", "nmod"})


def _looks_ahead(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell whether a pronoun may mean the subject that follows: "where they offer them, vans …"."""
    subject = [i for i in subject_of(clause, tree) if isinstance(i, int)]
    if not subject or tree.tokens[index].dep in ANY_SUBJECT or index > min(subject):
        return False
    opening = [k for k in tree.with_deps(clause.root, "advcl") if index in tree.subtree(k)]
    asked = wanted(tree.lower(index))
    if asked.number is Number.MANY:  # "in their first year, staff …"
        opening += [k for k in tree.with_deps(clause.root, "prep") if index in tree.subtree(k)]
    heads = [i for i in subject if tree.tokens[i].head == clause.root]
    owners = [k for i in heads for k in tree.with_deps(i, "poss")]
    ahead = (mention_of(i, tree, "") for i in (*heads, *owners))
    thing = tree.lower(index) in THINGS and any(may_be_thing(i, tree) for i in heads)
    return bool(opening) and (thing or any(m and fits(m, asked) for m in ahead))


def _put(index: int, mention: Mention, clause: Clause, tree: Tree) -> dict[int, str]:
    """Return the edits that put ``mention`` for the pronoun and keep the verb in agreement."""
    token = tree.tokens[index]
    word = token.text.lower()
    subject = tree.tokens[token.head] if token.dep == "det" else token
    full = f"{mention.text} {mention.relative}".rstrip() if subject.dep in ANY_SUBJECT else ""
    if token.dep == "det":
        gone = {i: "" for i in tree.subtree(token.head) if index < i <= token.head}
        return gone | {index: full or mention.text}
    if word in _OWNING and token.dep == "poss":
        return {index: possessive(mention.text)}
    edits = {index: full or mention.text} | _verb_in_full(index, tree)
    of = tree.tokens[token.head]
    counted = of.text.lower() == "of" and tree.tokens[of.head].pos == "NUM"
    if counted and mention.number is Number.MANY and mention.is_bare:
        edits[token.head] = ""  # "40 of them" are 40 credit hours
    several = mention.number is Number.MANY or (not mention.is_bare and is_plural(mention.text))
    if token.dep in ANY_SUBJECT and word == "they" and not several:
        edits |= _agreement(token.head, clause, tree)
    return edits


def _verb_in_full(index: int, tree: Tree) -> dict[int, str]:
    """Return the edit that makes "it's" "the fee is": behind a noun it would tell an owner."""
    after = index + 1
    short = tree.lower(after).replace("’", "'") if after < len(tree.tokens) else ""
    if short in _IN_FULL:
        return {after: f" {_IN_FULL[short]}"}
    if short == "'d":
        return {after: " had" if _is_perfect(after, tree) else " would"}
    if short != "'s":
        return {}
    has = tree.tokens[after].lemma == "have" or tree.tokens[after].dep == "aux"
    return {after: " has" if has and _is_perfect(after, tree) else " is"}


def _is_perfect(auxiliary: int, tree: Tree) -> bool:
    """Tell "it's been" from "it's running" and "it's closed"."""
    verb = tree.tokens[auxiliary].head
    helped = any(tree.lower(k) == "been" for k in tree.with_deps(verb, "auxpass", "aux"))
    return helped or tree.tokens[verb].tag in ("VBD", "VBN")


def _agreement(verb: int, clause: Clause, tree: Tree) -> dict[int, str]:
    verbs = [verb, *tree.with_deps(verb, "aux", "auxpass")]
    return {
        v: singular_verb(tree.tokens[v].text, tree.tokens[v].tag)
        for v in verbs
        if v in clause.body and tree.tokens[v].tag in ("VBP", "VBD")
    }


def mentions_of(clause: Clause, tree: Tree, known: Resolution) -> list[Mention]:
    """Return the noun phrases of a clause that later pronouns may stand for, in order.

    A pronoun counts as what it stands for; one that is not resolved is a mention without text,
    so that no other noun phrase is taken for its meaning later. What a noun is said to be is none
    ("Ada is a smith").
    """
    subject = {i for i in subject_of(clause, tree) if isinstance(i, int)}
    aside = _is_conceded(clause, tree)
    found = []
    for item in (i for i in clause.items if isinstance(i, int)):
        found += _owner(item, clause, tree, known)
        if tree.tokens[item].dep in _SPOKEN_OF:
            if equated(item, tree) is not None:
                continue
            is_subject = item in subject and tree.tokens[item].head not in subject
            is_subject = (is_subject and not aside) or _is_topic(item, tree)
            mention = _mentioned(item, clause, tree, known)
            if mention:
                is_object = (
                    tree.tokens[item].dep == "dobj" and tree.tokens[item].head == clause.root
                )
                found.append(
                    replace(
                        mention,
                        is_subject=is_subject,
                        is_object=is_object,
                        is_aside=_is_aside(item, tree),
                        is_governed=tree.tokens[item].dep == "pobj",
                        personal=is_somebody(item, tree) or mention.personal,
                        is_new=any(
                            tree.lower(k) in ("a", "an") for k in tree.with_deps(item, "det")
                        ),
                        relative=mention.relative or narrowing(item, clause, tree),
                    )
                )
    return [] if all(m.lemma in TIMES and not m.text for m in found) else found


def _owner(index: int, clause: Clause, tree: Tree, known: Resolution) -> list[Mention]:
    """Return the person whose something is: Mr Ito of "Mr Ito's visa", whom no "they" means."""
    if tree.tokens[index].dep != "poss" or not tree.with_deps(index, "case"):
        return []
    text = phrase_of(index, clause, tree, known.edits).rstrip("s").rstrip("'’")
    owner = mention_of(index, tree, "")
    if owner is None or not owner.personal or owner.number is Number.MANY or not text:
        return []
    return [replace(owner, text=text, is_aside=True)]


def _is_conceded(clause: Clause, tree: Tree) -> bool:
    """Tell what is said in passing: ", though the desk can help" behind another statement."""
    marks = {tree.lower(k) for k in tree.with_deps(clause.root, "mark", "advmod")}
    return tree.tokens[clause.root].head < clause.root and not marks.isdisjoint(_CONCEDING)


def _is_topic(index: int, tree: Tree) -> bool:
    """Tell what a sentence is said to be about: "As for the webinar, …"."""
    word = tree.tokens[index].head
    opening = word == 1 and tree.lower(0) == "as" and tree.lower(1) == "for"
    return opening and tree.tokens[index].dep == "pobj"


def _is_aside(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    return token.dep == "pobj" and tree.lower(token.head) == "with"


_SPOKEN_OF = frozenset({"nsubj", "nsubjpass", "dobj", "pobj", "attr", "dative", "ROOT"})


def _mentioned(index: int, clause: Clause, tree: Tree, known: Resolution) -> Mention | None:
    word = tree.lower(index)
    if index in known.mentions:
        mention = known.mentions[index]
        return replace(mention, sex=mention.sex or wanted(word).sex)
    if word in POINTING and tree.tokens[index].dep in ANY_SUBJECT:
        return Mention("", word, wanted(word).number or Number.ONE, personal=False)
    if tree.tokens[index].tag == "PRP" and word in THINGS | PEOPLE | MANY:
        if index in known.bound or is_empty(index, clause, tree):
            return None
        asked = wanted(word)
        return Mention("", word, asked.number or Number.ONE, bool(asked.personal), sex=asked.sex)
    text = phrase_of(index, clause, tree, known.edits)
    return mention_of(index, tree, _those(text, index, tree)) if text else None


def _those(text: str, noun: int, tree: Tree) -> str:
    """Return what a pronoun means by a number of things that only has a bound.

    In "up to 5 days may be carried over, and they must be taken by May" they are the days carried
    over, however many.
    """
    bound = _BOUND.match(text)
    if bound is None:
        return text
    verb = tree.tokens[noun].head
    done = tree.tokens[noun].dep == "nsubjpass" and tree.tokens[verb].tag == "VBN"
    said = [verb, *tree.with_deps(verb, "prt")] if done else []
    return " ".join(["the", text[bound.end() :], *(tree.tokens[i].text for i in said)])
