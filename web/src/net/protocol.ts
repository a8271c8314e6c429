// What the server says and is told. Written by `make types` from labdeck.server.protocol; do not edit.

export const VERSION = 4

/** Why the server closed a socket. */
export const CLOSE = {
  /** Too many messages. */
  FLOODING: 1008,
  /** A message over 16 KiB. */
  TOO_LARGE: 1009,
  /** The server restarts. */
  RESTARTING: 1012,
  /** Too slow, too many sockets, or the games cannot be read: wait and say hello again. */
  TOO_SLOW: 1013,
  /** Not understood, or another version of the protocol. */
  NOT_UNDERSTOOD: 4400,
  /** The token is none of this table. */
  NOT_ALLOWED: 4403,
  /** No such table. */
  NO_TABLE: 4404,
  /** No hello came. */
  NO_HELLO: 4408,
} as const

/** Where a table is; broken: the rules have changed, and it stopped where they still agree. */
export type Status = 'waiting' | 'playing' | 'over' | 'broken'

/** Why a table takes no choices: until it goes on, or for good. */
export type Halt = 'paused' | 'ended'

/** Whose a seat at a table is. */
export type SeatKind = 'open' | 'person' | 'bot'

/** How quickly bots answer. */
export type Pace = 'slow' | 'normal' | 'fast' | 'instant'

/** What values a knob takes: yes or no, a number, one of its choices, or some of them. */
export type KnobKind = 'truth' | 'number' | 'choice' | 'several'

export type KnobValue = boolean | number | string | string[]

/** A ready phrase of the chat. */
export type PhraseName =
  | 'hello'
  | 'good-luck'
  | 'your-turn'
  | 'thinking'
  | 'well-done'
  | 'ouch'
  | 'thanks'
  | 'sorry'
  | 'back-soon'
  | 'good-game'
  | 'again'

/** Why something was not done, for programs. */
export type ErrorCode =
  | 'bad_message'
  | 'forbidden'
  | 'not_found'
  | 'taken'
  | 'not_now'
  | 'stale'
  | 'illegal'
  | 'too_large'
  | 'too_many'
  | 'unsaved'
  | 'failed'

/**
 * Where a card, a pile or a seat is: `hand:0`, `mat:1`, `mat:1/jill-tarter` (beside her), `done:1`, `field:3` (the
 * fourth card of the open row; of moves only `field`), `field/hubble-space-telescope` (beside what is being
 * scored), `pile:resource`, `played` or `looked`.
 */
export type Place = string

/** Something that the seat to move may do. */
export interface Choice {
  /** Its number in the action space. */
  code: number
  /** What is done, in one word; where only a word is said, that word. */
  verb: string
  /** The id of the card that is touched. */
  card: string | null
  /** Where the card, the pile or the seat's mat is that is touched. */
  at: Place | null
  /** The seat that is chosen. */
  seat: number | null
  /** The pile that is drawn from. */
  pile: string | null
  /** What to send, or to type. */
  name: string
  /** A sentence for people. */
  text: string
}

/** A window that is open: everyone whom one event concerns is asked at once. */
export interface OpenWindow {
  /** The seats that are asked, in the order in which their answers will count. */
  asked: number[]
  /** How long it stays open at most; null where it waits for a person. */
  seconds: number | null
  /** How much of that was left when this was sent, in tenths. */
  left: number | null
  /** The name of the choice with which the reader has answered; nobody else is told before it closes. */
  answer: string | null
}

/** A line of the log. */
export interface LogLine {
  /** How many choices had been made when it was written. */
  n: number
  /** What happened, in one word; a turn begins with `begins_turn`. */
  verb: string
  seat: number
  /** The number of the rule behind it. */
  rule: string
  text: string
  /** The ids of the cards that the text names, in its order. */
  cards: string[]
}

/** A card that went somewhere, or only its back where this reader may not know it. */
export interface Move {
  /** Where the card was. */
  from: Place
  /** Where it went. */
  to: Place
  /** The choice with which it went. */
  n: number
  verb: string
  seat: number
  card: string | null
  back: string
}

/** What an active project has of its needs. */
export interface Needs {
  met: string[]
  missing: string[]
}

/** What the cards beside an active project change. */
export interface Changes {
  /** What it is worth now. */
  points: number
  /** How many of its needs it does without. */
  spared: number
  /** 1 if it cannot be hurt. */
  safe: number
}

