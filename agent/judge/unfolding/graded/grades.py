"""Comparatives: of what a sentence says that there is more or less, and than what."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from agent.domain.prose.tags import COMPARATIVE, VERBS
from agent.judge.alignment.opposites import ADJECTIVES_CONTRARY
from agent.judge.alignment.relation import Relation, modifier_relation
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree
from agent.judge.unfolding.denied import NOT

_SAID_OF = frozenset("acomp attr advmod".split())
_WAYS = {"more": 1, "less": -1, "fewer": -1, "as": -1, "so": -1}
AMOUNTS = frozenset(_WAYS)
_GRADED = frozenset({"ADJ", "ADV"})
_MUCH = frozenset("much many".split())
_EQUAL = frozenset("as so".split())
_CUT = {"ca": "can", "wo": "will", "sha": "shall"}
"""What is left of *can't*, *won't* and *shan't* before their *n't*, in full."""
_ENDS = frozenset(",;:.!?—–")
_FRACTIONS = frozenset("% percent cent times half third quarter fifth tenth twice".split())
_CLAUSES = frozenset({"relcl", "acl"})


class Graded(NamedTuple):
    """A comparative: its words, whether it is more (1) or less (-1), and of what; '' of amounts."""

    words: range
    way: int
    base: frozenset[str]


class Comparison(NamedTuple):
    """A comparative, the words after its *than*, none where it has none, and where that stands.

    ``denial`` is the *not* of *not as quick as*, whose *as* is the joint, ``share`` the *20%* of
    *20% less*, which is another share of the other one.
    """

    tree: Tree
    graded: Graded
    joint: int = -1
    right: range = range(0)
    denial: range = range(0)
    share: range = range(0)

    @property
    def affirmed(self) -> str:
        """What stands in the place of the denial: the *can* of *can't*."""
        return _CUT.get(self.tree.lower(self.denial.start), "") if self.denial else ""


def comparison(tree: Tree, sentence: range) -> Comparison | None:
    """Return the comparison of a sentence, the last comparative of one that has no *than*."""
    thans = [i for i in sentence[1:-1] if tree.lower(i) == "than" and not _limits(tree, i)]
    if not thans:
        graded = _last(tree, sentence)
        return _unequal(tree, sentence) or (Comparison(tree, graded) if graded else None)
    graded = _last(tree, range(sentence.start, thans[0]))
    if len(thans) > 1 or graded is None:
        return None
    right, share = _right(tree, thans[0] + 1), _share(tree, graded.words.start)
    return Comparison(tree, graded, thans[0], right, share=share)


def _unequal(tree: Tree, sentence: range) -> Comparison | None:
    """Return the comparison of *not as quick as*, None without one."""
    nots = [i for i in sentence[1:] if tree.lower(i) in NOT]
    pair = [i for i in sentence if tree.lower(i) in _EQUAL and nots and i > nots[0]]
    if len(nots) != 1 or len(pair) != 2:
        return None
    first, second = pair
    graded = _grade(tree, first)
    if not first < second <= first + 6 or len(graded.words) < 2:
        return None
    denial = range(nots[0] - (tree.lower(nots[0] - 1) in _CUT), nots[0] + 1)
    return Comparison(tree, graded, second, _right(tree, second + 1), denial)


def _limits(tree: Tree, than: int) -> bool:
    """Tell whether *than* stands before a number alone, or tells no grade: *rather than*."""
    number = tree.tokens[than].dep == "quantmod" or tree.tokens[than + 1].pos == "NUM"
    return number or tree.lower(than - 1) in {"rather", "other"}


def _last(tree: Tree, words: range) -> Graded | None:
    """Return the last comparative among some words that does not limit a number."""
    found = (i for i in reversed(words) if _is_comparative(tree, i))
    at = next((i for i in found if i + 1 not in words or tree.lower(i + 1) != "than"), None)
    return None if at is None else _grade(tree, at)


