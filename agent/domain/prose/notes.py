"""Marks of notes and sources, ``[^1]``, ``[2]``, ``【3†source】``, ``⁴``: they state nothing.

Numbers in brackets are such a mark where they stand close behind a word or a full stop. Behind a
blank they may be a value ("within [7] days", "clause [2]", "a median of 4 [3, 5]"): there only a
small one that ends a clause, and that no word before it awaits, is a mark.
"""

import re

_NUMBERED = r"\[(?:[1-9]\d{0,2}|[1-9]\d?(?:,[ \t]*[1-9]\d?)+)\](?:\([^()\s]*\))?"
_LONE = r"(?:\[\^[^\]\s]+\]|\[[1-9]\d?\])"
_MARK = rf"(?:\[\^[^\]\s]+\]|{_NUMBERED}|【[^【】\n]{{1,60}}】)"
_RAISED = "[¹²³⁰⁴-⁹]+"

BEHIND_STOP = rf"(?:{_MARK}|{_RAISED})"
"""What may stand between the full stop of a sentence and the blank after it."""

_VALUED = (
    "is are was were be of to than in at by from for with within on least most over under about "
    "and or see as clause section article paragraph part page note source item step number no no. "
    "schedule annex appendix room version rule line row figure table"
).split()
_UNLED = "".join(rf"(?<!\b{re.escape(word)})" for word in _VALUED)

NOTE = re.compile(
    r"\[\^[^\]\s]+\]:?"
    rf"|(?<=[\w%.!?…,;:)\"'”’»*`])(?:{_NUMBERED}|【[^【】\n]{{1,60}}】)+"
    rf"|(?<=[.!?…]){_RAISED}(?=\s|$)|(?<=[.!?…][\"'”’»)]){_RAISED}(?=\s|$)"
    rf"|(?=[ \t]+\[)(?<=[\w%\"”’]){_UNLED}(?:[ \t]+{_LONE})+(?=[.!?;:,]|[ \t]*$)",
    re.IGNORECASE | re.MULTILINE,
)
"""A mark, or marks in a row, with the blanks before them; a footnote's own mark has its colon."""

SIGNS = "[【¹²³⁰⁴⁵⁶⁷⁸⁹"
"""Every mark holds one of these."""
