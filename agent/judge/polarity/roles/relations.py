"""Relations of two: the words that say who does it, and those that say to whom it is done."""

_ROLES = """
own: owner parent proprietor holder landlady shareholder : subsidiary
employ: employer : employee
supply: supplier vendor wholesaler : customer client
let: landlord lessor : tenant lessee lodger
treat: doctor physician surgeon therapist dentist nurse vet : patient
teach: teacher tutor instructor professor coach trainer mentor : pupil student trainee apprentice mentee
lend: lender creditor : borrower debtor
manage: boss manager supervisor superior : subordinate
rear: parent father mother grandfather grandmother aunt uncle : child son daughter grandson granddaughter nephew niece
beat: winner conqueror victor :
precede: predecessor : successor replacement
insure: insurer underwriter : policyholder
represent: lawyer solicitor barrister attorney counsel agent :
"""  # noqa: E501
_VERBS = """
own: own possess
employ: employ hire
supply: supply
let: let
treat: treat
teach: teach tutor train coach instruct mentor
lend: lend
manage: manage supervise
beat: beat defeat overcome trounce thrash outplay
precede: precede : replace succeed supersede supplant displace
insure: insure underwrite
represent: represent
"""
TIED = {
    ("belong", "to"): "own",
    ("work", "for"): "employ",
    ("lose", "to"): "beat",
    ("fall", "to"): "beat",
    ("report", "to"): "manage",
    ("rent", "from"): "let",
    ("lease", "from"): "let",
    ("learn", "from"): "teach",
    ("train", "under"): "teach",
    ("study", "under"): "teach",
    ("borrow", "from"): "lend",
    ("take over", "from"): "precede",
    ("take place", "of"): "precede",
}
"""Verbs whose subject is the one to whom it is done, by the preposition before who does it."""
TIED_TO = {
    ("hand over", "to"): "precede",
    ("give way", "to"): "precede",
    ("make way", "for"): "precede",
}
"""Verbs whose subject does it, by the preposition before the one to whom it is done."""
MUTUAL = frozenset(
    """sister brother sibling cousin twin spouse partner friend colleague neighbour neighbor rival
    enemy ally opponent competitor contemporary classmate peer counterpart equal equivalent
    relative companion flatmate housemate roommate teammate cofounder coauthor co-founder co-author
    match opposite inverse reverse synonym antonym namesake fiancé fiancée lover acquaintance pal
    mate part half kind type sort""".split()
)
"""Nouns that each of two may be of the other, and those that name no role."""


def _table(text: str) -> dict[str, tuple[str, bool]]:
    """Return for each word its relation, and whether it stands for the one who does it."""
    found: dict[str, tuple[str, bool]] = {}
    for line in text.strip().splitlines():
        key, *sides = (part.split() for part in line.split(":"))
        for side, doing in zip(sides, (True, False), strict=False):
            found |= dict.fromkeys(side, (key[0], doing))
    return found


BY_NOUN, BY_VERB = _table(_ROLES), _table(_VERBS)
LISTED = frozenset(key for key, _ in BY_NOUN.values())
