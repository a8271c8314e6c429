"""The commands, with their options; each imports what it needs when it is run, so that help comes at once."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Card games about science, each from one readable deck file.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Deck = Annotated[str, typer.Argument(help="A deck's name, or the path of a deck file.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines: no colour, no boxes, no clearing.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON.")]
Until = Annotated[int | None, typer.Option(min=0, help="Only so many of its choices.")]


def need_speed() -> None:
    """Refuse with a sentence where the rules are not machine code: games by the thousand would take hours."""
    from labdeck import native

    native.load()


@app.command()
def play(
    deck: Annotated[str, typer.Argument(help="A deck's name, or the path of a deck file.")] = "",
    players: Annotated[int | None, typer.Option(help="How many seats the table has.")] = None,
    humans: Annotated[int, typer.Option(min=0, help="How many of them are people at this keyboard.")] = 1,
    bots: Annotated[
        str,
        typer.Option(help="Who sits on the other seats: random, easy, greedy, normal, hard, a plan, or module:Class."),
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The number that all chance comes from.")] = None,
    projects: Annotated[int | None, typer.Option(help="A shorter game: how many projects are used.")] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", metavar="KNOB=VALUE", help="Set a knob; may be repeated.")
    ] = None,
    names: Annotated[str, typer.Option(help="Names of the seats, such as Ada,Emmy,Rosalind.")] = "",
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    until: Until = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="Ask even where there is only one choice.")] = False,
    plain: Plain = False,
) -> int:
    """Play a game against bots or each other."""
    from .play.opening import Wishes, opened
    from .play.screen import screen
    from .play.sitting import Sitting

    wishes = Wishes(deck, players, humans, bots, seed, projects, tuple(setting or ()), names, save, resume, until)
    game, seated, file = opened(wishes)
    return Sitting(game, seated, screen(plain), file, ask_all).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="As this seat saw it, counted from 0.")] = None,
    every: Annotated[bool, typer.Option("--all", help="With all hands; once the game is over.")] = False,
    until: Until = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Step through a saved game, or write it out."""
    from .replay import show_replay

    show_replay(file, seat, every, until, json, plain)


@app.command()
def decks(
    deed: Annotated[str, typer.Argument(help="list or remove, of the decks that people made at a server.")] = "",
    draft: Annotated[str, typer.Argument(help="Which is to be removed: the id in its link.")] = "",
    db: Annotated[str, typer.Option(help="The database of the server, as `labdeck serve` was given it.")] = "",
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Its folder, if that is not the usual one.")
    ] = None,
) -> None:
    """List the decks, with a sentence on each; or those that people made at a server, and remove one."""
    if deed:
        from .keeping import kept_decks

        typer.echo(kept_decks(deed, draft, db, data))
        return
    from .cards import deck_lines

    typer.echo("\n".join(deck_lines()))


@app.command()
def cards(
    deck: Deck,
    card: Annotated[str, typer.Argument(help="A card's id or name.")] = "",
    find: Annotated[str, typer.Option(metavar="WORD", help="Only cards that have this word on them.")] = "",
    svg: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Draw the cards into files there.")] = None,
) -> None:
    """List a deck's cards, or show one in full.

    A card is shown with its face, its facts and where each of them comes from."""
    from labdeck.deck import load

    from .cards import id_of, list_lines, title_of, titles_with
    from .pictures import write_pictures
    from .play.screen import screen

    file = load(deck)
    chosen = [title_of(file, card)] if card else titles_with(file, find)
    if svg and chosen:
        typer.echo(write_pictures(file, map(id_of, chosen), svg))
    elif card:
        screen(plain=False).show_card(file, chosen[0])
    else:
        typer.echo("\n".join(list_lines(deck, find)))


@app.command("print")
def print_cards(
    decks: Annotated[list[str], typer.Argument(help="Names of decks, or paths of deck files.")],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="The file to write; a folder for png and tabletop."),
    ] = None,
    what: Annotated[
        str,
        typer.Option(help="cards, leaflet, list, facts, questions, score, box, blank, calibration; several by commas."),
    ] = "cards",
    size: Annotated[str, typer.Option(help="poker, bridge, mini, or millimetres such as 70x120.")] = "poker",
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    backs: Annotated[
        str,
        typer.Option(
            help="On the other side, turned along the long or the short edge; fold, to fold and glue; "
            "sheet, on a sheet of their own; none."
        ),
    ] = "long",
    shift: Annotated[
        str, typer.Option(metavar="X,Y", help="Move the backs to the right and down, in millimetres.")
    ] = "0,0",
    teach: Annotated[bool, typer.Option("--teach", help="Backs with facts instead of those of the piles.")] = False,
    more: Annotated[
        str, typer.Option(metavar="URL", help="An address as a code on such backs; {card} in it becomes the card's id.")
    ] = "",
    save_ink: Annotated[bool, typer.Option("--save-ink", help="White ground and outlines.")] = False,
    large: Annotated[bool, typer.Option("--large", help="Large type.")] = False,
    copies: Annotated[int, typer.Option(help="How many of the deck.")] = 1,
    kinds: Annotated[str, typer.Option("--class", metavar="CLASS", help="Only cards of this class of kinds.")] = "",
    pile: Annotated[str, typer.Option(help="Only cards of this pile.")] = "",
    since: Annotated[str, typer.Option(metavar="DECK", help="Only what has changed since this older deck file.")] = "",
    stock: Annotated[float, typer.Option(help="How thick a card is, in millimetres, for the box.")] = 0.3,
    font: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="A font for letters that ours has not; may be repeated.")
    ] = None,
    form: Annotated[
        str,
        typer.Option("--format", help="sheets; printer: one card a page with bleed; png; tabletop, for the simulator."),
    ] = "sheets",
    url: Annotated[str, typer.Option(help="Where the pictures for the tabletop simulator will lie.")] = "",
) -> None:
    """Print decks: sheets of cards to cut, and what belongs in their box.

    The file is a PDF at its true size. A page of what --what calibration prints tells the two numbers for --shift."""
    from .printing import Wishes, print_decks

    wishes = Wishes(
        decks, out, what, size, paper, backs, shift, teach, more, save_ink, large, copies, kinds, pile, since, stock,
        tuple(font or ()), form, url,
    )  # fmt: skip
    typer.echo("\n".join(print_decks(wishes)))


