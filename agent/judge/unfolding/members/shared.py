"""A predicate that several subjects share: *owners have two votes, tenants one, guests none*.

Each is told in full, and so is one that has a predicate of its own beside them. Where any part of
the sentence is something else, none is.
"""

from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.tags import AUXILIARIES
from agent.judge.claims.parsing.inflection import agreeing_verb
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once
from agent.judge.unfolding.denied import FINITE

_CUTS = frozenset({",", ";", "and", "but", "while", "whereas"})
_JOINING = frozenset({"and", "but"})
_NAMING = NOUNS | {"ADJ", "DET", "NUM", "PART", "ADP", "ADV", "X", "PRON", "PUNCT", "VERB"}
_LEADING = frozenset("who which that whose where".split())
_ONE = frozenset("one 1".split())
_NOTHING, _NONE = "nothing", frozenset({"none"})
_COUNTS = frozenset({_NOTHING, "none", "no", "every"})
_COUNTS |= set("daily weekly monthly quarterly yearly annually hourly nightly once twice".split())
_MONEY = frozenset("$ € £ eur usd gbp chf".split())
_OPENING = frozenset("up at above over below under after before until by for on in from to".split())
_HEDGES = frozenset("fewer less more than about around nearly almost roughly just".split())
_LAPSED = frozenset({"before", "after"})
_OPENING |= {"within", "without", "with", "during", "per"}
_MANY = frozenset("staff people children women men police personnel".split())
_ENDS = frozenset({".", "!", "?", ";"})
_PRONOUNS = frozenset("it they he she this that these those there we you i".split())
_LIKE = frozenset({"ones", "one"})
_SPANNING = frozenset({"between", "from", "both"})
_WIDEST = 6  # tokens from *between* to its *and*
_SUPPOSING = frozenset("if unless except when provided where as".split())


class Told(NamedTuple):
    """What a sentence says of one of several subjects, and the tokens that name it.

    ``restored`` tells a part that leaves out its verb.
    """

    names: tuple[int, ...]
    text: str
    restored: bool = False


class _Lead(NamedTuple):
    """The first clause: its subject, its verbs, and where its complement begins and turns."""

    subject: range
    verbs: range
    turn: int
    end: int


@once
def each_in_full(tree: Tree) -> list[Told]:
    """Return what a sentence says of each of its subjects, none unless it says it of several.

    The parser may take its elliptic part for a sentence of its own.
    """
    parts = _segments(tree)
    lead = _lead(tree, parts[0]) if len(parts) > 1 else None
    if lead is None or _may_share_a_condition(tree, parts[-1]):
        return []
    found = [Told(tuple(lead.subject), _sentence(tree.quote(parts[0])))]
    for part in parts[1:]:
        told = _clause(tree, part) or _restored(tree, part, lead)
        if told is None:
            return []
        found.append(told)
    return found


def _segments(tree: Tree) -> list[range]:
    """Return the parts of a sentence between commas, semicolons and joining words."""
    stop = len(tree.tokens)
    while stop and tree.lower(stop - 1) in _ENDS:
        stop -= 1
    if any(tree.lower(i) in _ENDS - {";"} for i in range(stop)):
        return []
    found, start = [], 0
    for i in range(stop + 1):
        if i == stop or (tree.lower(i) in _CUTS and not _spans(tree, i)):
            if i > start:
                found.append(range(start, i))
            start = i + 1
    return found


def _spans(tree: Tree, index: int) -> bool:
    """Tell the *and* of a span: *between 8 and 6*."""
    near = range(max(index - _WIDEST, 0), index)
    return tree.lower(index) == "and" and any(tree.lower(i) in _SPANNING for i in near)


def _may_share_a_condition(tree: Tree, last: range) -> bool:
    """Tell whether a condition at the end may be one of what stands before it as well."""
    parted = ";" in {tree.lower(i) for i in range(max(last.start - 2, 0), last.start)}
    return not parted and any(tree.lower(i) in _SUPPOSING for i in last)


def _verb(tree: Tree, part: range) -> int | None:
    """Return the finite verb of a clause that opens with a plain subject, None without one."""
    for i in part:
        if _is_finite(tree, i):
            last = tree.tokens[i - 1]
            named = i > part.start and (last.pos in NOUNS | {"NUM", "ADJ", "X"} or i > part[1])
            return i if named and not {tree.lower(k) for k in part} & _LEADING else None
    return None


