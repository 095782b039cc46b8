"""Pronouns: what they stand for, taken from the sentence and the one before."""

import itertools
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from agent.judge.claims.clause import Clause, subject_of
from agent.judge.claims.expletives import is_empty
from agent.judge.claims.inflection import possessive, singular_verb
from agent.judge.claims.mentions import TIMES, Mention, Number, mention_of, phrase_of
from agent.judge.claims.tree import SUBJECTS, Tree


@dataclass(frozen=True, slots=True)
class Resolution:
    """What the pronouns of a clause stand for, by token, and the edits that say so.

    ``bound`` are the pronouns whose noun phrase stands in the clause itself.
    """

    mentions: dict[int, Mention] = field(default_factory=dict)
    edits: dict[int, str] = field(default_factory=dict)
    bound: set[int] = field(default_factory=set)


_THINGS = frozenset({"it", "its", "itself"})
_PEOPLE = frozenset({"he", "she", "him", "her", "his", "hers"})
_MANY = frozenset({"they", "them", "their", "theirs", "these", "those"})
_OWNING = frozenset({"its", "his", "her", "their", "hers", "theirs"})
_BOUND = re.compile(
    r"(?:up to|at least|at most|(?:no|not) (?:more|fewer|less) than|(?:more|fewer|less) than|over"
    r"|under|an? (?:maximum|minimum) of)\s+[\w.,]+\s+(?=[a-z])",
    re.IGNORECASE,
)
_POINTING = frozenset({"this", "that", "these", "those"})


def resolutions(
    clause: Clause, tree: Tree, before: list[Mention], earlier: list[Mention]
) -> "Resolution":
    """Return what the clause's pronouns stand for, and the words to put for them.

    ``before`` are the mentions of the clauses before it in its sentence, ``earlier`` those of the
    sentence before, each in order. A pronoun with a fitting noun phrase to its left in the clause
    itself stays; so does one whose noun phrase is not plain to see.
    """
    found = Resolution()
    for item in clause.items:
        if isinstance(item, int) and _is_one(item, tree):
            found.edits.update(_kind_meant(item, before))
        if not isinstance(item, int) or not _is_pronoun(item, tree):
            continue
        if is_empty(item, clause, tree):
            continue
        if _is_bound(item, clause, tree, found):
            found.bound.add(item)
            continue
        if _looks_ahead(item, clause, tree):
            continue
        mention = _antecedent(item, clause, tree, before, earlier)
        if mention is not None and mention.text:
            found.mentions[item] = mention
            found.edits.update(_put(item, mention, clause, tree))
    return found


def _is_one(index: int, tree: Tree) -> bool:
    """Tell the noun of "a second one" from a number."""
    return tree.lower(index) == "one" and bool(tree.find(index, "amod"))


def _kind_meant(index: int, before: list[Mention]) -> dict[int, str]:
    """Return the edit that names what "a second one" is a second of, if just one thing may be."""
    kinds = {m.lemma for m in before if m.text and m.number is Number.ONE and not m.is_bare}
    return {index: kinds.pop()} if len(kinds) == 1 else {}


def _is_pronoun(index: int, tree: Tree) -> bool:
    word = tree.lower(index)
    if len(word) > 1 and tree.tokens[index].text.isupper():
        return False
    if word in _THINGS | _PEOPLE | _MANY - _POINTING:
        return tree.tokens[index].tag in ("PRP", "PRP$")
    if tree.find(index, "relcl", "acl", "prep"):  # "those who are not chosen"
        return False
    return word in _POINTING and tree.tokens[index].dep in ("nsubj", "nsubjpass", "det")


def _is_bound(index: int, clause: Clause, tree: Tree, found: Resolution) -> bool:
    """Tell whether the pronoun's noun phrase stands to its left in the clause itself."""
    if tree.tokens[index].dep == "det":
        return False
    number, personal = _wanted(tree.lower(index))
    left = itertools.takewhile(lambda item: item != index, clause.items)
    for item in (i for i in left if isinstance(i, int)):
        known = found.mentions.get(item)
        pointing = tree.lower(item) in _POINTING & _MANY and tree.tokens[item].dep in SUBJECTS
        if known is None and pointing and number is Number.MANY:
            return True
        if known is None and tree.tokens[item].dep in _OBLIQUE:
            continue
        mention = known or mention_of(item, tree, "")
        if mention and _fits(mention, number, personal):
            return True
    return False


_OBLIQUE = frozenset({"compound", "npadvmod", "nmod"})