/** How a game ended. */
export interface Result {
  scores: number[]
  winners: number[]
  reason: string
}

/** What a seat, or a spectator, may see. Lists with one item a seat are in the seats' order. */
export interface View {
  version: number
  /** The reader's seat; null is a spectator. */
  seat: number | null
  deck: string
  names: string[]
  hand: string[]
  /** For each seat, how many cards of each back are in hand. */
  hand_counts: Record<string, number>[]
  /** For each seat its mat: projects or discoveries, each with the cards beside it. */
  table: Record<string, string[]>[]
  needs: Record<string, Needs>
  /** For active projects beside which something changes their points, their needs or their safety. */
  changes: Record<string, Changes>
  /** The collaborations, as pairs of projects. */
  pairs: [string, string][]
  completed: string[][]
  /** For each seat the steps that it has scored, in a game that has steps. */
  steps: Record<string, string>[]
  /** The open row of a deck that has one. */
  field: string[]
  /** What is being scored right now, with the cards beside it. */
  scoring: Record<string, string[]>
  challenges: string[]
  /** How many cards are in each pile. */
  counts: Record<string, number>
  discard_top: string | null
  /** The open discard piles that may be looked through, top first. */
  discards: Record<string, string[]>
  /** The cards whose effects are under way. */
  played: string[]
  scores: number[]
  /** For each seat, the points that it has for good; its score is this less what is at stake. */
  won: number[]
  /** For each seat, the points that it loses if what it has begun stays unfinished. */
  stake: number[]
  /** For each seat, what its points come from: a card's id and what it gives or costs. */
  tally: [string, number][][]
  /** For each seat, the points that sentences gave it or took: a part of its score, and of no card in the tally. */
  gained: number[]
  /** For each seat, the turns that it must still skip. */
  skips: number[]
  /** For each seat, whether it will take another turn after the present one. */
  another: boolean[]
  /** For each seat, whether its projects cannot be hurt until its next turn. */
  safe: boolean[]
  turn: number
  phase: string
  /** How many cards whoever has the turn still draws in its draw phase. */
  draws: number
  /** The turns until the end, the present one included; 0 before the last call. */
  last_call: number
  /** The seat that is asked; null when the game is over. */
  to_move: number | null
  /** What is being asked, and whom, in a sentence. */
  prompt: string
  /** The same as one says it to whom it is asked, without the name. */
  question: string
  /** The names of the choices, if it is the reader who is asked. */
  choices: string[]
  over: boolean
  result: Result | null
  /** Only the lines that are new; see `log_after` of the message. */
  log: LogLine[]
}

/** Whether the server is there, and what it speaks. */
export interface Health {
  status: string
  version: string
  protocol: number
}

/** Why a request was refused. */
export interface Reason {
  code: ErrorCode
  /** A sentence for people. */
  reason: string
}

/** The answer to a request that was refused. */
export interface Failure {
  error: Reason
}

/** A deck, without its cards. */
export interface Deck {
  id: string
  digest: string
  edition: string
  title: string
  about: string
  /** The family of rules that it is played by. */
  rules: string
  credits: string
  notes: string[]
  /** From how many to how many can play. */
  players: [number, number]
  best: [number, number]
  /** How many sit down if nobody says. */
  usual_players: number
  minutes: [number, number] | null
  /** What this deck calls things. */
  words: Record<string, string>
  /** The deck's own value of each of its family's knobs. */
  knobs: Record<string, KnobValue>
  /** What each tag means. */
  tags: Record<string, string>
  classes: Record<string, string[]>
  /** The steps of science for which a seat scores one card each, in their order; mostly none. */
  steps: string[]
  /** How many cards it has. */
  size: number
  /** How many cards of each sort it has, by the plural that people use. */
  counts: Record<string, number>
  /** A card of each of the first sorts, to be shown. */
  samples: string[]
}

/** A title of a deck. */
export interface Card {
  id: string
  name: string
  role: string
  /** When a modifier is played: at once, keep or any time. */
  play: string
  points: number
  needs: string[]
  tags: string[]
  /** The types of a card that has types. */
  types: string[]
  /** The step for which it is scored, where there are steps. */
  step: string
  effect: string
  facts: string[]
  about: string
  copies: number
  /** The pile whose back it has. */
  back: string
  /** What it costs at the end if it is still active. */
  unfinished: number
  /** Where the marks of its needs lie on its face in the cut for a hand: x, y and radius, on 250 by 350. */
  hand_spots: [number, number, number][]
  /** The same on its token, on 250 by 180. */
  token_spots: [number, number, number][]
  /** Where each part of it comes from, in plain words. */
  source: Record<string, string>
}

