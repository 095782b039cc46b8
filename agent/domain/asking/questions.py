"""Splitting a question into the sub-questions that together answer it, by rules."""

import re

from agent.domain.asking.comparing import sides
from agent.domain.prose.casing import capital
from agent.domain.prose.terms import terms
from agent.domain.text import Plan

INTERROGATIVE = r"(?:how|what|whats|when|where|who|whom|whose|which|why)"
AUXILIARY = (
    r"(?:(?:can|could|do|does|did|is|are|was|will|would|should|must|may|am|has|have)(?:n['’]t)?)"
)
SUBJECT = r"(?:i|you|we|he|she|it|they|there|this|that|my|our|your|the|an?|any|all)"
_LEAD = r"(?:,?\s*\b(?:and|but|or|also|plus)\s+(?:also\s+)?|[;,]\s+)"
_CONDITION = (
    r"(?:if (?:not|so),?\s+"
    r"|(?:if|when|once|for|in|on|at|after|before|until|while)\b(?:(?!\?).){1,80}?[,:]\s*)?"
)
CUT = re.compile(
    rf"(?:{_LEAD})(?={_CONDITION}(?:(?:for|by|to|from|until|on|in|at)\s+)?{INTERROGATIVE}\b"
    rf"(?!\s+(?:comes|is|are)?\s*,)|{AUXILIARY}\s+{SUBJECT}\b)",
    re.IGNORECASE,
)
OPENING = re.compile(
    rf"^(?:{_CONDITION})(?:(?:for|by|to|from|until|on|in|at)\s+)?(?:{INTERROGATIVE}|{AUXILIARY}\s+{SUBJECT})\b",
    re.IGNORECASE,
)
ANAPHOR = re.compile(
    r"\b(?:it|they|them|those|these|this|that|each|both|either|neither|he|she|its|their|ones?)\b",
    re.IGNORECASE,
)
_ENDING = (
    r"at|in|on|of|for|from|to|with|by|between|is|are|was|were|be|do|does|and|or|if|when|that|which|who|has"
    r"|had|can|will|should|must|get|gets|go|goes|work|works|need|needs|take|takes|start|have"
    r"|i|you|we|they|out|because|since|so|as|but|unless|though|until|while|after|before|without"
    r"|an?|the|my|our|your|per"
)
NOUN_PHRASE = re.compile(
    rf"\b(?:(?:my|our|your|the|an?)\s+|this\s+(?!(?:{_ENDING})\b))"
    rf"([\w/'’-]+[ ]?(?:(?!\b(?:{_ENDING})\b)[\w/'’-]+[ ]?){{0,3}})",
    re.IGNORECASE,
)
SAYING = re.compile(
    r"\b(?:do|does|did|can|could|may|must|should|will|would)(?:n['’]t)?\s+$", re.IGNORECASE
)
"""What stands before a subject and its verb: "does *the day pass cost*"."""
SPAN = re.compile(
    r"(?:an?|the|this)\s(?:minute|hour|day|night|week|fortnight|month|quarter|year|mile|head|person)$",
    re.IGNORECASE,
)
"""What a price or a number is told for, and no "it" speaks of: "how much is it *a month*"."""
DONE = re.compile(
    r"(?:if |when )?(?:can|could|may|am|are|should|must) (?:i|we|you)\b", re.IGNORECASE
)
OF_DOING = re.compile(
    r"\b(?:does|do|will|would|is) it (?:cost|take|affect|matter|change|count|make)\b", re.IGNORECASE
)
"""What is asked of doing something: "can I freeze it, and does *it* cost anything"."""
AT_LAST = re.compile(r"\w+\s+\w+[,;–—]\s+(?:how|when|where|why|who|what)$", re.IGNORECASE)
"""What asks with its last word: "I want to complain, *how* and until when?"."""
NARROWED = re.compile(r"\s?(?:of|on|for|in|at|with)\s+(?:the|our|my|your|an?)\b", re.IGNORECASE)
"""What tells which one is meant: "the works *on the roof*"."""
BEING = re.compile(r"\b(?:is|are|was|were)\s+$", re.IGNORECASE)
SAID_OF_IT = re.compile(
    r"(?<=\w)\s(?:due|worth|valid|open|closed|free|full|available|payable|refundable|allowed|called"
    r"|needed|required|held|made|done|kept|paid|sold|sent|given|built|taught"
    r"|(?!(?:sea|flat)?bed|shed|sled|[a-z]{1,2}eed)[a-z]+ed)$",
    re.IGNORECASE,
)
BARE_SUBJECT = re.compile(
    r"\b(?:does|do|did|is|are|will|can|has|have)\s+((?:[\w'’-]+\s+){1,3}?)(?:last|work|expire|take"
    r"|cost|start|end|begin|mean|happen|go|pay|run|change|apply|look|cover|count|include)s?\b",
    re.IGNORECASE,
)
SUBJECT_PRONOUN = re.compile(r"(?:i|you|we|they|he|she|it|my|our|your)\b", re.IGNORECASE)
THINGS = re.compile(r"\b(?:it|they|them)\b", re.IGNORECASE)
_ASKS = (
    rf"(?:(?:{AUXILIARY}\s+{SUBJECT}|(?:how|whats?|why)(?:['’]s)?"
    rf"|(?:when|where|whom?|which)(?:\s+[\w'’-]+){{0,3}}?\s+{AUXILIARY}\s+{SUBJECT})\b(?!\s*\?*$))"
)
"""How a question begins, however it is written; not a tag ("isn't it?") nor a relative clause."""
SENTENCE = re.compile(rf"(?<=[.?!])\s+(?=[A-Z\"'(\d]|(?i:{_ASKS}))")
TOLD_FIRST = re.compile(
    r"^(?!(?:if|when|once|for|in|on|at|by|to|from|with|without|as|per|under|over|of|about|after"
    r"|before|until|till|while|since|during|because|although|though|unless|whether|given|assuming"
    r"|suppose|supposing|regarding|concerning|than|and|or|but|so|also|please|compared)\b)"
    rf"(?P<told>(?:(?!\b{INTERROGATIVE}\b)[^?])+?)\s*(?:,|;|\s[-–—])\s+(?:but\s+|so\s+)?"
    rf"(?=(?i:{_ASKS})|(?:[Ww]ill|[Cc]an|[Dd]oes|[Ii]s)\s[A-Z])",
    re.IGNORECASE,
)
"""What somebody tells of himself before he asks: "My son is 15, can he …"; conditions are none."""
TOLD_END = re.compile(r"(?:[\s,;.–-]|(?<=\s)(?:but|so))+$", re.IGNORECASE)
KEY_WORDS = 7
"""Words that a question written as key words has at most."""
_ASKING = re.compile(
    rf"\b{INTERROGATIVE}\b|\b{AUXILIARY}\s+{SUBJECT}\b|^{AUXILIARY}\b", re.IGNORECASE
)
_VALUES = re.compile(
    r"^(?:the\s+)?(?P<what>(?:[\w'’-]+\s+){1,3}(?:hours|times|dates|prices|fees|charges|rates|fares))"
    r"\s*[?.!]*$",
    re.IGNORECASE,
)
_PRICED = re.compile(
    r"^(?:(?:price|cost)\s+(?:(?:of|for)\s+)?(?P<of>[^?.!,;]+?)|(?P<what>[^?.!,;]+?)\s+(?:price|cost))"
    r"\s*[?.!]*$",
    re.IGNORECASE,
)
MIN_TERMS = 2
MIN_TOLD = 2
VAGUE = frozenset(
    terms(
        """happens counts comes next avoid means works applies differs helps costs high due paid
        what's how's who's when's where's"""
    )
)
VALUED = re.compile(
    r"\b(?:worth|costs?|paid|pay|price|amount|charged?|expensive|lasts?|valid|days?|weeks?|months?"
    r"|years?|hours?|minutes?|high|large)\b",
    re.IGNORECASE,
)
"""Words that ask for a value, and name nothing that has it."""
PREPOSITION = re.compile(
    r"\b(?:for|to|on|in|into|onto|at|of|with|from|by|about|over|before|after|until|when|if|while|than)"
    r"\s+$",
    re.IGNORECASE,
)


