"""What is forbidden but for an exception, told of what is excepted, and of the others by name.

*Smoking is forbidden except in the garden* allows it there, *nobody except the pharmacist may open
it* lets the pharmacist do so, and *all branches except Berlin were open* tells that Hamburg's was.
"""

import re
from collections.abc import Iterable, Sequence

from agent.domain.prose.casing import capital, small
from agent.judge.alignment.matter import words_of
from agent.judge.alignment.relation import Relation, modifier_relation
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.unfolding.denied import denies, finite

_EXCEPT = r"(?:(?:except(?:ing)?|save|other than|apart from)(?P<for> for)?|with the exception of)"
_CHAR = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d))"
_WHO = rf"(?P<who>(?!when\b|where\b|if\b|that\b|as\b)(?:(?!which |who ){_CHAR}){{3,70}}?)"
_BAN = (
    r"(?P<be>is|are) (?:(?:generally|strictly) )?"
    r"(?:(?P<ban>forbidden|prohibited|banned|barred|blocked|closed|shut)"
    r"|not (?P<free>\w+(?:ed|en|id|nt)))"
)
_FORBIDDEN = re.compile(
    rf"^(?P<what>{_CHAR}{{2,60}}?) {_BAN}(?P<rest>(?: {_CHAR}{{1,50}}?)??),?"
    rf"(?P<every> (?:everywhere|anywhere|at all times))? {_EXCEPT} {_WHO}[.!]?$",
    re.IGNORECASE,
)
_FRONTED = re.compile(
    rf"^(?P<every>Everywhere|Anywhere) {_EXCEPT} (?P<who>(?:in|on|at) (?:the |a )?[\w-]+),? "
    rf"(?P<what>{_CHAR}{{2,60}}?) {_BAN}(?P<rest>)[.!]?$",
    re.IGNORECASE,
)
_MAY_NOT = re.compile(
    rf"^(?P<what>{_CHAR}{{2,60}}?) (?:(?:may|shall|must|can|will) not|cannot) "
    rf"(?P<rest>{_CHAR}{{2,80}}?),? {_EXCEPT} {_WHO}[.!]?$",
    re.IGNORECASE,
)
_NOBODY = re.compile(rf"^(?:nobody|no[ -]one|no \w+) (?:{_EXCEPT}|but) ", re.IGNORECASE)
CUE = re.compile(r"\b(?:nobody|no[ -]one|no \w+|all(?: \w+)?|every \w+) but\b", re.IGNORECASE)
_ALL = re.compile(r" (?P<of>for|to|by|in|on|at|from) (?:all|any|every|each) [\w ]+$", re.IGNORECASE)
_PLACED = re.compile(
    r"(?:in|on|at|during|with|to|by|between|from|under|over|after|before|within|inside|outside) ",
    re.IGNORECASE,
)
_THOSE = re.compile(r"(?:those|that|ones?) ", re.IGNORECASE)
_DONE_BY = re.compile(r"(?:those|ones?) \w+ by ", re.IGNORECASE)
_HERE = re.compile(r"\b(?:in|on|at) (?:the |a |an )?[\w-]+\b", re.IGNORECASE)
_NAMING = NOUNS | {"ADJ", "NUM", "VERB"}
_CLOSED = frozenset({"closed", "shut"})
_EVERY = frozenset("all every each".split())
_NARROW = frozenset("only alone just solely exclusively everywhere always outside other".split())
_ORDINARY = frozenset(
    "not n't n’t no non without unless before after normal ordinary regular".split()
)
"""What a claim has that is on the other side of an exception."""


