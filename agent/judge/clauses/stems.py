"""Normal forms of words: one key for inflected, derived and differently written forms."""

import unicodedata
from functools import lru_cache

from agent.judge.clauses.families import KEYS, family
from agent.judge.clauses.synonyms import GROUPS

_SUFFIXES = (
    "isations izations isation ization fulness ousness iveness ifications ification ificates "
    "ificate ifying ifies ified ify ations ation ating ates ated ate itions ition "
    "ements ement ments ment ances ance ences ence ancies ancy encies ency ables able ibles ible "
    "nesses ness ings ing ions ion ities ity ives ive ious ous edly ally als al ers er ors or "
    "ies ied ed es ly e y s"
).split()
_MIN_STEM = 4

_SIDES = frozenset(
    """employer lender borrower trainer trainee interviewer interviewee lessor lessee licensor
    licensee franchisor franchisee assignor assignee examiner examinee trustee sender caller
    insurer insured defendant claimant plaintiff mentor mentee payer payee payor grantor grantee
    donor donee mortgagor mortgagee obligor obligee promisor promisee appellant appellee callee
    consignor consignee transferor transferee pledgor pledgee bailor bailee drawee tutee auditee
    supervisee accuser settlor""".split()
)
"""Words for one side of a relation: their endings tell the sides apart."""

_IRREGULAR = {
    "employee": "staff",
    "employees": "staff",
    "decision": "decide",
    "growth": "grow",
    "loss": "lose",
    "sale": "sell",
    "choice": "choose",
    "proof": "prove",
    "receipt": "receive",
    "division": "divide",
    "provision": "provide",
    "permission": "permit",
    "admission": "admit",
    "submission": "submit",
    "omission": "omit",
    "extension": "extend",
    "expansion": "expand",
    "decline": "decline",
    "reduction": "reduce",
    "production": "produce",
    "introduction": "introduce",
    "description": "describe",
    "destruction": "destroy",
    "departure": "depart",
    "arrival": "arrive",
    "failure": "fail",
    "closure": "close",
    "delivery": "deliver",
    "entry": "enter",
    "discovery": "discover",
    "birth": "bear",
    "born": "bear",
    "death": "die",
    "payment": "pay",
    "flight": "fly",
    "theft": "steal",
    "gift": "give",
    "speech": "speak",
    "success": "succeed",
    "applicant": "apply",
    "application": "apply",
    "supplier": "supply",
    "attendance": "attend",
    "attendee": "attend",
    "buyer": "buy",
    "seller": "sell",
    "owner": "own",
    "maker": "make",
    "user": "use",
    "writer": "write",
    "co-author": "coauthor",
    "recipient": "receive",
    "successor": "succeed",
    "predecessor": "precede",
    "inspection": "inspect",
    "use": "use",
    "usage": "use",
}
_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i"})
"""Letters that are no letter with a mark."""


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """Return ``text`` in lower case without diacritics, possessive endings and dots."""
    plain = "".join(
        c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c)
    )
    plain = plain.translate(_LETTERS).replace("’", "'").removesuffix("'s").removesuffix("'")
    return plain.replace(".", "") if len(plain) > 1 else plain


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """Return a key that inflections, common derivations and plain synonyms of ``word`` share.

    A light suffix stripper, meant for comparing two short texts: *attend*, *attendance* and
    *attending* agree, at the price of a rare false agreement.
    """
    key = _stripped(word)
    return _shared_keys().get(key, key)


def _stripped(word: str) -> str:
    key = fold(word)
    key = _IRREGULAR.get(key, key)
    if not key.isalpha():
        return key
    if key.removesuffix("s") in _SIDES:
        return key.removesuffix("s")
    own = family(key)
    if own is not None:
        return own
    for suffix in _SUFFIXES:
        if key.endswith(suffix) and len(key) - len(suffix) >= _MIN_STEM:
            key = key[: -len(suffix)]
            break
    if len(key) > _MIN_STEM and key[-1] == key[-2] and key[-1] not in "aeiousl":
        key = key[:-1]
    key = key.removesuffix("e") if len(key) > _MIN_STEM else key
    return f"{key}_" if key in KEYS else key


@lru_cache(maxsize=1)
def _shared_keys() -> dict[str, str]:
    """Return the key of each group of synonyms by the stripped forms of its words."""
    groups = (line.split() for line in GROUPS.strip().splitlines())
    return {_stripped(word): _stripped(first) for first, *rest in groups for word in rest}