def plan(question: str) -> Plan:
    """Return the plan of ``question``; a question with one part is its own sub-question."""
    text = _in_full(" ".join(question.split()))
    background, parts = _sentences(text)
    pieces = [p for part in parts for p in _cut(part, told=bool(background))]
    told = _with_subject(pieces)
    full = [" ".join([*background, t]) if background else t for t in sides(told)]
    return Plan(question=question, sub_questions=tuple(dict.fromkeys(full)) or (text or question,))


def _in_full(text: str) -> str:
    """Return key words as the question that they stand for: "opening hours?", "price dog ferry"."""
    if len(text.split()) > KEY_WORDS or _ASKING.search(text):
        return text
    if match := _VALUES.match(text):
        return f"What are the {match['what']}?"
    match = _PRICED.match(text)
    return f"What is the price for {match['of'] or match['what']}?" if match else text


def focus(sub_question: str) -> str:
    """Return the last interrogative sentence of a sub-question: what is really asked."""
    sentences = SENTENCE.split(sub_question)
    asked = [s for s in sentences if s.rstrip().endswith("?")]
    return (asked or sentences)[-1]


def asked(sub_question: str) -> str:
    """Return the focus, or the whole sub-question where the focus says too little by itself."""
    last = focus(sub_question)
    return sub_question if _is_thin(last) else last


def things(question: str) -> frozenset[str]:
    """Return the stems of what a question names by an article: "how much is *a caravan*"."""
    named = " ".join(m[1] for m in NOUN_PHRASE.finditer(question))
    return frozenset(terms(VALUED.sub("", named))) - VAGUE


def background(sub_question: str) -> str:
    """Return what a sub-question says besides its focus."""
    return sub_question.replace(focus(sub_question), " ").strip()


