"""Closed sets: words of which one cannot stand for another, as days, sides and parties."""

from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

_SETS = """
second minute hour day week fortnight month quarter year decade century
man woman
men women
male female
boy girl
son daughter
brother sister
mother father
husband wife
child adult
north south east west
northern southern eastern western
northbound southbound eastbound westbound
left right
morning afternoon evening night
monday tuesday wednesday thursday friday saturday sunday
january february march april may june july august september october november december
spring summer autumn winter
first second third fourth fifth sixth seventh eighth ninth tenth
buyer seller
tenant landlord
lessee lessor
employer employee
borrower lender
plaintiff defendant
teacher student
doctor patient nurse
parent child
host guest
sender recipient
insurer insured
licensor licensee
franchisor franchisee
assignor assignee
grantor grantee
mortgagor mortgagee
consignor consignee
transferor transferee
creditor debtor
trustee beneficiary settlor
donor recipient
trainer trainee
mentor mentee
examiner examinee
interviewer interviewee
appellant appellee
accuser accused
caller callee
payer payee
word character page line sentence
gross net
upper lower
former latter
import export
revenue cost profit loss
arrival departure
"""

CLOSED = tuple(frozenset(line.split()) for line in _SETS.strip().splitlines())
_GROUPS = tuple(frozenset(stem(w) for w in group) for group in CLOSED)


def are_rivals(claim: Tree, index: int, premise: Tree, other: int) -> bool:
    """Tell whether two words are of one closed set; *the insured* is no form of *insure*."""
    mine = {claim.stems[index], stem(claim.lower(index))}
    theirs = {premise.stems[other], stem(premise.lower(other))}
    return any(
        not mine.isdisjoint(group) and not theirs.isdisjoint(group) and mine.isdisjoint(theirs)
        for group in _GROUPS
    )
