"""`python -m labdeck.native` makes the rules machine code, if they are not or have changed."""

from .build import main

main()