@app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The file to write; the deck is called by its name.")],
    rules: Annotated[str, typer.Option(help="The family of rules: projects or discoveries.")] = "projects",
    source: Annotated[
        str, typer.Option("--from", metavar="DECK", help="Begin from this deck: kitchen, germs, or a shipped one.")
    ] = "",
) -> None:
    """Write a small whole deck to begin one's own with.

    Comments in the file say what each part is for. A file that is there already is left alone."""
    from .beginning import begun

    typer.echo("\n".join(begun(file, rules, source)))


@app.command("import")
def import_deck(
    file: Annotated[Path, typer.Argument(help="A spreadsheet: .xlsx, or .csv of any sort.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="The deck file to write; else beside it.")
    ] = None,
) -> None:
    """Make a deck from a spreadsheet, a row for each card.

    Headings are matched by what they mean; what was guessed or does not fit is told. Formulas are not calculated."""
    from .sheets import import_file

    typer.echo("\n".join(import_file(file, out)))


@app.command("export")
def export(
    deck: Deck,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The file to write: .csv or .xlsx.")],
) -> None:
    """Write a deck as a spreadsheet, from which it can be imported again with nothing lost but comments."""
    from .sheets import export_deck

    typer.echo("\n".join(export_deck(deck, out)))


@app.command()
def check(
    files: Annotated[list[str], typer.Argument(help="Deck files, or names of decks.")],
    fix: Annotated[
        bool, typer.Option("--fix", help="Write what was read into a right file, as its cards say it.")
    ] = False,
) -> int:
    """Check deck files and print every problem.

    Notes tell what is read otherwise than it is written. The exit status is 1 if one of the decks cannot be played."""
    from .checking import checked

    lines, status = checked(files, fix)
    typer.echo("\n".join(lines))
    return status


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 8000,
    db: Annotated[str, typer.Option(metavar="URL", help="A database instead of the SQLite file.")] = "",
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where the SQLite file is kept.")] = None,
    decks: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Offer the deck files of a folder beside our own.")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A further address that the page may come from.")] = None,
    keep: Annotated[
        str | None, typer.Option(metavar="TERM", help="How long finished games are kept, such as 90d; else for ever.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables to play at in a browser."""
    from .serving import serve as serve_tables

    serve_tables(host, port, db, data, browser, tuple(origin or ()), keep, decks)


@app.command()
def loadtest(
    tables: Annotated[int, typer.Option(min=1, help="How many tables play.")] = 250,
    players: Annotated[int, typer.Option(min=2, max=5, help="How many people sit at each.")] = 4,
    rate: Annotated[float, typer.Option(min=0.1, help="Choices a second, at all tables together.")] = 250.0,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long they play.")] = 20.0,
    minutes: Annotated[float, typer.Option(min=0.0, help="How long they play, if it is to be long.")] = 0.0,
    turns: Annotated[int, typer.Option(min=0, max=1000, help="Turns that a player has in a game; 0: all.")] = 0,
    leave: Annotated[bool, typer.Option(help="Have all leave in the end, and see what stays in memory.")] = False,
) -> None:
    """Load a server of one's own on this machine, and print what it answers, costs and keeps."""
    from labdeck.server.loadtest import loadtest as load_server

    load_server(tables, players, rate, 60 * minutes or seconds, turns, leave)


@app.command()
def simulate(
    deck: Deck,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 1000,
    players: Annotated[int | None, typer.Option(help="How many seats the table has.")] = None,
    bots: Annotated[
        str, typer.Option(help="Who sits on the seats, such as greedy,my_bots:Careful; over and over.")
    ] = "greedy",
    seed: Annotated[
        int, typer.Option(min=0, max=1 << 62, help="The seed of the first game; each next has one more.")
    ] = 0,
    out: Annotated[Path | None, typer.Option(help="Write a row for each game: FILE.parquet, .csv or .json.")] = None,
    json: Json = False,
) -> int:
    """Play many games between bots on all cores."""
    need_speed()
    from .simulating import simulate as simulate_games

    return simulate_games(deck, games, players, bots, seed, out, json)


@app.command()
def tournament(
    deck: Deck,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, such as greedy,normal,my_bots:Careful. "
            "If left out greedy,random; with --population greedy,easy,random."
        ),
    ] = "",
    population: Annotated[
        bool, typer.Option("--population", help="With all plans, each bot among copies of each other.")
    ] = False,
    players: Annotated[int | None, typer.Option(help="How many seats each table has.")] = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, max=10_000_000, help="How many games, about: 2000, or 10000 with --population."),
    ] = None,
    seed: Annotated[
        int, typer.Option(min=0, max=1 << 62, help="The seed of the first deal; each next has one more.")
    ] = 0,
    json: Json = False,
) -> int:
    """Let bots meet each other on every seat, and rate them.

    With --population it tells who wins how often among whom, and the best answer to each bot. Plans are players of one
    habit, and the first of the bots makes their other choices."""
    need_speed()
    if population:
        from .population import meet

        return meet(deck, bots or "greedy,easy,random", players, games or 10_000, seed, json)
    from .simulating import tournament as hold_tournament

    return hold_tournament(deck, bots or "greedy,random", players, games or 2000, seed, json)


