"""`labdeck serve`: what is wished is looked at before anything is started."""

from pathlib import Path

from labdeck.server.term import term

from .wrong import WrongUse


def serve(
    host: str,
    port: int,
    db: str,
    data: Path | None,
    open_browser: bool,
    origins: tuple[str, ...],
    keep: str | None,
    decks: Path | None,
) -> None:
    """Serve tables until it is stopped."""
    try:
        seconds = term(keep) if keep is not None else None
    except ValueError as error:
        raise WrongUse(f"--keep: {error}") from None
    from labdeck.server.run import serve as serve_tables

    serve_tables(host, port, db, data, open_browser, origins, keep=seconds, decks=decks)
