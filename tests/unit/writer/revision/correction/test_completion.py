import pytest

from agent.writer.revision.correction.completion import completed


def made_whole(clause: str, sentence: str, claim: str = "") -> str | None:
    found = completed(clause, claim or clause, sentence)
    if found is None:
        return None
    for span, text in sorted(found, key=lambda s: -s[0].start):
        clause = clause[: span.start] + text + clause[span.end :]
    return clause


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        ("Lenses are permitted.", "Lenses are permitted only with sealed goggles."),
        ("Members may vote.", "Members over 18 may vote."),
        ("Guests may swim here.", "Guests may swim here if a guard is on duty."),
        ("Dogs are not admitted.", "Dogs are not admitted, apart from assistance dogs."),
        ("Staff receive a bonus.", "Full-time staff receive a bonus."),
        ("Refunds are paid at once.", "If the goods are sealed, refunds are paid at once."),
        ("Keys for the shed cost £5.", "Keys for the shed cost £5 unless they are old."),
        ("You need a visa and a permit.", "You need a visa or a permit."),
    ],
)
def test_a_claim_gets_the_limits_of_the_sentence_that_it_repeats(
    clause: str, sentence: str
) -> None:
    assert made_whole(clause, sentence) == sentence


@pytest.mark.parametrize(
    ("clause", "sentence", "expected"),
    [
        (
            "Children under 12 may visit on their own.",
            "Children under 12 may visit only if accompanied by an adult.",
            "Children under 12 may visit only if accompanied by an adult.",
        ),
        (
            "Guests may use the sauna at any time.",
            "Guests may use the sauna unless a course is on.",
            "Guests may use the sauna unless a course is on.",
        ),
        (
            "Tenants may keep a cat without prior approval.",
            "Tenants may keep a cat only with the landlord's approval.",
            "Tenants may keep a cat only with the landlord's approval.",
        ),
        (
            "Members may vote freely.",
            "Members over 18 may vote.",
            "Members over 18 may vote.",
        ),
    ],
)
def test_a_limit_takes_the_place_of_the_words_that_say_there_is_none(
    clause: str, sentence: str, expected: str
) -> None:
    assert made_whole(clause, sentence) == expected


@pytest.mark.parametrize(
    ("clause", "sentence", "claim", "expected"),
    [
        (
            "Guests may swim too.",
            "Guests may swim only if a guard is on duty.",
            "",
            "Guests may swim only if a guard is on duty.",
        ),
        (
            "Fares will be repaid.",
            "Fares are repaid only if no bus runs.",
            "",
            "Fares will be repaid only if no bus runs.",
        ),
        (
            "renewed twice",
            "Books may be borrowed for a week and renewed twice, unless they are reserved.",
            "Books may be renewed twice.",
            "renewed twice, unless they are reserved",
        ),
    ],
)
def test_a_limit_is_put_behind_other_words_too(
    clause: str, sentence: str, claim: str, expected: str
) -> None:
    assert made_whole(clause, sentence, claim) == expected


@pytest.mark.parametrize(
    ("clause", "sentence", "claim"),
    [
        ("The pass costs £180.", "The pass costs £180 and is valid for a year.", ""),
        ("The pool is closed on Monday.", "The pool is closed on Monday and in August.", ""),
        ("Dogs are allowed in the park.", "Dogs are not allowed in the park.", ""),
        ("Staff receive a bonus.", "All staff receive a bonus.", ""),
        ("The report was published.", "The report was published in May by the ministry.", ""),
        ("Ana met Ben.", "Ana met Ben, who runs the shop.", ""),
        ("Fares will be repaid.", "Fares for taxis above £9 are repaid only if no bus runs.", ""),
        (
            "are answered at once",
            "If it is closed, letters may be sent and are answered at once, unless it is late.",
            "Letters are answered at once.",
        ),
        (
            "are answered at once",
            "Calls are free, and letters are answered at once, unless it is late.",
            "Complaints are answered at once.",
        ),
    ],
)
def test_what_a_sentence_adds_is_no_limit(clause: str, sentence: str, claim: str) -> None:
    assert made_whole(clause, sentence, claim) is None