/** A question about a card; the first of its answers is right. */
export interface CardQuestion {
  card: string
  asks: string
  answers: string[]
}

/** A deck with its cards, each title once. */
export interface DeckWithCards extends Deck {
  cards: Card[]
  /** For after the game; mostly none. */
  questions: CardQuestion[]
}

/** A house rule that a table may set. */
export interface Knob {
  name: string
  kind: KnobKind
  default: KnobValue
  choices: string[]
  smallest: number
  /** A choice whose smallest is not above its largest may also be a number between them. */
  largest: number
  says: string
}

/** A bot that can sit at a table. */
export interface Bot {
  name: string
  says: string
}

/** A numbered rule. */
export interface Rule {
  number: string
  text: string
}

/** A part of the rules. */
export interface RulePart {
  heading: string
  rules: Rule[]
}

/** A ready phrase for the chat. */
export interface Phrase {
  phrase: PhraseName
  text: string
}

/** A seat at a table, as everybody may know it. */
export interface TableSeat {
  seat: number
  name: string
  kind: SeatKind
  /** The bot that plays it now; at a person's seat one that stands in. */
  bot: string | null
  present: boolean
  /** Whether it can be taken. */
  free: boolean
  /** Whether its person has ordered never to be asked in a window. */
  passes: boolean
}

/** A table, as everybody may know it. */
export interface Table {
  code: string
  link: string
  deck: string
  title: string
  /** The deck of the studio of which the deck is a version; mostly null. */
  draft: string | null
  status: Status
  /** Why it takes no choices, though the game is not over; mostly null. */
  halt: Halt | null
  /** Why a broken table cannot be played on, and whether a rematch goes on from there; else empty. */
  stopped: string
  /** The house rules that were set for it. */
  knobs: Record<string, KnobValue>
  /** How many entries the game's log has. */
  number: number
  /** How long a window stays open in which people are asked. */
  window_seconds: number
  spectators: number
  /** The code of the table of which this is the rematch. */
  previous: string | null
  /** The code of the next table with the same seats. */
  rematch: string | null
  seats: TableSeat[]
}

/** What somebody gets who opens a table or takes a seat. */
export interface Ticket {
  /** The secret that owns the seats, told once; null for who came with a token and keeps it. */
  token: string | null
  seats: number[]
  host: boolean
  table: Table
}

/** A game from which everything can be replayed. */
export interface GameRecord {
  record: string
  seed: string
}

/** What there is to be replayed. */
export interface Replay {
  /** With whose eyes; null is a spectator. */
  seat: number | null
  /** How many choices were made. */
  count: number
  over: boolean
  log: LogLine[]
}

/** A game as it was after so many choices. */
export interface Moment {
  n: number
  seat: number | null
  /** With an empty log. */
  view: View
  /** What the choice that led here moved. */
  moves: Move[]
  /** Everybody's cards, for eyes that see all. */
  hands: string[][] | null
}

/**
 * When the tables of a class begin: when the teacher says so, or each when it is full; then the last full one
 * waits until there are enough for another.
 */
export type Begins = 'told' | 'full'

/** A class to be opened. */
export interface NewClass {
  deck: string
  knobs?: Record<string, KnobValue>
  /** How many sit at a table; null for as many as are usual. */
  size?: number | null
  begins?: Begins
  /** Which one fills chairs. */
  bot?: string
  /** The deck of the studio of which this is a version, so that whoever plays finds it. */
  draft?: string | null
}

/** Who comes to a class, or comes back. */
export interface NewPupil {
  name: string
}

/** Which table of a class begins. */
export interface Begin {
  /** Null for all; then nobody is left in too small a group, if that can be. */
  table?: number | null
}

/** To which table somebody is moved, before it begins; one with a new number is a new one. */
export interface MovePupil {
  table: number
}

