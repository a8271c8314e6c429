"""The drawings that a card may choose by name; `labdeck.faces` draws them."""

DRAWINGS = tuple(
    " ".join(
        (
            "fly worm mouse fish frog cress ciliate yeast bird tree bee maize",
            "rods commas cocci spirals threads phage spiked capsid staffs amoeba slime plated rings-in-cells lobed",
            "tissue earth blade sea pond heat sky",
            "orbits molecule circuit gears pulse strata stars leaves figures waves bits veins world mind polymath",
            "microscope tubes family gel screen helix scissors",
            "megaphone factory temple book cap plane summit lens bulb flask chart page burst virus-sign rings sun-leaf",
            "cycle bolt sprout laurel telescope abacus bridge tower island",
            "rocket iceberg ammonite clock coin pipe drop syringe pill speech mirror broom rails pawn network spore",
            "fission dish lock gift kettle crystal solar diverse quill magnet laser",
            "swing-by ion-engine heat-shield parachute panels battery camera prism boom radar arm dish-antenna",
            "satellite probe rover lander helicopter comet ringed moon sun honeycomb",
            "flame discard draw swap take shield joker hourglass look weight crown funnel circle return scales",
        )
    ).split()
)
