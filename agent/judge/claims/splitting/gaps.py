"""Predicates that a second subject leaves out: "the N4 weighs 3 kg, the N8 5 kg".

Read by position, like series: behind the first predicate each part is a subject, and what it has in
the place of the first one's complement.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from agent.domain.prose.casing import small
from agent.domain.prose.tags import ANY_SUBJECT, PLACES
from agent.judge.claims.parsing.clause import Clause, Item, auxiliaries_of, subject_of
from agent.judge.claims.parsing.inflection import agreeing_verb
from agent.judge.claims.reference.mentions import TIMES
from agent.judge.claims.splitting.members import (
    AMOUNT,
    SCOPES,
    after_predicate,
    head_of,
    is_code,
    is_figure,
    is_one,
    is_verb,
    member_of,
    parts_of,
)
from agent.judge.clauses.tree import Tree

_NAMING = frozenset({"PROPN", "NOUN", "ADJ", "DET", "PRON", "PART", "X"})
_PLURALS = frozenset({"NNS", "NNPS", "VBZ"})
_OBJECTS = frozenset({"pobj", "dobj", "amod", "compound"})
_TIMELIKE = frozenset({"DATE", "TIME"})


@dataclass(frozen=True, slots=True)
class _Part:
    """The words up to a complement (a subject's, or the first's adverbs), and the complement."""

    names: tuple[int, ...]
    rest: tuple[int, ...]

    @property
    def words(self) -> tuple[int, ...]:
        return (*self.names, *self.rest)


def split_gaps(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split off the subjects that share the predicate; None if there are none, or in doubt."""
    subject = subject_of(clause, tree)
    if clause.split or clause.root not in clause.body or not subject:
        return None
    items = after_predicate(clause, tree)
    parts = [_part(p, clause, tree) for p in parts_of(items, tree)] if items else []
    whole = [p for p in parts if p is not None]
    if len(parts) < 2 or len(whole) != len(parts) or not _is_plain(whole[0], tree):
        return None
    first, others = whole[0], whole[1:]
    named = all(_names_subject(p, clause, tree) for p in others)
    if not named or not all(_matches(p, first, clause, tree) for p in others):
        return None
    own = frozenset(i for i in clause.own if i <= max(first.words))
    kept = (*head_of(clause), *first.words)
    begun = replace(clause, items=kept, own=own, subject=subject, split=True)
    return [begun, *(_restored(p, first, clause, tree) for p in others)]


def _part(words: list[int], clause: Clause, tree: Tree) -> _Part | None:
    if any(_is_verbal(i, tree) and not _is_noun(i, clause, tree) for i in words):
        return None
    after = 2 if _are_those(words, tree) else 0
    start = next((n for n in range(after, len(words)) if _opens(words, n, tree)), None)
    return None if start is None else _Part(tuple(words[:start]), tuple(words[start:]))


def _are_those(words: Sequence[int], tree: Tree) -> bool:
    """Tell "those in Rome", who are of the subject's kind."""
    return [tree.lower(i) for i in words[:1]] == ["those"] and tree.tokens[words[1]].pos == "ADP"


