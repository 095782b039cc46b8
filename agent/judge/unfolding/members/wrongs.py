"""Items of lists of wrongs, told as what is not allowed: *gross misconduct includes: sleeping*.

Of *breaches: subletting without consent* models read that subletting needs no consent. For a claim
on what may or must be done it is *subletting without consent is not allowed*, and for one on what
is needed *subletting requires consent*.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.casing import capital
from agent.domain.prose.tags import PLURALS
from agent.domain.text import Span
from agent.judge.alignment.lexical import content
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.passages.windows import Sentence
from agent.ports import Parser

_WRONG = (
    r"(?:breach(?:es)?|violations?|infringements?|infractions?|contraventions?|offen[cs]es?"
    r"|misdemeanou?rs?|misconduct|wrongdoing|fouls?|events? of default"
    r"|(?:prohibited|forbidden|banned) (?:acts?|conduct|activit(?:y|ies)|practices?|uses?))"
)
_SANCTION = (
    r"(?:dismiss(?:al|ed)|terminat(?:ion|ed)|expulsion|expelled|disqualif(?:ication|ied)"
    r"|evict(?:ion|ed)|forfeiture|penali[sz]ed|punish(?:ment|ed)|fined|sent off"
    r"|los(?:s of|ing) (?:the|your) \w+)"
)
_GROUNDS = rf"(?:grounds?|reasons?|causes?) for (?:\w+ )?{_SANCTION}"
_KIND = r"(?:(?!(?:no|not|non|and|for|of|\w+ing)\b)[\w-]+ ){0,2}"
_NAME = (
    rf"{_KIND}(?:{_WRONG}|{_GROUNDS})(?: (?:of|against|under|by|in|from) (?:[\w'’-]+ ?){{1,6}}?)?"
)
_FIRST = rf"(?:the )?{_NAME}(?: ?(?:includes?|are|is)(?: the following)?)?"
_BE = r"(?:are|is|count as|constitute|may be|will be|shall be)"
_FOLLOWING = rf"the following (?:\w+ ){{0,2}}?{_BE} (?:an? )?{_NAME}"
_PUNISHED = rf"[\w ]{{2,40}} (?:is|are|will be|may be|can be) (?:\w+ly )?{_SANCTION} (?:for|if)"
_HEAD = re.compile(rf"^\W*(?:{_FIRST}|{_FOLLOWING}|{_PUNISHED})\s*:?$", re.IGNORECASE)
_ROW = re.compile(
    rf"^(?:the )?{_NAME}(?: are: | include: |: | includes? )(?P<items>[^:]+)$", re.IGNORECASE
)
_DEED = re.compile(
    rf"^(?P<deed>[A-Z]\w+ing\b[^,;:]*?) (?P<rest>is an? {_KIND}{_WRONG}\b.*)", re.IGNORECASE
)
_IT_IS = re.compile(rf"^it is an? {_NAME} ?\b(?P<deed>to [^;:]+)$", re.IGNORECASE)
_FOLDED = re.compile(
    rf"\b(?:{_WRONG}|{_SANCTION}|(?:dismiss|terminat|expel|disqualif|evict|punish)\w*)\b",
    re.IGNORECASE,
)
_ASKED = re.compile(
    r"\b(?:(?-i:may)|can|cannot|must|shall|should|allowed|permitted|permissible|(?:un)?lawful"
    r"|(?:il)?legal|acceptable|forbidden|prohibited|banned|needs?|needed|requir\w+|necessary"
    r"|free to|ha(?:s|ve) to|mandatory|obligatory|compulsory|optional)\b",
    re.IGNORECASE,
)
_NEED = re.compile(
    r"\b(?:needs?|needed|requir\w+|necessary|mandatory|obligatory|compulsory|optional"
    r"|(?:must|ha(?:s|ve) to)(?! not))\b(?!.*\b(?:without|outside)\b)",
    re.IGNORECASE,
)
_ONLY = re.compile(r"\bonly\b", re.IGNORECASE)
_LACKING = re.compile(r"^(?P<what>.+?),? without (?:any )?(?P<needed>.+)$", re.IGNORECASE)
_BEYOND = re.compile(
    r"^(?P<what>.+?) (?P<link>on|by|for|with|to|in|at) (?P<more>more than) (?P<most>.+)$",
    re.IGNORECASE,
)
_OUTSIDE = re.compile(r"^(?P<what>.+?) outside (?P<place>.+)$", re.IGNORECASE)
_MARK = re.compile(
    r"^\W*(?:(?:\d+(?:\.\d+)*|[a-z]|[ivx]+)[.)]+\s+|\d+(?:\.\d+)+\s+)?", re.IGNORECASE
)
_APART = re.compile(r"; (?:and |or )?")
_BUT = re.compile(r",? \b(?:except|unless|save|other than)\b.*$", re.IGNORECASE)
_SERIES = re.compile(r", (?!except|unless|save|other)(?:and |or )?| (?:and|or) (?=\w+ing\b)")
_GERUND = re.compile(r"\w+ing\b", re.IGNORECASE)
_ENDS = re.compile(r"[.;,]$")
_NAMES = PLURALS | {"NN", "NNP", "VBG"}


class _Item(NamedTuple):
    """One thing that is wrong.

    Attributes:
        place: the number of the sentence that it stands in.
        deed: the thing, *subletting without consent*.
        head: the number of the sentence that calls it wrong, where that is another one.
        rest: what the sentence goes on with.
    """

    place: int
    deed: str
    head: int | None = None
    rest: str = ""


def told_as_wrong(sentences: Sequence[Sentence], claim: str, parser: Parser) -> list[Sentence]:
    """Return the sentences, what is listed as wrong told as not allowed where a claim asks that.

    A claim that names the wrong itself, *sleeping is gross misconduct*, is left alone.
    """
    found = list(sentences)
    if not _ASKED.search(claim) or _FOLDED.search(claim):
        return found
    items = _items(sentences, parser)
    shared = [len(content(i.deed) & content(claim)) for i in items]
    for item in (i for i, n in zip(items, shared, strict=True) if n and n == max(shared)):
        source, told = sentences[item.place], _told(item, claim, parser)
        if found[item.place] != source:
            told = f"{found[item.place].text} {told}"
        found[item.place] = source._replace(text=told, lead=None)
        if item.head is not None:
            span = Span(start=sentences[item.head].span.start, end=source.span.end)
            found[item.head] = found[item.head]._replace(text=told, span=span, title=False)
    return found


def _items(sentences: Sequence[Sentence], parser: Parser) -> list[_Item]:
    """Return what is listed as wrong: below a head, or behind it in the same sentence."""
    items: list[_Item] = []
    head: int | None = None
    for n, sentence in enumerate(sentences):
        text = _bare(sentence.text)
        if _HEAD.match(text):
            head = n
        elif head is not None and _is_below(sentence, head, parser):
            items.append(_Item(n, text, head))
        else:
            head = head if sentence.lead == head else None
            items += [i for i in _within(n, text) if _is_name(i.deed, parser)]
    return items


def _within(place: int, text: str) -> list[_Item]:
    """Return what a sentence itself calls wrong."""
    if match := _ROW.match(text):
        parts = (_APART if ";" in match["items"] else _SERIES).split(match["items"])
        return [_Item(place, _bare(part)) for part in parts]
    if match := _IT_IS.match(text):
        return [_Item(place, match["deed"])]
    if match := _DEED.match(text):
        return [_Item(place, match["deed"], rest=f": it {match['rest']}")]
    return []


def _is_below(sentence: Sentence, head: int, parser: Parser) -> bool:
    """Tell whether a sentence is an item below a head; another head does not end as one."""
    listed = sentence.lead == head
    if not listed and (sentence.lead is not None or not _ENDS.search(sentence.text)):
        return False
    return _is_name(_bare(sentence.text), parser, listed=listed)


def _is_name(text: str, parser: Parser, *, listed: bool = False) -> bool:
    """Tell whether a text names a thing or a deed and is no sentence.

    The parser takes the noun of a list's item *use by others* for a verb.
    """
    tree = _tree(text, parser)
    root = _root(tree)
    if root is None:
        return False
    tags = _NAMES | {"VB"} if listed else _NAMES
    named = text.startswith("to ") or tree.tokens[root].tag in tags
    return named and tree.child(root, *SUBJECTS) is None


def _told(item: _Item, claim: str, parser: Parser) -> str:
    """Return that something is not allowed, or what it lacks or where it is where that is asked.

    *Subletting without consent* is told as *subletting requires consent*.
    """
    if _NEED.search(claim) and (match := _LACKING.match(item.deed)):
        return f"{capital(match['what'])} requires {match['needed']}{item.rest}."
    if _ONLY.search(claim) and (match := _OUTSIDE.match(item.deed)):
        return f"{capital(match['what'])} is only allowed inside {match['place']}{item.rest}."
    beyond = _BEYOND.match(item.deed)
    if beyond and beyond["more"] not in claim:
        limit = f"{beyond['link']} at most {beyond['most']}"
        return f"{capital(beyond['what'])} is only allowed {limit}{item.rest}."
    if item.deed.startswith("to "):
        return f"It is not allowed {item.deed}."
    tree = _tree(item.deed, parser)
    root = _root(tree)
    several = root is not None and tree.tokens[root].tag in PLURALS
    be = "are" if several and not _GERUND.match(item.deed) else "is"
    deed = _BUT.sub("", item.deed)
    return f"{capital(deed)} {be} not allowed{item.deed[len(deed) :]}{item.rest}."


def _tree(text: str, parser: Parser) -> Tree:
    (analysis,) = parser.parse([text], entities=False)
    return read(analysis).tree


def _root(tree: Tree) -> int | None:
    return next((i for i, t in enumerate(tree.tokens) if t.head == i), None)


def _bare(text: str) -> str:
    return _MARK.sub("", text).strip("*_ ").rstrip(" :;,.*_")
