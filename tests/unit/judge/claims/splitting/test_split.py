"""Sentences and the claims they must give; the parser is the real one."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


CLAUSES = {
    "Two colleagues arrive together, and one waits outside until all is well.": [
        "Two colleagues arrive together.",
        "One waits outside until all is well.",
    ],
    "You must have been here for a year, and from then on approval is a formality.": [
        "You must have been here for a year.",
        "From then on approval is a formality.",
    ],
    "In a fire, staff carry a list, so give us your name.": [
        "In a fire, staff carry a list.",
        "In a fire, give us your name.",
    ],
    "A surveyor confirms it within one working day and has to inspect within three.": [
        "A surveyor confirms it within one working day.",
        "A surveyor has to inspect within three working days.",
    ],
    "You may turn down two; refuse a third and you drop to the bottom.": [
        "You may turn down two.",
        "Refuse a third and you drop to the bottom.",
    ],
    "Guests don't get a key and just use the code.": [
        "Guests don't get a key.",
        "Guests just use the code.",
    ],
    "In practice:\n\n- Prices go up once a year\n- Backups run daily": [
        "Prices go up once a year.",
        "Backups run daily.",
    ],
    "The clinic is open on weekdays and closed on Sundays.": [
        "The clinic is open on weekdays.",
        "The clinic is closed on Sundays.",
    ],
    "The clinic was open on Monday and closed its doors on Sunday.": [
        "The clinic was open on Monday.",
        "The clinic closed its doors on Sunday.",
    ],
    "Guests are asked to leave their keys at the desk, settle their bills and be out by eleven.": [
        "Guests are asked to leave their keys at the desk.",
        "Guests are asked to settle their bills.",
        "Guests are asked to be out by eleven.",
    ],
    "Of the 90 applicants, 40 were interviewed, 12 were hired and 3 left within a month.": [
        "Of the 90 applicants, 12 were hired.",
        "Of the 90 applicants, 40 were interviewed.",
        "Of the 90 applicants, 3 left within a month.",
    ],
    "Every driver must wear a seat belt and, if the road is dark, switch on the lights.": [
        "Every driver must wear a seat belt.",
        "If the road is dark, every driver must switch on the lights.",
    ],
    "Staff must not only lock the door but also set the alarm.": [
        "Staff must lock the door.",
        "Staff must set the alarm.",
    ],
    "Not only did the firm miss its target, but it also lost two key clients.": [
        "The firm did miss its target.",
        "The firm also lost two key clients.",
    ],
    "The software supports Windows, macOS and Linux, encrypts files at rest, and logs every "
    "access.": [
        "The software supports Windows, macOS and Linux.",
        "The software encrypts files at rest.",
        "The software logs every access.",
    ],
    "New full-time staff start with 27 days of leave, and get 33 days after ten years.": [
        "New full-time staff start with 27 days of leave.",
        "New full-time staff get 33 days after ten years.",
    ],
    "Bad planning does not count as urgency and therefore does not justify a waiver.": [
        "Bad planning does not count as urgency.",
        "Bad planning therefore does not justify a waiver.",
    ],
    "A candidate must have passed the test and have worked abroad for a year.": [
        "A candidate must have passed the test.",
        "A candidate must have worked abroad for a year.",
    ],
    "With Away from Home, your belongings are covered in Europe for up to 60 days a year and in "
    "the rest of the world for up to 30.": [
        "With Away from Home, your belongings are covered in Europe for up to 60 days a year.",
        "With Away from Home, your belongings are covered in the rest of the world for up to 30 "
        "days a year.",
    ],
    "The charity has 4,000 members, and is run by a board of nine.": [
        "The charity has 4,000 members.",
        "The charity is run by a board of nine.",
    ],
    "The bonus is paid only if sales rise and the board agrees, and it is taxed.": [
        "The bonus is paid only if sales rise and the board agrees.",
        "The bonus is taxed.",
    ],
    "A tenant may sublet only if the owner consents and the subtenant signs, but the rent stays "
    "the same.": [
        "A tenant may sublet only if the owner consents and the subtenant signs.",
        "The rent stays the same.",
    ],
    "Plans are drawn up in May and are approved by the team lead.": [
        "Plans are drawn up in May.",
        "Plans are approved by the team lead.",
    ],
    "Ana pays for heating, while the tenant replaces light bulbs and smoke detector batteries.": [
        "Ana pays for heating.",
        "The tenant replaces light bulbs and smoke detector batteries.",
    ],
    "It is capped at 5, and holders park free.": ["It is capped at 5.", "Holders park free."],
    "Parking is limited to two hours, and residents park free.": [
        "Parking is limited to two hours.",
        "Residents park free.",
    ],
    "Entry is free, and the guided tour costs €5.": [
        "Entry is free.",
        "The guided tour costs €5.",
    ],
    "The fair takes place on 12 July, and the gates open at 9:00.": [
        "The fair takes place on 12 July.",
        "The gates open at 9:00.",
    ],
    "Tickets may be returned until 1 July, and after that date they can be passed on.": [
        "Tickets may be returned until 1 July.",
        "After that date tickets can be passed on.",
    ],
    "You may keep a boat at the pier and have to insure it.": [
        "You may keep a boat at the pier.",
        "You have to insure the boat.",
    ],
    "Guests can use the kitchen at night but need a key.": [
        "Guests can use the kitchen at night.",
        "Guests need a key.",
    ],
    "Pupils may not bring phones and have to wear a badge.": [
        "Pupils may not bring phones.",
        "Pupils have to wear a badge.",
    ],
    "You may lose your seat and have to wait for the next bus.": [
        "You may lose your seat.",
        "You may have to wait for the next bus.",
    ],
    "You will get a letter and have to sign it.": [
        "You will get a letter.",
        "You will have to sign the letter.",
    ],
    "The skin is disinfected with alcohol and left to dry for 30 seconds.": [
        "The skin is disinfected with alcohol.",
        "The skin is left to dry for 30 seconds.",
    ],
    "The guests are counted and left at noon.": ["The guests are counted and left at noon."],
    "Plugins written for 5.0 and 5.1 must be rewritten.": [
        "Plugins written for 5.0 and 5.1 must be rewritten."
    ],
    "The return is due in May, but those who use an adviser have until June.": [
        "The return is due in May.",
        "Those who use an adviser have until June.",
    ],
    "Fall four weeks behind with the rent and the agreement can be ended.": [
        "Fall four weeks behind with the rent and the agreement can be ended."
    ],
    "Keep the receipt, and the shop refunds the fare.": [
        "Keep the receipt.",
        "The shop refunds the fare.",
    ],
    "Give the date and how long it takes.": ["Give the date and how long it takes."],
    "The permit can be used at any of the sites, yet having one is no promise of a bay.": [
        "The permit can be used at any of the sites.",
        "Having one is no promise of a bay.",
    ],
    "One week costs £36, so for the whole job you would spend £72.": [
        "One week costs £36.",
        "For the whole job you would spend £72.",
    ],
    "Should you pull out before the term begins, all but £10 of the price comes back.": [
        "Should you pull out before the term begins, all but £10 of the price comes back.",
    ],
    "If the hip might be injured, fetch the flat device, which has its place next to the gym, and "
    "leave the sling hoist alone.": [
        "If the hip might be injured, fetch the flat device.",
        "The flat device has its place next to the gym.",
        "If the hip might be injured, leave the sling hoist alone.",
    ],
    "Press the button, which starts the pump and opens the valve.": [
        "Press the button.",
        "The button starts the pump.",
        "The button opens the valve.",
    ],
    "Below grade 8, overtime earns twice the rate, whereas people from that grade up are given "
    "time off.": [
        "Below grade 8, overtime earns twice the rate.",
        "People from that grade up are given time off.",
    ],
    "A term is made up of twelve lessons, one a week, and costs £78 in stages 1 to 3.": [
        "A term is made up of twelve lessons, one a week.",
        "A term costs £78 in stages 1 to 3.",
    ],
    "Secret takes three months, while Top takes 6 to 8.": [
        "Secret takes three months.",
        "Top takes 6 to 8 months.",
    ],
    "Nobody may swap more than five times, whereas in the past one could swap at will.": [
        "Nobody may swap more than five times.",
        "In the past one could swap at will.",
    ],
    "HR Links shows your hours, and your paystub lists them too.": [
        "HR Links shows your hours.",
        "Your paystub lists them too.",
    ],
    "Nobody asks you for receipts, and how you spend it is up to you.": [
        "Nobody asks you for receipts.",
        "How you spend it is up to you.",
    ],
    "The product encrypts data at rest using AES-256 and supports SOC 2 Type II.": [
        "The product encrypts data at rest using AES-256.",
        "The product supports SOC 2 Type II.",
    ],
    "A new interim Secret clearance takes three to four months, while a new Top Secret clearance "
    "takes six to eight.": [
        "A new interim Secret clearance takes three to four months.",
        "A new Top Secret clearance takes six to eight months.",
    ],
    "If a laptop goes missing, follow the steps, inform your team and call the help desk.": [
        "If a laptop goes missing, follow the steps.",
        "If a laptop goes missing, inform your team.",
        "If a laptop goes missing, call the help desk.",
    ],
    "If the premises are damaged, the landlord can deduct repair costs and must provide an "
    "itemized list.": [
        "If the premises are damaged, the landlord can deduct repair costs.",
        "If the premises are damaged, the landlord must provide an itemized list.",
    ],
    "The notice shall be sent by certified mail; email notice is not valid.": [
        "The notice shall be sent by certified mail.",
        "Email notice is not valid.",
    ],
    "Although the plan is free, storage is limited to 5 GB.": [
        "The plan is free.",
        "Storage is limited to 5 GB.",
    ],
    "GSA IT installs software updates on the phone, so you are not responsible for the rest.": [
        "GSA IT installs software updates on the phone.",
        "You are not responsible for the rest.",
    ],
    "Employees are required to wear badges and sign in at the desk.": [
        "Employees are required to wear badges.",
        "Employees are required to sign in at the desk.",
    ],
    "Logs are stored in Frankfurt and replicated to Dublin.": [
        "Logs are stored in Frankfurt.",
        "Logs are replicated to Dublin.",
    ],
    "Smith was born in 1960 and died in 2001.": [
        "Smith was born in 1960.",
        "Smith died in 2001.",
    ],
    "The plan not only covers dental care but also pays for glasses.": [
        "The plan covers dental care.",
        "The plan pays for glasses.",
    ],
    "A farewell email is not mandatory, but if you send one, put distribution lists in bcc.": [
        "A farewell email is not mandatory.",
        "If you send one, put distribution lists in bcc.",
    ],
    "The agreement is governed by the laws of Delaware and any dispute shall be resolved by "
    "arbitration.": [
        "The agreement is governed by the laws of Delaware.",
        "Any dispute shall be resolved by arbitration.",
    ],
    "Backups run nightly at 2 a.m., are kept for 35 days, and are tested once a quarter.": [
        "Backups run nightly at 2 a.m.",
        "Backups are kept for 35 days.",
        "Backups are tested once a quarter.",
    ],
    "Choose by November 15th, bearing in mind that time off is the default option.": [
        "Choose by November 15th.",
        "Time off is the default option.",
    ],
    "If the tenant is late, the landlord may charge interest and, after a second failure, end the "
    "lease.": [
        "If the tenant is late, the landlord may charge interest.",
        "If the tenant is late, after a second failure, the landlord may end the lease.",
    ],
    "Guests can use the sauna and, from May to September, swim in the lake.": [
        "Guests can use the sauna.",
        "From May to September, guests can swim in the lake.",
    ],
    "The pump is switched off and, once it has cooled, removed from its housing.": [
        "The pump is switched off.",
        "Once the pump has cooled, the pump is removed from its housing.",
    ],
    "When the bell rings, close the doors and, without delay, leave the hall.": [
        "When the bell rings, close the doors and, without delay, leave the hall.",
    ],
    "Not only nurses but also guests must sign, and some must wear a badge.": [
        "Not only nurses but also guests must sign.",
        "Some must wear a badge.",
    ],
    "Large parcels cost 9 euros, and those over 20 kg are not accepted.": [
        "Large parcels cost 9 euros.",
        "Parcels over 20 kg are not accepted.",
    ],
    "Pro customers get phone support, while Basic customers don't.": [
        "Pro customers get phone support.",
        "Basic customers don't get phone support.",
    ],
    "Photography is allowed, flash is not.": [
        "Photography is allowed.",
        "Flash is not allowed.",
    ],
}

SHARED = {
    "Your hours must come to 80 over the two weeks, and no single day may go past 12.": [
        "Your hours must come to 80 over the two weeks.",
        "No single day may go past 12.",
    ],
    "The Specialist sends you the survey and is there to help.": [
        "The Specialist sends you the survey.",
        "The Specialist is there to help.",
    ],
    "To qualify, she must have used up her leave, expect to owe more, and face a loss.": [
        "To qualify, she must have used up her leave.",
        "To qualify, she must expect to owe more.",
        "To qualify, she must face a loss.",
    ],
    "Nobody is required to send a farewell, but if you send one to lists, put those in bcc.": [
        "Nobody is required to send a farewell.",
        "If you send one to lists, put those in bcc.",
    ],
    "Your supervisor is able to fill in the form and even write the account for you.": [
        "Your supervisor is able to fill in the form.",
        "Your supervisor is able to even write the account for you.",
    ],
    "They remain open to someone at the salary ceiling, who is shut out of overtime.": [
        "They remain open to someone at the salary ceiling.",
        "Someone at the salary ceiling is shut out of overtime.",
    ],
    "Tenure is reached after three years of service, which don't have to be continuous.": [
        "Tenure is reached after three years of service.",
        "Three years of service don't have to be continuous.",
    ],
    "For a holiday you receive eight hours, and if you work longer you can make up the rest.": [
        "For a holiday you receive eight hours.",
        "If you work longer you can make up the rest.",
    ],
    "Our guest may talk about the firm, but not pitch a product.": [
        "Our guest may talk about the firm.",
        "Our guest may not pitch a product.",
    ],
    "GSA IT will triage the report and reset all of your passwords overnight.": [
        "GSA IT will triage the report.",
        "GSA IT will reset all of your passwords overnight.",
    ],
    "In the second, you are nominated as a participant reviewer and can put in an evaluation.": [
        "In the second, you are nominated as a participant reviewer.",
        "In the second, you can put in an evaluation.",
    ],
}

COMMANDS = {
    "You can pay the fee by card, but keep the receipt until May.": [
        "You can pay the fee by card.",
        "Keep the receipt until May.",
    ],
    "You may use the sauna, but do not take any glass inside.": [
        "You may use the sauna.",
        "Do not take any glass inside.",
    ],
    "You can borrow books and return them by post.": [
        "You can borrow books.",
        "You can return books by post.",
    ],
    "Interns may join the call, but leave before the vote.": [
        "Interns may join the call.",
        "Interns may leave before the vote.",
    ],
}

BRACKETS = {
    "Each well is coated with 100 µl of antigen (2 µg/ml) and left overnight at 4 °C.": [
        "Each well is coated with 100 µl of antigen (2 µg/ml).",
        "Each well is left overnight at 4 °C.",
    ],
    "The samples are mixed with salt (5 g) and heated to 60 °C.": [
        "The samples are mixed with salt (5 g).",
        "The samples are heated to 60 °C.",
    ],
}

JOINED = {
    "Forty patients missed the visit, so 38 dropped out.": [
        "Forty patients missed the visit.",
        "38 dropped out.",
    ],
    "The bus was late, hence two guests missed the talk.": [
        "The bus was late.",
        "Two guests missed the talk.",
    ],
}

MISREAD = {
    "A locker ticket costs £2.00, and a parking ticket costs £6.00.": [
        "A locker ticket costs £2.00.",
        "A parking ticket costs £6.00.",
    ],
    "A family ticket costs £20, a child ticket £5 and a dog ticket £2.": [
        "A family ticket costs £20.",
        "A child ticket costs £5.",
        "A dog ticket costs £2.",
    ],
    "A day pass costs $12, and a week pass $40.": [
        "A day pass costs $12.",
        "A week pass costs $40.",
    ],
    "Children under 6 get in free, and a boat ticket for two adults costs £26.00.": [
        "Children under 6 get in free.",
        "A boat ticket for two adults costs £26.00.",
    ],
    "Guided walks last 90 minutes. They start at the gate.": [
        "Guided walks last 90 minutes.",
        "Guided walks start at the gate.",
    ],
    "The last 90 minutes are free. They start at noon.": [
        "The last 90 minutes are free.",
        "The last 90 minutes start at noon.",
    ],
    "Staff costs of £9 rose, and travel costs of £2 fell.": [
        "Staff costs of £9 rose.",
        "Travel costs of £2 fell.",
    ],
}

WHOLE = [
    "Tell them before 3 p.m. whether you will be in the day after.",
    "Each day £3.40 is put on the account, which is the price of a meal.",
    "Between ten at night and seven in the morning guests are asked to be quiet.",
    "The lift is locked between one in the morning and five in the afternoon.",
    "A grant is given only while it lasts.",
    "Boards are open to everyone, contractors included.",
    "Court action can only come once eight weeks are owing and you have broken the agreement.",
    "Refuse a third and you drop to the bottom of the list.",
    "After two terms in a row it is over.",
    "The following are excluded: damage, theft, and anything lost or stolen.",
    "We take care of letters, parcels and anything left at the desk.",
    "The permit is issued only if the roof is sound and the neighbours agree.",
    "The districts get visits only if the trial works and there is money in the budget.",
    "You may enter only if you have a ticket and the guard has seen it.",
    "The machine may be used after the guard is fitted and the operator has signed the log.",
    "Where the tenant has paid for two months and the landlord has not objected, the lease renews "
    "itself.",
    "As soon as the invoice is approved and the goods have arrived, the payment is released.",
    "The deposit is returned so long as the flat is clean and no keys are missing.",
    "Members vote only if they have paid and they attend the meeting.",
    'The company said: "We have repaid the loan, and we will not borrow again."',
    '"The tower is safe," the engineer said, "but the lift needs a new cable."',
    "The N4 has 8 GB of memory, which can be expanded to 32 GB.",
    "The loaves spend 50 minutes in the oven: ten with steam at 250 °C and another forty at 210 °C "
    "without it.",
    "The pump gets a check by a plumber, which is repeated each May.",
    "The lift needs a test by the safety office, which is repeated each May.",
    "You may grind the beans and mix them with milk if the machine is broken.",
    "Guests can bring a dog and use the hall unless the club is full.",
    "Repair costs of up to €500 and travel costs of €20.",
    "The same person can enrol only once per calendar year, however the illness develops.",
    "Whichever hotel you settle on, it has to be on the federal list.",
    "You can divide the total by percentages, but only if all parties agree to the split.",
    "Your insurer is told of the address, though only after every step of the move is finished.",
    "Days can be paid for if no meeting can be moved, and if one of the officials agrees.",
    "Jury duty is recorded as Court Leave, for however long you serve.",
    "Your salary does not matter for this, and neither does the kind of schedule.",
    "You hear about an eQIP, which you have a week to finish.",
    "You sign an OF-8, which PeopleOps normally gets first and then passes round.",
    "The doctor signs the papers, which describe the emergency, its prognosis and its duration.",
    "You won't see the new rate before that is approved and the PAR has gone through.",
    "It is suggested that you collect the signatures first.",
    "PeopleOps drafts the description together with you and OHRM's classification office.",
    "You have two options if Links does not show you as the supervisor or you have no access.",
    "Coaching from GSA costs nothing and is open to any federal employee.",
    "You can have your service credited toward retirement, which people often call buying back.",
    "Govt. Contract fares are what you should pick first.",
    "Should the lost device turn up again, you can simply keep it.",
    "Had you asked earlier, you would have been paid for it.",
    "Were the contract to end, the deposit would be returned.",
    "Should you lose your card, report it at once.",
    "Should neither the request nor any alternative be feasible, it is GSA that has to prove it.",
    "You can skip the form as long as it costs nothing and you are not speaking.",
    "People whose address ends in something other than .gov, .mil or .fed.us cannot sign up.",
    "Your note should give the date, the diagnosis and how long care will be needed.",
    "Glasses are a typical example, and so is a gym membership.",
    "Relatives can use them too, and so can a child away at college.",
    "After two pay periods, have a look at your paystub and at the address your insurers hold.",
    "The new rate takes effect even while that form is still awaiting approval.",
    "Credit hours are for time you choose to work, whereas time you are ordered to work brings "
    "overtime.",
    "Contractors get a faster decision because their files skip the adjudicator.",
    "You may receive an award if you hold a position on May 30 and get an eligible rating.",
    "The course runs from May 3 to June 4, 2024.",
    "The office reviews and approves requests.",
    "Claims may be sent by phone or online.",
    "While you are abroad, you may not access the network.",
    "The kit includes a mouse, two cables and three manuals.",
    "Stays of between 3 and 15 days cost extra.",
    "Make the interpreters co-hosts, which lets them pin participants.",
    "For non-union employees neither a rating nor comments are required.",
    "The report states that costs rose and that profits fell.",
]


@pytest.mark.parametrize(
    ("draft", "claims"),
    (CLAUSES | SHARED | COMMANDS | BRACKETS | JOINED | MISREAD).items(),
)
def test_compound_sentences(extractor: RuleExtractor, draft: str, claims: list[str]) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims


@pytest.mark.parametrize("draft", WHOLE)
def test_sentences_that_stay_whole(extractor: RuleExtractor, draft: str) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == [draft]


SPANS = [
    ("Acme, which was founded in 1990, employs 50 people.", 1, "was founded in 1990"),
    ("The ticket costs $5 for adults and $3 for children.", 1, "$3 for children"),
    ("Fees rose by 5% and costs fell (by 3%).", 1, "costs fell (by 3%)"),
    ("Logs are kept for **years** [cite:a] and copied to Dublin [cite:b].", 1, "copied to Dublin"),
    (
        "Logs are kept for **years** [cite:a] and copied to Dublin [cite:b].",
        0,
        "Logs are kept for **years",
    ),
    ("The notice is due; email is not valid.", 1, "email is not valid"),
]


@pytest.mark.parametrize(("draft", "number", "words"), SPANS)
def test_spans_hold_the_claims_own_words(
    extractor: RuleExtractor, draft: str, number: int, words: str
) -> None:
    claims = extractor.extract_now(draft, None, 64).claims
    assert claims[number].span.of(draft) == words
