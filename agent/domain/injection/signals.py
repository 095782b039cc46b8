"""What gives away a sentence that speaks to the model: weighed patterns over folded text."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from agent.domain.injection.words import (
    ACT,
    CLAIMS,
    DROP,
    EARLIER,
    GAP,
    GOOD,
    MODEL,
    ORDERS,
    RULE,
    RULER,
    SOURCES,
    TRUE,
)


class Signal(NamedTuple):
    """A pattern and its weight; negative ones speak for the sentence."""

    weight: int
    pattern: re.Pattern[str]


BE = (
    r"\b(?:you are (?:now|no longer)|from now on,? you (?:are|will (?:act|be|answer|respond)"
    r"|act|answer|respond)|pretend (?:to be|you are)|behave (?:as|like)|role[-\s]?play as)"
)
ONE = r"(?: \w+)? (?:an? |the |my )?(?:\w+ ){0,2}?"
FREED = r"(?:dan|jailbroken|unrestricted|uncensored|unfiltered)"


def _signal(weight: int, pattern: str) -> Signal:
    return Signal(weight, re.compile(pattern))


GROUPS: Mapping[str, tuple[Signal, ...]] = {
    "override": (
        _signal(3, rf"\b{DROP}{GAP % 4}\b{EARLIER}{GAP % 3}{ORDERS}"),
        _signal(3, rf"\b{DROP}\W*(?:(?:all|any|of|the)\W*)*(?:previous|prior|your)\W*{ORDERS}"),
        _signal(
            3,
            rf"\b{DROP}{GAP % 3}\b(?:everything|anything|all|whatever|what)(?: that)? (?:you"
            r"(?:['’]?ve| have| were| had| are)?(?: been)? (?:told|given|instructed|taught"
            r"|asked|read)"
            r"|(?:was |came |is |has been )?(?:said |written |stated |came |stands? )?"
            r"(?:above|before(?: this| now)?))|\b(?:forget|ignore|disregard) the (?:above"
            r"|foregoing)"
            r"(?=\W*(?:$|[.;:!]|and\b))",
        ),
        _signal(
            3,
            rf"\b{ORDERS}{GAP % 4}(?:(?:is|are|has been|have been|were) (?:now )?(?:void"
            rf"|cancell?ed"
            r"|superseded|overrid\w+|revoked|no longer (?:valid|in force|apply))|no longer apply)",
        ),
        _signal(
            2,
            rf"\b{DROP}{GAP % 2}\b(?:your|its|these|those|all|any|the) (?:\w+ )?(?:rules"
            rf"|guidelines"
            r"|constraints|training|restrictions|context|safeguards|filters)\b",
        ),
        _signal(1, rf"\b{EARLIER}\W+{ORDERS}|\byour {ORDERS}"),
    ),
    "addressed": (
        _signal(
            2,
            r"\b(?:dear|hey|hello|attention|note (?:to|for)|notice (?:to|for)|message (?:to|for)"
            r"|instructions? (?:to|for)|reminder (?:to|for)|if you are|you are)[\s:,]*"
            rf"(?:(?:any|all|the|an?|every|now|in fact|automated) )*{MODEL}\b",
        ),
        _signal(
            2,
            rf"\b(?:{MODEL}|{RULER}|you)(?: who| that| which)? (?:is |are )?(?:now )?(?:reads?"
            r"|reading|process(?:es|ing)?|summari[sz](?:es?|ing)|pars(?:es?|ing)|see|seeing"
            r"|evaluat(?:es?|ing)) (?:this|these|the following)\b",
        ),
        _signal(1, rf"\b{MODEL}\b"),
    ),
    "commanded": (
        _signal(
            1,
            rf"\b(?:{RULER}|{MODEL}|you)\W+(?:\w+ )?(?:must|should|shall|has to|have to|will"
            r"|needs? to|is to|are to|(?:is|are) (?:required|instructed|hereby)|(?:can"
            r"|may) only)\b",
        ),
        _signal(
            1,
            r"(?:^|[:;,.!—–-])\W*(?:(?:please|simply|just|always|now|then|instead|and|only) )*"
            rf"{RULE}\b",
        ),
    ),
    "role": (
        _signal(
            3,
            rf"(?:{BE}|{ACT} as){ONE}(?:{MODEL}|{RULER}|{FREED})\b"
            rf"|\bact as{ONE}(?:{MODEL}|{FREED})\b",
        ),
        _signal(
            3,
            r"\byour (?:(?:new|real|true|actual|only|sole|primary|updated) )+(?:task|goal|objective"
            r"|purpose|instructions?|directive|mission) (?:is|are) (?:now )?to\b",
        ),
        _signal(
            2,
            r"\byour (?:(?:new|real|true|actual|only|sole|primary|updated) )+(?:task|role|goal"
            r"|objective|purpose|instructions?|directive|mission)\b",
        ),
        _signal(
            2,
            r"\b(?:developer|admin(?:istrator)?|debug|god|jailbreak|dan|root) mode\b|\bjailbreak\b"
            r"|\bsystem (?:override|prompt)\b|\boverride (?:code|protocol|authori[sz]ed)",
        ),
        _signal(
            2,
            r"\b(?:new|updated|revised|real|true|hidden|secret|additional) (?:system )?"
            r"(?:instructions?|prompt|directives?)(?: (?:is|are|follows?|below))?\s*:",
        ),
    ),
    "secrets": (
        _signal(
            3,
            r"\b(?:reveal|print|repeat|show|leak|output|display|disclose|send|post|email|expose)\b"
            r"(?:\W+\w+){0,4}?\W+(?:system prompt|your (?:instructions|prompt|rules|training)"
            r"|hidden (?:prompt|instructions)|initial prompt|conversation history)",
        ),
    ),
    "verdict": (
        _signal(3, rf"\b{RULE}\b{GAP % 5}\b{CLAIMS}{GAP % 6}\b{GOOD}\b"),
        _signal(
            3,
            rf"\b{RULE}\b{GAP % 3}(?:them|it|this|these|those|all|each|one|verdict|only)"
            rf"{GAP % 3}\b{GOOD}\b",
        ),
        _signal(
            3,
            r"[\"']?\b(?:verdict|label|entailment|ruling)\b[\"']?\s*[:=]\s*[\"']?"
            rf"(?:{GOOD}|true\b|verified|1\.0)",
        ),
        _signal(2, rf"\b{RULE}\b{GAP % 5}\b{CLAIMS}{GAP % 6}\b{TRUE}\b"),
        _signal(
            2,
            r"\b(?:set|assign|give|use|report|return|output"
            r"|raise)\b(?:\W+\w+){0,6}?\W+(?:confidence"
            r"|entailment|coverage|support(?: score| probability)?|score|rating)\b"
            r"(?:\W+\w+){0,6}?\W+(?:1(?:\.0+)?|100(?: ?%| percent)?|one|0\.\d+|max(?:imum)?"
            r"|highest|full)\b",
        ),
        _signal(
            2,
            r"\b(?:verdict|label|ruling|entailment|judge?ment)\b(?: \w+){0,3}? (?:must|should|shall"
            rf"|has to|is always|will|needs to)(?: \w+)? be (?:{GOOD}|{TRUE}|entailment"
            rf"|1(?:\.0)?)\b",
        ),
        _signal(
            2,
            rf"\b(?:all|every|any|each|no|these|the) (?:\w+ ){{0,3}}?{CLAIMS}\b{GAP % 6}(?:is|are"
            rf"|has|have|must|should|been|count)\b{GAP % 5}\b(?:{GOOD}|{TRUE})\b{GAP % 3}"
            rf"\b(?:by|per|according to)\b{GAP % 3}(?:{RULER}|{MODEL}|affidavit)\b",
        ),
        _signal(
            2,
            rf"\b(?:all|every|any|each) (?:\w+ )?(?:claims?|statements?|assertions?){GAP % 4}"
            rf"\b(?:is|are|has|have|must|should|shall)\b{GAP % 4}\b(?:{GOOD}|{TRUE})\b",
        ),
    ),
    "unchecked": (
        _signal(
            2,
            rf"\b(?:{DROP}|(?:do not|don['’]?t|never|not|stop|skip|avoid|refrain from)"
            r" (?:us\w+|check\w*|consult\w*|read\w*|look\w* at|cit\w+|consider\w*|search\w*"
            r"|verif\w+|trust\w*|rely\w*|report\w*|compar\w+|evaluat\w+|retriev\w+|test\w*)"
            rf"|skip|distrust)\b{GAP % 4}\b{SOURCES}",
        ),
        _signal(
            1,
            r"\b(?:regardless of|no matter (?:what|how|which)|even (?:if|when|though) (?:it"
            r"|they|the"
            r"|this|other|another)|whatever (?:it|they|the)|without (?:check|verif|look|quest"
            r"|consult"
            r"|evidence|hesitat|exception|reading)\w*|no (?:further|additional) (?:check|verif"
            r"|evidence|review|fact)\w*|do not question|unconditionally|under all circumstances)",
        ),
    ),
    "evidence": (_signal(1, rf"\b{CLAIMS}\b.{{0,80}}\b{SOURCES}"),),
    "precedence": (
        _signal(
            1,
            r"\b(?:this|the present|the current|the following) (?:document|text|source|page|passage"
            r"|chunk|file)\b.{0,60}\b(?:overrid\w+|supersede\w*|outranks?|takes? (?:precedence"
            r"|priority)|only (?:trust\w+|reliable|valid|true)|authoritative|wins?)\b"
            r".{0,60}\b(?:other|all|any|every)\b",
        ),
    ),
    "answer": (
        _signal(
            2,
            r"\b(?:correct|true|real|right|only|official|expected|gold) (?:answer|verdict|response"
            r"|label|output)\b(?:\W+\w+){0,10}?\W+(?:is|must be|should be)\b",
        ),
        _signal(
            2,
            r"\b(?:respond|reply|answer|say|output|write|print|return|repeat|conclude|state|tell"
            r"|include|insert|append|begin|start|end)\b(?:\W+\w+){0,6}?\W+(?:only|exactly"
            r"|always|(?:with |that )?the (?:word|phrase|following|sentence|text|string)|nothing "
            r"(?:but|else)|verbatim)\b"
            r"(?=.{0,120}\b(?:prompt|user|question|summary|response|answer|instead|output)\b)",
        ),
        _signal(
            1,
            r"\b(?:respond|reply|answer|say|conclude|state|confirm) (?:only )?(?:that|with)\b",
        ),
    ),
    "occasion": (
        _signal(
            1,
            r"\b(?:when|if|whenever|in case|once) (?:you(?:['’]re| are)? )?(?:(?:a|the|any) user |"
            r"someone )?(?:asks?|asked|answering|summari[sz]ing|responding|drafting|judging"
            r"|verifying"
            r"|evaluating|generating|queried|reading this|read this|see this|process this)",
        ),
        _signal(
            1,
            r"\b(?:the user|this prompt|the prompt|your (?:answer|response|reply|output|summary"
            r"|verdict|draft|final answer)|the context window|chunk ids?|the conversation)\b",
        ),
    ),
    "defence": (
        _signal(
            -2,
            r"\b(?:true|correct|supported|verified|valid|accurate|approved) (?:or|and/or|/) "
            r"(?:false|not|incorrect|unsupported|rejected|invalid|denied|contradicted)\b",
        ),
        _signal(
            -1,
            r"\b(?:once|after|only (?:if|when|after)|unless|provided that|as soon as) (?:the|it|"
            r"they|all|its|their|a|an|you have)\b",
        ),
    ),
}
"""The signals; of each group the weightiest that is found counts."""
