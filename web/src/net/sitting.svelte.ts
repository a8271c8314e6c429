// This browser's place at a table: one socket, what it has shown so far, and what is still unanswered.

import { words } from '../words'
import { forgetToken, tokenOf } from './memory'
import { CLOSE, VERSION } from './protocol'
import type { Advice, Answer, ChatLine, Choice, FromServer, LogLine, Move, Saying, Table, View, ViewMessage } from './protocol'

/** What one seat, or a spectator, sees. */
export interface Seen {
  number: number
  view: View
  moves: Move[]
  choices: Choice[]
  canUndo: boolean
  passes: boolean
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

interface Unanswered {
  saying: Saying
  answer: (answer: Answer) => void
}

export type Link = 'connecting' | 'live' | 'lost' | 'offline' | 'gone' | 'outdated'

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PULSE = 15_000
const KEPT_FOR_LATER = new Set(['choose', 'undo', 'chat']) // the server knows these by their id, so they can be said again
const SPECTATOR = -1

export class Sitting {
  link = $state<Link>('connecting')
  table = $state.raw<Table | null>(null)
  host = $state(false)
  seats = $state.raw<number[]>([])
  seen = $state.raw<ReadonlyMap<number, Seen>>(new Map())
  chat = $state.raw<ChatLine[]>([])
  said = $state.raw<Said | null>(null)
  /** What was chosen here, until it is refused or its seat sees what came of it: an answer alone shows nothing new to choose. */
  choosing = $state.raw<Choosing | null>(null)

  private socket: WebSocket | null = null
  private unanswered = new Map<string, Unanswered>()
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private left = false

  constructor(readonly code: string) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.lose)
    this.open()
  }

  /** What the seat sees; null is a spectator. */
  at(seat: number | null): Seen | null {
    return this.seen.get(seat ?? SPECTATOR) ?? null
  }

  /** Say something and get its answer. It is said again after a lost connection, or answered as lost. */
  say(saying: Saying): Promise<Answer> {
    const id = newId()
    return new Promise((answer) => {
      this.unanswered.set(id, { saying, answer })
      this.send({ ...saying, id })
    })
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
    this.reopen()
  }

  close(): void {
    this.left = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.lose)
    this.drop()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      this.pulse = setInterval(this.beat, PULSE)
      const numbers = [...this.seen.values()].map((seen) => seen.number)
      const since = numbers.length ? Math.min(...numbers) : 0
      const chat = this.chat.at(-1)?.chat ?? 0
      socket.send(JSON.stringify({ type: 'hello', version: VERSION, token: tokenOf(this.code), since, chat }))
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => this.closed(event.code)
  }

  private hear(message: FromServer): void {
    this.heard = Date.now()
    if (message.type === 'welcome') this.welcomed(message)
    else if (message.type === 'table') this.table = message.table
    else if (message.type === 'view') this.see(message)
    else if (message.type === 'chat') this.chat = withNew(this.chat, message.lines)
    else this.answered(message)
  }

  private welcomed(message: Extract<FromServer, { type: 'welcome' }>): void {
    this.link = 'live'
    this.failures = 0
    this.host = message.host
    this.seats = message.seats
    this.table = message.table
    for (const [id, { saying }] of this.unanswered) this.send({ ...saying, id })
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
      passes: message.passes,
      log,
    }
    this.seen = new Map(this.seen).set(message.seat ?? SPECTATOR, seen)
    if (this.choosing?.seat === message.seat && this.choosing.number < seen.number) this.choosing = null
    if (this.said && this.said.kind !== 'done' && this.said.number < seen.number) this.said = null
  }

  private answered(answer: Answer): void {
    if (answer.id === null) return
    const asked = this.unanswered.get(answer.id)
    this.unanswered.delete(answer.id)
    asked?.answer(answer)
  }

  private closed(code: number): void {
    clearInterval(this.pulse)
    this.socket = null
    for (const [id, { saying }] of this.unanswered) {
      if (!KEPT_FOR_LATER.has(saying.type)) {
        this.answered({ type: 'refused', id, code: 'failed', reason: words.lostMeanwhile, rule: '', number: 0 })
      }
    }
    if (this.left) return
    if (code === CLOSE.NO_TABLE) this.link = 'gone'
    else if (code === CLOSE.NOT_UNDERSTOOD) this.link = 'outdated'
    else if (code === CLOSE.NOT_ALLOWED && tokenOf(this.code)) {
      forgetToken(this.code)
      this.again()
    } else {
      this.link = navigator.onLine ? 'lost' : 'offline'
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures)
      this.failures += 1
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
    }
  }

  private send(message: object): void {
    if (this.link === 'live' && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private drop(): void {
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    if (this.socket) {
      this.socket.onclose = null
      this.socket.onmessage = null
      this.socket.close()
      this.socket = null
    }
  }

  private reopen(): void {
    this.drop()
    this.link = 'connecting'
    this.open()
  }

  private hurry = (): void => {
    if (this.link === 'lost' || this.link === 'offline') this.reopen()
  }

  private lose = (): void => {
    this.drop()
    this.closed(0)
  }

  /** A socket that has been silent for two pulses is given up; its closing alone may take minutes to be noticed. */
  private beat = (): void => {
    if (Date.now() - this.heard > 2 * PULSE) this.lose()
    else void this.say({ type: 'ping' })
  }
}

function withNew(lines: ChatLine[], more: ChatLine[]): ChatLine[] {
  const last = lines.at(-1)?.chat ?? 0
  return lines.concat(more.filter((line) => line.chat > last))
}

/** An id that nobody else chooses; randomUUID is missing where the page is not served by https. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
