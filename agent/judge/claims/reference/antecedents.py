"""What a pronoun may stand for: number, persons, subjects before objects."""

from collections.abc import Iterable
from dataclasses import dataclass

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.reference.mentions import Mention, Number, Sex
from agent.judge.clauses.tree import Tree

THINGS = frozenset({"it", "its"})
MEN = frozenset({"he", "him", "his"})
WOMEN = frozenset({"she", "her", "hers"})
PEOPLE = MEN | WOMEN
MANY = frozenset({"they", "them", "their", "theirs", "these", "those"})
POINTING = frozenset({"this", "that", "these", "those"})


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a pronoun asks of the noun that it stands for; None: either."""

    number: Number | None
    personal: bool | None
    sex: Sex | None = None


def wanted(word: str) -> Wanted:
    """Return number, personality and sex that the pronoun asks for."""
    if word in THINGS:
        return Wanted(Number.ONE, personal=False)
    if word in PEOPLE:
        return Wanted(Number.ONE, personal=True, sex=Sex.HE if word in MEN else Sex.SHE)
    if word in POINTING:
        return Wanted(Number.MANY if word in MANY else Number.ONE, personal=False)
    return Wanted(Number.MANY, personal=None)


def fits(mention: Mention, asked: Wanted) -> bool:
    """Tell whether a pronoun that asks for that may stand for the mention."""
    if None not in (asked.sex, mention.sex) and mention.sex != asked.sex:
        return False
    if None not in (asked.personal, mention.personal) and mention.personal != asked.personal:
        return False
    if asked.number is Number.MANY:
        return mention.number is Number.MANY or mention.personal is not False
    return asked.number is None or mention.number is asked.number


def antecedent(
    index: int, tree: Tree, before: list[Mention], earlier: list[Mention]
) -> Mention | None:
    """Return what a pronoun stands for, None where that is not plain to see.

    ``before`` are the mentions of its sentence, ``earlier`` those of the sentence before.
    """
    token = tree.tokens[index]
    if token.dep == "det":
        return _same_noun(token.head, tree, [*before[::-1], *earlier[::-1]])
    if tree.lower(index) in ("this", "that"):
        return None
    asked = wanted(tree.lower(index))
    number = asked.number
    for group in (before, earlier):
        fitting = [m for m in group if fits(m, asked) and _may_be(m, index, tree)]
        if number is Number.MANY:
            fitting = [m for m in fitting if m.number is Number.MANY or not m.is_aside]
        some = any(m.number is Number.MANY for m in fitting) or _are_several(index, tree)
        if number is Number.MANY and some:
            fitting = [m for m in fitting if m.number is Number.MANY]
        chosen = _choose(index, fitting, tree)
        if fitting:
            doubtful = _in_passing(chosen, group) or _leans(chosen)
            doubtful = doubtful or (number is Number.MANY and _is_one_of(chosen, group))
            return None if doubtful else chosen
    return None


def _may_be(mention: Mention, index: int, tree: Tree) -> bool:
    """Tell what a pronoun cannot mean: what it owns, and as a person what is written small.

    Apixaban is nobody where "her apixaban was halved" follows, nor has it an apixaban.
    """
    token = tree.tokens[index]
    if token.dep == "poss" and tree.tokens[token.head].lemma.lower() == mention.lemma:
        return False
    small = mention.is_name and any(t.text == mention.text.lower() for t in tree.tokens)
    return not (small and tree.lower(index) in PEOPLE)


def _are_several(index: int, tree: Tree) -> bool:
    """Tell the "they" of "together they" and "they both", which is no single person."""
    verb = tree.tokens[index].head
    near = [*tree.kids[verb], *tree.kids[index]]
    return any(tree.lower(k) in ("together", "both", "jointly") for k in near)


def _is_one_of(chosen: Mention | None, group: list[Mention]) -> bool:
    """Tell one of two names: after "Ida met Ola" they are both."""
    if chosen is None or chosen.number is Number.MANY or not chosen.is_name:
        return False
    return any(m.is_name and m.number is Number.ONE and m.text != chosen.text for m in group)


def _leans(chosen: Mention | None) -> bool:
    """Tell a person who is named by another: after "her sister" either may be "she"."""
    return chosen is not None and chosen.text.partition(" ")[0].lower() in PEOPLE


def _in_passing(chosen: Mention | None, group: list[Mention]) -> bool:
    """Tell what is hardly meant: the consent in "the Tenant lets it without consent"."""
    if chosen is None or chosen.is_subject or chosen.is_object or chosen.is_name:
        return False
    return chosen.is_bare and (chosen.is_governed or any(m.is_subject for m in group))


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
    return subjects[-1] if subjects and not _are_rivals(index, fitting, tree) else None


def _are_rivals(index: int, fitting: list[Mention], tree: Tree) -> bool:
    """Tell mentions of which the subject is not plainly meant: several people of unknown sex.

    Nor is it plain what was given where "the choir won a prize" goes before "it was given", nor
    what is paid after "the buyer must see the price": somebody or some firm is hardly ever *it*.
    """
    if tree.lower(index) in PEOPLE:
        names = {m.text for m in fitting if m.is_name}
        return len(names) > 1 or len({m.text for m in fitting if m.is_subject}) > 1
    passive = tree.lower(index) == "it" and tree.tokens[index].dep == "nsubjpass"
    somebody = any(m.is_subject and m.personal is None for m in fitting)
    things = any(m.personal is False and not m.is_subject for m in fitting)
    return passive and ((somebody and things) or any(m.is_object and m.is_new for m in fitting))


def _in_subject(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    if token.dep in ANY_SUBJECT:
        named = token.text.lower() in ("them", "him") and tree.tokens[token.head].pos != "VERB"
        return not named  # "make them co-hosts"
    return token.dep == "poss" and tree.tokens[token.head].dep in ANY_SUBJECT


def _same_noun(noun: int, tree: Tree, mentions: Iterable[Mention]) -> Mention | None:
    """Return the fuller phrase with the same noun: "this plan" after "the Basic plan"."""
    lemma = tree.tokens[noun].lemma.lower()
    many = Number.MANY if tree.tokens[noun].tag in ("NNS", "NNPS") else Number.ONE
    width = len([i for i in tree.subtree(noun) if i <= noun])
    for mention in mentions:
        if (mention.lemma, mention.number) == (lemma, many) and len(mention.text.split()) > width:
            return mention
    return None
