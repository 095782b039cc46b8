"""Quantities that a claim supposes rather than asserts: "a van weighing 3.2 tonnes may …"."""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

_INDEFINITE = frozenset(
    "a an any another someone anyone anybody somebody those whoever each every one nobody".split()
)
_GENERAL = _INDEFINITE | {"all", "no"}
# What follows "a" before a number that is told, not imagined: "a total of 457 were aboard".
_COUNTING = frozenset("total sum further record mere combined full good".split())
_CONDITIONS = frozenset("if when unless should once whenever where".split())
_DEFINITE = frozenset("the this that these those its their his her our your my".split())
_ARTICLES = frozenset("a an".split())
_JUDGED = re.compile(
    r"\b(?:too (?:many|few|much|little|long|short|late|early|big|small|heavy)|enough|sufficient)\b",
    re.IGNORECASE,
)
_IMPOSING = frozenset("charge add levy impose deduct withhold apply accrue".split())
_OWED = frozenset({"due", "payable"})
_CONFERRING = frozenset(
    "grant give pay require take ask offer follow need hold award allow demand request keep".split()
)
_CONFERRED = frozenset(
    """fee charge surcharge supplement discount reduction rebate deposit penalty fine bonus credit
    allowance compensation price premium levy toll tax subsidy""".split()
)
_CONDITIONS_OF = frozenset("temperature speed pressure power voltage".split())
_KEEPING = frozenset(
    """be keep store set hold maintain operate run work remain stay boil melt freeze cook bake wash
    heat cool travel drive fly move rate limit cap""".split()
)
SUBJECTS = frozenset(("nsubj", "nsubjpass", "csubj", "csubjpass"))


