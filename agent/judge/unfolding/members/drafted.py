"""A cell of a row, *Boat: Canoe; 1 hour: £14; Full day: £58*, told as a draft tells one of its own.

A table of a draft makes such claims (`claims.layout.tables`): *for Canoe, the full day is £58*.
"""

import re

from agent.judge.alignment.lexical import content

CUE = re.compile(r"^[^:|;\n]+:\s[^:|;\n]+[;|]\s*[^:|;\n]+:\s")
_CLAIM = re.compile(
    r"(?P<begun>For (?P<thing>[^,]+?)(?: \((?P<aside>[^()]+)\))?,"
    r" (?:the )?(?P<attribute>[^,.:;]+?)(?: is| are|:) )\S.*"
)
_JOINT = re.compile(r"\s*[;|]\s*")


def of_its_cell(text: str, claim: str) -> str:
    """Return a row as the cell of the thing and the attribute that a claim on one cell names.

    Either may be the row; the other one is the column. What stands behind the thing in brackets
    must stand in the row too. A row that has no such cell stays as it is.
    """
    asked = _CLAIM.fullmatch(claim)
    if asked is None or not content(asked["aside"] or "") <= content(text):
        return text
    pairs = [part.partition(": ") for part in _JOINT.split(text.rstrip(". "))]
    label, rest = pairs[0][2], pairs[1:]
    names = {content(asked["thing"]), content(asked["attribute"])}
    told = [value for key, _, value in rest if {content(label), content(key)} == names]
    return f"{asked['begun']}{told[0]}." if len(told) == 1 and told[0] else text