/** A class, as everybody may know it who has its code. */
export interface Classroom {
  code: string
  link: string
  deck: string
  title: string
  knobs: Record<string, KnobValue>
  /** How many sit at a table. */
  size: number
  /** How many sit at the smallest table; bots take the chairs that are missing. */
  least: number
  most: number
  begins: Begins
  halt: Halt | null
  /** How many have come. */
  pupils: number
  /** How many more may come. */
  room: number
}

/** Where somebody sits. */
export interface ClassPlace {
  pupil: number
  name: string
  table: number
  /** Who else sits there, until play begins. */
  mates: string[]
  /** The code of the table at which they play; null until play begins. */
  game: string | null
}

/** A chair of a table of a class, as its spectators may know it. */
export interface ClassSeat {
  seat: number
  name: string
  kind: SeatKind
  bot: string | null
  present: boolean
  free: boolean
  /** Whether its person has ordered never to be asked in a window. */
  passes: boolean
  asked: boolean
  /** Null before play. */
  score: number | null
  /** Points that nothing takes away any more; the score is these without what is at stake. */
  won: number
  /** Points that are lost by what is unfinished at the end. */
  stake: number
  /** How many cards it has completed. */
  completed: number
  /** Who sits there, by number; null for a bot, and for somebody who came by the table's own code. */
  pupil: number | null
}

/** A table of a class. */
export interface ClassTable {
  table: number
  /** The code of the table at which they play; null until play begins. */
  game: string | null
  link: string | null
  status: Status
  turn: number
  /** For how many seconds at least nothing has been chosen. */
  still: number
  winners: string[]
  seats: ClassSeat[]
}

/** What somebody gets who opens a class or comes to it. */
export interface ClassTicket {
  /** The secret that owns the class or the place, told once; null for who came with a token and keeps it. */
  token: string | null
  /** Null for the teacher. */
  place: ClassPlace | null
  classroom: Classroom
}

/** A class as this socket may know it now: after hello, at each change, and every few seconds. */
export interface ClassMessage {
  type: 'classroom'
  classroom: Classroom
  teacher: boolean
  place: ClassPlace | null
  /** For the teacher; empty for everybody else. */
  tables: ClassTable[]
}

/** What a code leads to. */
export interface Found {
  kind: 'table' | 'class'
  code: string
  link: string
  title: string
}

/** A card in a picture: a card's face, or the back of a pile. */
export interface Shown {
  side: 'face' | 'back'
  /** The card's id, or the name of the pile. */
  id: string
  says: string
}

/** What a part of a card's face means. */
export interface Pointer {
  part: string
  heading: string
  says: string
  /** Where the part is on the face: x, y, width and height, on 250 by 350. */
  at: [number, number, number, number]
}

/** A card, and what is pointed at on it. */
export interface Explained {
  card: string
  name: string
  pointers: Pointer[]
}

/** A picture of a turn: a heading, sentences, and the cards to be seen. */
export interface TurnPicture {
  heading: string
  says: string[]
  shows: Shown[]
}

/** A card in an example of a score, and what it gives or costs. */
export interface ScoreRow {
  card: string
  name: string
  says: string
  points: number
}

/** A score worked out. */
export interface ScoreExample {
  rows: ScoreRow[]
  total: number
  says: string
}

/** A question people ask, and its answer. */
export interface Asked {
  asks: string
  answer: string
}

/** A title in the list of cards. */
export interface ListedCard {
  card: string
  name: string
  copies: number
  says: string
}

/** The titles of one sort, and how many cards they are. */
export interface CardGroup {
  heading: string
  count: number
  entries: ListedCard[]
}

/** How a deck is played, in its own words and with its own numbers. */
export interface Guide {
  deck: string
  title: string
  about: string
  /** For how many it is, how long a game takes, and what cards there are. */
  facts: string[]
  goal: string[]
  setup: string[]
  card: Explained
  /** A card of each other sort, and what it is for. */
  others: Shown[]
  turn: TurnPicture[]
  /** What burns, what is discarded, and what comes back. */
  piles: string[]
  ending: string[]
  example: ScoreExample
  questions: Asked[]
  cards: CardGroup[]
  /** The numbered rules, with this deck's values for their knobs. */
  law: RulePart[]
}

/** Who this socket is at the table: after hello, and again when its seats have changed. */
export interface Welcome {
  type: 'welcome'
  version: number
  host: boolean
  seats: number[]
  table: Table
}

