"""Which drawing goes with which words: those of a kind, of a card's name, or of what a card does."""

from collections.abc import Callable
from enum import Enum

from . import callings, emblems, fields, grounds, instruments, microbes, organisms
from .chance import Chance

Drawing = str | Callable[[Chance], str]
Words = tuple[tuple[str, Drawing], ...]


class Sort(Enum):
    """What a drawing is in a picture: its ground, its subject, or a sign beside it."""

    GROUND = 0
    LIVING = 1
    FIELD = 2
    SIGN = 3


# The first line with a word that occurs in the text counts, so a longer word stands before a shorter one in it.
LIVING: Words = (
    ("phage", microbes.phage),
    ("bacteri, microb, germ", microbes.rods),
    ("virus, vira", microbes.crystal),
    ("archae", microbes.lobed),
    ("protist, protozo, amoeba, alga", microbes.amoeba),
    ("yeast", organisms.YEAST),
    ("fung, mould, mold, mushroom, lichen", microbes.threads),
    ("ciliate, paramecium, tetrahymena, plankton", organisms.CILIATE),
    ("worm, nematode, snake", organisms.WORM),
    ("butterfly, fly, insect, drosophila, bee, beetle, mosquito", organisms.FLY),
    ("fish, shark, whale", organisms.FISH),
    ("frog, toad, amphib, newt, lizard, reptile", organisms.FROG),
    ("mouse, mice, rat, mammal, rodent", organisms.MOUSE),
    ("cress, arabidopsis, flower, herb, weed", organisms.CRESS),
    ("bird, chick, pigeon, duck", organisms.BIRD),
    ("tree, oak, pine", organisms.TREE),
)
GROUNDS: Words = (
    ("freshwater, pond, lake, river, wetland", grounds.pond),
    ("ocean, sea, marine, reef", grounds.sea),
    ("soil, earth, desert", grounds.earth),
    ("host, gut, body, skin, tissue", grounds.tissue),
    ("plant, root, leaf, forest, jungle, garden", grounds.blade),
    ("extreme, hot, volcan, spring, vent, salt", grounds.heat),
    ("air, sky, cloud, arctic, ice", grounds.sky),
)
FIELDS: Words = (
    ("astro, space, cosmo, planet", fields.stars),
    ("geosci, geolog, geograph, geophys, climate, mining", fields.strata),
    ("computer, informat, software, program, technolog, electronic", fields.circuit),
    ("engineer, mechanic, machine", fields.gears),
    ("chemi, material", fields.molecule),
    ("medic, health, surge, nurs", fields.pulse),
    ("life, biolog, botan, ecolog", fields.leaves),
    ("mathemat, geometr, statistic, logic", fields.figures),
    ("polymath, universal", fields.POLYMATH),
    ("physic, quantum, nuclear", fields.orbits),
    ("psycho, neuro, brain, mind", fields.MIND),
    ("language, history, world, econom, societ, social", fields.WORLD),
    ("acoustic, optic, sound, light, wave, music", fields.waves),
    ("agri, nutrition, food", fields.veins),
    ("science", fields.orbits),
    ("art", fields.bits),
)
SIGNS: Words = (
    ("sequencing, gel, blot", instruments.gel),
    ("lines, pedigree, breeding", instruments.FAMILY),
    ("bioinfo, comput", instruments.screen),
    ("imaging, microscop", instruments.MICROSCOPE),
    ("editing, crispr", instruments.scissors),
    ("genetic, genom, dna, gene", instruments.helix),
    ("assay, culture, chromatograph", instruments.TUBES),
    ("activis, advoca, outreach", callings.MEGAPHONE),
    ("industry, factory", callings.FACTORY),
    ("policy, law, govern", callings.TEMPLE),
    ("professor, teach, lectur", callings.BOOK),
    ("doctor, degree, phd", callings.CAP),
    ("junior, student, young", callings.PLANE),
    ("groundbreak, pioneer, first", callings.SUMMIT),
    ("prize, award, honour, honor", callings.LAUREL),
    ("pathogen, disease, infect", callings.VIRUS_SIGN),
    ("symbio, partner", callings.RINGS),
    ("photosynth, solar", callings.SUN_LEAF),
    ("cycle, recycl", callings.CYCLE),
    ("ability, power, energy", callings.BOLT),
    ("observ", callings.LENS),
    ("hypothes, idea", callings.BULB),
    ("experiment, test, trial", callings.FLASK),
    ("analy, data", callings.CHART),
    ("publi, paper", callings.PAGE),
    ("wild, any", callings.BURST),
    ("seed, growth", callings.SPROUT),
)
# Living things that a name tells more of than their class does.
SPECIES: Words = (
    ("phage", microbes.phage),
    ("mosaic", microbes.staffs),
    ("influenza, corona, hiv, herpes, measles", microbes.spiked),
    ("coccus, cocci", microbes.cocci),
    ("spirill, spiro, treponema, borrelia", microbes.spirals),
    ("vibrio, wolbachia, campylo", microbes.commas),
    ("saccharomyces, candida", organisms.YEAST),
    ("myces, penicillium, aspergillus, rhizophagus", microbes.threads),
    ("physarum, slime", microbes.slime),
    ("huxleyi, diatom", microbes.plated),
    ("plasmodium, toxoplasma", microbes.rings_in_cells),
)
# Things that a card may be named after.
THINGS: Words = (
    ("telescope", callings.TELESCOPE),
    ("microscope", instruments.MICROSCOPE),
    ("abacus", callings.ABACUS),
    ("bridge", callings.BRIDGE),
    ("tower, radio, antenna", callings.TOWER),
    ("island", callings.ISLAND),
    ("notebook", callings.BOOK),
    ("blueprint, print, paper", callings.PAGE),
    ("punched", fields.bits),
    ("transistor", fields.circuit),
    ("compass", fields.figures),
    ("engine, pascaline, wheel", fields.gears),
    ("slide-rule, rule", callings.CHART),
    ("house-of, library, lecture, halls, labs, institute, park, temple", callings.TEMPLE),
)
# What a sentence does, by the verb that matters most in it.
DEEDS: Words = (
    ("counts as", emblems.JOKER),
    ("cancel", emblems.SHIELD),
    ("skip", emblems.HOURGLASS),
    ("it needs", emblems.WEIGHT),
    ("keep 1", emblems.FUNNEL),
    ("complete", emblems.CROWN),
    ("return to your hand", emblems.RETURN),
    ("swap, move", emblems.SWAP),
    ("look at, reveal", emblems.LOOK),
    ("each player draws", emblems.CIRCLE),
    ("take, steal", emblems.TAKE),
    ("draw", emblems.DRAW),
    ("burn", emblems.FLAME),
    ("discard", emblems.DISCARD),
    ("+", emblems.SCALES),
)
SPARE: tuple[Drawing, ...] = (fields.waves, fields.figures, fields.veins, fields.molecule, fields.orbits, fields.bits)


