"""Evidence unfolded: days, persons and things excepted, set against others, or limited alone."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FARES = "The sauna costs 9 euros, except on Tuesdays, when it costs 5 euros."
BADGES = "Badges are valid for two years, except visitor badges, which are valid for one day."
VAULT = "Every room except the vault has a window."
CAMP = "The fee covers meals and tents but not boots, maps or insurance."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (
            "The archive is open daily except on Fridays.",
            "The archive is open from Monday to Thursday.",
            "The archive is open from Monday to Thursday.",
        ),
        (
            "Mooring is free except at weekends and public holidays.",
            "Mooring is free on Thursdays.",
            "Mooring is free on Thursdays.",
        ),
        (
            "Mooring is free except at weekends.",
            "Mooring is free on weekdays.",
            "Mooring is free on weekdays.",
        ),
        (
            "Except on Mondays, skates are free of charge.",
            "Skaters pay on Mondays.",
            "Skates have to be paid for on Mondays.",
        ),
        (
            "Except on Mondays, skates are free of charge.",
            "Skates cost nothing on Fridays.",
            "Skates are free of charge on Fridays.",
        ),
        (FARES, "The sauna costs 9 euros on Fridays.", "The sauna costs 9 euros on Fridays."),
    ],
)
def test_days_are_told_that_are_not_excepted(text, claim, expected):
    assert told(text, claim) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("The bar is not open except on Fridays.", "The bar is open on Mondays."),
        ("Post comes twice a week except on Sundays.", "Post comes on Mondays."),
        ("The bar is open except on Mondays.", "The bar is open on Mondays and Tuesdays."),
        ("The bar is open except on Mondays.", "The bar is open on Friday evenings."),
        ("The bar is open except on Mondays.", "The bar is open only on Fridays."),
        ("The bar is open except on Mondays.", "The bar is open from Sunday to Tuesday."),
        ("The bar is open except on Mondays.", "The bar is open."),
        ("The bar is open except on Monday mornings.", "The bar is open on Fridays."),
        ("Soup is free for guests except on Mondays.", "Soup must be paid for on Mondays."),
        ("The bar is open except on Mondays, and on Fridays it is full.", "It is open on Fridays."),
    ],
)
def test_days_stand_where_it_is_unclear_what_holds_of_them(text, claim):
    assert told(text, claim) == text


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (BADGES, "Visitor badges are valid for a week.", "Visitor badges are valid for one day."),
        (FARES, "The sauna costs 5 euros on Tuesdays.", "The sauna costs 5 euros on Tuesdays."),
        (
            "Apart from the north gate, which stays open, all gates are locked at dusk.",
            "The north gate stays open.",
            "Apart from the north gate, all gates are locked at dusk. The north gate stays open.",
        ),
        (
            "Bicycles are banned (except in the yard, where they may be parked).",
            "Bicycles may be parked in the yard.",
            "Bicycles are banned (except in the yard). In the yard they may be parked.",
        ),
    ],
)
def test_the_rule_of_an_exception_is_told_on_its_own(text, claim, expected):
    assert told(text, claim) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BADGES, "Badges are valid for one day."),
        (BADGES, "Staff badges are valid for two years."),
        ("Cars are banned, except cars which carry patients.", "Cars carry patients."),
        ("Bicycles are banned, except mine, which folds.", "It folds."),
    ],
)
def test_a_claim_about_others_is_held_against_the_whole(text, claim):
    assert told(text, claim) == text


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (VAULT, "The vault has no window.", "The vault does not have a window."),
        (
            "All teams except the reserves can use the gym.",
            "Reserves are kept out of the gym.",
            "The reserves can not use the gym.",
        ),
        (
            "All nurses except trainees must sign.",
            "Trainee nurses need not sign.",
            "Trainees do not have to sign.",
        ),
        (
            "All panes were replaced, except the skylight.",
            "The skylight was not replaced.",
            "The skylight was not replaced.",
        ),
        (
            "All crews except the night crew had left.",
            "The night crew had not left.",
            "The night crew had not left.",
        ),
        (
            "Everyone except cooks and porters went home early.",
            "Cooks and porters stayed.",
            "Cooks and porters did not go home early.",
        ),
    ],
)
def test_what_holds_of_all_others_is_denied_of_the_excepted(text, claim, expected):
    assert told(text, claim) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (VAULT, "Every room has a window."),
        ("All stalls take coins except foreign coins and notes.", "Notes are taken."),
        ("We stock all paints except enamel.", "Enamel is not in stock."),
        ("All guests except members pay 5 euros.", "Members pay nothing."),
        ("All guests except members should pay.", "Members should pay."),
        ("All guests except members must pay if they stay.", "Members must pay."),
        ("All guests except members, not all of them old, pay.", "Members pay."),
        ("All guests except for members except for juniors pay.", "Members pay."),
        ("All guests except mine.", "Mine is one."),
    ],
)
def test_an_exception_stands_where_its_contrary_is_unclear(text, claim):
    assert told(text, claim) == text


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (
            CAMP,
            "Maps are not covered by the fee.",
            "The fee covers meals and tents. The fee does not cover boots, maps or insurance.",
        ),
        (CAMP, "The fee covers tents.", "The fee covers meals and tents."),
        (
            CAMP,
            "The fee does not cover tents.",
            "The fee covers meals and tents. The fee does not cover boots, maps or insurance.",
        ),
        (
            "Riders may carry bags but not ladders.",
            "Riders may carry ladders.",
            "Riders may carry bags. Riders may not carry ladders.",
        ),
        (
            "The cream may be used on the arms, but never on the face.",
            "The cream may not be used on the face.",
            "The cream may be used on the arms. The cream may not be used on the face.",
        ),
        (
            "If it rains, guests may use the hall but not the kitchen.",
            "If it rains, guests may use the kitchen.",
            "If it rains, guests may use the hall. If it rains, guests may not use the kitchen.",
        ),
        (
            "The pass is valid on ferries but not on planes.",
            "The pass is valid on planes.",
            "The pass is valid on ferries. The pass is not valid on planes.",
        ),
    ],
)
def test_what_is_set_against_is_denied_on_its_own(text, claim, expected):
    assert told(text, claim) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CAMP, "The fee covers everything, tents too."),
        ("If it rains, some may stay but never the last one.", "If it rains, the last may stay."),
        (CAMP, "The fee covers meals but not maps."),
        (CAMP, "The fee covers medicine."),
        ("The plan covers most but not all costs.", "The plan does not cover costs."),
        ("The plan is not big but not small.", "The plan is not small."),
        ("The cream helps adults but not necessarily infants.", "It does not help infants."),
        ("She must sing songs but not psalms.", "She must not sing psalms."),
        ("The cream helps but not on burns.", "It does not help on burns."),
        ("Bags but not ladders are allowed.", "Ladders are not allowed."),
        ("Guests saw seals but not whales, which had left.", "Guests did not see whales."),
    ],
)
def test_a_contrast_stands_where_it_is_unclear(text, claim):
    assert told(text, claim) == text


APART = "Pumps are tested every 3 months in plants without a spare. "
APART += "Pumps are tested every 9 months in plants with two lines."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Pumps are tested every 3 months in plants without a spare, and every 9 months in "
            "plants with two lines.",
            APART,
        ),
        (  # neither is limited
            "Pumps are tested every 3 months in ports and every 9 months in plants.",
            "Pumps are tested every 3 months in ports and every 9 months in plants.",
        ),
        (
            "Tests after 3 months show no wear, and after 9 months they show cracks.",
            "Tests after 3 months show no wear, and after 9 months they show cracks.",
        ),
    ],
)
def test_groups_of_which_one_is_limited_are_told_apart(text, expected):
    assert told(text, "Pumps are tested every 9 months.") == expected


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (
            "The gates shut automatically at ten.",
            "The gates shut by themselves at ten.",
            "The gates shut by themselves at ten.",
        ),
        (
            "The heater automatically stops.",
            "The heater does not stop of its own accord.",
            "The heater of its own accord stops.",
        ),
        (  # of what is done to them
            "Guests are billed automatically.",
            "Guests pay on their own.",
            "Guests are billed automatically.",
        ),
        (
            "Guests get a bill automatically.",
            "Guests get a bill on their own.",
            "Guests get a bill automatically.",
        ),
        ("Billed automatically.", "Bills go on their own.", "Billed automatically."),
        (
            "The heater stops automatically.",
            "The heater stops at once.",
            "The heater stops automatically.",
        ),
    ],
)
def test_what_happens_automatically_is_told_in_the_words_of_the_claim(text, claim, expected):
    assert told(text, claim) == expected


PAYS = "The union pays up to 60 per cent of the fees."


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (
            PAYS,
            "The union does not pay all of the fees.",
            "The union does not pay all of the fees.",
        ),
        (
            "The tank can take a third of the oil.",
            "The tank cannot take all of the oil.",
            "The tank can not take all of the oil.",
        ),
        (PAYS, "The union pays all of the fees.", PAYS),
        (PAYS, "The union does not pay any of the fees.", PAYS),
        (PAYS, "The union does not pay all of the fines.", PAYS),
        ("Half of the crew left.", "Not all of the crew left.", "Half of the crew left."),
    ],
)
def test_a_part_is_told_as_not_all(text, claim, expected):
    assert told(text, claim) == expected