def is_supposed(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether a quantity describes a case that the claim merely imagines.

    It does inside a subject without a definite article ("an order of $60", "someone earning
    $6,000", "buying a van for $1,800"), inside a clause of condition ("if …", "when …") or what
    stands before a rule in its place ("with 40 votes, …", "for a bill of $900, …"), and where it
    is held to be enough or too much ("seven guests are too many"). What is laid on somebody is
    told, not imagined ("a fee of £15 is charged").
    """
    tokens = claim.tokens
    index = min(token_at(claim, quantity.start), len(tokens) - 1)
    opens = _before_the_verb(claim, quantity) or _opens_a_rule(claim, quantity)
    if opens and not any(_is_imposed(claim, i) for i in _path_up(claim, index)):
        return True
    seen = set()
    while index not in seen:
        seen.add(index)
        token = tokens[index]
        indefinite = token.dep in SUBJECTS and _is_indefinite(claim, index, quantity)
        if indefinite and not _is_imposed(claim, index):
            return True
        if token.dep == "advcl" and any(
            tokens[c].lemma.lower() in _CONDITIONS for c in claim.children(index)
        ):
            return True
        index = token.head
    return False


def _is_imposed(claim: Analysis, subject: int) -> bool:
    """Tell whether a word is what its verb lays on or grants somebody: *a fee of £15 is charged*.

    So is a bonus that is paid; a claim of £640 that is paid is a case.
    """
    token = claim.tokens[subject]
    if token.dep not in SUBJECTS:
        return False
    verb = claim.tokens[token.head].lemma.lower()
    below = {claim.tokens[i].lemma.lower() for i in claim.children(token.head)}
    confers = verb in _CONFERRING and token.lemma.lower() in _CONFERRED
    return confers or verb in _IMPOSING or bool(below & _OWED)


def _opens_a_rule(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether a number stands in front of a rule, in what says of which case it speaks."""
    index = token_at(claim, quantity.start)
    path = _path_up(claim, index) if index < len(claim.tokens) else [index]
    below = claim.children(path[-1])
    starts = [claim.subtree(i)[0] for i in below if claim.tokens[i].dep in SUBJECTS]
    if len(path) == 1 or not starts or _happened(claim, path[-1]):
        return False
    if path[-2] < starts[0]:
        return _names_a_case(claim, path[-2], quantity)
    return index == starts[0] and _JUDGED.search(claim.text, quantity.end) is not None


def _path_up(claim: Analysis, index: int) -> list[int]:
    """Return a token and those above it, up to the verb of its sentence."""
    path = [index]
    while (head := claim.tokens[path[-1]].head) not in path:
        path.append(head)
    return path


def _happened(claim: Analysis, verb: int) -> bool:
    """Tell whether a verb tells what once was, rather than what holds."""
    below = (claim.tokens[i] for i in claim.children(verb) if claim.tokens[i].dep.startswith("aux"))
    return any(t.tag == "VBD" for t in (claim.tokens[verb], *below))


def _names_a_case(claim: Analysis, top: int, quantity: Quantity) -> bool:
    """Tell a case in front: *with 3 votes*, *for a bill of $9*, *to borrow $9*; not *for $9*."""
    lead, below = claim.tokens[top], claim.children(top)
    if lead.dep == "advcl":
        return any(claim.tokens[i].tag == "TO" for i in below)
    noun = next((i for i in below if claim.tokens[i].dep == "pobj"), None)
    if lead.dep != "prep" or noun is None:
        return False
    words = {claim.tokens[i].text.lower() for i in claim.children(noun)}
    if lead.text.lower() == "with":
        return words.isdisjoint(_DEFINITE)
    measured = quantity.start <= claim.tokens[noun].start < quantity.end
    return not (words.isdisjoint(_ARTICLES) or measured)


def is_case(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether a number says of what case the claim tells something.

    So in *a 5 kg parcel*, *guests who stay 8 nights*, *patients aged 65*, and *the alarm sounds at
    2 °C*; what is *kept at 2 °C* is at just that temperature.
    """
    before, after = claim.text[: quantity.start].lower(), claim.text[quantity.end :].lower()
    if before.endswith("aged ") or after.startswith(("-old", " old")):
        return True
    happened = any(t.tag == "VBD" and t.dep in ("ROOT", "aux", "auxpass") for t in claim.tokens)
    if is_supposed(claim, quantity) or (is_restrictive(claim, quantity) and not happened):
        return True
    roots = {t.lemma.lower() for t in claim.tokens if t.dep == "ROOT"}
    return quantity.dimension in _CONDITIONS_OF and (
        before.endswith(("at ", "at a wind of ", "in winds of ")) and not roots & _KEEPING
    )


def _is_indefinite(claim: Analysis, subject: int, quantity: Quantity) -> bool:
    token = claim.tokens[subject]
    if token.lemma.lower() in _COUNTING:
        return False
    if token.dep in ("csubj", "csubjpass") or token.lemma.lower() in _INDEFINITE:
        return True
    determiners = [
        claim.tokens[c].lemma.lower()
        for c in claim.children(subject)
        if claim.tokens[c].dep in ("det", "poss")
        and not quantity.start <= claim.tokens[c].start < quantity.end
    ]
    if determiners:
        return determiners[0] in _INDEFINITE
    return False


def _before_the_verb(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether the text opens with "a", "any" … and the quantity stands before its verb."""
    tokens = claim.tokens
    if (
        not tokens
        or tokens[0].lemma.lower() not in _INDEFINITE
        or quantity.start <= tokens[0].start
        or (len(tokens) > 1 and tokens[1].lemma.lower() in _COUNTING)
    ):
        return False
    for token in tokens[1:]:
        if token.start >= quantity.start:
            return True
        if token.pos == "AUX" or (token.pos == "VERB" and token.tag in ("VBZ", "VBD", "VBP", "MD")):
            return False
    return False


def is_denied(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether a verb above the quantity is negated: "did not open in 2017".

    A denial that turns its bound is part of the quantity: "does not pay more than 10 euros", and so
    is the one that its bound is told by: "no earlier than 9 May".
    """
    if quantity.turned:
        return False
    tokens = claim.tokens
    index, seen = min(token_at(claim, quantity.start), len(tokens) - 1), set()
    inside = range(quantity.start, quantity.end)
    negated = {t.head for t in tokens if t.dep == "neg" and t.start not in inside}
    while index not in seen:
        if index in negated:
            return True
        seen.add(index)
        index = tokens[index].head
    return False


def is_restrictive(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether a quantity says of what things the claim speaks, not what it says of them.

    So in "requests for more than six weeks are …", "employees who have over ten years …", and
    "as soon as the flight takes more than five hours". What is said of fewer things need not hold
    of more.
    """
    tokens = claim.tokens
    index, inner, seen = min(token_at(claim, quantity.start), len(tokens) - 1), False, set()
    while index not in seen:
        seen.add(index)
        token = tokens[index]
        if token.dep in SUBJECTS and inner and _is_general(claim, index):
            return True
        if token.dep == "advcl" and _is_conditional(claim, index):
            return True
        if inner and _is_defined(claim, index):
            return True
        inner = inner or token.dep in ("prep", "relcl", "acl")
        index = token.head
    return False


def _is_defined(claim: Analysis, noun: int) -> bool:
    """Tell whether a noun is what a term means: *an affiliate is a company in which …*."""
    token, verb = claim.tokens[noun], claim.tokens[noun].head
    subjects = [i for i in claim.children(verb) if claim.tokens[i].dep in SUBJECTS]
    if token.dep == "dobj":
        return claim.tokens[verb].lemma.lower() == "mean"
    general = any(_is_general(claim, i) for i in subjects)
    return token.dep == "attr" and general and not _happened(claim, verb)


def _is_general(claim: Analysis, subject: int) -> bool:
    """Tell whether a subject is of any number of things: a plural without "the" or "these"."""
    determiners = [
        claim.tokens[c].lemma.lower()
        for c in claim.children(subject)
        if claim.tokens[c].dep in ("det", "poss")
    ]
    plural = claim.tokens[subject].tag in ("NNS", "NNPS")
    return determiners[0] in _GENERAL if determiners else plural


def _is_conditional(claim: Analysis, verb: int) -> bool:
    below = [claim.tokens[c] for c in claim.children(verb)]
    return any(
        t.lemma.lower() in _CONDITIONS or (t.dep == "mark" and t.lemma.lower() == "as")
        for t in below
    )


_RULE_WORDS = frozenset(
    """must shall should ought may can need require allow permit entitle oblige if when unless only
    qualify eligible forbid prohibit mandatory compulsory""".split()
)


def states_a_rule(claim: Analysis) -> bool:
    """Tell whether a claim lays down a rule, so that its bounds are themselves the fact."""
    if any(t.lemma.lower() in _RULE_WORDS and t.text != "May" for t in claim.tokens):
        return True  # of "May", which is a month but at the start of a question, it tells nothing
    if any(_has_to(claim, i) for i, t in enumerate(claim.tokens) if t.lemma.lower() == "have"):
        return True
    return any(_commands(claim, i) for i, t in enumerate(claim.tokens) if t.dep == "ROOT")


def _has_to(claim: Analysis, verb: int) -> bool:
    """Tell whether a "have" is that of *have to want*, with or without the "to" of a question."""
    return any(
        claim.tokens[c].dep == "xcomp" and claim.tokens[c].tag == "VB" for c in claim.children(verb)
    )


def _commands(claim: Analysis, verb: int) -> bool:
    """Tell whether a sentence is an order: it opens with a bare verb that has no subject."""
    below = [claim.tokens[c].dep for c in claim.children(verb)]
    first = any(start == verb for start, _ in claim.sentences)
    return first and claim.tokens[verb].tag == "VB" and SUBJECTS.isdisjoint(below)
