"""Pronouns and what claims put for them."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


RESOLVED = [
    (
        "You sign a 12-month tenancy, which turns into an assured one. It can be prolonged once.",
        "The 12-month tenancy can be prolonged once.",
    ),
    (
        "No deposit is due. The lift is free. It is checked yearly.",
        "The lift is checked yearly.",
    ),
    ("Doctors in training are new. They've got a rota.", "Doctors in training have got a rota."),
    ("Trainees start in May. They'd pay less.", "Trainees would pay less."),
    ("There are two stages, and both are timed.", "Both stages are timed."),
    ("There are three docks, and each has a pump.", "Each dock has a pump."),
    ("The ferry and the bus are late. Both are full.", "Both the ferry and the bus are full."),
    (
        "In the week before 6 May Mrs Hall slept badly. She was given tea.",
        "Mrs Hall was given tea.",
    ),
    ("Maria takes apixaban. Her apixaban was halved.", "Maria's apixaban was halved."),
    (
        "Guests who arrive late find a key. They receive a code.",
        "Guests who arrive late receive a code.",
    ),
    (
        "Any guest who is ill sees the nurse, and he is not charged.",
        "The guest who is ill is not charged.",
    ),
    ("Guests who arrive late find a key. Their code is sent.", "Guests' code is sent."),
    ("Two guests who came late found a key. They were ill.", "The two guests were ill."),
    ("Guests, who come from afar, find a key. They are tired.", "Guests are tired."),
    (
        "Ms Berger can bring the refusal before the committee; if May is over, she can sue.",
        "If May is over, Ms Berger can sue.",
    ),
    (
        "Agnes Moe married Tor Vik. Agnes became a noted harpist. She taught from 1890.",
        "Agnes taught from 1890.",
    ),
    ("There is a side gate. It is locked at night.", "The side gate is locked at night."),
    (
        "Twelve seats are reserved; the remaining 30 are free.",
        "The remaining 30 seats are free.",
    ),
    ("Both plans are free, and none needs a card.", "No plan needs a card."),
    (
        "The Tenant may let the rooms without consent. It may use them as a studio.",
        "It may use the rooms as a studio.",
    ),
    ("The club meets in the hall. It seats sixty.", "The club seats sixty."),
    ("Take care of the pass. It is worth asking at the desk.", "It is worth asking at the desk."),
    ("The Tarn 40 is a heater for halls of up to 80 m². It is loud.", "The Tarn 40 is loud."),
    ("The flat has 62 m². It faces south.", "The flat faces south."),
    ("Pressure is kept above 95 mmHg. It is measured hourly.", "Pressure is measured hourly."),
    ("The pass is blue. It is worth £50.", "The pass is worth £50."),
    ("KeePassXC is free, and it is open source.", "KeePassXC is open source."),
    ("KeePassXC is free. Its database is local.", "KeePassXC's database is local."),
    ("KeePassXC is free. It is small. It runs on Linux.", "KeePassXC runs on Linux."),
    ("A survey needs clearance, but it is eligible.", "The survey is eligible."),
    (
        "Your supervisor starts the process. They submit the form for their report.",
        "Your supervisor submits the form for their report.",
    ),
    ("Judge Miller dismissed the claim. She noted two errors.", "Judge Miller noted two errors."),
    ("Two interpreters are needed. They take turns.", "The two interpreters take turns."),
    (
        "The Basic plan is small. This plan costs $5.",
        "The Basic plan costs $5.",
    ),
    ("Enter the six-digit code. It expires soon.", "The six-digit code expires soon."),
    (
        "Staff get 28 days. Unused days may be carried over, and they must be taken in March.",
        "Unused days must be taken in March.",
    ),
    (
        "Up to 4 spare shifts may be swapped, and they must be entered in the planner.",
        "The spare shifts swapped must be entered in the planner.",
    ),
    (
        "Staff are asked to start their assessments. These must be sent by May.",
        "Their assessments must be sent by May.",
    ),
    (
        "Disabled Veteran Leave requires a rating of 50 percent. It is for the first year.",
        "Disabled Veteran Leave is for the first year.",
    ),
    (
        "As for the webinar, you can skip the event request form. It lasts an hour.",
        "The webinar lasts an hour.",
    ),
    (
        "Credit hours are for extra time. You may hold as many as 40 of them at once.",
        "You may hold as many as 40 credit hours at once.",
    ),
    (
        "One bag per leg is free, but a second one has to be justified.",
        "A second bag has to be justified.",
    ),
    (
        "Ink is fine for the signature, while a digital one is drawn.",
        "A digital signature is drawn.",
    ),
    (
        "The memo is yours to write, though PeopleOps can lend a hand, and it needs a signature.",
        "The memo needs a signature.",
    ),
    ("The reports are late. Two of them are lost.", "Two of the reports are lost."),
    ("You can return a bike free of charge. It is checked then.", "The bike is checked then."),
    ("The choir tours the county. It was founded in May.", "The choir was founded in May."),
    ("The firm holds the bond, and it was fined in May.", "The firm was fined in May."),
    ("Paul Okafor met the board. He left in May.", "Paul Okafor left in May."),
    ("Lockers are free.\n\n**Rental bikes?** They cost $9.", "Rental bikes cost $9."),
    ("Lockers are free.\n\n## Rental bikes\n\nThey cost $9.", "Rental bikes cost $9."),
    ("Lockers are free.\n\nThey open at 8 am.", "Lockers open at 8 am."),
    (
        "Paper statements cost EUR 2, while electronic ones are free.",
        "Electronic statements are free.",
    ),
    ("Small rooms cost 40 euros, larger ones 60.", "Larger rooms cost 60 euros."),
    (
        "Links made by the host do not expire, while all others stop after a week.",
        "All other links stop after a week.",
    ),
    ("Ann sells tools. Does the plan cover glasses? It covers lenses.", "The plan covers lenses."),
    (
        "Ms Roth's permit expires in May, and she must renew it.",
        "Ms Roth must renew Ms Roth's permit.",
    ),
    ("The host rang. The guest's lease ends in May, and he must pay.", "The guest must pay."),
    ("Mr Ode met Mrs Ito in May. She had called first.", "Mrs Ito had called first."),
    ("The widow met the painter. He drew a map.", "The painter drew a map."),
    ("The pipes froze. The family left, and they locked the door.", "The family locked the door."),
    ("The Okafors own a boat. They sail in June.", "The Okafors sail in June."),
    ("The Herald praised the play. It ran two pages.", "The Herald ran two pages."),
    (
        "The fee is €5. It is charged whether you come or not.",
        "The fee is charged whether you come or not.",
    ),
    ("The fault is rare. It is reported when it occurs.", "The fault is reported when it occurs."),
    ("The valve drips. It is not known to burst.", "The valve is not known to burst."),
    (
        "The gauge is new. It shows whether the valve is shut.",
        "The gauge shows whether the valve is shut.",
    ),
    (
        "The drill is old. It is not able to pierce steel.",
        "The drill is not able to pierce steel.",
    ),
    (
        "She decides on budgets up to 5,000 euros; smaller ones are for the team.",
        "Smaller budgets are for the team.",
    ),
    (
        "Small parcels are sent today. Larger ones leave on Monday.",
        "Larger parcels leave on Monday.",
    ),
    ("The rooms face the lake. Those on top have stairs.", "Rooms on top have stairs."),
    ("The large hall seats 300 people, but the small one is shut.", "The small hall is shut."),
    (
        "Both the Pro and the Team plan have logs; the latter has backups, and it costs $40.",
        "The Team plan costs $40.",
    ),
    ("We sell tents and stoves. The latter come from Spain.", "Stoves come from Spain."),
]

LEFT = [
    ("Staff get 27% of their pay. In April it was still 25%.", "In April it was still 25%."),
    ("Trips take place on Monday. You may skip it.", "You may skip it."),
    ("Your cousin may come. It is recorded all the same.", "It is recorded all the same."),
    ("His stockings are put on by a nurse. Both take a minute.", "Both take a minute."),
    ("No deposit is due. It is checked yearly.", "It is checked yearly."),
    ("Object in writing. We could take it out.", "We could take it out."),
    ("The account is closed. A colleague has to do it.", "A colleague has to do it."),
    ("The kiosk sells ice. You may find it hard to walk.", "You may find it hard to walk."),
    (
        "The kiosk sells ice. If you prefer it calm, come early.",
        "If you prefer it calm, come early.",
    ),
    ("Passes and cards are sold. Both are blue, and each has a chip.", "Each has a chip."),
    ("The hall has rooms. Those of you who stay pay.", "Those of you who stay pay."),
    ("Wages rose. Those standing outside get a coat.", "Those standing outside get a coat."),
    ("Bread and cheese are sold. Old ones are cheap.", "Old ones are cheap."),
    ("She gives 5 in place of the former 60%.", "She gives 5 in place of the former 60%."),
    ("Apixaban was kept. Her apixaban was halved.", "Her apixaban was halved."),
    (
        "Staff can bring guests. In their first year, staff who fall ill get full pay.",
        "In their first year, staff who fall ill get full pay.",
    ),
    (
        "The museum reopened in May. It was mainly donations that paid for the roof.",
        "It was mainly donations that paid for the roof.",
    ),
    (
        "Ms Roth was ill. Mr Ode's trial period ends in May, so that until then he cannot leave.",
        "Mr Ode's trial period ends in May, so that until then he cannot leave.",
    ),
    (
        "Ms Roth was ill. Because his leave began in May, Mr Ode's note is late.",
        "Because his leave began in May, Mr Ode's note is late.",
    ),
    ("Mrs Ito signed the lease. He pays in May.", "He pays in May."),
    (
        "Drain the pipes. The Okafors told the insurer, since they did so at once.",
        "The Okafors told the insurer, since they did so at once.",
    ),
    (
        "The valve was tested. It is unclear how long it lasts.",
        "It is unclear how long the valve lasts.",
    ),
    (
        "The ban was tested. It is not known whether crime fell.",
        "It is not known whether crime fell.",
    ),
    (
        "The ban was tested. It remains unknown why crime fell.",
        "It remains unknown why crime fell.",
    ),
    ("The ban was tested. It is doubtful if crime fell.", "It is doubtful if crime fell."),
    (
        "The ban was tested. It was not reported how many moved.",
        "It was not reported how many moved.",
    ),
    ("The ban was tested. It does not matter who asks.", "It does not matter who asks."),
    (
        "The ban was tested. It is up to the mayor whether rents rise.",
        "It is up to the mayor whether rents rise.",
    ),
    ("The hall has seats and lamps. The remaining 9 are cold.", "The remaining 9 are cold."),
    (
        "Omar stopped the backup. Because its disk is rented, the Oslo router kept its data.",
        "Because its disk is rented, the Oslo router kept its data.",
    ),
    (
        "She left the Grand Hotel in 1914. The Clansman wrote in its obituary that she was ill.",
        "The Clansman wrote in its obituary that she was ill.",
    ),
    ("The Clansman praised the show. During the war she drew.", "During the war she drew."),
    (
        "Agnes Moe learned from her aunt Berta. The family moved after her shop burned.",
        "The family moved after her shop burned.",
    ),
    ("Amsel worked as Ola Orr's clerk. Together they wrote a book.", "Together they wrote a book."),
    ("Ida met Ola in 1990. They married in 1992.", "They married in 1992."),
    (
        "The editor is Karen Ito, while Paul Okafor is head of sales. She left in May.",
        "She left in May.",
    ),
    ("Karen Ito met Paul Okafor. He left in May.", "He left in May."),
    (
        "The devices run on 9 to 30 V DC. When transmitting it draws 4 mA.",
        "When transmitting it draws 4 mA.",
    ),
    ("The lamps run on 12 V. It is safe.", "It is safe."),
    ("The tenant's rent is lower than the landlord's. He pays in May.", "He pays in May."),
    ("The guest's bag is larger than the host's. She left in May.", "She left in May."),
    ("The choir bought a new organ. It was blessed in May.", "It was blessed in May."),
    ("The lessor holds the bond, and it must be lodged in May.", "It must be lodged in May."),
    ("The pool is open.\n\n## Overview\n\nIt runs on steam.", "It runs on steam."),
    ("Lockers are free.\n\n## How to pay\n\nThey take cards.", "They take cards."),
    ("Teams settle plans in March, so it pays to ask before then.", "It pays to ask before then."),
    ("The condition is serious. By itself that time is unpaid.", "By itself that time is unpaid."),
    (
        "The printer is separate, and your lead's consent is the only one you need.",
        "Your lead's consent is the only one you need.",
    ),
    ("The rate is $80. GSA revises these rates in May.", "GSA revises these rates in May."),
    ("The old badge opens the gate, but a second one is locked.", "A second one is locked."),
    (
        "Hiring goes through OHRM. Those who are not chosen must wait.",
        "Those who are not chosen must wait.",
    ),
    (
        "The union has an office. It is the lender who informs the bureau.",
        "It is the lender who informs the bureau.",
    ),
    (
        "This is known as time-in-grade, and it has to be met within 30 days.",
        "It has to be met within 30 days.",
    ),
    ("The IR team closes a ticket. It is important to answer.", "It is important to answer."),
    ("We met on any single day. Because it is flexible, you may come.", None),
    ("The GSA installs updates. GSA IT resets all passwords.", "GSA IT resets all passwords."),
    ("Employees may keep their laptops.", "Employees may keep their laptops."),
    (
        "Send the form with the card to the desk. Use it with care.",
        "Use it with care.",
    ),
    (
        "Acme gives you six weeks of paid time off. You can use it in one block.",
        "You can use it in one block.",
    ),
    ("HR Links shows your balance. They lapse in May.", "They lapse in May."),
    (
        "Email the payroll desk with your manager in copy. They process the request.",
        "They process the request.",
    ),
    (
        "The agency has two depots. Where a depot offers them, hybrid cars come first.",
        "Where a depot offers them, hybrid cars come first.",
    ),
]


@pytest.mark.parametrize(("draft", "text"), RESOLVED)
def test_pronouns_are_resolved(extractor: RuleExtractor, draft: str, text: str) -> None:
    assert extractor.extract_now(draft, None, 64).claims[-1].text == text


ASKED = [
    ("What may my daughter buy?", "The manager pays first. She needs a card.", "She needs a card."),
    ("What may he buy?", "The manager pays first. His card is blue.", "His card is blue."),
    ("What may he buy?", "The manager pays first. She needs a card.", "The manager needs a card."),
    ("What may my son buy?", "Mr Ito pays first. He needs a card.", "Mr Ito needs a card."),
    (None, "The manager pays first. She needs a card.", "The manager needs a card."),
]


@pytest.mark.parametrize(("question", "draft", "text"), ASKED)
def test_a_person_of_the_question_is_no_one_else(
    extractor: RuleExtractor, question: str | None, draft: str, text: str
) -> None:
    assert extractor.extract_now(draft, question, 64).claims[-1].text == text


@pytest.mark.parametrize(("draft", "text"), LEFT)
def test_unclear_pronouns_stay(extractor: RuleExtractor, draft: str, text: str | None) -> None:
    last = extractor.extract_now(draft, None, 64).claims[-1].text
    assert last == text if text else "single day" not in last