def _sentences(text: str) -> tuple[list[str], list[str]]:
    """Split into background statements and questions; without a question mark all is one."""
    sentences = [part for s in SENTENCE.split(text) for part in _told_first(s)]
    asked = [s for s in sentences if s.rstrip().endswith("?") or OPENING.match(s)]
    if not asked:
        return [], [text] if text else []
    told = [s for s in sentences if s not in asked]
    return told, asked


def _told_first(sentence: str) -> list[str]:
    """Return what a sentence tells and what it asks then, each as a sentence.

    What is asked must say enough by itself, and not ask of "it": else the sentence stays whole.
    """
    opened = _telling(sentence)
    question = _closed(sentence[len(opened) :])
    if not opened or _is_thin(question) or THINGS.search(_cut(question)[0]):
        return [sentence]
    told = opened.rstrip()
    return [f"{TOLD_END.sub('', told)}.", question]


def _is_thin(question: str) -> bool:
    """Tell whether a question says too little to stand alone: "What is it?"."""
    return len(set(terms(question)) - VAGUE) < MIN_TERMS


def _cut(sentence: str, *, told: bool = False) -> list[str]:
    """Cut one interrogative sentence where a further question begins.

    Behind something ``told`` a question may be short: "Repairs don't pay. Who does, and how?"
    What a sentence tells before it asks stands before each of its questions.
    """
    if (opened := _telling(sentence)) and len(
        asked := _cut(sentence[len(opened) :], told=True)
    ) > 1:
        return _behind(opened, asked)
    pieces, start = [], 0
    for match in CUT.finditer(sentence):
        head = sentence[start : match.start()].strip()
        if _asks_something(head, told=told):
            pieces.append(head)
            start = match.end()
    pieces.append(sentence[start:].strip())
    return [_closed(p) for p in pieces if p] if len(pieces) > 1 else pieces


def _telling(sentence: str) -> str:
    """Return what a sentence tells before it asks, '' where it tells nothing first."""
    match = TOLD_FIRST.match(sentence)
    if match is None or OPENING.match(sentence) or len(match["told"].split()) < MIN_TOLD:
        return ""
    return match[0]


def _behind(opened: str, asked: list[str]) -> list[str]:
    """Return questions behind what is told first; one of no words of its own goes with the last."""
    found: list[str] = []
    for question in asked:
        bare = not set(terms(question)) - VAGUE
        found.append(f"{found[-1]} {question}" if bare and found else opened + _small(question))
    return found


def _small(piece: str) -> str:
    """Return a question as it goes on behind something told; a name keeps its capital."""
    return piece[:1].lower() + piece[1:] if OPENING.match(piece) else piece


def _asks_something(head: str, *, told: bool) -> bool:
    """Tell whether what stands before a further question is one itself."""
    count = len(head.split())
    enough = count >= MIN_TERMS if told else len(terms(head)) + count // 4 >= MIN_TERMS
    return bool((enough and OPENING.match(head)) or AT_LAST.search(head))


def _closed(piece: str) -> str:
    """Give a piece the capital and the question mark of a sentence."""
    plain = piece.rstrip(" ,;?.!")
    return capital(plain) + "?"


def _with_subject(pieces: list[str]) -> list[str]:
    """Give each piece that leans on an earlier one what it leans on."""
    told: list[str] = []
    for piece in pieces:
        leans = _is_thin(piece) or ANAPHOR.search(piece)
        if told and leans and not _telling(piece):
            named = _named(piece, told[-1])
            told.append(named or f"{told[-1]} {piece}")
        else:
            told.append(piece)
    return told


def _named(piece: str, earlier: str) -> str | None:
    """Return ``piece`` with "it" or "they" replaced by what ``earlier`` is about.

    None where that is not named, or needs the words behind it to be told from others.
    """
    named = NOUN_PHRASE.finditer(earlier)
    found = [m for m in named if not PREPOSITION.search(earlier[: m.start()])]
    found = [m for m in found if not SPAN.match(m[0].strip(" ?,."))]
    if OF_DOING.search(piece) and DONE.search(earlier):
        return None
    phrases = [_subject(m[0].strip(" ?,."), earlier[: m.start()]) for m in found]
    if found and NARROWED.match(earlier, found[-1].end()):
        if not BEING.search(earlier[: found[-1].start()]):
            return None
        phrases = [SAID_OF_IT.sub("", earlier[found[-1].start() :].strip(" ?,."))]
    bare = BARE_SUBJECT.search(earlier)
    if bare and not SUBJECT_PRONOUN.match(bare[1]) and not phrases:
        phrases = [bare[1].strip()]
    if not phrases or not THINGS.search(piece):
        return None
    return THINGS.sub(phrases[-1], piece, count=1)


def _subject(phrase: str, before: str) -> str:
    """Return a phrase without the verb or adjective that is said of it: "the pass cost", "due"."""
    if len(phrase.split()) <= MIN_TERMS:  # an article and its noun
        return phrase
    if SAYING.search(before):
        return phrase.rpartition(" ")[0]
    return SAID_OF_IT.sub("", phrase)
