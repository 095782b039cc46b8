"""Frames: a predicate of a text with its roles, its stance and the words of its clause."""

from dataclasses import dataclass

from agent.judge.clauses.force import ENDINGS, Force, Stance
from agent.judge.clauses.reality import Reality, reality_of
from agent.judge.clauses.roles import Roles, obliques, roles_of
from agent.judge.clauses.stance import governor, lends, noun_stance, stance_of
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import CONTENT_POS, Tree

_BREAKS = frozenset({"ccomp", "advcl", "relcl", "parataxis"})
LIGHT_VERBS = frozenset(
    "get have make take do give hold provide obtain carry conduct perform".split()
)
_SUPPLYING = frozenset("supply provide furnish equip present issue entrust".split())
_COMPLEMENTS = ("acomp", "attr", "oprd")
_CONTRASTS = frozenset("against unlike than except besides despite instead versus compared".split())
_ACTIONS = frozenset(
    stem(w)
    for w in "support sale production publication delivery development use supply payment".split()
)
SILENT = frozenset(
    """not n't no never neither nor none nothing nobody cannot without all every each both most some
    several many few any always often usually sometimes rarely seldom generally typically normally
    mostly now currently still today nowadays already yet ever longer also only just merely solely
    exclusively even too very once then there here however therefore certainly definitely
    possibly perhaps probably likely reportedly allegedly potentially current former previous
    formerly previously later ago one ones least more less than about roughly nearly""".split()
)
"""Words that other rules weigh; they say nothing about what a clause is about."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One predicate of a text.

    ``predicate`` and ``verb`` are token indices (they differ for copulas: *is mandatory*);
    ``key`` is the predicate's stem, its particle appended (*turn_down*); ``scope`` holds the
    tokens of the clause, ``words`` their content stems without the predicate's own;
    ``reality`` tells whether the text commits itself to the clause; ``regulated`` that the
    predicate is the noun of a rule (*smoking* in *the policy prohibits smoking*).
    """

    tree: Tree
    verb: int
    predicate: int
    key: str
    stance: Stance
    roles: Roles
    scope: frozenset[int]
    words: frozenset[str]
    reality: Reality
    regulated: bool = False

    @property
    def keys(self) -> frozenset[str]:
        """The predicate's stem, and its object's under a light verb (*gave approval*)."""
        if self.tree.tokens[self.predicate].lemma in LIGHT_VERBS:
            return frozenset({self.key}) | self.objects
        return frozenset({self.key})

    @property
    def asked(self) -> bool:
        """Whether the clause stands in a question."""
        end = self.tree.sentences[self.tree.sentence_of[self.verb]][1]
        return self.tree.lower(end - 1) == "?"

    @property
    def subjects(self) -> frozenset[str]:
        """Stems of the heads of those who act."""
        return frozenset(self.tree.stems[i] for i in self.roles.subjects)

    @property
    def objects(self) -> frozenset[str]:
        """Stems of the heads of what is acted on."""
        return frozenset(self.tree.stems[i] for i in self.roles.objects)


def frames(tree: Tree) -> list[Frame]:
    """Return the frames of a text by position; words that only lend a force have none."""
    return [_frame(tree, i) for i in range(len(tree.tokens)) if _is_predicate(tree, i)]


