"""Words that a clause leaves out because the clause before it has them: units, predicates."""

import itertools
from dataclasses import replace

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, subject_of
from agent.judge.claims.parsing.inflection import singular_verb
from agent.judge.claims.splitting.gaps import possessed
from agent.judge.claims.splitting.scope import lead_of
from agent.judge.clauses.tree import Tree

_PERIODS = frozenset("second minute hour day night week month quarter year".split())
_SUMS = frozenset("total sum maximum minimum average mean limit rate".split())
_WANTING = frozenset("want wish plan intend hope aim try need have".split())
_CLAUSES = frozenset({"advcl", "relcl", "ccomp"})
_BRACKETS = {"(": 1, ")": -1}
_ORDINALS = frozenset("first second third fourth fifth sixth last other".split())
_SIDES = {
    word: frozenset(pair)
    for pair in ("above below over under".split(), "before after".split())
    for word in pair
}
_BEHIND = frozenset({"acomp", "advmod", "prep"})
_COUNTED = frozenset({"dobj", "pobj", "attr", "npadvmod", "conj"})


Before = tuple[Clause, Tree]


def completed(
    clauses: list[Clause], tree: Tree, unit: str = "", before: Before | None = None
) -> tuple[list[tuple[Clause, dict[int, str]]], str]:
    """Return each clause with what it leaves out, and the edits that complete its figures.

    "Secret takes three months, while Top Secret takes six to eight": the second clause gets
    "months". "Pro has support, but Basic does not": it gets "have support", also from the last
    clause ``before`` these. ``unit`` is the one that the same sentence used before these clauses;
    the last one is returned.
    """
    found: list[tuple[Clause, dict[int, str]]] = []
    for bare in clauses:
        clause = _with_predicate(_doing_so(bare, tree, before), tree, before) if before else bare
        is_whole = clause is bare
        if before and before[1] is tree:
            clause = _with_possession(clause, before[0], tree)
        before = (clause, tree) if is_whole else before
        bare_figures = _bare(clause, tree)
        edits = {i: f"{tree.tokens[i].text} {unit}" for i in bare_figures} if unit else {}
        edits |= _left_out(clause, tree)
        found.append((clause, edits))
        unclear = bool(bare_figures) and not unit  # "hours come to 80 over two weeks"
        unit = "" if unclear else _unit(clause, tree) or unit
    return found, unit


def _with_predicate(clause: Clause, tree: Tree, before: Before) -> Clause:
    """Add the predicate of the clause before to one that ends with its auxiliary."""
    last, told = before
    lead = lead_of(clause, tree)
    rest = [i for i in sorted(clause.body) if tree.tokens[i].dep != "punct"]
    rest = [i for i in rest if i not in subject_of(clause, tree) and i not in lead]
    if not rest or not all(_is_auxiliary(i, tree) for i in rest):
        return clause
    if (told is tree and last.root == clause.root) or _suffices(rest, tree):
        return clause
    if told is not tree and not any(tree.tokens[i].dep == "neg" for i in rest):
        return clause
    root = told.tokens[last.root]
    words = _told_behind(last, told, {tree.lower(i) for i in lead if isinstance(i, int)})
    copula = any(tree.tokens[i].lemma == "be" for i in rest)
    passive = bool(told.with_deps(last.root, "auxpass"))
    if copula and root.lemma != "be" and passive:
        words = [root.text, *words]
    elif passive and all(tree.tokens[i].dep == "neg" or tree.tokens[i].tag == "MD" for i in rest):
        words = ["be", root.text, *words]
    elif not copula and root.pos == "VERB" and root.tag in ("VBZ", "VBP", "VBD", "VB"):
        words = [root.lemma, *words]
    elif not (copula and root.lemma == "be"):
        return clause
    kept = tuple(i for i in clause.items if isinstance(i, str) or tree.tokens[i].dep != "punct")
    return replace(clause, items=(*kept, *words))


def _suffices(words: list[int], tree: Tree) -> bool:
    """Tell "a letter will do": there "do" stands for nothing said before."""
    return any(tree.lower(i) == "do" and tree.tokens[i].tag == "VB" for i in words)


