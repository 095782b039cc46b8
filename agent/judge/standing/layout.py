"""What the layout says of a statement: a cell that reads *no*, a box that is not ticked."""

import re
from collections.abc import Iterator

from agent.judge.passages.belonging import CELL
from agent.judge.standing.framings import Framing
from agent.judge.standing.words import UNDONE

_NO = re.compile(
    r"(?:no|none|false|never|[✗✘✕×❌☐]\ufe0f?|not (?:allowed|available|included|possible|permitted|"
    r"supported|covered|required)|unavailable|excluded|prohibited|forbidden)\.?",
    re.IGNORECASE,
)
_STATUS = re.compile(r"\b(?:status|state|progress|stage|decision|outcome)\W*$", re.IGNORECASE)
_UNDONE = re.compile(rf"(?:{UNDONE}|open|new)\b[^.]{{0,40}}\.?", re.IGNORECASE)
_BOX = re.compile(r"(?:\[ ?\]|[☐◻⬜])[ \t]*$")
_MARKED = re.compile(r"^\s*(?P<cue>[☐◻⬜✗✘❌]\ufe0f?)\s*(?P<said>\S.*)$", re.DOTALL)


def cells(text: str) -> Iterator[Framing]:
    """Yield what the cells of a table's row deny: of its first cell, what their columns name.

    And what a column for the status leaves undone.
    """
    parts = CELL.split(text.strip())
    if len(parts) < 2:
        return
    key = parts[0].rpartition(": ")[2]
    for i, part in enumerate(parts[1:], start=1):
        label, _, value = part.rpartition(": ")
        if _NO.fullmatch(value.strip()):
            rest = " ".join(parts[1:i] + parts[i + 1 :])
            yield Framing(f"{key} {label}", rest, value.strip(), denied=True)
        elif _STATUS.search(label) and _UNDONE.fullmatch(value.strip()):
            others = (p.rpartition(": ")[2] for p in parts[:i] + parts[i + 1 :])
            yield Framing(" ".join(others), "", value.strip(), undone=True)


def boxed(text: str, before: str) -> Framing | None:
    """Return the framing of an item whose box is not ticked, or that is crossed.

    Args:
        text: the item.
        before: what stands before it in its document.
    """
    box = _BOX.search(before)
    if box is not None:
        return Framing(text, "", box.group().strip())
    marked = _MARKED.match(text)
    return None if marked is None else Framing(marked["said"], "", marked["cue"])