def _is_predicate(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    if token.dep in {"aux", "auxpass", "amod", "compound", "det", "prep", "case", "punct"}:
        return False
    if token.pos == "AUX":
        return bool(tree.kids[index]) and governor(tree, _predicate(tree, index)) is None
    return token.pos == "VERB" and governor(tree, index) is None


def _frame(tree: Tree, index: int) -> Frame:
    predicate = _predicate(tree, index)
    roles = roles_of(tree, index, predicate)
    scope = _scope(tree, index, roles)
    stance = stance_of(tree, index, predicate, roles)
    noun = _regulated(tree, index, predicate, roles)
    silent = {index, predicate}
    ended = _ended(tree, index, predicate, roles)
    if ended is not None:
        noun, stance = ended, Stance(stance.force, not stance.negated)
        roles = Roles(obliques=(*roles.obliques, *obliques(tree, noun)), inherited=roles.inherited)
        predicate = noun
        silent.add(noun)
    elif noun is not None:
        stance = noun_stance(tree, predicate, noun)
        roles = Roles(obliques=(*roles.obliques, *obliques(tree, noun)), inherited=roles.inherited)
        predicate = noun
        silent.add(noun)
    elif predicate != index and _identifies(tree, predicate, roles):
        predicate, roles = _turned(tree, predicate, roles)
        silent.add(predicate)
        silent.discard(roles.subjects[0])
    key, stance, roles = _rewritten(tree, predicate, stance, roles)
    return Frame(
        tree=tree,
        verb=index,
        predicate=predicate,
        key=key,
        stance=stance,
        roles=roles,
        scope=scope,
        words=_words(tree, scope - silent),
        reality=reality_of(tree, index),
        regulated=noun is not None,
    )


def _words(tree: Tree, scope: frozenset[int]) -> frozenset[str]:
    """Return the stems of what the tokens of ``scope`` are about."""
    return frozenset(
        tree.stems[i]
        for i in scope
        if tree.tokens[i].pos in CONTENT_POS and tree.lower(i) not in SILENT
    )


def _identifies(tree: Tree, complement: int, roles: Roles) -> bool:
    """Tell whether a copula names its subject: *the buyer was Dormer Capital*."""
    return (
        tree.tokens[complement].pos == "PROPN"
        and len(roles.subjects) == 1
        and tree.tokens[roles.subjects[0]].pos == "NOUN"
    )


def _turned(tree: Tree, complement: int, roles: Roles) -> tuple[int, Roles]:
    """Read *the buyer was X* as *X was the buyer*."""
    noun = roles.subjects[0]
    return noun, Roles(
        subjects=tuple(tree.conjuncts(complement)),
        obliques=(*roles.obliques, *obliques(tree, noun)),
    )


def _rewritten(
    tree: Tree, predicate: int, stance: Stance, roles: Roles
) -> tuple[str, Stance, Roles]:
    """Return key, stance and roles.

    *Is free of X* becomes *contains no X*, and *supplies A with B* becomes *supplies B to A*.
    """
    if tree.lower(predicate) == "free":
        without = tuple(i for prep, i in roles.obliques if prep in {"of", "from"})
        if without:
            denied = Stance(stance.force, not stance.negated)
            rest = tuple(o for o in roles.obliques if o[1] not in without)
            return "contain", denied, roles._replace(objects=without, obliques=rest)
    given = tuple(i for prep, i in roles.obliques if prep == "with")
    if tree.tokens[predicate].lemma in _SUPPLYING and given and roles.objects:
        receivers = tuple(("to", i) for i in roles.objects)
        rest = tuple(o for o in roles.obliques if o[1] not in given)
        roles = roles._replace(objects=given, obliques=(*rest, *receivers))
    key = tree.stems[predicate]
    particle = tree.child(predicate, "prt")
    return key if particle is None else f"{key}_{tree.lower(particle)}", stance, roles


def _regulated(tree: Tree, verb: int, predicate: int, roles: Roles) -> int | None:
    """Return the noun that a word such as *compulsory* or *prohibits* regulates, or None."""
    stance = lends(tree, predicate)
    if stance is None or stance.force is Force.PLAIN:
        return None
    passive = bool(tree.with_deps(predicate, "auxpass"))
    nouns = roles.objects if predicate == verb else roles.subjects
    if predicate == verb and not passive and tree.tokens[predicate].lemma in {"have", "order"}:
        return None
    plain = [i for i in nouns if tree.tokens[i].pos in {"NOUN", "PROPN", "VERB"}]
    return plain[0] if plain else None


def _ended(tree: Tree, verb: int, predicate: int, roles: Roles) -> int | None:
    """Return the action that *support was dropped* says has ended, or None."""
    if predicate != verb or tree.tokens[verb].lemma not in ENDINGS:
        return None
    return next((i for i in roles.objects if stem(tree.tokens[i].lemma) in _ACTIONS), None)


def _predicate(tree: Tree, index: int) -> int:
    """Return the complement of a copula, and of other verbs the verb itself."""
    if tree.tokens[index].lemma not in {"be", "become", "remain", "stay", "seem", "appear"}:
        return index
    complement = tree.child(index, *_COMPLEMENTS)
    return index if complement is None else complement


def _scope(tree: Tree, index: int, roles: Roles) -> frozenset[int]:
    """Return the tokens of the clause of ``index``, contrasts and other clauses left out."""
    tokens: set[int] = set()
    stack = [index]
    while stack:
        i = stack.pop()
        tokens.add(i)
        stack.extend(k for k in tree.kids[i] if not _leaves(tree, k))
    for i in roles.inherited:
        tokens.update(tree.below(i, _BREAKS | {"conj", "acl", "appos"}))
    return frozenset(tokens)


def _leaves(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    if token.dep in _BREAKS:
        return True
    if token.dep == "conj":
        return token.pos in {"VERB", "AUX"}
    return token.dep == "prep" and token.text.lower() in _CONTRASTS
