"""`python -m labdeck` is the command `labdeck`."""

from labdeck.cli import main

if __name__ == "__main__":
    main()
