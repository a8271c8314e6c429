"""Why a sentence is refused, in English."""

REASONS = {
    "dice": "there are no dice in these games",
    "unlimited": "nothing limits how many modifiers a turn may have",
    "this project": "the card lies beside no {project}; begin with “Put this on …”",
    "word": "the word “{word}” is not known here",
    "cards": "this deck has no “{word}”",
    "number": "that number is too large or too small here",
    "amount": "so many cannot be meant here",
    "pile": "this deck has no such pile (modifiers have one by the knob modifier_pile), or it is not used so",
    "what": "such cards cannot be meant here",
    "having": "a player of this deck cannot be asked to have that",
    "player": "that player cannot be meant here",
    "place": "cards cannot lie there",
    "which": "say which cards: “and discard 1 card from it” if it is one of those that are seen, “from your hand” if "
    "they are yours",
    "hidden": "nobody chooses among cards that are hidden: the owner chooses (“Another player discards 1 card”), the "
    "game does (“at random”), or you look first (“Look at another player's hand and discard 1 card from it”)",
    "choosing": "to choose does nothing by itself: say what happens to it",
    "scope": "it is not clear to what the condition belongs: begin the sentence with it",
    "held": "“Steal 1 item.” takes one from a hero of any other player; for cards of a hand say “gives you 1 item”",
    "absent": "no such cards lie in that pile",
    "fewer": "any of its needs is left out: say “1 fewer resource”",
    "hand": "a whole hand is swapped, passed on or given to you, and you give single cards",
    "instant": "only instant abilities can be copied: say “Copy the instant ability of another hero in play”",
    "answered": "what cancels inspirations cancels instant abilities, too: say “Cancel an inspiration or an instant "
    "ability as it is played”",
    "shown": "a card that is named by its kind is shown to all: say “Reveal the top …”",
    "guarded": "what cannot be stolen cannot be discarded either: say “cannot be stolen or discarded”",
    "same": "nobody is chosen twice: say it in one deed, or of each player",
    "fits": "these parts do not go together",
    "alone": "this sentence stands alone on its card",
    "last": "nothing can follow this sentence",
    "long": "this is too long; make several sentences of it",
    "nothing before": "nothing before this is counted or done",
    "options": "up to three different deeds can stand on both sides of “or”, the first of them your own, without “may”",
    "": "this is not understood",
}