def _doing_so(clause: Clause, tree: Tree, before: Before) -> Clause:
    """Put the predicate of the clause before for the "do so" of "they must do so by May"."""
    last, told = before
    so = clause.root + 1
    if tree.lower(clause.root) not in ("do", "does"):
        return clause
    if so not in clause.body or tree.lower(so) != "so":
        return clause
    if told.tokens[last.root].lemma in _WANTING:
        last = replace(last, root=next(iter(told.with_deps(last.root, "xcomp")), last.root))
    further = any(told.tokens[i].dep in _CLAUSES for i in last.body)
    opening = any(tree.tokens[i].pos == "VERB" for i in clause.body if i < clause.root)
    verb = told.tokens[last.root]
    active = verb.pos == "VERB" and verb.tag != "VBG" and not told.with_deps(last.root, "auxpass")
    if not active or further or opening:
        return clause
    own = {tree.lower(k) for k in tree.with_deps(clause.root, "prep")}
    third = tree.tokens[clause.root].tag == "VBZ"
    bare = told.tokens[last.root].lemma
    doing = singular_verb(bare, "VBP") if third else bare
    words = [doing, *_told_behind(last, told, own)]
    place = clause.items.index(clause.root)
    rest = tuple(i for i in clause.items[place + 1 :] if i != so)
    return replace(clause, items=(*clause.items[:place], *words, *rest))


def _told_behind(clause: Clause, tree: Tree, elsewhere: set[str]) -> list[str]:
    """Return the words behind a predicate without its denial, and without its own place or time.

    "In the house they are not" leaves "in the garden" out: ``elsewhere`` is what stands before it.
    """
    held = (clause.root, *tree.with_deps(clause.root, "acomp"))
    own = [k for h in held for k in tree.with_deps(h, "prep") if tree.lower(k) in elsewhere]
    gone = {i for k in own for i in tree.subtree(k)}
    gone.update(tree.with_deps(clause.root, "neg"), _in_brackets(tree))
    after = [i for i in clause.items if isinstance(i, int) and i > clause.root and i not in gone]
    return [tree.tokens[i].text for i in after if tree.tokens[i].dep != "punct"]


def _in_brackets(tree: Tree) -> list[int]:
    """Return the words that are said in brackets: each of what stands before them, not again."""
    opened = list(itertools.accumulate(_BRACKETS.get(t.text, 0) for t in tree.tokens))
    return [i for i, depth in enumerate(opened) if depth > 0]


def _left_out(clause: Clause, tree: Tree) -> dict[int, str]:
    """Return the edits that give words what the sentence has said behind their like.

    "Six in the second" after "nine in the first half" are in the second half, "four above" after
    "seven below €500" are above €500.
    """
    found = dict[int, str]()
    for i in clause.own:
        if tree.lower(i) in _ORDINALS and tree.tokens[i].dep == "pobj":
            like = [k for k in range(i) if tree.lower(k) in _ORDINALS]
            nouns = [
                tree.tokens[k].head
                for k in like
                if tree.tokens[k].dep == "amod"
                and tree.tokens[tree.tokens[k].head].tag in ("NN", "NNS")
            ]
            words = [tree.tokens[k].text for k in nouns[-1:]]
        elif _is_side(i, tree):
            sides = _SIDES[tree.lower(i)]
            like = [k for k in range(i) if tree.lower(k) in sides and tree.with_deps(k, "pobj")]
            words = [tree.quote(tree.subtree(k)[1:]) for k in like[-1:]]
        else:
            continue
        if words:
            found[i] = f"{tree.tokens[i].text} {words[0]}"
    return found


def _is_side(index: int, tree: Tree) -> bool:
    """Tell the "above" of "four above", which lacks its limit, from that of "the day after"."""
    if tree.lower(index) not in _SIDES or tree.kids[index]:
        return False
    time = index > 0 and tree.tokens[index - 1].lemma in _PERIODS | {"morning", "evening"}
    return tree.tokens[index].dep in _BEHIND and not time


