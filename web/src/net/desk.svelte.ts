// The line to the desk at which the server reads, changes and weighs texts: one socket, opened again when it breaks.

import { CLOSE, VERSION } from './protocol'
import type { FromStudio, ToStudio } from './protocol'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000

/** Whoever sits before the desk. */
export interface Guest {
  hear(message: FromStudio): void
  /** The line is there, for the first time or again: whatever was not answered is to be asked anew. */
  again(): void
}

export class Desk {
  isLive = $state(false)
  isOutdated = $state(false)

  private socket: WebSocket | null = null
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private numbers = 0

  constructor(private guest: Guest) {
    addEventListener('online', this.hurry)
    this.open()
  }

  /** The number of the next message. */
  next(): number {
    this.numbers += 1
    return this.numbers
  }

  /** Say something; whether it went out. */
  say(message: ToStudio): boolean {
    if (!this.isLive) return false
    this.socket!.send(JSON.stringify(message))
    return true
  }

  close(): void {
    removeEventListener('online', this.hurry)
    clearTimeout(this.timer)
    this.drop()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/studio/editor`)
    this.socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', version: VERSION }))
      this.isLive = true
      this.guest.again()
    }
    socket.onmessage = (event) => {
      this.failures = 0
      this.guest.hear(JSON.parse(String(event.data)) as FromStudio)
    }
    socket.onclose = (event) => this.closed(event.code)
  }

  private closed(code: number): void {
    this.drop()
    if (code === CLOSE.NOT_UNDERSTOOD) {
      this.isOutdated = true
      return
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures)
    this.failures += 1
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }

  private drop(): void {
    this.isLive = false
    if (!this.socket) return
    this.socket.onclose = null
    this.socket.onmessage = null
    this.socket.close()
    this.socket = null
  }

  private hurry = (): void => {
    if (this.isLive) return
    clearTimeout(this.timer)
    this.drop()
    this.open()
  }
}
