"""Nouns that the parser takes for verbs, and verbs that it takes for nouns.

"Lead" is no verb in "approved by the team lead", "costs" is one in "and renewal costs €20".
"""

from agent.domain.prose.analysis import Token
from agent.domain.prose.tags import ANY_SUBJECT, FINITE

_OBJECTS = frozenset({"pobj", "dobj"})
_ANYTHING = frozenset("anything anyone anybody everything everyone everybody".split())
_ARTICLES = frozenset("a an the this that each every".split())
_NAMED = {"NN": "VBP", "NNS": "VBZ"}
_PAIRED = frozenset({"former", "latter"})
_PRICED = frozenset({"SYM", "NUM"})


def reread(tokens: list[Token], start: int, end: int) -> None:
    """Set nouns and verbs of the sentence ``tokens[start:end]`` right, in place."""
    for i in range(start, end - 2):
        _those(tokens, i)
    for i in range(start + 1, end):
        _thing(tokens, i)
        _after_pair(tokens, i, start, end)
        _described(tokens, i)
        _closing_noun(tokens, i, start, end)
        if tokens[i].dep != "conj":
            continue
        _joined_noun(tokens, i, start, end)
        _hidden_verb(tokens, i, start, end)
        _price(tokens, i, start, end)
        _opening(tokens, i, start, end)


def _those(tokens: list[Token], i: int) -> None:
    """Let "those over 20 kg" be things over that, where the parser makes one amount of it."""
    if tokens[i].text.lower() != "those" or tokens[i + 1].dep != "quantmod":
        return
    top = i
    while tokens[top].dep in ("quantmod", "nummod", "det") and tokens[top].head > top:
        top = tokens[top].head
    amount = tokens[i + 1].head if top == i else top
    if top == i and tokens[amount].head != i:
        return
    tokens[i] = tokens[i]._replace(pos="PRON", dep=tokens[top].dep, head=tokens[top].head)
    tokens[i + 1] = tokens[i + 1]._replace(pos="ADP", tag="IN", dep="prep", head=i)
    tokens[amount] = tokens[amount]._replace(dep="pobj", head=i + 1)


def _thing(tokens: list[Token], i: int) -> None:
    """Let "flat" be a noun in "the flat has three rooms", where the parser sees a quality."""
    token, before = tokens[i], tokens[i - 1]
    one = tokens[token.head].tag == "VBZ" and token.dep in ANY_SUBJECT
    led = before.dep == "det" and before.head == i and before.text.lower() in _ARTICLES
    if token.tag == "JJ" and one and led and token.text.lower() not in _PAIRED:
        tokens[i] = token._replace(pos="NOUN", tag="NN")


