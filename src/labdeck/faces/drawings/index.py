"""Which drawing goes with which words: those of a kind, of a card's name, or of what a card does."""

from collections.abc import Callable, Iterator
from enum import Enum

from labdeck.faces.chance import Chance
from labdeck.faces.words import Table, by_lines

from . import callings, emblems, fields, grounds, instruments, microbes, organisms, spacecraft, things

Drawing = str | Callable[[Chance], str]


class Sort(Enum):
    """What a drawing is in a picture: its ground, its subject, or a sign beside it."""

    GROUND = 0
    LIVING = 1
    FIELD = 2
    SIGN = 3


# Of several lines that know a word of a kind, the first counts.
LIVING: Table[Drawing] = (
    ("phage*", microbes.phage),
    ("bacteri*, microb*, germ", microbes.rods),
    ("virus*, viral*", microbes.capsid),
    ("archae*", microbes.lobed),
    ("protist*, protozo*, amoeba*, alga", microbes.amoeba),
    ("yeast*", organisms.YEAST),
    ("fungus*, fungi*, mould*, mold, mushroom*, lichen*", microbes.threads),
    ("ciliate*, paramecium*, tetrahymena*, plankton*", organisms.CILIATE),
    ("worm, nematode*, snake*", organisms.WORM),
    ("butterfly*, fly, insect*, drosophila*, bee, beetle*, mosquito*", organisms.FLY),
    ("zebrafish*, fish, shark*, whale*", organisms.FISH),
    ("frog, toad, amphib*, newt, lizard*, reptile*", organisms.FROG),
    ("mouse*, mice, rat, mammal*, rodent*", organisms.MOUSE),
    ("cress*, arabidopsis*, flower*, herb, weed", organisms.CRESS),
    ("bird, chick*, pigeon*, duck", organisms.BIRD),
    ("tree, oak, pine", organisms.TREE),
)
GROUNDS: Table[Drawing] = (
    ("freshwater*, pond, lake, river*, wetland*", grounds.pond),
    ("ocean*, sea, marine*, reef", grounds.sea),
    ("soil, earth*, desert*", grounds.earth),
    ("host, gut, body, skin, tissue*", grounds.tissue),
    ("plant*, root, leaf, forest*, jungle*, garden*", grounds.blade),
    ("extreme*, hot, volcan*, spring*, vent, salt", grounds.heat),
    ("air, sky, cloud*, arctic*, ice", grounds.sky),
)
FIELDS: Table[Drawing] = (
    ("astro*, space*, cosmo*, planet*", fields.stars),
    ("geosci*, geolog*, geograph*, geophys*, climate*, mining*", fields.strata),
    ("computer*, informat*, software*, program*, technolog*, electronic*", fields.circuit),
    ("engineer*, mechanic*, machine*", fields.gears),
    ("chemi*, material*", fields.molecule),
    ("medic*, health*, surge*, nurse*, nursing*", fields.pulse),
    ("life, biolog*, botan*, ecolog*", fields.leaves),
    ("mathemat*, geometr*, statistic*, logic*", fields.figures),
    ("polymath*, universal*", fields.POLYMATH),
    ("physic*, quantum*, nuclear*", fields.orbits),
    ("psycho*, neuro*, brain*, mind", fields.MIND),
    ("language*, history*, world*, econom*, societ*, social*", fields.WORLD),
    ("acoustic*, optic*, sound*, light*, wave, music*", fields.waves),
    ("agricult*, nutrition*, food", fields.veins),
    ("science*", fields.orbits),
    ("art", fields.bits),
)
SIGNS: Table[Drawing] = (
    ("sequencing*, gel, blot", instruments.gel),
    ("lines*, pedigree*, breeding*", instruments.FAMILY),
    ("bioinfo*, comput*", instruments.screen),
    ("imaging*, microscop*", instruments.MICROSCOPE),
    ("editing*, crispr*", instruments.scissors),
    ("genetic*, genom*, dna, gene", instruments.helix),
    ("assay*, culture*, chromatograph*", instruments.TUBES),
    ("activis*, advoca*, outreach*", callings.MEGAPHONE),
    ("industry*, factory*", callings.FACTORY),
    ("policy*, law, govern*", callings.TEMPLE),
    ("professor*, teach*, lectur*", callings.BOOK),
    ("doctor*, degree*, phd", callings.CAP),
    ("junior*, student*, young*", callings.PLANE),
    ("groundbreak*, pioneer*, first*", callings.SUMMIT),
    ("prize*, award*, honour*, honor*", callings.LAUREL),
    ("pathogen*, disease*, infect*", callings.VIRUS_SIGN),
    ("symbio*, partner*", callings.RINGS),
    ("photosynth*, solar*", callings.SUN_LEAF),
    ("cycle*, recycl*", callings.CYCLE),
    ("ability*, power*, energy*", callings.BOLT),
    ("observ*", callings.LENS),
    ("hypothes*, idea", callings.BULB),
    ("experiment*, test, trial*", callings.FLASK),
    ("analy*, data", callings.CHART),
    ("publi*, paper*", callings.PAGE),
    ("wild, any", callings.BURST),
    ("seed, growth*", callings.SPROUT),
    ("camera*, photograph*", spacecraft.CAMERA),
    ("spectro*, prism*", spacecraft.PRISM),
    ("radar*, sonar*", spacecraft.RADAR),
    ("antenna*, aerial*, transmit*", spacecraft.DISH_ANTENNA),
    ("battery, batteries, accumulator*", spacecraft.BATTERY),
    ("satellite*", spacecraft.SATELLITE),
    ("parachut*", spacecraft.PARACHUTE),
    ("rover", spacecraft.ROVER),
    ("robot*, crane*", spacecraft.ARM),
    ("moon, lunar*", spacecraft.MOON),
    ("sun, sunlight*", spacecraft.SUN),
    ("comet*, asteroid*, meteor*", spacecraft.COMET),
)
# Living things that a name tells more of than their class does.
SPECIES: Table[Drawing] = (
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
# Things that a card's name or its facts may speak of.
THINGS: Table[Drawing] = (
    ("telescope, spyglass", callings.TELESCOPE),
    ("microscope, equipment, equipped", instruments.MICROSCOPE),
    ("abacus", callings.ABACUS),
    ("bridge", callings.BRIDGE),
    ("tower, radio, phones, broadcast", callings.TOWER),
    ("island", callings.ISLAND),
    ("notebook, principia, press", callings.BOOK),
    ("blueprint, manuscript, elements, note, patent", callings.PAGE),
    ("punched, code, compiler, web", fields.bits),
    ("transistor, chip, memex, circuit, console, eniac", fields.circuit),
    ("compass, theorem, principles, symmetries, algorithm", fields.figures),
    ("engine, pascaline, wheel, machine, condenser, bombe, motor, device", fields.gears),
    ("slide, equation, tables, diagram, chart", callings.CHART),
    ("library, lecture, halls, labs, institute, temple, patriarchy, wisdom, park", callings.TEMPLE),
    ("antarctica, iceberg, glacier", things.ICEBERG),
    ("star, pulsar, galaxies, moon, cosmic, horizon, comet, starlight, astronomer", fields.stars),
    ("droplet, washing, acidification, drink, yogurt", things.DROP),
    ("chromosome, dna, rna, gene, genome, metagenomics", instruments.helix),
    ("memories, memory, brain", fields.MIND),
    ("torch, bulb, idea, genius, eureka", callings.BULB),
    ("virus", microbes.spiked),
    ("laser, maser", things.LASER),
    ("crystals", things.CRYSTAL),
    ("solar", things.SOLAR),
    ("embryo, fish", organisms.FISH),
    ("filter, bacteria", microbes.rods),
    ("rover, mars, rocket, space, hubble, orbit", things.ROCKET),
    ("molecule, enzyme", fields.molecule),
    ("tree, forest, habitat", organisms.TREE),
    ("factory, factories", callings.FACTORY),
    ("earthquake, drift, cliff, seismoscope", fields.strata),
    ("aeronautical, aircraft, flight", callings.PLANE),
    ("maize", things.MAIZE),
    ("atom, nucleus, curie, photo, ellipse", fields.orbits),
    ("ichthyosaur, fossil, dinosaur", things.AMMONITE),
    ("bird, pigeon, finch, species, selection", organisms.BIRD),
    ("drug, antibiotic, penicillin, streptomycin", things.PILL),
    ("surgeon, insulin, injection, vaccin*", things.SYRINGE),
    ("clock, delays", things.CLOCK),
    ("heart, clinic, hospital, tuberculosis", fields.pulse),
    ("flower, petals", organisms.CRESS),
    ("stem, fission, divide, dividing", things.FISSION),
    ("magnet*", things.MAGNET),
    ("sunlight, glows", callings.SUN_LEAF),
    ("mosquito, moth", organisms.FLY),
    ("diversity, interdisciplinary", things.DIVERSE),
    ("representation, themselves", things.MIRROR),
    ("phd", callings.CAP),
    ("compliment, nice", things.SPEECH),
    ("mentors, network, society, quorum, connection", things.NETWORK),
    ("tokenism", things.PAWN),
    ("track, railway", things.RAILS),
    ("bee", things.BEE),
    ("pipeline", things.PIPE),
    ("family", instruments.FAMILY),
    ("trailblazer", callings.SUMMIT),
    ("power, breakthrough, lightning", callings.BOLT),
    ("credit, lean", things.QUILL),
    ("invest, fund, funding, grant, bitcoin", things.COIN),
    ("janitor", things.BROOM),
    ("again, paradigm", callings.CYCLE),
    ("culture, maze", things.DISH),
    ("autoclave", things.KETTLE),
    ("misidentified, review, specialist", callings.LENS),
    ("shutdown, cryptography, codebreaking", things.LOCK),
    ("sample, stock", instruments.TUBES),
    ("endospore, spore", things.SPORE),
    ("medium, laboratory, flask", callings.FLASK),
    ("endosymbiosis, squid, roots, nodules", callings.RINGS),
    ("donation", things.GIFT),
    ("traveller", fields.WORLD),
    ("outreach", callings.MEGAPHONE),
    ("crop, peanut", callings.SPROUT),
    ("animalcule", microbes.amoeba),
    ("cholera", microbes.commas),
    ("dispute", emblems.SCALES),
    ("nitrogen, carbon, ammonia", callings.CYCLE),
    ("fermenting, dough, milk", callings.FLASK),
)
# What a sentence does, by the verb that matters most in it.
DEEDS: Table[Drawing] = (
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


def by_words(kind: str, name: str) -> Iterator[tuple[Sort, Drawing]]:
    """The drawings that fit a kind, by the words of its id and name; the first fits best."""
    return ((sort, drawing) for words, sort in TABLES for drawing in by_lines(words, f"{kind} {name}"))


def strokes(drawing: Drawing, chance: Chance) -> str:
    """A drawing as SVG."""
    return drawing if isinstance(drawing, str) else drawing(chance)
