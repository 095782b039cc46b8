"""Owners: what is said of the cover of a pump is not said of the pump, nor of Anna's brother."""

from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.once import once

WHOLE = frozenset(
    """member board staff team management crew council committee body group majority minority rest
    half part all most some kind type sort form version pair set series range number city town
    republic kingdom state province county village island people player employee worker resident
    use user content name company brand department office service product system programme program
    project spokesman spokeswoman spokesperson representative""".split()
)
"""Nouns that stand for the whole whose part, kind or people they are."""
_MUTUAL = frozenset(
    """distance difference road route way path line border agreement similarity relation
    relationship link connection comparison contrast balance""".split()
)
_CLAUSES = frozenset({"relcl", "acl", "conj", "appos"})
_TIES = frozenset("of by on to from against over for".split())


def owned(claim: Tree, premise: Tree) -> str:
    """Return the thing of which the premise says what the claim says of its owner, or ''."""
    found = ""
    for subject, predicate in _clauses(claim):
        if claim.tokens[subject].pos not in NOUNS or any(t.pos == "NUM" for t in claim.tokens):
            continue
        key = claim.stems[subject]
        for other, verb in _clauses(premise):
            if not _same(claim, predicate, premise, verb):
                continue
            if key in {premise.stems[k] for k in premise.conjuncts(other)}:
                return ""
            named = premise.tokens[other].pos == "NOUN"
            if named and _belongs(premise, other, key) and premise.stems[other] not in claim.stems:
                found = premise.tokens[other].text
    return found


def _clauses(tree: Tree) -> Iterator[tuple[int, int]]:
    """Yield each subject with the verb that it belongs to."""
    for i, token in enumerate(tree.tokens):
        if token.dep in SUBJECTS:
            yield i, token.head


def _same(claim: Tree, predicate: int, premise: Tree, verb: int) -> bool:
    """Tell whether two verbs are one, and say the same of their subjects where they are empty."""
    if claim.stems[predicate] != premise.stems[verb]:
        return False
    said = [
        {t.stems[k] for k in t.kids[v] if t.tokens[k].dep in {"attr", "acomp", "dobj"}}
        for t, v in ((claim, predicate), (premise, verb))
    ]
    return bool(said[0] & said[1]) or not said[0]


def _belongs(tree: Tree, noun: int, key: str) -> bool:
    """Tell whether ``noun`` is a part or a relative of what has the stem ``key``."""
    if tree.tokens[noun].lemma.lower() in WHOLE or tree.child(noun, "nummod") is not None:
        return False
    compounds = [k for k in tree.with_deps(noun, "compound") if tree.tokens[k].pos == "NOUN"]
    return any(
        tree.stems[k] == key or _belongs(tree, k, key) for k in (*owners(tree, noun), *compounds)
    )


def owners(tree: Tree, noun: int) -> list[int]:
    """Return those to whom a noun belongs: *Anna* of *Anna's car* and *the car of Anna*."""
    of = [p for p in tree.with_deps(noun, "prep") if tree.lower(p) == "of"]
    return tree.with_deps(noun, "poss") + [k for p in of for k in tree.with_deps(p, "pobj")]


def compare_deeds(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a deed has its doer and its goal exchanged, else ``none``.

    *The acquisition of Plover by Tern* is not *Plover's acquisition of Tern*.
    """
    told = _deeds(claim)
    theirs = {premise.stems[k]: roles for k, roles in _deeds(premise)} if told else {}
    for noun, mine in told:
        other = theirs.get(claim.stems[noun], {})
        for one in mine:
            for two in mine:
                exchanged = (mine[one], mine[two]) == (other.get(two), other.get(one))
                if exchanged and mine[one] != mine[two]:
                    return Outcome.CONFLICT, f"“{claim.tokens[noun].text}” is the other way round"
    return Outcome.NONE, ""


@once
def _deeds(tree: Tree) -> tuple[tuple[int, dict[str, str]], ...]:
    """Return the nouns on which two others hang, with the stem of each by its preposition."""
    found = []
    for i, token in enumerate(tree.tokens):
        if token.pos != "NOUN" or not tree.kids[i] or token.lemma.lower() in _MUTUAL:
            continue
        roles: dict[str, str] = {}
        for p in sorted(
            tree.below(i, _CLAUSES)
        ):  # *by* may be read as hanging on the noun before it
            for k in tree.with_deps(p, "pobj") if tree.lower(p) in _TIES else []:
                roles.setdefault(tree.lower(p), tree.stems[k])
        owner = tree.child(i, "poss")
        if owner is not None and "of" in roles:
            roles.setdefault("by", tree.stems[owner])
        if len(roles) > 1:
            found.append((i, roles))
    return tuple(found)
