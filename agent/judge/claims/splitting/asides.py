"""Asides between commas, relative clauses and appositions: each states something of its noun."""

from dataclasses import replace

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, Item
from agent.judge.claims.parsing.units import is_measured
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.claims.splitting.scope import DATED, time_or_place
from agent.judge.clauses.tree import Tree

_SOMEBODY = frozenset("someone somebody anyone anybody everyone everybody nobody".split())
_WHO = frozenset({"which", "who", "whose", "whom"})
_VALUES = frozenset("price amount sum cost fee charge value maximum minimum total limit".split())
_WHERE = frozenset("at in on beside near behind opposite outside inside above below".split())
_FOCUS = frozenset("only just even also merely solely simply".split())
"""Words before a noun phrase that set it against others, and do not hold for what it is said of."""
_EVENTS = frozenset(
    "mean let allow make help enable cause lead ensure give prevent reduce result explain keep "
    "save require imply improve increase lower raise affect hurt harm damage speed slow "
    "simplify cut avoid leave protect delay trigger create limit call happen occur add bring "
    "double".split()
)
"""Verbs whose "which" may stand for the whole clause before it."""


def split_aside(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split off a relative clause or an apposition between commas; None if there is none."""
    for index in sorted(clause.body):
        dep = tree.tokens[index].dep
        if dep == "relcl" and tree.tokens[index].head in clause.body:
            split = _split_relative(index, clause, tree)
        elif dep == "appos" and tree.tokens[index].head in clause.body:
            split = _split_apposition(index, clause, tree)
        else:
            continue
        if split:
            return split
    return None


def _split_relative(verb: int, clause: Clause, tree: Tree) -> list[Clause] | None:
    part = [i for i in tree.subtree(verb) if i in clause.body]
    if not part or not _follows_comma(part[0], tree) or not tree.is_finite(verb):
        return None
    word = next((i for i in part if tree.lower(i) in _WHO), None)
    if word is None or word != part[0] or _is_entangled(part, word, clause, tree):
        return None
    noun = _meant(verb, word, tree)
    if is_measured(noun, tree) or not _speaks_of_noun(verb, word, noun, tree):
        return None
    phrase = _phrase(noun, part, verb, clause, tree)
    items = _completed(word, verb, phrase, part, tree)
    if items is None:
        return None
    words = frozenset(part) - {word}
    aside = Clause(items=items, own=words, root=verb, subject=phrase)
    return [clause.without([*part, *_commas(part, clause, tree)]), aside]


def _is_entangled(part: list[int], word: int, clause: Clause, tree: Tree) -> bool:
    """Tell what the parser cannot have right: a list that runs on behind it, a second "which"."""
    if any(tree.lower(i) in _WHO for i in part if i > word):
        return True
    noun = tree.tokens[tree.tokens[word].head].head
    return any(k > part[-1] and k in clause.body for k in tree.with_deps(noun, "conj"))


def _meant(verb: int, word: int, tree: Tree) -> int:
    """Return the noun that a relative word stands for, where the parser took the one behind it.

    "Someone at the ceiling, who is …" is of someone, "years of service, which don't …" of years,
    "the shop in Leeds, which …" of the shop.
    """
    noun = tree.tokens[verb].head
    holder = tree.tokens[tree.tokens[noun].head].head
    if tree.tokens[noun].dep != "pobj" or tree.tokens[holder].pos not in ("NOUN", "PROPN", "PRON"):
        return noun
    if tree.lower(word) in ("who", "whom"):
        return holder if _is_person(holder, tree) and not _is_person(noun, tree) else noun
    if _is_placed(noun, tree) and tree.tokens[noun].pos == "PROPN":
        return holder
    plural = any(
        tree.tokens[v].tag == "VBP" for v in (verb, *tree.with_deps(verb, "aux", "auxpass"))
    )
    numbers = [tree.tokens[i].tag in ("NNS", "NNPS") for i in (noun, holder)]
    return holder if plural and numbers == [False, True] else noun


def _is_placed(noun: int, tree: Tree) -> bool:
    """Tell what says where a single thing is: the door of "a slot beside the door"."""
    preposition = tree.tokens[noun].head
    holder = tree.tokens[tree.tokens[preposition].head]
    single = holder.tag == "NN" and tree.tokens[noun].tag in ("NN", "NNP")
    return tree.tokens[noun].dep == "pobj" and single and tree.lower(preposition) in _WHERE


def _is_person(noun: int, tree: Tree) -> bool:
    mention = mention_of(noun, tree, "")
    return tree.lower(noun) in _SOMEBODY or bool(mention and mention.personal)


def _follows_comma(index: int, tree: Tree) -> bool:
    return index > 0 and tree.tokens[index - 1].text in (",", "–", "—", "(")


def _speaks_of_noun(verb: int, word: int, noun: int, tree: Tree) -> bool:
    """Tell whether the relative word stands for its noun, not for the clause or a figure."""
    if tree.lower(word) != "which":
        return True
    if tree.tokens[verb].lemma in _EVENTS or _is_doubtful(verb, noun, tree):
        return False
    if time_or_place(noun, tree) in DATED:
        return False
    equates = tree.tokens[verb].lemma in ("be", "equal") and any(
        tree.tokens[i].pos == "NUM" for i in tree.subtree(verb)
    )
    if equates and tree.tokens[noun].dep not in ANY_SUBJECT:
        return False
    valued = {tree.tokens[k].lemma for k in tree.with_deps(verb, "attr")} & _VALUES
    if valued and tree.tokens[noun].lemma not in _VALUES and not is_measured(noun, tree):
        return False
    plural = tree.tokens[noun].tag in ("NNS", "NNPS")
    verbs = [verb, *tree.with_deps(verb, "aux", "auxpass")]
    return not (plural and any(tree.tokens[v].tag == "VBZ" for v in verbs))


def _is_doubtful(verb: int, noun: int, tree: Tree) -> bool:
    """Tell "a visit by a nurse, which is …" and "a check by the team, which is repeated …".

    No person is meant by "which", and of a passive either noun may be meant, as it is of "a slot
    beside the door, which …"; of "two weeks at full pay, which …" hardly the pay.
    """
    doing = tree.tokens[noun].dep == "pobj" and tree.lower(tree.tokens[noun].head) == "by"
    event = tree.tokens[tree.tokens[tree.tokens[noun].head].head].pos == "NOUN"
    if _is_manner(noun, tree) or _is_placed(noun, tree):
        return True
    return doing and event and (bool(tree.with_deps(verb, "auxpass")) or _is_person(noun, tree))


def _is_manner(noun: int, tree: Tree) -> bool:
    """Tell "at full pay" and "on paid leave" behind another noun: how something is, no thing."""
    token, word = tree.tokens[noun], tree.tokens[tree.tokens[noun].head]
    behind = tree.tokens[token.head - 1].pos in ("NOUN", "PROPN", "NUM") if token.head else False
    opening = tree.tokens[tree.subtree(noun)[0]]
    bare = token.tag == "NN" and opening.pos not in ("DET", "PRON", "NUM", "PROPN")
    return token.dep == "pobj" and bare and behind and word.text.lower() != "of"


def _phrase(noun: int, part: list[int], verb: int, clause: Clause, tree: Tree) -> tuple[Item, ...]:
    """Return the noun phrase that the aside is about; a coordination for a plural verb."""
    verbs = [verb, *tree.with_deps(verb, "aux", "auxpass")]
    if any(tree.tokens[v].tag == "VBZ" for v in verbs):
        gone = {i for k in tree.with_deps(noun, "conj", "cc") for i in tree.subtree(k)}
    else:
        gone = set()
    gone |= set(part)
    words = [i for i in tree.subtree(noun) if i in clause.body and i not in gone and i < part[0]]
    while words and tree.tokens[words[-1]].dep == "punct":
        words.pop()
    return definite(words, tree)


def definite(words: list[int], tree: Tree) -> tuple[Item, ...]:
    """Return a noun phrase for a second mention: "just an agent" becomes "the agent"."""
    while len(words) > 1 and tree.lower(words[0]) in _FOCUS:
        words = words[1:]
    if words and tree.lower(words[0]) in ("a", "an"):
        return ("the", *words[1:])
    return tuple(words)


def _completed(
    word: int, verb: int, phrase: tuple[Item, ...], part: list[int], tree: Tree
) -> tuple[Item, ...] | None:
    """Return the relative clause with its noun phrase in the relative word's place."""
    rest = tuple(i for i in part if i != word)
    token = tree.tokens[word]
    if token.dep == "poss":
        return (*phrase, "'s", *rest)
    if token.head == verb and token.dep in ANY_SUBJECT:
        return (*phrase, *rest)
    if token.head == verb and token.dep in ("dobj", "dative"):
        others = [k for k in tree.with_deps(verb, "dobj") if k != word]
        if others or any(not tree.with_deps(k, "dobj") for k in tree.with_deps(verb, "conj")):
            return None
        cut = rest.index(verb) + 1
        return (*rest[:cut], *phrase, *rest[cut:])
    return None


def _commas(part: list[int], clause: Clause, tree: Tree) -> list[int]:
    """Return the marks on both sides of the aside."""
    sides = [part[0] - 1, part[-1] + 1]
    marks = [i for i in sides if i in clause.body and tree.tokens[i].text in (",", "–", "—")]
    at_end = part[-1] + 1 >= len(tree.tokens) or tree.tokens[part[-1] + 1].dep == "punct"
    return marks if len(marks) == 2 or at_end else marks[:1]


def _split_apposition(noun: int, clause: Clause, tree: Tree) -> list[Clause] | None:
    part = [i for i in tree.subtree(noun) if i in clause.body]
    head = tree.tokens[noun].head
    if not part or not _follows_comma(part[0], tree) or not _is_closed(part[-1], tree):
        return None
    if tree.tokens[part[0] - 1].text == "(" or not _describes(part[0], noun, head, tree):
        return None
    phrase = tuple(
        i for i in tree.subtree(head) if i in clause.body and i not in part and i < part[0] - 1
    )
    copula = _copula(head, clause, tree)
    aside = replace(
        clause,
        items=(*phrase, copula, *part),
        own=frozenset(part),
        root=noun,
        subject=phrase,
        auxiliaries=(copula,),
    )
    return [clause.without([*part, *_commas(part, clause, tree)]), aside]


def _is_closed(last: int, tree: Tree) -> bool:
    return last + 1 >= len(tree.tokens) or tree.tokens[last + 1].text in (",", ".", "–", "—", ";")


def _describes(first: int, noun: int, head: int, tree: Tree) -> bool:
    """Tell a description of a name ("KeePassXC, a password manager") from a list or a place."""
    if (
        tree.with_deps(noun, "conj")
        or tree.with_deps(head, "conj")
        or tree.tokens[noun].pos == "NUM"
    ):
        return False
    if is_amount(head, tree) or _is_somebody_else(noun, head, tree):
        return False  # "it weighs 3 kg, the old one 5 kg"
    if tree.tokens[noun].pos not in ("NOUN", "PROPN") or tree.tokens[head].pos not in (
        "NOUN",
        "PROPN",
    ):
        return False
    if tree.tokens[head].pos == "NOUN" and tree.tokens[head].dep in ("appos", "conj"):
        return False  # the third of a list
    if tree.lower(first) in ("a", "an", "the", "its", "their", "his", "her", "our", "one"):
        return True
    return tree.tokens[head].entity == "PERSON" and tree.tokens[noun].pos == "NOUN"


def _is_somebody_else(noun: int, head: int, tree: Tree) -> bool:
    """Tell that both have names: "for Ann Lee, the smith Per Lie" makes her no smith."""
    names = [k for k in tree.with_deps(noun, "appos") if k > noun and not _follows_comma(k, tree)]
    named = any(tree.tokens[k].pos == "PROPN" for k in names) or tree.tokens[noun].pos == "PROPN"
    return named and all(tree.tokens[k].entity == "PERSON" for k in (head, *(names or [noun])))


def is_amount(noun: int, tree: Tree) -> bool:
    """Tell "3 kg" and "$40" from what may be described or spoken of."""
    counted = tree.tokens[noun].pos == "NUM" or bool(tree.with_deps(noun, "nummod"))
    return counted and tree.tokens[noun].dep not in ANY_SUBJECT


def _copula(head: int, clause: Clause, tree: Tree) -> str:
    plural = tree.tokens[head].tag in ("NNS", "NNPS")
    past = tree.tokens[head].entity == "PERSON" and tree.tokens[clause.root].tag == "VBD"
    if past:
        return "were" if plural else "was"
    return "are" if plural else "is"
