"""The names of numbers that programs read: what an event does, and why a choice is refused."""

from labdeck.rules import numbers

VERBS = """
    deals shows_back leaves_out draws sees refills shuffles starts puts completes clears plays plays_at_once uses_up
    blocks_it discards loses takes returns moves looks_at puts_back burns_drawn attaches swaps skips must_skip
    begins_turn opens_last_call empties_projects gives offers_to accepts declines parts ends_game fizzles passes
    removes exchanges keeps_hand fills claims scores names_step enhances steals cancels peeks reveals names copies
    starts_end aims_at forgoes burns stays ends_chain gains_points loses_points gains_turn loses_turn hands_over shows
    brings carries guards decides opposes passes_by puts_under looks_through draws_lot
"""
REASONS = """
    GAME_OVER NO_SUCH_CARD NOT_YOURS TWIN PILE_NOT_USED PILE_EMPTY NOT_NEEDED NO_TARGET NOT_FULL ONLY_TO_BLOCK
    MUST_PLAY_AT_ONCE MUST_GIVE MUST_DISCARD NOT_AN_ANSWER NOT_IN_HAND NO_OFFERS TOO_MANY_RESOURCES IN_A_PAIR
    IS_MANDATORY ALREADY_PARTNERS OFFERED_BEFORE MUST_CHOOSE NOT_A_BLOCK ON_ANOTHER CANNOT_DISCARD_TABLE
    WITHOUT_EFFECT NO_DISCOVERY NOT_IN_FIELD WRONG_TYPE STEP_TAKEN NO_HERO NO_ROOM TYPE_OF_HERO ONLY_TO_ANSWER
    NOT_YOUR_TURN NOT_AN_INSPIRATION NOT_A_CANCEL ENOUGH_DISCARDS TOO_MANY_CARDS ONLY_A_HERO IS_PROTECTED
    INSPIRE_FIRST STILL_ACTIVE NOT_TO_BURN MUST_WAIT IS_SAFE CANNOT_PAY
"""

VERB_NAMES: dict[int, str] = {getattr(numbers, name.upper()): name for name in VERBS.split()}
REASON_NAMES: dict[int, str] = {getattr(numbers, name): name for name in REASONS.split()}