/** Seats, presence or status have changed. */
export interface TableMessage {
  type: 'table'
  table: Table
}

/** The game went on: what one seat of this socket, or a spectator, sees now. */
export interface ViewMessage {
  type: 'view'
  /** How many entries the game's log has; it only grows. */
  number: number
  seat: number | null
  /** Lines of the log whose `n` is greater go away; those of the view are added. -1: the log comes whole. */
  log_after: number
  view: View
  /** What moved since the view before; nothing where the log comes whole. */
  moves: Move[]
  /** What the reader may do; empty for a seat that is not asked, or has answered. */
  choices: Choice[]
  /** Whether the last choice, or in a window the answer given, can be taken back. */
  can_undo: boolean
  /** Where several may be asked at once: who, until when, and what the reader has answered. */
  window: OpenWindow | null
}

/** Something that was said to everybody. */
export interface ChatLine {
  /** Its number, from 1. */
  chat: number
  seat: number
  name: string
  text: string
  phrase: PhraseName | null
}

/** Somebody spoke. */
export interface ChatMessage {
  type: 'chat'
  lines: ChatLine[]
}

/** It is done, and on disk. */
export interface Done {
  type: 'done'
  id: string
  /** That of the entry, of the line of the chat, or 0; in a window that stays open, that of the view. */
  number: number
}

/** Nothing was changed. */
export interface Refusal {
  type: 'refused'
  /** That of the message; null if it had none that could be read. */
  id: string | null
  code: ErrorCode
  /** A sentence for people. */
  reason: string
  /** The number of the rule that does not allow it. */
  rule: string
  /** How many entries the game's log has. */
  number: number
}

/** Why a text is no choice now; an empty reason means that it is one. */
export interface WhyAnswer {
  type: 'why'
  id: string
  choice: string
  reason: string
  rule: string
}

/** A choice that a bot would make, and why. */
export interface Advice {
  choice: Choice
  /** One reason in simple words; may be empty. */
  why: string
  /** How it did when it was tried; may be empty. */
  figures: string
}

/** What a bot would do in the seat's place. */
export interface HintAnswer extends Advice {
  type: 'hint'
  id: string
  seat: number
  /** What it would do else, the better first. */
  others: Advice[]
}

/** Where a lesson goes on. */
export interface LeadAnswer {
  type: 'lead'
  id: string
  seat: number
  /** The names of the choices that lead on; empty when something has been completed, or none does. */
  names: string[]
  /** How many choices it takes, this one included; those that leave no choice are not counted. */
  left: number
}

/** What a message of a client is answered; it repeats the message's id. */
export type Answer = Done | Refusal | WhyAnswer | HintAnswer | LeadAnswer

/** Everything that the server says over a socket. */
export type FromServer =
  | Welcome
  | TableMessage
  | ViewMessage
  | ChatMessage
  | Done
  | Refusal
  | WhyAnswer
  | HintAnswer
  | LeadAnswer

/** The first message of a socket. */
export interface Hello {
  type: 'hello'
  version: number
  /** Null for a spectator. */
  token?: string | null
  /** The number of the last view that was received; 0 for none. */
  since?: number
  /** The number of the last line of the chat; 0 for none. */
  chat?: number
}

/** Asks for nothing but an answer. */
export interface Ping {
  type: 'ping'
  id: string
}

/** A message that only the owner of the seat may send. */
export interface OfSeat {
  /** Chosen by the client, new for each message; the answer repeats it. */
  id: string
  seat: number
}

/** A choice, made on the view of that number. */
export interface Choose extends OfSeat {
  type: 'choose'
  /** That of the view on which the choice was made. */
  number: number
  /** The choice's name. */
  choice: string
}

/** Takes the last choice back, or the answer given in a window that is still open. */
export interface Undo extends OfSeat {
  type: 'undo'
  number: number
}

/** Asks why a text is no choice now. */
export interface Why extends OfSeat {
  type: 'why'
  choice: string
}

/** Asks what a bot would choose, and why. */
export interface Hint extends OfSeat {
  type: 'hint'
}

/** Asks, in a lesson, which choices lead on to something completed. */
export interface Lead extends OfSeat {
  type: 'lead'
}

/** Something said to everyone at the table: free text, or a ready phrase. */
export interface Chat extends OfSeat {
  type: 'chat'
  text?: string | null
  phrase?: PhraseName | null
}