def _is_finite(tree: Tree, index: int) -> bool:
    """Tell a finite verb from the *experienced* of *experienced drivers*."""
    token = tree.tokens[index]
    return token.tag in FINITE and token.pos in {"VERB", "AUX"} and token.dep != "amod"


def _lead(tree: Tree, part: range) -> _Lead | None:
    verb = _verb(tree, part)
    if verb is None or not _is_name(tree, range(part.start, verb)):
        return None
    end = verb + 1
    while end < part.stop and _continues(tree, end):
        end += 1
    turn = next((i for i in range(end, part.stop) if _turns(tree, i)), None)
    if turn is None:  # *may swim alone*, *may open the panel*
        turn = part.stop - (tree.tokens[part.stop - 1].pos == "ADV")
    turn -= turn > end and _is_of(tree, turn - 1)  # *a capacity of 45 litres*
    return _Lead(range(part.start, verb), range(verb, end), turn, part.stop)


def _is_of(tree: Tree, index: int) -> bool:
    """Tell the *of* before a number."""
    after = index + 1 < len(tree.tokens) and _counts(tree, index + 1)
    return tree.lower(index) == "of" and after


def _continues(tree: Tree, index: int) -> bool:
    """Tell whether a word goes on with the verbs before it: *may not be cancelled*."""
    token = tree.tokens[index]
    verbal = token.tag in {"VB", "VBN", "VBG"} and token.pos in {"VERB", "AUX"}
    return verbal or token.dep == "neg" or (token.tag == "TO" and token.pos == "PART")


def _turns(tree: Tree, index: int) -> bool:
    """Tell whether what differs from subject to subject may begin at a word."""
    word = tree.lower(index)
    if word in _OPENING:
        return True
    return _counts(tree, index) or word == "only"


def _counts(tree: Tree, index: int) -> bool:
    word = tree.lower(index)
    return tree.tokens[index].pos == "NUM" or word in _COUNTS or word in _MONEY


def _is_name(tree: Tree, part: range) -> bool:
    """Tell whether words may name somebody or something: none is a verb or a pronoun."""
    if not part or {tree.lower(i) for i in part} & (_PRONOUNS | _LEADING):
        return False
    first = tree.tokens[part.start]
    outside = {first.pos, tree.tokens[part[-1]].pos} & {"ADP", "SCONJ"}
    if outside or first.pos in {"ADV", "PART"} or first.entity in {"DATE", "TIME"}:
        return False
    verbs = [i for i in part if tree.tokens[i].pos == "VERB" and _is_finite(tree, i)]
    plain = all(tree.tokens[i].pos in _NAMING for i in part)
    plain &= any(tree.tokens[i].pos in NOUNS | {"X"} or _is_noun(tree, i) for i in part)
    return plain and all(tree.tokens[i].tag in {"VBZ", "VBP"} for i in verbs)


def _clause(tree: Tree, part: range) -> Told | None:
    """Return what a part says with a subject and a verb of its own."""
    verb = _verb(tree, part)
    if verb is None or verb + 1 == part.stop:
        return None
    if _turns(tree, verb + 1) and _is_noun(tree, verb):
        return None
    cut_short = tree.tokens[part.stop - 1].dep in AUXILIARIES
    if cut_short or not _is_name(tree, range(part.start, verb)):
        return None
    return Told(tuple(range(part.start, verb)), _sentence(tree.quote(part)))


def _is_noun(tree: Tree, index: int) -> bool:
    """Tell a plural that the parser takes for a verb: *lambs 0.5 kg*.

    What ends at 5 and what *starts at 3 and ends at 5* has a verb there, in agreement.
    """
    token = tree.tokens[index]
    joined = index > 0 and tree.lower(index - 1) in _JOINING
    agrees = joined and tree.tokens[token.head].tag == "VBZ" and token.tag == "VBZ"
    if agrees or not tree.lower(index).endswith("s"):
        return False
    return not tree.with_deps(index, "nsubj", "nsubjpass", "aux") and (
        token.tag in {"VBZ", "VBP"} and token.pos == "VERB"
    )