def _is_verbal(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    doing = token.tag == "VBG" and token.pos in ("VERB", "AUX") and token.dep not in _OBJECTS
    return doing or is_verb(index, tree)


def _opens(words: list[int], at: int, tree: Tree) -> bool:
    """Tell where a complement begins: an amount, a preposition, or a code at the end."""
    index, word = words[at], tree.lower(words[at])
    if is_figure(index, tree):
        return True
    if is_code(index, tree):
        return at == len(words) - 1 and (at == 0 or not _is_article(words[at - 1], tree))
    if word in AMOUNT | {"between"} and any(is_figure(i, tree) for i in words[at + 1 : at + 3]):
        return True
    return tree.tokens[index].pos == "ADP" and word != "of"


def _is_article(index: int, tree: Tree) -> bool:
    return tree.tokens[index].pos in ("DET", "ADP")


def _is_noun(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell "treads" of "risers must be …, and treads …": no verb of that form can follow there."""
    return tree.tokens[index].dep in ("compound", "nmod") or disagrees(index, clause, tree)


def disagrees(verb: int, clause: Clause, tree: Tree, *, anywhere: bool = False) -> bool:
    """Tell a verb in the singular that cannot be a second predicate of the clause's subject.

    Unless ``anywhere`` it must stand right behind a conjunction, comma or adverb.
    """
    if tree.tokens[verb].tag != "VBZ" or tree.with_deps(verb, *ANY_SUBJECT, "aux", "auxpass"):
        return False
    if not anywhere and tree.tokens[verb - 1].pos not in ("CCONJ", "PUNCT", "ADV"):
        return False
    heads = tree.with_deps(clause.root, *ANY_SUBJECT)
    plural = bool(heads) and tree.lower(heads[0]) in ("you", "we", "they")
    many = plural or (bool(heads) and tree.tokens[heads[0]].tag == "NNS")
    return many and tree.tokens[_finite(clause, tree)].tag in ("MD", "VBP")


def _finite(clause: Clause, tree: Tree) -> int:
    helpers = [i for i in auxiliaries_of(clause, tree) if isinstance(i, int)]
    return next((i for i in helpers if tree.tokens[i].dep != "neg"), clause.root)


def _is_plain(first: _Part, tree: Tree) -> bool:
    """Tell whether nothing before the first complement may be what the others stand beside."""
    return all(tree.tokens[i].pos in ("ADJ", "ADV", "VERB") for i in first.names)


def _names_subject(part: _Part, clause: Clause, tree: Tree) -> bool:
    """Tell whether a part begins with a noun phrase, or with what the subject's noun completes."""
    names = part.names
    if _are_those(names, tree):
        return bool(_left_out(part, clause, tree))
    if not names or not all(_is_nominal(i, clause, tree) for i in names):
        return False
    if len(names) == 1 and tree.tokens[names[0]].tag == "NN" and not _is_bare(clause, tree):
        return False  # "peas last a year, test for mould every month"
    if _left_out(part, clause, tree):
        return True
    last = tree.tokens[names[-1]]
    named = last.pos in ("NOUN", "PROPN", "X") or not last.text.islower()
    named |= _is_noun(names[-1], clause, tree) or tree.lower(names[-1]) == "else"
    return named and last.lemma.lower() not in TIMES and last.entity not in _TIMELIKE


def _is_bare(clause: Clause, tree: Tree) -> bool:
    """Tell a subject in the singular without an article."""
    heads = tree.with_deps(clause.root, *ANY_SUBJECT)
    opening = tree.tokens[_start(clause, tree)]
    return bool(heads) and tree.tokens[heads[0]].tag == "NN" and opening.pos != "DET"


def _is_nominal(index: int, clause: Clause, tree: Tree) -> bool:
    known = tree.tokens[index].pos in _NAMING or is_code(index, tree) or is_one(index, tree)
    known |= tree.lower(index) == "else"
    return known or _is_noun(index, clause, tree)


def _left_out(part: _Part, clause: Clause, tree: Tree) -> tuple[int, ...]:
    """Return the subject's words that a part leaves out: "the second", "the landlord's"."""
    heads = tree.with_deps(clause.root, *ANY_SUBJECT)
    if not heads:
        return ()
    head, last = heads[0], tree.tokens[part.names[-1]]
    if last.tag == "POS":
        return possessed(head, tree)
    if is_one(part.names[-1], tree) or _are_those(part.names, tree):
        return (head,)
    described = head > 0 and tree.tokens[head - 1].pos in ("ADJ", "NUM", "PROPN")
    definite = tree.lower(part.names[0]) == "the" and last.tag != "JJR"
    return (head,) if last.pos == "ADJ" and described and definite else ()


def possessed(noun: int, tree: Tree) -> tuple[int, ...]:
    """Return what somebody has without who: "notice period" of "the tenant's notice period"."""
    owners = tree.with_deps(noun, "poss")
    marks = [k for owner in owners for k in tree.with_deps(owner, "case")]
    return tuple(range(marks[0] + 1, noun + 1)) if marks else ()


def _matches(part: _Part, first: _Part, clause: Clause, tree: Tree) -> bool:
    """Tell whether a part has the like of the first complement."""
    start = _start(clause, tree)
    generic = _is_new(start, tree) or tree.tokens[start].tag == "NNS"
    if _is_new(part.names[0], tree) and not generic:
        return False  # "it is in Bern, a city in the west"
    one, two = first.rest[0], part.rest[0]
    if is_code(one, tree) or is_code(two, tree):
        return len(first.rest) == 1 and _letters(one, tree) == _letters(two, tree)
    counted = _has_figure(first.rest, tree), _has_figure(part.rest, tree)
    adjective = tree.tokens[part.names[-1]].pos == "ADJ"
    if tree.tokens[one].pos == tree.tokens[two].pos == "ADP" and counted[0] == counted[1]:
        same = tree.lower(one) == tree.lower(two) or adjective
        return same and (counted[0] or _is_sure(part, first, clause, tree))
    amounts = not any(_is_preposition(i, tree) for i in (one, two))
    return all(counted) and amounts and _counts_alike(part, first, clause, tree)


def _start(clause: Clause, tree: Tree) -> int:
    return next((i for i in subject_of(clause, tree) if isinstance(i, int)), clause.root)


def _is_new(index: int, tree: Tree) -> bool:
    return tree.lower(index) in ("a", "an")


def _letters(index: int, tree: Tree) -> str:
    return tree.tokens[index].text.rstrip("0123456789.") if is_code(index, tree) else ""


def _has_figure(words: Sequence[int], tree: Tree) -> bool:
    return any(is_figure(i, tree) for i in words)


def _is_preposition(index: int, tree: Tree) -> bool:
    return tree.tokens[index].pos == "ADP" and tree.lower(index) not in AMOUNT | {"between"}


def _is_sure(part: _Part, first: _Part, clause: Clause, tree: Tree) -> bool:
    """Tell "the tenant for cleaning" from what may describe the noun before it."""
    start, names, noun = part.names[0], part.names, first.rest[-1]
    if _left_out(part, clause, tree):
        return True
    if tree.lower(start - 1) == "and":
        return tree.tokens[start - 2].text == ","
    places = {tree.tokens[i].entity in PLACES for i in (names[-1], noun)}
    if places == {True}:
        return False
    named = tree.tokens[names[-1]].pos == "PROPN" or is_code(names[-1], tree)
    return named or _is_plural(names[-1], tree) != _is_plural(noun, tree)


def _is_plural(noun: int, tree: Tree) -> bool:
    return tree.tokens[noun].tag in _PLURALS


def _counts_alike(part: _Part, first: _Part, clause: Clause, tree: Tree) -> bool:
    """Tell whether two amounts may be of one kind: of one unit, unless something just is so."""
    one, two = (member_of(list(p.rest), SCOPES, tree) for p in (first, part))
    if one is None or two is None:
        return False
    units = [{tree.tokens[i].lemma.lower().rstrip(".") for i in m.unit[:1]} for m in (one, two)]
    heads = [part.names[-1], *tree.with_deps(clause.root, *ANY_SUBJECT)]
    names = {tree.tokens[i].pos for i in heads} == {"PROPN"}
    alike = not units[1] or units[0] == units[1]
    return alike or names or tree.tokens[clause.root].lemma == "be"


def _restored(part: _Part, first: _Part, clause: Clause, tree: Tree) -> Clause:
    """Return the clause of a later subject with the predicate of the first."""
    subject = subject_of(clause, tree)
    left_out = _left_out(part, clause, tree)
    new = _in_full(part, left_out, tree)
    verb = {} if left_out else _agreeing(part.names[-1], clause, tree)
    items: list[Item] = []
    for item in head_of(clause):
        if item == subject[0]:
            items.extend(new)
        elif item not in subject:
            items.append(verb.get(item, item) if isinstance(item, int) else item)
    rest = (*first.names, *_counted(part, first, tree))
    own = frozenset(part.words)
    return replace(clause, items=(*items, *rest), own=own, subject=new, split=True)


def _in_full(part: _Part, left_out: tuple[int, ...], tree: Tree) -> tuple[Item, ...]:
    """Return a later subject with its noun: "the second deed", "the new car", "staff in Rome"."""
    nouns = [tree.tokens[i].text for i in left_out]
    if _are_those(part.names, tree):
        return (*map(small, nouns), *part.names[1:])
    names = part.names[:-1] if is_one(part.names[-1], tree) else part.names
    return (*names, *nouns)


def _counted(part: _Part, first: _Part, tree: Tree) -> tuple[Item, ...]:
    """Return a later complement, with the unit of the first one's figure if it has none."""
    one, two = (member_of(list(p.rest), SCOPES, tree) for p in (first, part))
    if one is None or two is None or two.unit or not one.unit:
        return part.rest
    tokens = [tree.tokens[i] for i in two.figure]
    single = tokens[-1].text.lower() in ("one", "1")
    unit = [tree.tokens[i].lemma if single else tree.tokens[i].text for i in one.unit]
    figure = tree.text[tokens[0].start : tokens[-1].end]
    return (*two.before, figure, *unit, *two.scope)


def _agreeing(noun: int, clause: Clause, tree: Tree) -> dict[Item, str]:
    """Return the finite verb in agreement with another subject."""
    verb = _finite(clause, tree)
    token = tree.tokens[verb]
    heads = tree.with_deps(clause.root, *ANY_SUBJECT)
    if heads and tree.tokens[heads[0]].lemma.lower() == tree.tokens[noun].lemma.lower():
        return {}
    form = agreeing_verb(token, plural=_is_plural(noun, tree))
    return {} if form == token.text else {verb: form}