/** Switches the public order never to be asked in a window: the seat passes there, whatever it holds. */
export interface Order extends OfSeat {
  type: 'order'
  passes: boolean
}

/** How quickly bots should answer, as far as this person is concerned. */
export interface SetPace extends OfSeat {
  type: 'pace'
  pace: Pace
}

/** Gives the seat up. */
export interface Leave extends OfSeat {
  type: 'leave'
}

/** Everything that a client says over a socket after its hello. */
export type ToServer = Choose | Undo | Why | Hint | Lead | Chat | Order | SetPace | Leave | Ping

/** A seat of whoever opens the table: one for a player, several for one screen passed around. */
export interface PersonSeat {
  kind: 'person'
  name: string
}

/** A seat that a bot plays. */
export interface BotSeat {
  kind: 'bot'
  bot?: string
  name?: string | null
}

/** A seat that waits for somebody. */
export interface OpenSeat {
  kind: 'open'
}

/** A seat of a table to be opened. */
export type SeatWish = PersonSeat | BotSeat | OpenSeat

/** A table to be opened. */
export interface NewTable {
  deck: string
  seats: SeatWish[]
  knobs?: Record<string, KnobValue>
  /** The deck of the studio of which this is a version, so that whoever plays finds it. */
  draft?: string | null
  /** Whether the deal is the same each time, one in which the first seat can complete something soon. */
  lesson?: boolean
  /** How long a window stays open in which people are asked. */
  window_seconds?: number
}

/** How long a window is to stay open in which people are asked. */
export interface WindowLength {
  seconds: number
}

/** Who takes a seat. */
export interface Newcomer {
  name: string
}

/** Which bot is put in a seat. */
export interface BotName {
  bot?: string
}

/** From which moment of a game that is over somebody plays on, in which seat, and against which bot. */
export interface Fork {
  /** After how many choices. */
  made: number
  seat: number
  /** Which one plays the other seats. */
  bot?: string
}

export type Value =
  | string
  | number
  | boolean
  | (string
  | number)[]
  | Record<string, string
  | number
  | boolean
  | (string
  | number)[]>
  | null

/** A change of a text by a form: another value in a field; without a field, a card that comes, goes or moves. */
export interface ChangeWish {
  /** A table of the file: deck, words, knobs, tags, classes, or one of cards. */
  table: string
  /** Which card of the table, from 0; null where it has none, or the card is named by its id. */
  at?: number | null
  /** The id or kind of a card, where its number is not known. */
  card?: string
  field?: string
  /** Null: the field is not written; without a field, the card goes. */
  new?: Value
  /** The values of a card that comes, before `at` or at the end of its table. */
  adds?: Record<string, Value> | null
  /** Without a field: the card moves before the one that has this number now. */
  to?: number | null
}

/** A deck to be kept. */
export interface NewDraft {
  text: string
}

/** A text to be kept as the newest version of a draft. */
export interface Save {
  text: string
  /** The version that it was made from. */
  parent: number
  /** What was changed, in its author's words; may be empty. */
  says?: string
}

/** What somebody gets who keeps a deck. */
export interface DraftTicket {
  draft: string
  /** Told once; who has it may change the deck. */
  secret: string
  version: number
}

/** A new secret of a draft; the old one is worth nothing. */
export interface Secret {
  secret: string
}

/** A version of a draft. */
export interface Version {
  version: number
  /** 0: none. */
  parent: number
  /** Seconds since 1970. */
  saved: number
  says: string
  title: string
  /** By which it is played; empty while its text is not right. */
  name: string
  /** Whether it was kept beside the others, since another was saved before it. */
  is_aside: boolean
}

/** A draft at one of its versions. */
export interface Draft extends Version {
  draft: string
  /** Its newest version. */
  head: number
  text: string
}

/** A field that two people changed otherwise. */
export interface Conflict {
  table: string
  /** Its id or kind; empty where the table has no cards. */
  card: string
  name: string
  field: string
  base: Value
  mine: Value
  /** This one stands in the text now. */
  theirs: Value
}

/** What became of a text that was to be kept; it is on disk. */
export interface Saved {
  /** The newest version now. */
  version: number
  /** Its text: another one than was sent where somebody saved before. */
  text: string
  is_merged: boolean
  /** The version in which the text stands as it was sent, where there were conflicts; else 0. */
  aside: number
  conflicts: Conflict[]
}

