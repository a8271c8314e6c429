"""English for small things: plurals, articles, lists of words, and the word that was probably meant."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache

UNCHANGED = ("species", "series", "fish", "sheep", "deer")
IRREGULAR = {
    "alga": "algae",
    "antenna": "antennae",
    "bacillus": "bacilli",
    "bacterium": "bacteria",
    "cactus": "cacti",
    "calf": "calves",
    "child": "children",
    "criterion": "criteria",
    "datum": "data",
    "foot": "feet",
    "fungus": "fungi",
    "goose": "geese",
    "half": "halves",
    "helix": "helices",
    "hoof": "hooves",
    "knife": "knives",
    "larva": "larvae",
    "leaf": "leaves",
    "life": "lives",
    "loaf": "loaves",
    "locus": "loci",
    "louse": "lice",
    "man": "men",
    "matrix": "matrices",
    "mitochondrion": "mitochondria",
    "mouse": "mice",
    "nebula": "nebulae",
    "nucleus": "nuclei",
    "person": "people",
    "phenomenon": "phenomena",
    "pupa": "pupae",
    "quiz": "quizzes",
    "radius": "radii",
    "shelf": "shelves",
    "spectrum": "spectra",
    "stimulus": "stimuli",
    "stratum": "strata",
    "thief": "thieves",
    "tooth": "teeth",
    "vertebra": "vertebrae",
    "vertex": "vertices",
    "wolf": "wolves",
    "woman": "women",
}
MANY = {*IRREGULAR.values(), "archaea", "cattle", "genera", "prey"}  # words that are no singular
ONE = ("ss", "us", "is", "as", "os", "lens")  # endings of words that are one, for all their last letter
NO_SINGULAR = ("ics", "news", "means", "scissors", "binoculars", "mars")  # endings of words that are not counted
SPELLED = re.compile(  # beginnings of what is said letter by letter and begins with a vowel then: x-ray, mrna
    r"[aefhilmnorsx]-|f[bcdgjkmnpqstvxz]|h[bcdfgjklmnpqrstvxz]|l[bcdfghjkmnpqrstvxz]|m[bcdfghjklmpqrstvxz]"
    r"|n[bcdfghjklmnpqrstvxz]|r[bcdfgjklmnpqrstvxz]|s[bdfgjxz]|x[bcdfghjklmnpqrstvwxz]"
)
LONGEST = 80  # characters of a word for which a near one is sought


def is_many(word: str) -> bool:
    """Whether a noun stands for several already, or for what is not counted: seeds, mice, data, prey."""
    last = re.split("[ -]", word)[-1]
    return last in MANY or (last.endswith("s") and not last.endswith((*ONE, *UNCHANGED)))


@lru_cache(maxsize=1024)
def plural(word: str) -> str:
    """The plural of an English noun: technique, techniques; specialty, specialties; mouse, mice; seeds, seeds."""
    if word.endswith(UNCHANGED) or is_many(word):
        return word
    last = re.split("[ -]", word)[-1]
    if last in IRREGULAR:
        return word[: len(word) - len(last)] + IRREGULAR[last]
    if word.endswith("sis"):
        return word[:-2] + "es"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "ch", "sh", "hero")) else "s")


def singular(word: str) -> str:
    """One of what a plural stands for, if it stands for what is counted: seeds, seed; mice, mouse; data, datum."""
    last = re.split("[ -]", word)[-1]
    one = next((one for one, many in IRREGULAR.items() if many == last), "")
    if one:
        return word[: len(word) - len(last)] + one
    if not is_many(word) or last in MANY or last.endswith(NO_SINGULAR):
        return word
    if word.endswith("ies") and len(last) > len("pies"):
        return word[:-3] + "y"
    return word[: -2 if word.endswith(("sses", "shes", "ches", "xes", "zes")) else -1]


def counted(number: int, word: str) -> str:
    """The number with its noun: 1 card, 2 cards."""
    return f"{number} {word if number == 1 else plural(word)}"


def with_article(word: str) -> str:
    """The word after "a" or "an", by its sound."""
    sound = word.lower()
    vowel = sound.startswith(("a", "e", "i", "o", "u", "hour", "honest", "honour"))
    consonant = sound.startswith(("uni", "use", "usu", "eu", "one", "once", "u-"))
    return f"{'an' if (vowel and not consonant) or SPELLED.match(sound) else 'a'} {word}"


def listed(words: Sequence[str], last: str) -> str:
    """The words as a sentence lists them: a, b or c (with `last` the word before the last one)."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def nearest(word: str, words: Iterable[str]) -> str:
    """The one of the words that is most like this one; empty if none is."""
    by_lower = {each.lower(): each for each in words}
    found = get_close_matches(word[:LONGEST].lower(), by_lower, n=1, cutoff=0.55)
    return by_lower[found[0]] if found else ""


def ended_once(sentence: str) -> str:
    """A sentence without the full stop where its last name brings a mark of its own."""
    return sentence.replace("!.", "!")


def within(name: str) -> str:
    """A name as it stands within a sentence: with a small first letter, unless it begins with capitals, as DNA does."""
    return name if name[1:2].isupper() else name[:1].lower() + name[1:]


def with_names(sentence: str, names: dict[str, str]) -> str:
    """A sentence in which kinds are called by the names on their cards, and not by their ids."""
    return re.sub(r"[\w-]+", lambda word: within(names[word[0]]) if word[0] in names else word[0], sentence)
