// This browser's place at a table: its seats, what they have seen so far, and what is on its way.

import { Line } from './line.svelte'
import type { Link, Listener, News } from './line.svelte'
import type { Advice, Answer, ChatLine, Choice, LogLine, Move, OpenWindow, Saying, Table, View, ViewMessage } from './protocol'

/** What one seat, or a spectator, sees. */
export interface Seen {
  number: number
  view: View
  moves: Move[]
  choices: Choice[]
  canUndo: boolean
  /** Where several may be asked at once: who, until when, and what was answered here. */
  window: OpenWindow | null
  log: LogLine[]
}

/** A line for this person alone: why not, a hint, what was done by itself. */
export interface Said {
  kind: 'reason' | 'hint' | 'done'
  text: string
  rule: string
  /** The position of which it speaks; it goes away with that. */
  number: number
  /** The choices that a hint speaks of, the best first. */
  advice: Advice[]
}

/** A choice on its way: made by a seat from the position of this number. */
interface Choosing {
  seat: number
  name: string
  number: number
}

const SPECTATOR = -1

export class Sitting implements Listener {
  table = $state.raw<Table | null>(null)
  host = $state(false)
  seats = $state.raw<number[]>([])
  seen = $state.raw<ReadonlyMap<number, Seen>>(new Map())
  chat = $state.raw<ChatLine[]>([])
  said = $state.raw<Said | null>(null)
  /** What is typed into the chat and not sent yet. */
  unsent = $state('')
  /** What was chosen here, until it is refused or its seat sees what came of it: an answer alone shows nothing new to choose. */
  choosing = $state.raw<Choosing | null>(null)

  private line: Line

  constructor(readonly code: string) {
    this.line = new Line(code, this)
  }

  get link(): Link {
    return this.line.link
  }

  get why(): string {
    return this.line.why
  }

  /** What the seat sees; null is a spectator. */
  at(seat: number | null): Seen | null {
    return this.seen.get(seat ?? SPECTATOR) ?? null
  }

  /** Say something and get its answer. */
  say(saying: Saying): Promise<Answer> {
    return this.line.say(saying)
  }

  async choose(seat: number, choice: Choice): Promise<Answer | null> {
    const seen = this.at(seat)
    if (!seen || this.choosing !== null) return null
    this.said = null
    const made: Choosing = { seat, name: choice.name, number: seen.number }
    this.choosing = made
    const answer = await this.say({ type: 'choose', seat, number: made.number, choice: made.name })
    if (answer.type === 'refused') {
      if (this.choosing === made) this.choosing = null
      this.told(answer)
    }
    return answer
  }

  async undo(seat: number): Promise<void> {
    const seen = this.at(seat)
    if (!seen || this.choosing !== null) return
    this.told(await this.say({ type: 'undo', seat, number: seen.number }))
  }

  async askWhy(seat: number, choice: string): Promise<void> {
    this.told(await this.say({ type: 'why', seat, choice }))
  }

  async askHint(seat: number): Promise<void> {
    this.told(await this.say({ type: 'hint', seat }))
  }

  /** Keep what an answer says to this person, if it says something. */
  told(answer: Answer): void {
    if (answer.type === 'refused') this.tell('reason', answer.reason, answer.rule, answer.number)
    else if (answer.type === 'hint') this.tell('hint', '', '', 0, [answer, ...answer.others])
    else if (answer.type === 'why' && answer.reason) this.tell('reason', answer.reason, answer.rule)
    else this.said = null
  }

  tell(kind: Said['kind'], text: string, rule = '', number = 0, advice: Advice[] = []): void {
    this.said = { kind, text, rule, advice, number: Math.max(number, ...[...this.seen.values()].map((seen) => seen.number)) }
  }

  /** Say hello afresh: the seats of this browser have changed. */
  again(): void {
    this.seen = new Map()
    this.line.reopen()
  }

  close(): void {
    this.line.close()
  }

  /** The numbers of what was seen and said last, so that only the rest is sent again. */
  last(): { since: number; chat: number } {
    const numbers = [...this.seen.values()].map((seen) => seen.number)
    return { since: numbers.length ? Math.min(...numbers) : 0, chat: this.chat.at(-1)?.chat ?? 0 }
  }

  /** Take in what the server says. */
  hear(news: News): void {
    if (news.type === 'view') this.see(news)
    else if (news.type === 'chat') this.chat = withNew(this.chat, news.lines)
    else this.table = news.table
    if (news.type === 'welcome') {
      this.host = news.host
      this.seats = news.seats
    }
  }

  private see(message: ViewMessage): void {
    const before = this.at(message.seat)
    const log = (before?.log ?? []).filter((line) => line.n <= message.log_after).concat(message.view.log)
    const seen: Seen = {
      number: message.number,
      view: message.view,
      moves: message.moves,
      choices: message.choices,
      canUndo: message.can_undo,
      window: message.window,
      log,
    }
    this.seen = new Map(this.seen).set(message.seat ?? SPECTATOR, seen)
    const isKept = seen.window?.answer === this.choosing?.name
    if (this.choosing?.seat === message.seat && (isKept || this.choosing.number < seen.number)) this.choosing = null
    if (this.said && this.said.kind !== 'done' && this.said.number < seen.number) this.said = null
  }
}

function withNew(lines: ChatLine[], more: ChatLine[]): ChatLine[] {
  const last = lines.at(-1)?.chat ?? 0
  return lines.concat(more.filter((line) => line.chat > last))
}