/** By which name a deck is played, looked at and printed. */
export interface DeckName {
  deck: string
}

/** A spreadsheet, or rows pasted from one. */
export interface Import {
  /** The name of the file; that of pasted rows is empty. */
  name: string
  /** The file in base64, or the pasted rows as they are. */
  content: string
  /** Which field each heading means, where that was set by hand; an empty one is left out. */
  columns?: Record<string, string>
  /** The text of a deck to which the cards are added; empty: a deck of its own. */
  into?: string
}

/** A text to be had as a file. */
export interface Export {
  text: string
  form: 'toml' | 'csv' | 'xlsx'
}

/** A deck to begin from. */
export interface Beginning {
  id: string
  title: string
  about: string
  rules: string
  /** How many cards it has. */
  size: number
  /** Whether it was made to begin from. */
  is_small: boolean
}

/** The text of a deck to begin from. */
export interface BeginningText {
  text: string
}

/** A drawing that a card can choose. */
export interface DrawingName {
  name: string
  group: string
}

/** A column of a spreadsheet, and the field that it was taken for. */
export interface Column {
  heading: string
  /** Empty: none. */
  field: string
  sample: string
}

/** What could not be taken from a spreadsheet. */
export interface Misfit {
  /** From 1, as the spreadsheet counts; 0: all of it. */
  row: number
  column: string
  says: string
}

/** A deck made from a spreadsheet. */
export interface Imported {
  text: string
  cards: number
  columns: Column[]
  /** All that a heading can mean. */
  fields: string[]
  misfits: Misfit[]
}

/** The deck's file in a ZIP; its pictures are kept. */
export interface Unbundled {
  name: string
  /** The file in base64. */
  content: string
}

/** The name that a picture has in texts. */
export interface PictureName {
  picture: string
}

/**
 * What a field of a form takes: a line, a paragraph, a number, yes or no, one of its choices, lines, needs, a
 * sentence of the rules, the least and the most, a picture, or words by their names.
 */
export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'truth'
  | 'choice'
  | 'list'
  | 'needs'
  | 'sentence'
  | 'pair'
  | 'picture'
  | 'words'

/** A field of a form. */
export interface FieldForm {
  name: string
  kind: FieldKind
  /** What people call it. */
  label: string
  /** What it is for, in a sentence; may be empty. */
  says: string
  choices: string[]
  smallest: number
  /** Of a number, or of the letters of a text, or of the entries of a list. */
  largest: number
  is_needed: boolean
}

/** A table of cards, and the fields of one. */
export interface TableForm {
  table: string
  one: string
  /** What its cards are called. */
  many: string
  fields: FieldForm[]
}

/** The forms of a family of rules. */
export interface FamilyForms {
  rules: string
  deck: FieldForm[]
  knobs: FieldForm[]
  tables: TableForm[]
}

/** A card that somebody sends to a collection. */
export interface Submission {
  by: string
  table: string
  values: Record<string, Value>
}

/** What becomes of a card that was sent. */
export interface Verdict {
  accepts: boolean
}

/** Where pupils send their cards. */
export interface Collection {
  code: string
}

/** What somebody sees who is to send a card. */
export interface CollectionFor {
  code: string
  title: string
  /** Of the deck for which cards are collected. */
  text: string
}

/** A card that was sent to a collection. */
export interface Sent {
  number: number
  by: string
  table: string
  values: Record<string, Value>
  state: 'new' | 'accepted' | 'refused'
  /** What is wrong with it; empty if it is right. */
  says: string
}

/** Something that is wrong in a text. */
export interface StudioProblem {
  table: string
  /** -1: no card of the table. */
  at: number
  card: string
  field: string
  line: number
  says: string
  nearest: string
  is_error: boolean
  can_mend: boolean
}

/** A card in the list of a deck. */
export interface CardLine {
  table: string
  at: number
  id: string
  name: string
  /** What it is, in a few words: its points, when it is played. */
  says: string
  copies: number
  line: number
  problems: number
}

/** How the sentences of a card were read. */
export interface Understood {
  /** As the card will say it; empty if it was not understood. */
  says: string
  /** What happens, one thing after another, in plain words. */
  steps: string[]
  /** Whom it hurts, and whether they may cancel it; may be empty. */
  hurts: string
}