def _is_comparative(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    before_than = index + 1 < len(tree.tokens) and tree.lower(index + 1) == "than"
    formed = before_than and token.dep in _SAID_OF and token.text.endswith("er")
    return formed or token.tag in COMPARATIVE


def _share(tree: Tree, at: int) -> range:
    """Return the words before a comparative that tell its difference as a share, or none."""
    start = at
    while start > 0 and _tells_a_share(tree, start - 1):
        start -= 1
    told = any(tree.lower(i) in _FRACTIONS for i in range(start, at))
    return range(start, at) if told else range(0)


def _tells_a_share(tree: Tree, index: int) -> bool:
    return tree.tokens[index].pos == "NUM" or tree.lower(index) in _FRACTIONS | {"a", "an", "per"}


def _grade(tree: Tree, at: int) -> Graded:
    way = _WAYS.get(tree.lower(at), 0)
    if not way:
        base = {stem(tree.lower(at)), tree.stems[at]}
        return Graded(range(at, at + 1), 1, frozenset(base))
    following = tree.tokens[at + 1] if at + 1 < len(tree.tokens) else None
    if following is None or following.pos not in _GRADED:
        return Graded(range(at, at + 1), way, frozenset())
    if following.text.lower() in _MUCH:
        return Graded(range(at, at + 2), way, frozenset())
    if following.dep == "amod":
        return Graded(range(at, at + 1), way, frozenset())
    return Graded(range(at, at + 2), way, frozenset({tree.stems[at + 1]}))


def _right(tree: Tree, start: int) -> range:
    """Return the words of what follows *than*, up to the next clause; none where it is a clause."""
    within = {k for i, t in enumerate(tree.tokens) if t.dep in _CLAUSES for k in tree.below(i)}
    end = start
    while end < len(tree.tokens) and tree.lower(end) not in _ENDS:
        token = tree.tokens[end]
        if token.pos in VERBS and end not in within:
            return range(start, end) if token.pos == "AUX" or token.lemma == "do" else range(0)
        if token.pos in {"SCONJ", "CCONJ"} and end not in within and _opens_a_clause(tree, end):
            break
        end += 1
    return range(start, end)


def _opens_a_clause(tree: Tree, index: int) -> bool:
    for i in range(index + 1, len(tree.tokens)):
        if tree.tokens[i].pos in VERBS or tree.lower(i) in _ENDS:
            return tree.tokens[i].pos in VERBS
    return False


def relation(one: Graded, two: Graded) -> int:
    """Return 1 for comparatives that say the same, -1 for opposite ones, 0 for others."""
    if not (one.base and two.base):
        return one.way * two.way if one.base == two.base else 0
    found = {modifier_relation(a, b) for a, b in product(one.base, two.base)} - {None}
    same = one.base & two.base or Relation.SAME in found
    return one.way * two.way * (1 if same else -1) if same or found else 0


def opposite(told: Comparison) -> str:
    """Return the opposite of a comparative: *more expensive* of *cheaper*, *less* of *more*."""
    tree, (words, way, base) = told.tree, told.graded
    if way < 0 or not base:
        rest = tree.quote(words[1:]) if len(words) > 1 and base else ""
        return f"{'more' if way < 0 else 'less'} {rest}".strip()
    last = tree.tokens[words[-1]]
    known = next((o for w in (last.text.lower(), last.lemma) if (o := _opposites().get(w))), "")
    if not known:
        return f"less {last.lemma if len(words) == 1 else last.text}"
    return known if known in _compared() else f"more {known}"


@lru_cache(maxsize=1)
def _opposites() -> dict[str, str]:
    """Return an opposite of each adjective that has one, of comparatives a comparative."""
    found: dict[str, str] = {}
    for line in ADJECTIVES_CONTRARY.strip().splitlines():
        one, other = (words.split() for words in line.split("|"))
        found |= dict.fromkeys(one, other[0]) | dict.fromkeys(other, one[0])
    return found


@lru_cache(maxsize=1)
def _compared() -> frozenset[str]:
    return frozenset(w for w in _opposites() if w.endswith("er") or w in {"worse", "less", "more"})
