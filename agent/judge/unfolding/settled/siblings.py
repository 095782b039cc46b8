"""Two who are kin: who founds a firm *together with her sister* has it founded by two sisters."""

import re

from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, slot

_KIN = {
    ("her", "sister"): "sisters", ("his", "brother"): "brothers",
    ("her", "brother"): "", ("his", "sister"): "", ("her", "twin"): "", ("his", "twin"): "",
}  # fmt: skip
"""Which two somebody and *her sister* or *his brother* are; '' for just siblings."""
CUE = re.compile(
    r"\b(?:(?:together|jointly|along) with|and) (?P<whose>her|his) (?:own )?(?:\w+er )?"
    r"(?P<kin>sister|brother|twin)\b",
    re.IGNORECASE,
)
_TWO = re.compile(r"\b(?P<two>two|three|four) (?P<kin>sisters|brothers|siblings)\b", re.IGNORECASE)
_MORE = re.compile(r"\b(?:sisters|brothers|siblings|friends?|and|cousins?)\b", re.IGNORECASE)


def settles(text: str, claim: str) -> bool | None:
    """Tell whether what somebody does with a sister or brother is done by two who are such."""
    told, asked = CUE.search(text), _TWO.search(claim)
    if told is None or asked is None or _MORE.search(text[told.end() :]):
        return None
    first, last = (text.rfind(";", 0, told.start()), re.search(r"[;,.]", text[told.end() :]))
    clause = text[first + 1 : told.end() + (last.start() if last else len(text))]
    kin = _KIN[told["whose"].lower(), told["kin"].lower()]
    rest = f"{claim[: asked.start()]} {claim[asked.end() :]}"
    if BLURRED.search(text + rest) or not re.fullmatch(rf"{PLAIN}*", rest.rstrip(" .!")):
        return None
    if not slot(re.sub(r"\b(?:by|were|was)\b", "", rest)) <= slot(clause):
        return None
    alike = asked["kin"].lower() in (kin, "siblings")
    if asked["two"].lower() != "two":
        return False
    return True if alike else (False if kin else None)