/** The card that is open. */
export interface OpenCard {
  table: string
  at: number
  values: Record<string, Value>
  /** An SVG; empty while the card cannot be drawn. */
  face: string
  understood: Understood | null
}

/** What is to be shown of a text. */
export interface Looked {
  type: 'looked'
  number: number
  /** The family; empty while it is not known. */
  rules: string
  title: string
  /** How many cards it has, copies counted. */
  size: number
  is_right: boolean
  /** By which it can be played; empty while it is not right. */
  name: string
  /** The tables that have no cards: deck, words, knobs, tags, classes. */
  head: Record<string, Record<string, Value>>
  /** The family's own value of each knob. */
  usual: Record<string, KnobValue>
  cards: CardLine[]
  problems: StudioProblem[]
  open: OpenCard | null
}

/** The face of the card that is open, as it will be; the rest of what a message asked follows. */
export interface Face {
  type: 'face'
  number: number
  table: string
  at: number
  /** An SVG. */
  face: string
}

/** A number with the ends of its 95 % interval. */
export interface FigureTold {
  value: number
  low: number | null
  high: number | null
}

/** A figure of a deck, in words that people understand. */
export interface Measure {
  key: string
  label: string
  figure: FigureTold
  /** As people read it. */
  text: string
}

/** Changes that were tried before they are said. */
export interface RemedyTold {
  /** Each can be sent as a change wish: table, card, field, new. */
  changes: Record<string, Value>[]
  before: FigureTold
  after: FigureTold
  mends: boolean
  says: string
}

/** Something that a designer should look at. */
export interface FindingTold {
  key: string
  about: string
  /** Ids of cards, kinds, plans or numbers of players. */
  subjects: string[]
  says: string
  size: FigureTold
  unit: string
  fair: number
  is_grave: boolean
  remedy: RemedyTold | null
}

/** The balance of a text, as far as it is known; the next one of that number replaces it. */
export interface Weighed {
  type: 'weighed'
  number: number
  games: number
  players: number
  measures: Measure[]
  /** The gravest first. */
  findings: FindingTold[]
  /** What was looked at and is as it should be. */
  fine: string[]
  /** From 0 to 1. */
  progress: number
  is_done: boolean
  /** What was changed since the balance before did to the deck, in one sentence; may be empty. */
  told: string
}

/** The first message of an editor's socket. */
export interface EditorHello {
  type: 'hello'
  version: number
}

/** Asks what is to be shown of a text. */
export interface Look {
  type: 'look'
  number: number
  text: string
  table?: string
  /** The card that is open; no table: none is. */
  at?: number
}

/** Changes a text by a form; the answer is the new text, and what is to be shown of it. */
export interface Alter {
  type: 'alter'
  number: number
  text: string
  changes: ChangeWish[]
  table?: string
  at?: number
}

/** Puts the nearest right word in place of a wrong one. */
export interface Mend {
  type: 'mend'
  number: number
  text: string
  /** Which of the problems of this text, from 0. */
  problem: number
  table?: string
  at?: number
}

/** Asks what may come next in a sentence of a card. */
export interface Spell {
  type: 'spell'
  number: number
  text: string
  table: string
  /** As far as it is written. */
  sentence: string
}

/** Asks for the balance of a text; the one before is stopped. */
export interface Weigh {
  type: 'weigh'
  number: number
  text: string
}

/** Stops the balance. */
export interface Rest {
  type: 'rest'
}

/** Everything that an editor says over its socket after its hello. */
export type ToStudio = Look | Alter | Mend | Spell | Weigh | Rest

/** A text after a change; what is to be shown of it follows. */
export interface Altered {
  type: 'altered'
  number: number
  text: string
}

/** Words that may come next: they go in place of everything from `start` on. */
export interface StudioOffer {
  text: string
  part: string
  start: number
}

/** What may come next in a sentence. */
export interface Offers {
  type: 'offers'
  number: number
  offers: StudioOffer[]
}

/** Why a message of an editor was not answered. */
export interface Declined {
  type: 'declined'
  /** 0 if it had none that could be read. */
  number: number
  /** A sentence for people. */
  reason: string
}

/** Everything that an editor is told over its socket. */
export type FromStudio = Looked | Face | Altered | Offers | Weighed | Declined

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** What a client wants to say; the id comes when it is sent. */
export type Saying = WithoutId<ToServer>
