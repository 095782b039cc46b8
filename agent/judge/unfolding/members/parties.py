"""How the parts of a sentence name their subjects: *the second* is *the second dose*."""

from agent.judge.claims.parsing.inflection import agreeing_verb
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.denied import FINITE
from agent.judge.unfolding.members.complements import Lead

_JOINING = frozenset({"and", "but"})
_NAMING = NOUNS | {"ADJ", "DET", "NUM", "PART", "ADP", "ADV", "X", "PRON", "PUNCT", "VERB"}
_LEADING = frozenset("who which that whose where".split())
_ORDINALS = frozenset("first second third fourth fifth sixth last next other".split())
_MANY = frozenset("staff people children women men police personnel".split())
_PRONOUNS = frozenset("it they he she this that these those there we you i".split())
_LIKE = frozenset({"ones", "one"})


def name_of(tree: Tree, part: range, lead: Lead) -> tuple[tuple[int, ...], str] | None:
    """Return the tokens that name a subject and its name, with the noun that it may leave out.

    *The second* is the second of what the first one is, and so are *major ones*; None where the
    words name nothing.
    """
    if not part:
        return None
    kind = _kind(tree, lead.subject)
    like = tree.lower(part[-1]) in _LIKE and len(part) > 1
    if kind is not None and tree.lower(part.start) == "those" and len(part) > len("ab"):
        name = f"{tree.tokens[kind].text} {tree.quote(part[1:])}"
        return ((*part[1:], kind), name) if tree.tokens[part[1]].pos == "ADP" else None
    if like and kind is not None:
        names = part[:-1]
    elif kind is not None and _lacks_its_noun(tree, part, lead.subject):
        names = part
    else:
        named = is_name(tree, part) and not _is_told_of(tree, part)
        return (tuple(part), tree.quote(part)) if named else None
    return (*names, kind), f"{tree.quote(names)} {tree.tokens[kind].text}"


def _is_told_of(tree: Tree, part: range) -> bool:
    """Tell *the path open*, which says how the path is."""
    tags = [tree.tokens[i].pos for i in part[-2:]]
    return len(tags) > 1 and tags[0] in NOUNS and tags[1] == "ADJ"


def is_name(tree: Tree, part: range) -> bool:
    """Tell whether words may name somebody or something: none is a verb or a pronoun."""
    if not part or {tree.lower(i) for i in part} & (_PRONOUNS | _LEADING):
        return False
    first = tree.tokens[part.start]
    outside = {first.pos, tree.tokens[part[-1]].pos} & {"ADP", "SCONJ"}
    if outside or first.entity in {"DATE", "TIME"}:
        return False
    if first.pos in {"ADV", "PART"} and not is_noun(tree, part.start):
        return False
    verbs = [i for i in part if tree.tokens[i].pos == "VERB" and is_finite(tree, i)]
    plain = all(tree.tokens[i].pos in _NAMING for i in part)
    plain &= any(tree.tokens[i].pos in NOUNS | {"X"} or is_noun(tree, i) for i in part)
    return plain and all(tree.tokens[i].tag in {"VBZ", "VBP"} for i in verbs)


def is_noun(tree: Tree, index: int) -> bool:
    """Tell a plural that the parser takes for a verb: *lambs 0.5 kg*.

    What ends at 5 and what *starts at 3 and ends at 5* has a verb there, in agreement.
    """
    token = tree.tokens[index]
    if token.pos == "ADV":  # *journeymen*
        return tree.lower(index).endswith("men")
    joined = index > 0 and tree.lower(index - 1) in _JOINING
    agrees = joined and tree.tokens[token.head].tag == "VBZ" and token.tag == "VBZ"
    if agrees or not tree.lower(index).endswith("s"):
        return False
    return not tree.with_deps(index, "nsubj", "nsubjpass", "aux") and (
        token.tag in {"VBZ", "VBP"} and token.pos == "VERB"
    )


def is_finite(tree: Tree, index: int) -> bool:
    """Tell a finite verb from the *experienced* of *experienced drivers*."""
    token = tree.tokens[index]
    return token.tag in FINITE and token.pos in {"VERB", "AUX"} and token.dep != "amod"


def _kind(tree: Tree, subject: range) -> int | None:
    """Return the noun of a subject, before anything that describes it further."""
    end = next((i for i in subject if tree.tokens[i].pos in {"ADP", "SCONJ"}), subject.stop)
    last = end - 1
    return last if last >= subject.start and tree.tokens[last].pos in NOUNS else None


def _lacks_its_noun(tree: Tree, part: range, subject: range) -> bool:
    """Tell *the second* beside *the first dose*."""
    described = any(tree.tokens[i].pos in {"ADJ", "NUM"} for i in subject)
    opened = tree.lower(part.start) == "the" and len(part) == len("ab")
    last = tree.tokens[part[-1]]
    return described and opened and (last.pos == "ADJ" or tree.lower(part[-1]) in _ORDINALS)


def noun_of(tree: Tree, names: tuple[int, ...], part: range) -> str:
    """Return the noun of a name, '' where that is the one of the first clause."""
    if names[-1] < part.start:
        return ""
    kind = _kind(tree, range(names[0], names[-1] + 1))
    return tree.lower(names[-1] if kind is None else kind)


def agreeing(tree: Tree, lead: Lead, noun: str) -> str:
    """Return the verbs of the first clause in agreement with another noun."""
    verb = tree.tokens[lead.verbs.start]
    after = tree.quote(lead.verbs)[len(verb.text) :]
    if not noun or noun == tree.lower(lead.subject[-1]):
        return verb.text + after
    return agreeing_verb(verb, plural=is_many(noun)) + after


def is_many(noun: str) -> bool:
    """Tell a plural by its form."""
    return noun in _MANY or noun.endswith("men") or (noun.endswith("s") and not noun.endswith("ss"))
