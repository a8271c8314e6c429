"""`labdeck decks list` and `remove`: the decks that people made at a server, for whoever runs it."""

import time
from pathlib import Path

from labdeck.deck.words import counted

from .wrong import WrongUse


def kept_decks(deed: str, draft: str, db: str, data: Path | None) -> str:
    """What a deed tells; a server may run meanwhile, and knows of it at once."""
    if deed not in ("list", "remove"):
        raise WrongUse(f"say list or remove, not “{deed}”")
    if (deed == "remove") != bool(draft):
        raise WrongUse("remove takes the id of a deck, as `labdeck decks list` shows it; list takes none")
    from labdeck.server.run import looked_into
    from labdeck.server.studio.draft_store import kept_drafts, remove_draft

    with looked_into(db, data) as store:
        if deed == "list":
            rows = kept_drafts(store)
            lines = [f"{row['draft']}  {_day(row['saved'])}  {_versions(row['count'])}  {row['title']}" for row in rows]
            return "\n".join(lines) or "Nobody has made a deck here."
        if not remove_draft(store, draft.upper()):
            raise WrongUse(f"there is no deck “{draft}”; `labdeck decks list` shows those that there are")
    return f"Removed {draft.upper()}. Games that were begun with it go on."


def _day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _versions(count: int) -> str:
    return counted(count, "version").rjust(len("5000 versions"))
