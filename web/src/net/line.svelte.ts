// The line to a table: one socket, opened again when it breaks, and what was said over it and is still unanswered.

import { words } from '../words'
import { heard } from '../words/pseudo'
import { forgetToken, tokenOf } from './memory'
import { CLOSE, VERSION } from './protocol'
import type { Answer, FromServer, Saying } from './protocol'
import { waiting } from './waiting.svelte'

/** What the server says unasked. */
export type News = Exclude<FromServer, Answer>

export type Link = 'connecting' | 'live' | 'lost' | 'offline' | 'gone' | 'outdated'

/** Whoever is at this end of the line. */
export interface Listener {
  /** The numbers of the view and of the line of the chat that were heard last. */
  last(): { since: number; chat: number }
  hear(news: News): void
  /** The seats of this browser are no longer its own. */
  again(): void
}

interface Unanswered {
  saying: Saying
  answer: (answer: Answer) => void
  /** Ends the waiting for it, while it is on its way. */
  end: () => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PULSE = 15_000
const KEPT_FOR_LATER = new Set(['choose', 'undo', 'chat']) // the server knows these by their id, so they can be said again
const UNAWAITED = new Set(['ping', 'pace']) // said by the page, not by a person

export class Line {
  link = $state<Link>('connecting')
  /** What the server said when it hung up, such as that it is full, or how long finished games are kept. */
  why = $state('')

  private socket: WebSocket | null = null
  private unanswered = new Map<string, Unanswered>()
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private left = false

  constructor(
    private code: string,
    private listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.lose)
    this.open()
  }

  /** Say something and get its answer. It is said again after a lost connection, or answered as lost. */
  say(saying: Saying): Promise<Answer> {
    const id = newId()
    return new Promise((answer) => {
      this.unanswered.set(id, { saying, answer, end: () => undefined })
      this.send(id)
    })
  }

  /** Hang up and say hello afresh. */
  reopen(): void {
    this.drop()
    this.link = 'connecting'
    this.open()
  }

  close(): void {
    this.left = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.lose)
    this.drop()
    for (const { end } of this.unanswered.values()) end()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      this.pulse = setInterval(this.beat, PULSE)
      socket.send(JSON.stringify({ type: 'hello', version: VERSION, token: tokenOf(this.code), ...this.listener.last() }))
    }
    socket.onmessage = (event) => this.hear(heard(JSON.parse(String(event.data)) as FromServer))
    socket.onclose = (event) => this.closed(event.code, event.reason)
  }

  private hear(message: FromServer): void {
    this.heard = Date.now()
    if ('id' in message) return this.answered(message)
    this.listener.hear(message)
    if (message.type !== 'welcome') return
    this.link = 'live'
    this.failures = 0
    this.why = ''
    for (const id of this.unanswered.keys()) this.send(id)
  }

  private answered(answer: Answer): void {
    if (answer.id === null) return
    const asked = this.unanswered.get(answer.id)
    this.unanswered.delete(answer.id)
    asked?.end()
    asked?.answer(answer)
  }

  private closed(code: number, reason = ''): void {
    clearInterval(this.pulse)
    this.socket = null
    for (const [id, { saying, end }] of this.unanswered) {
      end()
      if (!KEPT_FOR_LATER.has(saying.type)) {
        this.answered({ type: 'refused', id, code: 'failed', reason: words.lostMeanwhile, rule: '', number: 0 })
      }
    }
    if (this.left) return
    this.why = code === CLOSE.NO_TABLE || code === CLOSE.TOO_SLOW ? reason : ''
    if (code === CLOSE.NO_TABLE) this.link = 'gone'
    else if (code === CLOSE.NOT_UNDERSTOOD) this.link = 'outdated'
    else if (code === CLOSE.NOT_ALLOWED && tokenOf(this.code)) {
      forgetToken(this.code)
      this.listener.again()
    } else {
      this.link = navigator.onLine ? 'lost' : 'offline'
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures)
      this.failures += 1
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
    }
  }

  /** Send what was said, if the line is there. */
  private send(id: string): void {
    const said = this.unanswered.get(id)
    if (!said || this.link !== 'live' || this.socket?.readyState !== WebSocket.OPEN) return
    said.end()
    if (!UNAWAITED.has(said.saying.type)) said.end = waiting.begin()
    this.socket.send(JSON.stringify({ ...said.saying, id }))
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

/** An id that nobody else chooses; randomUUID is missing where the page is not served by https. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
