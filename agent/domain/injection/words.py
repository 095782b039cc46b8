"""The kinds of words that texts addressing a model are made of, as alternatives of a pattern."""

GAP = r"(?:\W+\w+){0,%d}?\W*"
"""A template: at most ``%d`` words between two others."""

DROP = (
    r"(?:ignor(?:e|ing)|disregard(?:ing)?|forget|overlook|bypass|neglect|discard|overrid(?:e|ing)"
    r"|overrule|cancel|set aside|pay no attention to|stop (?:following|obeying)"
    r"|(?:do not|don['’]?t|never|no longer) (?:follow|obey|heed|apply|adhere to))"
)
EARLIER = (
    r"(?:previous(?:ly)?|prior|preceding|above|earlier|foregoing|former|initial|original|existing"
    r"|system|developer|hidden|safety)"
)
ORDERS = r"(?:instructions?|prompts?|directions|directives?|commands?|programming|guard\s?rails)"
MODEL = (
    r"(?:ai|a\.i\.|artificial intelligence|llms?|(?:large )?language models?|chat\s?bots?"
    r"|chat\s?gpt|gpt[-\s]?\w{1,3}|claude|gemini|copilot|(?:ai|virtual|digital) (?:assistants?"
    r"|agents?|models?|systems?|judges?|graders?|reviewers?|readers?|tools?))"
)
RULER = (
    r"(?:judges?|verifiers?|fact[-\s]?checkers?|graders?|evaluators?|checkers?|skeptics?"
    r"|assistants?|models?|summari[sz]ers?|writers?|classifiers?|entailment models?)"
)
CLAIMS = (
    r"(?:claims?|statements?|assertions?|sentences?|drafts?|answers?|verdicts?|hypothes[ie]s"
    r"|everything|anything)"
)
GOOD = r"(?:supported|grounded|entailed|entails|fully supported|non[-\s]?contradicted)"
TRUE = r"(?:verified|true|correct|factual|accurate|proven|confirmed|valid|trustworthy|covered)"
RULE = (
    r"(?:mark|label|rate|rule|treat|consider|accept|classify|(?<!the )(?<!a )(?<!any )judge"
    r"|deem|regard|return|report"
    r"|assign|give|score|declare|assume|approve|confirm|flag|set|output|answer|call"
    r"|grade|take|predict|choose|pick|select|conclude|write|issue|award)"
)
SOURCES = (
    r"(?:other (?:documents?|sources?|chunks?|passages?|files?|pages?|texts?|evidence)|evidence"
    r"|contradict\w+|conflicting|discrepanc\w+|fact[-\s]?check\w*|citations?"
    r"|the rest of (?:the|this) (?:document|text|context)|retrieved (?:documents?|chunks?))"
)

ACT = (
    r"(?:\byou (?:must|should|shall|will|may|can|have to|need to|are to) act"
    r"|(?:^|[:;,.!—–-]\W*|\b(?:please|now|then|instead|just|simply|always) )act)"
)
"""An order to act; of others, who may or must not act as somebody, documents speak all the time."""