def permitted(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a ban allows those whom it excepts, None where the claim is not about them."""
    start = tree.tokens[sentence.start].start
    text = tree.text[start : tree.tokens[sentence[-1]].end]
    if claim.words & _NARROW:
        return None
    if match := _NOBODY.match(text):
        rest = [i for i in sentence if tree.tokens[i].start >= start + match.end()]
        return _of_only(tree, rest, claim)
    if (match := _FRONTED.match(text) or _FORBIDDEN.match(text)) is not None:
        ends = [start + i for i in match.span("who")]
        if _is_about(claim, tree, ends) or _is_of_actor(claim, tree, ends):
            return _allowed(match, claim.words)
        return _elsewhere(match, claim)
    match = _MAY_NOT.match(text)
    if match is None or not _PLACED.match(match["who"]) or match["for"]:
        return None
    about = _is_about(claim, tree, [start + i for i in match.span("who")])
    return f"{match['what']} may {match['rest']} {match['who']}." if about else None


def _of_only(tree: Tree, rest: Sequence[int], claim: Tree) -> str | None:
    """Return of whom alone something is said, and what, if that has no clause of its own."""
    verb = finite(tree, rest)
    if verb is None or verb == rest[0] or any(tree.lower(i) == "," for i in rest):
        return None
    ends = [tree.tokens[rest[0]].start, tree.tokens[verb].start]
    return capital(tree.quote(rest)) if _is_about(claim, tree, ends) else None


def _is_about(claim: Tree, tree: Tree, ends: Sequence[int]) -> bool:
    """Tell whether a claim has all words by which an exception names what is excepted."""
    first, last = ends
    words = words_of(tree, tree.within(first, last), _NAMING)
    return bool(words) and words <= {*claim.stems}


def _is_of_actor(claim: Tree, tree: Tree, ends: Sequence[int]) -> bool:
    """Tell whether a claim is on who does what an exception allows: *those flown by rangers*."""
    first, last = ends
    by = _DONE_BY.match(tree.text[first:last])
    if by is None:
        return False
    actor = words_of(tree, tree.within(first + by.end(), last), NOUNS)
    return bool(actor & {claim.stems[i] for i in _subject(claim)})


def _allowed(match: re.Match[str], told: frozenset[str]) -> str | None:
    """Return who or what is allowed, where, or with what; a word of the ban that is told denied."""
    what, who, rest = match["what"], match["who"], match["rest"]
    closed = (match["ban"] or "").lower() in _CLOSED
    lifted = "open" if closed else "allowed"
    if match["ban"] and match["ban"] in told and not closed:
        lifted = f"not {match['ban']}"
    does = f"{match['be'].lower()} {match['free'] or lifted}"
    if _PLACED.match(who):
        same = rest.lower().startswith(f" {who.lower().split()[0]} ")
        if closed and told & _ORDINARY:
            return None
        if same and closed:
            return f"{capital(what)} {does}{rest} that are {who.split(' ', 1)[1]}."
        return f"{capital(what)} {does}{'' if same else rest} {who}."
    if of_all := _ALL.search(rest):
        return f"{capital(what)} {does}{rest[: of_all.start()]} {of_all['of']} {who}."
    if _THOSE.match(who):
        return f"{capital(what)} {_THOSE.sub('', who)} {does}{rest}."
    if match["for"] and not who.lower().endswith(what.lower().split()[-1]):
        return f"{capital(what)} {does}{rest} for {who}."
    return f"{capital(who)} {does}{rest}."


def _elsewhere(match: re.Match[str], claim: Tree) -> str | None:
    """Return that it is forbidden in the one place that a claim names, if it is so everywhere."""
    places = _HERE.findall(claim.text)
    if not match["every"] or len(places) != 1 or not _HERE.fullmatch(match["who"]):
        return None
    ban = (match["ban"] or "").lower()
    does = f"{match['be'].lower()} {ban if ban in _CLOSED else 'forbidden'}"
    return f"{capital(match['what'])} {does} {small(places[0])}."


def of_another(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a sentence says of all but one, told of another one that the claim names.

    Both are called by names or by opposites (*adult members*, *juniors*): who else is a new member
    may be a junior too.
    """
    verb = finite(tree, sentence)
    marks = [i for i in sentence if tree.lower(i) in {"except", "excepting", "but"}]
    if verb is None or len(marks) != 1 or tree.lower(sentence.start) not in _EVERY:
        return None
    if marks[0] > verb or denies(tree, sentence):
        return None
    group = [i for i in range(sentence.start + 1, marks[0]) if tree.tokens[i].pos in NOUNS]
    who = [i for i in range(marks[0] + 1, verb) if tree.lower(i) not in {"for", "the"}]
    mine = _subject(claim)
    heads = [i for i in mine if claim.tokens[i].pos in NOUNS]
    if len(group) != 1 or not heads or claim.stems[heads[-1]] != tree.stems[group[0]]:
        return None
    own = [i for i in who if tree.stems[i] != tree.stems[group[0]]]
    others = [i for i in mine if i != heads[-1] and claim.tokens[i].pos != "DET"]
    if len(own) != 1 or len(others) != 1 or not _apart(claim, others[0], tree, own[0]):
        return None
    return f"{capital(claim.quote(mine))} {tree.quote(range(verb, sentence.stop))}"


def _apart(claim: Tree, other: int, tree: Tree, own: int) -> bool:
    """Tell whether two words name two that cannot be the same."""
    one, two = claim.stems[other], tree.stems[own]
    words = claim.tokens[other], tree.tokens[own]
    named = all(t.text[0].isupper() and t.tag not in {"NNPS", "NNS"} for t in words)
    return one != two and (named or modifier_relation(one, two) not in {None, Relation.SAME})


def _subject(tree: Tree) -> list[int]:
    """Return the words of the first subject, in their order."""
    found: Iterable[int] = next(
        (tree.below(i) for i, t in enumerate(tree.tokens) if t.dep in SUBJECTS), ()
    )
    return sorted(found)
