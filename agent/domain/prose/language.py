"""The language of a text, told by its script and its function words, where that is certain."""

import re
from collections import Counter
from functools import lru_cache

HITS = 2  # least number of different function words of a language,
SHARE = 0.12  # least share of the words that they make up,
MIXED = 4  # and least number of them for each word that is surely English
SCRIPT = 0.5  # least share of the letters that are in a script for the text to be in it
LEAST = 4  # letters in a foreign script, below which nothing is certain

_WORD = re.compile(r"(?<![\w-])[^\W\d_]+(?![\w-])")
_ENGLISH = frozenset(
    "the and that with by this these those it its from which are have has not their they them his "
    "she you your our been would should must can may all any than when where who what said were "
    "they he we".split()
)
_FUNCTION_WORDS = {
    "German": "der die das und ist nicht ein eine einen einem einer eines dem den des mit für auf "
    "von zu im am wird werden sind sich auch bei oder als nach über durch kann dass es ich sie wir "
    "wenn nur noch haben hat darf dürfen muss müssen kein keine keinen vor aus zum zur "
    "beträgt endet gilt gelten kostet",
    "French": "le la les un une des du de et est sont ne pas dans pour que qui sur avec au aux ce "
    "cette ces il elle nous vous ils je se son sa ses ou par plus leur doit doivent peut peuvent "
    "être à été",
    "Spanish": "el la los las un una unos unas y es son no en de del al que por para con su sus se "
    "lo como más pero o está están debe deben puede pueden esta este sin",
    "Italian": "il lo la gli le un uno una e è sono non di del della dei delle che in per con su "
    "si al alla da dal nel nella più ma anche come deve devono può possono",
    "Portuguese": "os as um uma e é são não em de do da dos das no na nos nas que por para com "
    "se ao mais mas ou deve devem pode podem seu sua está estão",
    "Dutch": "de het een en is zijn niet van in op te voor met dat die aan bij er ook als of naar "
    "door wordt worden maar geen moet moeten kan kunnen mag mogen deze dit om tot",
    "Swedish": "och att det som en ett är på av för med inte den till de om eller kan ska får "
    "från vid måste detta",
    "Danish or Norwegian": "og at det som en et er på af av med ikke den til har de om eller kan "
    "skal får fra ved må dette",
    "Polish": "w na do nie się jest są że to jak dla od po przez oraz lub przy tego jego może "
    "musi mogą być za",
    "Czech": "na je jsou se že do pro není nejsou jako nebo být od po při ve který musí může",
    "Romanian": "și în nu este sunt cu pe un care din pentru se ca sau mai trebuie poate al",
    "Hungarian": "az és nem egy hogy is van meg de ha vagy csak kell lehet mint ez nincs",
    "Finnish": "ja on ei ovat että se hän joka kun tai mutta myös voi ole eivät pitää saa",
    "Turkish": "ve bir bu için ile değil olarak olan gibi daha en çok veya her ise",
    "Indonesian": "dan yang di ini itu dengan untuk dari tidak pada dalam adalah akan atau harus",
}
_ALSO_ENGLISH = frozenset(
    "in on no do as an is to die am was war of for at has me so son con per van den or be it he "
    "all men by her har come plus sur de la le al da du".split()
)
"""Words of the tables that English has as well, by itself or in loans; they tell nothing."""
_TABLES = {
    name: frozenset(words.split()) - _ALSO_ENGLISH for name, words in _FUNCTION_WORDS.items()
}
_FOREIGN = frozenset[str]().union(*_TABLES.values())
_SCRIPTS = {
    "Japanese": re.compile(r"[\u3040-\u30ff]"),
    "Korean": re.compile(r"[\uac00-\ud7af\u1100-\u11ff]"),
    "Chinese or Japanese": re.compile(r"[\u3400-\u9fff]"),
    "Cyrillic script": re.compile(r"[\u0400-\u052f]"),
    "Greek": re.compile(r"[\u0370-\u03ff\u1f00-\u1fff]"),
    "Arabic script": re.compile(r"[\u0600-\u06ff\u0750-\u077f]"),
    "Hebrew": re.compile(r"[\u0590-\u05ff]"),
    "Thai": re.compile(r"[\u0e00-\u0e7f]"),
    "an Indian script": re.compile(r"[\u0900-\u0dff]"),
}
_WIDE = ("Japanese", "Korean", "Chinese or Japanese")


@lru_cache(maxsize=4096)
def foreign(text: str) -> str | None:
    """Return the language or script of a text that is surely not English, else None.

    Names do not count: a function word before a capital ("Banco de Chile") tells nothing.
    """
    return _script(text) or _latin(text)


def _script(text: str) -> str | None:
    if text.isascii():
        return None
    letters = sum(c.isalpha() for c in text)
    found = {name: len(pattern.findall(text)) for name, pattern in _SCRIPTS.items()}
    wide = sum(found[name] for name in _WIDE)
    if wide >= LEAST and wide >= SCRIPT * letters:
        return "Japanese" if found["Japanese"] else max(_WIDE, key=lambda name: found[name])
    name = max(found, key=lambda n: found[n])
    return name if found[name] >= LEAST and found[name] >= SCRIPT * letters else None


def _latin(text: str) -> str | None:
    words = _WORD.findall(text)
    english = sum(word.lower() in _ENGLISH for word in words)
    plain = Counter(w for w in _function_words(words) if w in _FOREIGN)
    if len(plain) < HITS:
        return None
    best, hits = None, 0
    for name, table in _TABLES.items():
        found = {w: n for w, n in plain.items() if w in table}
        total = sum(found.values())
        sure = len(found) >= HITS and total >= SHARE * len(words) and total >= MIXED * english
        if sure and total > hits:
            best, hits = name, total
    return best


def _function_words(words: list[str]) -> list[str]:
    """Return, in lower case, the words that may be function words rather than parts of names."""
    following = [*words, ""][1:]
    return [
        word.lower()
        for position, (word, after) in enumerate(zip(words, following, strict=False))
        if not after[:1].isupper() and (word.islower() or position == 0)
    ]
