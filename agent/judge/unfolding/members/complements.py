"""Where the complement of a clause without a verb begins, and what it leaves out.

In *nurses wear blue tunics, porters grey ones* the second is *grey tunics*; in *adults pay at the
counter, students online* it is *online*.
"""

from collections.abc import Sequence
from typing import NamedTuple

from agent.judge.clauses.tree import NOUNS, Tree

_NOTHING, _NONE = "nothing", frozenset({"none"})
_OFTEN = frozenset(
    "daily weekly monthly quarterly yearly annually hourly nightly once twice".split()
)
_COUNTS = frozenset({_NOTHING, "none", "no", "every"}) | _OFTEN
_MONEY = frozenset("$ € £ eur usd gbp chf".split())
_OPENING = frozenset("up at above over below under after before until by for on in from to".split())
_OPENING |= {"within", "without", "with", "during", "per", "into", "through", "via", "onto"}
_OPENING |= {"inside", "outside", "behind", "near", "beside", "across", "along", "opposite"}
_HEDGES = frozenset("fewer less more than about around nearly almost roughly just".split())
_LAPSED = frozenset({"before", "after"})
_ADVERBS = frozenset(
    """online offline nowhere outside inside outdoors indoors upstairs downstairs abroad free
    alone immediately orally verbally electronically automatically overnight separately""".split()
)
_WHOLE = frozenset("day night year week month".split())
_TIMES = _WHOLE | frozenset("time morning afternoon evening season term quarter hour".split())
_ONE = frozenset("one 1".split())
_ONES = frozenset({"one", "ones"})
_A = frozenset({"a", "an"})
_OPENS_THING = frozenset({"DET", "PRON"})
_IN_THING = NOUNS | {"DET", "ADJ", "PRON", "PART", "NUM", "CCONJ", "PUNCT"}


class Lead(NamedTuple):
    """The first clause: its subject, its verbs, and where its complement begins and turns."""

    subject: range
    verbs: range
    turn: int
    end: int


class Complement(NamedTuple):
    """Where that of a part begins, what it has of the first clause, and what it is instead of."""

    start: int
    kept: range
    first: range


def complement(tree: Tree, part: range, lead: Lead) -> Complement | None:
    """Return the complement of a part, which begins as that of the first clause does."""
    kept, first = range(lead.verbs.stop, lead.turn), range(lead.turn, lead.end)
    turn = _turn(tree, part, lead) or _adverb(tree, part, lead)
    if turn is not None:
        return Complement(turn, kept, first)
    if lead.turn < lead.end and not counts(tree, lead.turn):
        return None
    if lead.turn >= lead.end:
        kept, first = range(lead.turn, lead.turn), range(lead.verbs.stop, lead.end)
    thing = _thing(tree, part, first)
    return None if thing is None else Complement(thing, kept, first)


def turns(tree: Tree, index: int) -> bool:
    """Tell whether what differs from subject to subject may begin at a word."""
    word = tree.lower(index)
    if word in _OPENING:
        return True
    return counts(tree, index) or word == "only"


def counts(tree: Tree, index: int) -> bool:
    """Tell a number, a currency or a word for how often or how many."""
    word = tree.lower(index)
    return tree.tokens[index].pos == "NUM" or word in _COUNTS or word in _MONEY


def is_of(tree: Tree, index: int) -> bool:
    """Tell the *of* before a number."""
    after = index + 1 < len(tree.tokens) and counts(tree, index + 1)
    return tree.lower(index) == "of" and after


def rest(tree: Tree, mine: range, first: range) -> str:
    """Return a complement with what it leaves out of the first one: *two votes, tenants one*."""
    if noun := _of_its_kind(tree, mine, first):
        return f"{tree.quote(mine[:-1])} {noun}"
    if [tree.lower(i) for i in mine] == ["none"] and tree.lower(first.start) in _A:
        return f"no {tree.quote(first[1:])}"
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


def _of_its_kind(tree: Tree, mine: range, first: range) -> str:
    """Return what *one* stands for in *the blue one* or *only with one*, '' where there is none."""
    if len(mine) < len("ab") or tree.lower(mine[-1]) not in _ONES or not first:
        return ""
    before, last = tree.tokens[mine[-2]], first[-1]
    if tree.tokens[last].pos not in NOUNS:
        return ""
    if before.pos == "ADJ" or tree.lower(mine[-1]) == "ones":
        plural = tree.tokens[last].tag in {"NNS", "NNPS"}
        alike = plural is (tree.lower(mine[-1]) == "ones")
        return tree.tokens[last].text if alike else ""
    if before.pos == "ADP" and len(first) > len("ab") and tree.lower(first[1]) in _A:
        return tree.quote(first[1:])
    return ""


