"""What the rules ask of a family (see `labdeck.rules.family`), answered by the modules of this one."""

from .abilities import answer as answer
from .abilities import dump_own as dump_own
from .abilities import list_answers as list_answers
from .abilities import perform as perform
from .abilities import why_not_answer as why_not_answer
from .bonuses import rank as rank
from .dealing import lay_out as lay_out
from .sight import mask_own as mask_own
from .sight import sample_own as sample_own
from .turns import ask_turn as ask_turn
from .turns import begin_game as begin_game
from .turns import do_own as do_own
from .turns import list_own as list_own
from .turns import why_not_own as why_not_own
