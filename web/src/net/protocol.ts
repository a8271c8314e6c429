// What the server says and is told, as docs/reference/protocol.md and view.md describe it.

export const VERSION = 1

/** The steps of science in the discoveries family, in their order. */
export const STEPS = ['observation', 'hypothesis', 'experiment', 'analysis', 'publication']

export type KnobValue = boolean | number | string | string[]

export interface Deck {
  id: string
  digest: string
  title: string
  about: string
  rules: string
  credits: string
  notes: string[]
  players: [number, number]
  best: [number, number]
  minutes: [number, number] | null
  words: Record<string, string>
  knobs: Record<string, KnobValue>
  classes: Record<string, string[]>
  /** What each tag means. */
  tags: Record<string, string>
  /** A card of each of the first sorts, to be shown. */
  samples: string[]
  counts: { cards: number; projects: number; resources: number; modifiers: number }
}

export interface Card {
  id: string
  name: string
  role: string
  play: string
  points: number
  needs: string[]
  tags: string[]
  /** The types of a card of the discoveries family. */
  types: string[]
  effect: string
  facts: string[]
  about: string
  copies: number
  back: string
  unfinished: number
  spots: [number, number, number][]
  source: Record<string, string>
}

export interface DeckWithCards extends Deck {
  cards: Card[]
}

export interface Knob {
  name: string
  kind: 'truth' | 'number' | 'choice' | 'several'
  default: KnobValue
  choices: string[]
  smallest: number
  largest: number
  says: string
}

export interface Bot {
  name: string
  says: string
}

export interface RulePart {
  heading: string
  rules: { number: string; text: string }[]
}

export interface Phrase {
  phrase: string
  text: string
}

export interface TableSeat {
  seat: number
  name: string
  kind: 'person' | 'bot' | 'open'
  bot: string | null
  present: boolean
  free: boolean
}

export interface Table {
  code: string
  link: string
  deck: string
  title: string
  status: 'waiting' | 'playing' | 'over' | 'broken'
  knobs: Record<string, KnobValue>
  number: number
  spectators: number
  previous: string | null
  rematch: string | null
  seats: TableSeat[]
}

export interface SeatWish {
  kind: 'person' | 'bot' | 'open'
  name?: string
  bot?: string
}

export interface Ticket {
  token: string
  seats: number[]
  host: boolean
  table: Table
}

export interface LogLine {
  n: number
  seat: number
  rule: string
  text: string
}

export interface View {
  seat: number | null
  deck: string
  names: string[]
  hand: string[]
  hand_counts: Record<string, number>[]
  table: Record<string, string[]>[]
  needs: Record<string, { met: string[]; missing: string[] }>
  pairs: [string, string][]
  completed: string[][]
  /** For each seat the steps that it has scored, in a game that has steps. */
  steps: Record<string, string>[]
  counts: Record<string, number>
  discard_top: string | null
  played: string[]
  /** The open row of a deck that has one. */
  field: string[]
  /** What is being scored right now, with the cards beside it. */
  scoring: Record<string, string[]>
  challenges: string[]
  /** The open discard piles that may be looked through, top first. */
  discards: Record<string, string[]>
  scores: number[]
  /** For each seat, what its points come from: a card's id and what it gives or costs. */
  tally: [string, number][][]
  skips: number[]
  turn: number
  phase: string
  last_call: number
  to_move: number | null
  prompt: string
  over: boolean
  result: { scores: number[]; winners: number[]; reason: string } | null
  log: LogLine[]
}

/** A card that went somewhere, or only its back where this reader may not know it. */
export interface Move {
  n: number
  verb: string
  seat: number
  card: string | null
  back: string
  from: string
  to: string
}

export interface Choice {
  code: number
  verb: string
  card: string | null
  at: string | null
  seat: number | null
  pile: string | null
  name: string
  text: string
}

/** A choice that a bot would make, and why. */
export interface Advice {
  choice: string
  text: string
  why: string
}

/** What there is to be replayed. */
export interface Replay {
  seat: number | null
  count: number
  over: boolean
  log: LogLine[]
}

/** A game as it was after so many choices. */
export interface Moment {
  n: number
  seat: number | null
  view: View
  moves: Move[]
  hands: string[][] | null
}

export interface ChatLine {
  chat: number
  seat: number
  name: string
  text: string
  phrase: string | null
}

export interface ViewMessage {
  type: 'view'
  number: number
  seat: number | null
  log_after: number
  view: View
  moves: Move[]
  choices: Choice[]
  can_undo: boolean
  passes: boolean
}

export type FromServer =
  | { type: 'welcome'; version: number; host: boolean; seats: number[]; table: Table }
  | { type: 'table'; table: Table }
  | ViewMessage
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id: string; code: string; reason: string; rule: string; number: number }
  | { type: 'why'; id: string; choice: string; reason: string; rule: string }
  | ({ type: 'hint'; id: string; seat: number; others: Advice[] } & Advice)

export type Answer = Extract<FromServer, { id: string }>

export type Saying =
  | { type: 'choose'; seat: number; number: number; choice: string }
  | { type: 'undo'; seat: number; number: number }
  | { type: 'why'; seat: number; choice: string }
  | { type: 'hint'; seat: number }
  | { type: 'chat'; seat: number; text: string }
  | { type: 'chat'; seat: number; phrase: string }
  | { type: 'order'; seat: number; passes: boolean }
  | { type: 'pace'; seat: number; pace: string }
  | { type: 'leave'; seat: number }
  | { type: 'ping' }
