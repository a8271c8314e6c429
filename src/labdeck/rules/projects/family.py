"""What the rules ask of a family (see `labdeck.rules.family`), answered by the modules of this one."""

from .dealing import lay_out as lay_out
from .effects import answer as answer
from .effects import dump_own as dump_own
from .effects import list_answers as list_answers
from .effects import perform as perform
from .effects import why_not_answer as why_not_answer
from .ending import rank as rank
from .sight import mask_own as mask_own
from .sight import sample_own as sample_own
from .turns import ask_turn as ask_turn
from .turns import begin_game as begin_game
from .turns import do_own as do_own
from .turns import list_own as list_own
from .turns import why_not_own as why_not_own