def _turn(tree: Tree, part: range, lead: Lead) -> int | None:
    places = range(part.start + 1, part.stop)
    only = next((i for i in places if tree.lower(i) == "only"), None)
    if only is not None:
        return only if only < part[-1] else None
    if lead.turn >= lead.end:
        return None
    if is_of(tree, lead.turn):
        return next((i for i in places if is_of(tree, i)), None)
    first = tree.lower(lead.turn)
    if counts(tree, lead.turn):
        apart = (i for i in places if counts(tree, i) and tree.lower(i - 1) not in _OPENING)
        turn = next(apart, None)
        while turn and tree.lower(turn - 1) in _HEDGES:
            turn -= 1
        return turn or _lapse(tree, part, lead) or _rarer(tree, part, lead)
    opening = [i for i in places if i < part[-1] or tree.lower(i) in _ADVERBS]
    same = next((i for i in opening if tree.lower(i) == first), None)
    return same or next((i for i in opening if tree.lower(i) in _OPENING), None)


def _lapse(tree: Tree, part: range, lead: Lead) -> int | None:
    """Return where *on arrival* begins, as the first clause has *three weeks before arrival*."""
    lapsed = any(tree.lower(i) in _LAPSED for i in range(lead.turn + 1, lead.end))
    return next((i for i in part[1:] if tree.lower(i) in _OPENING), None) if lapsed else None


def _rarer(tree: Tree, part: range, lead: Lead) -> int | None:
    """Return where *at the end of a project* begins, as the first clause ends with *monthly*."""
    often = tree.lower(lead.turn) in _OFTEN and lead.turn + 1 == lead.end
    return next((i for i in part[1:] if tree.lower(i) in _OPENING), None) if often else None


def _adverb(tree: Tree, part: range, lead: Lead) -> int | None:
    """Return where *online* or *all day* begins, which ends a part instead of *at the counter*."""
    if lead.turn >= lead.end or counts(tree, lead.turn) or len(part) < len("ab"):
        return None
    last = part[-1]
    if tree.lower(last) in _ADVERBS:
        return last
    whole = tree.lower(last) in _WHOLE and tree.lower(last - 1) in {"all", "every"}
    return last - 1 if whole and last - 1 > part.start else None


def _thing(tree: Tree, part: range, first: range) -> int | None:
    """Return where the thing of a part begins that stands for that of the first clause.

    That must be a thing and nothing else, and so must this; *the doors green* is like *are white*.
    """
    if first and all(tree.tokens[i].pos == "ADJ" for i in first):
        like = len(part) > 1 and tree.tokens[part[-1]].pos == "ADJ"
        return part[-1] if like and tree.tokens[part[-2]].pos in NOUNS else None
    counted = tree.tokens[part.start].pos == "NUM"  # *183 novels and 96 stories this year*
    if not first or counted or not is_thing(tree, first) or _are_two(tree, first):
        return None
    for i in part[1:]:
        named = tree.tokens[i - 1].pos in NOUNS or tree.lower(i - 1).endswith("s")
        token = tree.tokens[i]
        opened = token.pos in _OPENS_THING or tree.lower(i) in _NONE
        likened = token.pos == "ADJ" and tree.lower(part[-1]) in _ONES and i < part[-1]
        if named and (opened or likened):
            return i if is_thing(tree, range(i, part.stop)) else None
    return None


def _are_two(tree: Tree, words: range) -> bool:
    """Tell somebody and what he is given: *Tom a book*."""
    return any(
        tree.tokens[i].pos == "DET" and tree.tokens[i - 1].pos in NOUNS | {"PRON"}
        for i in words[1:]
    )


def is_thing(tree: Tree, words: range) -> bool:
    """Tell words that name a thing, and neither a time nor a place."""
    plain = all(tree.tokens[i].pos in _IN_THING or tree.lower(i) == "of" for i in words)
    last = tree.lower(words[-1])
    noun = tree.tokens[words[-1]].pos in NOUNS and last not in _TIMES
    return plain and (noun or last in _ONES | _NONE)


def _words(tree: Tree, places: Sequence[int]) -> list[str]:
    return [tree.quote(places)] if places else []


def _number(tree: Tree, part: range) -> list[int] | None:
    """Return the tokens of the first number of some words: *every two*, *€ 30*."""
    start = next((i for i in part if counts(tree, i)), None)
    if start is None:
        return None
    found = [start]
    while found[-1] + 1 < part.stop and counts(tree, found[-1] + 1):
        found.append(found[-1] + 1)
    return found
