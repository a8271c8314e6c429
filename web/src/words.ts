// Every string of the page, in one place for a translator.

import type { Card, Deck, TableSeat } from './net/protocol'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

const ROLES: Record<string, string> = {
  resource: 'Resource',
  wildcard: 'Resource of any kind',
  modifier: 'Modifier',
  block: 'Blocks a modifier',
  hero: 'Hero',
  item: 'Item',
  location: 'Location',
  inspiration: 'Inspiration',
  challenge: 'Challenge',
}
/** What happens to what is played for, by the family of rules. */
const DONE: Record<string, string> = { projects: 'completed', discoveries: 'scored' }
const ENDINGS: Record<string, string> = {
  'last call': 'The last project was drawn, and everyone had a last turn.',
  'no projects left': 'No projects were left to be finished.',
  stalled: 'Nothing had been completed for a long time.',
  'too many turns': 'The turns ran out.',
  'five steps': 'All five steps of science were scored, and everyone had equally many turns.',
  'empty field': 'No discoveries were left to be scored.',
}

export const words = {
  title: 'Labdeck',
  guest: 'Guest',
  yourName: 'Your name',
  yourTurn: 'Your turn. ',
  loading: 'One moment…',
  close: 'Close',
  serverSilent: 'The server does not answer. Check the connection and try again.',
  serverFailed: (status: number) => `The server could not do this (${status}). Try again.`,
  lostMeanwhile: 'The connection was lost meanwhile. Try again.',
  notACode: 'A code has letters and digits only.',
  isOver: 'The game is over.',
  notAsked: (name: string) => `Not now: ${name} is choosing.`,
  byItself: (text: string) => `${text} It was the only choice, so it was made for you.`,
  broken: 'This table was made by another version of the rules. It is kept, but it cannot be played on.',
  advice: { label: 'What a bot would do', best: 'A bot would:', else: 'Or else:' },
  rule: (rule: string) => `(rule ${rule})`,
  points: (points: number) => many(points, 'point', 'points').replace('-', '−'),
  signless: (points: number) => String(points).replace('-', '−'),
  signed: (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
  cards: (count: number) => many(count, 'card', 'cards'),
  topOf: (name: string) => `Top: ${name}`,
  piles: 'Piles',
  level: 'Bots',
  levelOf: (name: string, says: string) => `${capital(name)}: ${says}`,
  personNumber: (seat: number) => `Player ${seat}`,
  field: 'Open cards',
  played: 'Cards being played',
  cardAlt: (card: Card, project: string, need: (need: string) => string) =>
    [
      card.name,
      words.role(card, project),
      card.needs.length ? `needs ${listed(card.needs.map(need))}` : '',
      card.effect,
    ]
      .filter(Boolean)
      .join('. '),
  fact: { label: 'Something about what was completed', pin: 'Keep it open', pinned: 'Kept open' },
  rulebook: { heading: 'The rules' },
  browser: {
    heading: (title: string) => `Cards: ${title}`,
    search: 'Search',
    kind: 'Show',
    all: 'all cards',
    role: (role: string, projects: string) => (role === 'project' ? projects : (ROLES[role] ?? role).toLowerCase()),
    found: (count: number) => many(count, 'card', 'cards'),
    copies: (copies: number) => (copies > 1 ? ` · ${copies} copies` : ''),
    source: (source: string) => `Source: ${source}`,
  },
  zoom: {
    facts: 'What is known about it',
    front: 'Back to its face',
    backOf: (card: Card) => [card.name, ...card.facts, card.about].filter(Boolean).join('. '),
  },
  role: (card: Card, project: string) =>
    card.role === 'project'
      ? `${capital(project)}, ${many(card.points, 'point', 'points')}`
      : [ROLES[card.role] ?? card.role, card.play].filter(Boolean).join(', '),
  pile: (pile: string, project: string) => (pile === 'out' ? 'Left out' : capital((pile === 'project' ? project : pile).replaceAll('_', ' '))),
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
  lesson: {
    label: 'Your first game',
    goOn: 'You know enough for this. Go on, and try things: what is not allowed says why.',
    skip: 'Skip the lesson',
    families: {
      projects: {
        draw: (project: string) =>
          `Each turn begins with drawing. Touch a pile that glows: one has ${project} cards, which score; the other has what they need.`,
        start: (project: string) =>
          `Now act, as much as you like. Touch a ${project} in your hand to lay it before you. The marks on it are what it needs.`,
        put: (project: string) => `You hold something that is needed. Touch it, and it goes to your ${project}: the mark is ticked.`,
        on: (_: string, projects: string) => `It fits more than one of your ${projects}. Touch the one that shall have it.`,
        complete: (project: string) => `A ${project} has all it needs! Touch it to complete it: its points are yours, and nobody can take them.`,
        completed: () => 'Well done! Read what is told about it; hold a card to see it large, with its facts on the back. That is the lesson: play on, or open a whole game.',
        play: () => 'This card does what is written on it. Some must be played at once; others you may keep for a better moment.',
        block: () => 'Somebody plays something against you. If you have a card that blocks it, now is the time; or let it pass.',
        choose: () => 'The card asks you to choose. What you may choose glows, on the table and in the list.',
        discard: (_: string, projects: string) =>
          `At the end of your turn you keep one card for each of your ${projects} on the table. Touch what you can spare.`,
        end: (project: string) =>
          `Nothing more to do? End the action phase. What is on the table and unfinished at the end costs points, so finish each ${project} that you start.`,
        accept: () => 'An offer to work together: both need fewer cards, and both score. Accept it, or decline.',
        give: () => 'This one must be given away. Touch the player who gets it.',
        wait: () => 'The others play now. Watch where the cards go; the log tells it in words.',
      },
      discoveries: {
        keep: () => 'These are your cards. If you do not like them, exchange them once; or keep them.',
        play: () => 'Play a hero from your hand: it scores a discovery of a fitting type from the open row in the middle.',
        on: () => 'Touch the discovery that your hero scores. You want one of each of the five steps of science.',
        completed: () => 'Scored! Read what is told about it; hold a card to see it large, with its facts on the back. That is the lesson: play on, or open a whole game.',
        put: () => 'An item or a location can be laid to a hero of its type, for more points.',
        pass: () => 'An inspiration can be played at any time. If you have none for now, pass.',
        choose: () => 'The card asks you to choose. What you may choose glows, on the table and in the list.',
        discard: () => 'Lay down up to three cards that you can spare; then your hand is filled up again.',
        block: () => 'Somebody announces a card. If you have an answer, now is the time; or let it pass.',
        end: () => 'Nothing more to do? End your turn.',
        wait: () => 'The others play now. Watch where the cards go; the log tells it in words.',
      },
    },
    over: 'That was a short first game. You know how it goes now: open a whole one from the home page, or learn another deck.',
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
  settings: {
    heading: 'Settings',
    pace: 'Pace of bots and cards',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    taps: 'A touch on the table',
    tapsAre: { once: 'is sent at once', wait: 'waits a second, and can be taken back', twice: 'is sent when touched again' },
    theme: 'Colours',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
    sound: 'Sounds',
    zoom: 'To see a card large, press and hold it, use the right mouse button, or the key Z.',
  },
  prompt: {
    label: 'What is asked',
    /** What this person is asked, without the name that others need. */
    own: (prompt: string, name: string) => (prompt.startsWith(`${name}, `) ? capital(prompt.slice(name.length + 2)) : prompt),
    choices: 'What you may do',
    tray: 'Cards to choose from',
    lastCall: (turns: number) => `Last call: ${many(turns, 'turn', 'turns')} until the end.`,
    unsent: 'Your choice is kept and will be sent when the connection is back.',
    undo: 'Undo',
    hint: 'Hint',
    more: 'More',
    pending: (text: string) => `${text} Touch it again to do it now.`,
    takeBack: 'Take it back',
    order: 'Pass for me when I can do nothing else',
    spectator: (code: string) => `You look on at table ${code}.`,
  },
  hand: {
    heading: (count: number) => `Your hand: ${many(count, 'card', 'cards')}`,
    blind: (count: number) => `${many(count, 'card is', 'cards are')} drawn and not looked at yet.`,
    times: (count: number) => `×${count}`,
  },
  seat: {
    own: (name: string) => `${name} (you)`,
    asked: 'is choosing',
    sits: (seat: TableSeat | undefined) =>
      !seat ? '' : seat.kind === 'bot' ? 'Bot. ' : seat.bot ? 'A bot stands in. ' : seat.present ? '' : 'Away. ',
    holds: (counts: Record<string, number>, deckWords: Record<string, string>) =>
      `Hand: ${
        Object.entries(counts)
          .filter(([, count]) => count)
          .map(([back, count]) => many(count, deckWords[back] ?? back, deckWords[`${back}s`] ?? `${back}s`))
          .join(', ') || 'empty'
      }.`,
    skips: (turns: number) => (turns ? ` Skips ${many(turns, 'turn', 'turns')}.` : ''),
    standIn: (name: string) => `Away: send a bot for ${name}`,
    away: 'Away: send a bot',
    take: 'Take this seat',
    nothing: { projects: (projects: string) => `No active ${projects}.`, discoveries: () => 'Nothing scored yet.' } as Record<string, (projects: string) => string>,
    steps: (taken: string[]) => (taken.length ? `Steps scored: ${listed(taken)}. ` : ''),
    completed: (count: number) => `Completed: ${count}`,
    hand: (name: string) => `Hand of ${name}`,
  },
  project: {
    beside: (name: string) => `Beside ${name}`,
    pair: (number: number) => `⇄ ${number}`,
    joined: (name: string) => `Joined with ${name}`,
    named: (card: Card) => (card.points ? `${words.signed(card.points)} ${card.name}` : card.name),
    lies: (name: string, count: number) => (count > 1 ? `${count} × ${name}` : name),
    state: (met: string[], missing: string[]) =>
      [met.length ? `Has ${listed(met)}.` : '', missing.length ? `Lacks ${listed(missing)}.` : 'Lacks nothing.'].join(' '),
  },
  log: { heading: 'Log', aside: 'Log and chat' },
  chat: {
    heading: 'Chat',
    nothing: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    phrases: 'Ready phrases',
  },
  leave: {
    leave: 'Leave',
    really: (isPlaying: boolean) => (isPlaying ? 'Leave? A bot takes your seat.' : 'Leave? Your seat will be free.'),
    yes: 'Yes, leave',
    no: 'No, stay',
  },
  handover: {
    heading: (name: string) => `Pass the screen to ${name}`,
    says: 'The hands are hidden until the next player is here.',
    show: (name: string) => `I am ${name}: show my hand`,
  },
  result: {
    winners: (names: string[]) => (names.length === 1 ? `${names[0]} wins` : `${listed(names)} share the win`),
    ended: (reason: string) => ENDINGS[reason] ?? reason,
    unfinished: (name: string) => `${name}, unfinished`,
    science: (family: string) => `What was ${DONE[family] ?? 'done'}, and something about it`,
    lookAt: (name: string) => `Look at ${name}`,
    by: (name: string, card: Card, family: string) => `${card.role === 'hero' ? 'played' : (DONE[family] ?? 'done')} by ${name}`,
    rest: 'By cards',
    total: 'Total',
    rematch: 'Rematch',
    toRematch: 'Go to the rematch',
    replay: 'Replay',
    home: 'Home',
  },
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
