// The words of the pages: home, lobby, result, replay, cards, rules.

import type { Deck, TableSeat } from '../net/protocol'
import { listed, many } from './grammar'

/** Why a game ended, where its family has nothing to say about it. */
const ENDINGS: Record<string, string> = {
  stalled: 'Nothing had been completed for a long time.',
  'too many turns': 'The turns ran out.',
}

export const pages = {
  title: 'Labdeck',
  guest: 'Guest',
  yourName: 'Your name',
  loading: 'One moment…',
  close: 'Close',
  notACode: 'A code has letters and digits only.',
  broken: 'This table was made by another version of the rules. It is kept, but it cannot be played on.',
  personNumber: (seat: number) => `Player ${seat}`,
  rulebook: { heading: 'The rules' },
  browser: {
    heading: (title: string) => `Cards: ${title}`,
    search: 'Search',
    kind: 'Show',
    all: 'all cards',
    role: (role: string, projects: string, roles: Record<string, string>) =>
      role === 'project' ? projects : (roles[role] ?? role).toLowerCase(),
    found: (count: number) => many(count, 'card', 'cards'),
    copies: (copies: number) => (copies > 1 ? ` · ${copies} copies` : ''),
    source: (source: string) => `Source: ${source}`,
  },
  home: {
    heading: 'Card games about science',
    lead: 'Pick a deck and play at once against bots, or open a table and share its link. Nothing to install and no account.',
    join: 'Join a table by its code',
    joinButton: 'Go to the table',
    joinSays: 'Take a free seat there, or look on as a spectator.',
    decks: 'Decks',
    playNow: 'Play now against bots',
    playNowDeck: (title: string) => `Play now against bots: ${title}`,
    learn: 'Learn by playing',
    learnDeck: (title: string) => `Learn by playing: ${title}`,
    newTable: 'New table…',
    cards: 'Cards',
    cardsDeck: (title: string) => `Cards: ${title}`,
    rules: 'Rules',
    rulesDeck: (title: string) => `Rules: ${title}`,
    newTableDeck: (title: string) => `New table…: ${title}`,
    yours: 'Tables you have a seat at',
    forget: (code: string) => `Forget the table ${code}`,
    counts: (players: Deck['players'], minutes: Deck['minutes'], counts: Deck['counts'], deckWords: Record<string, string>) =>
      [
        `${players[0]} to ${players[1]} players`,
        minutes ? `${minutes[0]} to ${minutes[1]} minutes` : '',
        `${counts.cards} cards: ${[
          [counts.projects, deckWords['projects'] ?? 'projects'],
          [counts.resources, 'resources'],
          [counts.modifiers, 'modifiers'],
        ]
          .filter(([count]) => count)
          .map((pair) => pair.join(' '))
          .join(', ')}`,
      ]
        .filter(Boolean)
        .join(' · '),
  },
  newTable: {
    heading: (title: string) => `New table: ${title}`,
    seats: 'Seats',
    seatsSay: 'Several people at this screen play by passing it around; each hand stays hidden from the others.',
    seat: (seat: number) => `Seat ${seat}`,
    person: 'A person at this screen',
    open: 'Somebody with the link',
    bot: (name: string, says: string) => `Bot ${name}: ${says}`,
    name: 'Name',
    more: 'One seat more',
    fewer: 'One seat fewer',
    length: 'Length',
    lengthOf: (count: number, all: number, projects: string) =>
      count ? `Shorter: ${count} of ${all} ${projects}` : `Full: all ${all} ${projects}`,
    rules: 'House rules',
    rulesSay: 'What you leave alone is played as the deck says.',
    changed: ' (changed)',
    yes: 'Yes',
    openIt: 'Open the table',
  },
  lobby: {
    waiting: 'The game begins when every seat is filled.',
    invite: 'Invite',
    code: 'Code',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    qr: 'The link to this table as a QR code',
    seats: 'Seats',
    nameFor: 'Name for a seat you take:',
    free: (seat: number) => `Seat ${seat} is free`,
    sits: (seat: TableSeat, own: boolean) =>
      seat.kind === 'open' ? 'waiting for somebody' : seat.kind === 'bot' ? `bot ${seat.bot}` : own ? 'here' : seat.present ? 'has come' : 'away',
    take: (seat: number) => `Take seat ${seat}`,
    takeToo: (seat: number) => `Take seat ${seat} too, at this screen`,
    bot: (seat: number) => `Put a bot in seat ${seat}`,
    unbot: (name: string) => `Free the seat of ${name}`,
    start: 'Start now',
    startSays: 'Bots take the seats that are still free.',
    spectator: 'You look on until you take a seat.',
  },
  link: {
    lost: 'The connection is lost. Nothing is lost with it: trying again…',
    offline: 'You are offline. The game waits, and goes on when you are back.',
    outdated: 'The server has been renewed. Reload the page.',
  },
  gone: {
    heading: (code: string) => `There is no table ${code}`,
    says: 'Check the code: it has six letters and digits.',
    home: 'To the home page',
  },
  replay: {
    heading: (title: string) => `Replay: ${title}`,
    moment: 'Moment',
    ofAll: (n: number, count: number) => `${n} of ${count}`,
    back: 'One back',
    on: 'One on',
    play: 'Play',
    stop: 'Stop',
    eyes: 'Seen by',
    own: 'you',
    table: 'a spectator',
    all: 'all hands',
    share: 'Copy the link',
    shared: 'Copied',
    fork: 'Play on from here',
    forkSays: (name: string) => `You play ${name}, and bots the others.`,
    toTable: 'To the table',
  },
  handover: {
    heading: (name: string) => `Pass the screen to ${name}`,
    says: 'The hands are hidden until the next player is here.',
    show: (name: string) => `I am ${name}: show my hand`,
  },
  result: {
    winners: (names: string[]) => (names.length === 1 ? `${names[0]} wins` : `${listed(names)} share the win`),
    ended: (reason: string, endings: Record<string, string>) => endings[reason] ?? ENDINGS[reason] ?? reason,
    unfinished: (name: string) => `${name}, unfinished`,
    science: (done: string) => `What was ${done}, and something about it`,
    lookAt: (name: string) => `Look at ${name}`,
    by: (name: string, done: string) => `${done} by ${name}`,
    rest: 'By cards',
    total: 'Total',
    rematch: 'Rematch',
    toRematch: 'Go to the rematch',
    replay: 'Replay',
    home: 'Home',
  },
}
