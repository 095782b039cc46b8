"""What counts as a claim and what is talk."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


TALK = [
    "Don't worry about it!",
    "Get in touch with me for more.",
    "Contact us with your questions.",
    "Thanks for checking before doing anything else.",
    "Thanks to everyone who helped!",
    "Great question, and thanks for planning ahead.",
    "I hope this gives you a clear picture of what to expect.",
    "Hope that helps, and enjoy your trip!",
    "Would you like help wording the request?",
    "Shall I put together a checklist for you?",
    "Let me know if you want the link to the form.",
    "Here is how I would go about it.",
    "These rules can feel a bit overwhelming.",
    "I think this is generous.",
    "In my view, the clause is harsh on tenants.",
    "This answer covers the main points.",
    "The summary below lists the main points.",
    "If you have any further questions, just ask.",
    "Imagine you fail three times.",
    "If the plates had been inspected, the collapse would have been prevented.",
    "If parking were free, everyone would drive.",
    "Kind regards, the support team",
    "You're welcome!",
    "Good luck!",
    "Please accept my condolences.",
    "My deepest sympathy to you and your family.",
    "Please accept our apologies for the delay.",
    "I'm not a doctor, so please consult one.",
    "The documents do not say who signs the form.",
    "The documents do not answer this question.",
    "Fees are low (not found in the documents).",
    "We're sorry for the inconvenience.",
    "Feel free to reach out.",
    "Does that make sense?",
    "In my view the fee is high.",
    "I don't think the fee is 900 euros.",
    "I think so, Anna.",
    "I would recommend paying the fee of 900 euros, which is due in March.",
    "Suppose the fee is 900 euros.",
    "Imagine you fail three times: the account is locked.",
    "Here is a summary of the policy, which covers leave:",
    "Here are the 3 steps:",
    "Below are 4 tips for the trip.",
    "Let me know if you want the 5-page form, and I will send it.",
    "The documents do not say whether the fee is 900 euros.",
    "The documents do not say whether dogs are allowed, cats are allowed or both.",
    "No information was found on fees above 900 euros.",
    "I'm sorry that you had trouble.",
    "I understand that you are frustrated.",
    "I'm afraid I can't help with that.",
    "Sorry, I couldn't find anything.",
    "Hi, Bob.",
    "Dear valued customers and friends,",
    "Hello, Dr. Smith and team!",
    "Thank you, we appreciate your patience.",
    "I've outlined what you must do below.",
    "This section explains what tenants must do.",
    "We're happy to help you with all 5 steps.",
    "This answer covers fees, deadlines and how staff must act.",
    "Hope this 3-step plan helps!",
    "We hope this answers your question.",
    "Below you will find a summary.",
    "Good luck with your exam on 5 May!",
    "The provided documents do not contain information on that, so I cannot answer.",
]

CLAIMS = [
    "If a member missed two meetings, the board could end the membership.",
    "Samples might be released early if they tested negative.",
    "If the rates were lowered, the fee would fall by 5%.",
    "If the lease were to end early, the deposit would be returned.",
    "To arrange that kind, get in touch with your HR Specialist.",
    "Don't worry about a false alarm, because reporting one never gets anyone into trouble.",
    "Submit the form within 10 days.",
    "Email the help desk and ask for a code.",
    "Consider handing the controls to someone else.",
    "Please contact HR before you travel.",
    "Thankfulness is a virtue named in the handbook.",
    "Here, employees must wear badges.",
    "Leaves look green.",
    "Both support replication.",
    "Welcome packs are sent by mail.",
    "The answer period lasts ten days.",
    "If you have questions, call the hotline before May 3.",
    "See that the door is locked at night.",
    "Hopes Hospital has 300 beds.",
    "Hope Hospital has 90 beds.",
    "Imagine Dragons sold 75 million albums.",
    "Cheers is a series that ran for 275 episodes.",
    "Hi-Fi systems cost 900 euros.",
    "Hello Kitty is a character by Sanrio.",
    "Igor Smith owns the house.",
    "Dear customers pay 900 euros.",
    "Thanks to the new law, the fee is 900 euros.",
    "Personally identifiable information must be deleted after 90 days.",
    "Sincerely held beliefs are protected.",
    "Apologies must be given in writing.",
    "Good ideas are rewarded with a bonus.",
    "All the best hotels cost 900 euros.",
    "Take care of the filter every 30 days.",
    "No problem arises if the dose is 5 mg.",
    "You're welcome to bring two guests for 10 euros each.",
    "We are unable to refund purchases after 14 days.",
    "We are going to close the Oslo office on 1 May 2025.",
    "The list was approved by the board.",
    "The guide was published in 2024.",
    "I am required to pay 900 euros.",
    "Please contact us if the fee exceeds 900 euros.",
]


@pytest.mark.parametrize("draft", TALK)
def test_talk_gives_no_claim(extractor: RuleExtractor, draft: str) -> None:
    assert extractor.extract_now(draft, None, 64).claims == ()


@pytest.mark.parametrize("draft", CLAIMS)
def test_statements_give_claims(extractor: RuleExtractor, draft: str) -> None:
    assert extractor.extract_now(draft, None, 64).claims


OPINIONS = {
    "I think the fee is 900 euros.": ["The fee is 900 euros."],
    "In my view refunds take 3 days.": ["Refunds take 3 days."],
    "However, I believe that it starts on 5 May.": ["It starts on 5 May."],
    "It seems to me that Anna Schmidt leads the team.": ["Anna Schmidt leads the team."],
    "The gate is red, and I think the fee is 5 euros.": [
        "The gate is red.",
        "The fee is 5 euros.",
    ],
}


@pytest.mark.parametrize(("draft", "claims"), OPINIONS.items())
def test_an_opinion_on_a_figure_a_date_or_a_name_is_a_claim(
    extractor: RuleExtractor, draft: str, claims: list[str]
) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims
