"""What is needed, fixed, kept or one of two, as one sentence settles it in other words."""

import pytest

from agent.domain.prose.casing import small
from agent.judge.unfolding.settled.check import settled
from agent.judge.unfolding.settled.enough import leaves_open

SHARES = "Shares may be sold only after two years, and only with the approval of the board."
RIGHTS = "Installing the plugin requires administrator rights."
MEDICAL = "A pilot must hold a medical certificate to fly."
STORAGE = "Storage of personal data beyond 90 days requires the written consent of the customer."
LOGS = "Log files are deleted after 30 days in any case."
SUBSTITUTES = "Substitutes may not be changed after the first round."
PANEL = "A decision of the panel may not be appealed, and points once given cannot be revoked."
BADGE = "To enter the laboratory, a visitor needs a badge or an escort."
CAMPING = "A permit is needed for camping in the reserve, but day hikes need none."
FEVER = "The vaccine is given only if the patient has no fever."


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (SHARES, "The board must approve a sale of shares."),
        (SHARES, "Shares may not be sold without the board's approval."),
        ("The head must approve a purchase.", "A purchase requires the head's approval."),
        ("Repairs must be approved by the owner.", "Repairs need the approval of the owner."),
        (RIGHTS, "The plugin can be installed only with administrator rights."),
        (RIGHTS, "Anyone without administrator rights cannot install the plugin."),
        (RIGHTS, "The plugin cannot be installed unless you have administrator rights."),
        (MEDICAL, "A pilot without a medical certificate may not fly."),
        ("A rider who has no helmet may not start.", "Only riders with a helmet may start."),
        ("Refunds are conditional on a receipt.", "No refund is possible without a receipt."),
        ("To vote, a member needs a card.", "Without a card, no member may vote."),
        (STORAGE, "Without written consent, personal data may be kept for at most 90 days."),
        (LOGS, "Log files are never kept longer than 30 days."),
        (LOGS, "Log files are kept for at most 30 days."),
        ("Drafts are erased after two weeks.", "Drafts are stored for at most 14 days."),
        (SUBSTITUTES, "After the first round the substitutes are fixed."),
        ("The price cannot be altered once it is set.", "Once it is set, the price is final."),
        (PANEL, "The decision of the panel is final."),
        ("Tickets may not be transferred.", "Tickets are non-transferable."),
        ("The deposit is non-refundable.", "The deposit cannot be refunded."),
        ("The box must not be opened.", "The box must remain unopened."),
        (BADGE, "A visitor with an escort needs no badge to enter the laboratory."),
        ("Anyone who has not signed a waiver may not climb.", "Climbing requires a signed waiver."),
        ("A scan is needed for surgery.", "Without a scan there is no surgery."),
        (BADGE, "With a badge, a visitor does not need an escort to enter the laboratory."),
    ],
)
def test_a_condition_makes_a_claim_true(text: str, claim: str) -> None:
    assert settled(text, claim) == claim


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (SHARES, "Shares may be sold without the approval of the board."),
        (RIGHTS, "The plugin can be installed without administrator rights."),
        ("Anyone who has not signed a form may not climb.", "One may climb without a signed form."),
        (MEDICAL, "A pilot may fly without a medical certificate."),
        (STORAGE, "Without written consent, personal data may be kept for 120 days."),
        (STORAGE, "Without written consent, personal data may be stored longer than 90 days."),
        (LOGS, "Log files are kept for 60 days."),
        (SUBSTITUTES, "After the first round the substitutes may still be replaced."),
        ("The rules may not be amended.", "The rules are not final."),
        ("The deposit is non-refundable.", "The deposit may be refunded."),
        (BADGE, "A visitor needs both a badge and an escort to enter the laboratory."),
        (BADGE, "A visitor without a badge cannot enter the laboratory even with an escort."),
    ],
)
def test_a_condition_makes_a_claim_untrue(text: str, claim: str) -> None:
    assert settled(text, claim) == f"It is untrue that {small(claim)}"


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (SHARES, "The board must approve a sale of land."),
        (SHARES, "The members must approve a sale of shares."),
        ("Guests may board only with at most two bags.", "Guests may not board without two bags."),
        ("The file may be opened only with a key.", "The file may not be opened only with a key."),
        (FEVER, "No vaccine is given without fever."),
        (CAMPING, "Camping in the reserve without a permit is not allowed."),
        (CAMPING, "Day hikes in the reserve need a permit."),
        ("A permit is needed to fish, but members need none.", "Members need a permit to fish."),
        (STORAGE, "Without written consent, log files may be kept for at most 90 days."),
        (STORAGE, "Personal data may be kept for at most 90 days."),
        (STORAGE, "Without written consent, personal data may be kept for 60 days."),
        (LOGS, "Log files are never kept longer than 20 days."),
        (LOGS, "Log files are kept for a month."),
        (SUBSTITUTES, "The substitutes are fixed."),
        (SUBSTITUTES, "After the first round the captain is fixed."),
        (SUBSTITUTES, "Before the first round the substitutes may be changed."),
        ("The date may not be changed by the landlord.", "The date is fixed by the landlord."),
        ("The lock may not be replaced.", "The lock may be modified."),
        ("An order may not be cancelled.", "An order may be changed."),
        ("The price may not be changed unless costs rise.", "The price is fixed."),
        ("Codes may be changed.", "Codes may be revoked."),
        (BADGE, "A visitor with a ticket needs no badge to enter the laboratory."),
        (BADGE, "A visitor with an escort needs no badge to enter the archive."),
    ],
)
def test_a_condition_settles_nothing_else(text: str, claim: str) -> None:
    assert settled(text, claim) is None


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Admission requires a degree.", "Whoever has a degree is admitted."),
        ("Anyone who wants to rent a boat needs a licence.", "All with a licence can rent a boat."),
        ("A player may start only if the club agrees.", "If the club agrees, a player may start."),
        ("No visa is issued unless the fee is paid.", "A visa is issued if the fee is paid."),
        ("A scan is a prerequisite for surgery.", "With a scan surgery is performed."),
        ("A visa requires a passport and a photo.", "Whoever has a passport gets a visa."),
        ("Without a deposit, no place is reserved.", "With a deposit, a place is reserved."),
        (FEVER, "The vaccine is given to every patient who has no fever."),
        (FEVER, "If the patient has no fever, the vaccine is given."),
        (MEDICAL, "A pilot with a medical certificate may fly."),
    ],
)
def test_what_is_needed_need_not_be_enough(text: str, claim: str) -> None:
    assert leaves_open(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("A dog may be kept only with consent.", "With consent, a dog may be kept."),
        ("If the club agrees, a player may start.", "A player may start if the club agrees."),
        ("Admission requires a degree.", "Whoever has no degree is not admitted."),
        ("Admission requires a degree.", "Whoever has a degree is hired."),
        ("A degree is enough for admission.", "Whoever has a degree is admitted."),
        ("Admission requires a degree.", "Admission requires a degree."),
    ],
)
def test_what_is_enough_or_of_another_matter_is_not_left_open(text: str, claim: str) -> None:
    assert not leaves_open(text, claim)