def _looks_ahead(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell whether a pronoun may mean the subject that follows: "where they offer them, vans …"."""
    subject = [i for i in subject_of(clause, tree) if isinstance(i, int)]
    if not subject or tree.tokens[index].dep in SUBJECTS or index > min(subject):
        return False
    opening = [k for k in tree.find(clause.root, "advcl") if index in tree.subtree(k)]
    number, personal = _wanted(tree.lower(index))
    ahead = (mention_of(i, tree, "") for i in subject if tree.tokens[i].head == clause.root)
    return bool(opening) and any(m is not None and _fits(m, number, personal) for m in ahead)


def _wanted(word: str) -> tuple[Number | None, bool | None]:
    """Return number and personality that the pronoun asks for; None: either."""
    if word in _THINGS:
        return Number.ONE, False
    if word in _PEOPLE:
        return Number.ONE, True
    if word in _POINTING:
        return Number.MANY if word in _MANY else Number.ONE, False
    return Number.MANY, None


def _fits(mention: Mention, number: Number | None, personal: bool | None) -> bool:
    if None not in (personal, mention.personal) and mention.personal != personal:
        return False
    if number is Number.MANY:
        return mention.number is Number.MANY or mention.personal is not False
    return number is None or mention.number is number


def _antecedent(
    index: int, clause: Clause, tree: Tree, before: list[Mention], earlier: list[Mention]
) -> Mention | None:
    token = tree.tokens[index]
    if token.dep == "det":
        return _same_noun(token.head, tree, [*before[::-1], *earlier[::-1]])
    if tree.lower(index) in ("this", "that"):
        return None
    number, personal = _wanted(tree.lower(index))
    for group in (before, earlier):
        fitting = [m for m in group if _fits(m, number, personal)]
        if number is Number.MANY:
            fitting = [m for m in fitting if m.number is Number.MANY or not m.is_aside]
        if number is Number.MANY and any(m.number is Number.MANY for m in fitting):
            fitting = [m for m in fitting if m.number is Number.MANY]
        chosen = _choose(index, fitting, tree)
        if chosen or fitting:
            return chosen
    return None


def _choose(index: int, fitting: list[Mention], tree: Tree) -> Mention | None:
    """Prefer the subject for a pronoun that is subject or stands in it, else the only one."""
    if len({m.text.lower() for m in fitting}) == 1:
        return fitting[-1]
    if not _in_subject(index, tree):
        return None
    subjects = [m for m in fitting if m.is_subject]
    objects = [m for m in fitting if m.is_object]
    if tree.tokens[index].dep == "poss":
        objects = []
    if not subjects and len({m.text for m in objects}) == 1:
        return objects[-1]
    return subjects[-1] if subjects else None


def _in_subject(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    if token.dep in SUBJECTS:
        return True
    return token.dep == "poss" and tree.tokens[token.head].dep in SUBJECTS


def _same_noun(noun: int, tree: Tree, mentions: Iterable[Mention]) -> Mention | None:
    """Return the fuller phrase with the same noun: "this plan" after "the Basic plan"."""
    lemma = tree.tokens[noun].lemma.lower()
    width = len([i for i in tree.subtree(noun) if i <= noun])
    for mention in mentions:
        if mention.lemma == lemma and len(mention.text.split()) > width:
            return mention
    return None


def _put(index: int, mention: Mention, clause: Clause, tree: Tree) -> dict[int, str]:
    """Return the edits that put ``mention`` for the pronoun and keep the verb in agreement."""
    token = tree.tokens[index]
    word = token.text.lower()
    if token.dep == "det":
        gone = {i: "" for i in tree.subtree(token.head) if index < i <= token.head}
        return gone | {index: mention.text}
    if word in _OWNING and token.dep == "poss":
        return {index: possessive(mention.text)}
    edits = {index: mention.text}
    of = tree.tokens[token.head]
    counted = of.text.lower() == "of" and tree.tokens[of.head].pos == "NUM"
    if counted and mention.number is Number.MANY and mention.is_bare:
        edits[token.head] = ""  # "40 of them" are 40 credit hours
    if token.dep in SUBJECTS and word == "they" and mention.number is Number.ONE:
        edits |= _agreement(token.head, clause, tree)
    return edits


def _agreement(verb: int, clause: Clause, tree: Tree) -> dict[int, str]:
    verbs = [verb, *tree.find(verb, "aux", "auxpass")]
    return {
        v: singular_verb(tree.tokens[v].text, tree.tokens[v].tag)
        for v in verbs
        if v in clause.body and tree.tokens[v].tag in ("VBP", "VBD")
    }


def mentions_of(clause: Clause, tree: Tree, known: Resolution) -> list[Mention]:
    """Return the noun phrases of a clause that later pronouns may stand for, in order.

    A pronoun counts as what it stands for; one that is not resolved is a mention without text,
    so that no other noun phrase is taken for its meaning later.
    """
    subject = {i for i in subject_of(clause, tree) if isinstance(i, int)}
    found = []
    for item in clause.items:
        if isinstance(item, int) and tree.tokens[item].dep in _SPOKEN_OF:
            is_subject = item in subject and tree.tokens[item].head not in subject
            is_subject |= _is_topic(item, tree)
            mention = _mentioned(item, clause, tree, known)
            if mention:
                is_object = (
                    tree.tokens[item].dep == "dobj" and tree.tokens[item].head == clause.root
                )
                is_aside = _is_aside(item, tree)
                found.append(
                    replace(mention, is_subject=is_subject, is_object=is_object, is_aside=is_aside)
                )
    return [] if all(m.lemma in TIMES and not m.text for m in found) else found


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
    if index in known.mentions:
        return known.mentions[index]
    word = tree.lower(index)
    if word in _POINTING and tree.tokens[index].dep in SUBJECTS:
        return Mention("", word, _wanted(word)[0] or Number.ONE, personal=False)
    if tree.tokens[index].tag == "PRP" and word in _THINGS | _PEOPLE | _MANY:
        if index in known.bound or is_empty(index, clause, tree):
            return None
        number, personal = _wanted(word)
        return Mention("", word, number or Number.ONE, bool(personal))
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
    said = [verb, *tree.find(verb, "prt")] if done else []
    return " ".join(["the", text[bound.end() :], *(tree.tokens[i].text for i in said)])
