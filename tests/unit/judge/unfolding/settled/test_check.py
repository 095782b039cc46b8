"""What one sentence settles by logic alone, by each construct in its forms."""

import pytest

from agent.domain.prose.casing import small
from agent.judge.unfolding.settled.check import settled

DEPOSIT = "A security deposit is necessary to reserve a boat, but it does not secure a mooring."
EXAM = "Passing the exam is a necessary but not a sufficient condition for the licence."
DEGREE = "Holding a doctorate is sufficient, but not necessary, for membership."
CARD = "Access to the archive requires a reader's card."
FISHING = "You don't need a licence to fish from the pier."
OPINION = "A second opinion is optional but recommended before surgery."
HELMETS = "Hard hats are mandatory on the scaffold and recommended in the yard."
LORRIES = "No lorry leaves the quarry without a weight ticket."
WARD = "There was not a single ward that had not been inspected by March."
REPORTS = "None of the nine inspectors failed to file a report."
GRANT = "The grant is no longer available to private schools."
TRAVEL = "The fund does not pay for travel any more."
LAB = "In 2020 the lab stopped testing on rabbits."
CRANE = "The smaller crane stands behind the silo."
YEN = "The yen weakened against the dollar in June."
LOST = "Team A lost to Team B by two points."
HARDLY = "Hardly any of the seedlings survived."
SEVERAL = "Red River lies north of Elm Hill, and Elm Hill lies north of Dale."
CLINIC = "The clinic no longer accepts walk-ins; it used to do so on Fridays."
PARKING = "Parking is free for all vehicles other than lorries."


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (DEPOSIT, "Boats cannot be reserved without a security deposit."),
        (DEPOSIT, "Without a deposit, no boat can be reserved."),
        (EXAM, "Without passing the exam, no one gets the licence."),
        (EXAM, "Passing the exam alone is not enough to get the licence."),
        (EXAM, "Candidates without passing the exam cannot get the licence."),
        (DEGREE, "Everyone who holds a doctorate is entitled to membership."),
        (CARD, "A reader's card is needed for access to the archive."),
        ("To open an account, no deposit is required.", "No deposit is needed to open an account."),
        (FISHING, "Fishing from the pier is possible without a licence."),
        (OPINION, "Patients do not have to get a second opinion before surgery."),
        (OPINION, "Patients can go ahead with surgery without a second opinion."),
        (HELMETS, "In the yard, hard hats are not required."),
        (HELMETS, "Workers must wear hard hats on the scaffold."),
        ("A booster is advisable but not compulsory.", "You need not have a booster."),
        ("Subletting is prohibited.", "Tenants may not sublet."),
        ("Members are under no obligation to buy drinks.", "No member has to buy drinks."),
        (LORRIES, "Every lorry that leaves the quarry has a weight ticket."),
        (WARD, "Every ward had been inspected by March."),
        (REPORTS, "All nine inspectors filed a report."),
        ("The tram no longer runs at night.", "The tram used to run at night."),
        (SEVERAL, "Dale lies south of Elm Hill."),
        (GRANT, "The grant used to be available to private schools."),
        (TRAVEL, "Formerly, the fund did pay for travel."),
        (LAB, "The lab no longer tests on rabbits."),
        ("We no longer accept cheques.", "Cheques used to be accepted."),
        (CRANE, "The silo is in front of the smaller crane."),
        (YEN, "The dollar gained ground against the yen in June."),
        (LOST, "Team B beat Team A by two points."),
        (HARDLY, "Almost none of the seedlings survived."),
        ("The ferry is seldom late.", "The ferry is rarely late."),
        (PARKING, "Lorries have to pay for parking."),
        (PARKING, "Parking is not free for lorries."),
    ],
)
def test_what_follows(text: str, claim: str) -> None:
    assert settled(text, claim) == claim


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (DEPOSIT, "Boats can be reserved without a deposit."),
        (EXAM, "Everyone who passes the exam gets the licence."),
        (DEGREE, "Only holders of a doctorate are entitled to membership."),
        (CARD, "Access to the archive does not require a reader's card."),
        (FISHING, "A licence is required to fish from the pier."),
        (OPINION, "Patients must get a second opinion before surgery."),
        (HELMETS, "Workers must wear hard hats in the yard."),
        ("Subletting is prohibited.", "Tenants are free to sublet."),
        ("Tenants need not give a reason.", "Tenants must not give a reason."),
        (LORRIES, "Some lorries leave the quarry without a weight ticket."),
        (WARD, "One ward had not been inspected by March."),
        (REPORTS, "Not all nine inspectors filed a report."),
        (GRANT, "Private schools have never been able to get the grant."),
        (CRANE, "The silo is behind the smaller crane."),
        (YEN, "The dollar weakened against the yen in June."),
        (LOST, "Team B lost to Team A by two points."),
        (PARKING, "Parking is free for lorries."),
        (CLINIC, "The clinic has never accepted walk-ins."),
        (SEVERAL, "Dale lies north of Elm Hill."),
    ],
)
def test_what_is_ruled_out(text: str, claim: str) -> None:
    assert settled(text, claim) == f"It is untrue that {small(claim)}"


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("A pass or a ticket is needed to enter.", "No one can enter without a pass."),
        ("A pass is needed to enter, but not for members.", "You cannot enter without a pass."),
        ("A pass is needed to enter on Sundays.", "You cannot enter without a pass."),
        ("A pass is needed for visitors to enter.", "Members cannot enter without a pass."),
        ("A pass is not enough to enter.", "A pass is needed to enter."),
        ("Evening lectures are optional.", "Lectures are optional."),
        ("Visitors need not sign in.", "Staff need not sign in."),
        ("Labels are optional unless the box is sealed.", "Labels are not required."),
        ("Hats are mandatory on deck and available in the hold.", "Hats are optional in the hold."),
        ("The krona rose against the euro in May.", "The krona fell against the euro in May."),
        ("No lorry leaves without a ticket if it is loaded.", "Every lorry leaves with a ticket."),
        ("No lorry leaves without a ticket.", "Every van leaves with a ticket."),
        ("The shop no longer sells maps.", "The shop used to sell globes."),
        ("The shop no longer only sells maps.", "The shop used to sell maps."),
        ("The crane stands behind the silo and the shed.", "The silo is in front of the crane."),
        ("The generic outsold the brand.", "The shop outsold the generic."),
        ("Hardly any seedlings survived.", "No seedlings survived."),
        ("Parking is free for all but lorries.", "Vans have to pay for parking."),
        ("Tenants must inform the owner.", "The owner must inform the tenants."),
        ("Tenants must inform the owner.", "Tenants must be informed by the owner."),
        ("Meals must be paid before arrival.", "Meals must be paid on arrival."),
        ("Ann no longer teaches Ben.", "Ben used to teach Ann."),
        ("Hardly any teachers blamed pupils.", "Almost no pupils blamed teachers."),
        ("No nurse left a doctor without notes.", "Every doctor left a nurse with notes."),
        ("Everything is fine.", "Nothing is wrong."),
        # A clause that leans on the one before, or one before both.
        (
            "A pass is needed to enter; this is not so for members.",
            "You cannot enter without a pass.",
        ),
        (
            "If it rains, tea is in the hall, and a pass is needed to enter.",
            "A pass is needed to enter.",
        ),
    ],
)
def test_nothing_is_settled_by_other_words(text: str, claim: str) -> None:
    assert settled(text, claim) is None
