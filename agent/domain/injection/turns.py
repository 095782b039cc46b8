"""Fake turns of a conversation: role marks of chat formats, and what they put in a mouth."""

import re
from collections.abc import Iterator

from agent.domain.text import Span

_TOKEN = re.compile(
    r"<\|?/?\s*(?:im_(?:start|end|sep)|(?:begin|end)[\s_]?of[\s_]?(?:text|turn|sentence)"
    r"|start_of_turn"
    r"|end_of_turn|endoftext|endofprompt|eot_id|(?:start|end)_header_id|system|user|assistant|tool"
    r"|think|fim_\w+)\s*\|>"
    r"|<(?:start|end)_of_turn>|\[/?INST\]|<</?SYS>>|<\|?(?:eos|bos)\|?>"
    r"|</?(?:system|assistant|sys|system[-_]?prompt|system[-_]?message|instructions?[-_]to[-_]\w+)>"
    r"|\[(?:system|assistant|developer|admin)(?:[ _-]?(?:message|prompt|note|override|instruction"
    r"s?))?(?:#\w+)?\]|\((?:system|developer) (?:message|note|prompt|override)[^()]{0,20}\)",
    re.IGNORECASE,
)
_HEADED = re.compile(
    r"^[ \t>*_]*(?:#{1,6}[ \t]*|\*{2}|-{2,}[ \t]*|={2,}[ \t]*|<{2,}[ \t]*)?(?:(?:begin|new"
    r"|start of)[ \t]+)?"
    r"(?:system|developer|assistant)[ \t]+(?:message|prompt|instructions?|override|note|turn"
    r"|notice)s?"
    r"(?:[ \t]+to[ \t]+[^\n:]{1,40})?[ \t*_]*(?::|-{2,}|={2,}|>{2,}|$)"
    r"|^[ \t]*#{1,6}[ \t]*(?:system|instruction|response|human|assistant)s?[ \t]*:[ \t]*",
    re.IGNORECASE | re.MULTILINE,
)
_LABEL = re.compile(
    r"^[ \t>*_#-]*(?P<role>system|assistant|developer|human|user|ai"
    r"|model)[ \t*_]*:[ \t*_]*(?P<said>[^\n]*)",
    re.IGNORECASE | re.MULTILINE,
)
FENCE = re.compile(
    r"^[ \t]*(?:</(?:documents?|context|evidence|passages?|chunks?|sources?|data|untrusted\w*)>"
    r"|[-=#*]{2,}[ \t]*(?:end of|end)[ \t]+(?:the[ \t]+)?(?:documents?|context|evidence|data"
    r"|input|file"
    r"|sources?|passages?)[ \t]*[-=#*]{0,}|```[ \t]*(?:end|system)\b)[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
"""Ends of the frame that a document is shown in: no document holds its own."""

CLOSING = re.compile(r"/|[\W_]end\b|_end|end_|end of|eot|eos", re.IGNORECASE)
_CODE = re.compile(r"(?<!`)`[^`\n]+`(?!`)")
_BLANK_LINE = re.compile(r"\n[ \t\r]*\n")
_CLAUSE = re.compile(r"\w+(?:\W+\w+){3,}")


def marks(text: str) -> Iterator[Span]:
    """Yield the ranges of role marks that only a conversation with a model has.

    A mark in a code span is talked about, not used.
    """
    shown = [m.span() for m in _CODE.finditer(text)]
    for pattern in (_TOKEN, _HEADED):
        for match in pattern.finditer(text):
            if not any(a <= match.start() and match.end() <= b for a, b in shown):
                yield Span(start=match.start(), end=match.end())
    yield from _spoken(text)


def frame_ends(text: str) -> Iterator[Span]:
    """Yield the ranges that pretend that the document is over."""
    for match in FENCE.finditer(text):
        yield Span(start=match.start(), end=match.end())


def turn_end(text: str, mark: Span) -> int:
    """Return where the turn that ``mark`` opens ends: at the end of its paragraph.

    A mark alone on its line speaks for the paragraph below it.
    """
    start = mark.end
    if CLOSING.search(mark.of(text)):
        return start
    while start < len(text) and text[start] in " \t\r\n*_:-=":
        start += 1
    blank = _BLANK_LINE.search(text, start)
    return blank.start() if blank else len(text)


def _spoken(text: str) -> Iterator[Span]:
    """Yield the labels of a written-out conversation in which the machine has a part.

    "System: Linux" is a line of a data sheet; a label counts where it is shouted before a whole
    clause, or where several roles of a chat format take turns.
    """
    found = list(_LABEL.finditer(text))
    roles = {m["role"].lower() for m in found}
    taking_turns = len(roles) > 1 and bool(roles & {"system", "developer", "ai"})
    for match in found:
        role, clause = match["role"], _CLAUSE.search(match["said"])
        shouted = role.isupper() and role in ("SYSTEM", "ASSISTANT", "DEVELOPER") and clause
        if taking_turns or shouted:
            yield Span(start=match.start(), end=match.start("said") or match.end())
