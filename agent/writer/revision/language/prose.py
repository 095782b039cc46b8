"""Wordings of documents as they read within a draft: no records, and code marked as such."""

import re

from agent.domain.prose.casing import small

RECORD = re.compile(r"The (?P<name>.+?) of (?P<holder>.+?) is (?P<value>\S.*)", re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
PLURAL = re.compile(r"[a-hj-rtv-z]s$")
SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]+ [a-z]")


def of_record(sentence: str) -> str:
    """Return the sentence of a table's row as people say it.

    "The Opening_hours of Lab is 8 to 12." → "The opening hours of Lab are 8 to 12."; a cell that
    is a sentence of its own is quoted: "The notes of Lab say: Ring twice."
    """
    record = RECORD.fullmatch(sentence)
    if record is None:
        return sentence
    name = record["name"].replace("_", " ")
    name = name if name[1:2].isupper() else small(name)
    plural = bool(PLURAL.search(name))
    if SENTENCE.match(record["value"]):
        verb = "say:" if plural else "says:"
    else:
        verb = "are" if plural else "is"
    return f"The {name} of {record['holder']} {verb} {record['value']}"


def coded(text: str, source: str) -> str:
    """Return a readable ``text`` with its code marked where ``source``, its Markdown, has it so."""
    codes = CODE.findall(source)
    for code in dict.fromkeys(codes):
        word = rf"(?<![\w`-]){re.escape(code)}(?![\w`-])"
        text = re.sub(word, lambda found: f"`{found[0]}`", text, count=codes.count(code))
    return text
