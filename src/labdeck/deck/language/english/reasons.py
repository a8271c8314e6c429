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
    "fits": "these parts do not go together",
    "alone": "this sentence stands alone on its card",
    "last": "nothing can follow this sentence",
    "long": "this is too long; make several sentences of it",
    "nothing before": "nothing before this is counted or done",
    "options": "up to three different deeds can stand beside “or”; unless the first is yours, all are of one player",
    "": "this is not understood",
}
