"""Words that take a statement back, or leave it open, as parts of patterns."""

BE = r"(?:is|are|was|were|be|has been|have been|had been)"
ADVERBS = (
    r"(?:(?:a|an|the|also|simply|just|plainly|entirely|completely|totally|quite|absolutely|clearly|"
    r"however|therefore|often|widely|demonstrably|factually|common|popular|widespread|persistent|"
    r"old|well-known|complete|urban|frequent|outright|mere|pure|now|since|later|subsequently|"
    r"already|eventually|then|publicly|officially|repeatedly|generally|largely|soon|long|only)\s+)*"
)
FALSE = (
    r"(?:false|untrue|wrong|incorrect|inaccurate|mistaken|erroneous|fake|bogus|nonsense|fabricated|"
    r"unfounded|baseless|debunked|refuted|disproved|disproven|discredited|rebutted|"
    r"myths?|misconceptions?|lies?|fallacy|hoax|fabrication|falsehood|fiction|misunderstanding|"
    r"legend|error|(?:not|n['’]t)\s+(?:(?:quite|actually|at all|in fact)\s+)?"
    r"(?:true|correct|the case|so|accurate|right|a fact))"
)
SPENT = (
    r"(?:rejected|withdrawn|retracted|repealed|revoked|rescinded|deleted|removed|struck|annulled|"
    r"abolished|cancel+ed|overturned|dismissed|denied|disputed|contested|questioned|unproven|"
    r"unconfirmed|unsubstantiated|unverified|unsupported|doubtful|superseded|outdated|out of date|"
    r"obsolete|abandoned|dropped|scrapped|voted down|defeated|no longer|hypothetical|fictional|"
    r"deprecated|expired|void|rumou?rs?|only (?:a )?(?:proposal|draft|plan)s?|"
    r"(?:not|never)\s+(?:adopted|approved|confirmed|accepted|supported|in force|proven|proved|"
    r"passed|implemented|enacted))"
)
PLANNED = (
    r"(?:planned|to be (?:confirmed|decided|done|agreed)|tbc|tbd|to do|todo|on hold|put off"
    r"|postponed|deferred|pending|outstanding|in progress|ongoing|overdue|scheduled"
    r"|not (?:yet )?(?:begun|started|done|complete[d]?))"
)
UNDONE = (
    rf"(?:{SPENT}|{PLANNED}|draft|proposed|under (?:discussion|consideration|review)"
    r"|being discussed|declined|refused|turned down|not (?:yet )?(?:decided|agreed|approved))"
)
SAYING = (
    r"(?:say|said|claim|believe|think|thought|assume|state|suggest|conclude|assert|suppose|report|"
    r"imagine|maintain|allege|announce|imply|write|wrote|argue)(?:s|d|ed|ing)?"
)
STATED = (
    r"(?:claim|rumou?r|belief|idea|notion|allegation|assertion|statement|theory|story|suggestion|"
    r"assumption|hypothesis|accusation|report|information|impression|view|conclusion|argument|"
    r"motion|proposal|rule|provision|sentence|paragraph|clause|section|article|regulation|policy|"
    r"passage|entry|exemption|permission|exception|amendment|bill|resolution|plan|version|text|"
    r"wording|answer|example|option|decision|fee|price|rate|figure)s?"
)
UNTRUE = r"(?:myth|misconception|fallacy|falsehood|hoax|lie|urban legend|fiction)"
DENIAL = r"(?:\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without)\b|n['’]t\b)"
