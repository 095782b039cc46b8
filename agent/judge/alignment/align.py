"""Alignment: which clause of the premise speaks of the same thing as a clause of the claim."""

from collections.abc import Sequence
from typing import NamedTuple

from agent.judge.alignment.relation import Relation, modifier_relation, verb_relation
from agent.judge.clauses.force import Force
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.once import once

FIRM_COVER = 0.65
"""Share of a claim clause's words that the premise clause must have to be about the same thing."""

LOOSE_COVER = 0.4
"""The same where the claim may add details of its own."""

PRONOUNS = frozenset(
    "it they them he she him her this that these those which who one we you i us".split()
)
_NOUN_ALONE = frozenset({"those", "that", "one", "ones"})
_ONE = frozenset({"one", "ones"})
_ANYONE = frozenset(
    "nobody nothing none everyone everybody anyone anybody someone somebody person people".split()
)


class Pair(NamedTuple):
    """A claim frame and a premise frame with how their predicates stand.

    ``cover`` is the share of the claim clause's content words that the premise clause has;
    ``subject`` and ``object`` tell whether those heads are found (True where there are none);
    ``shared`` counts the content words that both clauses have.
    """

    claim: Frame
    premise: Frame
    relation: Relation
    cover: float
    subject: bool
    object: bool
    shared: int

    @property
    def _listed(self) -> bool:
        """Tell whether the first object at least is shared; further ones may be added."""
        objects = self.claim.roles.objects
        return self.object or (
            len(objects) > 1 and self.claim.tree.stems[objects[0]] in self.premise.words
        )

    @property
    def firm(self) -> bool:
        """Both speak of the same thing, as far as the words can tell."""
        return self.subject and self.object and self.cover >= FIRM_COVER and self.shared > 0

    @property
    def loose(self) -> bool:
        """They are on the same matter, though the claim may say more."""
        return self.subject and self._listed and self.cover >= LOOSE_COVER and self.shared > 0


@once
def pairs(claim: Frame, premise: Sequence[Frame]) -> list[Pair]:
    """Return the premise frames with a related predicate, best covered first."""
    found = []
    for frame in premise:
        if frame.reality is Reality.SUPPOSED or frame.asked:
            continue
        relation = related(claim, frame)
        if relation is not None:
            found.append(_pair(claim, frame, relation))
    return sorted(found, key=lambda p: (-(p.subject and p.object), -p.cover))


def related(claim: Frame, premise: Frame) -> Relation | None:
    """Compare the predicates of two frames; None where they have nothing to do with each other."""
    converse = verb_relation(claim.key, premise.key) is Relation.CONVERSE
    if claim.keys & premise.keys and not converse:  # *gave her consent*, *got her consent*
        return Relation.SAME
    if premise.regulated and premise.key in claim.objects:
        return Relation.SAME
    if claim.regulated and claim.key in premise.objects:
        return Relation.SAME
    first, second = claim.tree.tokens[claim.predicate], premise.tree.tokens[premise.predicate]
    if first.pos in {"ADJ", "ADV"} and second.pos in {"ADJ", "ADV"}:
        return modifier_relation(claim.key, premise.key)
    return verb_relation(claim.key, premise.key)


def _pair(claim: Frame, premise: Frame, relation: Relation) -> Pair:
    own = premise.words | {premise.key}
    before = _before(premise)
    subjects = own | before if _open(premise, premise.roles.subjects) else own
    if any(_qualified(premise.tree, i) for i in premise.roles.subjects):
        subjects = own | _subjects_before(premise)
    objects = own | before if _open(premise, premise.roles.objects) else own
    wanted = {w for w in claim.words - premise.keys - claim.keys if not _is_year(w)}
    if _anyone(claim, premise):
        wanted -= claim.subjects
    have = subjects | objects
    near = _sentence_words(premise)
    return Pair(
        claim,
        premise,
        relation,
        sum(1.0 if w in have else 0.5 * (w in near) for w in wanted) / len(wanted)
        if wanted
        else 1.0,
        _found(claim, claim.roles.subjects, subjects) or _anyone(claim, premise),
        _found(claim, claim.roles.objects, objects) or _nominal(claim, premise),
        len(wanted & own),
    )


def _found(claim: Frame, heads: tuple[int, ...], have: frozenset[str]) -> bool:
    tree = claim.tree
    return all(
        (tree.stems[i] in have and _whole(tree, i, have)) or _stands_for(tree, i, have)
        for i in heads
        if tree.lower(i) not in (PRONOUNS - _ONE if _named(tree, i) else PRONOUNS | _ANYONE)
    )


def _named(tree: Tree, head: int) -> list[int]:
    """Return the nouns by which *the one about noise* is told from others, none for other words."""
    if tree.lower(head) not in _ONE:
        return []
    return [i for i in tree.below(head) if tree.tokens[i].pos in NOUNS]


def _stands_for(tree: Tree, head: int, have: frozenset[str]) -> bool:
    return any(tree.stems[i] in have for i in _named(tree, head))


def _whole(tree: Tree, head: int, have: frozenset[str]) -> bool:
    """Tell whether a person's name is there with its other parts (*Karen*, not *Karin*)."""
    parts = {
        tree.stems[k]
        for k in tree.kids[head]
        if tree.tokens[k].dep == "compound" and tree.tokens[k].entity == "PERSON"
    }
    return not parts or bool(parts & have)


def _nominal(claim: Frame, premise: Frame) -> bool:
    """Tell whether one side says by a light verb and a noun what the other says by a verb."""
    if premise.regulated and premise.key in claim.objects:
        return True
    return claim.key != premise.key and bool(claim.keys & premise.keys)


def _sentence_words(frame: Frame) -> frozenset[str]:
    tree = frame.tree
    start, end = tree.sentences[tree.sentence_of[frame.verb]]
    return frozenset(tree.stems[start:end])


def _is_year(word: str) -> bool:
    return len(word) == 4 and word.isdigit()


def _anyone(claim: Frame, premise: Frame) -> bool:
    """Tell whether a rule without a doer (*X is required*) meets a claim about its doers."""
    tree = claim.tree
    return (
        not premise.roles.subjects
        and (premise.regulated or premise.stance.force is not Force.PLAIN)
        and all(tree.tokens[i].pos == "NOUN" for i in claim.roles.subjects)
    )


def _open(frame: Frame, heads: tuple[int, ...]) -> bool:
    """Tell whether a role is left to what was said before: a pronoun, or a missing subject."""
    if heads is frame.roles.subjects and not heads:
        return True
    return any(frame.tree.lower(i) in PRONOUNS for i in heads)


def _qualified(tree: Tree, head: int) -> bool:
    """Tell whether a word stands for a noun that its own words tell apart: *those of the two*."""
    return tree.lower(head) in _NOUN_ALONE and bool(tree.with_deps(head, "prep", "relcl", "acl"))


def _subjects_before(frame: Frame) -> frozenset[str]:
    """Return the stems of what acted in the sentence before, and up to the verb in the clause's."""
    tree = frame.tree
    first = tree.sentences[max(0, tree.sentence_of[frame.verb] - 1)][0]
    return frozenset(tree.stems[i] for i in range(first, frame.verb) if _acts(tree, i))


def _acts(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.dep in SUBJECTS and token.pos in NOUNS


def _before(frame: Frame) -> frozenset[str]:
    """Return the words of the previous sentence and of the clause's own up to its verb."""
    tree: Tree = frame.tree
    number = tree.sentence_of[frame.verb]
    first = tree.sentences[max(0, number - 1)][0]
    return frozenset(tree.stems[first : frame.verb])