def _with_possession(clause: Clause, before: Clause, tree: Tree) -> Clause:
    """Add what "the landlord's is two" has, from "the tenant's notice period is one month"."""
    heads, firsts = (
        [k for k in tree.with_deps(c.root, *ANY_SUBJECT) if k in c.body] for c in (clause, before)
    )
    marks = [m for k in heads[:1] for m in tree.with_deps(k, "case") if m in clause.body]
    had = possessed(firsts[0], tree) if firsts and heads != firsts else ()
    if not marks or not had or marks[0] != tree.subtree(heads[0])[-1]:
        return clause
    place = clause.items.index(marks[0]) + 1
    words = (tree.tokens[i].text for i in had)
    return replace(clause, items=(*clause.items[:place], *words, *clause.items[place:]))


def _is_auxiliary(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    if token.dep == "neg" or token.text.lower() in ("not", "n't", "n’t", "too", "also"):
        return True
    return token.lemma.lower() in ("be", "do", "can", "must", "will", "should", "may", "shall")


def _unit(clause: Clause, tree: Tree) -> str:
    """Return the noun that the clause's last figure counts, in the plural."""
    for i in sorted(clause.body, reverse=True):
        noun = tree.tokens[tree.tokens[i].head]
        if tree.tokens[i].dep != "nummod":
            continue
        kind = _kind(i, tree.tokens[i].head, tree)
        if noun.tag == "NNS":
            return f"{kind}{noun.text}"
        if tree.lower(i) in ("one", "1") and noun.lemma in _PERIODS:
            return f"{kind}{noun.lemma}s"
    return ""


def _kind(figure: int, noun: int, tree: Tree) -> str:
    """Return the "working " of "three working days", '' where other words stand between."""
    between = range(figure + 1, noun)
    plain = all(tree.tokens[i].dep in ("amod", "compound") for i in between)
    return f"{tree.quote(between)} " if between and plain else ""


def _bare(clause: Clause, tree: Tree) -> list[int]:
    """Return figures that count nothing: objects that are numbers without noun or currency."""
    return [
        i
        for i in sorted(clause.body)
        if tree.tokens[i].pos == "NUM"
        and tree.tokens[i].text != "°"
        and not _is_made_up(i, tree)
        and not tree.with_deps(i, "amod")  # "a new one"
        and tree.tokens[i].dep in _COUNTED
        and tree.tokens[tree.tokens[i].head].dep != "nummod"
        and tree.tokens[tree.tokens[i].head].pos in ("VERB", "AUX", "ADP")
        and not _is_dated(i, tree)
        and not _is_label(i, tree)
        and not _is_completed(i, clause)
    ]


def _is_made_up(index: int, tree: Tree) -> bool:
    """Tell the people of "a board of nine" from the amount of "a total of nine"."""
    of = tree.tokens[index].head
    noun = tree.tokens[tree.tokens[of].head]
    return tree.lower(of) == "of" and noun.pos == "NOUN" and noun.lemma not in _SUMS


def _is_completed(index: int, clause: Clause) -> bool:
    """Tell whether words are put in behind a figure already: its unit."""
    after = clause.items.index(index) + 1
    return after < len(clause.items) and isinstance(clause.items[after], str)


def _is_label(index: int, tree: Tree) -> bool:
    """Tell a number that tells things apart instead of counting them: "stages 1 to 3"."""
    if not tree.tokens[index].text.isdecimal() or index == 0:
        return False
    before = tree.tokens[index - 1]
    if before.text.lower() in ("to", "and", "or", "–", "-") and index > 1:
        return _is_label(index - 2, tree)
    return before.tag == "NNS"


def _is_dated(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    if tree.with_deps(index, "nmod", "prep", "quantmod") and any(
        tree.tokens[k].text in "$€£#%" or tree.lower(k) == "of" for k in tree.kids[index]
    ):
        return True
    following = tree.tokens[index + 1].text if index + 1 < len(tree.tokens) else ""
    year = token.text.isdecimal() and len(token.text) == 4
    return (
        year
        or following in ("%", "percent", "o'clock")
        or token.entity in ("MONEY", "PERCENT", "TIME")
    )
