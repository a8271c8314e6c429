"""What bots ask of a family (see `labdeck.bots.family`), answered by the modules of this one."""

from .greedy import choose_greedily as choose_greedily
from .greedy import choose_in_match as choose_in_match
from .outlook import outlook as outlook
from .plans import attacks as attacks
from .plans import hurts_others as hurts_others
from .quick import quick as quick
from .rollout import is_judged as is_judged
from .rollout import play_on as play_on
from .rollout import race_on as race_on