TABLES = ((LIVING, Sort.LIVING), (GROUNDS, Sort.GROUND), (FIELDS, Sort.FIELD), (SIGNS, Sort.SIGN))


def of_kind(kind: str, name: str) -> tuple[Sort, Drawing]:
    """The drawing of a kind, by the words of its id and name; a motif by chance where none is known."""
    text = f"{kind} {name}"
    for words, sort in TABLES:
        if drawing := by_word(words, text):
            return sort, drawing
    return Sort.FIELD, Chance(kind).pick(SPARE)


def by_word(words: Words, text: str) -> Drawing | None:
    """The drawing of the first line with a beginning of one of the words in a text; short ones must be whole."""
    given = text.lower().replace("-", " ").split()

    def fits(start: str) -> bool:
        return any(word == start or (len(start) > 3 and word.startswith(start)) for word in given)

    return next((drawing for line, drawing in words if any(map(fits, line.split(", ")))), None)


def by_part(words: Words, text: str) -> Drawing | None:
    """The drawing of the first line with something that occurs anywhere in a text."""
    lower = text.lower()
    return next((drawing for line, drawing in words if any(part in lower for part in line.split(", "))), None)


def strokes(drawing: Drawing, chance: Chance) -> str:
    """A drawing as SVG."""
    return drawing if isinstance(drawing, str) else drawing(chance)
