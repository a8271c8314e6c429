// The line to a class: one socket that only listens, opened again when it breaks.

import type { Link } from './line.svelte'
import { forgetToken, tokenOf } from './memory'
import { CLOSE, VERSION } from './protocol'
import type { ClassMessage } from './protocol'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
const SILENCE = 40_000 // the server speaks every 15 seconds, so a line that was silent for so long is dead

export class Attendance {
  said = $state.raw<ClassMessage | null>(null)
  link = $state<Link>('connecting')
  /** What the server said when it hung up, such as that it is full. */
  why = $state('')

  private socket: WebSocket | null = null
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined

  constructor(readonly code: string) {
    addEventListener('online', this.again)
    addEventListener('offline', this.lose)
    this.open()
  }

  /** Say hello afresh, as whoever this browser is now. */
  again = (): void => {
    this.drop()
    this.open()
  }

  close(): void {
    removeEventListener('online', this.again)
    removeEventListener('offline', this.lose)
    this.drop()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/classes/${encodeURIComponent(this.code)}/socket`)
    this.socket = socket
    this.listen()
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: VERSION, token: tokenOf(this.code) }))
    socket.onmessage = (event) => this.hear(event)
    socket.onclose = (event) => this.closed(event.code, event.reason)
  }

  private hear(event: MessageEvent): void {
    const message = JSON.parse(String(event.data)) as ClassMessage | { type: 'refused' }
    if (message.type !== 'classroom') return
    this.listen()
    this.said = message
    this.link = 'live'
    this.failures = 0
  }

  private listen(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(this.lose, SILENCE)
  }

  private closed(code: number, reason = ''): void {
    this.drop()
    this.why = code === CLOSE.TOO_SLOW ? reason : ''
    if (code === CLOSE.NO_TABLE) this.link = 'gone'
    else if (code === CLOSE.NOT_UNDERSTOOD) this.link = 'outdated'
    else if (code === CLOSE.NOT_ALLOWED && tokenOf(this.code)) {
      forgetToken(this.code)
      this.open()
    } else {
      this.link = navigator.onLine ? 'lost' : 'offline'
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures)
      this.failures += 1
      this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
    }
  }

  private lose = (): void => this.closed(0)

  private drop(): void {
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    if (this.socket) {
      this.socket.onclose = null
      this.socket.onmessage = null
      this.socket.close()
      this.socket = null
    }
  }
}
