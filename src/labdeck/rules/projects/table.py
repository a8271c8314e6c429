"""What the rules ask of a family's table (see `labdeck.rules.family`), answered by the modules of this one."""

from .ending import points_of as points_of
from .needs import shift as shift
from .targets import count_on_table as count_on_table
from .targets import is_offered as is_offered
from .targets import list_cards as list_cards
from .targets import prospect_own as prospect_own
from .targets import why_not_card as why_not_card
