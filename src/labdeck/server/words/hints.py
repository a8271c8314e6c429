"""Hints: why something would be a good choice."""

# By the verb of the choice, in every family; a family's own sentences go before these.
WHY = {
    "block": "What is about to happen would hurt you more than losing this card.",
    "pass": "It is better to keep your cards for later.",
    "choose": "It is the best of what there is to choose from.",
    "top": "You will want it soon.",
    "bottom": "Nobody should get it soon.",
    "first": "Of what the card offers it helps you most.",
    "second": "Of what the card offers it helps you most.",
    "third": "Of what the card offers it helps you most.",
    "cancel": "What is about to happen helps the others more than this card could help you.",
}
# Where a card says that something may be done, it is accepted or passed; elsewhere these words mean more.
WHY_MAY = {"accept": "It gives you more than it costs.", "pass": "It would cost you more than it gives."}