def _after_pair(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Make "run" of "the latter run hourly" a verb, where the parser sees a noun and no verb."""
    token, before = tokens[i], tokens[i - 1]
    if before.text.lower() not in _PAIRED or before.head != i or token.tag not in _NAMED:
        return
    stop = next((k for k in range(i + 1, end) if tokens[k].dep in ("punct", "cc")), end)
    rest = tokens[i + 1 : stop]
    if not rest or rest[0].text.lower() == "of" or any(t.tag in FINITE for t in rest):
        return
    for k in _kids(tokens, i, start, i):
        tokens[k] = tokens[k]._replace(head=i - 1)
    tokens[i - 1] = before._replace(dep="nsubj", head=i)
    tokens[i] = token._replace(pos="VERB", tag=_NAMED[token.tag])


def _described(tokens: list[Token], i: int) -> None:
    """Let "lost" of "damage, theft and anything lost" describe the last of what is listed."""
    token, noun = tokens[i], tokens[i - 1]
    listed = tokens[i - 2].dep == "cc" if i > 1 else False
    if token.tag != "VBD" or token.dep != "conj" or noun.head != i or not listed:
        return
    if noun.dep in ANY_SUBJECT and noun.text.lower() in _ANYTHING:
        tokens[i - 1] = noun._replace(dep="conj", head=token.head)
        tokens[i] = token._replace(tag="VBN", dep="acl", head=i - 1)


def _closing_noun(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Make "lead" of "is approved by the team lead" the noun that "team" belongs to.

    Nothing joins it to what the parser hangs it on, and nothing hangs on it.
    """
    before, token = tokens[i - 1], tokens[i]
    ends = i + 1 == end or tokens[i + 1].dep in ("punct", "cc")
    loose = token.dep == "conj" or (token.dep == "acl" and token.head != i - 1 and ends)
    if token.tag not in ("VB", "VBP") or not loose or _kids(tokens, i, start, end):
        return
    if before.tag not in ("NN", "NNP") or before.dep not in _OBJECTS or before.head >= i - 1:
        return
    tokens[i] = token._replace(pos="NOUN", tag="NN", dep=before.dep, head=before.head)
    for k in _kids(tokens, i - 1, start, i):
        tokens[k] = tokens[k]._replace(head=i)
    tokens[i - 1] = before._replace(dep="compound", head=i)


def _joined_noun(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Make one object of "replaces bulbs and smoke detector batteries".

    A bare verb after one in the third person is none, where its object follows without an article.
    """
    token, head = tokens[i], tokens[tokens[i].head]
    if token.tag != "VB" or head.tag != "VBZ" or tokens[i - 1].dep != "cc":
        return
    noun = next((k for k in _kids(tokens, i, i, end) if tokens[k].dep == "dobj"), None)
    first = [k for k in _kids(tokens, token.head, start, i) if tokens[k].dep == "dobj"]
    if noun is None or not first or any(t.pos != "NOUN" for t in tokens[i + 1 : noun + 1]):
        return
    for k in _kids(tokens, i, i, end):
        tokens[k] = tokens[k]._replace(head=noun)
    tokens[i - 1] = tokens[i - 1]._replace(head=first[-1])
    tokens[noun] = tokens[noun]._replace(dep="conj", head=first[-1])
    tokens[i] = token._replace(pos="NOUN", tag="NN", dep="compound", head=noun)


def _hidden_verb(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Make "park" the verb of "and holders park free", of which the parser makes a noun."""
    helped = any(tokens[k].dep in ("cop", "aux", "auxpass") for k in _kids(tokens, i, start, end))
    verb = i - 1
    if tokens[i].pos != "ADJ" or helped or verb <= start:
        return
    if tokens[verb].head != i or tokens[verb].dep not in ANY_SUBJECT:
        return
    subject = verb - 1
    if tokens[subject].tag not in ("NNS", "NNPS") or tokens[subject].head != verb:
        return
    for k in _kids(tokens, i, start, end):
        tokens[k] = tokens[k]._replace(head=verb)
    for k in _kids(tokens, verb, start, subject):
        tokens[k] = tokens[k]._replace(head=subject)
    head = tokens[i].head
    tokens[verb] = tokens[verb]._replace(pos="VERB", tag="VBP", dep="conj", head=head)
    tokens[subject] = tokens[subject]._replace(dep="nsubj", head=verb)
    tokens[i] = tokens[i]._replace(dep="acomp", head=verb)


def _price(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Make "costs" of "and renewal costs €20" a verb, of which the parser makes a noun."""
    token, subject = tokens[i], i - 1
    priced = i + 1 < end and tokens[i + 1].pos in _PRICED
    if token.text.lower() != "costs" or token.tag != "NNS" or not priced:
        return
    if tokens[subject].dep not in ("compound", *ANY_SUBJECT) or tokens[subject].head != i:
        return
    for k in _kids(tokens, i, start, subject):
        if tokens[k].dep in ("det", "amod", "compound", "poss", "nmod"):
            tokens[k] = tokens[k]._replace(head=subject)
    tokens[subject] = tokens[subject]._replace(dep="nsubj")
    tokens[i] = token._replace(pos="VERB", tag="VBZ", lemma="cost")


def _opening(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Make "open" the verb of ", and the gates open at 9", which the parser takes for a quality."""
    if tokens[i].text.lower() == "open" and tokens[i].pos == "ADJ":
        kids = _kids(tokens, i, start, i)
        if any(tokens[k].dep in ANY_SUBJECT and tokens[k].tag == "NNS" for k in kids):
            tokens[i] = tokens[i]._replace(pos="VERB", tag="VBP")
        return
    verb = i + 1
    if verb >= end or tokens[verb].text.lower() != "open" or tokens[verb].head != i:
        return
    first = min([i, *_kids(tokens, i, start, i)])
    joined = [t.text.lower() for t in tokens[max(start, first - 2) : first]] == [",", "and"]
    head = tokens[tokens[i].head]
    if not joined or tokens[i].tag not in ("NNS", "NNPS") or head.pos not in ("VERB", "AUX"):
        return
    for k in _kids(tokens, i, verb + 1, end):
        tokens[k] = tokens[k]._replace(head=verb)
    tokens[verb] = tokens[verb]._replace(pos="VERB", tag="VBP", dep="conj", head=tokens[i].head)
    tokens[i] = tokens[i]._replace(dep="nsubj", head=verb)


def _kids(tokens: list[Token], head: int, start: int, end: int) -> list[int]:
    return [k for k in range(start, end) if tokens[k].head == head and k != head]
