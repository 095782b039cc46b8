"""Noun phrases that a pronoun may stand for."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, render
from agent.judge.claims.parsing.units import is_measured
from agent.judge.clauses.tree import Tree


class Number(StrEnum):
    """Grammatical number of a noun phrase."""

    ONE = "one"
    MANY = "many"


class Sex(StrEnum):
    """The sex that a title or a noun tells."""

    HE = "he"
    SHE = "she"


@dataclass(frozen=True, slots=True)
class Mention:
    """A noun phrase that a later pronoun may stand for; ``text`` fits inside a sentence.

    ``personal`` is null for what may be a person or a firm ("the supplier"); ``is_aside`` tells
    who is only there as well ("with your manager in copy"), ``is_governed`` what a preposition
    brings up ("in writing"), ``is_new`` what "a" or "an" brings up;
    ``relative`` is the clause that sets some of a kind apart ("guests who arrive late").
    """

    text: str
    lemma: str
    number: Number
    personal: bool | None
    is_subject: bool = False
    is_object: bool = False
    is_aside: bool = False
    is_governed: bool = False
    is_new: bool = False
    sex: Sex | None = None
    relative: str = ""

    @property
    def is_name(self) -> bool:
        """Whether the noun is a name: "Ms Ito", "HR Links"."""
        return self.text.rpartition(" ")[2][:1].isupper()

    @property
    def is_bare(self) -> bool:
        """Whether no article or the like stands before the noun."""
        return self.text.partition(" ")[0].lower() not in _DETERMINERS


_NONE = frozenset({"no", "neither"})
"""What tells that there is nothing of a kind, so that nothing later means it: "no deposit"."""
_DETERMINERS = frozenset(
    "the a an one this that these those my your his her its our their all any both each some "
    "no every".split()
)
_ROLES = ("er", "or", "ee", "ist", "ant", "ian", "man", "woman", "person", "member", "nurse")
_PEOPLE_WORDS = frozenset(
    "people staff employee person parent child student patient client nurse judge spouse agent "
    "resident applicant participant president assistant someone anyone everyone candidate "
    "specialist tenant landlord plaintiff defendant party individual colleague team teammate mate "
    "coworker guest host boss friend relative daughter son mother father".split()
)
_NO_PEOPLE = frozenset(
    "order number paper letter matter computer server folder error center centre factor sensor "
    "floor door color colour layer user-interface router printer timer buffer container header "
    "register counter newsletter water weather power paper cover offer transfer answer quarter "
    "semester october november december september motor monitor processor parameter meter liter "
    "dehumidifier humidifier purifier amplifier charger scanner adapter heater boiler cooler dryer "
    "blender toaster freezer tracker trailer transformer inverter filter roller shredder mower "
    "burner mixer washer dishwasher "
    "committee fee coffee degree guarantee tree plant restaurant grant warrant list".split()
)

_TITLES = frozenset(
    "king queen pope duke duchess prince princess emperor empress president minister chancellor "
    "mayor governor bishop".split()
)
_MEN = frozenset(
    "mr mister sir lord king prince duke emperor father dad son brother husband uncle nephew "
    "grandfather grandson man boy gentleman widower bridegroom".split()
)
_WOMEN = frozenset(
    "mrs ms miss madam madame lady queen princess duchess empress mother mum mom daughter sister "
    "wife aunt niece grandmother granddaughter woman girl widow bride".split()
)
_KIN = (_MEN | _WOMEN | {"cousin", "sibling", "twin", "neighbour", "neighbor"}) - {"miss"}
_ADDRESSES = frozenset("mr mister mrs ms miss mx dr prof professor sir".split())
_OWNERS = frozenset("mine yours his hers ours theirs".split())
_TIMELIKE = frozenset({"DATE", "TIME", "MONEY", "PERCENT"})
_EITHER = frozenset(
    "supplier customer provider employer buyer seller processor controller carrier manufacturer "
    "insurer publisher retailer vendor contractor lender lessor lessee owner operator producer "
    "distributor developer holder user author defendant plaintiff landlord party agent family "
    "couple household crew police".split()
)
TIMES = frozenset(
    "day week month year hour minute second time date moment period quarter decade century morning "
    "afternoon evening night weekend today tomorrow yesterday way case kind sort type lot number "
    "amount example thing reason fact addition order rest remainder end beginning start".split()
)
"""Nouns that "it" and "they" hardly ever stand for, unless the clause is about them."""


def mention_of(noun: int, tree: Tree, text: str) -> Mention | None:
    """Return the noun as a mention worded ``text``; None for what no pronoun stands for."""
    token = tree.tokens[noun]
    if token.pos not in ("NOUN", "PROPN", "X"):  # X: a word the parser does not know
        return None
    if token.text.lower() in _OWNERS or (token.pos == "PROPN" and token.entity in _TIMELIKE):
        return None
    if noun > 0 and tree.tokens[noun - 1].text == "-" and _under_hyphen(noun, tree):
        return None
    if any(tree.lower(k) in _NONE for k in tree.with_deps(noun, "det")) or _is_idiom(noun, tree):
        return None
    if token.text == "%":
        return _unnamed(noun, tree)
    if token.lemma.lower() in TIMES and not _is_described_subject(noun, tree):
        return _unnamed(noun, tree) if _is_object(noun, tree) else None
    if tree.with_deps(noun, "case") or is_measured(noun, tree):
        text = ""  # "earlier than the landlord's", "on 12 V"
    joined = bool(tree.with_deps(noun, "conj")) and any(
        tree.lower(k) == "and" for k in tree.with_deps(noun, "cc")
    )
    number = Number.MANY if joined or _is_plural(noun, tree) else Number.ONE
    lemma = token.lemma.lower()
    personal = _is_person_name(noun, tree) or lemma in _PEOPLE_WORDS | _KIN
    personal |= token.pos == "NOUN" and lemma.endswith(_ROLES) and lemma not in _NO_PEOPLE
    either = lemma in _EITHER or _is_partly_named(noun, tree) or _is_family(noun, tree)
    person = True if is_addressed(noun, tree) else None if either else bool(personal)
    return Mention(text, lemma, number, person, sex=_sex(noun, tree))


def is_addressed(noun: int, tree: Tree) -> bool:
    """Tell the name behind a title, whatever the parser takes it for: "Mr Kranz"."""
    return tree.tokens[noun].pos == "PROPN" and not _titles(noun, tree).isdisjoint(_ADDRESSES)


def _titles(noun: int, tree: Tree) -> set[str]:
    return {tree.lower(k).rstrip(".") for k in tree.with_deps(noun, "compound")}


def _sex(noun: int, tree: Tree) -> Sex | None:
    """Return the sex that the noun or its title tells: "Ms Ito", "the mother", "King Olaf"."""
    words = {tree.lower(noun)} | (
        _titles(noun, tree) if tree.tokens[noun].pos == "PROPN" else set()
    )
    told = sexes(words)
    return told.pop() if len(told) == 1 else None


def sexes(words: Collection[str]) -> set[Sex]:
    """Return the sexes that some words in small letters tell."""
    return {
        sex for sex, table in ((Sex.HE, _MEN), (Sex.SHE, _WOMEN)) if not table.isdisjoint(words)
    }


def _is_person_name(noun: int, tree: Tree) -> bool:
    """Tell the name of a person from "the Clarion", which the parser takes for one."""
    paper = any(tree.lower(k) == "the" for k in tree.with_deps(noun, "det"))
    titled = not paper or tree.tokens[noun].lemma.lower() in _TITLES
    return tree.tokens[noun].entity == "PERSON" and (titled or _is_plural(noun, tree))


def may_be_thing(noun: int, tree: Tree) -> bool:
    """Tell what at most its ending makes a person: a broker may be a program."""
    token = tree.tokens[noun]
    return token.pos == "NOUN" and token.tag == "NN" and token.lemma.lower() not in _PEOPLE_WORDS


def _under_hyphen(noun: int, tree: Tree) -> bool:
    """Tell the end of a word like "time-in-grade", which the parser takes apart."""
    joins = tree.tokens[noun - 1].end == tree.tokens[noun].start
    return joins and tree.tokens[noun].dep == "pobj"


def _is_partly_named(noun: int, tree: Tree) -> bool:
    """Tell "Disabled Veteran Leave", of which the parser takes the last two words for a person."""
    parts = tree.with_deps(noun, "compound")
    names = [noun, *parts, *(i for part in parts for i in tree.with_deps(part, "compound"))]
    return len({tree.tokens[i].entity == "PERSON" for i in names}) > 1


def _is_object(noun: int, tree: Tree) -> bool:
    """Tell an object, or what it consists of: "gives you weeks of time off"."""
    token = tree.tokens[noun]
    if token.dep == "pobj" and tree.lower(token.head) == "of":
        token = tree.tokens[tree.tokens[token.head].head]
    return token.dep in ("dobj", "attr")


def _is_idiom(noun: int, tree: Tree) -> bool:
    """Tell what is no thing: the place of "take place"."""
    token = tree.tokens[noun]
    taken = token.dep == "dobj" and tree.tokens[token.head].lemma == "take"
    return taken and token.tag == "NN" and not tree.kids[noun]


def _unnamed(noun: int, tree: Tree) -> Mention:
    """Return a mention that nothing is put for, so that no other noun is taken for it."""
    token = tree.tokens[noun]
    number = Number.MANY if token.tag == "NNS" else Number.ONE
    return Mention("", token.lemma.lower(), number, personal=False)


def _is_plural(noun: int, tree: Tree) -> bool:
    """Tell the number of a noun; a name in the plural ("HR Links shows") has that of its verb."""
    token = tree.tokens[noun]
    verb = token.head
    finite = [tree.tokens[k].tag for k in (verb, *tree.with_deps(verb, "aux", "auxpass"))]
    named = token.dep in ANY_SUBJECT and token.text[:1].isupper() and "VBZ" in finite
    several = token.tag in ("NNS", "NNPS") or (_is_family(noun, tree) and "VBP" in finite)
    return several and not named


def _is_family(noun: int, tree: Tree) -> bool:
    """Tell what may be several people: "the Tanakas", for a parser no other than "the Times"."""
    token = tree.tokens[noun]
    plain = token.tag == "NNP" and re.search(r"[^\Wsiu]s$", token.text) is not None
    the = [tree.lower(k) for k in tree.kids[noun]] == ["the"]
    return plain and the and token.entity not in ("GPE", "LOC", "FAC") and token.dep in ANY_SUBJECT


def _is_described_subject(noun: int, tree: Tree) -> bool:
    """Tell "Unused days may be carried over" from "two days later"."""
    described = tree.with_deps(noun, "amod", "compound", "nummod", "acl", "relcl")
    return tree.tokens[noun].dep in ANY_SUBJECT and bool(described)


def phrase_of(noun: int, clause: Clause, tree: Tree, edits: dict[int, str]) -> str:
    """Return a noun phrase as it reads inside a sentence, without what hangs on it loosely."""
    if noun in edits:
        return edits[noun]
    gone: set[int] = set()
    loose = tree.with_deps(noun, "relcl", "appos", "punct", "advcl", "acl")
    loose += [k for k in tree.with_deps(noun, "amod") if k > noun]  # "a meal free of charge"
    for kid in loose:
        if tree.tokens[kid].text != "-":
            gone.update(tree.subtree(kid))
    words = [i for i in tree.subtree(noun) if i in clause.body and i not in gone]
    if not words or tree.tokens[noun].pos not in ("NOUN", "PROPN"):
        return ""
    part = Clause(items=tuple(words), own=frozenset(words), root=noun)
    return _flat(part, tree, _opened(words, noun, clause, tree, edits))


def _opened(
    words: list[int], noun: int, clause: Clause, tree: Tree, edits: dict[int, str]
) -> dict[int, str]:
    """Return the edits of a phrase with its first word as it stands inside a sentence."""
    first = tree.lower(words[0])
    mine = dict(edits)
    if first in ("a", "an", "any", "each", "every") and words[0] not in edits:
        mine[words[0]] = "the"
    elif tree.tokens[words[0]].pos == "NUM" and tree.tokens[noun].tag == "NNS":
        mine[words[0]] = f"the {first}"
    elif _has_article(words[0], clause):
        mine[words[0]] = f"the {tree.tokens[words[0]].text}"
    elif _is_lowered(words[0], tree):
        mine.setdefault(words[0], first)
    return mine


def _has_article(word: int, clause: Clause) -> bool:
    """Tell whether "the" was put in before a word: the clause tells of its noun again."""
    at = clause.items.index(word)
    return at > 0 and clause.items[at - 1] == "the"


def _is_lowered(index: int, tree: Tree) -> bool:
    """Tell a word that is capitalised at the beginning of its sentence alone: no name, no "Ms"."""
    addressed = tree.lower(index).rstrip(".") in _ADDRESSES
    return (
        tree.tokens[index].pos != "PROPN" and not addressed and _is_plain(tree.tokens[index].text)
    )


def _is_plain(word: str) -> bool:
    return (word[:1].isupper() and word[1:].islower()) or word in ("A", "I")


def _flat(part: Clause, tree: Tree, edits: dict[int, str]) -> str:
    text = render(part, tree, edits).removesuffix(".")
    first = next(i for i in part.items if isinstance(i, int))
    word = edits.get(first, tree.tokens[first].text)
    return word[:1] + text[1:] if word else text