def _restored(tree: Tree, part: range, lead: _Lead) -> Told | None:
    """Return what a part without a verb says, in the verbs of the first clause."""
    turn = _turn(tree, part, lead)
    names = range(part.start, turn or part.start)
    like = turn is not None and tree.lower(turn - 1) in _LIKE and len(names) > 1
    if turn is None or not (like or _is_name(tree, names)):
        return None
    before = range(lead.verbs.stop, lead.turn)
    if tree.tokens[turn - 1].pos == "PROPN" and any(tree.tokens[i].pos == "PROPN" for i in before):
        return None  # *the ferry leaves Leith at 9, Burntisland at 10*
    name = tree.quote(names)
    if like:
        name = f"{tree.quote(names[:-1])} {tree.tokens[lead.subject[-1]].text}"
    verbs = _agreeing(tree, lead, tree.lower(turn - 1))
    kept = tree.quote(before) if before else ""
    rest = _rest(tree, range(turn, part.stop), range(lead.turn, lead.end))
    words = [name, verbs, kept, rest]
    return Told(tuple(names), _sentence(" ".join(w for w in words if w)), restored=True)


def _turn(tree: Tree, part: range, lead: _Lead) -> int | None:
    """Return where the complement of a part begins: as that of the first clause does."""
    places = range(part.start + 1, part.stop)
    only = next((i for i in places if tree.lower(i) == "only"), None)
    if only is not None:
        return only
    if lead.turn >= lead.end:
        return None
    if _is_of(tree, lead.turn):
        return next((i for i in places if _is_of(tree, i)), None)
    first = tree.lower(lead.turn)
    if _counts(tree, lead.turn):
        apart = (i for i in places if _counts(tree, i) and tree.lower(i - 1) not in _OPENING)
        turn = next(apart, None)
        while turn and tree.lower(turn - 1) in _HEDGES:
            turn -= 1
        return turn or _lapse(tree, part, lead)
    same = next((i for i in places if tree.lower(i) == first), None)
    return same or next((i for i in places if tree.lower(i) in _OPENING), None)


def _lapse(tree: Tree, part: range, lead: _Lead) -> int | None:
    """Return where *on arrival* begins, as the first clause has *three weeks before arrival*."""
    lapsed = any(tree.lower(i) in _LAPSED for i in range(lead.turn + 1, lead.end))
    return next((i for i in part[1:] if tree.lower(i) in _OPENING), None) if lapsed else None


def _agreeing(tree: Tree, lead: _Lead, noun: str) -> str:
    """Return the verbs of the first clause in agreement with another noun."""
    many = noun in _MANY or (noun.endswith("s") and not noun.endswith("ss"))
    verb = tree.tokens[lead.verbs.start]
    rest = tree.quote(lead.verbs)[len(verb.text) :]
    if noun == tree.lower(lead.subject[-1]) or noun in _LIKE:
        return verb.text + rest
    return agreeing_verb(verb, plural=many) + rest


def _rest(tree: Tree, mine: range, first: range) -> str:
    """Return a complement with what it leaves out of the first one: *two votes, tenants one*."""
    number, told = _number(tree, mine), _number(tree, first)
    if number is None or told is None or not first:
        return tree.quote(mine)
    before, tail = range(mine.start, number[-1] + 1), range(number[-1] + 1, mine.stop)
    after = range(told[-1] + 1, first.stop)
    owned = len(tail) == 1 and len(after) > 1 and tree.lower(after[1]) in {"'", "’"}
    same = owned or [tree.stems[i] for i in tail] == [tree.stems[i] for i in after[: len(tail)]]
    if tree.lower(number[-1]) == _NOTHING or not same or len(tail) >= len(after):
        return tree.quote(mine)
    left_out = tree.quote(after[len(tail) :])
    last = tree.lower(number[-1])
    if last in _ONE and not tail:
        left_out = " ".join([tree.tokens[after[0]].lemma, *_words(tree, after[1:])])
    if last in _NONE:
        return f"no {left_out}"
    possessive = not tail or not left_out.startswith(("'", "’"))
    return f"{tree.quote((*before, *tail))}{' ' if possessive else ''}{left_out}"


def _words(tree: Tree, places: Sequence[int]) -> list[str]:
    return [tree.quote(places)] if places else []


def _number(tree: Tree, part: range) -> list[int] | None:
    """Return the tokens of the first number of some words: *every two*, *€ 30*."""
    start = next((i for i in part if _counts(tree, i)), None)
    if start is None:
        return None
    found = [start]
    while found[-1] + 1 < part.stop and _counts(tree, found[-1] + 1):
        found.append(found[-1] + 1)
    return found


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip(' .')}."