@app.command()
def balance(
    deck: Deck,
    against: Annotated[str, typer.Option(metavar="DECK", help="Another version of it: tell what has changed.")] = "",
    games: Annotated[int, typer.Option(min=50, max=100_000, help="Games at the main number of players.")] = 2000,
    seed: Annotated[
        int, typer.Option(min=0, max=1 << 62, help="The seed of the first game; each next has one more.")
    ] = 0,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the report as a page with plots, too.")
    ] = None,
    json: Json = False,
    everything: Annotated[bool, typer.Option("--all", help="Tell all findings, and show the tables.")] = False,
    search: Annotated[bool, typer.Option("--search", help="Let search judge the gravest findings, too.")] = False,
) -> int:
    """Tell what is wrong with a deck and what would mend it, the gravest first."""
    need_speed()
    from .balancing import balance as balance_deck

    return balance_deck(deck, against, games, seed, html, json, everything, search)


@app.command()
def bench(
    decks: Annotated[list[str] | None, typer.Argument(help="The decks to measure; all if none is named.")] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel and RLCard in the same run.")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each measurement takes.")] = 1.0,
    starts: Annotated[bool, typer.Option("--starts", help="Measure how long fresh processes take to begin.")] = False,
    growth: Annotated[
        bool, typer.Option("--growth", help="Measure how cost grows with players and with games.")
    ] = False,
    most: Annotated[
        int, typer.Option(min=1000, max=10_000_000, help="Games of the largest simulation of --growth.")
    ] = 1_000_000,
    json: Json = False,
) -> None:
    """Measure how fast the rules run, as machine code and interpreted.

    One core is measured by CPU time, all cores and starts by wall time; every figure says which. Fresh processes play
    the first deck that is named, or ingenium."""
    if starts or growth:
        need_speed()
    from .measuring import bench_text

    typer.echo(bench_text(decks or [], peers, seconds, starts, growth, most, json))


@app.command()
def collaborations(
    deck: Deck = "gsa",
    players: Annotated[list[int] | None, typer.Option(min=2, max=5, help="Seats; may be repeated.")] = None,
    games: Annotated[int, typer.Option(min=2, help="Games for each number of seats.")] = 2000,
) -> None:
    """Tell what collaborations between greedy bots come to."""
    from labdeck.deck import load
    from labdeck.lab.projects.collaborations import collaborations as told

    from .wrong import WrongUse

    if "collaboration" not in load(deck).knobs:
        raise WrongUse(f"{deck}: its rules know no collaborations")
    for seats in players or (2, 3, 4):
        typer.echo(told(deck, seats, games))


@app.command()
def rounds(
    deck: Deck = "heroes",
    players: Annotated[list[int] | None, typer.Option(help="Seats; may be repeated. All that the deck allows.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each number of seats.")] = 4000,
    json: Json = False,
) -> None:
    """Tell how games of discoveries between greedy bots go.

    How long they last, what they score, who wins, and how often cards are stolen, cancelled or shuffled again."""
    from .discoveries.rounds import rounds_text

    typer.echo(rounds_text(deck, players or [], games, json))


@app.command()
def reference(
    write: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write the pages into this folder.")] = None,
    check: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Compare the pages in this folder.")] = None,
) -> int:
    """Write or compare the generated reference pages."""
    from .reference import compare_pages, write_pages
    from .wrong import WrongUse

    if (write is None) == (check is None):
        raise WrongUse("say either --write FOLDER or --check FOLDER")
    lines, status = write_pages(write) if write else compare_pages(check or Path())
    typer.echo("\n".join(lines))
    return status


@app.command()
def version() -> None:
    """Print the version."""
    from labdeck.version import __version__

    typer.echo(f"labdeck {__version__}")
